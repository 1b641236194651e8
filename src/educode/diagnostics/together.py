"""Several slips in one line: each shows the line as it becomes once all are mended, never with another left in it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from educode.diagnostics.fixes import apply, changed_line, overlap
from educode.diagnostics.model import Diagnostic, Edit
from educode.records import replace
from educode.text import Source


def together(source: Source, diagnostics: Sequence[Diagnostic]) -> tuple[Diagnostic, ...]:
    """The same diagnostics; those whose fix stays in a line also have the sure fixes of that line in what they show."""
    lines: defaultdict[int, list[Diagnostic]] = defaultdict(list)
    for found in diagnostics:
        if found.fixes and _is_in_line(source, found.fixes[0].edits):
            lines[_line(source, found)].append(found)
    shared = {id(one): group for group in lines.values() if len(group) > 1 for one in group}
    return tuple(_told(source, one, shared[id(one)]) if id(one) in shared else one for one in diagnostics)


def _line(source: Source, found: Diagnostic) -> int:
    return source.position(found.fixes[0].edits[0].span.start).line


def _is_in_line(source: Source, edits: Iterable[Edit]) -> bool:
    lines = {source.position(place).line for edit in edits for place in (edit.span.start, edit.span.end)}
    return len(lines) == 1 and not any("\n" in edit.text for edit in edits)


def _told(source: Source, found: Diagnostic, group: list[Diagnostic]) -> Diagnostic:
    own = found.fixes[0].edits
    edits = _all_edits(own, [one.fixes[0].edits for one in group if one is not found and one.fixes[0].sure])
    alone, whole = (changed_line(source, apply(source.text, some)) for some in (own, edits))
    if alone is None or whole is None or alone == whole:
        return found
    suggestion = found.suggestion and found.suggestion.replace(f"`{alone}`", f"`{whole}`")
    return replace(found, suggestion=suggestion, mended=whole)


def _all_edits(own: Sequence[Edit], others: Iterable[Sequence[Edit]]) -> list[Edit]:
    taken = list(own)
    for edits in others:
        if not any(overlap(edit, other) for edit in edits for other in taken):
            taken.extend(edits)
    return taken
