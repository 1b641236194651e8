"""Tells what each line does to the blocks, lines written otherwise being put right first."""

from __future__ import annotations

from dataclasses import dataclass

from educode.diagnostics import Reporter
from educode.language.keywords import PROCEDURE
from educode.syntax.balance import Role, Shape
from educode.syntax.cursor import Cursor
from educode.syntax.ends import read_end
from educode.syntax.tokens import Line
from educode.syntax.vocabulary import Vocabulary
from educode.text import Source

_OPENERS = frozenset({"si", "pour", "tant", "fonction", PROCEDURE, "classe"})
_PLAIN = Shape(Role.PLAIN)


@dataclass(frozen=True, slots=True)
class Prepared:
    """One line: its cursor, what it does, and for an end whether it is written as it must be."""

    cursor: Cursor
    shape: Shape
    exact: bool = True


def prepare(source: Source, reporter: Reporter, lines: list[Line]) -> list[Prepared]:
    """Each line with its role."""
    vocabulary = Vocabulary(lines)
    return [_prepare(source, Cursor(source, reporter, line, vocabulary)) for line in lines]


def _prepare(source: Source, cursor: Cursor) -> Prepared:
    line = cursor.tokens
    kind = line[0].kind
    if kind in _OPENERS:
        return Prepared(cursor, Shape(Role.OPEN, kind, indent(source, line)))
    if kind == "sinon":
        return Prepared(cursor, Shape(Role.ELSE, "", indent(source, line), line[1].kind == "end"))
    end = read_end(line)
    if end is not None:
        return Prepared(cursor, Shape(Role.CLOSE, end.kind, indent(source, line)), end.exact)
    return Prepared(cursor, Shape(Role.PLAIN, "", indent(source, line)))


def indent(source: Source, line: Line) -> int:
    """How far the line stands from the margin, a tab counting up to the next multiple of four."""
    start = line[0].start
    text = source.text
    begin = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
    return len(text[begin:start].expandtabs(4))
