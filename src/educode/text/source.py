"""The text of a program and places in it: the only room that counts characters.

Offsets count code points of the text as it was given (after the byte-order mark was dropped);
lines and columns count from 1. UTF-16 exists only at the edge of the language server.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from educode.records import value

_LINE_END = re.compile(r"\r\n|\n|\r")


@value
class Span:
    """A half-open range of code points: ``start`` included, ``end`` excluded."""

    start: int
    end: int

    def to(self, other: Span) -> Span:
        """The smallest span that covers this one and ``other``."""
        return Span(min(self.start, other.start), max(self.end, other.end))

    def covers(self, offset: int) -> bool:
        """Whether ``offset`` lies in the span, its end included (where a cursor may stand)."""
        return self.start <= offset <= self.end


@value
class Position:
    """A line and a column, both from 1, in code points."""

    line: int
    column: int


class Source:
    """A named program text with its line table."""

    __slots__ = ("_starts", "name", "text")

    def __init__(self, text: str, name: str = "programme.edu") -> None:
        self.name = name
        self.text = text.removeprefix("\ufeff")
        self._starts = [0, *(end.end() for end in _LINE_END.finditer(self.text))]

    @property
    def line_count(self) -> int:
        """The number of lines; an empty text has one."""
        return len(self._starts)

    def position(self, offset: int) -> Position:
        """The line and column of ``offset`` (brought within the text)."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self._starts, offset)
        return Position(line, offset - self._starts[line - 1] + 1)

    def offset(self, position: Position) -> int:
        """The offset of ``position``, brought within its line."""
        line = min(max(position.line, 1), self.line_count)
        span = self.line_span(line)
        return min(span.start + max(position.column, 1) - 1, span.end)

    def line_span(self, line: int) -> Span:
        """The span of ``line`` (from 1) without its line end."""
        start = self._starts[line - 1]
        end = self._starts[line] if line < len(self._starts) else len(self.text)
        while end > start and self.text[end - 1] in "\r\n":
            end -= 1
        return Span(start, end)

    def line_text(self, line: int) -> str:
        """The text of ``line`` (from 1) without its line end."""
        return self.slice(self.line_span(line))

    def slice(self, span: Span) -> str:
        """The text that ``span`` covers."""
        return self.text[span.start : span.end]
