"""Variables that nothing ever reads.

Silent about loop variables, parameters, fields, constants, what receives the value of a call or an
answer, and containers changed in place, which other names may share.
"""

from __future__ import annotations

from collections.abc import Iterator

from educode.diagnostics import Edit, Fix
from educode.diagnostics.rules import warnings
from educode.language.types import BOOLEAN, NUMBER, TEXT
from educode.semantics.model import Scope, Variable
from educode.semantics.visibility import all_routines
from educode.semantics.workspace import Workspace
from educode.text import Span


def report_unused(workspace: Workspace) -> None:
    """Warn about each variable that is declared but never read."""
    for variable in _variables(workspace):
        if _is_unused(workspace, variable):
            only_declared = not variable.writes and len(variable.declarations) == 1
            fix = _removal(workspace, variable.span) if only_declared else None
            workspace.reporter.report(
                warnings.UNUSED_VARIABLE,
                variable.span,
                hint="remove" if only_declared else "use",
                fixes=[fix] if fix is not None else [],
                name=variable.name,
            )


def _variables(workspace: Workspace) -> Iterator[Variable]:
    yield from workspace.analysis.globals.values()
    for routine in all_routines(workspace.analysis):
        yield from routine.locals.values()


def _is_unused(workspace: Workspace, variable: Variable) -> bool:
    if variable.reads or variable.is_loop or variable.is_constant or variable.scope is Scope.PARAMETER:
        return False
    if variable in workspace.stored_results:
        return False
    return variable not in workspace.altered or variable.declared in (NUMBER, TEXT, BOOLEAN)


def _removal(workspace: Workspace, name: Span) -> Fix | None:
    """Without its line, if the line declares this name only."""
    source = workspace.analysis.source
    number = source.position(name.start).line
    line = source.line_span(number)
    words = source.slice(line).split()
    if len(words) != 4 or words[1] != "est":
        return None
    end = source.line_span(number + 1).start if number < source.line_count else line.end
    return Fix((Edit(Span(line.start, end), ""),), sure=True)
