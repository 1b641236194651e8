"""The language server over a WebSocket, attacked too."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from web.atelier.conftest import ORIGIN, SOCKETS

URI = "edu:///jeu.edu"


def _connect(client: TestClient) -> WebSocketTestSession:
    return client.websocket_connect(f"{SOCKETS}/jeton/lsp", headers={"origin": ORIGIN})


def _ask(socket: WebSocketTestSession, number: int, method: str, params: dict[str, Any]) -> Any:
    socket.send_json({"jsonrpc": "2.0", "id": number, "method": method, "params": params})
    while True:
        answer = socket.receive_json()
        if answer.get("id") == number:
            return answer


def _start(socket: WebSocketTestSession) -> Any:
    answer = _ask(socket, 1, "initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    socket.send_json({"jsonrpc": "2.0", "method": "initialized", "params": {}})
    return answer["result"]


def _open(socket: WebSocketTestSession, text: str) -> Any:
    document = {"uri": URI, "languageId": "educode", "version": 1, "text": text}
    socket.send_json({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": document}})
    return socket.receive_json()


def test_a_page_gets_diagnostics_and_completions(client: TestClient) -> None:
    with _connect(client) as socket:
        assert _start(socket)["capabilities"]["completionProvider"]["triggerCharacters"] == [".", '"']
        told = _open(socket, "score est un nombre\naffiche scor\n")
        assert told["method"] == "textDocument/publishDiagnostics"
        assert [found["code"] for found in told["params"]["diagnostics"]] == ["EDU0301"]
        place = {"textDocument": {"uri": URI}, "position": {"line": 1, "character": 12}}
        found = _ask(socket, 2, "textDocument/completion", place)["result"]["items"]
        assert found[0]["label"] == "score"


def test_each_connection_has_its_own_documents(client: TestClient) -> None:
    with _connect(client) as one, _connect(client) as other:
        _start(one)
        _start(other)
        _open(one, "affiche 1\n")
        place = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 1}}
        assert "error" in _ask(other, 2, "textDocument/hover", place)


@pytest.mark.parametrize("message", ["", "{", "[]", "1", "null", '"x"', '{"jsonrpc": "1.0"}', "{}", "[" * 10_000])
def test_what_is_no_message_is_refused_and_the_connection_stays(client: TestClient, message: str) -> None:
    with _connect(client) as socket:
        socket.send_text(message)
        assert "error" in socket.receive_json()
        assert _start(socket)["capabilities"]


@pytest.mark.parametrize(
    "params",
    [None, {}, [], 1, {"textDocument": {}}, {"textDocument": {"uri": URI}, "position": {"line": "a", "character": -1}}],
)
def test_parameters_of_another_shape_are_refused(client: TestClient, params: object) -> None:
    with _connect(client) as socket:
        _start(socket)
        socket.send_json({"jsonrpc": "2.0", "id": 5, "method": "textDocument/hover", "params": params})
        assert "error" in socket.receive_json()
        _open(socket, "affiche 1\n")


@pytest.mark.parametrize("method", ["inconnu", "workspace/executeCommand", "$/progress", ""])
def test_unknown_methods_do_no_harm(client: TestClient, method: str) -> None:
    with _connect(client) as socket:
        _start(socket)
        socket.send_json({"jsonrpc": "2.0", "id": 7, "method": method, "params": {"command": "rm", "arguments": []}})
        assert "error" in socket.receive_json()
        _open(socket, "affiche 1\n")


def test_leaving_ends_the_connection_and_not_the_server(client: TestClient) -> None:
    with _connect(client) as socket:
        _start(socket)
        _ask(socket, 3, "shutdown", {})
        socket.send_json({"jsonrpc": "2.0", "method": "exit"})
    assert client.get("api/state").status_code == 200


def test_bytes_end_the_connection(client: TestClient) -> None:
    with _connect(client) as socket:
        socket.send_bytes(b"\xff\x00")
    assert client.get("api/state").status_code == 200
