"""A diagnostic as a terminal shows it: what, where, how to mend it, where to learn more.

The lines are made of pieces, each with a role, so that a terminal with colours can paint them;
without colours nothing is lost.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from educode.diagnostics import textes
from educode.diagnostics.advice import advice
from educode.diagnostics.excerpt import excerpt
from educode.diagnostics.model import Diagnostic, Severity
from educode.text import Source, Span

MOST_SHOWN = 5


class Role(Enum):
    """What a piece of a line is, for its colour."""

    PLAIN = "plain"
    ERROR = "error"
    WARNING = "warning"
    CODE = "code"
    MARK = "mark"
    TRY = "try"
    FAINT = "faint"


Line = list[tuple[Role, str]]

_ROLES = {Severity.ERROR: Role.ERROR, Severity.WARNING: Role.WARNING, Severity.ADVICE: Role.WARNING}
_WORDS = {Severity.WARNING: textes.WARNING, Severity.ADVICE: textes.ADVICE}


def report_lines(diagnostics: Sequence[Diagnostic], source: Source, *, with_name: bool = False) -> Iterator[Line]:
    """The first diagnostics of ``source`` one below the other, and how many more there are."""
    for diagnostic in diagnostics[:MOST_SHOWN]:
        yield from diagnostic_lines(diagnostic, source, with_name=with_name)
        yield []
    more = len(diagnostics) - MOST_SHOWN
    if more > 0:
        yield [(Role.PLAIN, textes.ONE_OTHER if more == 1 else textes.OTHERS.format(count=more))]
        yield []


def diagnostic_lines(diagnostic: Diagnostic, source: Source, *, with_name: bool = False) -> Iterator[Line]:
    """One diagnostic."""
    yield _heading(diagnostic, source, with_name=with_name)
    if _has_place(diagnostic):
        yield from _excerpt(source, diagnostic.span, "^", "")
    for label in diagnostic.labels:
        yield from _excerpt(source, label.span, "-", label.text)
    for call in diagnostic.calls:
        line = source.position(call.span.start).line
        yield [(Role.PLAIN, "  " + textes.CALLED.format(routine=call.routine, line=line))]
    yield from _advice(diagnostic, source)
    yield [(Role.FAINT, textes.LEARN_MORE.format(code=diagnostic.code))]


def plain_text(lines: Iterator[Line]) -> str:
    """The lines without colours."""
    return "".join("".join(text for _, text in line) + "\n" for line in lines)


def _has_place(diagnostic: Diagnostic) -> bool:
    """Limits and files have no place in the program."""
    return diagnostic.span.end > diagnostic.span.start or not diagnostic.code.startswith("EDU08")


def _heading(diagnostic: Diagnostic, source: Source, *, with_name: bool) -> Line:
    word = _WORDS.get(diagnostic.severity)
    parts = [diagnostic.code, *([word] if word else [])]
    if _has_place(diagnostic):
        line = source.position(diagnostic.span.start).line
        parts.append((textes.IN_FILE if with_name else textes.LINE).format(name=source.name, line=line))
    elif with_name:
        parts.append(source.name)
    return [(_ROLES[diagnostic.severity], " \u00b7 ".join(parts)), (Role.PLAIN, " \u00b7 " + diagnostic.message)]


def _excerpt(source: Source, span: Span, mark: str, label: str) -> Iterator[Line]:
    number, text, underline = excerpt(source, span, mark)
    margin = f"  {number} | "
    yield [(Role.FAINT, margin), (Role.CODE, text)]
    yield [(Role.MARK, " " * len(margin) + underline + (" " + label if label else ""))]


def _advice(diagnostic: Diagnostic, source: Source) -> Iterator[Line]:
    """The sentence, and the line as it should be where a fix of one line is known."""
    told = advice(diagnostic, source)
    if told.sentence:
        yield [(Role.PLAIN, told.sentence)]
    if told.code:
        yield [(Role.TRY, textes.TRY + "  "), (Role.CODE, told.code)]
