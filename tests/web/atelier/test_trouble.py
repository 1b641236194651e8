"""Full disks, folders that may not be written, a second atelier: nothing is lost, and the page hears it in French."""

from __future__ import annotations

import errno
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from educode.web.atelier.studio import Studio
from educode.workshop import Conflict, Store

_WRITES: list[tuple[str, str, object]] = [
    ("PUT", "api/layout", {"theme": "sombre"}),
    ("PUT", "api/favourites", [{"heading": "", "paths": ["jeu.edu"]}]),
    ("PUT", "api/program", {"path": "neuf.edu", "text": "affiche 1", "known": ""}),
    ("POST", "api/program", {"path": "neuf.edu", "text": "affiche 1"}),
    ("POST", "api/rename", {"path": "jeu.edu", "new_path": "autre.edu"}),
    ("POST", "api/duplicate", {"path": "jeu.edu"}),
    ("POST", "api/delete", {"path": "jeu.edu"}),
    ("POST", "api/folder", {"path": "dedans"}),
    ("GET", "api/history?path=jeu.edu", None),
    ("GET", "api/state", None),
]


def _refuse(error: Exception) -> Callable[..., object]:
    def refused(*_: object, **__: object) -> object:
        raise error

    return refused


@pytest.fixture
def broken_memory(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        in_transaction = False
        execute = staticmethod(_refuse(sqlite3.OperationalError("database or disk is full")))
        close = staticmethod(studio.store._connection.close)

    monkeypatch.setattr(studio.store, "_connection", Broken())


@pytest.mark.usefixtures("broken_memory")
@pytest.mark.parametrize(("method", "address", "body"), _WRITES)
def test_a_memory_that_cannot_be_written(client: TestClient, method: str, address: str, body: object) -> None:
    answer = client.request(method, address, json=body)
    assert answer.status_code in {200, 507}
    if answer.status_code == 507:
        assert "disque" in answer.json()["message"]
    if address == "api/delete":
        client.post("api/restore", json={"name": answer.json()["name"]})
    assert "affiche 1" in client.get("api/program", params={"path": _where(address)}).json()["text"]


def _where(address: str) -> str:
    """Where the text of ``jeu.edu``, or of the new program, is after a request."""
    return {"api/rename": "autre.edu", "api/duplicate": "jeu 2.edu", "api/program": "neuf.edu"}.get(address, "jeu.edu")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
def test_what_could_not_be_saved_is_in_the_history(
    client: TestClient, folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    known = client.get("api/program", params={"path": "jeu.edu"}).json()["version"]
    monkeypatch.setattr("tempfile.mkstemp", _refuse(OSError(number, "no")))
    answer = client.put("api/program", json={"path": "jeu.edu", "text": "affiche 2\n", "known": known})
    assert answer.status_code in {403, 507}
    assert "L'ordinateur" in answer.json()["message"]
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 1\n"
    newest = client.get("api/history", params={"path": "jeu.edu"}).json()[0]["id"]
    assert client.get("api/history/text", params={"path": "jeu.edu", "id": newest}).json()["text"] == "affiche 2\n"


def test_two_ateliers_never_write_over_each_other(folder: Path, data: Path) -> None:
    """Each adds lines to what it has just read: every line whose save was accepted is there at the end."""
    accepted: list[str] = []

    def work(name: str) -> None:
        with closing(Store(data / f"{name}.sqlite3")) as store:
            studio = Studio(folder, store)
            for number in range(25):
                now = studio.workspace.read("jeu.edu")
                line = f"affiche {name} {number}\n"
                if not isinstance(studio.save("jeu.edu", now.text + line, now.version), Conflict):
                    accepted.append(line)

    threads = [threading.Thread(target=work, args=(name,)) for name in ("a", "b", "c")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    lines = (folder / "jeu.edu").read_text(encoding="utf-8").splitlines(keepends=True)
    assert sorted(lines) == sorted(["affiche 1\n", *accepted])
