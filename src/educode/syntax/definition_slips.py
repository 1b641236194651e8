"""Definitions nearly right: ``fonction f x``, ``fonction (x)``, ``f(x = 3)``."""

from __future__ import annotations

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.language.foreign import TYPE_WORDS
from educode.language.keywords import PROCEDURE
from educode.language.types import TYPES_BY_NAME
from educode.syntax.cursor import Cursor
from educode.syntax.naming import reserved_name
from educode.syntax.nodes import Identifier
from educode.syntax.tokens import END, NAME, Token
from educode.text import Span

_TYPE_WORDS = frozenset({*TYPES_BY_NAME, *TYPE_WORDS, "un", "une"})


def missing_defined_name(cursor: Cursor, kind: str) -> None:
    """``fonction (x)``, ``fonction pour(x)``."""
    token, word = cursor.token, cursor.previous
    if token.is_word:
        reserved_name(cursor, token)
        return
    example = {"classe": "classe joueur", PROCEDURE: f"{PROCEDURE} saluer()"}.get(kind, "fonction double(x)")
    cursor.fail(rules.MISSING_DEFINED_NAME, word.span, hint="example", word=word.text, example=example)


def missing_parameters(cursor: Cursor, name: Identifier) -> None:
    """``fonction au_carre x``, ``procédure saluer``."""
    if cursor.failed:
        return
    names = [token for token in cursor.tokens[cursor.index : -1] if token.kind not in {",", ":", "{"}]
    if any(token.kind != NAME for token in names):
        cursor.fail(rules.BROKEN_HEADING, Span(name.span.start, cursor.tokens[-2].end), name=name.name)
        return
    span = Span(name.span.end, cursor.tokens[-2].end)
    listed = ", ".join(token.text for token in names)
    shown = Span(names[0].start, names[-1].end) if names else name.span
    cursor.fail(rules.BROKEN_HEADING, shown, hint="line", edits=[(span, f"({listed})")], sure=True, name=name.name)


def odd_parameter(cursor: Cursor, names: list[Identifier]) -> None:
    """``f(x est un nombre, y)``, ``f(x = 3)``, ``f(nombre x)``, ``f(x y)``."""
    token, name = cursor.token, _routine(cursor)
    if token.kind == NAME and (not token.word or token.text == "a"):
        typed = fold(names[-1].name) in _TYPE_WORDS
        edits = [(Span(names[-1].span.start, token.start), "")] if typed else []
        edits = edits or [(Span(names[-1].span.end, names[-1].span.end), ",")]
        if typed:
            names.pop()
        names.append(Identifier(token.span, str(token.value)))
        cursor.advance()
    else:
        while cursor.token.kind not in {",", ")", END}:
            cursor.advance()
        edits = [(Span(token.start if token.kind == "odd" else names[-1].span.end, cursor.token.start), "")]
    if cursor.token.kind == END:
        cursor.fail(rules.UNCLOSED_PARENTHESIS, Span(cursor.tokens[2].start, cursor.tokens[2].end))
        return
    cursor.note(rules.ODD_PARAMETERS, token.span, hint="line", edits=edits, name=name)


def bad_parameters(cursor: Cursor, opening: Token) -> None:
    """The parentheses of a heading do not end as they must."""
    token = cursor.token
    if cursor.failed:
        return
    if token.kind in {END, ":"}:
        end = cursor.previous.end
        edits = [(Span(end, token.end if token.kind == ":" else end), ")")]
        cursor.fail(rules.UNCLOSED_PARENTHESIS, opening.span, hint="line", edits=edits, sure=token.kind == END)
    elif token.is_word:
        reserved_name(cursor, token)
    else:
        cursor.fail(rules.ODD_PARAMETERS, token.span, name=_routine(cursor))


def _routine(cursor: Cursor) -> str:
    return cursor.tokens[1].text
