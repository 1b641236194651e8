"""Checks that several built-in functions share: whole, finite, within range."""

from __future__ import annotations

import math

from educode.language.builtins import BUILTINS
from educode.python.failure import EduCodeError
from educode.python.numbers import Number, write_any_number


def parameter_name(routine: str, part: int) -> str:
    """The catalogue's name of the value of rank ``part``."""
    for signature in BUILTINS[routine].signatures:
        if part < len(signature.parameters):
            return signature.parameters[part].name
    return ""


def finite(x: Number, part: int) -> Number:
    """``x``, unless it is infinite or undefined."""
    if not math.isfinite(x):
        raise EduCodeError("EDU1104", part, value=write_any_number(x))
    return x


def whole(routine: str, part: int, x: Number) -> int:
    """``x`` as an int."""
    finite(x, part)
    if x != int(x):
        raise EduCodeError("EDU1110", part, routine=routine, name=parameter_name(routine, part), value=x)
    return int(x)


def whole_between(routine: str, part: int, x: Number, low: int, high: int) -> int:
    """``x`` as an int from ``low`` to ``high``."""
    found = whole(routine, part, x)
    if not low <= found <= high:
        name = parameter_name(routine, part)
        raise EduCodeError("EDU1111", part, routine=routine, name=name, value=found, low=low, high=high)
    return found


def count(routine: str, part: int, x: Number) -> int:
    """``x`` as an int that is not negative."""
    found = whole(routine, part, x)
    if found < 0:
        raise EduCodeError("EDU1112", part, routine=routine, name=parameter_name(routine, part), value=found)
    return found
