"""Routines that take the name of a built-in one."""

from __future__ import annotations

from educode.diagnostics.rules import warnings
from educode.language.builtins import BUILTINS
from educode.semantics.workspace import Workspace


def report_replaced_builtins(workspace: Workspace) -> None:
    """Warn at each routine of the program that replaces a built-in function everywhere."""
    for name, routine in workspace.analysis.routines.items():
        if name in BUILTINS:
            workspace.reporter.report(warnings.BUILTIN_REPLACED, routine.definition.name.span, hint="rename", name=name)
