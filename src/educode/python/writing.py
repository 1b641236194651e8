"""The writing of any value, as ``affiche`` and ``+`` write it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator

from educode.python.canvas import Toile
from educode.python.kinds import type_name
from educode.python.numbers import Number, write_any_number, write_number
from educode.python.values import fields_of

_ESCAPES = str.maketrans({'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"})
_AGAIN = "\u2026"
LONGEST_SHOWN = 200
"""Characters of a value that a message shows."""


def convertir_texte(value: object) -> str:
    """``value`` as a texte."""
    return value if isinstance(value, str) else _Writer(write_number).write(value)


def display(value: object) -> str:
    """``value`` inside a message: texts in quotes, never an error, cut when very long."""
    text = _Writer(write_any_number, LONGEST_SHOWN).write(value)
    return text[:LONGEST_SHOWN] + _AGAIN if len(text) > LONGEST_SHOWN else text


def quote(text: str) -> str:
    """``text`` between quotes, with its escapes."""
    return '"' + text.translate(_ESCAPES) + '"'


class _Writer:
    """Writes one value with all that is inside it, at any depth.

    ``_opened``: the values being written, each with what is left of it and what ends it;
    ``most``: how long the text may become before the rest is left out.
    """

    def __init__(self, number: Callable[[Number], str], most: float = math.inf) -> None:
        self._number = number
        self._most = most
        self._pieces: list[str] = []
        self._length = 0
        self._opened: list[tuple[int, Iterator[tuple[str, object]], str]] = []
        self._open: set[int] = set()

    def write(self, value: object) -> str:
        """The writing of ``value``."""
        self._put(value)
        while self._opened and self._length <= self._most:
            self._go(*self._opened[-1])
        return "".join(self._pieces)

    def _go(self, key: int, left: Iterator[tuple[str, object]], end: str) -> None:
        for label, content in left:
            self._say(label)
            self._put(content)
            if self._opened[-1][0] != key or self._length > self._most:
                return
        self._say(end)
        self._open.remove(key)
        self._opened.pop()

    def _say(self, text: str) -> None:
        self._pieces.append(text)
        self._length += len(text)

    def _put(self, value: object) -> None:
        if isinstance(value, bool):
            self._say("vrai" if value else "faux")
        elif isinstance(value, int | float):
            self._say(self._number(value))
        elif isinstance(value, str):
            self._say(quote(value[: int(self._most)] if len(value) > self._most else value))
        elif isinstance(value, Toile):
            self._say(f"toile({value.width}, {value.height})")
        elif id(value) in self._open:
            self._say(_AGAIN)
        else:
            self._begin(value)

    def _begin(self, value: object) -> None:
        start, entries, end = self._inside(value)
        self._say(start)
        self._open.add(id(value))
        self._opened.append((id(value), _separated(entries), end))

    def _inside(self, value: object) -> tuple[str, Iterable[tuple[str, object]], str]:
        if isinstance(value, list):
            return "[", (("", element) for element in value), "]"
        if isinstance(value, dict):
            entries = ((self._key(key), content) for key, content in value.items())
            return "[" if value else "[:", entries, "]"
        fields = ((f"{name}: ", content) for name, content in fields_of(value))
        return f"{type_name(value)}(", fields, ")"

    def _key(self, key: str | Number) -> str:
        return (quote(key) if isinstance(key, str) else self._number(key)) + ": "


def _separated(entries: Iterable[tuple[str, object]]) -> Iterator[tuple[str, object]]:
    """The entries, with a comma before all but the first."""
    comma = ""
    for label, content in entries:
        yield comma + label, content
        comma = ", "
