"""Places of the generated code that may fail, and where they come from in the program.

While code is written, a place is a mark in the text; one last pass takes the marks out and counts.
"""

from __future__ import annotations

import re
from bisect import bisect_right

from educode.records import value
from educode.text import Span

_MARK = re.compile("\x01([0-9]+)\x02")


@value
class Site:
    """A place of the generated code, from 1, and the operation of the program that it stands for.

    ``parts``: operands or arguments, so that a refused one can be shown. ``routine``: name called, or empty.
    """

    line: int
    column: int
    span: Span
    parts: tuple[Span, ...] = ()
    routine: str = ""


@value
class Compiled:
    """JavaScript for the runtime, with its sites in the order of the text."""

    code: str
    sites: tuple[Site, ...]

    def locate(self, line: int, column: int) -> Site | None:
        """The last site at or before ``column`` on ``line``."""
        at = bisect_right(self.sites, (line, column), key=lambda site: (site.line, site.column))
        found = self.sites[at - 1] if at else None
        return found if found is not None and found.line == line else None


class Marks:
    """Hands out marks, then turns them into sites."""

    def __init__(self) -> None:
        self._made: list[tuple[Span, tuple[Span, ...], str]] = []

    def mark(self, span: Span, parts: tuple[Span, ...] = (), routine: str = "") -> str:
        """A mark to put just before what may fail."""
        self._made.append((span, parts, routine))
        return f"\x01{len(self._made) - 1}\x02"

    def settle(self, marked: str) -> Compiled:
        """The code without its marks, and the sites."""
        lines: list[str] = []
        sites: list[Site] = []
        for number, line in enumerate(marked.split("\n"), 1):
            pieces = _MARK.split(line)
            column = 1
            for at in range(1, len(pieces), 2):
                column += len(pieces[at - 1])
                sites.append(Site(number, column, *self._made[int(pieces[at])]))
            lines.append("".join(pieces[::2]))
        return Compiled("\n".join(lines), tuple(sites))
