"""``x vaut x * 2`` as ``x *= 2``: a place that gets a value computed from its own."""

from __future__ import annotations

from educode.emit.python.domain import Kinds
from educode.emit.python.emission import Emission
from educode.emit.python.expressions import bare, emit, whole_expression
from educode.emit.python.layout import Code
from educode.emit.python.order import is_simple
from educode.emit.python.writing import joined_after
from educode.syntax import nodes as n


def update(place: n.Expression, value: n.Expression, e: Emission) -> tuple[str, Code] | None:
    """The sign and what stands after it, where ``place vaut value`` only changes what ``place`` holds."""
    place, value = bare(place), bare(value)
    if not isinstance(value, n.Binary) or e.is_long or not _is_kept_once(place, value, e):
        return None
    if e.value(place).only(Kinds.TEXT):
        code = joined_after(place, value, e)
        return ("+=", code) if code else None
    return _calculation(place, value, e)


def _is_kept_once(place: n.Expression, value: n.Expression, e: Emission) -> bool:
    """Whether nobody sees that the place is found once, before the value, and not again after it."""
    return isinstance(place, n.Name) or is_simple(value, e)


def _calculation(place: n.Expression, value: n.Binary, e: Emission) -> tuple[str, Code] | None:
    left, right = bare(value.left), value.right
    if not (e.value(place).only(Kinds.NUMBER) and e.value(right).only(Kinds.NUMBER) and is_same(place, left, e)):
        return None
    code = emit(value, e)
    if len(code.operators) != 1 or code.operands[0].text != emit(left, e).text:
        return None
    following = code.operands[1]
    is_written = following.text in (emit(right, e).text, f"({emit(right, e).text})")
    return f"{code.operators[0]}=", whole_expression(right, e) if is_written else following


def is_same(one: n.Expression, other: n.Expression, e: Emission) -> bool:
    """Whether both are written alike and stand for the same place."""
    one, other = bare(one), bare(other)
    if type(one) is not type(other):
        return False
    if isinstance(one, n.Index) and isinstance(other, n.Index):
        return is_same(one.base, other.base, e) and is_same(one.index, other.index, e)
    if isinstance(one, n.Field) and isinstance(other, n.Field):
        return one.name.name == other.name.name and is_same(one.base, other.base, e)
    if isinstance(one, n.Name | n.Self):
        return one in e.bindings and e.bindings[one] is e.bindings.get(other)
    return _written(one, e) is not None and _written(one, e) == _written(other, e)


def _written(expression: n.Expression, e: Emission) -> str | None:
    if isinstance(expression, n.NumberLiteral | n.TextLiteral | n.Binary):
        return emit(expression, e).text if is_simple(expression, e) else None
    return None
