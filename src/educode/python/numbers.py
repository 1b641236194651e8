"""Numbers as the language writes and rounds them, the same in both translations."""

from __future__ import annotations

import math
from decimal import ROUND_HALF_UP, Context, Decimal

from educode.python.failure import EduCodeError

Number = int | float

LARGEST_EXACT = 2**53
LARGEST_COUNT = 2**25
"""The largest int that is made of a float of unknown size: what is computed with two of them stays exact."""
LARGEST_ROUNDED = 2**32
"""The same for a number that is rounded: milliseconds divided by 1000, for example."""
_PLAIN_LIMIT = 1e21
_WIDE = Context(prec=400, rounding=ROUND_HALF_UP)
_FIFTEEN = Context(prec=15, rounding=ROUND_HALF_UP)


def write_number(x: Number) -> str:
    """The shortest digits that read back the same, without exponent from 1e-6 up to 1e21."""
    if isinstance(x, int):
        if -LARGEST_EXACT <= x <= LARGEST_EXACT:
            return str(x)
        x = float(x)
    if not math.isfinite(x):
        raise EduCodeError("EDU1104", value=write_any_number(x))
    return write_float(x)


def write_any_number(x: Number) -> str:
    """As ``write_number``, but an infinite or undefined number has a writing too: for messages."""
    if isinstance(x, int):
        return write_number(x)
    if math.isnan(x):
        return "NaN"
    if math.isinf(x):
        return "Infinity" if x > 0 else "-Infinity"
    return write_float(x)


def write_float(x: float) -> str:
    """The writing of a finite float."""
    if x == 0:
        return "0"
    if x < 0:
        return "-" + write_float(-x)
    mantissa, _, exponent = repr(x).partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = whole + ("" if fraction == "0" else fraction)
    point = len(whole) + int(exponent or 0)
    stripped = digits.lstrip("0")
    point -= len(digits) - len(stripped)
    return _place_point(stripped.rstrip("0"), point)


def _place_point(digits: str, point: int) -> str:
    """``digits`` with the decimal point after ``point`` of them (they stand for 0.digits × 10^point)."""
    if len(digits) <= point <= 21:
        return digits + "0" * (point - len(digits))
    if 0 < point <= 21:
        return digits[:point] + "." + digits[point:]
    if -6 < point <= 0:
        return "0." + "0" * -point + digits
    exponent = f"{'+' if point > 0 else '-'}{abs(point - 1)}"
    return digits[0] + ("." + digits[1:] if len(digits) > 1 else "") + "e" + exponent


def exact(x: Number) -> Number:
    """A whole float as an int while both are the same number, so that it can count and index."""
    if isinstance(x, float) and x.is_integer() and -LARGEST_EXACT <= x <= LARGEST_EXACT:
        return int(x)
    return x


def counting(x: Number, most: int = LARGEST_COUNT) -> Number:
    """``exact``, but only for numbers that can count: larger floats stay what they are."""
    return exact(x) if abs(x) <= most else x


def round_decimal(x: Number, decimals: int) -> Decimal:
    """``x`` rounded half away from zero, on its decimal writing."""
    return Decimal(repr(x)).quantize(Decimal(1).scaleb(-decimals), context=_WIDE)


def round_fifteen(x: float) -> float:
    """``x`` to 15 significant digits, half away from zero, on its decimal writing."""
    return float(_FIFTEEN.create_decimal(repr(x))) + 0.0 if math.isfinite(x) else x


def fifteen_decimals(x: float) -> float:
    """``x`` to 15 decimals: sinus and cosinus."""
    return float(round_decimal(x, 15)) + 0.0


def is_whole(x: Number) -> bool:
    """Whether ``x`` has no fraction (an infinite number has none either, check it first)."""
    return isinstance(x, int) or x.is_integer()


def power(x: Number, n: Number) -> Number:
    """``x ^ n``: by repeated squares when n is whole."""
    if n == 0:
        return 1
    if math.isfinite(n) and is_whole(n):
        return _whole_power(float(x), int(n))
    if (x == 0 and n < 0) or (x < 0 and math.isfinite(n)):
        raise EduCodeError("EDU1103", base=write_any_number(x), exponent=write_any_number(n))
    return round_fifteen(_host_power(float(x), float(n)))


def _whole_power(x: float, n: int) -> Number:
    if n < 0:
        below = _whole_power(x, -n)
        if below == 0:
            if x == 0:
                raise EduCodeError("EDU1103", base=write_any_number(x), exponent=write_any_number(n))
            return math.copysign(math.inf, below)
        return counting(1 / below)
    result = 1.0
    while n > 0:
        if n % 2:
            result *= x
        x *= x
        n //= 2
    return counting(result)


def _host_power(x: float, n: float) -> float:
    if math.isnan(n) or (math.isinf(n) and abs(x) == 1):
        return math.nan
    try:
        return math.pow(x, n)
    except OverflowError:
        return math.inf
