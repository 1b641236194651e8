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
_SLOWNESS = float(os.environ.get("EDUCODE_LENTEUR", "1"))

at_full_speed = pytest.mark.skipif(_SLOWNESS > 1, reason="a test of speed, in a browser that is slowed down")


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
        yield _Slowed(browser, _SLOWNESS) if _SLOWNESS > 1 else browser
        browser.close()


class _Slowed:
    """A browser whose pages compute ``rate`` times slower: it shows the tests that look too soon."""

    def __init__(self, browser: Any, rate: float) -> None:
        self._browser = browser
        self._rate = rate

    def new_context(self, **settings: Any) -> Any:
        context = self._browser.new_context(**settings)
        context.on("page", self._slow_down)
        return context

    def _slow_down(self, page: Any) -> None:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": self._rate})


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
