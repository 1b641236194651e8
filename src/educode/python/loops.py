"""The turns of ``pour`` where ``range`` would not do: bounds with fractions, steps that are not whole."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any  # bounds may be of every type

from educode.python.failure import EduCodeError
from educode.python.numbers import Number, counting, write_any_number
from educode.python.values import is_number


def suite(first: Any, last: Any, step: Any = None) -> Iterator[Number]:  # noqa: ANN401
    """``first``, ``first + step``, ... up to ``last``; without a step, one more at each turn."""
    a, b = _bound(first, 0), _bound(last, 1)
    if step is None:
        return _by_one(a, b)
    p = _bound(step, 2)
    if p == 0:
        raise EduCodeError("EDU1105", 2)
    return _by_step(a, b, p)


def _by_one(a: Number, b: Number) -> Iterator[Number]:
    if isinstance(a, int):
        return iter(range(a, math.floor(b) + 1))
    return _by_one_from_fraction(a, b)


def _by_one_from_fraction(value: Number, last: Number) -> Iterator[Number]:
    while value <= last:
        yield value
        value += 1


def _by_step(a: Number, b: Number, p: Number) -> Iterator[Number]:
    length = float(b) - a
    if math.isinf(length):
        raise EduCodeError("EDU1104", value=write_any_number(length))
    turns = length / p + 1e-9
    if math.isinf(turns):
        turns = 1e300 if turns > 0 else -1.0
    last = math.floor(turns)
    if isinstance(a, int) and isinstance(p, int):
        return iter(range(a, a + last * p + (1 if p > 0 else -1), p)) if last >= 0 else iter(())
    return (a + k * p for k in range(last + 1))


def _bound(value: Any, part: int) -> Number:  # noqa: ANN401
    if not is_number(value):
        raise EduCodeError("EDU1029", part, value=value)
    if not math.isfinite(value):
        raise EduCodeError("EDU1104", part, value=write_any_number(value))
    return counting(value)
