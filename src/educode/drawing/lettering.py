"""Which lines of a writing can be seen, and how much of each: the rest may be as long as it likes."""

from __future__ import annotations

import math
from collections.abc import Iterator

LINE_HEIGHT = 1.2
_THINNEST = 0.05
"""What a character takes at least, for one pixel of letter height, so as to leave out what is right of the toile."""


def visible_lines(text: str, x: float, y: float, size: float, surface: tuple[int, int]) -> Iterator[tuple[float, str]]:
    """The baseline and the beginning of each line of ``text`` that a ``surface`` of this width and height shows."""
    width, height = surface
    longest = max(0, math.ceil((width - x) / (size * _THINNEST)))
    for row, line in enumerate(text.split("\n")):
        baseline = y + row * LINE_HEIGHT * size
        if baseline > height + size:
            return
        if line and baseline >= -size:
            yield baseline, line[:longest]
