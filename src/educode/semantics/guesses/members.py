"""Fields and methods that a class does not have, and those that were meant."""

from __future__ import annotations

from educode.diagnostics.rules import names
from educode.semantics.guesses.closest import closest
from educode.semantics.mending import replacement
from educode.semantics.model import Class
from educode.semantics.workspace import Workspace
from educode.syntax.nodes import Field, MethodCall

_MOST_SHOWN = 5


def report_unknown_field(workspace: Workspace, node: Field, class_: Class) -> None:
    """Report a field that ``class_`` does not declare."""
    name = node.name.name
    near = closest(name, class_.fields)
    hint = "near" if near else "method" if name in class_.methods else "list" if class_.fields else "none"
    workspace.reporter.report(
        names.UNKNOWN_FIELD,
        node.name.span,
        hint=hint,
        fixes=[replacement(node.name.span, near[0], sure=len(near) == 1)] if near else [],
        labels=[(class_.definition.name.span, "class")],
        name=name,
        class_name=class_.name,
        near=near[0] if near else "",
        fields=_listed(list(class_.fields)),
    )


def report_unknown_method(workspace: Workspace, node: MethodCall, class_: Class) -> None:
    """Report a method that ``class_`` does not define."""
    name = node.name.name
    near = closest(name, class_.methods)
    outside = name in workspace.analysis.routines
    field = name in class_.fields and not node.arguments
    hint = "near" if near else "field" if field else "routine" if outside else "list" if class_.methods else ""
    workspace.reporter.report(
        names.UNKNOWN_METHOD,
        node.name.span,
        hint=hint,
        fixes=[replacement(node.name.span, near[0], sure=len(near) == 1)] if near else [],
        labels=[(class_.definition.name.span, "class")],
        name=name,
        class_name=class_.name,
        near=near[0] if near else "",
        methods=_listed(list(class_.methods)),
        line=_outside_call(workspace, node),
    )


def _outside_call(workspace: Workspace, node: MethodCall) -> str:
    values = [node.base, *node.arguments]
    return f"{node.name.name}({', '.join(workspace.text(value) for value in values)})"


def _listed(known: list[str]) -> str:
    shown = ", ".join(f"`{name}`" for name in known[:_MOST_SHOWN])
    return shown if len(known) <= _MOST_SHOWN else shown + "\u2026"
