"""A second look at a line that could not be read: what was meant, found by its shape.

Each look is a pattern for the whole line, texts hidden, and a function that words what it found.
Nothing here is tried on a line that can be read.
"""

from __future__ import annotations

from educode.syntax.looks import declaring, giving, headings, texts, valuing
from educode.syntax.looks.typed import Look, Reading, Typed
from educode.syntax.patterns import LatePattern

_LOOKS: tuple[tuple[LatePattern, Look], ...] = tuple(
    (LatePattern(pattern), look)
    for module in (headings, declaring, giving, valuing, texts)
    for pattern, look in module.LOOKS
)


def look_again(typed: Typed) -> tuple[Reading, tuple[int, int]] | None:
    """What the line means, and where the slip stands in it; None if no look knows."""
    for pattern, look in _LOOKS:
        found = pattern.fullmatch(typed.hidden)
        if found is not None:
            typed.found = found
            reading = look(typed)
            if reading is not None:
                return reading, found.span(reading.part)
    return None


__all__ = ["Reading", "Typed", "look_again"]
