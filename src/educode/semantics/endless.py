"""``tant que`` loops whose condition nothing in them can change.

Silent as soon as something might: a wait, a call of the program's own routines, a way out of the
loop, or any write into a container when the condition looks into one.
"""

from __future__ import annotations

from collections.abc import Iterator

from educode.diagnostics.rules import warnings
from educode.diagnostics.template import choice
from educode.language.builtins import BUILTINS
from educode.semantics.model import BuiltinCall, Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n
from educode.syntax.walk import walk

_LEAVES = (n.Break, n.Return, n.Stop, n.Ask, n.WaitClick, n.WaitKey, n.MethodCall, n.BrokenStatement, n.Broken)


def report_endless_loops(workspace: Workspace) -> None:
    """Warn about each loop that can only turn for ever, or never."""
    for node in _loops(workspace.analysis.program.statements):
        names = _fixed_names(workspace, node)
        if names:
            workspace.reporter.report(
                warnings.ENDLESS_LOOP,
                node.condition.span,
                hint="change",
                names=choice([f"`{name}`" for name in names]),
                name=f"`{names[0]}`",
            )


def _loops(statements: tuple[n.Statement, ...]) -> Iterator[n.While]:
    pending = list(statements)
    while pending:
        statement = pending.pop()
        if isinstance(statement, n.While):
            yield statement
        if isinstance(statement, n.If):
            for branch in statement.branches:
                pending.extend(branch.body)
            pending.extend(statement.otherwise or ())
        elif isinstance(statement, n.While | n.For | n.RoutineDefinition):
            pending.extend(statement.body)
        elif isinstance(statement, n.ClassDefinition):
            pending.extend(statement.members)


def _fixed_names(workspace: Workspace, loop: n.While) -> list[str]:
    """The variables of the condition, if nothing in the loop can change what it says; else none."""
    read: dict[Variable, str] = {}
    looks_inside = False
    bindings = workspace.analysis.bindings
    for node in walk(loop.condition):
        bound = bindings.get(node)
        if isinstance(node, n.Name) and isinstance(bound, Variable):
            read[bound] = bound.name
        elif isinstance(node, n.Call):
            if not isinstance(bound, BuiltinCall) or not bound.builtin.pure:
                return []
            looks_inside = True
        elif isinstance(node, n.Index | n.Field):
            looks_inside = True
        elif isinstance(node, n.MethodCall | n.Self | n.Broken):
            return []
    if any(_may_change(workspace, statement, read, looks_inside) for statement in loop.body):
        return []
    return list(read.values())


def _may_change(workspace: Workspace, statement: n.Statement, read: dict[Variable, str], looks_inside: bool) -> bool:
    bindings = workspace.analysis.bindings
    for node in walk(statement):
        if isinstance(node, _LEAVES):
            return True
        if isinstance(node, n.Show) and node in workspace.analysis.waiting:
            return True
        if isinstance(node, n.Call) and _call_may_change(workspace, node, looks_inside):
            return True
        if isinstance(node, n.Append | n.Subtract | n.Remove | n.Assignment) and looks_inside:
            return True
        if any(bindings.get(place) in read for place in _places(node)):
            return True
    return False


def _places(node: n.Node) -> tuple[n.Node, ...]:
    if isinstance(node, n.Declaration):
        return node.names
    if isinstance(node, n.Constant):
        return (node.name,)
    if isinstance(node, n.For):
        return (node.variable,)
    return (node.place,) if isinstance(node, n.Assignment | n.Append | n.Subtract | n.Remove) else ()


def _call_may_change(workspace: Workspace, node: n.Call, looks_inside: bool) -> bool:
    if not isinstance(workspace.analysis.bindings.get(node), BuiltinCall):
        return True
    entry = BUILTINS[node.name.name]
    writes = any(parameter.writes for signature in entry.signatures for parameter in signature.parameters)
    return entry.waits or (writes and looks_inside)
