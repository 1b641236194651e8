"""From a source to its tree."""

from __future__ import annotations

import sys

from educode.diagnostics import Reporter
from educode.syntax.blocks import assemble
from educode.syntax.everywhere import join_habits
from educode.syntax.lexer import tokenize
from educode.syntax.nodes import Program
from educode.syntax.tokens import Lexed
from educode.text import Source, Span

_ROOM = 10_000


def parse(source: Source, reporter: Reporter) -> Program:
    """The tree of any text; what cannot be read is reported, and broken nodes stand for it."""
    return parse_lexed(source, tokenize(source.text), reporter)


def parse_lexed(source: Source, lexed: Lexed, reporter: Reporter) -> Program:
    """The tree of a text whose tokens are known already."""
    make_room()
    told = len(reporter.diagnostics)
    statements = assemble(source, reporter, lexed)
    if len(reporter.diagnostics) > told + 1:
        join_habits(reporter)
    complete = len(reporter.diagnostics) == told
    return Program(Span(0, len(source.text)), statements, tuple(lexed.comments), complete)


def make_room() -> None:
    """Let passes walk 256 blocks that hold 256 brackets: Python's own limit would be met long before."""
    if sys.getrecursionlimit() < _ROOM:
        sys.setrecursionlimit(_ROOM)
