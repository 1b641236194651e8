"""Reading elements and fields: one look-up, its result tested, the runtime called only to fail or to find out."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import all_of, is_number
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.names import property_of
from educode.emit.javascript.writing import Body
from educode.language.types import TEXT, Kind
from educode.semantics.model import Variable
from educode.syntax.nodes import Field, Index


def read_index(body: Body, node: Index, base: Fragment, index: Fragment) -> Fragment:
    """``base[index]``."""
    if base.kind is Kind.TEXT and index.kind is Kind.NUMBER:
        return _character(body, node, base, index)
    first, (kept, at) = body.hold(base, index)
    tests, read, failing = _way_of(kept, at)
    slow = body.unit.call(failing, f"{kept.code}, {at.code}", node.span, (node.base.span, node.index.span))
    value = body.temporary()
    test = all_of(tests, f"({value} = {read}) !== undefined")
    level = js.SEQUENCE if first else js.CONDITION
    calls = base.calls or index.calls
    return Fragment(f"{first}{test} ? {value} : {slow}", body.unit.type_of(node), level, calls=calls)


def _way_of(base: Fragment, index: Fragment) -> tuple[str, str, str]:
    """What to test, what to read, and what to call when that gives nothing."""
    look_up = f"{base.at(js.ACCESS)}.get({index.code})"
    if base.kind is Kind.DICTIONARY:
        return "", look_up, "missingKey"
    if index.kind is Kind.TEXT:
        return f"{base.at(js.UNARY)} instanceof Map", look_up, "at"
    is_array = "" if base.kind is Kind.ARRAY else f"Array.isArray({base.code})"
    tests = all_of(is_array, is_number(index))
    return tests, f"{base.at(js.ACCESS)}[{index.code}]", "at" if tests else "outside"


def _character(body: Body, node: Index, base: Fragment, index: Fragment) -> Fragment:
    arguments = f"{base.at(js.ASSIGN)}, {index.at(js.ASSIGN)}"
    code = body.unit.call("characterAt", arguments, node.span, (node.base.span, node.index.span))
    return Fragment(code, TEXT, js.ACCESS, calls=base.calls or index.calls)


def read_field(body: Body, node: Field, base: Fragment) -> Fragment:
    """``base.name``: bare when the class is known; no value of another kind has such a property."""
    name = node.name.name
    type_ = body.unit.type_of(node)
    if base.kind is Kind.OBJECT and isinstance(body.unit.binding(node), Variable):
        return Fragment(f"{base.at(js.ACCESS)}.{property_of(name)}", type_, js.ACCESS, base.quiet, calls=base.calls)
    first, (kept,) = body.hold(base)
    slow = body.unit.call("missingField", f"{kept.code}, {js.quote(name)}", node.span, (node.base.span,))
    value = body.temporary()
    code = f"{first}({value} = {kept.at(js.ACCESS)}.{property_of(name)}) !== undefined ? {value} : {slow}"
    return Fragment(code, type_, js.SEQUENCE if first else js.CONDITION, calls=base.calls)
