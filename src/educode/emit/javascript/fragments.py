"""Pieces of JavaScript that know their type, how tightly they bind, and what may be done with them."""

from __future__ import annotations

import json
import re

from educode.language.types import ANY, BOOLEAN, NUMBER, TEXT, Kind, Type
from educode.records import replace, value

SEQUENCE, ASSIGN, CONDITION, OR, AND, EQUALITY, RELATION, SUM, PRODUCT, UNARY, ACCESS, ATOM = range(12)
"""How tightly a piece binds, loosest first."""

_LONGEST_REPEATED = 48
_ESCAPED = re.compile("[\u2028\u2029\ud800-\udfff\U00010000-\U0010ffff]")


@value
class Fragment:
    """An expression of JavaScript.

    ``quiet``: evaluating it has no effect and cannot fail. ``fixed``: nothing that the program does while
    one expression is evaluated can change its value. ``calls``: it may run routines of the program.
    ``finite``: a number that is neither infinite nor undefined. ``natural``: a number that is never below
    zero. ``value``: the number that it is, where that is known before the program runs.
    """

    code: str
    type: Type
    level: int = ATOM
    quiet: bool = False
    fixed: bool = False
    calls: bool = False
    finite: bool = False
    natural: bool = False
    value: float | None = None

    def at(self, level: int) -> str:
        """The code, in parentheses where an operator of ``level`` would tear it apart."""
        return self.code if self.level >= level else f"({self.code})"

    @property
    def kind(self) -> Kind:
        """The kind of its value; ANY also where an error hid it."""
        return Kind.ANY if self.type.kind is Kind.UNKNOWN else self.type.kind

    @property
    def repeatable(self) -> bool:
        """Whether writing it twice costs less than keeping its value."""
        return self.quiet and len(self.code) <= _LONGEST_REPEATED


def number(value: float) -> Fragment:
    """A number literal, written as JavaScript reads it back."""
    whole = value == int(value) and abs(value) < 1e21
    code = str(int(value)) if whole else repr(value)
    return Fragment(code, NUMBER, ATOM, quiet=True, fixed=True, finite=True, natural=value >= 0, value=value)


def text(value: str) -> Fragment:
    """A text literal."""
    return Fragment(quote(value), TEXT, ATOM, quiet=True, fixed=True)


def boolean(value: bool) -> Fragment:
    """``true`` or ``false``."""
    return Fragment("true" if value else "false", BOOLEAN, ATOM, quiet=True, fixed=True)


def name(code: str, type_: Type = ANY, *, fixed: bool = True) -> Fragment:
    """A variable or temporary."""
    return Fragment(code, type_, ATOM, quiet=True, fixed=fixed)


def sequence(first: str, piece: Fragment) -> Fragment:
    """``piece`` after what must be evaluated before it."""
    if not first:
        return piece
    code = first + piece.at(ASSIGN)
    return replace(piece, code=code, level=SEQUENCE, quiet=False, fixed=False)


def quote(value: str) -> str:
    """A text as a literal of JavaScript, on one line and within the basic plane."""
    return _ESCAPED.sub(lambda match: json.dumps(match[0])[1:-1], json.dumps(value, ensure_ascii=False))
