"""The definitions that must have been read before a statement of the main program runs."""

from __future__ import annotations

from collections.abc import Iterator

from educode.emit.python.lateness import Reach
from educode.language.types import Kind
from educode.semantics.model import Analysis, Class, Routine, Scope, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import walk


class Needs:
    """Definitions are told by where they start. A class brings all the others: objects may hold objects."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.reach = Reach(analysis)
        self.classes = frozenset(class_.definition.span.start for class_ in analysis.classes.values())
        self._touches: dict[Routine, bool] = {}

    def of(self, statement: n.Statement) -> frozenset[int]:
        """What ``statement`` needs, through the routines that it calls and those that they call."""
        reached = {routine for node in walk(statement) for routine in self.reach.routines(node)}
        starts = frozenset(routine.definition.span.start for routine in reached if routine.class_ is None)
        has_objects = self._has_class(statement) or any(self._touches_class(routine) for routine in reached)
        return starts | self.classes if has_objects else starts

    def _touches_class(self, routine: Routine) -> bool:
        if routine not in self._touches:
            self._touches[routine] = routine.class_ is not None or self._has_class(routine.definition)
        return self._touches[routine]

    def _has_class(self, node: n.Node) -> bool:
        return bool(self.classes) and any(self._names_class(part) for part in walk(node))

    def _names_class(self, node: n.Node) -> bool:
        if isinstance(node, n.TypeName):
            return node.name in self.analysis.classes
        bound = self.analysis.bindings.get(node)
        return isinstance(bound, Class) or (isinstance(bound, Variable) and _is_object(bound))


def _is_object(variable: Variable) -> bool:
    is_global = variable.scope is Scope.GLOBAL
    return is_global and variable.declared is not None and variable.declared.kind is Kind.OBJECT


def first_too_early(made: Iterator[tuple[int | None, frozenset[int]]]) -> int | None:
    """The rank of the first statement that needs a definition not yet read: (where one starts, what one needs)."""
    read: set[int] = set()
    for rank, (start, needed) in enumerate(made):
        if start is not None:
            read.add(start)
        elif not needed <= read:
            return rank
    return None
