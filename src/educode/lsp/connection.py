"""The language server for a transport that brings whole messages, as a WebSocket does."""

from __future__ import annotations

import json
from collections.abc import Callable

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from educode.lsp.server import Server

_INVALID = -32600


class Connection:
    """One server whose client is at the other end of ``send``. To be used inside a running event loop."""

    def __init__(self, send: Callable[[str], object]) -> None:
        self._send = send
        self._server = Server()
        self._server.protocol.set_writer(_Writer(send), include_headers=False)
        self.is_over = False
        self.left_without_notice = False
        self._was_shut_down = False

    def receive_text(self, text: str | bytes) -> None:
        """Handle the JSON of one message; what is no JSON is an empty message."""
        try:
            message = json.loads(text)
        except (ValueError, RecursionError):
            message = {}
        self.receive(message)

    def receive(self, message: object) -> None:
        """Handle one message, whatever it is."""
        if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
            self._refuse(None, _INVALID, "not JSON-RPC")
        elif message.get("method") == types.EXIT:
            self.is_over = True
            self.left_without_notice = not self._was_shut_down
        else:
            self._was_shut_down |= message.get("method") == types.SHUTDOWN
            self._handle(message)

    def close(self) -> None:
        """The client has gone."""
        self.is_over = True
        self._server.desk.stop()

    def _handle(self, message: dict[str, object]) -> None:
        protocol = self._server.protocol
        try:
            protocol.handle_message(protocol.structure_message(message))
        except JsonRpcException as error:
            self._refuse(message.get("id"), error.code, error.message)
        except Exception as error:
            self._refuse(message.get("id"), _INVALID, type(error).__name__)

    def _refuse(self, number: object, code: int | None, reason: str) -> None:
        told = number if isinstance(number, int | str) else None
        self._send(json.dumps({"jsonrpc": "2.0", "id": told, "error": {"code": code, "message": reason}}))


class _Writer:
    """What the protocol writes to."""

    def __init__(self, send: Callable[[str], object]) -> None:
        self._send = send

    def write(self, data: bytes) -> None:
        self._send(data.decode())

    def close(self) -> None:
        """Nothing to close: the transport ends the connection."""
