"""Reads the lines that open a block: ``si``, ``tant que``, ``pour``, ``fonction``, ``procédure``, ``classe``.

A heading that cannot be read whole still opens its block, with what was understood of it.
"""

from __future__ import annotations

from educode.language.keywords import TO
from educode.language.near_lines import EACH_WORDS
from educode.records import value
from educode.syntax import definition_slips
from educode.syntax import heading_slips as slips
from educode.syntax.cursor import Cursor
from educode.syntax.expressions import expression
from educode.syntax.nodes import Broken, Expression, Identifier
from educode.syntax.tokens import END, NAME
from educode.text import Span


@value
class Condition:
    """``si c alors``, ``tant que c``; ``inline``: a statement follows on the same line."""

    value: Expression
    inline: bool = False


@value
class Turns:
    """``pour variable de first à last [pas step]``."""

    variable: Identifier
    first: Expression
    last: Expression
    step: Expression | None


@value
class Signature:
    """The name of a routine or class; ``parameters`` None where they could not be read."""

    name: Identifier
    parameters: tuple[Identifier, ...] | None


Heading = Condition | Turns | Signature


def if_heading(cursor: Cursor) -> Condition:
    """``si c alors``, the cursor being at ``si``."""
    cursor.advance()
    value = expression(cursor)
    if cursor.token.word == "alors":
        cursor.advance()
    else:
        inline = slips.statement_follows(cursor) and not cursor.failed
        slips.missing_then(cursor)
        if inline:
            return Condition(value, inline)
    inline = not cursor.failed and cursor.token.kind != END
    if inline:
        slips.after_then(cursor)
    return Condition(value, inline)


def while_heading(cursor: Cursor) -> Condition:
    """``tant que c``, the cursor being at ``tant``."""
    tant = cursor.advance()
    if cursor.token.word == "que":
        cursor.advance()
    else:
        slips.missing_que(cursor, tant)
    value = expression(cursor)
    slips.end_of_heading(cursor, "tant")
    return Condition(value)


def for_heading(cursor: Cursor) -> Turns:
    """``pour i de a à b [pas p]``, the cursor being at ``pour``."""
    pour = cursor.advance()
    token = cursor.token
    if token.kind != NAME:
        slips.missing_variable(cursor)
        nothing = Broken(Span(pour.end, pour.end))
        return Turns(Identifier(nothing.span, ""), nothing, nothing, None)
    cursor.advance()
    if token.text in EACH_WORDS and cursor.token.kind == NAME and cursor.peek().word == "dans":
        token = cursor.advance()
    elif token.text in EACH_WORDS and cursor.token.kind == NAME and cursor.peek().word == "de":
        token = slips.extra_each(cursor)
    variable = Identifier(token.span, str(token.value))
    if cursor.token.word == "de":
        cursor.advance()
    else:
        slips.missing_de(cursor, variable)
    first = expression(cursor)
    if cursor.token.word == TO:
        cursor.advance()
    else:
        slips.missing_to(cursor, variable, first)
    last = expression(cursor)
    step = None
    if cursor.token.word == "pas":
        cursor.advance()
        if cursor.token.word == "de" and cursor.peek().kind != END:
            slips.de_after_pas(cursor, variable)
        step = expression(cursor)
    elif cursor.token.kind == NAME and slips.step_meant(cursor, variable):
        step = expression(cursor)
    slips.end_of_heading(cursor, "pour")
    return Turns(variable, first, last, step)


def routine_heading(cursor: Cursor) -> Signature:
    """``fonction f(x, y)``, the cursor being at its first word."""
    word = cursor.advance()
    name = _defined_name(cursor, word.kind)
    if cursor.failed:
        return Signature(name, None)
    if cursor.token.kind != "(":
        definition_slips.missing_parameters(cursor, name)
        return Signature(name, None)
    parameters = _parameters(cursor)
    slips.end_of_heading(cursor, word.kind)
    return Signature(name, None if cursor.failed else parameters)


def _defined_name(cursor: Cursor, kind: str) -> Identifier:
    token = cursor.token
    if token.kind != NAME:
        definition_slips.missing_defined_name(cursor, kind)
        return Identifier(token.span, str(token.value or ""))
    cursor.advance()
    return Identifier(token.span, str(token.value))


def _parameters(cursor: Cursor) -> tuple[Identifier, ...]:
    opening = cursor.advance()
    names: list[Identifier] = []
    while cursor.token.kind == NAME:
        token = cursor.advance()
        names.append(Identifier(token.span, str(token.value)))
        if cursor.token.kind not in {",", ")", END, ":"}:
            definition_slips.odd_parameter(cursor, names)
        if cursor.token.kind != ",":
            break
        cursor.advance()
    if cursor.token.kind == ")" and cursor.previous.kind != ",":
        cursor.advance()
    else:
        definition_slips.bad_parameters(cursor, opening)
    return tuple(names)


def class_heading(cursor: Cursor) -> Signature:
    """``classe joueur:``, the cursor being at ``classe``."""
    cursor.advance()
    name = _defined_name(cursor, "classe")
    if cursor.token.kind == ":":
        cursor.advance()
    slips.end_of_heading(cursor, "classe")
    return Signature(name, ())
