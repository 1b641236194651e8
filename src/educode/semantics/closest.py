"""The names as close as can be to a written one: several only when they are equally close."""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics.nearest import distance, fold, limit_for, nearest


def closest(word: str, candidates: Iterable[str]) -> list[str]:
    """The closest of ``candidates``; empty when none is close to ``word``."""
    found = nearest(word, candidates)
    if len(found) < 2:
        return found
    folded = fold(word)
    gaps = [distance(folded, fold(each), limit_for(folded)) for each in found]
    return [each for each, gap in zip(found, gaps, strict=True) if gap == min(gaps)]
