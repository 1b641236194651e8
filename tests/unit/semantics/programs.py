"""Small builders shared by the tests of the analysis."""

from __future__ import annotations

from educode.diagnostics import Diagnostic, Fix
from educode.language.types import Type
from educode.semantics import Analysis, analyse
from educode.syntax import walk
from educode.syntax.nodes import Expression
from educode.text import Source


def analysed(text: str) -> Analysis:
    """The analysis of a program."""
    return analyse(Source(text))


def codes(text: str) -> list[str]:
    """The codes told about a program, by place."""
    return [found.code for found in analysed(text).diagnostics]


def only(text: str) -> Diagnostic:
    """The one diagnostic of a program."""
    (found,) = analysed(text).diagnostics
    return found


def type_of(analysis: Analysis, written: str) -> Type:
    """The proven type of the last expression written so."""
    return analysis.types[_last(analysis, written)]


def element_of(analysis: Analysis, written: str) -> Type | None:
    """The proven type of the elements of the last expression written so."""
    return analysis.element_types.get(_last(analysis, written))


def _last(analysis: Analysis, written: str) -> Expression:
    found = [
        node
        for node in walk(analysis.program)
        if isinstance(node, Expression) and analysis.source.slice(node.span) == written and node in analysis.types
    ]
    return found[-1]


def applied(text: str, fix: Fix) -> str:
    """``text`` with the edits of ``fix``."""
    for edit in sorted(fix.edits, key=lambda edit: edit.span.start, reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text
