"""What the page needs to run a program: its JavaScript, its failures in French, its files; and its Python."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from pathlib import PurePosixPath

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from educode import api
from educode.host.files import ProgramFolder
from educode.text import Source
from educode.web.atelier.bodies import BAD_REQUEST, object_of, text
from educode.web.atelier.routing import get, post
from educode.web.atelier.studio import Studio
from educode.web.atelier.templates import templates
from educode.web.files import FolderFiles
from educode.web.program import Version, compile_version, explain, tell
from educode.web.textes import BEYOND_PYTHON
from educode.workshop import Refused
from educode.workshop.paths import program_path

_VERSIONS_KEPT = 32


class Running:
    """Compiles for the page; remembers the last versions to explain their failures."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio
        self._versions: OrderedDict[int, Version] = OrderedDict()
        self._numbers = count(1)

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            post("/api/compile", self.compile),
            post("/api/failure", self.failure),
            post("/api/python", self.python),
            post("/api/files", self.files),
            get("/api/templates", self.templates),
        ]

    async def compile(self, request: Request) -> object:
        """The JavaScript of a text, or its errors."""
        version = await run_in_threadpool(compile_version, await _source(request))
        number = next(self._numbers)
        self._versions[number] = version
        if len(self._versions) > _VERSIONS_KEPT:
            self._versions.popitem(last=False)
        code = version.compiled.code if version.compiled else None
        return {"number": number, "code": code, "errors": version.told()}

    async def failure(self, request: Request) -> object:
        """A raw run-time error, answered in French."""
        body = await object_of(request)
        step, number = body.get("step"), body.get("number")
        version = self._versions.get(number) if isinstance(number, int) else None
        if not isinstance(step, dict) or version is None:
            raise Refused(BAD_REQUEST)
        told = await run_in_threadpool(explain, version, step)
        if told is None:
            raise Refused(BAD_REQUEST)
        return told

    async def python(self, request: Request) -> object:
        """A text in Python, with the lines that belong together and what Python refuses of it; or its errors."""
        return await run_in_threadpool(_in_python, await _source(request))

    async def files(self, request: Request) -> object:
        """A reading request of a program, answered from its own folder."""
        body = await object_of(request)
        wanted = body.get("request")
        if not isinstance(wanted, dict):
            raise Refused(BAD_REQUEST)
        place = program_path(self._studio.workspace.root, text(body, "program"))
        answer = await run_in_threadpool(FolderFiles(ProgramFolder(place.parent)).answer, wanted)
        if answer is None:
            raise Refused(BAD_REQUEST)
        return answer

    async def templates(self, _request: Request) -> object:
        """What a new program can begin with."""
        return [{"name": one.name, "title": one.title, "text": one.text} for one in templates()]


async def _source(request: Request) -> Source:
    body = await object_of(request)
    return Source(text(body, "text"), PurePosixPath(text(body, "path")).name)


def _in_python(source: Source) -> object:
    analysis = api.analyse(source)
    if analysis.has_errors:
        return {"errors": [tell(found, source) for found in analysis.diagnostics if found.severity == "erreur"]}
    translation = api.translate(analysis)
    lines = [[line, rank] for rank, line in enumerate(translation.lines, start=1) if line]
    refused = api.refused_line(translation)
    note = BEYOND_PYTHON.format(line=refused) if refused is not None else None
    return {"text": translation.code, "lines": lines, "refused": note}
