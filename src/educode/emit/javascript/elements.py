"""Reading elements and fields: one look-up, its result tested, the runtime called only to fail or to find out."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.names import property_of
from educode.emit.javascript.checks import all_of, is_number
from educode.emit.javascript.writing import Body
from educode.language.types import TEXT, Kind, Type
from educode.semantics.model import Variable
from educode.syntax.nodes import Field, Index
from educode.text import Span


def read_index(body: Body, node: Index, base: Fragment, index: Fragment) -> Fragment:
    """``base[index]``."""
    if base.kind is Kind.TEXT and index.kind is Kind.NUMBER:
        return _character(body, node, base, index)
    type_ = body.unit.type_of(node)
    first, (kept, at) = body.hold(base, index)
    value = body.temporary()
    if base.kind is Kind.DICTIONARY:
        tests, read, failing = "", f"{kept.at(js.ACCESS)}.get({at.code})", "missingKey"
    elif index.kind is Kind.TEXT:
        tests, read, failing = f"{kept.at(js.UNARY)} instanceof Map", f"{kept.at(js.ACCESS)}.get({at.code})", "at"
    else:
        tests, read, failing = _array_tests(kept, at), f"{kept.at(js.ACCESS)}[{at.code}]", "outside"
        failing = "at" if tests else failing
    slow = body.unit.call(failing, f"{kept.code}, {at.code}", node.span, (node.base.span, node.index.span))
    return _found(first, tests, value, read, slow, type_, calls=base.calls or index.calls)


def _array_tests(base: Fragment, index: Fragment) -> str:
    is_array = "" if base.kind is Kind.ARRAY else f"Array.isArray({base.code})"
    return all_of(is_array, is_number(index))


def _found(first: str, tests: str, value: str, read: str, slow: str, type_: Type, *, calls: bool) -> Fragment:
    """``value`` as ``read`` finds it, else what ``slow`` finds or throws."""
    test = all_of(tests, f"({value} = {read}) !== undefined")
    return Fragment(f"{first}{test} ? {value} : {slow}", type_, js.SEQUENCE if first else js.CONDITION, calls=calls)


def _character(body: Body, node: Index, base: Fragment, index: Fragment) -> Fragment:
    arguments = f"{base.at(js.ASSIGN)}, {index.at(js.ASSIGN)}"
    code = body.unit.call("characterAt", arguments, node.span, (node.base.span, node.index.span))
    return Fragment(code, TEXT, js.ACCESS, calls=base.calls or index.calls)


def read_field(body: Body, node: Field, base: Fragment) -> Fragment:
    """``base.name``: bare when the class is known."""
    place = f"{base.at(js.ACCESS)}.{property_of(node.name.name)}"
    type_ = body.unit.type_of(node)
    if base.kind is Kind.OBJECT and isinstance(body.unit.binding(node), Variable):
        return Fragment(place, type_, js.ACCESS, quiet=base.quiet, calls=base.calls)
    return look_up_field(body, base, node.name.name, node.span, (node.base.span,), type_)


def look_up_field(body: Body, base: Fragment, name: str, span: Span, parts: tuple[Span, ...], type_: Type) -> Fragment:
    """A field that may be missing: no value of another kind has such a property."""
    first, (kept,) = body.hold(base)
    slow = body.unit.call("missingField", f"{kept.code}, {js.quote(name)}", span, parts)
    read = f"{kept.at(js.ACCESS)}.{property_of(name)}"
    return _found(first, "", body.temporary(), read, slow, type_, calls=base.calls)

