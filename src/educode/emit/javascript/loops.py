"""``pour`` and ``tant que``. A loop is a plain loop of JavaScript, without any counter of ours."""

from __future__ import annotations

import math
from collections.abc import Callable

from educode.emit.javascript import fragments as js
from educode.emit.javascript.declarations import hoist
from educode.emit.javascript.expressions import condition, expression
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.variables import reference
from educode.emit.javascript.writing import Body
from educode.language.types import NUMBER, Kind
from educode.semantics.model import Variable
from educode.syntax.nodes import Expression, For, Group, NumberLiteral, Unary, While
from educode.text import Span

_SLACK = 1e-9
_LARGEST_EXACT = 2**53


def while_loop(body: Body, node: While, inside: Callable[[], None]) -> None:
    """``tant que condition``."""
    body.line(f"while ({condition(body, node.condition).code}) {{")
    with body.indented():
        inside()
    body.line("}")


def for_loop(body: Body, node: For, inside: Callable[[], None]) -> None:
    """``pour i de first à last pas step``."""
    variable = body.unit.binding(node.variable)
    assert isinstance(variable, Variable)
    tight = node in body.unit.usage.tight
    if not tight:
        hoist(body, variable)
    step = 1.0 if node.step is None else _literal(node.step)
    counter = reference(body, variable) if tight else body.fresh("i")
    if node.step is None or step == 1.0:
        heading = _by_one(body, node, counter)
    elif step and _whole(step) and _is_whole_literal(node.first):
        heading = _by_whole_step(body, node, counter, step)
    else:
        heading = _by_turns(body, node, variable, tight=tight)
        _write(body, heading[0], variable, "" if tight else reference(body, variable), heading[1], inside, tight=tight)
        return
    _write(body, heading, variable, "" if tight else reference(body, variable), counter, inside, tight=tight)


def _write(
    body: Body, heading: str, variable: Variable, target: str, value: str, inside: Callable[[], None], *, tight: bool
) -> None:
    body.line(f"for ({heading}) {{")
    with body.indented():
        if target:
            body.line(f"{target} = {value};")
        elif value.startswith("let "):
            body.line(value)
        if tight:
            body.tight.add(variable)
        inside()
        body.tight.discard(variable)
    body.line("}")


def _by_one(body: Body, node: For, counter: str) -> str:
    first, last = _bound(body, node, node.first, 0), _bound(body, node, node.last, 1)
    started = f"let {counter} = {first.at(js.ASSIGN)}"
    if _literal(node.last) is not None or last.code in _literal_names(body):
        return f"{started}; {counter} <= {last.at(js.SUM)}; {counter}++"
    end = body.fresh("end")
    return f"{started}, {end} = {last.at(js.ASSIGN)}; {counter} <= {end}; {counter}++"


def _literal_names(body: Body) -> set[str]:
    return {body.unit.names.variable(one) for one in body.unit.usage.literals}


def _by_whole_step(body: Body, node: For, counter: str, step: float) -> str:
    """From a whole literal by a whole literal: adding the step is exact, the last value is known."""
    first, known_first, known_last = _bound(body, node, node.first, 0), _literal(node.first), _literal(node.last)
    sign, by = ("<=", f"{counter} += {int(step)}") if step > 0 else (">=", f"{counter} -= {int(-step)}")
    started = f"let {counter} = {first.code}"
    if known_first is not None and known_last is not None:
        turns = math.floor((known_last - known_first) / step + _SLACK)
        return f"{started}; {counter} {sign} {js.number(known_first + turns * step).code}; {by}"
    last = _bound(body, node, node.last, 1)
    end = body.fresh("end")
    turns_code = f"{body.unit.runtime('lastTurn')}({first.code}, {last.at(js.ASSIGN)}, {int(step)})"
    return f"{started}, {end} = {first.code} + {turns_code} * {int(step)}; {counter} {sign} {end}; {by}"


def _by_turns(body: Body, node: For, variable: Variable, *, tight: bool) -> tuple[str, str]:
    """Any step: turns are counted, and the variable computed from their number."""
    assert node.step is not None
    turn, first, step, last = (body.fresh(stem) for stem in ("turn", "first", "step", "last"))
    start = _bound(body, node, node.first, 0)
    end = _bound(body, node, node.last, 1)
    by = expression(body, node.step)
    literal = _literal(node.step)
    step_code = by.code
    if not literal:
        parts = _spans(node)
        step_code = body.unit.call("step", by.at(js.ASSIGN), node.step.span, parts)
    until = body.fresh("end")
    heading = (
        f"let {turn} = 0, {first} = {start.at(js.ASSIGN)}, {until} = {end.at(js.ASSIGN)}, {step} = {step_code}, "
        f"{last} = {body.unit.runtime('lastTurn')}({first}, {until}, {step}); {turn} <= {last}; {turn}++"
    )
    value = f"{first} + {turn} * {step}"
    return heading, f"let {reference(body, variable)} = {value};" if tight else value


def _bound(body: Body, node: For, bound: Expression, part: int) -> Fragment:
    """A bound, which must be a finite number."""
    piece = expression(body, bound)
    if piece.kind is Kind.NUMBER and (piece.finite or _literal(bound) is not None):
        return piece
    code = body.unit.call("bound", f"{piece.at(js.ASSIGN)}, {part}", bound.span, _spans(node))
    return Fragment(code, NUMBER, js.ACCESS, calls=piece.calls)


def _spans(node: For) -> tuple[Span, ...]:
    return (node.first.span, node.last.span, *(() if node.step is None else (node.step.span,)))


def _literal(node: Expression) -> float | None:
    if isinstance(node, Group):
        return _literal(node.inner)
    if isinstance(node, Unary) and node.operator == "-":
        value = _literal(node.operand)
        return None if value is None else -value
    return node.value if isinstance(node, NumberLiteral) else None


def _whole(value: float) -> bool:
    return value.is_integer() and abs(value) < _LARGEST_EXACT


def _is_whole_literal(node: Expression) -> bool:
    value = _literal(node)
    return value is not None and _whole(value)
