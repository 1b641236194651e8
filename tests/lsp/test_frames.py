"""The language server over stdio, its frames and messages of any shape: an answer to each, or a clean end."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

from educode.lsp.stdio import LONGEST_MESSAGE, framed, read_frame

URI = "edu:///jeu.edu"
_COMMAND = "from educode.cli.main import main; import sys; sys.argv = ['educode', 'serveur-langage']; main()"
_PLACE = {"textDocument": {"uri": URI}, "position": {"line": 0, "character": 9}}
_ODD: list[Any] = [
    None, [], 3, "x", {}, {"textDocument": {"uri": URI}}, {**_PLACE, "position": {"line": "a", "character": 0}},
    {**_PLACE, "position": {"line": -1, "character": -5}}, {**_PLACE, "position": {"line": 1e300, "character": 2**70}},
    {**_PLACE, "textDocument": {"uri": 3}}, {**_PLACE, "textDocument": {"uri": "edu:///\ud800"}},
]  # fmt: skip
_METHODS = (
    "hover", "completion", "signatureHelp", "definition", "references", "prepareRename", "rename", "documentSymbol",
    "foldingRange", "semanticTokens/full", "documentColor", "colorPresentation", "codeAction", "formatting",
)  # fmt: skip


def _message(method: str, params: object, number: object = None) -> bytes:
    told = {"jsonrpc": "2.0", "method": method, "params": params}
    return framed(json.dumps(told if number is None else {**told, "id": number}))


def _opened(text: str) -> bytes:
    document = {"uri": URI, "languageId": "educode", "version": 1, "text": text}
    start = _message("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, 1)
    return start + _message("textDocument/didOpen", {"textDocument": document})


def _leaving() -> bytes:
    return _message("shutdown", None, 1000) + _message("exit", None)


def _talk(sent: bytes, wanted: int = 0) -> tuple[int, dict[object, Any]]:
    """The exit code of a server that is sent all this, and its answers by their numbers; ``wanted``: how many first."""
    with subprocess.Popen(
        [sys.executable, "-c", _COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        assert server.stderr is not None
        server.stdin.write(sent)
        server.stdin.flush()
        answers: dict[object, Any] = {}
        while len(answers) < wanted and (frame := read_frame(server.stdout)) is not None:  # type: ignore[arg-type]
            _keep(answers, frame)
        if wanted:
            server.stdin.write(_leaving())
            server.stdin.flush()
        while (frame := read_frame(server.stdout)) is not None:  # type: ignore[arg-type]
            _keep(answers, frame)
        code = server.wait(30)
        assert server.stderr.read() == b""
    return code, answers


def _keep(answers: dict[object, Any], frame: bytes) -> None:
    message = json.loads(frame)
    if "method" not in message:
        answers[message["id"]] = message


def test_every_request_is_answered_whatever_its_parameters() -> None:
    requests = [(f"textDocument/{method}", params) for method in _METHODS for params in _ODD]
    sent = b"".join(_message(method, params, number) for number, (method, params) in enumerate(requests, 10))
    code, answers = _talk(_opened("affiche 1\n") + sent, len(requests) + 1)
    assert code == 0
    assert set(answers) >= set(range(10, 10 + len(requests)))
    assert all("error" in answers[number] for number in range(10, 14))


@pytest.mark.parametrize("text", ["affiche \ud800x\n", 'affiche "\ud800"\n', "\ud800", "", "// \udfff\n"])
def test_half_a_sign_is_read_like_any_other(text: str) -> None:
    context = {
        "context": {"includeDeclaration": True, "diagnostics": []},
        "range": {"start": _PLACE["position"], "end": _PLACE["position"]},
        "options": {"tabSize": 4, "insertSpaces": True},
        "newName": "\ud800",
    }
    asked = [method for method in _METHODS if method not in {"completion", "colorPresentation", "signatureHelp"}]
    sent = [_message(f"textDocument/{method}", {**_PLACE, **context}, n) for n, method in enumerate(asked, 10)]
    sent += [_message(f"textDocument/{method}", _PLACE, method) for method in ("completion", "signatureHelp")]
    sent.append(_message("textDocument/hover", _PLACE, "\ud800"))
    code, answers = _talk(_opened(text) + b"".join(sent), len(sent) + 1)
    assert code == 0
    errors = {number: one["error"]["message"] for number, one in answers.items() if "error" in one}
    assert set(errors) <= {10 + asked.index("rename")}, errors


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[]", b"3", b"[" * 200_000, b'{"jsonrpc":"2.0","id":7}'])
def test_what_is_no_message_is_refused_and_the_server_stays(body: bytes) -> None:
    frame = b"Content-Length: %d\r\n\r\n%s" % (len(body), body)
    code, answers = _talk(_opened("affiche 1\n") + frame + _message("textDocument/hover", _PLACE, 9), 3)
    assert code == 0
    assert answers[9]["result"] is None
    assert "error" in answers[7 if b"7" in body else None]


@pytest.mark.parametrize(
    "head",
    [
        b"Content-Length: 99999999999999\r\n\r\n{}", b"Content-Length: -5\r\n\r\n", b"Content-Length: x\r\n\r\n",
        b"Content-Length: %s\r\n\r\n" % (b"9" * 6000), b"\r\n\r\n", b"X" * 100_000, b"Content-Length: 12\r\n\r\n{",
    ],
)  # fmt: skip
def test_a_length_that_cannot_be_believed_ends_the_server(head: bytes) -> None:
    reading = io.BytesIO(head)
    while (frame := read_frame(reading)) is not None:  # type: ignore[arg-type]
        assert len(frame) < LONGEST_MESSAGE


def test_it_ends_in_silence_at_such_a_length() -> None:
    code, _ = _talk(_opened("affiche 1\n") + b"Content-Length: 99999999999999\r\n\r\n{}")
    assert code == 0


@pytest.mark.parametrize(("sent", "code"), [(_leaving(), 0), (_message("exit", None), 1)])
def test_the_exit_code_says_whether_the_client_gave_notice(sent: bytes, code: int) -> None:
    assert _talk(_opened("") + sent)[0] == code
