"""``pour`` and ``tant que``. A loop is a plain loop of JavaScript, without any counter of ours."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

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
    """``pour i de first à last pas step``.

    Where the variable lives only in the loop, it is the counter; else a counter of ours turns and the
    variable follows it, so that it keeps its last value and may be changed inside.
    """
    variable = body.unit.binding(node.variable)
    assert isinstance(variable, Variable)
    tight = node in body.unit.usage.tight
    if not tight:
        hoist(body, variable)
    heading, value = _heading(body, node, reference(body, variable) if tight else body.fresh("i"))
    body.line(f"for ({heading}) {{")
    with body.indented(), _counting(body, variable, tight=tight):
        if value != reference(body, variable):
            body.line(f"{'let ' if tight else ''}{reference(body, variable)} = {value};")
        inside()
    body.line("}")


@contextmanager
def _counting(body: Body, variable: Variable, *, tight: bool) -> Iterator[None]:
    """While the variable is the counter itself, it is known to be finite."""
    if tight:
        body.tight.add(variable)
    yield
    body.tight.discard(variable)


def _heading(body: Body, node: For, counter: str) -> tuple[str, str]:
    """The heading of the loop, and the value of the variable at each turn."""
    if node.step is None:
        return _by_one(body, node, counter), counter
    step = _literal(node.step)
    if step and _is_whole(step) and _is_whole(_literal(node.first)):
        return _by_whole_step(body, node, counter, int(step)), counter
    return _by_turns(body, node)


def _by_one(body: Body, node: For, counter: str) -> str:
    first, last = _bound(body, node, node.first, 0), _bound(body, node, node.last, 1)
    started = f"let {counter} = {first.at(js.ASSIGN)}"
    if _literal(node.last) is not None or body.unit.binding(node.last) in body.unit.usage.literals:
        return f"{started}; {counter} <= {last.at(js.SUM)}; {counter}++"
    end = body.fresh("end")
    return f"{started}, {end} = {last.at(js.ASSIGN)}; {counter} <= {end}; {counter}++"


def _by_whole_step(body: Body, node: For, counter: str, step: int) -> str:
    """From a whole literal by a whole literal: adding the step is exact, the last value is known."""
    start, stop = _literal(node.first), _literal(node.last)
    assert start is not None
    sign, by = ("<=", f"{counter} += {step}") if step > 0 else (">=", f"{counter} -= {-step}")
    started = f"let {counter} = {int(start)}"
    if stop is not None:
        turns = math.floor((stop - start) / step + _SLACK)
        return f"{started}; {counter} {sign} {js.number(start + turns * step).code}; {by}"
    last = _bound(body, node, node.last, 1)
    end = body.fresh("end")
    turns_code = _last_turn(body, node, f"{int(start)}, {last.at(js.ASSIGN)}, {step}")
    return f"{started}, {end} = {int(start)} + {turns_code} * {step}; {counter} {sign} {end}; {by}"


def _by_turns(body: Body, node: For) -> tuple[str, str]:
    """Any step: turns are counted, and the variable computed from their number."""
    assert node.step is not None
    turn, start, stop, step, last = (body.fresh(stem) for stem in ("turn", "start", "stop", "step", "last"))
    first, end = _bound(body, node, node.first, 0), _bound(body, node, node.last, 1)
    by = expression(body, node.step)
    by_code = by.code if _literal(node.step) else _checked_step(body, node, by)
    heading = (
        f"let {turn} = 0, {start} = {first.at(js.ASSIGN)}, {stop} = {end.at(js.ASSIGN)}, {step} = {by_code}, "
        f"{last} = {_last_turn(body, node, f'{start}, {stop}, {step}')}; {turn} <= {last}; {turn}++"
    )
    return heading, f"{start} + {turn} * {step}"


def _last_turn(body: Body, node: For, arguments: str) -> str:
    return body.unit.call("lastTurn", arguments, Span(node.first.span.start, node.last.span.end))


def _checked_step(body: Body, node: For, step: Fragment) -> str:
    assert node.step is not None
    return body.unit.call("step", step.at(js.ASSIGN), node.step.span, _spans(node))


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


def _is_whole(value: float | None) -> bool:
    return value is not None and value.is_integer() and abs(value) < _LARGEST_EXACT
