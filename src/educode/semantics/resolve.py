"""Second pass: goes through the statements, so that every name is bound to what it stands for.

Fills what ``binder`` fills, and ``value_used``; reports statements outside of what they belong to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from educode.diagnostics.rules import calls
from educode.semantics.binder import Binder
from educode.semantics.mending import replacement
from educode.semantics.model import Class, Routine, Variable
from educode.semantics.workspace import Workspace, ghost_variable, without_groups
from educode.syntax import nodes as n
from educode.text import Span


def resolve(workspace: Workspace) -> None:
    """Bind every name of the program."""
    resolver = _Resolver(workspace)
    resolver.block(workspace.analysis.program.statements)


class _Resolver(Binder):
    def block(self, statements: Iterable[n.Statement]) -> None:
        for statement in statements:
            STATEMENTS[type(statement)](self, statement)

    def nothing(self, statement: n.Statement) -> None:
        """Nothing to bind."""

    def declaration(self, statement: n.Declaration) -> None:
        if statement.value is None:
            return
        self.expression(statement.value)
        stores_result = _has_call(statement.value)
        if statement.type_name is None and self.routine is not None and statement.names[0].name == self.routine.name:
            self.workspace.broken.add(self.routine.definition)
        for identifier in statement.names:
            variable = self.bindings.get(identifier)
            if isinstance(variable, Variable):
                variable.writes.append(identifier.span)
                variable.used_in.add(self.routine)
                if stores_result:
                    self.workspace.stored_results.add(variable)

    def constant(self, statement: n.Constant) -> None:
        self.expression(statement.value)

    def assignment(self, statement: n.Assignment) -> None:
        self.expression(statement.value)
        if self.is_result_by_name(statement):
            return
        before = len(self.workspace.unknown)
        variable = self.place(statement.place)
        if variable is not None and _has_call(statement.value):
            self.workspace.stored_results.add(variable)
        elif len(self.workspace.unknown) > before and type(statement.place) is n.Name:
            self.workspace.unknown[statement.place.name, False].assignment = statement

    def is_result_by_name(self, statement: n.Assignment) -> bool:
        """``double vaut x * 2`` in ``fonction double``: told, as the result that it means."""
        place, routine = statement.place, self.routine
        if type(place) is not n.Name or routine is None or routine.name != place.name or not routine.is_function:
            return False
        if self.find(place.name) is not None:
            return False
        self.workspace.broken.add(routine.definition)
        self.bindings[place] = ghost_variable(place.name, place.span)
        span = Span(place.span.start, statement.value.span.start)
        line = f"retourne {self.workspace.text(statement.value)}"
        fix = replacement(span, "retourne ", sure=True)
        self.report(calls.RESULT_BY_NAME, place.span, hint="line", fixes=[fix], name=place.name, line=line)
        return True

    def append(self, statement: n.Append) -> None:
        self.place(statement.place, altered=True)
        self.expression(statement.value)

    def subtract(self, statement: n.Subtract) -> None:
        self.place(statement.place, altered=True)
        self.expression(statement.value)

    def remove(self, statement: n.Remove) -> None:
        self.place(statement.place, altered=True)
        self.expression(statement.key)

    def branches(self, statement: n.If) -> None:
        for branch in statement.branches:
            self.expression(branch.condition)
            self.block(branch.body)
        self.block(statement.otherwise or ())

    def loop(self, statement: n.For) -> None:
        self.expression(statement.first)
        self.expression(statement.last)
        if statement.step is not None:
            self.expression(statement.step)
        variable = self.bindings.get(statement.variable)
        if isinstance(variable, Variable):
            variable.writes.append(statement.variable.span)
            variable.used_in.add(self.routine)
            if variable.is_constant:
                self.constant_changed(variable, statement.variable)
        self.block(statement.body)

    def while_loop(self, statement: n.While) -> None:
        self.expression(statement.condition)
        self.block(statement.body)

    def return_value(self, statement: n.Return) -> None:
        if statement.value is not None:
            self.expression(statement.value)

    def call_statement(self, statement: n.CallStatement) -> None:
        call = statement.call
        if type(call) is n.Call:
            self.bind_call(call)
        elif type(call) is n.MethodCall:
            self.bind_method_call(call)
        else:
            self.expression(call)

    def show(self, statement: n.Show) -> None:
        if statement.value is not None:
            self.expression(statement.value)

    def ask(self, statement: n.Ask) -> None:
        self.expression(statement.question)
        before = len(self.workspace.unknown)
        self.wait_place(statement.place)
        if len(self.workspace.unknown) > before and type(statement.place) is n.Name:
            self.workspace.unknown[statement.place.name, False].asked = True

    def wait_place(self, place: n.Expression) -> None:
        variable = self.place(place)
        if variable is not None:
            self.workspace.stored_results.add(variable)

    def wait_click(self, statement: n.WaitClick) -> None:
        self.expression(statement.canvas)
        self.wait_place(statement.x)
        self.wait_place(statement.y)

    def wait_key(self, statement: n.WaitKey) -> None:
        self.expression(statement.keys)
        self.wait_place(statement.place)

    def broken_statement(self, statement: n.BrokenStatement) -> None:
        for part in statement.parts:
            self.expression(part)

    # --- definitions -----------------------------------------------------------------------

    def routine_definition(self, definition: n.RoutineDefinition) -> None:
        routine = self.bindings.get(definition.name)
        assert isinstance(routine, Routine)
        outer = self.routine, self.class_
        self.enter(routine, routine.class_)
        self.block(definition.body)
        self.enter(*outer)

    def class_definition(self, definition: n.ClassDefinition) -> None:
        class_ = self.bindings.get(definition.name)
        assert isinstance(class_, Class)
        outer = self.routine, self.class_
        for member in definition.members:
            if isinstance(member, n.RoutineDefinition):
                self.routine_definition(member)
            elif isinstance(member, n.Declaration) and member.value is not None:
                self.field_value(member.value, class_)
        self.enter(*outer)

    def field_value(self, value: n.Expression, class_: Class) -> None:
        self.enter(None, class_)
        self.fields = {}
        self.expression(value)
        self.enter(None, None)


def _has_call(value: n.Expression) -> bool:
    value = without_groups(value)
    if isinstance(value, n.Call | n.MethodCall):
        return True
    return isinstance(value, n.Binary) and (_has_call(value.left) or _has_call(value.right))


STATEMENTS: dict[type[n.Node], Callable[..., None]] = {
    n.Section: _Resolver.nothing,
    n.Declaration: _Resolver.declaration,
    n.Constant: _Resolver.constant,
    n.Assignment: _Resolver.assignment,
    n.Append: _Resolver.append,
    n.Subtract: _Resolver.subtract,
    n.Remove: _Resolver.remove,
    n.If: _Resolver.branches,
    n.For: _Resolver.loop,
    n.While: _Resolver.while_loop,
    n.Break: _Resolver.nothing,
    n.Continue: _Resolver.nothing,
    n.Stop: _Resolver.nothing,
    n.Return: _Resolver.return_value,
    n.CallStatement: _Resolver.call_statement,
    n.Show: _Resolver.show,
    n.Ask: _Resolver.ask,
    n.WaitClick: _Resolver.wait_click,
    n.WaitKey: _Resolver.wait_key,
    n.BrokenStatement: _Resolver.broken_statement,
    n.RoutineDefinition: _Resolver.routine_definition,
    n.ClassDefinition: _Resolver.class_definition,
}
