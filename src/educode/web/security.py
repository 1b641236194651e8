"""Keeps the page between this computer's browser and this server: nobody else reads or writes.

A page of another site can make the browser send requests to 127.0.0.1 (CSRF) or give 127.0.0.1 a
name of its own (DNS rebinding). So each start has a secret path, only the local names are answered,
and a request that says that it comes from elsewhere is refused.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from educode.web.textes import FORBIDDEN

_LOCAL_NAMES = ("127.0.0.1", "localhost")
_WELCOME_SITES = ("same-origin", "none")

PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "worker-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

# The worker evaluates what the compiler made of the program; it needs nothing else, and has no network.
WORKER_POLICY = "default-src 'none'; script-src 'unsafe-eval'; connect-src 'none'"

_HEADERS = {
    "content-security-policy": PAGE_POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}


def new_token() -> str:
    """A secret for one start of the server, fit for a path."""
    return secrets.token_urlsafe(18)


class Guard:
    """Refuses what does not come from the page, and puts the safety headers on every answer."""

    def __init__(self, app: ASGIApp, *, token: str, port: int) -> None:
        self._app = app
        self._prefix = f"/{token}/".encode()
        self._hosts = frozenset(f"{name}:{port}" for name in _LOCAL_NAMES)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on to the application if it is welcome."""
        if scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        elif scope["type"] == "http":
            answer = self._app if self._is_welcome(scope) else PlainTextResponse(FORBIDDEN, status_code=403)
            await answer(scope, receive, _with_headers(send))

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A page always says where its WebSocket comes from; the answer to any other comes before it opens."""
        if "origin" in Headers(scope=scope) and self._is_welcome(scope):
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def _is_welcome(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        return (
            self._is_local(headers)
            and _comes_from_here(headers)
            and hmac.compare_digest(scope["path"].encode()[: len(self._prefix)], self._prefix)
        )

    def _is_local(self, headers: Headers) -> bool:
        return headers.getlist("host") in _each_alone(self._hosts)


def _each_alone(hosts: Iterable[str]) -> list[list[str]]:
    return [[host] for host in hosts]


def _comes_from_here(headers: Headers) -> bool:
    origin = headers.get("origin")
    site = headers.get("sec-fetch-site", "none")
    return site in _WELCOME_SITES and origin in {None, f"http://{headers.get('host', '')}"}


def _with_headers(send: Send) -> Send:
    async def send_guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_guarded
