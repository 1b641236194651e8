"""Expressions: each becomes a fragment. What is proven is written bare, the rest is checked on the spot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any  # the table below holds one writer a class of node

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import as_boolean
from educode.emit.javascript.elements import read_field, read_index
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.operators import binary, negate
from educode.emit.javascript.routine_calls import call, method_call
from educode.emit.javascript.variables import read_name, read_self
from educode.emit.javascript.writing import Body
from educode.language.types import ARRAY, BOOLEAN, DICTIONARY, Kind
from educode.syntax.nodes import (
    ArrayLiteral,
    Binary,
    BooleanLiteral,
    Call,
    ColorLiteral,
    DictionaryLiteral,
    Expression,
    Field,
    Group,
    Index,
    MethodCall,
    Name,
    NumberLiteral,
    Self,
    TextLiteral,
    Unary,
)


def expression(body: Body, node: Expression) -> Fragment:
    """The fragment of any expression."""
    return _WRITERS[type(node)](body, node)


def condition(body: Body, node: Expression) -> Fragment:
    """An expression whose value must be a booléen."""
    return as_boolean(body, expression(body, node), node.span)


def _array(body: Body, node: ArrayLiteral) -> Fragment:
    elements = [expression(body, element) for element in node.elements]
    return Fragment(
        f"[{', '.join(one.at(js.ASSIGN) for one in elements)}]", ARRAY, calls=any(one.calls for one in elements)
    )


def _dictionary(body: Body, node: DictionaryLiteral) -> Fragment:
    entries = [(_key(body, key, node), expression(body, value)) for key, value in node.entries]
    inside = ", ".join(f"[{key.at(js.ASSIGN)}, {value.at(js.ASSIGN)}]" for key, value in entries)
    calls = any(key.calls or value.calls for key, value in entries)
    return Fragment(f"new Map([{inside}])" if inside else "new Map()", DICTIONARY, calls=calls)


def _key(body: Body, node: Expression, whole: DictionaryLiteral) -> Fragment:
    key = expression(body, node)
    if key.kind is Kind.TEXT or key.finite:
        return key
    checked = body.unit.call("key", key.at(js.ASSIGN), node.span, (whole.span, node.span))
    return Fragment(checked, key.type, js.ACCESS, calls=key.calls)


def _unary(body: Body, node: Unary) -> Fragment:
    operand = expression(body, node.operand)
    if node.operator == "-":
        return negate(body, operand, node)
    inner = as_boolean(body, operand, node.operand.span)
    return Fragment(
        f"!{inner.at(js.UNARY)}", BOOLEAN, js.UNARY, quiet=inner.quiet, fixed=inner.fixed, calls=inner.calls
    )


def _binary(body: Body, node: Binary) -> Fragment:
    return binary(body, node, expression(body, node.left), expression(body, node.right))


def _index(body: Body, node: Index) -> Fragment:
    return read_index(body, node, expression(body, node.base), expression(body, node.index))


def _field(body: Body, node: Field) -> Fragment:
    return read_field(body, node, expression(body, node.base))


def _call(body: Body, node: Call) -> Fragment:
    return call(body, node, [expression(body, argument) for argument in node.arguments], used=True)


def _method_call(body: Body, node: MethodCall) -> Fragment:
    base = expression(body, node.base)
    return method_call(body, node, base, [expression(body, argument) for argument in node.arguments], used=True)


def dropped_call(body: Body, node: Expression) -> Fragment:
    """A call whose value nobody uses."""
    if isinstance(node, MethodCall):
        base = expression(body, node.base)
        return method_call(body, node, base, [expression(body, one) for one in node.arguments], used=False)
    if isinstance(node, Call):
        return call(body, node, [expression(body, one) for one in node.arguments], used=False)
    return expression(body, node)


_WRITERS: dict[type[Expression], Callable[[Body, Any], Fragment]] = {
    NumberLiteral: lambda _, node: js.number(node.value),
    TextLiteral: lambda _, node: js.text(node.value),
    ColorLiteral: lambda _, node: js.text(node.value),
    BooleanLiteral: lambda _, node: js.boolean(node.value),
    ArrayLiteral: _array,
    DictionaryLiteral: _dictionary,
    Name: read_name,
    Self: read_self,
    Index: _index,
    Field: _field,
    Call: _call,
    MethodCall: _method_call,
    Unary: _unary,
    Binary: _binary,
    Group: lambda body, node: expression(body, node.inner),
}
