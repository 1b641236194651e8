"""The bar of an animation being written: for a person only."""

from __future__ import annotations

import io
import sys

import pytest

from educode.host.progress import FrameProgress


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_file_gets_no_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    errors = io.StringIO()
    monkeypatch.setattr(sys, "stderr", errors)
    progress = FrameProgress("{count} images")
    progress.tell(1)
    progress.close()
    assert errors.getvalue() == ""


def test_a_terminal_gets_one_that_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    errors = Screen()
    monkeypatch.setattr(sys, "stderr", errors)
    monkeypatch.setenv("TERM", "xterm")
    progress = FrameProgress("{count} images")
    progress.tell(7)
    progress.tell(8)
    progress.close()
    assert "7 images" in errors.getvalue()
