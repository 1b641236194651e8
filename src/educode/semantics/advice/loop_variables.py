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
            if isinstance(statement, n.For):
                self.loop(statement)
            elif isinstance(statement, n.If):
                for branch in statement.branches:
                    self.block(branch.body)
                self.block(statement.otherwise or ())
            elif isinstance(statement, n.While):
                self.block(statement.body)
            elif isinstance(statement, n.RoutineDefinition | n.ClassDefinition):
                self.definition(statement)
            else:
                for place in _places(statement):
                    self.changed(place)

    def definition(self, statement: n.RoutineDefinition | n.ClassDefinition) -> None:
        outer, self.open = self.open, {}
        self.block(statement.body if isinstance(statement, n.RoutineDefinition) else statement.members)
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


def _places(statement: n.Statement) -> tuple[n.Node, ...]:
    """The places that ``statement`` gives a value."""
    if isinstance(statement, n.Declaration):
        return statement.names
    if isinstance(statement, n.Assignment | n.Append | n.Subtract | n.Ask | n.WaitKey):
        return (statement.place,)
    return (statement.x, statement.y) if isinstance(statement, n.WaitClick) else ()
