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
from educode.records import value
from educode.semantics.model import Variable
from educode.syntax.nodes import Expression, For, While
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
    bounds = _bounds(body, node)
    heading, value = _heading(body, node, bounds, reference(body, variable) if tight else body.fresh("i"))
    body.line(f"for ({heading}) {{")
    with body.indented(), _counting(body, variable, tight=tight, rising=bounds.rise):
        if value != reference(body, variable):
            body.line(f"{'let ' if tight else ''}{reference(body, variable)} = {value};")
        inside()
    body.line("}")


@contextmanager
def _counting(body: Body, variable: Variable, *, tight: bool, rising: bool) -> Iterator[None]:
    """While the variable is the counter itself, it is known to be finite, and perhaps never below zero."""
    if tight:
        body.tight.add(variable)
    if tight and rising:
        body.rising.add(variable)
    yield
    body.tight.discard(variable)
    body.rising.discard(variable)


@value
class _Bounds:
    """The parts of a heading as they are written in the program, not yet tested."""

    first: Fragment
    last: Fragment
    step: Fragment | None

    @property
    def rise(self) -> bool:
        """Whether all values of the variable are at least zero."""
        return self.first.natural and (self.step is None or self.step.natural)


def _bounds(body: Body, node: For) -> _Bounds:
    first, last = expression(body, node.first), expression(body, node.last)
    return _Bounds(first, last, None if node.step is None else expression(body, node.step))


def _heading(body: Body, node: For, bounds: _Bounds, counter: str) -> tuple[str, str]:
    """The heading of the loop, and the value of the variable at each turn."""
    if bounds.step is None:
        return _by_one(body, node, bounds, counter), counter
    step, start = bounds.step.value, bounds.first.value
    if step and start is not None and _is_whole(step) and _is_whole(start):
        return _by_whole_step(body, node, bounds.last, counter, int(start), int(step)), counter
    return _by_turns(body, node, bounds, bounds.step)


def _by_one(body: Body, node: For, bounds: _Bounds, counter: str) -> str:
    first, last = _first(body, node, bounds.first), _last(body, node, bounds.last)
    started = f"let {counter} = {first.at(js.ASSIGN)}"
    if last.value is not None:
        return f"{started}; {counter} <= {last.at(js.SUM)}; {counter}++"
    end = body.fresh("end")
    return f"{started}, {end} = {last.at(js.ASSIGN)}; {counter} <= {end}; {counter}++"


def _by_whole_step(body: Body, node: For, given: Fragment, counter: str, start: int, step: int) -> str:  # noqa: PLR0913, PLR0917
    """From a known whole number by a known whole number: adding the step is exact, the last value is known."""
    stop = given.value
    sign, by = ("<=", f"{counter} += {step}") if step > 0 else (">=", f"{counter} -= {-step}")
    started = f"let {counter} = {start}"
    if stop is not None:
        turns = math.floor((stop - start) / step + _SLACK)
        return f"{started}; {counter} {sign} {js.number(start + turns * step).code}; {by}"
    last = _last(body, node, given)
    end = body.fresh("end")
    turns_code = _last_turn(body, node, f"{start}, {last.at(js.ASSIGN)}, {step}")
    return f"{started}, {end} = {start} + {turns_code} * {step}; {counter} {sign} {end}; {by}"


def _by_turns(body: Body, node: For, bounds: _Bounds, by: Fragment) -> tuple[str, str]:
    """Any step: turns are counted, and the variable computed from their number."""
    turn, start, stop, step, last = (body.fresh(stem) for stem in ("turn", "start", "stop", "step", "last"))
    first, end = _first(body, node, bounds.first), _last(body, node, bounds.last)
    by_code = by.code if by.value else _checked_step(body, node, by)
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


def _first(body: Body, node: For, piece: Fragment) -> Fragment:
    return _bound(body, node, node.first, piece, 0)


def _last(body: Body, node: For, piece: Fragment) -> Fragment:
    return _bound(body, node, node.last, piece, 1)


def _bound(body: Body, node: For, bound: Expression, piece: Fragment, part: int) -> Fragment:
    """A bound, which must be a finite number."""
    if piece.kind is Kind.NUMBER and piece.finite:
        return piece
    code = body.unit.call("bound", f"{piece.at(js.ASSIGN)}, {part}", bound.span, _spans(node))
    return Fragment(code, NUMBER, js.ACCESS, calls=piece.calls)


def _spans(node: For) -> tuple[Span, ...]:
    return (node.first.span, node.last.span, *(() if node.step is None else (node.step.span,)))


def _is_whole(value: float) -> bool:
    return value.is_integer() and abs(value) < _LARGEST_EXACT
