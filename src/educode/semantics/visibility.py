"""What can be named at a place of the program; used only to make suggestions."""

from __future__ import annotations

from collections.abc import Iterator

from educode.semantics.model import Analysis, Routine, Variable


def routine_at(analysis: Analysis, offset: int) -> Routine | None:
    """The routine or method whose text covers ``offset``."""
    for routine in all_routines(analysis):
        span = routine.definition.span
        if span.start <= offset < span.end:
            return routine
    return None


def all_routines(analysis: Analysis) -> Iterator[Routine]:
    """Every routine of the program, methods included."""
    yield from analysis.routines.values()
    for class_ in analysis.classes.values():
        yield from class_.methods.values()


def variables_at(analysis: Analysis, offset: int) -> dict[str, Variable]:
    """The variables that can be named at ``offset``: the closest one for each name."""
    routine = routine_at(analysis, offset)
    found = dict(analysis.globals)
    if routine is not None:
        if routine.class_ is not None:
            found.update(routine.class_.fields)
        found.update(routine.locals)
    return found
