"""Places of the protocol, counted as the client counts, from and to offsets of a source."""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types

from educode.text import Position, Source, Span


def _utf16(sign: str) -> int:
    return 2 if sign > "\uffff" else 1


def _utf8(sign: str) -> int:
    return len(sign.encode("utf-8", "surrogatepass"))


_WIDTHS: dict[str, Callable[[str], int] | None] = {"utf-16": _utf16, "utf-8": _utf8, "utf-32": None}


class Codec:
    """Counts in the units that were agreed with the client."""

    def __init__(self, encoding: str) -> None:
        self._width = _WIDTHS[encoding]

    def offset(self, source: Source, position: types.Position) -> int:
        """The offset of a place, brought within the text."""
        if position.line >= source.line_count:
            return len(source.text)
        span = source.line_span(position.line + 1)
        return span.start + self._column(source.slice(span), position.character)

    def position(self, source: Source, offset: int) -> types.Position:
        """The place of an offset."""
        found = source.position(offset)
        before = source.line_text(found.line)[: found.column - 1]
        return types.Position(found.line - 1, self.length(before))

    def range(self, source: Source, span: Span) -> types.Range:
        """The range of a span."""
        return types.Range(self.position(source, span.start), self.position(source, span.end))

    def span(self, source: Source, wanted: types.Range) -> Span:
        """The span of a range."""
        return Span(self.offset(source, wanted.start), self.offset(source, wanted.end))

    def length(self, text: str) -> int:
        """How long ``text`` is for the client."""
        width = self._width
        return len(text) if width is None or text.isascii() else sum(map(width, text))

    def _column(self, line: str, units: int) -> int:
        width = self._width
        if width is None or line.isascii():
            return min(units, len(line))
        counted = 0
        for column, sign in enumerate(line):
            counted += width(sign)
            if counted > units:
                return column
        return len(line)


def line_start(source: Source, line: int) -> int:
    """The offset at which ``line`` (from 1) begins; the end of the text for the line after the last."""
    return len(source.text) if line > source.line_count else source.offset(Position(line, 1))
