"""Follows values through the whole program, without order: what each expression and place may hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from educode.emit.python.arithmetic import ARITHMETIC, arithmetic
from educode.emit.python.builtin_values import builtin_value
from educode.emit.python.domain import (
    BOOLEAN,
    EXACT,
    INFINITE,
    NOTHING,
    TEXT,
    TURNS,
    Kinds,
    Shape,
    Slot,
    Value,
    collection,
    flow,
    instance,
    join,
    merge,
    number,
    read,
    real,
    whole,
)
from educode.emit.python.fixpoint import solve
from educode.language.types import Kind, Type
from educode.semantics.model import Analysis, BuiltinCall, Class, PiConstant, Routine, Variable
from educode.syntax import nodes as n

KINDS_OF: dict[Kind, int] = {
    Kind.NUMBER: Kinds.NUMBER,
    Kind.TEXT: Kinds.TEXT,
    Kind.BOOLEAN: Kinds.BOOLEAN,
    Kind.ARRAY: Kinds.ARRAY,
    Kind.DICTIONARY: Kinds.DICTIONARY,
    Kind.RECORD: Kinds.RECORD,
    Kind.CANVAS: Kinds.CANVAS,
    Kind.OBJECT: Kinds.OBJECT,
}


class Flow:
    """The places of a program, and the value of each of its expressions once solved."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        self.bindings = analysis.bindings
        self.variables: dict[Variable, Slot] = {}
        self.results: dict[Routine, Slot] = {}
        self.shapes: dict[n.Node, Shape] = {}
        self.all_shapes: list[Shape] = []
        self.constants: dict[Variable, float] = {}
        self.routine: Routine | None = None
        self.changed = False
        solve(self._round, self._slots)
        self.values: dict[n.Expression, Value] = {}
        self.recording = True
        self._round()

    recording = False

    # --- places --------------------------------------------------------------------------------

    def slot(self, variable: Variable) -> Slot:
        """The place of a variable."""
        found = self.variables.get(variable)
        if found is None:
            found = self.variables[variable] = Slot()
        return found

    def result(self, routine: Routine) -> Slot:
        """What a routine gives."""
        found = self.results.get(routine)
        if found is None:
            found = self.results[routine] = Slot()
        return found

    def shape(self, node: n.Node) -> Shape:
        """The shape of what is made at ``node``."""
        found = self.shapes.get(node)
        if found is None:
            found = self.shapes[node] = Shape()
            self.all_shapes.append(found)
        return found.root()

    def _slots(self) -> Iterator[Slot]:
        yield from self.variables.values()
        yield from self.results.values()
        for shape in self.all_shapes:
            if shape.merged_into is None:
                yield from shape.slots()

    def store(self, value: Value, slot: Slot, declared: Type | None = None) -> None:
        """``value`` goes into ``slot``; a declared type keeps others out."""
        if declared is not None and declared.kind in KINDS_OF:
            value = value.limited(KINDS_OF[declared.kind])
        if flow(value, slot):
            self.changed = True

    # --- statements ----------------------------------------------------------------------------

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

    # --- expressions ---------------------------------------------------------------------------

    def value(self, expression: n.Expression) -> Value:
        """What ``expression`` may give."""
        found = _EXPRESSIONS[type(expression)](self, expression)
        if self.recording:
            self.values[expression] = found
        return found

    def name(self, node: n.Name) -> Value:
        """A variable, the object shared by a class, or pi."""
        binding = self.bindings.get(node)
        if isinstance(binding, Variable):
            return read(self.slot(binding))
        if isinstance(binding, Class):
            return instance(binding.name)
        return real(4) if isinstance(binding, PiConstant) else NOTHING

    def self_value(self, node: n.Self) -> Value:
        """``moi``."""
        binding = self.bindings.get(node)
        if isinstance(binding, Variable):
            return read(self.slot(binding))
        if isinstance(binding, Class):
            return instance(binding.name)
        return NOTHING

    def array(self, node: n.ArrayLiteral) -> Value:
        """``[…]``."""
        for element in node.elements:
            self.store(self.value(element), self.shape(node).element)
        return collection(Kinds.ARRAY, self.shape(node))

    def dictionary(self, node: n.DictionaryLiteral) -> Value:
        """``[k: v, …]``."""
        for key, content in node.entries:
            self.store(self.value(key).limited(Kinds.NUMBER | Kinds.TEXT), self.shape(node).key)
            self.store(self.value(content), self.shape(node).element)
        return collection(Kinds.DICTIONARY, self.shape(node))

    def index(self, node: n.Index) -> Value:
        """``base[i]``."""
        base = self.value(node.base)
        self.value(node.index)
        found = TEXT if base.may(Kinds.TEXT) else NOTHING
        if base.shape is not None and base.may(Kinds.ARRAY | Kinds.DICTIONARY):
            found = join(found, read(base.shape.root().element))
        return found

    def field_slots(self, node: n.Field) -> Iterator[tuple[Slot, Type | None]]:
        """The places that ``base.name`` may be."""
        base = self.value(node.base)
        if base.shape is not None and base.may(Kinds.RECORD):
            fields = base.shape.root().fields
            if node.name.name not in fields:
                fields[node.name.name] = Slot()
                self.changed = True
            yield fields[node.name.name], None
        for class_name in base.classes:
            variable = self.analysis.classes[class_name].fields.get(node.name.name)
            if variable is not None:
                yield self.slot(variable), variable.declared

    def field(self, node: n.Field) -> Value:
        """``base.name``."""
        found = NOTHING
        for slot, _ in self.field_slots(node):
            found = join(found, read(slot))
        return found

    def call(self, node: n.Call) -> Value:
        """A call by name."""
        values = [self.value(argument) for argument in node.arguments]
        binding = self.bindings.get(node)
        if isinstance(binding, Routine):
            return self.enter(binding, values)
        if isinstance(binding, BuiltinCall):
            return builtin_value(binding.builtin.name, values, self, node)
        return NOTHING

    def method_call(self, node: n.MethodCall) -> Value:
        """``base.name(…)``."""
        base = self.value(node.base)
        values = [self.value(argument) for argument in node.arguments]
        found = NOTHING
        for class_name in base.classes:
            method = self.analysis.classes[class_name].methods.get(node.name.name)
            if method is not None:
                found = join(found, self.enter(method, values))
        return found

    def enter(self, routine: Routine, values: list[Value]) -> Value:
        """The values given go into the parameters."""
        for parameter, value in zip(routine.parameters or (), values, strict=False):
            self.store(value, self.slot(parameter))
        return read(self.result(routine))

    def unary(self, node: n.Unary) -> Value:
        """``-x``, ``non x``."""
        operand = self.value(node.operand)
        return BOOLEAN if node.operator == "non" else operand.limited(Kinds.NUMBER)

    def binary(self, node: n.Binary) -> Value:
        """An operator."""
        left, right = self.value(node.left), self.value(node.right)
        if node.operator == "+":
            return self.sum(left, right)
        if node.operator == "/":
            divisor = self.literal(node.right)
            if divisor and left.is_finite:
                return real(left.size / divisor)
        if node.operator in ARITHMETIC:
            return arithmetic(node.operator, left, right)
        return BOOLEAN

    def literal(self, node: n.Expression) -> float | None:
        """The number that is written here, perhaps as the name of a constant."""
        if isinstance(node, n.Group):
            return self.literal(node.inner)
        binding = self.bindings.get(node)
        if isinstance(binding, Variable):
            return self.constants.get(binding)
        return node.value if isinstance(node, n.NumberLiteral) else None

    def sum(self, left: Value, right: Value) -> Value:
        """``left + right``."""
        found = NOTHING
        if left.may(Kinds.TEXT) or right.may(Kinds.TEXT):
            found = TEXT
        if left.may(Kinds.ARRAY) and right.may(Kinds.ARRAY):
            found = join(found, collection(Kinds.ARRAY, merge(left.shape, right.shape)))
        if left.may(Kinds.NUMBER) and right.may(Kinds.NUMBER):
            found = join(found, arithmetic("+", left, right))
        return found

    def group(self, node: n.Group) -> Value:
        """``(e)``."""
        return self.value(node.inner)

    def number(self, node: n.NumberLiteral) -> Value:
        """A number as written."""
        is_int = node.value.is_integer() and node.value <= EXACT
        return whole(node.value) if is_int else real(node.value)

    def text(self, _node: n.TextLiteral) -> Value:
        """A text as written."""
        return TEXT

    def boolean(self, _node: n.BooleanLiteral) -> Value:
        """``vrai``, ``faux``."""
        return BOOLEAN


def all_routines(analysis: Analysis) -> Iterator[Routine]:
    """Functions, procedures and methods."""
    yield from analysis.routines.values()
    for class_ in analysis.classes.values():
        yield from class_.methods.values()


def _turn(first: Value, last: Value, step: Value) -> Value:
    if first.only(Kinds.INT) and step.only(Kinds.INT):
        far = last.size if last.is_finite else first.ints + TURNS * step.ints
        return whole(min(max(first.ints, far), EXACT))
    largest = max(first.size, last.size)
    return number(min(largest, EXACT), largest)


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

_EXPRESSIONS: dict[type[n.Expression], Callable[..., Value]] = {
    n.NumberLiteral: Flow.number,
    n.TextLiteral: Flow.text,
    n.ColorLiteral: Flow.text,
    n.BooleanLiteral: Flow.boolean,
    n.ArrayLiteral: Flow.array,
    n.DictionaryLiteral: Flow.dictionary,
    n.Name: Flow.name,
    n.Self: Flow.self_value,
    n.Index: Flow.index,
    n.Field: Flow.field,
    n.Call: Flow.call,
    n.MethodCall: Flow.method_call,
    n.Unary: Flow.unary,
    n.Binary: Flow.binary,
    n.Group: Flow.group,
}
