"""A server for this computer's browser alone: where it listens, what it says, when it ends."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from educode.web import textes
from educode.web.lifetime import Presence
from educode.web.security import new_token

ENDED = 0
NO_PORT = 2

_HOST = "127.0.0.1"
_FIRST_FREE_PORT, _LAST_PORT = 1024, 65535
_LARGEST_MESSAGE = 4_000_000

say = partial(print, flush=True)

MakeApp = Callable[[Presence, str, int], ASGIApp]
"""Makes the application from the count of its pages, its secret and its port."""


def serve_page(  # noqa: PLR0913 - what the command line can say
    make_app: MakeApp,
    name: str,
    *,
    port: int,
    open_browser: bool,
    tell: Callable[[str], object],
    grace: float,
    usual_port: int = 0,
) -> int:
    """Serve until the last page is closed or Ctrl-C; the exit code. ``name``: what is opened, as people say it.

    ``port`` 0 takes ``usual_port`` if that is free, else any that is. ``grace``: how many seconds the server
    waits for another page once the last one is closed.
    """
    listener = _bind(usual_port) if usual_port and not port else None
    listener = listener or _listen(port, tell)
    if listener is None:
        return NO_PORT
    with listener:
        token = new_token()
        bound = listener.getsockname()[1]
        address = f"http://{_HOST}:{bound}/{token}/"
        server = _Server(make_app, token, bound, grace)
        server.once_started(lambda: _announce(address, name, tell, open_browser=open_browser))
        server.run_on(listener)
    if server.left_alone:
        tell(textes.CLOSED)
    return ENDED


class _Server(uvicorn.Server):
    """A uvicorn server that says when it answers, and leaves when the last page has gone."""

    def __init__(self, make_app: MakeApp, token: str, port: int, grace: float) -> None:
        self.left_alone = False
        self._presence = Presence(self._leave, grace=grace)
        self._started: Callable[[], object] = bool
        super().__init__(
            uvicorn.Config(
                make_app(self._presence, token, port),
                log_level="critical",
                access_log=False,
                lifespan="off",
                timeout_graceful_shutdown=1,
                ws_max_size=_LARGEST_MESSAGE,
            )
        )

    def once_started(self, call: Callable[[], object]) -> None:
        """Call ``call`` on a thread of its own as soon as requests are answered."""
        self._started = call

    def run_on(self, listener: socket.socket) -> None:
        """Serve on ``listener`` until told to leave; Ctrl-C is the usual way, hence no error."""
        try:
            self.run(sockets=[listener])
        except KeyboardInterrupt:
            return

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        threading.Thread(target=self._started, daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let go of the pages first: their open answers would hold the server back."""
        self._presence.end()
        await super().shutdown(sockets)

    def _leave(self) -> None:
        self.left_alone = True
        self.should_exit = True


def _listen(port: int, tell: Callable[[str], object]) -> socket.socket | None:
    if port and not _FIRST_FREE_PORT <= port <= _LAST_PORT:
        tell(textes.PORT_REFUSED.format(port=port))
        return None
    listener = _bind(port)
    if listener is None:
        tell(textes.PORT_IN_USE.format(port=port))
    return listener


def _bind(port: int) -> socket.socket | None:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if sys.platform != "win32":  # there, this option would let two servers share a port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((_HOST, port))
    except OSError:
        listener.close()
        return None
    return listener


def _announce(address: str, name: str, tell: Callable[[str], object], *, open_browser: bool) -> None:
    opened = open_browser and _has_screen() and _open(address)
    sentence = textes.OPENED if opened else textes.OPEN_YOURSELF if open_browser else textes.READY
    tell(sentence.format(name=name, address=address))


def _has_screen() -> bool:
    """Whether a graphical browser can show: without one, ``webbrowser`` may start one in the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER"))


def _open(address: str) -> bool:
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False
