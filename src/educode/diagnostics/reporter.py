"""Collects diagnostics; made anew for each analysis, so that the core keeps no state."""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics.model import Diagnostic, Fix, Label, Rule
from educode.diagnostics.template import render
from educode.text import Span


class Reporter:
    """Gathers what the passes report, in the order of the calls."""

    def __init__(self) -> None:
        self.diagnostics: list[Diagnostic] = []

    def report(
        self,
        rule: Rule,
        span: Span,
        *,
        hint: str = "",
        fixes: Iterable[Fix] = (),
        labels: Iterable[tuple[Span, str]] = (),
        **values: object,
    ) -> None:
        """Report ``rule`` at ``span``.

        ``hint`` names one of the rule's ``hints``; each label is a place and one of the rule's
        ``labels``; ``values`` fill every template.
        """
        self.diagnostics.append(
            Diagnostic(
                rule=rule,
                span=span,
                message=render(rule.message, values),
                suggestion=render(rule.hints[hint], values) if hint else None,
                fixes=tuple(fixes),
                labels=tuple(Label(place, render(rule.labels[key], values)) for place, key in labels),
            )
        )
