"""``tant que`` loops whose condition nothing in them can change.

Silent as soon as something might: a wait, a call of the program's own routines, a way out of the
loop, or any write into a container when the condition looks into one.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator

from educode.diagnostics.rules import warnings
from educode.diagnostics.template import choice
from educode.semantics.inference import Inference
from educode.semantics.model import BuiltinCall, Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n
from educode.syntax.walk import walk

_LEAVES = (n.Break, n.Return, n.Stop, n.Ask, n.WaitClick, n.WaitKey, n.BrokenStatement)
_WRITES = (n.Assignment, n.Append, n.Subtract, n.Remove)


def report_endless_loops(workspace: Workspace, inference: Inference) -> None:
    """Warn about each loop that can only turn for ever, or never."""
    _Loops(workspace, inference).report()


class _Loops:
    """``calls``: where the program calls its own routines, in the order of the text."""

    def __init__(self, workspace: Workspace, inference: Inference) -> None:
        self.workspace = workspace
        self.bindings = workspace.analysis.bindings
        self.waiting = workspace.analysis.waiting
        self.calls = sorted(node.span.start for _, node in inference.calls)

    def report(self) -> None:
        for statement in _statements(self.workspace.analysis.program.statements):
            if isinstance(statement, n.While) and (names := self.fixed_names(statement)):
                self.workspace.reporter.report(
                    warnings.ENDLESS_LOOP,
                    statement.condition.span,
                    hint="change",
                    names=choice([f"`{name}`" for name in names]),
                    name=f"`{names[0]}`",
                )

    def fixed_names(self, loop: n.While) -> list[str]:
        """The variables of the condition, if nothing in the loop can change what it says; else none."""
        if isinstance(loop.condition, n.BooleanLiteral) or self.has_call(loop):
            return []
        found = self.read_by(loop.condition)
        if found is None:
            return []
        read, looks_inside = found
        if any(self.may_change(statement, read, looks_inside) for statement in _statements(loop.body)):
            return []
        return [variable.name for variable in read]

    def has_call(self, loop: n.While) -> bool:
        first = bisect_left(self.calls, loop.span.start)
        return first < len(self.calls) and self.calls[first] < loop.span.end

    def read_by(self, condition: n.Expression) -> tuple[dict[Variable, None], bool] | None:
        """The variables that the condition reads, and whether it looks into containers; None when unsure."""
        read: dict[Variable, None] = {}
        looks_inside = False
        for node in walk(condition):
            bound = self.bindings.get(node)
            if isinstance(node, n.Name) and isinstance(bound, Variable):
                read[bound] = None
            elif isinstance(node, n.Call):
                if not isinstance(bound, BuiltinCall) or not bound.builtin.pure:
                    return None
                looks_inside = True
            elif isinstance(node, n.Index | n.Field | n.Self):
                looks_inside = True
        return read, looks_inside

    def may_change(self, statement: n.Statement, read: dict[Variable, None], looks_inside: bool) -> bool:
        if isinstance(statement, _LEAVES) or statement in self.waiting:
            return True
        if looks_inside and (isinstance(statement, _WRITES) or self.is_writer(statement)):
            return True
        return any(self.bindings.get(place) in read for place in _places(statement))

    def is_writer(self, statement: n.Statement) -> bool:
        """Whether it calls a built-in that changes its argument."""
        bound = self.bindings.get(statement.call) if isinstance(statement, n.CallStatement) else None
        if not isinstance(bound, BuiltinCall):
            return False
        return any(one.writes for signature in bound.builtin.signatures for one in signature.parameters)


def _statements(statements: Iterable[n.Statement]) -> Iterator[n.Statement]:
    """All statements, those inside blocks too."""
    pending = list(statements)
    while pending:
        statement = pending.pop()
        yield statement
        if isinstance(statement, n.If):
            for branch in statement.branches:
                pending.extend(branch.body)
            pending.extend(statement.otherwise or ())
        elif isinstance(statement, n.While | n.For | n.RoutineDefinition):
            pending.extend(statement.body)
        elif isinstance(statement, n.ClassDefinition):
            pending.extend(statement.members)


def _places(statement: n.Statement) -> tuple[n.Node, ...]:
    if isinstance(statement, _WRITES):
        return (statement.place,)
    if isinstance(statement, n.Declaration):
        return statement.names
    if isinstance(statement, n.For):
        return (statement.variable,)
    return (statement.name,) if isinstance(statement, n.Constant) else ()
