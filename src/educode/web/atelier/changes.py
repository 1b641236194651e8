"""Tells each open page which programs have changed, as server-sent events; a page knows what it wrote itself.

The stream lasts as long as the page: it also counts the pages that are open.
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Iterator

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute

from educode.web.atelier.routing import get
from educode.web.atelier.studio import Studio
from educode.web.lifetime import Presence
from educode.workshop import Refused
from educode.workshop.workspace import Program

_EVERY_SECONDS = 1.0
_UNREADABLE = ""


class Changes:
    """Watches the folder of ``studio`` for each page that is open."""

    def __init__(self, studio: Studio, presence: Presence, every: float = _EVERY_SECONDS) -> None:
        self._studio = studio
        self._presence = presence
        self._every = every

    def routes(self) -> list[BaseRoute]:
        """Their address."""
        return [get("/api/changes", self.changes)]

    async def changes(self, _request: Request) -> Response:
        """An answer that lasts as long as the page is open."""
        return StreamingResponse(self.events(), media_type="text/event-stream")

    async def events(self) -> AsyncGenerator[bytes, None]:
        """One event a change; a comment each time that nothing has changed."""
        with self._presence.page():
            before = await run_in_threadpool(self._look)
            yield b": ici\n\n"
            while not self._presence.is_over:
                await self._presence.wait(self._every)
                now = await run_in_threadpool(self._look)
                changed = await run_in_threadpool(self._events, before, now)
                yield changed or b": rien\n\n"
                before = now

    def _look(self) -> dict[str, Program]:
        return {program.path: program for program in self._studio.workspace.programs()}

    def _events(self, before: dict[str, Program], now: dict[str, Program]) -> bytes:
        return b"".join(_event(path, version) for path, version in self._changed(before, now))

    def _changed(self, before: dict[str, Program], now: dict[str, Program]) -> Iterator[tuple[str, str | None]]:
        for path in sorted(before.keys() | now.keys()):
            if path not in now:
                yield path, None
            elif before.get(path) != now[path]:
                try:
                    version = self._studio.workspace.read(path).version
                except (Refused, OSError):
                    version = _UNREADABLE
                yield path, version


def _event(path: str, version: str | None) -> bytes:
    return f"data: {json.dumps({'path': path, 'version': version}, ensure_ascii=False)}\n\n".encode()
