"""The language server over a WebSocket: one JSON-RPC message a frame, one server a connection."""

from __future__ import annotations

import asyncio
import json

from starlette.routing import BaseRoute, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from educode.lsp.connection import Connection

_TOO_BIG = 1009
_LARGEST_MESSAGE = 4_000_000


def socket_routes() -> list[BaseRoute]:
    """The one address of the language server."""
    return [WebSocketRoute("/lsp", _talk)]


async def _talk(socket: WebSocket) -> None:
    await socket.accept()
    outgoing: asyncio.Queue[str] = asyncio.Queue()
    connection = Connection(outgoing.put_nowait)
    sender = asyncio.create_task(_send_all(socket, outgoing))
    try:
        while not connection.is_over:
            message = await _receive(socket)
            if message is None:
                break
            connection.receive(message)
    finally:
        connection.close()
        sender.cancel()


async def _send_all(socket: WebSocket, outgoing: asyncio.Queue[str]) -> None:
    while True:
        await socket.send_text(await outgoing.get())


async def _receive(socket: WebSocket) -> object:
    """The next message; None at the end of the connection. What is no JSON is an empty message."""
    try:
        text = await socket.receive_text()
    except (WebSocketDisconnect, KeyError, RuntimeError):  # gone, or a frame of bytes
        return None
    if len(text) > _LARGEST_MESSAGE:
        await socket.close(_TOO_BIG)
        return None
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return {}
