"""The programs of the folder: list, read, save, create, move, delete, restore."""

from __future__ import annotations

from dataclasses import asdict

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from educode import __version__
from educode.web.atelier.bodies import BAD_REQUEST, object_of, query, text
from educode.web.atelier.routing import get, post, put, refusal
from educode.web.atelier.studio import Studio
from educode.web.atelier.templates import template_text
from educode.workshop import Conflict, Refused


class Programs:
    """Answers about the programs of ``studio``."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            get("/api/state", self.state),
            get("/api/program", self.read),
            put("/api/program", self.save),
            post("/api/program", self.create),
            post("/api/rename", self.rename),
            post("/api/duplicate", self.duplicate),
            post("/api/delete", self.delete),
            post("/api/restore", self.restore),
            post("/api/folder", self.make_folder),
        ]

    async def state(self, _request: Request) -> object:
        """All that the page shows at its start."""
        return await run_in_threadpool(self._state)

    def _state(self) -> object:
        studio = self._studio
        programs = studio.workspace.programs()
        layout = studio.store.layout(studio.folder)
        return {
            "folder": {"name": studio.workspace.root.name or studio.folder},
            "programs": [asdict(program) for program in programs],
            "folders": studio.workspace.folders(),
            "favourites": [asdict(group) for group in studio.store.favourites(studio.folder)],
            "layout": layout,
            "bin": studio.workspace.bin(),
            "first_start": not programs and not layout,
            "version": __version__,
            "channel": studio.store.door(studio.folder).channel,
        }

    async def read(self, request: Request) -> object:
        """The text of a program."""
        path = query(request, "path")
        found = await run_in_threadpool(self._studio.workspace.read, path)
        return {"path": path, "text": found.text, "version": found.version}

    async def save(self, request: Request) -> object:
        """A new text for a program, unless the file has changed outside."""
        body = await object_of(request)
        written = await run_in_threadpool(
            self._studio.save, text(body, "path"), text(body, "text"), text(body, "known")
        )
        if isinstance(written, Conflict):
            return refusal("conflict", current=asdict(written.current) if written.current else None)
        return {"version": written.version}

    async def create(self, request: Request) -> object:
        """A new program, empty, from a text or from a template."""
        body = await object_of(request)
        path = text(body, "path")
        created = await run_in_threadpool(self._studio.create, path, _first_text(body))
        return {"path": path, "version": created.version}

    async def rename(self, request: Request) -> object:
        """Another name or folder for a program."""
        body = await object_of(request)
        await run_in_threadpool(self._studio.rename, text(body, "path"), text(body, "new_path"))
        return {}

    async def duplicate(self, request: Request) -> object:
        """A copy beside a program."""
        path = text(await object_of(request), "path")
        return {"path": await run_in_threadpool(self._studio.duplicate, path)}

    async def delete(self, request: Request) -> object:
        """A program to the bin."""
        path = text(await object_of(request), "path")
        return {"name": await run_in_threadpool(self._studio.delete, path)}

    async def restore(self, request: Request) -> object:
        """A program out of the bin."""
        name = text(await object_of(request), "name")
        return {"path": await run_in_threadpool(self._studio.restore, name)}

    async def make_folder(self, request: Request) -> object:
        """A new folder."""
        path = text(await object_of(request), "path")
        await run_in_threadpool(self._studio.workspace.make_folder, path)
        return {}


def _first_text(body: object) -> str:
    if not isinstance(body, dict):
        raise Refused(BAD_REQUEST)
    if "template" in body:
        return template_text(text(body, "template"))
    return text(body, "text") if "text" in body else ""
