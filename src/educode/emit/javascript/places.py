"""Places that statements change: prepared once (their indices evaluated), then read and stored into."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import JS_TYPES, all_of, is_number, of_declared_type
from educode.emit.javascript.expressions import expression
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.names import property_of
from educode.emit.javascript.variables import reference
from educode.emit.javascript.writing import Body
from educode.language.types import ANY, Kind, Type
from educode.records import replace, value
from educode.semantics.model import Variable
from educode.syntax.nodes import Expression, Field, Index, NumberLiteral, TextLiteral
from educode.text import Span


@value
class Named:
    """A variable, or a field by its plain name."""

    code: str
    type: Type
    variable: Variable


@value
class Element:
    """``base[index]``, both fit to be written more than once."""

    node: Index
    base: Fragment
    index: Fragment
    type: Type


@value
class Member:
    """``base.name``; ``field`` where the class is known."""

    node: Field
    base: Fragment
    field: Variable | None
    type: Type


Target = Named | Element | Member


def prepare(body: Body, node: Expression, *, after: Fragment | None = None) -> tuple[Target, Fragment | None]:
    """The target of a place, its parts evaluated by lines written here.

    ``after``: a value that comes before them; it is kept in a temporary where the order could be seen.
    """
    if isinstance(node, Index):
        return _element(body, node, after)
    if isinstance(node, Field):
        return _member(body, node, after)
    variable = body.unit.binding(node)
    assert isinstance(variable, Variable)
    return Named(reference(body, variable), _kept_type(body, variable, node), variable), after


def pinned(body: Body, target: Target) -> Target:
    """The same place, its parts in temporaries: no store that comes before can change where it is."""
    if isinstance(target, Named):
        return target
    base = _pin(body, target.base)
    if isinstance(target, Member):
        return replace(target, base=base)
    is_literal = isinstance(target.node.index, NumberLiteral | TextLiteral)
    return replace(target, base=base, index=target.index if is_literal else _pin(body, target.index))


def _pin(body: Body, value: Fragment) -> Fragment:
    temporary = body.temporary()
    body.line(f"{temporary} = {value.at(js.ASSIGN)};")
    return js.name(temporary, value.type)


def _kept_type(body: Body, variable: Variable, node: Expression) -> Type:
    return variable.declared or body.unit.type_of(node)


def _element(body: Body, node: Index, after: Fragment | None) -> tuple[Element, Fragment | None]:
    base, index = expression(body, node.base), expression(body, node.index)
    after = _kept(body, after, base, index)
    first, (base, index) = body.hold(base, index)
    _evaluate(body, first)
    return Element(node, base, index, body.unit.type_of(node)), after


def _member(body: Body, node: Field, after: Fragment | None) -> tuple[Member, Fragment | None]:
    base = expression(body, node.base)
    after = _kept(body, after, base)
    first, (base,) = body.hold(base)
    _evaluate(body, first)
    bound = body.unit.binding(node)
    field = bound if isinstance(bound, Variable) and base.kind is Kind.OBJECT else None
    return Member(node, base, field, body.unit.type_of(node)), after


def _kept(body: Body, value: Fragment | None, *others: Fragment) -> Fragment | None:
    """A value that can be written after ``others`` have been evaluated."""
    if value is None or (value.repeatable and (value.fixed or not any(other.calls for other in others))):
        return value
    return _pin(body, value)


def _evaluate(body: Body, first: str) -> None:
    if first:
        body.line(first[:-2] + ";")


def parts_of(node: Expression) -> tuple[Span, ...]:
    """The spans of a place's parts."""
    if isinstance(node, Index):
        return node.base.span, node.index.span
    return (node.base.span,) if isinstance(node, Field) else ()


def load(body: Body, target: Target, *, missing: str = "") -> Fragment:
    """The value now in the place; ``missing``: what stands for a key or field that is not there yet."""
    if isinstance(target, Named):
        return js.name(target.code, target.type, fixed=False)
    if isinstance(target, Member):
        return _load_member(body, target, missing)
    return _load_element(body, target, missing)


def _load_member(body: Body, target: Member, missing: str) -> Fragment:
    name = target.node.name.name
    read = f"{target.base.at(js.ACCESS)}.{property_of(name)}"
    if target.field is not None:
        return Fragment(read, target.type, js.ACCESS)
    if missing and target.base.kind is Kind.RECORD:
        return Fragment(f"{read} ?? {missing}", ANY, js.CONDITION)
    given = f"{target.base.code}, {js.quote(name)}" + (f", {missing}" if missing else "")
    slow = body.unit.call("missingField", given, target.node.span, parts_of(target.node))
    return _or_else(body, read, slow, target.type)


