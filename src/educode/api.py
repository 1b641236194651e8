"""The core's table of contents: everything that the outer rooms ask of it, without input or output.

Each function imports what it needs when it is called, so that a command pays only for its own work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from educode.text import Source

if TYPE_CHECKING:
    from collections.abc import Callable

    from educode.diagnostics import Diagnostic, Rule
    from educode.emit.javascript import Compiled
    from educode.emit.python import Translation
    from educode.semantics import Analysis
    from educode.services.outline import OutlineEntry


def analyse(source: Source, *, verify_fixes: bool = True) -> Analysis:
    """Everything known of a program: its tree, its names, its types, what is wrong with it."""
    from educode.semantics import analyse as analysis_of

    return analysis_of(source, verify_fixes=verify_fixes)


def verify(analysis: Analysis, is_wanted: Callable[[], bool]) -> Analysis:
    """An analysis whose fixes had not been tried, tried now as long as ``is_wanted`` says so."""
    from educode.semantics.analysis import verify as verify_fixes

    return verify_fixes(analysis, is_wanted)


def to_javascript(analysis: Analysis) -> Compiled:
    """The JavaScript of a program that has no error."""
    from educode.emit.javascript import to_javascript as compiled

    return compiled(analysis)


def to_python(analysis: Analysis) -> str:
    """The readable Python of a program that has no error."""
    from educode.emit.python import to_python as translated

    return translated(analysis)


def translate(analysis: Analysis) -> Translation:
    """The same, with the line of the program that each line comes from."""
    from educode.emit.python import translate as translated

    return translated(analysis)


def refused_line(translation: Translation) -> int | None:
    """The line of the program that Python itself would not take: too deeply nested. None if it takes all."""
    from educode.emit.python.limits import refused_line as refused

    return refused(translation)


def format_source(text: str) -> str:
    """The canonical layout of a program."""
    from educode.formatter import format_source as formatted

    return formatted(text)


def outline(analysis: Analysis) -> list[OutlineEntry]:
    """The structure of a program."""
    from educode.services.outline import outline as structure

    return structure(analysis)


def explain(code: str) -> Rule | None:
    """What there is to say about a code; None if there is no such code."""
    from educode.diagnostics.rules import RULES

    return RULES.get(code.upper())


def mend(source: Source) -> Source:
    """The program with all its sure fixes applied, again while each round leaves fewer errors."""
    from educode.diagnostics.fixes import apply, sure_edits

    diagnostics = analyse(source).diagnostics
    while edits := sure_edits(diagnostics):
        mended = Source(apply(source.text, edits), source.name)
        left = analyse(mended).diagnostics
        if _weight(left) >= _weight(diagnostics):
            break
        source, diagnostics = mended, left
    return source


def _weight(diagnostics: tuple[Diagnostic, ...]) -> tuple[int, int]:
    """Errors first, then the rest: what mending makes smaller."""
    errors = sum(found.severity == "erreur" for found in diagnostics)
    return errors, len(diagnostics) - errors


__all__ = [
    "analyse",
    "explain",
    "format_source",
    "mend",
    "outline",
    "refused_line",
    "to_javascript",
    "to_python",
    "translate",
]
