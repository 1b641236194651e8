"""What is remembered of the folder: versions of programs, favourites, layout of the page."""

from __future__ import annotations

from dataclasses import asdict

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from educode.web.atelier.bodies import BAD_REQUEST, TOO_BIG, json_of, object_of, query, text
from educode.web.atelier.routing import get, put
from educode.web.atelier.studio import Studio
from educode.workshop import Refused
from educode.workshop.store import Group

_MOST_FAVOURITES = 2_000
_MOST_LAYOUT = 200
_LONGEST_ID = 15


class Memory:
    """Answers about what the store of ``studio`` holds."""

    def __init__(self, studio: Studio) -> None:
        self._studio = studio

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            get("/api/history", self.history),
            get("/api/history/text", self.old_text),
            put("/api/favourites", self.set_favourites),
            put("/api/layout", self.set_layout),
        ]

    async def history(self, request: Request) -> object:
        """The versions of a program, newest first."""
        path = query(request, "path")
        found = await run_in_threadpool(self._studio.store.history, self._studio.folder, path)
        return [asdict(saved) for saved in found]

    async def old_text(self, request: Request) -> object:
        """The text of one of them."""
        path, number = query(request, "path"), query(request, "id")
        if not (number.isascii() and number.isdigit() and len(number) <= _LONGEST_ID):
            raise Refused(BAD_REQUEST)
        found = await run_in_threadpool(self._studio.store.text_of, self._studio.folder, path, int(number))
        if found is None:
            raise Refused("absent")
        return {"text": found}

    async def set_favourites(self, request: Request) -> object:
        """The favourites, group by group."""
        groups = _groups(await json_of(request))
        await run_in_threadpool(self._studio.store.set_favourites, self._studio.folder, groups)
        return {}

    async def set_layout(self, request: Request) -> object:
        """Some values that the page wants to find again."""
        values = await object_of(request)
        if len(values) > _MOST_LAYOUT:
            raise Refused(TOO_BIG)
        await run_in_threadpool(self._studio.store.set_layout, self._studio.folder, values)
        return {}


def _groups(body: object) -> list[Group]:
    if not isinstance(body, list) or len(body) > _MOST_FAVOURITES:
        raise Refused(BAD_REQUEST)
    groups = [_group(one) for one in body]
    if sum(len(group.paths) for group in groups) > _MOST_FAVOURITES:
        raise Refused(TOO_BIG)
    return groups


def _group(body: object) -> Group:
    paths = body.get("paths") if isinstance(body, dict) else None
    if not isinstance(body, dict) or not isinstance(paths, list):
        raise Refused(BAD_REQUEST)
    return Group(text(body, "heading"), tuple(text({"path": path}, "path") for path in paths))
