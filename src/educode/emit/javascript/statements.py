"""Statements: each writes its lines into a body."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any  # the table below holds one writer a class of node

from educode.emit.javascript import fragments as js
from educode.emit.javascript.borrowing import borrowing, give_back
from educode.emit.javascript.changes import append, assign, remove, subtract
from educode.emit.javascript.checks import as_text
from educode.emit.javascript.declarations import constant, declaration
from educode.emit.javascript.expressions import condition, dropped_call, expression
from educode.emit.javascript.loops import for_loop, while_loop
from educode.emit.javascript.waits import ask, wait_click, wait_key
from educode.emit.javascript.writing import Body
from educode.language.types import Kind
from educode.syntax.nodes import (
    Append,
    Ask,
    Assignment,
    Break,
    CallStatement,
    ClassDefinition,
    Constant,
    Continue,
    Declaration,
    For,
    If,
    Remove,
    Return,
    RoutineDefinition,
    Section,
    Show,
    Statement,
    Stop,
    Subtract,
    WaitClick,
    WaitKey,
    While,
)

_LONGEST_CHAIN = 500


def statements(body: Body, nodes: tuple[Statement, ...]) -> None:
    """Writes a sequence of statements."""
    for node in nodes:
        with body.statement(node.span):
            _WRITERS[type(node)](body, node)


def block(body: Body, nodes: tuple[Statement, ...]) -> None:
    """Writes the inside of a block, one level deeper."""
    with body.indented():
        statements(body, nodes)


def _if(body: Body, node: If) -> None:
    """A chain; a condition that needs no line of its own follows its `else` directly."""
    if len(node.branches) > _LONGEST_CHAIN:
        _long_chain(body, node)
        return
    opening = "if"
    for branch in node.branches:
        body.line(f"{opening} ({condition(body, branch.condition).code}) {{")
        block(body, branch.body)
        opening = "} else if"
    if node.otherwise is not None:
        body.line("} else {")
        block(body, node.otherwise)
    body.line("}")


def _long_chain(body: Body, node: If) -> None:
    """One `if` after the other: each `else if` would go one level deeper in V8's reading."""
    label = body.fresh("chain")
    body.line(f"{label}: {{")
    with body.indented():
        for branch in node.branches:
            body.line(f"if ({condition(body, branch.condition).code}) {{")
            block(body, branch.body)
            body.line(f"  break {label};")
            body.line("}")
        body.line("{")
        block(body, node.otherwise or ())
        body.line("}")
    body.line("}")


def _for(body: Body, node: For) -> None:
    with borrowing(body, node):
        for_loop(body, node, lambda: statements(body, node.body))


def _while(body: Body, node: While) -> None:
    with borrowing(body, node):
        while_loop(body, node, lambda: statements(body, node.body))


def _show(body: Body, node: Show) -> None:
    if node.value is None:
        body.line(f'{body.unit.runtime("print")}("");')
        return
    value = expression(body, node.value)
    parts = (node.value.span,)
    if value.kind is Kind.CANVAS or node in body.unit.analysis.waiting:
        show = body.unit.call("show" if value.kind is Kind.CANVAS else "showAny", value.at(js.ASSIGN), node.span, parts)
        body.line(f"yield* {show};")
        return
    written = as_text(body, value, node.value.span, 0, parts)
    body.line(f"{body.unit.runtime('print')}({written.at(js.ASSIGN)});")


def _return(body: Body, node: Return) -> None:
    give_back(body)
    if node.value is None:
        body.line("return;")
    else:
        body.line(f"return {expression(body, node.value).at(js.ASSIGN)};")


def _call(body: Body, node: CallStatement) -> None:
    body.line(f"{dropped_call(body, node.call).code};")


def _nothing(_body: Body, _node: Statement) -> None:
    """Sections do nothing; definitions are written apart."""


_WRITERS: dict[type[Statement], Callable[[Body, Any], None]] = {
    Section: _nothing,
    RoutineDefinition: _nothing,
    ClassDefinition: _nothing,
    Declaration: declaration,
    Constant: constant,
    Assignment: assign,
    Append: append,
    Subtract: subtract,
    Remove: remove,
    If: _if,
    For: _for,
    While: _while,
    Break: lambda body, _: body.line("break;"),
    Continue: lambda body, _: body.line("continue;"),
    Stop: lambda body, _: body.line(f"{body.unit.runtime('stop')}();"),
    Return: _return,
    CallStatement: _call,
    Show: _show,
    Ask: ask,
    WaitClick: wait_click,
    WaitKey: wait_key,
}