def _load_element(body: Body, target: Element, missing: str) -> Fragment:
    base, index = target.base, target.index
    if base.kind is Kind.DICTIONARY and missing:
        return Fragment(f"{base.at(js.ACCESS)}.get({index.code}) ?? {missing}", ANY, js.CONDITION)
    given = f"{base.code}, {index.code}" + (f", {missing}" if missing else "")
    slow_name, read = "at", ""
    if base.kind is Kind.DICTIONARY:
        slow_name, read = "missingKey", f"{base.at(js.ACCESS)}.get({index.code})"
    elif base.kind is Kind.ARRAY and index.kind is Kind.NUMBER:
        slow_name, read = "outside", f"{base.at(js.ACCESS)}[{index.code}]"
    slow = body.unit.call(slow_name, given, target.node.span, parts_of(target.node))
    return _or_else(body, read, slow, target.type) if read else Fragment(slow, target.type, js.ACCESS)


def _or_else(body: Body, read: str, slow: str, type_: Type) -> Fragment:
    value = body.temporary()
    return Fragment(f"({value} = {read}) !== undefined ? {value} : {slow}", type_, js.CONDITION)


def store(body: Body, target: Target, value: Fragment, span: Span, *, known: bool = False) -> None:
    """Gives the place its value, checked; ``span`` is the value's; ``known``: the index was just read."""
    if isinstance(target, Named):
        kept = of_declared_type(body, value, target.variable.declared, target.variable.name, span)
        body.line(f"{target.code} = {kept.at(js.ASSIGN)};")
    elif isinstance(target, Member):
        _store_member(body, target, value, span)
    else:
        _store_element(body, target, value, known=known)


def _store_member(body: Body, target: Member, value: Fragment, span: Span) -> None:
    name = target.node.name.name
    if target.field is not None or target.base.kind is Kind.RECORD:
        declared = target.field.declared if target.field is not None else None
        kept = of_declared_type(body, value, declared, name, span)
        body.line(f"{target.base.at(js.ACCESS)}.{property_of(name)} = {kept.at(js.ASSIGN)};")
        return
    given = f"{target.base.code}, {js.quote(name)}, {value.at(js.ASSIGN)}"
    slow = body.unit.call("putField", given, target.node.span, (target.node.base.span, span))
    place = f"{target.base.at(js.ACCESS)}.{property_of(name)}"
    test = _keeps_its_kind(place, value)
    body.line(f"if ({test}) {place} = {value.code}; else {slow};" if test else f"{slow};")


def _keeps_its_kind(place: str, value: Fragment) -> str:
    """A test that is enough for records and for objects: the field has a value of the same kind already."""
    if not value.repeatable:
        return ""
    if value.kind is Kind.ANY:
        return f'typeof {value.at(js.UNARY)} === "number" && typeof {place} === "number"'
    script = JS_TYPES.get(value.kind)
    return f'typeof {place} === "{script}"' if script else ""


def _store_element(body: Body, target: Element, value: Fragment, *, known: bool) -> None:
    base, index = target.base, target.index
    span, parts = target.node.span, parts_of(target.node)
    if base.kind is Kind.DICTIONARY:
        key = index.code
        if index.kind is not Kind.TEXT and not index.finite:
            key = body.unit.call("key", key, span, parts)
        body.line(f"{base.at(js.ACCESS)}.set({key}, {value.at(js.ASSIGN)});")
        return
    place = f"{base.at(js.ACCESS)}[{index.code}]"
    if base.kind is Kind.ARRAY and index.kind is Kind.NUMBER:
        failing = body.unit.call("outside", f"{base.code}, {index.code}", span, parts)
        check = "" if known else f"if ({place} === undefined) {failing}; else "
        body.line(f"{check}{place} = {value.at(js.ASSIGN)};")
        return
    slow = body.unit.call("put", f"{base.code}, {index.code}, {value.at(js.ASSIGN)}", span, parts)
    if index.kind is Kind.TEXT or not value.repeatable:
        body.line(f"{slow};")
        return
    test = all_of("" if base.kind is Kind.ARRAY else f"Array.isArray({base.code})", is_number(index))
    body.line(f"if ({test} && {place} !== undefined) {place} = {value.code};")
    body.line(f"else {slow};")
