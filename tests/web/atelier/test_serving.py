"""The command itself: a real server, asked over real sockets, that ends as it should."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import websockets

_COMMAND = "from educode.cli.main import main; import sys; sys.argv = ['educode', *sys.argv[1:]]; main()"


def _start(folder: Path, data: Path) -> tuple[subprocess.Popen[str], str]:
    child = subprocess.Popen(
        [sys.executable, "-c", _COMMAND, "atelier", str(folder), "--sans-navigateur"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "EDUCODE_DONNEES": str(data)},
    )
    assert child.stdout is not None
    child.stdout.readline()
    return child, child.stdout.readline().strip()


@pytest.fixture
def served(folder: Path, data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    child, address = _start(folder, data)
    yield child, address
    child.kill()
    child.communicate()


def _put(address: str, text: str, known: str) -> str:
    body = json.dumps({"path": "jeu.edu", "text": text, "known": known}).encode()
    request = urllib.request.Request(f"{address}api/program", body, {"content-type": "application/json"}, method="PUT")
    with urllib.request.urlopen(request, timeout=30) as answer:
        return str(json.loads(answer.read())["version"])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for a child")
def test_it_listens_here_only_and_ends_quietly(served: tuple[subprocess.Popen[str], str]) -> None:
    child, address = served
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w-]{24}/", address)
    with urllib.request.urlopen(f"{address}api/state", timeout=30) as answer:
        assert json.loads(answer.read())["programs"][0]["path"] == "jeu.edu"
    child.send_signal(signal.SIGINT)
    _, errors = child.communicate(timeout=30)
    assert (child.returncode, errors) == (0, "")


def test_a_real_websocket(served: tuple[subprocess.Popen[str], str]) -> None:
    _, address = served
    origin = address.rpartition("/")[0].rpartition("/")[0]
    socket = address.replace("http://", "ws://") + "lsp"

    async def talk() -> None:
        async with websockets.connect(socket, origin=websockets.Origin(origin)) as connection:
            params: dict[str, object] = {"processId": None, "rootUri": None, "capabilities": {}}
            await connection.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params}))
            assert "capabilities" in json.loads(await asyncio.wait_for(connection.recv(), 30))["result"]
        for stranger in (websockets.Origin("http://evil.example"), None):
            with pytest.raises(websockets.InvalidStatus, match="403"):
                await websockets.connect(socket, origin=stranger)

    with ThreadPoolExecutor(1) as aside:  # Playwright's loop may run on this thread
        aside.submit(lambda: asyncio.run(talk())).result()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_kill_at_any_moment_loses_nothing_that_was_saved(folder: Path, data: Path) -> None:
    known, last = "", "affiche 1\n"
    for turn in range(3):
        child, address = _start(folder, data)
        try:
            with urllib.request.urlopen(f"{address}api/program?path=jeu.edu", timeout=30) as answer:
                read = json.loads(answer.read())
            assert read["text"] == last
            known = read["version"]
            until = time.monotonic() + 0.05 * turn
            for number in range(200):
                last = f"affiche {turn} + {number}\n"
                known = _put(address, last, known)
                if time.monotonic() > until:
                    break
        finally:
            child.kill()
            child.communicate()
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == last
    assert list(folder.glob(".*.part")) == []
