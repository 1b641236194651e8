"""Statements nearly right: what to say about them, and what they still mean."""

from __future__ import annotations

from educode.diagnostics.rules import blocks as rules
from educode.syntax.cursor import Cursor
from educode.syntax.misread import odd_character
from educode.syntax.nodes import (
    Broken,
    BrokenStatement,
    Expression,
    Identifier,
    Statement,
    TypeName,
)
from educode.syntax.tokens import Token
from educode.text import Span


def no_statement(cursor: Cursor) -> Statement:
    span = cursor.rest()
    cursor.fail(rules.UNREADABLE, span, found=cursor.text(span))
    return BrokenStatement(span)


def rest_of_line(cursor: Cursor) -> None:
    cursor.fail(rules.REST_OF_LINE, cursor.rest(), found=cursor.text(cursor.rest()), before=cursor.previous.text)


def after_place(cursor: Cursor, target: Expression) -> Statement:
    return no_statement(cursor)


def declared_place(cursor: Cursor, first: Token, target: Expression) -> Statement:
    return no_statement(cursor)


def names_without_type(cursor: Cursor, first: Token, names: tuple[Identifier, ...]) -> Statement:
    return no_statement(cursor)


def missing_article(cursor: Cursor, names: tuple[Identifier, ...]) -> bool:
    no_statement(cursor)
    return False


def missing_type(cursor: Cursor, names: tuple[Identifier, ...]) -> TypeName | None:
    no_statement(cursor)
    return None


def missing_name(cursor: Cursor, first: Token) -> Statement:
    return no_statement(cursor)


def constant_without_value(cursor: Cursor, name: Identifier) -> None:
    no_statement(cursor)


def is_sentence(cursor: Cursor) -> bool:
    return False


def sentence(cursor: Cursor, first: Token) -> Statement:
    return no_statement(cursor)


def shown_list(cursor: Cursor, value: Expression) -> Expression:
    rest_of_line(cursor)
    return value


def nothing_called(cursor: Cursor, first: Token) -> Statement:
    return no_statement(cursor)


def call_without_parentheses(cursor: Cursor, called: Expression) -> Expression:
    no_statement(cursor)
    return Broken(called.span, (called,))


def takes_dans(cursor: Cursor, first: Token, count: int) -> bool:
    if cursor.token.word == "dans":
        cursor.advance()
        return True
    rest_of_line(cursor)
    return False


def second_place(cursor: Cursor, x: Expression) -> None:
    rest_of_line(cursor)


def not_a_place(cursor: Cursor, target: Expression) -> None:
    rest_of_line(cursor)
