"""``vaut``, ``ajoute``, ``soustrait`` and ``supprime``."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import as_amount, as_text
from educode.emit.javascript.expressions import expression
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.places import Member, Named, Target, load, prepare, store
from educode.emit.javascript.writing import Body
from educode.language.types import ANY, NUMBER, Kind
from educode.syntax.nodes import Append, Assignment, Expression, Remove, Subtract


def assign(body: Body, node: Assignment) -> None:
    """``place vaut value``: the value, the place's indices, the checks, the store."""
    value = expression(body, node.value)
    target, kept = prepare(body, node.place, after=value)
    assert kept is not None
    store(body, target, kept, node.value.span)


def append(body: Body, node: Append) -> None:
    """``place ajoute value``: what the place holds decides what happens."""
    kind = body.unit.type_of(node.place).kind
    if kind is Kind.ARRAY:
        place = expression(body, node.place)
        body.line(f"{place.at(js.ACCESS)}.push({expression(body, node.value).at(js.ASSIGN)});")
        return
    target, _ = prepare(body, node.place)
    parts = (node.place.span, node.value.span)
    value = expression(body, node.value)
    if kind is Kind.NUMBER:
        _add(body, node.place, target, "+", as_amount(body, value, node.span, parts))
    elif kind is Kind.TEXT:
        _add(body, node.place, target, "+", as_text(body, value, node.span, 1, parts))
    else:
        _change(body, node, target, value)


def subtract(body: Body, node: Subtract) -> None:
    """``place soustrait value``."""
    target, _ = prepare(body, node.place)
    parts = (node.place.span, node.value.span)
    value = expression(body, node.value)
    if body.unit.type_of(node.place).kind is Kind.NUMBER:
        _add(body, node.place, target, "-", as_amount(body, value, node.span, parts))
    else:
        _change(body, node, target, value)


def _add(body: Body, place: Expression, target: Target, sign: str, value: Fragment) -> None:
    """A number or text takes more (or less): the place is read, then the value, then it is stored."""
    if isinstance(target, Named):
        body.line(f"{target.code} {sign}= {value.at(js.ASSIGN)};")
        return
    current = load(body, target)
    if value.calls:
        current = _kept(body, current)
    type_ = NUMBER if sign == "-" else body.unit.type_of(place)
    total = Fragment(f"{current.at(js.SUM)} {sign} {value.at(js.PRODUCT)}", type_, js.SUM, calls=value.calls)
    if value.calls:
        total = _kept(body, total)
    store(body, target, total, place.span, known=not value.calls)


def _change(body: Body, node: Append | Subtract, target: Target, value: Fragment) -> None:
    """A place whose kind is only known at run time."""
    current = load(body, target)
    if value.calls and not isinstance(target, Named):
        current = _kept(body, current)
    function, sign = ("append", "+") if isinstance(node, Append) else ("subtract", "-")
    first, (one, other) = body.hold(current, value)
    parts = (node.place.span, node.value.span)
    slow = body.unit.call(function, f"{one.code}, {other.code}", node.span, parts)
    test = f'typeof {one.at(js.UNARY)} === "number"'
    if other.kind is not Kind.NUMBER:
        test += f' && typeof {other.at(js.UNARY)} === "number"'
    code = f"{test} ? {one.at(js.SUM)} {sign} {other.at(js.PRODUCT)} : {slow}"
    if first:
        body.line(first[:-2] + ";")
    changed = Fragment(code, ANY, js.CONDITION)
    if isinstance(target, Member):
        changed = _kept(body, changed)
    store(body, target, changed, parts[0], known=not value.calls)


def _kept(body: Body, current: Fragment) -> Fragment:
    temporary = body.temporary()
    body.line(f"{temporary} = {current.at(js.ASSIGN)};")
    return js.name(temporary, current.type)


def remove(body: Body, node: Remove) -> None:
    """``container supprime key``."""
    container, key = expression(body, node.place), expression(body, node.key)
    parts = (node.place.span, node.key.span)
    first, (kept, at) = body.hold(container, key)
    if first:
        body.line(first[:-2] + ";")
    given = f"{kept.code}, {at.code}"
    if container.kind is Kind.ARRAY and key.kind is Kind.NUMBER:
        slow = body.unit.call("removeAt", given, node.span, parts)
        array = kept.at(js.ACCESS)
        is_last = at.code == f"{array}.length - 1"
        body.line(f"if ({array}.length !== 0) {array}.pop(); else {slow};" if is_last else f"{slow};")
    elif container.kind is Kind.DICTIONARY and key.kind is Kind.TEXT:
        body.line(body.unit.call("removeKey", given, node.span, parts) + ";")
    else:
        body.line(body.unit.call("remove", given, node.span, parts) + ";")
