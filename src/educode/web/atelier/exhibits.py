"""The addresses of the gallery: its list, its pictures, a copy of a program to work on."""

from __future__ import annotations

import hashlib
import os
import threading
from itertools import count
from pathlib import Path

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute

from educode.host.png import svg_to_png
from educode.web.atelier.bodies import object_of, text
from educode.web.atelier.gallery import Shown, gallery, shown
from educode.web.atelier.places import data_folder
from educode.web.atelier.routing import get, post
from educode.web.atelier.studio import Studio
from educode.workshop import Refused
from educode.workshop.paths import EXTENSION, inside

_MOST_COPIES = 1_000


class Exhibits:
    """Answers about the gallery; copies go to the folder of ``studio``."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            get("/api/gallery", self.list),
            post("/api/gallery/open", self.open),
            get("/gallery/{name}.png", self.picture),
        ]

    async def list(self, _request: Request) -> object:
        """Every program with its picture."""
        return [_told(entry) for entry in await run_in_threadpool(gallery)]

    async def open(self, request: Request) -> object:
        """A copy of a program, or the one that is there already."""
        entry = await run_in_threadpool(shown, text(await object_of(request), "name"))
        if entry is None:
            raise Refused("absent")
        return {"path": await run_in_threadpool(self._copy, entry)}

    async def picture(self, request: Request) -> Response:
        """The picture of a program."""
        entry = await run_in_threadpool(shown, request.path_params["name"])
        if entry is None or entry.picture is None:
            raise Refused("absent")
        return FileResponse(await run_in_threadpool(_png, entry.picture), media_type="image/png")

    def _copy(self, entry: Shown) -> str:
        """Under the program's own name, in a folder when it comes with files; a name already taken gets a number."""
        body = entry.program.read_text(encoding="utf-8")
        for number in count(1):
            name = entry.name if number == 1 else f"{entry.name} {number}"
            path = f"{name}/{entry.name}{EXTENSION}" if entry.data else f"{name}{EXTENSION}"
            place = inside(self._studio.workspace.root, path)
            if not place.exists() and not (entry.data and place.parent.exists()):
                break
            if (place.is_file() and self._studio.workspace.read(path).text == body) or number > _MOST_COPIES:
                return path
        self._studio.create(path, body)
        for file in entry.data:
            (place.parent / file.name).write_bytes(file.read_bytes())
        return path


def _told(entry: Shown) -> dict[str, object]:
    picture = f"gallery/{entry.name}.png" if entry.picture else None
    return {"name": entry.name, "title": entry.title, "summary": entry.summary, "picture": picture}


def _png(picture: Path) -> Path:
    """The PNG of a picture, made once and kept in the user's data."""
    svg = picture.read_text(encoding="utf-8")
    kept = data_folder() / "galerie" / f"{hashlib.sha256(svg.encode()).hexdigest()[:32]}.png"
    if not kept.is_file():
        kept.parent.mkdir(parents=True, exist_ok=True)
        new = kept.with_suffix(f".{os.getpid()}-{threading.get_ident()}")
        new.write_bytes(svg_to_png(svg))
        new.replace(kept)
    return kept
