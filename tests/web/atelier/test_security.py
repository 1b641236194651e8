"""Attacks on the atelier: whatever does not come from its page is refused, and no path leaves the folder."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from web.atelier.conftest import ORIGIN, SOCKETS

ADDRESSES = (
    "",
    "api/state",
    "api/program?path=jeu.edu",
    "api/help",
    "assets/worker.js",
    "gallery/quiz.png",
    "nothing",
    "lsp",
)


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_answer_is_guarded(client: TestClient, address: str) -> None:
    headers = client.get(address).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert headers["cross-origin-embedder-policy"] == "require-corp"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["x-frame-options"] == "DENY"
    assert headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize("address", ADDRESSES)
@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "evil.example:8000"},
        {"host": "127.0.0.1:8001"},
        {"host": "127.0.0.1.evil.example:8000"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://localhost:8000"},
        {"origin": "https://127.0.0.1:8000"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_stranger_gets_nothing(client: TestClient, address: str, headers: dict[str, str]) -> None:
    assert client.get(address, headers=headers).status_code == 403


@pytest.mark.parametrize(
    "path", ["/api/state", "/jetom/api/state", "/jeto/api/state", "//jeton/api/state", "/JETON/api/state"]
)
def test_without_the_token_there_is_nothing(client: TestClient, path: str) -> None:
    assert client.get(f"{ORIGIN}{path}").status_code == 403


@pytest.mark.parametrize("method", ["put", "post"])
def test_a_form_of_another_site_writes_nothing(client: TestClient, folder: Path, method: str) -> None:
    body = json.dumps({"path": "jeu.edu", "text": "perdu", "known": ""})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = client.request(method, "api/program", content=body, headers={"content-type": kind})
        assert answer.status_code == 400
    answer = client.request(method, "api/program", json=json.loads(body), headers={"origin": "http://evil.example"})
    assert answer.status_code == 403
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 1\n"


OUTSIDE = (
    "../secret.edu", "/etc/passwd.edu", "a/../../secret.edu", "..\\secret.edu", "lien.edu", "lien/secret.edu",
    "./../secret.edu", "C:\\secret.edu", "//secret.edu", "a/./../../secret.edu",
)  # fmt: skip
ODD = (
    "",
    ".",
    "..",
    "nul.edu",
    "a\0.edu",
    ".cache.edu",
    "a/.git/x.edu",
    "x" * 300 + ".edu",
    "con.edu",
    "a.edu ",
    "a\n.edu",
    "a?.edu",
    ".corbeille/x.edu",
)


@pytest.fixture
def traps(folder: Path) -> Path:
    (folder / "lien.edu").symlink_to(folder.parent / "secret.edu")
    (folder / "lien").symlink_to(folder.parent, target_is_directory=True)
    return folder


@pytest.mark.parametrize("path", [*OUTSIDE, *ODD])
def test_no_path_leaves_the_folder(client: TestClient, traps: Path, path: str) -> None:
    before = _everything(traps.parent)
    answers = [
        client.get("api/program", params={"path": path}),
        client.put("api/program", json={"path": path, "text": "perdu", "known": ""}),
        client.post("api/program", json={"path": path, "text": "perdu"}),
        client.post("api/rename", json={"path": path, "new_path": "vole.edu"}),
        client.post("api/rename", json={"path": "jeu.edu", "new_path": path}),
        client.post("api/duplicate", json={"path": path}),
        client.post("api/delete", json={"path": path}),
        client.post("api/restore", json={"name": path}),
        client.post("api/restore", json={"name": f"0/{path}"}),
        client.post("api/files", json={"program": path, "request": {"kind": "read", "name": "secret.txt"}}),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert answer.json()["reason"] in {"outside", "bad-name", "not-a-program", "absent", "bad-request"}
        assert "42" not in answer.text
    assert _everything(traps.parent) == before


def test_folders_too_stay_inside(client: TestClient, traps: Path) -> None:
    for path in ("../autre", "/tmp/autre", "lien/autre", "a/../../autre"):
        assert client.post("api/folder", json={"path": path}).json()["reason"] == "outside"
    assert not (traps.parent / "autre").exists()


def test_links_are_not_listed(client: TestClient, traps: Path) -> None:
    assert traps.is_dir()
    state = client.get("api/state").json()
    assert [program["path"] for program in state["programs"]] == ["jeu.edu"]
    assert state["folders"] == []


def _everything(root: Path) -> dict[str, bytes]:
    files = (Path(folder) / name for folder, _, names in os.walk(root) for name in names)
    return {str(file): file.read_bytes() for file in files if "donnees" not in file.parts}


@pytest.mark.parametrize("name", ["../secret.txt", "/etc/passwd", "lien/secret.txt", "\0", "a" * 9999])
def test_a_program_reads_only_its_own_folder(client: TestClient, traps: Path, name: str) -> None:
    assert traps.is_dir()
    answer = client.post("api/files", json={"program": "jeu.edu", "request": {"kind": "read", "name": name}}).json()
    assert answer.get("value") is None
    assert answer["error"]["code"].startswith("EDU08")


@pytest.mark.parametrize("kind", ["write", "append", "show", "", None])
def test_a_program_writes_nothing(client: TestClient, folder: Path, kind: object) -> None:
    request = {"kind": kind, "name": "notes.txt", "text": "perdu"}
    assert client.post("api/files", json={"program": "jeu.edu", "request": request}).status_code == 400
    assert (folder / "notes.txt").read_text(encoding="utf-8") == "12"


BROKEN = (
    b"",
    b"[]",
    b"{",
    b"null",
    b"[" * 100_000,
    b"\xff",
    b'{"path": 1}',
    b'{"path": "\\ud800.edu", "text": "\\ud800"}',
)


@pytest.mark.parametrize("body", BROKEN)
@pytest.mark.parametrize(
    "address", ["program", "rename", "delete", "compile", "failure", "python", "files", "gallery/open"]
)
def test_a_broken_request_is_refused_calmly(client: TestClient, address: str, body: bytes) -> None:
    answer = client.post(f"api/{address}", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["reason"] == "bad-request"


def test_a_huge_body_is_not_read_to_its_end(client: TestClient, folder: Path) -> None:
    body = b'{"path": "gros.edu", "text": "' + b"x" * 5_000_000 + b'"}'
    answer = client.post("api/program", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")
    answer = client.post("api/program", json={"path": "gros.edu", "text": "x" * (2**20 + 1)})
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")
    assert not (folder / "gros.edu").exists()


def test_the_page_runs_only_our_scripts_and_its_own_style(client: TestClient) -> None:
    first, second = (client.get("").headers["content-security-policy"] for _ in range(2))
    assert "script-src 'self';" in first
    assert "unsafe" not in first
    if "nonce" in first:
        assert first != second
        assert "connect-src 'self' ws://127.0.0.1:8000;" in first


def test_the_worker_has_no_network(client: TestClient) -> None:
    answer = client.get("assets/worker.js")
    if answer.status_code == 200:
        policy = answer.headers["content-security-policy"]
        assert policy == "default-src 'none'; script-src 'unsafe-eval'; connect-src 'none'"


@pytest.mark.parametrize(
    "name", ["../app.py", "%2e%2e/fonts/LICENSE.txt", "runtime.js", "atelier.js/..", "..%2fatelier.js", "atelier.py"]
)
def test_only_the_known_assets_are_sent(client: TestClient, name: str) -> None:
    assert client.get(f"assets/{name}").status_code in {403, 404}


@pytest.mark.parametrize("name", ["../quiz", "..%2fquiz", "absent", ".", "%2e%2e"])
def test_only_the_known_pictures_are_sent(client: TestClient, name: str) -> None:
    assert client.get(f"gallery/{name}.png").status_code in {403, 404}


@pytest.mark.parametrize(
    "path", ["../README.md", "decisions/010-documentation-tool.md", "/etc/passwd", "lecons/../../README.md", ""]
)
def test_only_the_pages_of_the_help_are_shown(client: TestClient, path: str) -> None:
    assert client.get("api/help/page", params={"path": path}).status_code == 404


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        ("/jeton/lsp", {}),
        ("/jeton/lsp", {"origin": "http://evil.example"}),
        ("/jeton/lsp", {"origin": "null"}),
        ("/jeton/lsp", {"origin": "https://127.0.0.1:8000"}),
        ("/jeton/lsp", {"origin": ORIGIN, "host": "evil.example:8000"}),
        ("/jeton/lsp", {"origin": "http://evil.example:8000", "host": "evil.example:8000"}),
        ("/jeton/lsp", {"origin": ORIGIN, "sec-fetch-site": "cross-site"}),
        ("/lsp", {"origin": ORIGIN}),
        ("/autre/lsp", {"origin": ORIGIN}),
    ],
)
def test_a_websocket_of_a_stranger_never_opens(client: TestClient, address: str, headers: dict[str, str]) -> None:
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"{SOCKETS}{address}", headers=headers):
        pass
