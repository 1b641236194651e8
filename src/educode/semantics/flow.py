"""Where the program goes: blocks that cannot end, lines that never run, functions that forget their value.

Fills ``returns_value`` and ``may_fall_off`` of routines. Reports what stands outside of its loop or function.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from educode.diagnostics import Edit, Fix
from educode.diagnostics.rules import control, warnings
from educode.language.keywords import canonical
from educode.semantics.mending import replacement
from educode.semantics.model import Routine
from educode.semantics.workspace import Workspace, without_groups
from educode.syntax import nodes as n
from educode.text import Span

_PROCEDURE = re.compile(r"proc[e\u00e9]dure")


def flow(workspace: Workspace) -> None:
    """Follow every block of the program."""
    walker = _Walker(workspace)
    walker.block(workspace.analysis.program.statements)


class _Walker:
    """``loops``: for each open loop, whether some ``arrête`` leaves it."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.bindings = workspace.analysis.bindings
        self.report = workspace.reporter.report
        self.routine: Routine | None = None
        self.loops: list[bool] = []
        self.bare_return: n.Return | None = None
        self.first_return: n.Return | None = None

    def block(self, statements: Iterable[n.Statement]) -> bool:
        """Whether the end of the block can be reached."""
        end: n.Statement | None = None
        told = False
        for statement in statements:
            if (
                end is not None
                and not told
                and not isinstance(statement, n.Section | n.RoutineDefinition | n.ClassDefinition)
            ):
                told = True
                self.unreachable(statement, end)
            if not self.statement(statement) and end is None:
                end = statement
        return end is None

    def statement(self, statement: n.Statement) -> bool:
        """Whether the statement can be followed by the next one."""
        follow = STATEMENTS.get(type(statement))
        return follow is None or follow(self, statement)

    def branches(self, statement: n.If) -> bool:
        ends = [self.block(branch.body) for branch in statement.branches]
        ends.append(self.block(statement.otherwise or ()))
        return any(ends)

    def for_loop(self, statement: n.For) -> bool:
        self.loop_body(statement.body)
        return True

    def while_loop(self, statement: n.While) -> bool:
        left = self.loop_body(statement.body)
        return left or not _is_true(statement.condition)

    def loop_body(self, body: Iterable[n.Statement]) -> bool:
        """Whether some ``arrête`` leaves the loop."""
        self.loops.append(False)
        self.block(body)
        return self.loops.pop()

    def broken(self, _statement: n.BrokenStatement) -> bool:
        if self.routine is not None:
            self.workspace.broken.add(self.routine.definition)
        if self.loops:
            self.loops[-1] = True
        return True

    # --- jumps -----------------------------------------------------------------------------

    def return_(self, statement: n.Return) -> bool:
        if self.routine is None:
            self.return_outside(statement)
        elif statement.value is None:
            self.bare_return = self.bare_return or statement
        elif self.routine.is_function:
            self.first_return = self.first_return or statement
            self.routine.returns_value = True
        else:
            self.return_in_procedure(statement, self.routine)
        return False

    def return_in_procedure(self, statement: n.Return, routine: Routine) -> None:
        definition = routine.definition
        if definition in self.workspace.returning:
            return
        self.workspace.returning.add(definition)
        self.report(
            control.RETURN_IN_PROCEDURE,
            statement.span,
            hint="function",
            fixes=[self.made_function(definition)],
            labels=[(definition.heading, "heading")],
            name=routine.name,
            line=self.workspace.line(definition.span),
        )

    def made_function(self, definition: n.RoutineDefinition) -> Fix:
        """Both words of the procedure changed."""
        text = self.workspace.text(definition)
        found = [match.span() for match in _PROCEDURE.finditer(text)]
        start = definition.span.start
        ends = found[:1] + found[-1:] if len(found) > 1 else found
        return Fix(tuple(Edit(Span(start + a, start + b), "fonction") for a, b in ends), sure=len(ends) == 2)

    def stop(self, _statement: n.Stop) -> bool:
        return False

    def return_outside(self, statement: n.Return) -> None:
        if statement.value is None:
            fix, hint, line = replacement(statement.span, "terminer"), "stop", ""
        else:
            line = f"affiche {self.workspace.text(statement.value)}"
            fix, hint = replacement(statement.span, line), "show"
        self.report(control.RETURN_OUTSIDE, statement.span, hint=hint, fixes=[fix], line=line)

    def break_(self, statement: n.Break) -> bool:
        if self.loops:
            self.loops[-1] = True
            return False
        self.report(
            control.BREAK_OUTSIDE,
            statement.span,
            hint="stop" if self.routine is None else "return",
            fixes=[replacement(statement.span, "terminer")],
            name=self.routine.name if self.routine is not None else "",
        )
        return True

    def continue_(self, statement: n.Continue) -> bool:
        if not self.loops:
            self.report(control.CONTINUE_OUTSIDE, statement.span, hint="remove")
        return not self.loops

    # --- routines --------------------------------------------------------------------------

    def class_definition(self, definition: n.ClassDefinition) -> bool:
        for member in definition.members:
            if isinstance(member, n.RoutineDefinition):
                self.statement(member)
        return True

    def routine_definition(self, definition: n.RoutineDefinition) -> bool:
        routine = self.bindings.get(definition.name)
        assert isinstance(routine, Routine)
        outer = self.routine, self.loops, self.bare_return, self.first_return
        self.routine, self.loops, self.bare_return, self.first_return = routine, [], None, None
        reached = self.block(definition.body)
        routine.may_fall_off = reached or self.bare_return is not None
        if routine.returns_value and routine.may_fall_off:
            self.sometimes_nothing(routine)
        self.routine, self.loops, self.bare_return, self.first_return = outer
        return True

    def sometimes_nothing(self, routine: Routine) -> None:
        labels = []
        if self.bare_return is not None:
            labels.append((self.bare_return.span, "bare"))
        elif self.first_return is not None:
            labels.append((self.first_return.span, "return"))
        self.report(
            warnings.SOMETIMES_NOTHING,
            routine.definition.heading,
            hint="end" if self.bare_return is None else "bare",
            labels=labels,
            name=routine.name,
        )

    # --- lines that never run --------------------------------------------------------------

    def unreachable(self, statement: n.Statement, end: n.Statement) -> None:
        word, cause = _ends_with(end)
        self.report(
            warnings.UNREACHABLE,
            statement.span if not _is_block(statement) else self.first_line(statement),
            hint=cause,
            labels=[(self.first_line(end), cause)],
            word=word,
            line=self.workspace.line(end.span),
        )

    def first_line(self, statement: n.Statement) -> Span:
        source = self.workspace.analysis.source
        line = source.line_span(source.position(statement.span.start).line)
        return Span(statement.span.start, min(statement.span.end, line.end))


def _is_true(condition: n.Expression) -> bool:
    condition = without_groups(condition)
    return isinstance(condition, n.BooleanLiteral) and condition.value


def _is_block(statement: n.Statement) -> bool:
    return isinstance(statement, n.If | n.For | n.While)


_WORDS: dict[type[n.Statement], tuple[str, str]] = {
    n.Return: ("retourne", "jump"),
    n.Break: (canonical("arrete"), "jump"),
    n.Continue: ("continue", "jump"),
    n.Stop: ("terminer", "jump"),
    n.While: ("tant que vrai", "loop"),
    n.If: ("si", "branches"),
}


def _ends_with(statement: n.Statement) -> tuple[str, str]:
    return _WORDS.get(type(statement), ("", "jump"))


STATEMENTS: dict[type[n.Statement], Callable[..., bool]] = {
    n.If: _Walker.branches,
    n.For: _Walker.for_loop,
    n.While: _Walker.while_loop,
    n.Return: _Walker.return_,
    n.Break: _Walker.break_,
    n.Continue: _Walker.continue_,
    n.Stop: _Walker.stop,
    n.RoutineDefinition: _Walker.routine_definition,
    n.ClassDefinition: _Walker.class_definition,
    n.BrokenStatement: _Walker.broken,
}
