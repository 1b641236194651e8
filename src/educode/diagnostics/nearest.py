"""The known names closest to a word that is not known.

Accents and case are folded first; then the restricted Damerau–Levenshtein distance counts the
letters to add, drop, change or swap. Pure: the caller gives the candidates that are legal there.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from educode.language.foreign_signs import LIGATURES

_MOST = 3


def fold(word: str) -> str:
    """``word`` in lower case, without accents; œ and æ in two letters."""
    if word.isascii():
        return word.lower()
    spread = unicodedata.normalize("NFD", word.lower())
    for ligature, letters in LIGATURES.items():
        spread = spread.replace(ligature, letters)
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def distance(left: str, right: str, limit: int) -> int:
    """Letters to add, drop, change or swap between both words; ``limit + 1`` if they are more than ``limit``."""
    if abs(len(left) - len(right)) > limit:
        return limit + 1
    before: list[int] = []
    previous = list(range(len(right) + 1))
    for row, letter in enumerate(left, 1):
        current = [row]
        for column, other in enumerate(right, 1):
            cost = min(previous[column] + 1, current[-1] + 1, previous[column - 1] + (letter != other))
            if row > 1 and column > 1 and letter == right[column - 2] and left[row - 2] == other:
                cost = min(cost, before[column - 2] + 1)
            current.append(cost)
        if min(current) > limit:
            return limit + 1
        before, previous = previous, current
    return previous[-1]


def limit_for(word: str) -> int:
    """How many letters may differ in a word of that length."""
    return 1 if len(word) <= 4 else 2 if len(word) <= 8 else 3


def nearest(word: str, candidates: Iterable[str], most: int = _MOST) -> list[str]:
    """The candidates close to ``word``, the closest first, ``most`` at the most; never ``word`` itself."""
    folded = fold(word)
    limit = limit_for(folded)
    found: list[tuple[int, str]] = []
    for candidate in candidates:
        if candidate == word:
            continue
        gap = _gap(folded, fold(candidate), limit)
        if gap <= limit and gap < max(len(folded), 2):
            found.append((gap, candidate))
    found.sort()
    names = list(dict.fromkeys(name for _, name in found))
    return names[:most]


def _gap(word: str, candidate: str, limit: int) -> int:
    """The distance, a plural counting as half a slip: never more than one letter."""
    if word == candidate:
        return 0
    if word.rstrip("sx") == candidate.rstrip("sx") and min(len(word), len(candidate)) > 2:
        return 1
    return distance(word, candidate, limit)


def differs_by_accent(word: str, candidate: str) -> bool:
    """Whether only accents tell both words apart."""
    return word != candidate and word.lower() != candidate.lower() and fold(word) == fold(candidate)


def differs_by_case(word: str, candidate: str) -> bool:
    """Whether only capitals tell both words apart."""
    return word != candidate and word.lower() == candidate.lower()
