"""Calls of built-in functions: kinds that are not proven are checked from the catalogue, hot ones are inlined."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import JS_TYPES, tested
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.writing import Body
from educode.language.builtins.model import Builtin, Parameter, Signature
from educode.language.types import BOOLEAN, NUMBER, Kind
from educode.semantics.model import BuiltinCall
from educode.syntax.nodes import Call
from educode.text import Span

_WHOLE = 2.0**31


def builtin_call(body: Body, node: Call, bound: BuiltinCall, arguments: list[Fragment]) -> Fragment:
    """A call of the runtime's function of that name, or what it comes to."""
    ways = _possible_ways(bound.builtin, arguments)
    values = _checked(body, node, ways, arguments)
    short = _INLINE.get(bound.builtin.name)
    if short is not None:
        piece = short(body, node, values)
        if piece is not None:
            return piece
    return _plain(body, node, bound.builtin, values)


def _plain(body: Body, node: Call, builtin: Builtin, values: Sequence[Fragment]) -> Fragment:
    inside = ", ".join(one.at(js.ASSIGN) for one in values)
    code = body.unit.call(builtin.name, inside, node.span, tuple(one.span for one in node.arguments))
    level = js.ACCESS
    if builtin.waits:
        code, level = f"yield* {code}", js.ASSIGN
    return Fragment(code, body.unit.type_of(node), level, calls=any(one.calls for one in values))


def _possible_ways(builtin: Builtin, arguments: Sequence[Fragment]) -> list[Signature]:
    """The signatures that take so many values, of the kinds that are proven."""
    return [one for one in builtin.signatures if _takes(one, arguments)]


def _takes(signature: Signature, arguments: Sequence[Fragment]) -> bool:
    count = len(arguments)
    return signature.takes(count) and all(
        _accepts(signature.parameter(at, count), one.kind) for at, one in enumerate(arguments)
    )


def _accepts(parameter: Parameter, kind: Kind) -> bool:
    return not parameter.kinds or kind is Kind.ANY or kind in parameter.kinds


def _checked(body: Body, node: Call, ways: list[Signature], arguments: list[Fragment]) -> list[Fragment]:
    """The arguments, with a test on each whose kind is open."""
    unproven = [
        one.kind is Kind.ANY and any(way.parameter(at, len(arguments)).kinds for way in ways)
        for at, one in enumerate(arguments)
    ]
    if not any(unproven):
        return arguments
    if len(ways) > 1:
        return [_fitting(body, node, ways, arguments)]
    first, values = _evaluated(body, arguments, unproven)
    tests = [
        _tested(body, node, at, ways[0].parameter(at, len(values)), one) if open_ else one
        for at, (one, open_) in enumerate(zip(values, unproven, strict=True))
    ]
    return [js.sequence(first, tests[0]), *tests[1:]]


def _evaluated(body: Body, arguments: Sequence[Fragment], unproven: list[bool]) -> tuple[str, Sequence[Fragment]]:
    """The arguments, all evaluated before the first test where the order could be seen."""
    tested_first = unproven.index(True)
    if all(one.quiet for one in arguments[tested_first + 1 :]):
        return "", arguments
    return body.hold(*arguments)


def _tested(body: Body, node: Call, at: int, parameter: Parameter, piece: Fragment) -> Fragment:
    expected = js.quote("|".join(kind.value for kind in parameter.kinds))
    parts = tuple(one.span for one in node.arguments)
    script = JS_TYPES.get(parameter.kinds[0]) if len(parameter.kinds) == 1 else None
    type_ = NUMBER if parameter.kinds == (Kind.NUMBER,) else piece.type
    if script is None:
        given = f"{piece.at(js.ASSIGN)}, {js.quote(node.name.name)}, {at}, {expected}"
        return Fragment(body.unit.call("argument", given, node.span, parts), type_, js.ACCESS, calls=piece.calls)
    first, (kept,) = body.hold(piece)
    given = f"{kept.code}, {js.quote(node.name.name)}, {at}, {expected}"
    failing = body.unit.call("wrongArgument", given, node.span, parts)
    code = f'typeof {tested(first, kept)} === "{script}" ? {kept.code} : {failing}'
    return Fragment(code, type_, js.CONDITION, calls=piece.calls)


def _fitting(body: Body, node: Call, ways: list[Signature], arguments: list[Fragment]) -> Fragment:
    """All arguments at once, for a built-in that can be called in several ways."""
    values = ", ".join(one.at(js.ASSIGN) for one in arguments)
    kinds = ", ".join(_way(way, len(arguments)) for way in ways)
    given = f"[{values}], {js.quote(node.name.name)}, [{kinds}]"
    checked = body.unit.call("fitting", given, node.span, tuple(one.span for one in node.arguments))
    return Fragment(f"...{checked}", NUMBER, js.ACCESS, calls=any(one.calls for one in arguments))


def _way(signature: Signature, count: int) -> str:
    kinds = ("|".join(kind.value for kind in signature.parameter(at, count).kinds) for at in range(count))
    return f"[{', '.join(js.quote(one) for one in kinds)}]"


