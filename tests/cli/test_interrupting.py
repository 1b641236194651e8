"""Ctrl-C ends the drawing of a picture too, however long it would take."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SLOW = """import sys, time, signal
from educode.host import png
def endless(*_):
    print("dessin", flush=True)
    # like a library of another language: no handler of Python's runs meanwhile
    signal.pthread_sigmask(signal.SIG_SETMASK, set())
    while True:
        held = signal.getsignal(signal.SIGINT)
        if held is not signal.SIG_DFL:
            signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        time.sleep(0.05)
png.to_png = endless
from educode.cli.main import main
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
@pytest.mark.parametrize("options", [(), ("--images",)], ids=["one", "all"])
def test_a_picture_that_takes_long(tmp_path: Path, options: tuple[str, ...]) -> None:
    (tmp_path / "long.edu").write_text("t est une toile\naffiche t\n", encoding="utf-8")
    started = subprocess.Popen(
        [sys.executable, "-c", SLOW, "image", "long.edu", "-o", "x.png", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert started.stdout is not None
    assert started.stdout.readline() == b"dessin\n"
    time.sleep(0.1)
    started.send_signal(signal.SIGINT)
    _, said = started.communicate(timeout=10)
    assert started.returncode in {130, -signal.SIGINT}
    assert b"EDU" not in said
