"""A block opened in the way of another language: its opening and its end are one slip, told and mended together."""

from __future__ import annotations

from educode.diagnostics import Diagnostic, Edit, Fix, Reporter
from educode.diagnostics.rules.blocks import AND_ITS_END, CUT_LINE
from educode.diagnostics.template import render
from educode.records import replace
from educode.syntax.frames import Frame
from educode.text import Source, Span


def join_end(reporter: Reporter, frame: Frame, edit: Edit, end: str, *, sure: bool) -> None:
    """The end of ``frame`` is mended by ``edit`` in the fix of its opening, which names it too."""
    told = opening_told(reporter, frame)
    if told is not None and told.fixes:
        suggestion = f"{told.suggestion or ''} {render(AND_ITS_END, {'end': end})}".strip()
        _put(reporter, frame.reported, _with(replace(told, suggestion=suggestion), edit, sure and frame.is_sure))


def join_edit(reporter: Reporter, rank: int, edit: Edit) -> None:
    """One more edit for the fix of the diagnostic of that rank."""
    told = reporter.diagnostics[rank] if rank < len(reporter.diagnostics) else None
    if told is not None and told.fixes:
        _put(reporter, rank, _with(told, edit, told.fixes[0].sure))


def cut_fix(reporter: Reporter) -> None:
    """The slip told last is not mended in its line alone: nothing is proposed for it."""
    if reporter.diagnostics:
        reporter.diagnostics[-1] = replace(reporter.diagnostics[-1], suggestion=CUT_LINE, fixes=())


def opening_told(reporter: Reporter, frame: Frame) -> Diagnostic | None:
    """What was told about the opening of ``frame``."""
    told = reporter.diagnostics[frame.reported] if frame.reported < len(reporter.diagnostics) else None
    return told if told is not None and told.span.start < frame.opened_until else None


def _with(told: Diagnostic, edit: Edit, sure: bool) -> Diagnostic:
    first = told.fixes[0]
    return replace(told, fixes=(Fix((*first.edits, edit), sure), *told.fixes[1:]))


def _put(reporter: Reporter, rank: int, told: Diagnostic) -> None:
    reporter.diagnostics[rank] = told


def end_line(source: Source, frame: Frame, at: int, end: str) -> Edit:
    """``end`` on a line of its own after ``at``, as far from the margin as the opening."""
    line = source.line_span(source.position(at).line)
    margin = source.text[source.line_span(source.position(frame.first.start).line).start : frame.first.start]
    return Edit(Span(line.end, line.end), "\n" + (margin if not margin.strip() else "") + end)
