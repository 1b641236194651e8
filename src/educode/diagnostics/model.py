"""Errors, warnings and advice as data: what, where, and how to mend it.

Every French sentence stands in a Rule (``diagnostics/rules``); code reports facts only.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from educode.records import field, value
from educode.text import Span


class Severity(StrEnum):
    """How serious a diagnostic is; the values are those of ``--json``."""

    ERROR = "erreur"
    WARNING = "avertissement"
    ADVICE = "conseil"


@value
class Rule:
    """One cause of trouble, with all its sentences.

    ``message``, each of ``hints`` (suggestions) and each of ``labels`` are templates, see
    ``diagnostics.template``. ``explanation``, ``bad`` and ``good`` fill the manual's page:
    ``bad`` is a whole program that gives this diagnostic, ``good`` the same one mended.
    """

    code: str
    title: str
    message: str
    explanation: str = ""
    bad: str = ""
    good: str = ""
    severity: Severity = Severity.ERROR
    hints: Mapping[str, str] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)


@value
class Edit:
    """Replace what ``span`` covers by ``text``."""

    span: Span
    text: str


@value
class Fix:
    """Edits that mend one diagnostic. ``sure``: applied to the program, the error has gone and none is new."""

    edits: tuple[Edit, ...]
    sure: bool = False


@value
class Label:
    """A second place that explains the first, with a few words."""

    span: Span
    text: str


@value
class Call:
    """One call that led to a run-time error, innermost first. ``routine`` is the function called."""

    span: Span
    routine: str


@value
class Diagnostic:
    """One thing to tell about a program, ready to be shown.

    ``mended``: the line as it should be, where other slips of the line have to be mended too.
    """

    rule: Rule
    span: Span
    message: str
    suggestion: str | None = None
    fixes: tuple[Fix, ...] = ()
    labels: tuple[Label, ...] = ()
    calls: tuple[Call, ...] = ()
    mended: str | None = None

    @property
    def code(self) -> str:
        """The stable code, ``EDU`` and four digits."""
        return self.rule.code

    @property
    def severity(self) -> Severity:
        """The severity of its rule."""
        return self.rule.severity
