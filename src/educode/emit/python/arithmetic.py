"""The size of what operators give."""

from __future__ import annotations

import math

from educode.emit.python.domain import EXACT, INFINITE, Kinds, Value, number, real

ARITHMETIC = frozenset({"-", "*", "/", "mod", "^"})


def arithmetic(operator: str, left: Value, right: Value) -> Value:
    """The number that an operator gives; ints that would be too large are for the emitter to make floats."""
    if operator == "/":
        return divided(left, right)
    if operator == "^":
        return number()
    left, right = left.settled(), right.settled()
    kinds = (left.kinds | right.kinds) & Kinds.NUMBER
    if not left.may(Kinds.INT) or not right.may(Kinds.INT):
        kinds &= Kinds.FLOAT
    ints = _combined(operator, left.ints, right.ints) if kinds & Kinds.INT else 0.0
    return Value(kinds, ints, _floats(operator, left, right))


def divided(left: Value, right: Value) -> Value:
    """``left / right``: no larger than ``left`` if ``right`` is an int."""
    return real(left.size if right.only(Kinds.INT) and left.is_finite else INFINITE)


def _floats(operator: str, left: Value, right: Value) -> float:
    if operator == "mod" and not left.is_finite:
        return INFINITE
    return _combined(operator, left.size, right.size)


def _combined(operator: str, a: float, b: float) -> float:
    """A bound; where it is rounded itself, the next one."""
    if operator == "mod":
        return b
    bound = a + b
    if operator == "*":
        bound = 0.0 if a == 0 or b == 0 else a * b
    return bound if bound < EXACT else math.nextafter(bound, INFINITE)


def is_too_large(operator: str, left: Value, right: Value) -> bool:
    """Whether two ints may give one beyond what both back ends compute exactly."""
    if operator in ("/", "mod") or not (left.may(Kinds.INT) and right.may(Kinds.INT)):
        return False
    return _combined(operator, left.ints, right.ints) > EXACT


__all__ = ["ARITHMETIC", "arithmetic", "divided", "is_too_large"]
