"""Writes a line anew: tells the slip, and puts in the cursor the tokens of the line that was meant."""

from __future__ import annotations

from educode.diagnostics import Rule
from educode.diagnostics.rules import blocks as rules
from educode.syntax.cursor import Cursor
from educode.syntax.lexer import tokenize
from educode.text import Span


def replace_line(cursor: Cursor, written: str) -> bool:
    """Read the line as ``written``; whether it can be read without any slip."""
    lines = tokenize(written).lines
    if len(lines) != 1:
        return False
    start, end = cursor.tokens[0].start, cursor.tokens[-2].end
    for token in lines[0]:
        token.start, token.end = start, end
    cursor.tokens[:] = lines[0]
    cursor.index, cursor.token = 0, cursor.tokens[0]
    cursor.muted = True
    return True


def translate(cursor: Cursor, rule: Rule, written: str, span: Span, *, hint: str = "line", **values: object) -> None:
    """Tell a whole foreign line, and read it as ``written``."""
    line = Span(cursor.tokens[0].start, cursor.tokens[-2].end)
    if written:
        cursor.keep(rule, span, values, hint=hint, edits=[(line, written)])
        replace_line(cursor, written)
    else:
        cursor.keep(rule, span, values)
        cursor.abandon()


def word_for(cursor: Cursor, written: str, meant: str, *, hint: str = "line") -> bool:
    """Tell a word that has one of EduCode, and read the line as ``written``."""
    first = cursor.tokens[0]
    translate(cursor, rules.FOREIGN_WORD, written, first.span, hint=hint, typed=first.text, meant=meant)
    return True


def rename_first(cursor: Cursor, rule: Rule, words: str, **values: object) -> None:
    """Put a keyword in the place of the first word, the rest of the line staying as it is."""
    first = cursor.tokens[0]
    cursor.keep(rule, first.span, dict(values), hint="line", edits=[(first.span, words)])
    tokens = tokenize(words).lines[0][:-1]
    for token in tokens:
        token.start, token.end = first.start, first.end
    cursor.tokens[0:1] = tokens
    cursor.token = cursor.tokens[0]
