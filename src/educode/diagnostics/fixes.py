"""Applies the edits of fixes to the text of a program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from educode.diagnostics.model import Diagnostic, Edit
from educode.text import Source

_LONGEST = 100


def apply(text: str, edits: Iterable[Edit]) -> str:
    """``text`` with ``edits`` done; they do not overlap."""
    for edit in sorted(edits, key=lambda edit: (edit.span.start, edit.span.end), reverse=True):
        text = text[: edit.span.start] + edit.text + text[edit.span.end :]
    return text


def sure_edits(diagnostics: Iterable[Diagnostic]) -> list[Edit]:
    """The edits of all sure fixes, one fix for a diagnostic, those that touch an earlier one left out."""
    taken: list[Edit] = []
    for diagnostic in diagnostics:
        fix = next((fix for fix in diagnostic.fixes if fix.sure), None)
        if fix is not None and not any(overlap(edit, other) for edit in fix.edits for other in taken):
            taken.extend(fix.edits)
    return taken


def overlap(one: Edit, other: Edit) -> bool:
    """Whether they touch: what comes of both is not sure."""
    return one.span.start <= other.span.end and other.span.start <= one.span.end


def changed_line(source: Source, mended: str) -> str | None:
    """The one line that ``mended`` has changed, without its indentation; None if it is not one short line."""
    old, new = source.text.splitlines(), mended.splitlines()
    if len(old) != len(new):
        return None
    changed = [line for before, line in zip(old, new, strict=True) if before != line]
    return changed[0].strip() if _is_short(changed) else None


def _is_short(changed: Sequence[str]) -> bool:
    return len(changed) == 1 and 0 < len(changed[0].strip()) <= _LONGEST
