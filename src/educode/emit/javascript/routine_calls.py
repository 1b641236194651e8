"""Calls of the program's own routines and methods, and of the built-in functions."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.builtin_calls import builtin_call
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.usage import is_direct
from educode.emit.javascript.writing import Body
from educode.language.types import Kind, Type
from educode.semantics.model import BuiltinCall, Routine
from educode.syntax.nodes import Call, MethodCall


def call(body: Body, node: Call, arguments: list[Fragment], *, used: bool) -> Fragment:
    """``name(…)``."""
    bound = body.unit.binding(node)
    if isinstance(bound, BuiltinCall):
        return builtin_call(body, node, bound, arguments)
    assert isinstance(bound, Routine)
    if bound.class_ is not None:
        arguments = [js.name("$moi", Type(Kind.OBJECT, bound.class_.name)), *arguments]
    return _direct(body, node, bound, arguments, used=used)


def method_call(body: Body, node: MethodCall, base: Fragment, arguments: list[Fragment], *, used: bool) -> Fragment:
    """``base.name(…)``: a plain call when the class is known."""
    bound = body.unit.binding(node)
    if isinstance(bound, Routine) and is_direct(body.unit.analysis, node):
        return _direct(body, node, bound, [base, *arguments], used=used)
    return _searched(body, node, base, arguments, used=used)


def _direct(body: Body, node: Call | MethodCall, routine: Routine, values: list[Fragment], *, used: bool) -> Fragment:
    mark = body.unit.marks.mark(node.span, tuple(one.span for one in node.arguments), routine.name)
    code = f"{mark}{body.unit.names.routine(routine)}({', '.join(one.at(js.ASSIGN) for one in values)})"
    level = js.ACCESS
    if routine.waits:
        code, level = f"yield* {code}", js.ASSIGN
    piece = Fragment(code, body.unit.type_of(node), level, calls=True)
    return _with_result(body, node, piece) if used and routine.may_fall_off else piece


def _with_result(body: Body, node: Call | MethodCall, piece: Fragment) -> Fragment:
    """The value of a call that may end without any."""
    value = body.temporary()
    failing = body.unit.call("noResult", js.quote(node.name.name), node.span)
    code = f"({value} = {piece.at(js.ASSIGN)}) !== undefined ? {value} : {failing}"
    return Fragment(code, piece.type, js.CONDITION, calls=True)


def _searched(body: Body, node: MethodCall, base: Fragment, arguments: list[Fragment], *, used: bool) -> Fragment:
    """A method found by its name and number of values, in whatever object it is."""
    first, (kept,) = body.hold(base)
    method = body.unit.names.method(node.name.name, len(arguments))
    parts = tuple(one.span for one in node.arguments)
    given = f"{kept.code}, {js.quote(node.name.name)}, {len(arguments)}"
    missing = body.unit.call("missingMethod", given, node.span, (node.base.span,))
    mark = body.unit.marks.mark(node.span, parts, node.name.name)
    values = ", ".join(one.at(js.ASSIGN) for one in arguments)
    owner = f"{kept.at(js.ACCESS)}.{method} !== undefined ? {kept.code} : {missing}"
    code = f"({first}{owner}).{mark}{method}({values})"
    piece = Fragment(code, body.unit.type_of(node), js.ACCESS, calls=True)
    if node in body.unit.analysis.waiting:
        code = f"yield* {body.unit.runtime('finish')}({code})"
        piece = Fragment(code, piece.type, js.ASSIGN, calls=True)
    return _with_result(body, node, piece) if used else piece
