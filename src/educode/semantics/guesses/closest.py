"""The names as close as can be to a written one: several only when they are equally close."""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics.nearest import distance, fold, limit_for, nearest

_SHORTEST = 3
"""A name of one or two letters is one letter away from too many others."""


def closest(word: str, candidates: Iterable[str]) -> list[str]:
    """The closest of ``candidates``; empty when none is close to ``word``."""
    folded = fold(word)
    found = [each for each in nearest(word, candidates) if len(folded) >= _SHORTEST or fold(each) == folded]
    if len(found) < 2:
        return found
    gaps = [distance(folded, fold(each), limit_for(folded)) for each in found]
    return [each for each, gap in zip(found, gaps, strict=True) if gap == min(gaps)]
