"""The operators between values whose types are only known when the program runs."""

from __future__ import annotations

import math
from typing import Any  # operands of every type

from educode.python.failure import EduCodeError
from educode.python.numbers import LARGEST_EXACT, Number, power
from educode.python.order import compare
from educode.python.values import Tableau, is_number
from educode.python.writing import convertir_texte


def plus(a: Any, b: Any) -> Any:  # noqa: ANN401
    """``a + b``: a sum, textes joined (the other value is written), or two tableaux joined."""
    if is_number(a) and is_number(b):
        return rounded(a + b)
    if isinstance(a, str) or isinstance(b, str):
        return convertir_texte(a) + convertir_texte(b)
    if isinstance(a, Tableau) and isinstance(b, list):
        return a + b
    raise refused("+", a, b)


def moins(a: Any, b: Any) -> Number:  # noqa: ANN401
    """``a - b``."""
    _numbers("-", a, b)
    return rounded(a - b)


def fois(a: Any, b: Any) -> Number:  # noqa: ANN401
    """``a * b``."""
    _numbers("*", a, b)
    return rounded(a * b)


def divise(a: Any, b: Any) -> Number:  # noqa: ANN401
    """``a / b``."""
    _numbers("/", a, b)
    if b == 0:
        raise EduCodeError("EDU1101")
    return float(a / b)


def reste(a: Any, b: Any) -> Number:  # noqa: ANN401
    """``a mod b``, with the sign of ``b``."""
    _numbers("mod", a, b)
    if b == 0:
        raise EduCodeError("EDU1102")
    if math.isfinite(a):
        return rounded(a % b)
    return math.nan


def puissance(x: Any, n: Any) -> Number:  # noqa: ANN401
    """``x ^ n``."""
    _numbers("^", x, n)
    return power(x, n)


def rounded(x: Number) -> Number:
    """An int beyond 2^53 as the nearest double: what the engine computes with."""
    if isinstance(x, float) or -LARGEST_EXACT <= x <= LARGEST_EXACT:
        return x
    return float(x)


def ordre(operator: str, a: Any, b: Any) -> bool:  # noqa: ANN401
    """``a < b`` and the like."""
    if is_number(a) and is_number(b):
        return _number_order(operator, a, b)
    if not (isinstance(a, str) and isinstance(b, str)):
        raise refused(operator, a, b)
    return _number_order(operator, compare(a, b), 0)


def _number_order(operator: str, a: Number, b: Number) -> bool:
    if operator == "<":
        return a < b
    if operator == "<=":
        return a <= b
    return a > b if operator == ">" else a >= b


def _numbers(operator: str, a: object, b: object) -> None:
    if not (is_number(a) and is_number(b)):
        raise refused(operator, a, b)


def refused(operator: str, a: object, b: object) -> EduCodeError:
    """The error of an operator between values that it does not take."""
    return EduCodeError("EDU1106", operator=operator, left=a, right=b)
