"""A whole block on one line, in braces: ``if (x == 3) { print(x); } else { print(2); }``."""

from __future__ import annotations

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.language.foreign import IF_WORDS, SHOW_WORDS, WHILE_WORDS
from educode.language.foreign_signs import ASSIGNMENT_SIGNS
from educode.syntax import foreign_lines
from educode.syntax.cursor import Cursor
from educode.syntax.tokens import NAME, Line
from educode.text import Span

_MARGIN = "    "
_SIMPLE = frozenset({"affiche", "demande", "retourne", "appelle"})
_ELSE = "else"


def is_one_line_block(tokens: Line, text: str) -> bool:
    """Whether ``tokens`` are a whole block in braces, that can be written in EduCode."""
    return bool(_lines(_without_semicolon(tokens), text))


def one_line_block(cursor: Cursor) -> bool:
    """Tell a block in braces, with its lines as they should be; whether it is one."""
    lines = _lines(_without_semicolon(cursor.tokens[:-1]), cursor.source.text)
    if not lines:
        return False
    first = cursor.tokens[0]
    edits = [(Span(first.start, cursor.tokens[-2].end), cursor.new_line().join(lines))]
    facts: dict[str, object] = {"heading": lines[0], "body": lines[1].strip(), "end": lines[-1]}
    hint = "lines" if len(lines) > len((lines[0], lines[-1])) else "empty"
    facts |= {"typed": first.text, "meant": lines[-1].removeprefix("fin ")}
    cursor.keep(rules.FOREIGN_WORD, first.span, facts, hint=hint, edits=edits)
    cursor.abandon()
    return True


def _lines(tokens: Line, text: str) -> list[str]:
    """The block in EduCode; empty if it is none, or if one of its lines is not understood."""
    word = fold(tokens[0].text) if tokens else ""
    opening = next((rank for rank, token in enumerate(tokens) if token.kind == "{"), 0)
    if word not in IF_WORDS | WHILE_WORDS or not opening or tokens[-1].kind != "}":
        return []
    meant = "si" if word in IF_WORDS else "tant que"
    bodies = _bodies(tokens[opening:], text)
    heading = foreign_lines.condition(meant, tokens[1:opening], text)
    return [heading, *bodies, f"fin {meant}"] if "" not in bodies else []


def _without_semicolon(tokens: Line) -> Line:
    while tokens and tokens[-1].kind == ";":
        tokens = tokens[:-1]
    return tokens


def _bodies(tokens: Line, text: str) -> list[str]:
    """The lines between braces, those after ``else`` included; an empty one where a line is not understood."""
    end = next((rank for rank, token in enumerate(tokens) if token.kind == "}"), 0)
    lines = [_statement(part, text) for part in foreign_lines.between_semicolons(tokens[1:end]) if part]
    rest = tokens[end + 1 :]
    if not rest:
        return lines
    if fold(rest[0].text) != _ELSE or len(rest) < 2 or rest[1].kind != "{":
        return [""]
    return [*lines, "sinon", *_bodies(rest[1:], text)]


def _statement(tokens: Line, text: str) -> str:
    first = tokens[0]
    if first.kind in _SIMPLE:
        return _MARGIN + foreign_lines.render(tokens, text)
    if first.kind != NAME or len(tokens) < 2:
        return ""
    second = tokens[1]
    if fold(first.text) in SHOW_WORDS and second.kind == "(":
        return _MARGIN + foreign_lines.shown(tokens[1:], text)
    if second.text in ASSIGNMENT_SIGNS:
        return f"{_MARGIN}{first.text} {ASSIGNMENT_SIGNS[second.text]} {foreign_lines.render(tokens[2:], text)}"
    if [token.kind for token in tokens[1:]] in (["+", "+"], ["-", "-"]):
        return f"{_MARGIN}{first.text} {'ajoute' if second.kind == '+' else 'soustrait'} 1"
    written = second.kind == "(" or second.word in {"vaut", "ajoute", "soustrait"}
    return _MARGIN + foreign_lines.render(tokens, text) if written else ""
