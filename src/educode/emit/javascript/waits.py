"""Statements that wait: ``demande``, ``cliquer``, ``appuyer``."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.expressions import expression
from educode.emit.javascript.fragments import Fragment
from educode.emit.javascript.places import load, pinned, prepare, store
from educode.emit.javascript.writing import Body
from educode.language.types import NUMBER
from educode.syntax.nodes import Ask, Expression, Name, WaitClick, WaitKey


def ask(body: Body, node: Ask) -> None:
    """``demande question dans place``: the answer has the type of what the place holds."""
    question = _kept(body, expression(body, node.question), node.place)
    target, _ = prepare(body, node.place)
    current = load(body, target, missing='""')
    given = f"{question.at(js.ASSIGN)}, {current.at(js.ASSIGN)}"
    asked = body.unit.call("demand", given, node.span, (node.question.span, node.place.span))
    answer = body.temporary()
    body.line(f"{answer} = yield* {asked};")
    store(body, target, js.name(answer, current.type), node.place.span, known=True)


def _kept(body: Body, piece: Fragment, *places: Expression) -> Fragment:
    """A value that can be written after the parts of ``places`` have been evaluated."""
    if piece.quiet and (piece.fixed or all(isinstance(place, Name) for place in places)):
        return piece
    temporary = body.temporary()
    body.line(f"{temporary} = {piece.at(js.ASSIGN)};")
    return js.name(temporary, piece.type)


def wait_click(body: Body, node: WaitClick) -> None:
    """``cliquer canvas dans x, y``."""
    canvas = _kept(body, expression(body, node.canvas), node.x, node.y)
    x, _ = prepare(body, node.x)
    y = pinned(body, prepare(body, node.y)[0])
    clicked = body.unit.call("click", canvas.at(js.ASSIGN), node.span, (node.canvas.span,))
    answer = body.temporary()
    body.line(f"{answer} = yield* {clicked};")
    store(body, x, Fragment(f"{answer}.x", NUMBER, js.ACCESS, quiet=True, fixed=True, finite=True), node.x.span)
    store(body, y, Fragment(f"{answer}.y", NUMBER, js.ACCESS, quiet=True, fixed=True, finite=True), node.y.span)


def wait_key(body: Body, node: WaitKey) -> None:
    """``appuyer keys dans place``: the rank of the key pressed."""
    keys = _kept(body, expression(body, node.keys), node.place)
    target, _ = prepare(body, node.place)
    pressed = body.unit.call("pressKey", keys.at(js.ASSIGN), node.span, (node.keys.span,))
    answer = body.temporary()
    body.line(f"{answer} = yield* {pressed};")
    store(body, target, js.name(answer, NUMBER), node.place.span)
