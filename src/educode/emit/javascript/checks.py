"""Checks of values whose type is not proven: written inline where they are hot, through the runtime else."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.writing import Body
from educode.language.types import BOOLEAN, NUMBER, TEXT, Kind, Type
from educode.text import Span

JS_TYPES = {Kind.NUMBER: "number", Kind.TEXT: "string", Kind.BOOLEAN: "boolean"}


def is_number(piece: Fragment) -> str:
    """A test, or nothing where it is proven."""
    return "" if piece.kind is Kind.NUMBER else f'typeof {piece.at(js.UNARY)} === "number"'


def all_of(*tests: str) -> str:
    """The tests that are needed, joined."""
    return " && ".join(test for test in tests if test)


def as_boolean(
    body: Body, piece: Fragment, span: Span, part: int | None = None, parts: tuple[Span, ...] = ()
) -> Fragment:
    """A condition, or a side of et, ou, non."""
    if piece.kind is Kind.BOOLEAN:
        return piece
    first, (kept,) = body.hold(piece)
    arguments = kept.code if part is None else f"{kept.code}, {part}"
    failing = body.unit.call("notBoolean", arguments, span, parts)
    test = f'typeof {tested(first, kept)} === "boolean" ? {kept.code} : {failing}'
    return Fragment(test, BOOLEAN, js.CONDITION, calls=piece.calls)


def tested(first: str, kept: Fragment) -> str:
    """``kept``, evaluated first where it is a temporary: for the first test of an expression."""
    return f"({first[:-2]})" if first else kept.at(js.UNARY)


def of_declared_type(body: Body, piece: Fragment, expected: Type | None, name: str, span: Span) -> Fragment:
    """A value about to be given to ``name``, which keeps its type."""
    if expected is None or piece.kind is not Kind.ANY or expected.kind in {Kind.ANY, Kind.UNKNOWN}:
        return piece
    script = JS_TYPES.get(expected.kind)
    if script is None:
        arguments = f"{piece.at(js.ASSIGN)}, {js.quote(expected.french)}, {js.quote(name)}"
        return Fragment(body.unit.call("keep", arguments, span), expected, js.ACCESS, calls=piece.calls)
    first, (kept,) = body.hold(piece)
    failing = body.unit.call("wrongType", f"{kept.code}, {js.quote(expected.french)}, {js.quote(name)}", span)
    code = f'typeof {tested(first, kept)} === "{script}" ? {kept.code} : {failing}'
    return Fragment(code, expected, js.CONDITION, calls=piece.calls)


def as_amount(body: Body, piece: Fragment, span: Span, parts: tuple[Span, ...]) -> Fragment:
    """What ``ajoute`` and ``soustrait`` add to a nombre or take from it."""
    if piece.kind is Kind.NUMBER:
        return piece
    first, (kept,) = body.hold(piece)
    code = (
        f'typeof {tested(first, kept)} === "number" ? {kept.code} : {body.unit.call("amount", kept.code, span, parts)}'
    )
    return Fragment(code, NUMBER, js.CONDITION, calls=piece.calls)


def as_text(body: Body, piece: Fragment, span: Span, part: int, parts: tuple[Span, ...]) -> Fragment:
    """The writing of a value."""
    if piece.kind is Kind.TEXT:
        return piece
    if piece.finite:
        return Fragment(f'"" + {piece.at(js.PRODUCT)}', TEXT, js.SUM, piece.quiet, piece.fixed, piece.calls)
    writer = "writeNumber" if piece.kind is Kind.NUMBER else "write"
    code = body.unit.call(writer, f"{piece.at(js.ASSIGN)}, {part}", span, parts)
    return Fragment(code, TEXT, js.ACCESS, calls=piece.calls)
