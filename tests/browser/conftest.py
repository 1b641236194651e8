"""A real Chromium and a real player for it: `play(program)` opens the page of an EduCode program."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.game import Game, Play, Server
from educode.text import Source

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_QUIET = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
_STILL = ("--disable-component-update", "--disable-sync")
_DEMANDED = "EDUCODE_EXIGE_CHROMIUM"


def _executable() -> str | None:
    return next((found for name in _NAMES if (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    executable = _executable()
    if executable is None and not os.environ.get(_DEMANDED):
        pytest.skip(f"no Chromium on this machine ({', '.join(_NAMES)}); {_DEMANDED}=1 makes this an error")
    sync_api = pytest.importorskip("playwright.sync_api")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=[*_QUIET, *_STILL])
        yield browser
        browser.close()


@pytest.fixture
def play(chromium: Any, tmp_path: Path) -> Iterator[Play]:
    contexts: list[Any] = []
    games: list[Game] = []

    def start(text: str, *, query: str = "", screen: dict[str, Any] | None = None, **settings: Any) -> Game:
        server = Server(Source(text, "programme.edu"), tmp_path, **settings)
        context = chromium.new_context(**({"viewport": {"width": 1280, "height": 800}} | (screen or {})))
        contexts.append(context)
        game = Game(context.new_page(), server)
        games.append(game)
        game.open(query)
        return game

    yield start
    for context in contexts:
        context.close()
    for game in games:
        assert game.server.has_ended(), "the server outlived its page"
        assert game.errors == []
