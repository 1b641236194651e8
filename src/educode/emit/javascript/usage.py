"""What the code generator needs to know of the whole program before it writes: one walk over the tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any  # the table of visits holds one method a class of node

from educode.language.types import Kind
from educode.records import field, state
from educode.semantics.model import Analysis, Routine, Scope, Variable
from educode.syntax.nodes import (
    Append,
    Ask,
    Assignment,
    BooleanLiteral,
    Call,
    ClassDefinition,
    ColorLiteral,
    Constant,
    Declaration,
    Expression,
    For,
    Group,
    Identifier,
    MethodCall,
    Name,
    Node,
    NumberLiteral,
    RoutineDefinition,
    Section,
    Self,
    Statement,
    Subtract,
    TextLiteral,
    Unary,
    WaitClick,
    WaitKey,
    While,
)
from educode.syntax.walk import children

_LITERALS = frozenset({NumberLiteral, TextLiteral, ColorLiteral, BooleanLiteral})
_CALLS = frozenset({Call, MethodCall})
_CONTAINERS = frozenset({Kind.ARRAY, Kind.DICTIONARY})
_CHANGES = frozenset({Assignment, Append, Subtract, Ask, WaitKey, WaitClick, Declaration})


@state
class LoopFacts:
    """What happens in a loop, loops inside it included: variables in the order of their first use."""

    calls: bool = False
    variables: dict[Variable, None] = field(default_factory=dict)
    changed: set[Variable] = field(default_factory=set)


@state
class Usage:
    """``shared``: globals that routines touch too, so that they cannot be locals of the main program.

    ``settled``: globals whose declaration certainly runs before any use. ``literals``: constants known
    before the program runs. ``tight``: loops whose variable lives nowhere else and is never changed.
    ``steady``: shared containers that keep to their first value, empty at the start: only what is in them changes.
    ``loops``: the facts of every loop. ``dynamic_methods``: some method is found at run time only.
    """

    shared: set[Variable] = field(default_factory=set)
    settled: set[Variable] = field(default_factory=set)
    literals: dict[Variable, Expression] = field(default_factory=dict)
    constants: dict[Variable, Expression] = field(default_factory=dict)
    tight: set[For] = field(default_factory=set)
    steady: set[Variable] = field(default_factory=set)
    loops: dict[Node, LoopFacts] = field(default_factory=dict)
    dynamic_methods: bool = False


def study(analysis: Analysis) -> Usage:
    """All the facts of one program."""
    walk = _Walk(analysis)
    walk.statements(analysis.program.statements)
    walk.close_loops()
    _settle(analysis, walk.usage)
    walk.find_steady()
    return walk.usage


class _Walk:
    """Follows the tree, knowing the routine and the loops it is in."""

    def __init__(self, analysis: Analysis) -> None:
        self.usage = Usage()
        self._analysis = analysis
        self._in_routine = False
        self._loops: list[tuple[For, Variable]] = []
        self._open: list[LoopFacts] = []
        self._loops_of: dict[Variable, list[For]] = {}
        self._loose: set[Variable] = set()
        self._given: dict[Variable, int] = {}

    def statements(self, body: tuple[Statement, ...]) -> None:
        for statement in body:
            self.node(statement)

    def node(self, node: Node) -> None:
        kind = type(node)
        if kind in _LITERALS:
            return
        visit = _VISITS.get(kind)
        if visit is not None:
            visit(self, node)
            return
        if kind in _CALLS:
            self._note_calls(node)
        elif kind in _CHANGES:
            self._note_changes(node)
        for child in children(node):
            self.node(child)

    def _note_calls(self, node: Node) -> None:
        if isinstance(node, MethodCall):
            self.usage.dynamic_methods |= not is_direct(self._analysis, node)
        elif not isinstance(self._analysis.bindings.get(node), Routine):
            return
        if self._open:
            self._open[-1].calls = True

    def _note_changes(self, node: Node) -> None:
        values = _values_given(node)
        for place in _places(node):
            variable = self._analysis.bindings.get(place)
            if not isinstance(variable, Variable):
                continue
            self._given[variable] = self._given.get(variable, 0) + values
            if self._open:
                self._open[-1].changed.add(variable)

    def loop(self, node: For | While) -> None:
        facts = self.usage.loops[node] = LoopFacts()
        self._open.append(facts)
        if isinstance(node, For):
            self._note_changes(node)
            self._for(node)
        else:
            self.node(node.condition)
            self.statements(node.body)
        self._open.pop()
        if self._open:
            outer = self._open[-1]
            outer.calls |= facts.calls
            outer.variables.update(facts.variables)
            outer.changed |= facts.changed

    def routine(self, node: RoutineDefinition) -> None:
        self._in_routine = True
        self.statements(node.body)
        self._in_routine = False

    def _for(self, node: For) -> None:
        for bound in (node.first, node.last, node.step):
            if bound is not None:
                self.node(bound)
        variable = self._analysis.bindings.get(node.variable)
        if not isinstance(variable, Variable):
            self.statements(node.body)
            return
        self._touch(variable)
        self._loops_of.setdefault(variable, []).append(node)
        if any(other is variable for _, other in self._loops):
            self._loose.add(variable)
        self._loops.append((node, variable))
        self.statements(node.body)
        self._loops.pop()

    def constant(self, node: Constant) -> None:
        variable = self._analysis.bindings.get(node.name)
        if isinstance(variable, Variable):
            self.usage.constants[variable] = node.value
        self._note_changes(node)
        self.use(node.name)
        self.node(node.value)

    def use(self, node: Node) -> None:
        variable = self._analysis.bindings.get(node)
        if not isinstance(variable, Variable):
            return
        self._touch(variable)
        if isinstance(node, Identifier) or not any(other is variable for _, other in self._loops):
            self._loose.add(variable)

    def _touch(self, variable: Variable) -> None:
        if self._open:
            self._open[-1].variables[variable] = None
        if self._in_routine and variable.scope is Scope.GLOBAL:
            self.usage.shared.add(variable)

    def find_steady(self) -> None:
        """Finds the containers that only their first declaration makes."""
        for variable in self.usage.shared & self.usage.settled:
            kind = None if variable.declared is None else variable.declared.kind
            if kind in _CONTAINERS and self._given.get(variable) == 1:
                self.usage.steady.add(variable)

    def close_loops(self) -> None:
        """Decides which loops can declare their variable in their own heading."""
        for variable, loops in self._loops_of.items():
            own = variable.is_loop and variable.scope in {Scope.GLOBAL, Scope.LOCAL}
            if own and variable not in self._loose and variable not in self.usage.shared:
                self.usage.tight.update(loop for loop in loops if not _assigns(loop, variable))


_VISITS: dict[type[Node], Callable[[_Walk, Any], None]] = {
    RoutineDefinition: _Walk.routine,
    For: _Walk.loop,
    While: _Walk.loop,
    Name: _Walk.use,
    Self: _Walk.use,
    Identifier: _Walk.use,
    Constant: _Walk.constant,
}


def _assigns(loop: For, variable: Variable) -> bool:
    """Whether the variable is changed inside its loop, the heading apart."""
    return any(loop.variable.span.end <= span.start < loop.span.end for span in variable.writes)


def _settle(analysis: Analysis, usage: Usage) -> None:
    """Follows the top of the program until it calls a routine: what is declared there is there for everyone."""
    calm = True
    for statement in analysis.program.statements:
        if isinstance(statement, (RoutineDefinition, ClassDefinition, Section)):
            continue
        calm = calm and not _may_call(analysis, statement)
        for identifier in _declared(statement):
            variable = analysis.bindings.get(identifier)
            if isinstance(variable, Variable) and (calm or variable not in usage.shared):
                usage.settled.add(variable)
                _note_literal(variable, statement, usage, calm=calm)


def _note_literal(variable: Variable, statement: Statement, usage: Usage, *, calm: bool) -> None:
    if isinstance(statement, Constant) and (calm or variable not in usage.shared) and is_literal(statement.value):
        usage.literals[variable] = statement.value


def _declared(statement: Statement) -> tuple[Identifier, ...]:
    if isinstance(statement, Declaration):
        return statement.names
    return (statement.name,) if isinstance(statement, Constant) else ()


def _may_call(analysis: Analysis, node: Node) -> bool:
    bound = analysis.bindings.get(node)
    if isinstance(node, MethodCall) or (isinstance(node, Call) and isinstance(bound, Routine)):
        return True
    return any(_may_call(analysis, child) for child in children(node))


def _places(node: Node) -> tuple[Node, ...]:
    """The names that a statement gives a new value to."""
    if isinstance(node, (Assignment, Append, Subtract, Ask, WaitKey)):
        return (node.place,)
    if isinstance(node, WaitClick):
        return node.x, node.y
    if isinstance(node, Declaration):
        return node.names
    if isinstance(node, For):
        return (node.variable,)
    return (node.name,) if isinstance(node, Constant) else ()


def _values_given(node: Node) -> int:
    """How many values a name gets from a statement, as far as it counts for a container that keeps to its first.

    ``ajoute`` leaves an array where it is; a value of the program's own is one too many.
    """
    if isinstance(node, Append):
        return 0
    return 1 if isinstance(node, Declaration) and node.value is None else 2


def is_direct(analysis: Analysis, call: MethodCall) -> bool:
    """Whether the class of the object, so the method, is known."""
    type_ = analysis.types.get(call.base)
    return isinstance(analysis.bindings.get(call), Routine) and type_ is not None and type_.kind is Kind.OBJECT


def is_literal(value: Expression) -> bool:
    """Whether an expression is one literal, a sign apart."""
    if isinstance(value, Group):
        return is_literal(value.inner)
    if isinstance(value, Unary):
        return value.operator == "-" and isinstance(value.operand, NumberLiteral)
    return type(value) in _LITERALS
