"""The turns of ``pour`` where ``range`` would not do: bounds with fractions, steps that are not whole."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any  # bounds may be of every type

from educode.python.failure import EduCodeError
from educode.python.numbers import Number, exact, write_any_number
from educode.python.values import is_number


def suite(first: Any, last: Any, step: Any = 1) -> Iterator[Number]:  # noqa: ANN401
    """``first``, ``first + step``, ... up to ``last``."""
    a, b, p = _bound(first, 0), _bound(last, 1), _bound(step, 2)
    if p == 0:
        raise EduCodeError("EDU1105", 2)
    return _turns(a, b, p)


def _turns(a: Number, b: Number, p: Number) -> Iterator[Number]:
    if isinstance(a, int) and isinstance(p, int):
        stop = math.floor(float(b - a) / p + 1e-9)
        return iter(range(a, a + stop * p + (1 if p > 0 else -1), p)) if stop >= 0 else iter(())
    turns = (float(b) - a) / p + 1e-9
    if math.isinf(turns):
        turns = 1e300 if turns > 0 else -1.0
    return (a + k * p for k in range(math.floor(turns) + 1))


def _bound(value: Any, part: int) -> Number:  # noqa: ANN401
    if not is_number(value):
        raise EduCodeError("EDU1029", part, value=value)
    if not math.isfinite(value):
        raise EduCodeError("EDU1104", part, value=write_any_number(value))
    return exact(value)
