"""Lines that draw as elsewhere, to be answered before their first word is taken for another: ``tourne(90)``."""

from __future__ import annotations

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import drawing, names
from educode.language import foreign_drawing as words
from educode.language.builtins import BUILTINS
from educode.language.colors import COLORS
from educode.language.foreign import SHOW_WORDS
from educode.language.foreign_names import COLORS as FOREIGN_COLORS
from educode.syntax import rewording
from educode.syntax.canvas_lines import measures
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
        return _is_field(cursor)
    return _is_turtle(cursor) or _is_sentence(cursor)


def _is_call(cursor: Cursor) -> bool:
    line = cursor.tokens
    word = fold(line[0].text)
    if word in SHOW_WORDS:
        return len(line) > _FIELD and line[3].kind in {",", ")"} and cursor.vocabulary.is_canvas(line[2].text)
    return words.is_of_drawing(word)


def _is_field(cursor: Cursor) -> bool:
    """``ctx.fillStyle = "red"``, ``ctx.lineWidth = 3``."""
    line = cursor.tokens
    if len(line) <= _FIELD or line[2].kind != NAME or (line[3].kind not in _GIVES and line[3].word != "vaut"):
        return False
    if fold(line[0].text) not in words.BASES and not cursor.vocabulary.is_canvas(line[0].text):
        return False
    key = words.key_of(fold(line[2].text))
    span = Span(line[0].start, line[2].end)
    canvas = cursor.vocabulary.canvas(line[0].start)
    if measures(cursor, line[0].text if cursor.vocabulary.is_canvas(line[0].text) else ""):
        return True
    if words.missing_of(key) == "color":
        facts: dict[str, object] = {"name": line[2].text, "canvas": canvas or "toile", "color": _color(line[4])}
        cursor.keep(drawing.COLOR_BY_SHAPE, span, facts, hint="last")
    elif words.idea_of(key) == "contour":
        facts = {"name": line[2].text, "near": "contour", "form": words.IDEAS["contour"].form}
        cursor.keep(names.FOREIGN_ROUTINE, span, facts, hint="form")
    else:
        return False
    cursor.abandon()
    return True


def _color(token: Token) -> str:
    """The colour given, as EduCode writes it."""
    typed = token.text.strip("'\"")
    near = FOREIGN_COLORS.get(typed.lower(), typed)
    return f'"{near}"' if token.kind == TEXT and near in COLORS else "couleur"


def _is_sentence(cursor: Cursor) -> bool:
    """``dessine t``, ``dessine cercle(t, 5, 5, 5, "bleu")``, ``dessine un cercle``."""
    line = cursor.tokens
    if fold(line[0].text) not in words.DRAWING_VERBS or line[1].kind == END:
        return False
    if len(line) > 2 and line[2].kind == END and cursor.vocabulary.is_canvas(line[1].text):
        return rewording.word_for(cursor, f"affiche {line[1].text}", "affiche")
    rank = 2 if fold(line[1].text) in words.ARTICLES else 1
    idea = words.IDEAS.get(words.idea_of(words.key_of(fold(line[rank].text))))
    if idea is None or not idea.meant:
        return False
    facts: dict[str, object] = {"name": line[0].text, "near": idea.meant, "form": idea.form}
    if line[rank].text in BUILTINS and line[rank + 1].kind == "(":
        dropped = Span(line[0].start, line[rank].start)
        cursor.keep(names.FOREIGN_ROUTINE, line[0].span, facts, hint="line", edits=[(dropped, "")])
        del cursor.tokens[:rank]
        cursor.token = cursor.tokens[0]
    else:
        cursor.keep(names.FOREIGN_ROUTINE, line[0].span, facts, hint="form")
        cursor.abandon()
    return True


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
