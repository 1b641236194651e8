"""Reading names: variables, constants, fields by their plain name, the shared object of a class, ``moi``."""

from __future__ import annotations

import math

from educode.emit.javascript import fragments as js
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.names import property_of
from educode.emit.javascript.writing import Body
from educode.language.types import NUMBER, Kind, Type
from educode.records import replace
from educode.semantics.model import Class, PiConstant, Scope, Variable
from educode.syntax.nodes import Expression, Group, Name, Node, NumberLiteral, Self, Unary


def read_name(body: Body, node: Name) -> Fragment:
    """A variable, a constant, ``pi`` or the shared object of a class."""
    bound = body.unit.binding(node)
    if isinstance(bound, PiConstant):
        return Fragment("Math.PI", NUMBER, js.ACCESS, quiet=True, fixed=True, finite=math.isfinite(math.pi))
    if isinstance(bound, Class):
        return js.name(body.unit.names.shared(bound), Type(Kind.OBJECT, bound.name))
    assert isinstance(bound, Variable)
    return read_variable(body, bound, node)


def read_self(body: Body, node: Self) -> Fragment:
    """``moi``: the object of the method, or a variable of that name."""
    bound = body.unit.binding(node)
    if isinstance(bound, Variable):
        return read_variable(body, bound, node)
    return js.name("$moi", body.unit.type_of(node))


def read_variable(body: Body, variable: Variable, node: Name | Self) -> Fragment:
    """The value of a variable; a constant that may not be set yet is tested."""
    if body.inline is not None and variable in body.unit.usage.constants:
        return body.inline(body.unit.usage.constants[variable])
    target = reference(body, variable)
    piece = Fragment(
        target,
        body.unit.type_of(node),
        js.ACCESS if variable.scope is Scope.FIELD else js.ATOM,
        quiet=True,
        fixed=is_fixed(body, variable),
        finite=variable in body.tight,
        natural=variable in body.rising,
    )
    if variable in body.unit.usage.literals:
        piece = _known(piece, body.unit.usage.literals[variable])
    return piece if is_set(body, variable) else _set_by_now(body, piece, variable, node)


def _known(piece: Fragment, literal: Expression) -> Fragment:
    """A constant whose number is written in the program."""
    value = _number_of(literal)
    return piece if value is None else replace(piece, finite=True, natural=value >= 0, value=value)


def _number_of(literal: Expression) -> float | None:
    if isinstance(literal, Group):
        return _number_of(literal.inner)
    if isinstance(literal, Unary):
        value = _number_of(literal.operand)
        return None if value is None else -value
    return literal.value if isinstance(literal, NumberLiteral) else None


def reference(body: Body, variable: Variable) -> str:
    """Where a variable is kept."""
    if variable.scope is Scope.FIELD:
        return f"$moi.{property_of(variable.name)}"
    return body.borrowed.get(variable) or body.unit.names.variable(variable)


def is_fixed(body: Body, variable: Variable) -> bool:
    """Whether no call can change the variable: it is local, or a constant set for good."""
    if variable.scope is Scope.FIELD:
        return False
    usage = body.unit.usage
    if variable in body.borrowed or variable in usage.literals or variable in usage.steady:
        return True
    return not body.unit.is_captured(variable)


def is_set(body: Body, variable: Variable) -> bool:
    """Whether a constant certainly has its value; variables always have theirs."""
    return not variable.is_constant or variable in body.unit.usage.settled or variable in body.certain


def _set_by_now(body: Body, piece: Fragment, variable: Variable, node: Node) -> Fragment:
    failing = body.unit.call("unset", js.quote(variable.name), node.span)
    return Fragment(f"{piece.code} !== undefined ? {piece.code} : {failing}", piece.type, js.CONDITION)
