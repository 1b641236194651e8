"""The player's addresses: the page, its assets, the compiled program, its failures, its files.

All stand below the secret path of this start (``security``). The page asks with JSON, which a page of
another site cannot send without being asked first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from pathlib import Path

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp

from educode.web.files import FolderFiles
from educode.web.lifetime import Presence
from educode.web.program import Played
from educode.web.security import WORKER_POLICY, Guard
from educode.web.textes import NEEDS_SCRIPTS, NOT_BUILT, NOT_FOUND

ASSETS = Path(__file__).resolve().parent.parent / "assets"
_FILES = {
    "player.js": ("built/player.js", "text/javascript"),
    "player.css": ("built/player.css", "text/css"),
    "worker.js": ("built/worker.js", "text/javascript"),
    "font.ttf": ("fonts/Arimo-Regular.ttf", "font/ttf"),
}
_LONGEST_BODY = 64 * 1024

_PAGE = """<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/player.css">
<script type="module" src="assets/player.js"></script>
</head>
<body><noscript>{noscript}</noscript></body>
</html>
"""


@dataclass(frozen=True, slots=True)
class Settings:
    """What the command line said about this run."""

    parameters: Mapping[str, str]
    seed: float | None
    longest_seconds: float | None


class Player:
    """Answers the page of one program."""

    def __init__(self, played: Played, settings: Settings, files: FolderFiles, presence: Presence) -> None:
        self._played = played
        self._settings = settings
        self._files = files
        self._presence = presence

    def routes(self) -> list[BaseRoute]:
        """Every address of the player."""
        return [
            Route("/", self.page),
            Route("/assets/{name}", asset),
            Route("/program", self.program),
            Route("/failure", self.failure, methods=["POST"]),
            Route("/files", self.files, methods=["POST"]),
            Route("/presence", self.presence),
        ]

    async def page(self, _request: Request) -> Response:
        """The page itself."""
        if not (ASSETS / _FILES["player.js"][0]).is_file():
            return PlainTextResponse(NOT_BUILT, status_code=503)
        title = Path(self._played.source.name).stem
        return HTMLResponse(_PAGE.format(title=escape(title), noscript=escape(NEEDS_SCRIPTS)))

    async def program(self, _request: Request) -> Response:
        """The program as it was last saved: its code, or its errors."""
        number, version = await run_in_threadpool(self._played.newest)
        return JSONResponse(
            {
                "name": Path(version.source.name).name,
                "version": number,
                "code": version.compiled.code if version.compiled else None,
                "errors": version.told(),
                "seed": self._settings.seed,
                "parameters": dict(self._settings.parameters),
                "longestSeconds": self._settings.longest_seconds,
            }
        )

    async def failure(self, request: Request) -> Response:
        """A raw run-time error, answered in French."""
        body = await _json(request)
        step, number = body.get("step"), body.get("version")
        if not isinstance(step, dict) or not isinstance(number, int):
            return JSONResponse(None, status_code=400)
        told = await run_in_threadpool(self._played.diagnose, number, step)
        return JSONResponse(told, status_code=200 if told else 404)

    async def files(self, request: Request) -> Response:
        """A reading request of the program, answered from its own folder."""
        body = await _json(request)
        answer = await run_in_threadpool(self._files.answer, body)
        return JSONResponse(answer, status_code=400 if answer is None else 200)

    async def presence(self, _request: Request) -> Response:
        """An answer that lasts as long as the page is open."""
        return StreamingResponse(self._presence.stay(), media_type="text/event-stream")


def create_app(player: Player, *, token: str, port: int) -> ASGIApp:
    """The whole application, guarded."""
    app = Starlette(
        routes=[Mount(f"/{token}", routes=player.routes())],
        exception_handlers={404: not_found},
    )
    return Guard(app, token=token, port=port)


async def asset(request: Request) -> Response:
    """One of the few files that the page is made of."""
    known = _FILES.get(request.path_params["name"])
    if known is None or not (ASSETS / known[0]).is_file():
        return not_found(request, None)
    headers = {"content-security-policy": WORKER_POLICY} if known[0].endswith("worker.js") else None
    return FileResponse(ASSETS / known[0], media_type=known[1], headers=headers)


def not_found(_request: Request, _error: object) -> Response:
    """Nothing stands at this address."""
    return PlainTextResponse(NOT_FOUND, status_code=404)


async def _json(request: Request) -> dict[str, object]:
    """The JSON object of the request; empty when it is anything else or too long."""
    if request.headers.get("content-type", "").partition(";")[0] != "application/json":
        return {}
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > _LONGEST_BODY:
                return {}
        read = json.loads(body)
    except (ClientDisconnect, ValueError, RecursionError):
        return {}
    return read if isinstance(read, dict) else {}
