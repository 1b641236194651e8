"""Lines that make or measure a toile as elsewhere: ``c = createCanvas(300, 200)``, ``t.width = 300``."""

from __future__ import annotations

from collections.abc import Sequence

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import drawing
from educode.language import foreign_drawing as words
from educode.language.types import Kind
from educode.syntax.cursor import Cursor
from educode.syntax.nodes import BrokenStatement, Declaration, Expression, Identifier, Name, Statement, TypeName
from educode.syntax.tokens import END, NAME, NUMBER, Line
from educode.text import Span

_SIZE = 2
_FIELD = 5
"""Tokens of ``t.width = 300``."""


def makes_canvas(cursor: Cursor, target: Expression) -> Statement | None:
    """``c = createCanvas(300, 200)``, the cursor being after the sign; None if it is something else."""
    word, name = cursor.token, cursor.text(target.span)
    if not isinstance(target, Name) or cursor.peek().kind != "(" or not _is_canvas_word(word.text):
        return None
    given = _values(cursor.tokens[cursor.index + 2 :])
    declared = name in cursor.vocabulary.declared
    known = declared and cursor.vocabulary.is_canvas(name)
    if given is None or declared != known:
        return None
    whole = Span(target.span.start, cursor.tokens[-2].end)
    facts: dict[str, object] = {"name": word.text, "canvas": name, "name_given": name}
    new, sized = f"{name} est une toile", f"dimension({name}, {', '.join(given)})"
    if known and given:
        cursor.keep(drawing.CANVAS_DECLARED, word.span, facts, hint="size", edits=[(whole, sized)])
    elif known:
        cursor.keep(drawing.CANVAS_DECLARED, word.span, facts, hint="already")
    elif given:
        facts["line_given"] = sized
        edits = [(whole, new + cursor.new_line() + sized)]
        cursor.keep(drawing.CANVAS_DECLARED, word.span, facts, hint="both", edits=edits)
    else:
        cursor.keep(drawing.CANVAS_DECLARED, word.span, facts, hint="declare", edits=[(whole, new)])
    cursor.abandon()
    if known:
        return BrokenStatement(target.span, (target,))
    return Declaration(whole, (Identifier(target.span, name),), TypeName(word.span, Kind.CANVAS.value), None)


def _is_canvas_word(word: str) -> bool:
    key = words.key_of(fold(word))
    return words.idea_of(key) == "toile" and key not in words.CONTEXTS


def _values(rest: Line) -> Sequence[str] | None:
    """``300, 200)``: the two values, or none; None if there is something else."""
    if rest[0].kind == ")":
        return ()
    simple = [token.text for token in rest[:3:2] if token.kind in {NUMBER, NAME}]
    closed = len(rest) > 3 and rest[1].kind == "," and rest[3].kind == ")"
    return simple if closed and len(simple) == _SIZE else None


def measures(cursor: Cursor, canvas: str) -> bool:
    """``t.width = 300``, perhaps followed by ``t.height = 200``: a toile gets its size by ``dimension``."""
    line = cursor.tokens
    field = words.FIELDS.get(words.key_of(fold(line[2].text)), "")
    if not field or not canvas or canvas != line[0].text or not _is_given(line):
        return False
    if f"{canvas}.{field}" in cursor.vocabulary.told:
        cursor.vocabulary.told.discard(f"{canvas}.{field}")
        cursor.abandon()
        return True
    given = {"largeur": f"largeur({canvas})", "hauteur": f"hauteur({canvas})", field: _value(cursor, line)}
    edits: list[tuple[Span, str]] = []
    following = next(iter(cursor.vocabulary.lines_after(line[0].start)), None)
    other = words.FIELDS.get(words.key_of(fold(following[2].text)), "") if following and _is_given(following) else ""
    if following and other and other != field and following[0].text == canvas:
        given[other] = _value(cursor, following)
        cursor.vocabulary.told.add(f"{canvas}.{other}")
        edits.append((Span(line[-2].end, following[-2].end), ""))
    written = f"dimension({canvas}, {given['largeur']}, {given['hauteur']})"
    edits.insert(0, (Span(line[0].start, line[-2].end), written))
    facts: dict[str, object] = {"name": f"{canvas}.{line[2].text}", "line": written}
    cursor.keep(drawing.SIZE_GIVEN, Span(line[0].start, line[2].end), facts, hint="line", edits=edits)
    cursor.abandon()
    return True


def _is_given(line: Line) -> bool:
    gives = len(line) > _FIELD and line[1].kind == "." and (line[3].kind in {"=", ":="} or line[3].word == "vaut")
    return gives and line[-1].kind == END


def _value(cursor: Cursor, line: Line) -> str:
    return cursor.text(Span(line[4].start, line[-2].end))
