"""Loops ``pour`` whose variable is changed inside, and those that never run."""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics.rules import warnings
from educode.semantics.mending import insertion, mended_line, replacement
from educode.semantics.model import Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n
from educode.text import Span


def report_changed_loop_variables(workspace: Workspace) -> None:
    """Warn where a statement changes the variable of a ``pour`` around it, and where a ``pour`` counts to nothing."""
    _Walker(workspace).block(workspace.analysis.program.statements)


class _Walker:
    def __init__(self, workspace: Workspace) -> None:
        self.source = workspace.analysis.source
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
        self.never_runs(statement)
        outer = self.open
        if variable in outer:
            self.changed(statement.variable)
        self.open = {**outer, variable: statement.variable.span}
        self.block(statement.body)
        self.open = outer

    def never_runs(self, statement: n.For) -> None:
        """``pour i de 10 à 1``: told where both bounds are written."""
        first, last = _number(statement.first), _number(statement.last)
        step = 1.0 if statement.step is None else _number(statement.step)
        if first is None or last is None or not step or (last - first) * step >= 0:
            return
        if statement.step is None:
            fix = insertion(statement.last.span.end, " pas -1")
        else:
            text = self.source.slice(statement.step.span)
            fix = replacement(statement.step.span, text.lstrip("- ") if step < 0 else f"-{text}")
        self.report(
            warnings.LOOP_NEVER_RUNS,
            Span(statement.first.span.start, statement.last.span.end),
            hint="back" if first > last else "step",
            fixes=[fix],
            first=self.source.slice(statement.first.span),
            last=self.source.slice(statement.last.span),
            size="grand" if first > last else "petit",
            line=mended_line(self.source, fix),
        )

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


def _number(node: n.Expression) -> float | None:
    """The value of a number as written, perhaps after a minus."""
    if isinstance(node, n.Unary) and node.operator == "-" and isinstance(node.operand, n.NumberLiteral):
        return -node.operand.value
    return node.value if isinstance(node, n.NumberLiteral) else None


def _places(statement: n.Statement) -> tuple[n.Node, ...]:
    """The places that ``statement`` gives a value."""
    if isinstance(statement, n.Declaration):
        return statement.names
    if isinstance(statement, n.Assignment | n.Append | n.Subtract | n.Ask | n.WaitKey):
        return (statement.place,)
    return (statement.x, statement.y) if isinstance(statement, n.WaitClick) else ()
