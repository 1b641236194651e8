"""The whole of the analysis: a table of contents of the passes."""

from __future__ import annotations

from educode.diagnostics import Diagnostic, Reporter, Severity
from educode.diagnostics.rules import names, types
from educode.diagnostics.together import together
from educode.records import replace
from educode.semantics.advice.endless import report_endless_loops
from educode.semantics.advice.loop_variables import report_changed_loop_variables
from educode.semantics.advice.replaced import report_replaced_builtins
from educode.semantics.advice.unused import report_unused
from educode.semantics.check import check
from educode.semantics.declare import declare
from educode.semantics.flow import flow
from educode.semantics.guesses.names import report_unknown_names
from educode.semantics.infer import infer
from educode.semantics.model import Analysis
from educode.semantics.resolve import resolve
from educode.semantics.suspend import suspend
from educode.semantics.tables import fill_tables
from educode.semantics.verified import Wanted, always, verified
from educode.semantics.workspace import Workspace
from educode.syntax import parse
from educode.text import Source, Span


def analyse(source: Source, *, verify_fixes: bool = True) -> Analysis:
    """Everything that can be known of a program without running it; never raises.

    ``verify_fixes``: try each sure fix on a copy; an editor that only completes can do without.
    """
    analysis = _passes(source)
    return verify(analysis) if verify_fixes else analysis


def verify(analysis: Analysis, is_wanted: Wanted = always) -> Analysis:
    """The same analysis, its sure fixes tried, as long as ``is_wanted`` says so: the very same if nothing changes."""
    if not analysis.diagnostics:
        return analysis
    source = analysis.source
    trusted = verified(source, analysis.diagnostics, lambda copy: _passes(copy).diagnostics, is_wanted)
    return analysis if trusted == analysis.diagnostics else replace(analysis, diagnostics=trusted)


def _passes(source: Source) -> Analysis:
    reporter = Reporter()
    program = parse(source, reporter)
    misread = tuple(reporter.diagnostics)
    workspace = Workspace(Analysis(source, program), reporter)
    declare(workspace)
    resolve(workspace)
    flow(workspace)
    inference = infer(workspace)
    check(workspace, inference)
    report_unknown_names(workspace, inference)
    suspend(workspace, inference)
    if not any(found.severity is Severity.ERROR for found in reporter.diagnostics):
        report_unused(workspace)
        report_endless_loops(workspace, inference)
        report_changed_loop_variables(workspace)
        report_replaced_builtins(workspace)
    fill_tables(workspace, inference)
    workspace.analysis.diagnostics = _to_tell(source, misread, reporter.diagnostics)
    return workspace.analysis


def _to_tell(source: Source, misread: tuple[Diagnostic, ...], found: list[Diagnostic]) -> tuple[Diagnostic, ...]:
    """By place; no warning while an error exists; in a line that was misread, only new names are told too."""
    errors = [one for one in found if one.severity is Severity.ERROR]
    kept = errors or found
    outer = [one.span for one in kept if one.rule is types.NOT_INDEXABLE]
    if outer:
        kept = [one for one in kept if one.rule is not names.UNKNOWN_NAME or not _is_inside(one.span, outer)]
    if misread:
        lines = {source.position(one.span.start).line for one in misread}
        after = kept[len(misread) :]
        kept = [*misread, *(one for one in after if _stands_alone(source, one, lines, misread))]
    return together(source, sorted(kept, key=lambda one: (one.span.start, one.span.end)))


def _is_inside(span: Span, outer: list[Span]) -> bool:
    return any(one.start < span.start and span.end <= one.end for one in outer)


def _stands_alone(source: Source, found: Diagnostic, lines: set[int], misread: tuple[Diagnostic, ...]) -> bool:
    """Whether ``found`` does not follow from a slip of its line."""
    if source.position(found.span.start).line not in lines:
        return True
    if found.rule not in _NEW_NAMES or not source.slice(found.span).isidentifier():
        return False
    return all(found.span.end <= one.span.start or one.span.end <= found.span.start for one in misread)


_NEW_NAMES = (names.UNKNOWN_NAME, names.UNDECLARED_PLACE, names.UNKNOWN_ROUTINE, names.FOREIGN_ROUTINE)
