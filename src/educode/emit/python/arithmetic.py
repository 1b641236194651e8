"""The size of what operators give."""

from __future__ import annotations

from educode.emit.python.domain import EXACT, INFINITE, Kinds, Value, number, real

ARITHMETIC = frozenset({"-", "*", "/", "mod", "^"})


def arithmetic(operator: str, left: Value, right: Value) -> Value:
    """The number that an operator gives; too large a result of ints is made a float by the emitter."""
    a, b = left.bound, right.bound
    if operator == "/":
        return real()
    if operator == "^":
        return number(EXACT)
    bound = _product(a, b) if operator == "*" else a + b
    if operator == "mod":
        bound = b if left.is_finite or left.only(Kinds.INT) else INFINITE
    kinds = (left.kinds | right.kinds) & Kinds.NUMBER
    if left.only(Kinds.FLOAT) or right.only(Kinds.FLOAT) or bound > EXACT:
        kinds = (kinds & ~Kinds.INT) | Kinds.FLOAT
    return Value(kinds, bound)


def _product(a: float, b: float) -> float:
    return INFINITE if a >= EXACT or b >= EXACT else a * b
