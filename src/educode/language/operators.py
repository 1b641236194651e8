"""The operators with their precedence: a higher number binds tighter."""

from __future__ import annotations

from educode.records import value


@value
class Operator:
    """One operator. ``chains`` is false for comparisons: ``a < b < c`` is an error."""

    sign: str
    precedence: int
    right_associative: bool = False
    chains: bool = True


BINARY: dict[str, Operator] = {
    "ou": Operator("ou", 1),
    "et": Operator("et", 2),
    "=": Operator("=", 4, chains=False),
    "<>": Operator("<>", 4, chains=False),
    "<": Operator("<", 4, chains=False),
    ">": Operator(">", 4, chains=False),
    "<=": Operator("<=", 4, chains=False),
    ">=": Operator(">=", 4, chains=False),
    "+": Operator("+", 5),
    "-": Operator("-", 5),
    "*": Operator("*", 6),
    "/": Operator("/", 6),
    "mod": Operator("mod", 6),
    "^": Operator("^", 8, right_associative=True),
}

UNARY: dict[str, Operator] = {
    "non": Operator("non", 3),
    "-": Operator("-", 7),
}

POSTFIX_PRECEDENCE = 9
"""Of ``[i]``, ``.champ`` and calls."""

COMPARISONS: frozenset[str] = frozenset({"=", "<>", "<", ">", "<=", ">="})
LOGICAL: frozenset[str] = frozenset({"et", "ou", "non"})
ARITHMETIC: frozenset[str] = frozenset({"+", "-", "*", "/", "mod", "^"})
