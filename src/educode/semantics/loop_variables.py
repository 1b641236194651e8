"""Loop variables that are changed inside their own loop."""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics.rules import warnings
from educode.semantics.model import Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n
from educode.text import Span


def report_changed_loop_variables(workspace: Workspace) -> None:
    """Warn where a statement changes the variable of a ``pour`` around it."""
    _Walker(workspace).block(workspace.analysis.program.statements)


class _Walker:
    def __init__(self, workspace: Workspace) -> None:
        self.bindings = workspace.analysis.bindings
        self.report = workspace.reporter.report
        self.open: dict[Variable, Span] = {}

    def block(self, statements: Iterable[n.Statement]) -> None:
        for statement in statements:
            match statement:
                case n.For():
                    self.loop(statement)
                case n.While():
                    self.block(statement.body)
                case n.If():
                    for branch in statement.branches:
                        self.block(branch.body)
                    self.block(statement.otherwise or ())
                case n.RoutineDefinition():
                    self.routine(statement.body)
                case n.ClassDefinition():
                    self.block(statement.members)
                case n.Declaration():
                    for identifier in statement.names:
                        self.changed(identifier)
                case n.Assignment() | n.Append() | n.Subtract() | n.Ask() | n.WaitKey():
                    self.changed(statement.place)
                case n.WaitClick():
                    self.changed(statement.x)
                    self.changed(statement.y)

    def routine(self, body: Iterable[n.Statement]) -> None:
        outer, self.open = self.open, {}
        self.block(body)
        self.open = outer

    def loop(self, statement: n.For) -> None:
        variable = self.bindings.get(statement.variable)
        if not isinstance(variable, Variable):
            return
        outer = self.open
        if variable in outer:
            self.changed(statement.variable)
        self.open = {**outer, variable: statement.variable.span}
        self.block(statement.body)
        self.open = outer

    def changed(self, place: n.Node) -> None:
        variable = self.bindings.get(place)
        if isinstance(variable, Variable) and variable in self.open and isinstance(place, n.Name | n.Identifier):
            self.report(
                warnings.LOOP_VARIABLE_CHANGED,
                place.span,
                hint="other",
                labels=[(self.open[variable], "loop")],
                name=variable.name,
            )
