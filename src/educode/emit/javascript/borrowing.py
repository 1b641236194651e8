"""Globals borrowed by loops: copied into locals before a loop that calls no routine, given back after it.

V8 keeps a number that several functions share in a box, made anew at each change; a local is a
register. Nothing else runs during such a loop, so nobody sees the difference (docs/decisions has the measure).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from educode.emit.javascript.writing import Body
from educode.semantics.model import Variable
from educode.syntax.nodes import For, While


@contextmanager
def borrowing(body: Body, loop: For | While) -> Iterator[None]:
    """Around the code of a loop."""
    facts = body.unit.usage.loops[loop]
    if body.borrowed or facts.calls:
        yield
        return
    taken = [one for one in facts.variables if _is_worth_it(body, one)]
    for variable in taken:
        _take(body, variable)
    body.returned = [one for one in taken if one in facts.changed]
    yield
    give_back(body)
    body.returned = []
    body.borrowed.clear()


def give_back(body: Body) -> None:
    """Writes what the loop under way has changed back to where others see it."""
    for variable in body.returned:
        body.line(f"{body.unit.names.variable(variable)} = {body.borrowed[variable]};")


def _is_worth_it(body: Body, variable: Variable) -> bool:
    usage = body.unit.usage
    return body.unit.is_captured(variable) and variable not in usage.literals and variable not in usage.steady


def _take(body: Body, variable: Variable) -> None:
    shared = body.unit.names.variable(variable)
    local = f"{shared}$$"
    if local not in body.hoisted:
        body.hoisted.append(local)
    body.borrowed[variable] = local
    body.line(f"{local} = {shared};")
