"""The language server over a WebSocket: one JSON-RPC message a frame, one server a connection."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.concurrency import run_in_threadpool
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

if TYPE_CHECKING:
    from educode.lsp.connection import Connection

_NORMAL, _REFUSED = 1000, 1008
_LARGEST_MESSAGE = 4_000_000


def socket_routes() -> list[BaseRoute]:
    """The one address of the language server."""
    return [WebSocketRoute("/lsp", _talk)]


async def _talk(socket: WebSocket) -> None:
    connection_type = await run_in_threadpool(_connection_type)
    await socket.accept()
    outgoing: asyncio.Queue[str] = asyncio.Queue()
    connection = connection_type(outgoing.put_nowait)
    sender = asyncio.create_task(_send_all(socket, outgoing))
    try:
        while not connection.is_over:
            connection.receive_text(await _received(socket))
    except WebSocketDisconnect:
        return
    finally:
        connection.close()
        sender.cancel()
    await _close(socket, _NORMAL)


def _connection_type() -> type[Connection]:
    """The protocol's library takes a while to load: only when the first page asks for it."""
    from educode.lsp.connection import Connection

    return Connection


async def _send_all(socket: WebSocket, outgoing: asyncio.Queue[str]) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # gone meanwhile
        while True:
            await socket.send_text(await outgoing.get())


async def _received(socket: WebSocket) -> str:
    """The next message; WebSocketDisconnect at the end, after bytes, or after too long a text."""
    message = await socket.receive()
    text = message.get("text")
    if message["type"] == "websocket.receive" and text is not None and len(text) <= _LARGEST_MESSAGE:
        return str(text)
    if message["type"] == "websocket.receive":
        await _close(socket, _REFUSED)
    raise WebSocketDisconnect(_REFUSED)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)
