"""The player's application without a browser: `visit` sends requests as a page of this computer would."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from educode.host.files import ProgramFolder
from educode.text import Source
from educode.web.app import Player, Settings, create_app
from educode.web.files import FolderFiles
from educode.web.lifetime import Presence
from educode.web.program import Played

TOKEN = "jeton"
PORT = 8000
PROGRAM = "t est un tableau vaut [1]\ni est un nombre vaut 3\naffiche t[i]\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inside = tmp_path / "dossier"
    inside.mkdir()
    (inside / "notes.txt").write_text("12", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return inside


@pytest.fixture
def client(folder: Path) -> TestClient:
    played = Played(Source(PROGRAM, "jeu.edu"), folder)
    settings = Settings(parameters={"a": "1"}, seed=5, longest_seconds=None)
    presence = Presence(lambda: None, grace=1)
    app = create_app(Player(played, settings, FolderFiles(ProgramFolder(folder)), presence), token=TOKEN, port=PORT)
    return TestClient(app, base_url=f"http://127.0.0.1:{PORT}", raise_server_exceptions=True)
