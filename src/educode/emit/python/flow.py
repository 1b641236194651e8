"""Follows values through the whole program, without order: what each expression and place may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from educode.emit.python.arithmetic import arithmetic
from educode.emit.python.domain import (
    COUNT,
    EXACT,
    INFINITE,
    NOTHING,
    TURNS,
    Kinds,
    Value,
    collection,
    instance,
    number,
    whole,
)
from educode.emit.python.fixpoint import solve
from educode.emit.python.value_flow import KINDS_OF, ValueFlow
from educode.language.types import Type
from educode.semantics.model import Analysis, Routine, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import walk


class Flow(ValueFlow):
    """The places of a program, and the value of each of its expressions once solved."""

    def __init__(self, analysis: Analysis) -> None:
        super().__init__(analysis)
        if _goes_straight(analysis) and self._is_read_once():
            return
        solve(self._round, self.slots)
        self._record()

    def _is_read_once(self) -> bool:
        """Reads a program whose statements run once, in order; tells whether its ints stay small."""
        self._round()
        self._record()
        return not any(slot.is_real for slot in self.slots())

    def _record(self) -> None:
        self.values.clear()
        self.recording = True
        self._round()
        self.recording = False

    def _round(self) -> bool:
        self.changed = False
        self.routine = None
        for statement in self.analysis.program.statements:
            self.statement(statement)
        return self.changed

    def block(self, statements: tuple[n.Statement, ...]) -> None:
        """Each statement of a block."""
        for statement in statements:
            self.statement(statement)

    def statement(self, statement: n.Statement) -> None:
        """One statement."""
        action = _STATEMENTS.get(type(statement))
        if action is not None:
            action(self, statement)

    def declaration(self, node: n.Declaration) -> None:
        """``x est un …``: the default or the value goes into each name."""
        for name in node.names:
            variable = self.bindings.get(name)
            if isinstance(variable, Variable):
                value = self.value(node.value) if node.value else self.default(variable.declared, node)
                self.store(value, self.slot(variable), variable.declared)

    def default(self, declared: Type | None, node: n.Node) -> Value:
        """What a declaration without value gives."""
        if declared is None:
            return NOTHING
        kinds = KINDS_OF.get(declared.kind, Kinds.NONE)
        if kinds == Kinds.NUMBER:
            return whole(0)
        shape = self.shape(node) if kinds & Kinds.COLLECTION else None
        return instance(declared.class_name) if declared.class_name else collection(kinds, shape)

    def constant(self, node: n.Constant) -> None:
        """``constante N vaut e``."""
        variable = self.bindings.get(node.name)
        value = self.value(node.value)
        if isinstance(variable, Variable):
            self.store(value, self.slot(variable))
            if isinstance(node.value, n.NumberLiteral):
                self.constants[variable] = node.value.value

    def assignment(self, node: n.Assignment) -> None:
        """``place vaut e``."""
        self.put(node.place, self.value(node.value))

    def put(self, place: n.Expression, value: Value) -> None:
        """Store into any place."""
        if isinstance(place, n.Name):
            variable = self.bindings.get(place)
            self.value(place)
            if isinstance(variable, Variable):
                self.store(value, self.slot(variable), variable.declared)
        elif isinstance(place, n.Index):
            base, index = self.value(place.base), self.value(place.index)
            if base.shape is not None:
                self.store(value, base.shape.root().element)
                if base.may(Kinds.DICTIONARY):
                    self.store(index.limited(Kinds.NUMBER | Kinds.TEXT), base.shape.root().key)
        elif isinstance(place, n.Field):
            for slot, declared in self.field_slots(place):
                self.store(value, slot, declared)
        if self.recording:
            self.value(place)

    def append(self, node: n.Append) -> None:
        """``place ajoute e``."""
        place, value = self.value(node.place), self.value(node.value)
        if place.may(Kinds.ARRAY) and place.shape is not None:
            self.store(value, place.shape.root().element)
        grown = place.kinds & ~Kinds.ARRAY
        if grown:
            self.put(
                node.place, self.sum(place, value).limited(grown | (Kinds.NUMBER if grown & Kinds.NUMBER else grown))
            )

    def subtract(self, node: n.Subtract) -> None:
        """``place soustrait e``."""
        self.put(node.place, arithmetic("-", self.value(node.place), self.value(node.value)))

    def remove(self, node: n.Remove) -> None:
        """``place supprime e``."""
        self.value(node.place)
        self.value(node.key)

    def choice(self, node: n.If) -> None:
        """``si``."""
        for branch in node.branches:
            self.value(branch.condition)
            self.block(branch.body)
        self.block(node.otherwise or ())

    def loop(self, node: n.For) -> None:
        """``pour``: a counter, an int when it starts with one and steps by one."""
        first, last = self.value(node.first), self.value(node.last)
        step = self.value(node.step) if node.step else whole(1)
        variable = self.bindings.get(node.variable)
        if isinstance(variable, Variable):
            self.store(_turn(first, last, step), self.slot(variable))
        self.block(node.body)

    def repeat(self, node: n.While) -> None:
        """``tant que``."""
        self.value(node.condition)
        self.block(node.body)

    def give(self, node: n.Return) -> None:
        """``retourne e``."""
        if node.value is not None:
            value = self.value(node.value)
            if self.routine is not None:
                self.store(value, self.result(self.routine))

    def call_statement(self, node: n.CallStatement) -> None:
        """``appelle p(…)``."""
        self.value(node.call)

    def show(self, node: n.Show) -> None:
        """``affiche e``."""
        if node.value is not None:
            self.value(node.value)

    def ask(self, node: n.Ask) -> None:
        """``demande q dans p``: a text, or a float, or a boolean."""
        self.value(node.question)
        place = self.value(node.place)
        kinds = place.kinds & (Kinds.TEXT | Kinds.BOOLEAN)
        if place.may(Kinds.NUMBER):
            kinds |= Kinds.FLOAT
        if isinstance(node.place, n.Index | n.Field):
            kinds |= Kinds.TEXT
        self.put(node.place, Value(kinds, 0.0, INFINITE))

    def wait_click(self, node: n.WaitClick) -> None:
        """``cliquer t dans x, y``."""
        self.value(node.canvas)
        self.put(node.x, whole(4096))
        self.put(node.y, whole(4096))

    def wait_key(self, node: n.WaitKey) -> None:
        """``appuyer k dans p``."""
        self.value(node.keys)
        self.put(node.place, whole(TURNS))

    def define(self, node: n.RoutineDefinition) -> None:
        """A routine's body."""
        outer = self.routine
        self.routine = self._routine_of(node)
        self.block(node.body)
        self.routine = outer

    def _routine_of(self, node: n.RoutineDefinition) -> Routine | None:
        if not self._definitions:
            self._definitions = {routine.definition: routine for routine in all_routines(self.analysis)}
        return self._definitions.get(node)

    _definitions: dict[n.RoutineDefinition, Routine] = {}  # noqa: RUF012  # replaced, never changed

    def define_class(self, node: n.ClassDefinition) -> None:
        """A class's fields and methods."""
        self.block(node.members)


