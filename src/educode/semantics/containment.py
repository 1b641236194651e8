"""Classes that hold themselves: an object would contain an object without end."""

from __future__ import annotations

from collections.abc import Iterator

from educode.diagnostics.rules import types
from educode.semantics.model import Class, Variable
from educode.semantics.workspace import Workspace


def report_containment(workspace: Workspace) -> None:
    """Report each field through which a class holds itself, once for each ring of classes."""
    classes = workspace.analysis.classes
    settled: set[str] = set()
    for class_ in classes.values():
        if class_.name not in settled:
            for field in _closing_fields(class_, classes, settled):
                _report(workspace, field)


def _report(workspace: Workspace, field: Variable) -> None:
    assert field.class_ is not None
    workspace.reporter.report(
        types.CLASS_HOLDS_ITSELF,
        field.span,
        hint="array",
        name=field.name,
        class_name=field.class_.name,
    )


def _held(class_: Class, classes: dict[str, Class]) -> Iterator[tuple[Variable, Class]]:
    for field in class_.fields.values():
        if field.declared is not None and field.declared.class_name in classes:
            yield field, classes[field.declared.class_name]


def _closing_fields(start: Class, classes: dict[str, Class], settled: set[str]) -> Iterator[Variable]:
    """Walk depth first from ``start``; give each field that leads back to a class on the way."""
    way = [start.name]
    pending = [_held(start, classes)]
    while pending:
        step = next(pending[-1], None)
        if step is None:
            pending.pop()
            settled.add(way.pop())
            continue
        field, held = step
        if held.name in way:
            yield field
        elif held.name not in settled:
            way.append(held.name)
            pending.append(_held(held, classes))
