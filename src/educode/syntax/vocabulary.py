"""The names that a program writes, found by a glance at its tokens: enough to word a suggestion.

Made lazily, for programs with a slip only; the true meaning of names is found later, on the tree.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cached_property

from educode.diagnostics.nearest import fold
from educode.language.builtins import BUILTINS
from educode.language.foreign import SHOW_WORDS
from educode.language.foreign_drawing import is_of_drawing
from educode.language.keywords import PROCEDURE
from educode.language.types import Kind
from educode.syntax.tokens import NAME, Line


class Vocabulary:
    """Names declared and routines defined, by their written form."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines = lines
        self.assumed: dict[str, str] = {}  # names told once as undeclared, and the type proposed for each
        self.told: set[str] = set()  # names told once as impossible: their later uses follow from it

    def forget(self) -> None:
        """Look at the names anew: some tokens are no longer what they were."""
        for glance in ("declarations", "declared", "words"):
            self.__dict__.pop(glance, None)

    @cached_property
    def routines(self) -> frozenset[str]:
        """Functions, procedures and classes that the program defines."""
        kinds = {"fonction", PROCEDURE, "classe"}
        return frozenset(str(line[1].value) for line in self.lines if line[0].kind in kinds and line[1].kind == NAME)

    @cached_property
    def classes(self) -> frozenset[str]:
        """Classes that the program defines."""
        return frozenset(line[1].text for line in self.lines if line[0].kind == "classe" and line[1].kind == NAME)

    def fields(self, class_: str) -> list[str]:
        """The fields of a class that the program defines, in order."""
        found: list[str] = []
        inside = in_method = False
        for line in self.lines:
            if line[0].kind == "classe":
                inside = line[1].text == class_
            elif line[0].word == "fin":
                inside, in_method = inside and line[1].kind != "classe", False
            elif line[0].kind in {"fonction", PROCEDURE}:
                in_method = True
            elif inside and not in_method:
                found.extend(name for _, name in _declared_in(line))
        return found

    @cached_property
    def declarations(self) -> tuple[tuple[int, str], ...]:
        """Each declared name with its place, in the order of the text."""
        found: list[tuple[int, str]] = []
        for line in self.lines:
            found.extend(_declared_in(line))
        return tuple(found)

    @cached_property
    def declared(self) -> frozenset[str]:
        """Names that are declared somewhere."""
        return frozenset(name for _, name in self.declarations)

    @cached_property
    def words(self) -> frozenset[str]:
        """Every name that the program writes."""
        return frozenset(str(token.value) for line in self.lines for token in line if token.kind == NAME)

    @cached_property
    def _starts(self) -> list[int]:
        return [line[0].start for line in self.lines]

    def lines_after(self, place: int) -> Iterator[Line]:
        """The lines that begin after a place."""
        for rank in range(bisect_right(self._starts, place), len(self.lines)):
            yield self.lines[rank]

    def closes_later(self, place: int, end: str) -> bool:
        """Whether the line after ``place`` is that end of a block."""
        following = next(iter(self.lines_after(place)), None)
        return following is not None and " ".join(token.text for token in following[:-1]) == end

    def last_declared(self, before: int) -> str:
        """The variable declared last before a place; empty if there is none."""
        names = [(place, name) for line in self.lines for place, name in _declared_in(line) if _is_declaration(line)]
        return next((name for place, name in reversed(names) if place < before), "")

    def type_of(self, name: str) -> str:
        """The type that ``name`` is first declared with, or should be; empty if it is not known."""
        if name in self.assumed:
            return self.assumed[name]
        for line in self.lines:
            rank = next((rank for rank, token in enumerate(line) if token.word == "est"), 0)
            if rank and rank + 2 < len(line) and any(token.text == name for token in line[:rank]):
                return line[rank + 2].text
        return ""

    def canvas(self, before: int) -> str:
        """The toile declared last before a place; empty if there is none."""
        names = [line[0].text for line in self.lines if line[0].start < before and _declares_canvas(line)]
        return names[-1] if names else ""

    def is_canvas(self, name: str) -> bool:
        """Whether ``name`` is declared as a toile, drawn on, or the first name of a routine that is given one."""
        return any(
            (line[0].text == name and _declares_canvas(line)) or (_first_given(line) == name and _draws(line))
            for line in self.lines
        ) or any(
            line[0].kind in {"fonction", PROCEDURE}
            and len(line) > 3
            and line[3].text == name
            and self._gets_canvas(line[1].text)
            for line in self.lines
        )

    def _gets_canvas(self, routine: str) -> bool:
        calls = (line[1:] if line[0].kind == "appelle" else line for line in self.lines)
        canvases = {line[0].text for line in self.lines if _declares_canvas(line)}
        return any(line[0].text == routine and _first_given(line) in canvases for line in calls)

    def is_called(self, name: str) -> bool:
        """Whether ``name`` can be called, and is no variable."""
        return (name in self.routines or name in BUILTINS) and name not in self.declared

    def parameters(self, routine: str) -> str:
        """The parameters of a routine of the program, as they are written between its parentheses."""
        for line in self.lines:
            if line[0].kind in {"fonction", PROCEDURE} and line[1].text == routine:
                return ", ".join(token.text for token in line[2:] if token.kind == NAME)
        return ""

    def counter(self) -> str:
        """A name for a loop that the program does not use yet."""
        return next((name for name in ("i", "j", "k", "tour", "compteur") if name not in self.words), "numero")


def _declared_in(line: Line) -> list[tuple[int, str]]:
    if len(line) < 2:  # only its end is left
        return []
    first = line[0]
    if first.kind in {"pour", "constante"} and line[1].kind == NAME:
        return [(line[1].start, str(line[1].value))]
    if first.kind in {"fonction", PROCEDURE}:
        return [(token.start, str(token.value)) for token in line[2:] if token.kind == NAME]
    found = []
    if line[1].kind == NAME and fold(line[1].text) in _DECLARES:
        return [(first.start, str(first.value))]
    for token in line:
        if token.kind == NAME and token.word != "est":
            found.append((token.start, str(token.value)))
        elif token.kind != ",":
            return found if token.word == "est" else []
    return []


def _is_declaration(line: Line) -> bool:
    rank = next((rank for rank, token in enumerate(line) if token.word == "est"), len(line))
    return line[0].kind == NAME and rank + 2 < len(line) and line[rank + 2].text in _ASKED


def _declares_canvas(line: Line) -> bool:
    return len(line) > 4 and line[0].kind == NAME and line[1].word == "est" and line[3].text == _CANVAS


def _first_given(line: Line) -> str:
    """``t`` of ``f(t, …)``."""
    return line[2].text if len(line) > 3 and line[1].kind == "(" else ""


def _draws(line: Line) -> bool:
    word = line[0].text
    return word in _DRAWING or (word not in BUILTINS and fold(word) not in SHOW_WORDS and is_of_drawing(fold(word)))


_DECLARES = frozenset({"est_du_type"})
_CANVAS = "toile"
_DRAWING = frozenset(
    name
    for name, entry in BUILTINS.items()
    if any(Kind.CANVAS in one.kinds for one in entry.signatures[0].parameters[:1])
)
_ASKED = frozenset({"nombre", "texte", "booléen", "booleen"})
"""Types whose variables can take an answer."""