def all_routines(analysis: Analysis) -> Iterator[Routine]:
    """Functions, procedures and methods."""
    yield from analysis.routines.values()
    for class_ in analysis.classes.values():
        yield from class_.methods.values()


def _goes_straight(analysis: Analysis) -> bool:
    """Whether no statement can run twice."""
    repeated = n.For | n.While | n.RoutineDefinition | n.ClassDefinition
    return not any(isinstance(node, repeated) for node in walk(analysis.program))


def _turn(first: Value, last: Value, step: Value) -> Value:
    if first.only(Kinds.INT) and step.only(Kinds.INT):
        far = last.size if last.is_finite else first.ints + TURNS * step.ints
        return whole(min(max(first.ints, far), EXACT))
    largest = max(first.size, last.size)
    far = max(first.ints, COUNT) + TURNS * step.ints if step.only(Kinds.INT) else EXACT
    return number(min(largest, far, EXACT), largest)


_STATEMENTS: dict[type[n.Statement], Callable[..., None]] = {
    n.Declaration: Flow.declaration,
    n.Constant: Flow.constant,
    n.Assignment: Flow.assignment,
    n.Append: Flow.append,
    n.Subtract: Flow.subtract,
    n.Remove: Flow.remove,
    n.If: Flow.choice,
    n.For: Flow.loop,
    n.While: Flow.repeat,
    n.Return: Flow.give,
    n.CallStatement: Flow.call_statement,
    n.Show: Flow.show,
    n.Ask: Flow.ask,
    n.WaitClick: Flow.wait_click,
    n.WaitKey: Flow.wait_key,
    n.RoutineDefinition: Flow.define,
    n.ClassDefinition: Flow.define_class,
}
