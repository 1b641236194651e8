"""The atelier without a browser: ``client`` sends requests as its page would, ``folder`` holds the programs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from educode.web.atelier.app import create_atelier
from educode.web.atelier.studio import Studio
from educode.web.lifetime import Presence
from educode.workshop import Store

TOKEN = "jeton"
PORT = 8000
ORIGIN = f"http://127.0.0.1:{PORT}"
SOCKETS = f"ws://127.0.0.1:{PORT}"


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    place = tmp_path / "donnees"
    monkeypatch.setenv("EDUCODE_DONNEES", str(place))
    return place


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inside = tmp_path / "dossier"
    inside.mkdir()
    (inside / "jeu.edu").write_text("affiche 1\n", encoding="utf-8")
    (inside / "notes.txt").write_text("12", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    (tmp_path / "secret.edu").write_text("affiche 42\n", encoding="utf-8")
    return inside


@pytest.fixture
def studio(folder: Path, data: Path) -> Iterator[Studio]:
    with closing(Store(data / "atelier.sqlite3")) as store:
        yield Studio(folder, store)


@pytest.fixture
def client(studio: Studio) -> TestClient:
    app = create_atelier(studio, Presence(lambda: None, grace=1), token=TOKEN, port=PORT)
    return TestClient(app, base_url=f"{ORIGIN}/{TOKEN}/", raise_server_exceptions=True)
