"""Headings nearly right."""

from __future__ import annotations

from educode.syntax.cursor import Cursor
from educode.syntax.nodes import Expression, Identifier
from educode.syntax.slips import no_statement, rest_of_line
from educode.syntax.tokens import Token


def missing_then(cursor: Cursor) -> None:
    no_statement(cursor)


def after_then(cursor: Cursor) -> None:
    rest_of_line(cursor)


def missing_que(cursor: Cursor, tant: Token) -> None:
    rest_of_line(cursor)


def end_of_heading(cursor: Cursor, kind: str) -> None:
    if not cursor.at_end:
        rest_of_line(cursor)


def missing_variable(cursor: Cursor) -> None:
    rest_of_line(cursor)


def missing_de(cursor: Cursor, variable: Identifier) -> None:
    rest_of_line(cursor)


def missing_to(cursor: Cursor, variable: Identifier, first: Expression) -> None:
    rest_of_line(cursor)


def missing_parameters(cursor: Cursor, word: Token, name: Identifier) -> None:
    rest_of_line(cursor)


def missing_defined_name(cursor: Cursor, kind: str) -> None:
    rest_of_line(cursor)


def odd_parameter(cursor: Cursor, names: list[Identifier]) -> None:
    rest_of_line(cursor)


def bad_parameters(cursor: Cursor, opening: Token) -> None:
    rest_of_line(cursor)
