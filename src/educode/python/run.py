"""The current run of a translated program: its options, its clock, its chance, its toiles."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TextIO

from educode.python.canvas import DisplayList, Toile

if TYPE_CHECKING:
    from educode.python.chance import Generator

FRAME = 1000 / 60
VIRTUAL_START = 1767225600.0  # 01/01/2026 00:00:00


@dataclass(slots=True)
class Options:
    """How to run. ``events``: the text of an events file; headless runs need none."""

    seed: float | None = None
    events: str | None = None
    headless: bool = False
    picture: str | None = None
    parameters: dict[str, str] = field(default_factory=dict)
    output: TextIO | None = None
    folder: Path = field(default_factory=Path.cwd)


@dataclass(slots=True)
class Pointer:
    """The mouse over one toile, as it was at the last wait."""

    x: int = 0
    y: int = 0
    down: bool = False
    clicked: bool = False


Place = tuple[str, int]


class Answerer(Protocol):
    """Who answers when the program waits: a window, the terminal, or an events file."""

    def show(self, canvas: Toile) -> None:
        """One frame was shown."""

    def click(self, canvas: Toile) -> tuple[int, int]:
        """A click on ``canvas``."""

    def key(self, keys: Sequence[str]) -> int:
        """The rank, from 1, of the key pressed."""

    def ask(self, question: str) -> str | None:
        """The line typed; None at the end of the input."""

    def pause(self, milliseconds: float) -> None:
        """Time passes."""


class Run:
    """What belongs to one execution."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.generator: Generator | None = None
        self.places: dict[Place, Toile] = {}
        self.showings: list[Place] = []
        self.keys: set[str] = set()
        self.pointers: dict[Place, Pointer] = {}
        self.virtual: float | None = 0.0 if options.headless else None
        self.started = time.time()
        self.answerer: Answerer | None = None
        if options.headless and options.seed is None:
            options.seed = 1

    def write(self, line: str) -> None:
        """Print one line."""
        (self.options.output or sys.stdout).write(line + "\n")

    def pointer(self, canvas: Toile) -> Pointer:
        """The mouse over ``canvas``."""
        return self.pointers.setdefault(canvas.place, Pointer())

    def see(self, canvas: Toile) -> None:
        """``canvas`` is what its place on the screen shows from now on."""
        self.places[canvas.place] = canvas
        if self.showings[-1:] != [canvas.place]:
            self.showings = [place for place in self.showings if place != canvas.place] + [canvas.place]

    def refuse(self, expected: str) -> None:
        """An answer was not what was asked for."""
        if self.virtual is None:
            from educode.python.message import ask_again

            self.write(ask_again(expected))

    def displays(self) -> list[DisplayList]:
        """What was last shown on each place, in the order of these showings."""
        return [shown for place in self.showings if (shown := self.places[place].shown()) is not None]

    def answers(self) -> Answerer:
        """The answerer, made at the first wait."""
        if self.answerer is None:
            self.answerer = _choose_answerer(self)
        return self.answerer


def _choose_answerer(run: Run) -> Answerer:
    if run.options.headless:
        from educode.python.headless import Headless

        return Headless(run)
    try:
        from educode.python.window import Window
    except ImportError:
        from educode.python.headless import Headless

        return Headless(run)
    return Window(run)


_current: list[Run] = []


def current() -> Run:
    """The run under way; the first call begins it with the options of the command line."""
    if not _current:
        from educode.python.options import read_options

        begin(read_options(sys.argv[1:]))
    return _current[0]


def started() -> Run | None:
    """The run under way, if one began."""
    return _current[0] if _current else None


def begin(options: Options) -> Run:
    """Begin a run: the tests run many programs one after the other."""
    run = Run(options)
    _current[:] = [run]
    return run
