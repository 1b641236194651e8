"""Scratch and sentences of paper: ``quand drapeau vert cliqué``, ``mettre x à 3``, ``dire … pendant 2 secondes``."""

from __future__ import annotations

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import lines as rules_of_lines
from educode.language import foreign
from educode.language.foreign_names import IN_MILLISECONDS
from educode.language.keys import KEY_NAMES
from educode.language.keywords import TO
from educode.syntax import foreign_lines
from educode.syntax.cursor import Cursor
from educode.syntax.literals import number_value
from educode.syntax.naming import article, type_of_value
from educode.syntax.rewording import replace_line, translate, word_for
from educode.syntax.tokens import NAME, NUMBER, Line
from educode.text import Span

_FLAG = frozenset({"drapeau", "flag", "programme", "demarrage", "debut", "start"})


def shown_for_a_while(cursor: Cursor, body: Line) -> bool:
    """``dire "Bonjour" pendant 2 secondes``."""
    rank = next((rank for rank, token in enumerate(body) if fold(token.text) == "pendant"), 0)
    if not rank or rank + 1 >= len(body) or body[rank + 1].kind != NUMBER:
        return False
    seconds = number_value(body[rank + 1].text)
    if seconds is None:
        return False
    first = cursor.tokens[0]
    shown = foreign_lines.shown(body[:rank], cursor.source.text)
    pause = f"attendre({seconds * IN_MILLISECONDS['s']:g})"
    edits = [(Span(first.start, body[-1].end), shown + cursor.new_line() + pause)]
    values: dict[str, object] = {"typed": first.text, "meant": "affiche", "shown": shown, "pause": pause}
    cursor.keep(rules.FOREIGN_WORD, first.span, values, hint="pause", edits=edits)
    replace_line(cursor, shown)
    return True


def event(cursor: Cursor) -> bool | None:
    """``quand drapeau vert cliqué``, ``quand la touche espace est pressée``."""
    first, said = cursor.tokens[0], [fold(token.text) for token in cursor.tokens[1:-1]]
    if cursor.tokens[1].kind == "(" or not said:
        return None
    key = next((word for word in said if word in KEY_NAMES or len(word) == 1), "")
    hint = "event" if {"touche", "key"} & {*said} and key else "start" if _FLAG & {*said} else "none_yet"
    span = Span(first.start, cursor.tokens[-2].end)
    cursor.fail(rules.UNKNOWN_STATEMENT, span, hint=hint, typed=first.text, key=f'"{key}"')
    return True


def set_variable(cursor: Cursor, _word: str) -> bool | None:
    """``mettre x à 3`` → ``x vaut 3``."""
    body = cursor.tokens[1:-1]
    rank = next((index for index, token in enumerate(body) if token.word == TO or token.text in {"to", "="}), 0)
    if not rank or rank + 1 >= len(body):
        return None
    text, value = cursor.source.text, body[rank + 1 :]
    place = foreign_lines.render(body[:rank], text)
    is_new = rank == 1 and body[0].kind == NAME and place not in cursor.vocabulary.declared
    type_name = type_of_value(value[0], value[-1]) if is_new else ""
    given = f" est {article(type_name)} {type_name}" if type_name else ""
    written = f"{place}{given} vaut {foreign_lines.render(value, text)}"
    return word_for(cursor, written, "vaut")


def change(cursor: Cursor, word: str) -> bool | None:
    """``ajouter 1 à x`` → ``x ajoute 1``."""
    body = cursor.tokens[1:-1]
    meant = "ajoute" if word in foreign.ADD_WORDS else "soustrait"
    links = {TO, "dans", "de"}
    rank = next((index for index, token in enumerate(body) if token.word in links or token.text in {"to", "au"}), 0)
    if not rank or rank + 1 >= len(body):
        return None
    value, place = body[:rank], body[rank + 1 :]
    if word.startswith(("augment", "increment", "diminu")):
        value, place = place, value
    text = cursor.source.text
    written = f"{foreign_lines.render(place, text)} {meant} {foreign_lines.render(value, text)}"
    translate(cursor, rules_of_lines.NAME_FIRST, written, cursor.tokens[0].span, word=meant)
    return True
