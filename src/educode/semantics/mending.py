"""Fixes as edits, and lines as they become."""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics import Edit, Fix
from educode.text import Source, Span


def replacement(span: Span, text: str, *, sure: bool = False) -> Fix:
    """The fix that puts ``text`` in the place of ``span``."""
    return Fix((Edit(span, text),), sure)


def insertion(offset: int, text: str, *, sure: bool = False) -> Fix:
    """The fix that adds ``text`` at ``offset``."""
    return Fix((Edit(Span(offset, offset), text),), sure)


def renaming(uses: Iterable[Span], name: str, *, sure: bool = False) -> Fix:
    """The fix that writes ``name`` at each of ``uses``."""
    return Fix(tuple(Edit(span, name) for span in uses), sure)


def applied(text: str, fix: Fix) -> str:
    """``text`` with the edits of ``fix``."""
    for edit in _from_last(fix):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def mended_line(source: Source, fix: Fix) -> str:
    """The line of the first edit as it becomes, without its margin and its comment."""
    line = source.line_span(source.position(min(edit.span.start for edit in fix.edits)).line)
    text = source.slice(line)
    for edit in _from_last(fix):
        if line.start <= edit.span.start and edit.span.end <= line.end:
            text = text[: edit.span.start - line.start] + edit.text + text[edit.span.end - line.start :]
    return _without_comment(text.strip())


def _from_last(fix: Fix) -> list[Edit]:
    return sorted(fix.edits, key=lambda edit: edit.span.start, reverse=True)


def _without_comment(line: str) -> str:
    position = line.find("//")
    return line[:position].rstrip() if position > 0 and line.count('"', 0, position) % 2 == 0 else line
