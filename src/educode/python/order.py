"""Equality by value and French order."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Any  # compares values of every type

from educode.python.canvas import Toile
from educode.python.failure import EduCodeError
from educode.python.values import Enregistrement, is_number

_MARKS = re.compile("[\u0300-\u036f]")
_LIGATURES = (("\u0153", "oe"), ("\u00e6", "ae"), ("\u00df", "ss"))


@lru_cache(maxsize=4096)
def order_key(text: str) -> tuple[str, str, tuple[int, ...]]:
    """A key that sorts texts in French order: without accents, then with, then lower case first."""
    lower = text.lower()
    bare = _MARKS.sub("", unicodedata.normalize("NFD", text)).lower()
    for ligature, letters in _LIGATURES:
        bare = bare.replace(ligature, letters)
    return bare, lower, (*tuple(-ord(letter) for letter in text), 1)


def compare(a: Any, b: Any) -> int:  # noqa: ANN401
    """-1, 0 or 1: nombres by size, textes in French order, nothing else."""
    if isinstance(a, str) and isinstance(b, str):
        if a == b:
            return 0
        return -1 if order_key(a) < order_key(b) else 1
    if is_number(a) and is_number(b):
        return int(a > b) - int(a < b)
    raise EduCodeError("EDU1106", operator="<", left=a, right=b)


def egal(a: object, b: object) -> bool:
    """Equality by value; values of different types are different."""
    met: set[tuple[int, int]] = set()
    waiting = [(a, b)]
    while waiting:
        if not _is_same(*waiting.pop(), met, waiting):
            return False
    return True


Waiting = list[tuple[object, object]]


def _is_same(a: object, b: object, met: set[tuple[int, int]], waiting: Waiting) -> bool:
    """Whether nothing tells ``a`` from ``b`` so far; parts that have parts are left in ``waiting``, at any depth."""
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, int | float | str):
        return isinstance(b, int | float | str) and a == b
    pair = (id(a), id(b))
    if a is b or pair in met:
        return True
    met.add(pair)
    return _have_same_parts(a, b, met, waiting)


def _have_same_parts(a: object, b: object, met: set[tuple[int, int]], waiting: Waiting) -> bool:
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(_put(x, y, met, waiting) for x, y in zip(a, b, strict=True))
    if isinstance(a, dict) and isinstance(b, dict):
        return len(a) == len(b) and all(key in b and _put(value, b[key], met, waiting) for key, value in a.items())
    if isinstance(a, Enregistrement) and isinstance(b, Enregistrement) and not isinstance(a, Toile):
        mine, other = vars(a), vars(b)
        return len(mine) == len(other) and all(n in other and _put(v, other[n], met, waiting) for n, v in mine.items())
    return False


def _put(a: object, b: object, met: set[tuple[int, int]], waiting: Waiting) -> bool:
    """Compare plain values at once, others later."""
    if isinstance(a, bool | int | float | str):
        return _is_same(a, b, met, waiting)
    waiting.append((a, b))
    return True
