"""Built-ins of the family "Nombres", those that Python writes otherwise or rounds otherwise."""

from __future__ import annotations

import math
from collections.abc import Callable

from educode.python.checks import whole_between
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import (
    LARGEST_ROUNDED,
    Number,
    counting,
    exact,
    fifteen_decimals,
    round_decimal,
    round_fifteen,
    write_any_number,
)
from educode.python.values import is_number


@builtin
def absolue(x: Number) -> Number:
    """``x`` without its sign."""
    return abs(x)


@builtin
def arrondi(x: Number, decimales: Number = 0) -> Number:
    """``x`` rounded half away from zero, on its decimal writing."""
    count = whole_between("arrondi", 1, decimales, 0, 15)
    if isinstance(x, int) or not math.isfinite(x) or abs(x) >= 2**53:
        return x
    return counting(float(round_decimal(x, count)), LARGEST_ROUNDED)


@builtin
def arrondi_inferieur(x: Number) -> Number:
    """The greatest whole number not above ``x``."""
    return _counted(x, math.floor)


@builtin
def arrondi_superieur(x: Number) -> Number:
    """The least whole number not below ``x``."""
    return _counted(x, math.ceil)


def _counted(x: Number, whole: Callable[[float], int]) -> Number:
    if isinstance(x, int) or not math.isfinite(x):
        return x
    return counting(float(whole(x)), LARGEST_ROUNDED)


@builtin
def racine(x: Number) -> Number:
    """The square root of ``x``."""
    if x < 0:
        raise EduCodeError("EDU1121", 0, value=x)
    return counting(math.sqrt(x))


@builtin
def minimum(*values: Number) -> Number:
    """The least of the values, or of the elements of a tableau."""
    return _extreme("minimum", values, min)


@builtin
def maximum(*values: Number) -> Number:
    """The greatest of the values, or of the elements of a tableau."""
    return _extreme("maximum", values, max)


def _extreme(routine: str, values: tuple[object, ...], choose: Callable[[list[Number]], Number]) -> Number:
    numbers = numbers_of(routine, values[0]) if isinstance(values[0], list) else list(values)
    if not numbers:
        raise EduCodeError("EDU1114", 0, routine=routine)
    return _undefined(numbers) or choose(numbers)  # type: ignore[arg-type]


def _undefined(numbers: list[Number]) -> float | None:
    """The undefined number, if there is one: any calculation with it is undefined too."""
    return math.nan if any(math.isnan(number) for number in numbers) else None


def numbers_of(routine: str, values: list[Number]) -> list[Number]:
    """The elements of ``values``, all nombres."""
    for rank, value in enumerate(values):
        if not is_number(value):
            raise EduCodeError("EDU1119", 0, routine=routine, index=rank, value=value, expected="nombre")
    return list(values)


@builtin
def limiter(x: Number, least: Number, greatest: Number) -> Number:
    """``x`` brought between two bounds."""
    if least > greatest:
        raise EduCodeError("EDU1113", routine="limiter", low=least, high=greatest)
    return _undefined([x, least, greatest]) or min(max(x, least), greatest)


@builtin
def radians(degrees: Number) -> Number:
    """Degrees to radians."""
    return degrees * math.pi / 180


@builtin
def degres(angle: Number) -> Number:
    """Radians to degrees."""
    return round_fifteen(angle * 180 / math.pi)


@builtin
def sinus(angle: Number) -> Number:
    """The sine, to 15 decimals."""
    return fifteen_decimals(math.sin(angle)) if math.isfinite(angle) else math.nan


@builtin
def cosinus(angle: Number) -> Number:
    """The cosine, to 15 decimals."""
    return fifteen_decimals(math.cos(angle)) if math.isfinite(angle) else math.nan


@builtin
def tangente(angle: Number) -> Number:
    """The tangent, to 15 significant digits."""
    return round_fifteen(math.tan(angle)) if math.isfinite(angle) else math.nan


@builtin
def arc_sinus(x: Number) -> Number:
    """The angle whose sine is ``x``."""
    return round_fifteen(math.asin(_from_minus_one_to_one("arc_sinus", x)))


@builtin
def arc_cosinus(x: Number) -> Number:
    """The angle whose cosine is ``x``."""
    return round_fifteen(math.acos(_from_minus_one_to_one("arc_cosinus", x)))


def _from_minus_one_to_one(routine: str, x: Number) -> Number:
    if x < -1 or x > 1:
        raise EduCodeError("EDU1111", 0, routine=routine, name="x", value=write_any_number(x), low=-1, high=1)
    return x


@builtin
def arc_tangente(y: Number, x: Number = 1) -> Number:
    """The angle whose tangent is ``y``, or the direction of the point (x, y)."""
    return round_fifteen(math.atan2(y + 0.0, x + 0.0))


@builtin
def hypotenuse(a: Number, b: Number) -> Number:
    """The square root of a² + b²."""
    return math.sqrt(float(a) * a + float(b) * b)


@builtin
def pourcentage(part: Number, total: Number) -> Number:
    """100 × part / total."""
    if total == 0:
        raise EduCodeError("EDU1101", 1)
    return 100.0 * part / total


@builtin
def exponentielle(x: Number) -> Number:
    """The number e to the power ``x``."""
    try:
        return round_fifteen(math.exp(x))
    except OverflowError:
        return math.inf


@builtin
def logarithme(x: Number, base: Number | None = None) -> Number:
    """The logarithm of ``x``, natural without a base."""
    if x <= 0:
        raise EduCodeError("EDU1122", 0, value=write_any_number(x))
    if base is None:
        return round_fifteen(math.log(x))
    if base <= 0 or base == 1:
        raise EduCodeError("EDU1123", 1, value=write_any_number(base))
    return round_fifteen(math.log(x) / math.log(base))


@builtin
def signe(x: Number) -> Number:
    """-1, 0 or 1."""
    return math.nan if math.isnan(x) else (x > 0) - (x < 0)


@builtin
def quotient(a: Number, b: Number) -> Number:
    """The whole quotient that goes with ``a mod b``."""
    if b == 0:
        raise EduCodeError("EDU1101", 1)
    if not math.isfinite(a) or math.isnan(b):
        return math.nan
    found = (float(a) - a % b) / b
    return exact(round(found)) if isinstance(a, int) and isinstance(b, int) else counting(float(arrondi(found)))
