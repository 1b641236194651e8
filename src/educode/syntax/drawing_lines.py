"""Lines that draw as elsewhere, to be answered before their first word is taken for another: ``tourne(90)``."""

from __future__ import annotations

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import drawing
from educode.language import foreign_drawing as words
from educode.language.colors import COLORS
from educode.language.foreign import SHOW_WORDS
from educode.language.foreign_names import COLORS as FOREIGN_COLORS
from educode.syntax.cursor import Cursor
from educode.syntax.tokens import END, NAME, NUMBER, TEXT, Line, Token
from educode.text import Span

_GIVES = frozenset({"=", ":=", "vaut"})
_AROUND_AMOUNT = frozenset({"de", "a", "droite", "gauche", "la", "vers", "degres", "pas", "pixels"})
_FIELD = 4
"""Tokens of ``ctx.fillStyle =``."""


def draws(cursor: Cursor) -> bool:
    """Whether the line draws: it is told here, or is a call to read as it is."""
    line = cursor.tokens
    if line[1].kind == "(":
        return _is_call(cursor)
    if line[1].kind == ".":
        return _is_color_field(cursor)
    return _is_turtle(cursor)


def _is_call(cursor: Cursor) -> bool:
    line = cursor.tokens
    word = fold(line[0].text)
    if word in SHOW_WORDS:
        return len(line) > _FIELD and line[3].kind in {",", ")"} and cursor.vocabulary.is_canvas(line[2].text)
    return words.is_of_drawing(word)


def _is_color_field(cursor: Cursor) -> bool:
    """``ctx.fillStyle = "red"``."""
    line = cursor.tokens
    if len(line) <= _FIELD or line[2].kind != NAME or line[3].kind not in _GIVES or line[3].word not in {"", "vaut"}:
        return False
    known = fold(line[0].text) in words.BASES or cursor.vocabulary.is_canvas(line[0].text)
    if not known or words.missing_of(words.key_of(fold(line[2].text))) != "color":
        return False
    values = {"name": line[2].text, "canvas": cursor.vocabulary.canvas(line[0].start) or "toile"}
    span = Span(line[0].start, line[2].end)
    cursor.keep(drawing.COLOR_BY_SHAPE, span, {**values, "color": _color(line[4])}, hint="last")
    cursor.abandon()
    return True


def _color(token: Token) -> str:
    """The colour given, as EduCode writes it."""
    typed = token.text.strip("'\"")
    near = FOREIGN_COLORS.get(typed.lower(), typed)
    return f'"{near}"' if token.kind == TEXT and near in COLORS else "couleur"


def _is_turtle(cursor: Cursor) -> bool:
    """``avance de 50``, ``tourne 90``."""
    line = cursor.tokens
    hint = words.turtle_of(words.key_of(fold(line[0].text)))
    if hint not in {"move", "turn"} or str(line[0].value) in cursor.vocabulary.routines:
        return False
    if not _is_amount(line[1:]):
        return False
    cursor.keep(drawing.NO_TURTLE, line[0].span, {"name": line[0].text}, hint=hint)
    cursor.abandon()
    return True


def _is_amount(rest: Line) -> bool:
    """``50``, ``de 50``, ``à droite de 90 degrés``, ``de n``."""
    values = [token for token in rest if token.kind != END and fold(token.text) not in _AROUND_AMOUNT]
    return len(values) == 1 and values[0].kind in {NUMBER, NAME} and values[0].word != "vaut"