def _math(function: str, count: int = 1) -> Callable[[Body, Call, list[Fragment]], Fragment | None]:
    """A built-in that is exactly a function of JavaScript's Math."""

    def inline(_body: Body, _node: Call, values: list[Fragment]) -> Fragment | None:
        if len(values) != count or any(one.kind is not Kind.NUMBER or one.code.startswith("...") for one in values):
            return None
        code = f"Math.{function}({', '.join(one.at(js.ASSIGN) for one in values)})"
        quiet, fixed = all(one.quiet for one in values), all(one.fixed for one in values)
        natural = function == "abs" or all(one.natural for one in values)
        finite = all(one.finite for one in values)
        calls = any(one.calls for one in values)
        return Fragment(code, NUMBER, js.ACCESS, quiet, fixed, calls, finite, natural)

    return inline


def _length(_body: Body, _node: Call, values: list[Fragment]) -> Fragment | None:
    member = {Kind.ARRAY: "length", Kind.DICTIONARY: "size"}.get(values[0].kind)
    if member is None:
        return None
    code = f"{values[0].at(js.ACCESS)}.{member}"
    return Fragment(code, NUMBER, js.ACCESS, quiet=values[0].quiet, calls=values[0].calls, finite=True, natural=True)


def _end(index: str) -> Callable[[Body, Call, list[Fragment]], Fragment | None]:
    """The first or last element of an array, the runtime being called only when there is none."""

    def inline(body: Body, node: Call, values: list[Fragment]) -> Fragment | None:
        if values[0].kind is not Kind.ARRAY:
            return None
        first, (kept,) = body.hold(values[0])
        slow = body.unit.call(node.name.name, kept.code, node.span, tuple(one.span for one in node.arguments))
        element = body.temporary()
        array = kept.at(js.ACCESS)
        code = f"{first}({element} = {array}[{index.format(array)}]) !== undefined ? {element} : {slow}"
        level = js.SEQUENCE if first else js.CONDITION
        return Fragment(code, body.unit.type_of(node), level, calls=values[0].calls)

    return inline


def _contains(_body: Body, _node: Call, values: list[Fragment]) -> Fragment | None:
    """Whether a dictionary has a key: one look-up."""
    if len(values) != 2 or values[0].kind is not Kind.DICTIONARY or values[1].kind not in {Kind.TEXT, Kind.NUMBER}:
        return None
    code = f"{values[0].at(js.ACCESS)}.has({values[1].at(js.ASSIGN)})"
    return Fragment(code, BOOLEAN, js.ACCESS, calls=any(one.calls for one in values))


def _radians(_body: Body, _node: Call, values: list[Fragment]) -> Fragment | None:
    """The same arithmetic as the runtime's, a division that V8 sees."""
    degrees = values[0]
    if degrees.kind is not Kind.NUMBER or degrees.code.startswith("..."):
        return None
    code = f"{degrees.at(js.PRODUCT)} * Math.PI / 180"
    return Fragment(code, NUMBER, js.PRODUCT, degrees.quiet, degrees.fixed, degrees.calls, natural=degrees.natural)


def _square_root(body: Body, node: Call, values: list[Fragment]) -> Fragment | None:
    first, (kept,) = body.hold(values[0])
    slow = body.unit.call("racine", kept.code, node.span, tuple(one.span for one in node.arguments))
    tested_value = tested(first, kept)
    return Fragment(
        f"{tested_value} >= 0 ? Math.sqrt({kept.code}) : {slow}", NUMBER, js.CONDITION, calls=values[0].calls
    )


def _quotient(body: Body, node: Call, values: list[Fragment]) -> Fragment | None:
    """Between whole numbers that fit 32 bits, one division is exact; the runtime does all others."""
    if any(one.kind is not Kind.NUMBER or one.code.startswith("...") for one in values):
        return None
    first, (one, other) = body.hold(*values)
    slow = body.unit.call("quotient", f"{one.code}, {other.code}", node.span, tuple(one.span for one in node.arguments))
    tests = [f"({piece.at(js.EQUALITY)} | 0) === {piece.at(js.EQUALITY + 1)}" for piece in (one, other)]
    if other.value and other.value.is_integer() and abs(other.value) < _WHOLE:
        tests.pop()
    else:
        tests.append(f"{other.at(js.EQUALITY + 1)} !== 0")
    code = f"{first}{' && '.join(tests)} ? Math.floor({one.at(js.PRODUCT)} / {other.at(js.UNARY)}) : {slow}"
    level = js.SEQUENCE if first else js.CONDITION
    natural = one.natural and other.natural
    return Fragment(code, NUMBER, level, calls=any(one.calls for one in values), natural=natural)


def _power(body: Body, node: Call, values: list[Fragment]) -> Fragment | None:
    parts: tuple[Span, ...] = tuple(one.span for one in node.arguments)
    code = body.unit.call("power", ", ".join(one.at(js.ASSIGN) for one in values), node.span, parts)
    return Fragment(code, NUMBER, js.ACCESS, calls=any(one.calls for one in values))


_INLINE: dict[str, Callable[[Body, Call, list[Fragment]], Fragment | None]] = {
    "absolue": _math("abs"),
    "arrondi_inferieur": _math("floor"),
    "arrondi_superieur": _math("ceil"),
    "minimum": _math("min", 2),
    "maximum": _math("max", 2),
    "contient": _contains,
    "longueur": _length,
    "premier": _end("0"),
    "dernier": _end("{}.length - 1"),
    "quotient": _quotient,
    "radians": _radians,
    "racine": _square_root,
    "puissance": _power,
}
