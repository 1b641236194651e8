"""What every part of the generator shares: chance, the lines written so far, the names known."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

T = TypeVar("T")

NUMBER, TEXT, BOOLEAN, NUMBERS, TEXTS, COUNTS, RECORD, OBJECT, MIXED, GRID = (
    "nombre", "texte", "booléen", "tableau", "textes", "dictionnaire", "enregistrement", "fiche", "mélange", "grille",
)  # fmt: skip
KINDS = (NUMBER, TEXT, BOOLEAN, NUMBERS, TEXTS, COUNTS, RECORD, OBJECT, MIXED, GRID)
DECLARED = {NUMBERS: "tableau", TEXTS: "tableau", MIXED: "tableau", GRID: "tableau"}
STEMS = ("v", "é", "print", "lambda", "len", "max", "position", "True", "self", "Tableau", "moyenne")


class Maker:
    """One program under construction. ``risky``: some of its operations may fail."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.names: dict[str, list[str]] = {kind: [] for kind in KINDS}
        self.fixed: set[str] = set()
        self.functions: list[tuple[str, list[str], str]] = []
        self.lines: list[str] = []
        self.level = 0
        self.count = 0
        self.loops = 0
        self.in_function = False
        self.has_canvas = self.chance(0.35)
        self.has_class = self.chance(0.4)
        self.has_files = self.chance(0.15)
        self.waits = self.pick(["", "", "clic", "touche", "reponse", "reponse", "tout"])
        self.has_canvas = self.has_canvas or self.waits in ("clic", "tout")
        self.risky = self.chance(0.3)

    def line(self, text: str) -> None:
        """Write a line at the level of now."""
        self.lines.append("    " * self.level + text)

    @contextmanager
    def inside(self) -> Iterator[None]:
        """One level deeper, and what is declared there is forgotten after it."""
        saved = {kind: list(known) for kind, known in self.names.items()}
        self.level += 1
        yield
        self.level -= 1
        self.names = saved

    def chance(self, probability: float) -> bool:
        """True so often."""
        return self.random.random() < probability

    def pick(self, choices: Sequence[T]) -> T:
        """One of them."""
        return self.random.choice(choices)

    def name(self, stem: str) -> str:
        """A name that nothing has yet."""
        self.count += 1
        return (stem if self.chance(0.6) else self.pick(STEMS)) + str(self.count)

    def known(self, kind: str) -> str | None:
        """A variable of this kind to read."""
        return self.pick(self.names[kind]) if self.names[kind] else None

    def place(self, kind: str) -> str | None:
        """A variable of this kind that may change."""
        known = [name for name in self.names[kind] if name not in self.fixed]
        return self.pick(known) if known else None

    def any_kind(self) -> str:
        """A kind of values."""
        return self.pick([NUMBER, NUMBER, TEXT, TEXT, BOOLEAN, NUMBERS, COUNTS, MIXED])
