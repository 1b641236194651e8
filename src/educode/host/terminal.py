"""The answerer of a terminal: a person types, or another command's output is read line by line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any, TextIO  # answers are JSON

from educode.host.answers import FILE_KINDS, Answer, Request, about_files
from educode.host.asking import apart
from educode.host.events import key_name
from educode.host.files import ProgramFolder, normalized

FRAME_SECONDS = 1 / 60


class TerminalAnswerer:
    """Answers from ``typed``; ``say`` prints; ``kindly`` has the sentences that ask once more.

    ``spend`` is told of the time that the program chose to wait, and gives how much of it is left.
    """

    def __init__(
        self, folder: ProgramFolder, typed: TextIO | None, say: Callable[[str], object],
        kindly: dict[str, str], spend: Callable[[float], float],
    ) -> None:  # fmt: skip
        self._folder = folder
        self._typed = typed
        self._say = say
        self._kindly = kindly
        self._spend = spend
        self._last_frame = 0.0
        self._answers: dict[str, Callable[[Request], Any]] = {
            "ask": self._ask,
            "show": self._show,
            "pause": self._pause,
            "click": self._click,
            "key": self._key,
        }

    def answer(self, request: Request) -> Answer:
        """The answer to ``request``."""
        if request["kind"] in FILE_KINDS:
            return about_files(self._folder, request)
        value = self._answers[request["kind"]](request)
        return {"error": {"code": "EDU0806", "values": {}}} if value is _NOTHING_LEFT else {"value": value}

    def _ask(self, request: Request) -> str | None:
        if request["again"]:
            self._say(self._kindly[request["expected"]] + "\n")
        return self._line(apart(request["question"]))

    def _line(self, question: str) -> str | None:
        """A line typed after ``question``; None at the end of the input."""
        self._say(question)
        if self._typed is None:
            return None
        line = _typed_line(self._typed)
        if line is None or not self._typed.isatty():
            self._say((line or "") + "\n")
        return None if line is None else normalized(line)

    def _show(self, _request: Request) -> None:
        """One frame of the screen at most, though nothing is seen here."""
        self._sleep(FRAME_SECONDS - (time.monotonic() - self._last_frame))
        self._last_frame = time.monotonic()

    def _pause(self, request: Request) -> None:
        self._sleep(request["ms"] / 1000)

    def _sleep(self, seconds: float) -> None:
        if seconds > 0:
            time.sleep(self._spend(seconds))

    def _click(self, _request: Request) -> dict[str, int] | object:
        while (line := self._line(self._kindly["click"])) is not None:
            numbers = line.split()
            if len(numbers) == 2 and all(number.isascii() and number.isdigit() for number in numbers):
                return {"x": int(numbers[0]), "y": int(numbers[1])}
        return _NOTHING_LEFT

    def _key(self, request: Request) -> int | object:
        keys: list[str] = request["keys"]
        question = self._kindly["key"].format(keys=", ".join(keys))
        while (line := self._line(question)) is not None:
            name = key_name(line)
            if name in keys:
                return keys.index(name) + 1
        return _NOTHING_LEFT


_NOTHING_LEFT = object()


def _typed_line(typed: TextIO) -> str | None:
    try:
        line = typed.readline()
    except UnicodeDecodeError:
        return ""
    return line.rstrip("\r\n") if line else None


def open_typed(*, program_is_piped: bool) -> TextIO | None:
    """Where a person types: standard input, or the terminal itself where the program came through it."""
    if not program_is_piped:
        sys.stdin.reconfigure(errors="replace") if hasattr(sys.stdin, "reconfigure") else None
        return sys.stdin
    try:
        return open("/dev/tty", encoding="utf-8", errors="replace")  # noqa: PTH123 - kept open to the end
    except OSError:
        return None
