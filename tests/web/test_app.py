"""What the player's page gets from its server."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient


def test_the_page_names_the_program(client: TestClient) -> None:
    page = client.get("/jeton/")
    assert page.status_code == 200
    assert "<title>jeu</title>" in page.text
    assert '<html lang="fr">' in page.text


def test_the_program_comes_compiled(client: TestClient) -> None:
    program = client.get("/jeton/program").json()
    assert program["name"] == "jeu.edu"
    assert "function" in program["code"]
    assert program["errors"] == []
    assert (program["seed"], program["parameters"]) == (5, {"a": "1"})


def test_a_failure_is_explained_in_french(client: TestClient) -> None:
    version = client.get("/jeton/program").json()["version"]
    step: dict[str, object] = {"kind": "error", "code": "EDU0803", "values": {"seconds": 5}, "part": None, "frames": []}
    told = client.post("/jeton/failure", json={"version": version, "step": step}).json()
    assert told["code"] == "EDU0803"
    assert "5 s" in told["message"]
    assert told["line"] == 0


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"version": 0},
        {"version": "0", "step": {}},
        {"version": 0, "step": {"code": "EDU9999"}},
        {"version": 0, "step": {"code": "EDU0803", "values": {}, "frames": []}},
        {"version": 0, "step": {"code": "EDU1001", "values": {}, "frames": [["a", None]]}},
        {"version": 0, "step": {"code": ["x"], "values": 3, "frames": {}}},
    ],
)
def test_a_failure_that_makes_no_sense_is_refused(client: TestClient, body: dict[str, object]) -> None:
    client.get("/jeton/program")
    assert client.post("/jeton/failure", json=body).status_code in {400, 404}


def test_a_version_that_never_was_is_unknown(client: TestClient) -> None:
    assert client.post("/jeton/failure", json={"version": 99, "step": {}}).status_code == 404


def test_slips_come_instead_of_the_code(client: TestClient, folder: Path) -> None:
    (folder / "jeu.edu").write_text("afiche 1\n", encoding="utf-8")
    assert client.get("/jeton/program").json()["code"]  # the program was given, not read from that file


@pytest.mark.parametrize(
    ("request_", "value"),
    [
        ({"kind": "read", "name": "notes.txt"}, "12"),
        ({"kind": "read", "name": "./notes.txt"}, "12"),
        ({"kind": "exists", "name": "notes.txt"}, True),
        ({"kind": "exists", "name": "absent.txt"}, False),
    ],
)
def test_files_of_the_folder_are_read(client: TestClient, request_: dict[str, object], value: object) -> None:
    assert client.post("/jeton/files", json=request_).json()["value"] == value


@pytest.mark.parametrize("name", ["../secret.txt", "/etc/passwd", "lien.txt", "absent.txt", "", ".", "\0", "a" * 9999])
def test_nothing_else_is_read(client: TestClient, folder: Path, name: str) -> None:
    (folder / "lien.txt").symlink_to(folder.parent / "secret.txt")
    answer = client.post("/jeton/files", json={"kind": "read", "name": name}).json()
    assert answer.get("value") is None
    assert answer["error"]["code"].startswith("EDU08")


@pytest.mark.parametrize("kind", ["write", "append", "ask", "show", "", None])
def test_the_server_writes_nothing(client: TestClient, folder: Path, kind: object) -> None:
    answer = client.post("/jeton/files", json={"kind": kind, "name": "notes.txt", "text": "perdu"})
    assert answer.status_code == 400
    assert (folder / "notes.txt").read_text(encoding="utf-8") == "12"
