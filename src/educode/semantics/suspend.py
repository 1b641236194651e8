"""Which routines can wait: those that wait themselves, and all that call them.

Fills ``waits`` of routines, ``main_waits``, ``uses_canvas`` and ``waiting``, the statements and calls
at which the program may be suspended.
"""

from __future__ import annotations

from educode.language.types import Kind
from educode.semantics import cells as c
from educode.semantics.inference import Inference
from educode.semantics.model import BuiltinCall, Routine
from educode.semantics.visibility import all_routines
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n


def suspend(workspace: Workspace, inference: Inference) -> None:
    """Find every place where the program may be suspended."""
    _Suspension(workspace, inference).run()


class _Suspension:
    """``callers``: for each routine, who calls it and where; None is the main program."""

    def __init__(self, workspace: Workspace, inference: Inference) -> None:
        self.analysis = workspace.analysis
        self.inference = inference
        self.callers: dict[Routine, list[tuple[Routine | None, n.Node]]] = {}
        self.linked: dict[Routine, list[Routine]] = {}
        self.pending: list[Routine] = []

    def run(self) -> None:
        self.analysis.uses_canvas = self.has_canvas()
        self.block_of(None, self.analysis.program.statements)
        for routine in all_routines(self.analysis):
            self.block_of(routine, routine.definition.body)
        for owner, call in self.inference.calls:
            self.call(owner, call)
        while self.pending:
            self.spread(self.pending.pop())

    def has_canvas(self) -> bool:
        variables = list(self.analysis.globals.values())
        for routine in all_routines(self.analysis):
            variables.extend(routine.locals.values())
        for class_ in self.analysis.classes.values():
            variables.extend(class_.fields.values())
        return any(one.declared is not None and one.declared.kind is Kind.CANVAS for one in variables)

    def block_of(self, owner: Routine | None, statements: tuple[n.Statement, ...]) -> None:
        pending = list(statements)
        while pending:
            statement = pending.pop()
            if isinstance(statement, n.If):
                for branch in statement.branches:
                    pending.extend(branch.body)
                pending.extend(statement.otherwise or ())
            elif isinstance(statement, n.For | n.While):
                pending.extend(statement.body)
            elif self.waits(statement):
                self.mark(owner, statement)

    def waits(self, statement: n.Statement) -> bool:
        if isinstance(statement, n.Ask | n.WaitClick | n.WaitKey):
            return True
        if not isinstance(statement, n.Show) or statement.value is None:
            return False
        return bool(self.inference.mask(statement.value) & c.CANVAS)

    def call(self, owner: Routine | None, node: n.Call | n.MethodCall) -> None:
        bound = self.analysis.bindings.get(node)
        if isinstance(bound, BuiltinCall):
            self.mark(owner, node)
            return
        targets = self.inference.targets.get(node, []) if isinstance(node, n.MethodCall) else []
        for target in [bound] if isinstance(bound, Routine) else targets:
            self.callers.setdefault(target, []).append((owner, node))
            if owner is not None:
                owner.callees.add(target)
            if len(targets) > 1:
                self.linked.setdefault(target, []).extend(targets)

    def mark(self, owner: Routine | None, node: n.Node) -> None:
        """``owner`` waits at ``node``."""
        self.analysis.waiting.add(node)
        if owner is None:
            self.analysis.main_waits = True
        elif not owner.waits:
            owner.waits = True
            self.pending.append(owner)

    def spread(self, routine: Routine) -> None:
        """All that call a routine that waits wait too, and so do routines that one call may reach alike."""
        for owner, node in self.callers.get(routine, ()):
            self.mark(owner, node)
        for other in self.linked.get(routine, ()):
            if not other.waits:
                other.waits = True
                self.pending.append(other)
