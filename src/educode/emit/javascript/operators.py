"""Operators: bare between proven values, with an inline test of kinds elsewhere."""

from __future__ import annotations

import math
from collections.abc import Callable

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import all_of, as_boolean, as_text, is_number
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.writing import Body
from educode.language.types import ARRAY, BOOLEAN, NUMBER, TEXT, Kind, Type
from educode.records import replace
from educode.syntax.nodes import Binary, Unary
from educode.text import Span

_LEVELS = {"+": js.SUM, "-": js.SUM, "*": js.PRODUCT}
_COMPARED_BARE = frozenset({Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN, Kind.CANVAS, Kind.OBJECT})
_COMPUTED: dict[str, Callable[[float, float], float]] = {"+": float.__add__, "-": float.__sub__, "*": float.__mul__}
_SMALL = 1e15
_PRIMITIVE = frozenset({Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN})


def binary(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    """Any operator with two sides."""
    operator = node.operator
    if operator in {"et", "ou"}:
        return _logical(body, node, left, right)
    if operator in {"=", "<>"}:
        return _equality(body, node, left, right)
    if operator in {"<", ">", "<=", ">="}:
        return _order(body, node, left, right)
    if operator == "+":
        return _plus(body, node, left, right)
    if operator in _LEVELS:
        return _arithmetic(body, node, left, right, _bare(left, operator, right, _LEVELS[operator], NUMBER))
    return {"/": _divide, "mod": _modulo, "^": _power}[operator](body, node, left, right)


def negate(body: Body, operand: Fragment, node: Unary) -> Fragment:
    """``-x``."""
    if operand.kind is Kind.NUMBER:
        inner = operand.at(js.UNARY)
        code = f"- {inner}" if inner.startswith("-") else f"-{inner}"
        value = None if operand.value is None else -operand.value
        piece = Fragment(code, NUMBER, js.UNARY, operand.quiet, operand.fixed, operand.calls, operand.finite)
        return replace(piece, value=value, natural=value is not None and value >= 0)
    first, (kept,) = body.hold(operand)
    failing = body.unit.call("notNegatable", kept.code, node.span, (node.operand.span,))
    code = f"{is_number(kept)} ? -{kept.code} : {failing}"
    return js.sequence(first, Fragment(code, NUMBER, js.CONDITION, calls=operand.calls))


def _bare(left: Fragment, operator: str, right: Fragment, level: int, type_: Type) -> Fragment:
    code = f"{left.at(level)} {operator} {right.at(level + 1)}"
    quiet, fixed = left.quiet and right.quiet, left.fixed and right.fixed
    piece = Fragment(code, type_, level, quiet, fixed, left.calls or right.calls)
    return _computed(piece, left, operator, right) if operator in _LEVELS and type_ is NUMBER else piece


def _computed(piece: Fragment, left: Fragment, operator: str, right: Fragment) -> Fragment:
    """What is known of a sum, difference or product before the program runs."""
    value = None
    if left.value is not None and right.value is not None:
        value = _COMPUTED[operator](left.value, right.value)
        if not math.isfinite(value):
            return piece
        return replace(piece, finite=True, natural=value >= 0, value=value)
    finite = operator != "*" and left.finite and right.finite and (_is_small(left) or _is_small(right))
    natural = operator != "-" and left.natural and right.natural
    return replace(piece, finite=finite, natural=natural)


def _is_small(piece: Fragment) -> bool:
    """Whether it is a known number that no finite number can be made infinite with."""
    return piece.value is not None and abs(piece.value) < _SMALL


def _parts(node: Binary) -> tuple[Span, Span]:
    return node.left.span, node.right.span


def _refused(body: Body, node: Binary, left: Fragment, right: Fragment) -> str:
    return body.unit.call("refused", f'"{node.operator}", {left.code}, {right.code}', node.span, _parts(node))


def _arithmetic(body: Body, node: Binary, left: Fragment, right: Fragment, bare: Fragment) -> Fragment:
    """A bare operation between numbers, tested where a side is not proven; ``bare`` is for proven sides."""
    if left.kind is Kind.NUMBER and right.kind is Kind.NUMBER:
        return bare
    first, (one, other) = body.hold(left, right)
    level = _LEVELS[node.operator]
    test = all_of(is_number(one), is_number(other))
    done = f"{one.at(level)} {node.operator} {other.at(level + 1)}"
    code = f"{test} ? {done} : {_refused(body, node, one, other)}"
    return js.sequence(first, Fragment(code, NUMBER, js.CONDITION, calls=bare.calls))


def _numbers(body: Body, node: Binary, left: Fragment, right: Fragment) -> tuple[str, Fragment, Fragment]:
    """Both sides as numbers: what to evaluate first, and the two sides."""
    if left.kind is Kind.NUMBER and right.kind is Kind.NUMBER:
        return "", left, right
    first, (one, other) = body.hold(left, right)
    test = all_of(is_number(one), is_number(other))
    check = f"{test} || {_refused(body, node, one, other)}, "
    return first + check, _as_number(one), _as_number(other)


def _as_number(piece: Fragment) -> Fragment:
    return replace(piece, type=NUMBER)


def _plus(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    kinds = {left.kind, right.kind}
    if kinds == {Kind.NUMBER}:
        return _bare(left, "+", right, js.SUM, NUMBER)
    if Kind.TEXT in kinds:
        one, other = _joined(body, node, left, 0), _joined(body, node, right, 1)
        return _bare(one, "+", other, js.SUM, TEXT)
    if kinds == {Kind.ARRAY}:
        return Fragment(
            f"{left.at(js.ACCESS)}.concat({right.at(js.ASSIGN)})", ARRAY, js.ACCESS, calls=left.calls or right.calls
        )
    first, (one, other) = body.hold(left, right)
    slow = body.unit.call("add", f"{one.code}, {other.code}", node.span, _parts(node))
    done = f"{one.at(js.SUM)} + {other.at(js.PRODUCT)}"
    code = _if_numbers(one, other, done, slow)
    return js.sequence(first, Fragment(code, body.unit.type_of(node), js.CONDITION, calls=left.calls or right.calls))


def _if_numbers(one: Fragment, other: Fragment, done: str, slow: str) -> str:
    """``done`` if both sides turn out to be numbers, where that is possible at all."""
    if not {one.kind, other.kind} <= {Kind.NUMBER, Kind.ANY}:
        return slow
    return f"{all_of(is_number(one), is_number(other))} ? {done} : {slow}"


def _joined(body: Body, node: Binary, side: Fragment, part: int) -> Fragment:
    """A side of ``+`` beside a texte: JavaScript writes finite numbers as EduCode does."""
    return side if side.finite else as_text(body, side, node.span, part, _parts(node))


def _divide(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    first, one, other = _numbers(body, node, left, right)
    if not right.value:
        other = _not_zero(body, node, other, "divisionByZero")
    quotient = _bare(one, "/", other, js.PRODUCT, NUMBER)
    return js.sequence(first, replace(quotient, natural=left.natural and right.natural))


def _not_zero(body: Body, node: Binary, divisor: Fragment, failing: str) -> Fragment:
    before, (kept,) = body.hold(divisor)
    failure = body.unit.call(failing, "", node.span, _parts(node))
    test = f"({before[:-2]}) !== 0" if before else f"{kept.at(js.EQUALITY + 1)} !== 0"
    return Fragment(f"{test} ? {kept.code} : {failure}", NUMBER, js.CONDITION, calls=divisor.calls)


def _modulo(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    """The remainder takes the divisor's sign: mended where it can differ, tested where zero is possible."""
    first, one, other = _numbers(body, node, left, right)
    if not right.value:
        before, (one, other) = body.hold(one, other)
        first += before
    remainder = Fragment(f"{one.at(js.PRODUCT)} % {other.at(js.UNARY)}", NUMBER, js.PRODUCT)
    whole = _mended(body, node, remainder, other, is_natural=left.natural)
    natural = other.natural
    return js.sequence(first, replace(whole, calls=left.calls or right.calls, natural=natural))


def _mended(body: Body, node: Binary, remainder: Fragment, divisor: Fragment, *, is_natural: bool) -> Fragment:
    """The remainder with the divisor's sign: in place where the divisor is known, by the runtime where that is rare."""
    if divisor.value and divisor.natural and is_natural:
        return remainder
    rest = body.temporary()
    test = f"({rest} = {remainder.code}) < 0"
    if divisor.value and divisor.natural:
        return Fragment(f"{test} ? {rest} + {divisor.at(js.PRODUCT)} : {rest}", NUMBER, js.CONDITION)
    mended = body.unit.call("remainder", f"{rest}, {divisor.code}", node.span, _parts(node))
    return Fragment(f"{test} || {divisor.at(js.RELATION)} <= 0 ? {mended} : {rest}", NUMBER, js.CONDITION)


def _power(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    first, one, other = _numbers(body, node, left, right)
    exponent = right.value
    if exponent in {2.0, 3.0}:
        return js.sequence(first, _small_power(body, one, cubed=exponent == 3.0))
    code = body.unit.call("power", f"{one.at(js.ASSIGN)}, {other.at(js.ASSIGN)}", node.span, _parts(node))
    return js.sequence(first, Fragment(code, NUMBER, js.ACCESS, calls=left.calls or right.calls))


def _small_power(body: Body, base: Fragment, *, cubed: bool) -> Fragment:
    first, (kept,) = body.hold(base)
    square = f"{kept.at(js.PRODUCT)} * {kept.at(js.UNARY)}"
    code = f"{kept.at(js.PRODUCT)} * ({square})" if cubed else square
    return js.sequence(first, Fragment(code, NUMBER, js.PRODUCT, base.quiet and not first, base.fixed, base.calls))


def _equality(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    sign = "===" if node.operator == "=" else "!=="
    kinds = {left.kind, right.kind}
    if kinds & _PRIMITIVE or (len(kinds) == 1 and kinds <= _COMPARED_BARE):
        return _bare(left, sign, right, js.EQUALITY, BOOLEAN)
    negation = "" if node.operator == "=" else "!"
    code = f"{negation}{body.unit.runtime('equal')}({left.at(js.ASSIGN)}, {right.at(js.ASSIGN)})"
    return Fragment(code, BOOLEAN, js.UNARY if negation else js.ACCESS, calls=left.calls or right.calls)


def _order(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    kinds = {left.kind, right.kind}
    if kinds == {Kind.NUMBER}:
        return _bare(left, node.operator, right, js.RELATION, BOOLEAN)
    calls = left.calls or right.calls
    if kinds == {Kind.TEXT}:
        compared = f"{body.unit.runtime('compareTexts')}({left.at(js.ASSIGN)}, {right.at(js.ASSIGN)})"
        return Fragment(f"{compared} {node.operator} 0", BOOLEAN, js.RELATION, calls=calls)
    first, (one, other) = body.hold(left, right)
    slow = body.unit.call("ordered", f'"{node.operator}", {one.code}, {other.code}', node.span, _parts(node))
    done = f"{one.at(js.RELATION)} {node.operator} {other.at(js.SUM)}"
    return js.sequence(first, Fragment(_if_numbers(one, other, done, slow), BOOLEAN, js.CONDITION, calls=calls))


def _logical(body: Body, node: Binary, left: Fragment, right: Fragment) -> Fragment:
    sign, level = ("&&", js.AND) if node.operator == "et" else ("||", js.OR)
    one = as_boolean(body, left, node.span, 0, _parts(node))
    other = as_boolean(body, right, node.span, 1, _parts(node))
    return _bare(one, sign, other, level, BOOLEAN)
