"""The server's life: where it listens, what it says, when it ends."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from educode.text import Source
from educode.web.lifetime import Presence
from educode.web.player import ENDED, NO_PORT, serve

_PROGRAM = Source("affiche 1\n", "jeu.edu")


def _serve(folder: Path, told: list[str], **settings: Any) -> int:
    return serve(
        _PROGRAM,
        parameters={},
        seed=None,
        folder=folder,
        open_browser=False,
        tell=told.append,
        **settings,
    )


def test_a_port_in_use_is_told(tmp_path: Path) -> None:
    told: list[str] = []
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert _serve(tmp_path, told, port=port) == NO_PORT
    assert str(port) in told[0]


@pytest.mark.parametrize("port", [-1, 80, 70_000])
def test_a_port_out_of_range_is_told(tmp_path: Path, port: int) -> None:
    told: list[str] = []
    assert _serve(tmp_path, told, port=port) == NO_PORT
    assert str(port) in told[0]


def test_it_ends_some_time_after_the_last_page(tmp_path: Path) -> None:
    told: list[str] = []
    codes: list[int] = []
    server = threading.Thread(target=lambda: codes.append(_serve(tmp_path, told, grace=0.3)), daemon=True)
    server.start()
    address = _address(told)
    first = urllib.request.urlopen(f"{address}presence", timeout=5)
    first.close()
    second = urllib.request.urlopen(f"{address}presence", timeout=5)  # a reload: the server stays
    time.sleep(0.6)
    assert server.is_alive()
    second.close()
    server.join(5)
    assert codes == [ENDED]
    assert len(told) == 2


def _address(told: list[str]) -> str:
    for _ in range(200):
        if told and (found := re.search(r"http://\S+", told[0])):
            return found[0]
        time.sleep(0.05)
    raise AssertionError("no address was told")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a child")
def test_ctrl_c_ends_it_quietly(tmp_path: Path) -> None:
    program = (
        "from pathlib import Path; from educode.text import Source; from educode.web.player import serve\n"
        "raise SystemExit(serve(Source('affiche 1', 'jeu.edu'), parameters={}, seed=None, folder=Path('.'),"
        " open_browser=False, tell=lambda text: print(text, flush=True)))"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    assert child.stdout
    assert "jeu.edu" in child.stdout.readline()
    address = child.stdout.readline().strip()
    page = urllib.request.urlopen(f"{address}presence", timeout=5)
    child.send_signal(2)
    _, errors = child.communicate(timeout=10)
    page.close()
    assert (child.returncode, errors) == (ENDED, "")


def test_pages_are_counted() -> None:
    left: list[float] = []

    async def life() -> None:
        presence = Presence(lambda: left.append(time.monotonic()), grace=0.05)
        first, second = presence.stay(), presence.stay()
        await anext(first)
        await anext(second)
        await first.aclose()
        await asyncio.sleep(0.1)
        assert not left
        await second.aclose()
        await asyncio.sleep(0.15)

    loop = threading.Thread(target=lambda: asyncio.run(life()))  # Playwright's loop may run on this thread
    loop.start()
    loop.join()
    assert len(left) == 1
