"""A habit told once for the whole program, not once a line: ``;`` at line ends, comments after ``#``."""

from __future__ import annotations

from educode.diagnostics import Diagnostic, Fix, Reporter, Rule
from educode.diagnostics.rules.text import HASH_COMMENT, SEMICOLON
from educode.diagnostics.template import render
from educode.records import replace

_HABITS = (HASH_COMMENT, SEMICOLON)


def join_habits(reporter: Reporter) -> None:
    """Keep the first of the diagnostics of each habit, with the edits of them all."""
    for rule in _HABITS:
        told = [found for found in reporter.diagnostics if found.rule is rule]
        if len(told) > 1:
            joined = _joined(rule, told)
            kept = [found for found in reporter.diagnostics if found.rule is not rule or found is told[0]]
            reporter.diagnostics[:] = [joined if found is told[0] else found for found in kept]


def _joined(rule: Rule, told: list[Diagnostic]) -> Diagnostic:
    edits = tuple(edit for found in told for fix in found.fixes for edit in fix.edits)
    suggestion = render(rule.hints["all"], {"count": len(told)})
    return replace(told[0], suggestion=suggestion, fixes=(Fix(edits, sure=True),))
