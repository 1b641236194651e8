"""Values of expressions, and the places that they go into: the part of the flow that knows no statement."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from educode.emit.python.arithmetic import ARITHMETIC, arithmetic
from educode.emit.python.builtin_values import builtin_value
from educode.emit.python.domain import (
    BOOLEAN,
    EXACT,
    NOTHING,
    TEXT,
    Kinds,
    Shape,
    Slot,
    Value,
    collection,
    flow,
    instance,
    join,
    merge,
    read,
    real,
    whole,
)
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


class ValueFlow:
    """The places of a program, and what its expressions give as far as is known."""

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
        self.values: dict[n.Expression, Value] = {}
        self.recording = False

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

    def slots(self) -> Iterator[Slot]:
        """Every place."""
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


_EXPRESSIONS: dict[type[n.Expression], Callable[..., Value]] = {
    n.NumberLiteral: ValueFlow.number,
    n.TextLiteral: ValueFlow.text,
    n.ColorLiteral: ValueFlow.text,
    n.BooleanLiteral: ValueFlow.boolean,
    n.ArrayLiteral: ValueFlow.array,
    n.DictionaryLiteral: ValueFlow.dictionary,
    n.Name: ValueFlow.name,
    n.Self: ValueFlow.self_value,
    n.Index: ValueFlow.index,
    n.Field: ValueFlow.field,
    n.Call: ValueFlow.call,
    n.MethodCall: ValueFlow.method_call,
    n.Unary: ValueFlow.unary,
    n.Binary: ValueFlow.binary,
    n.Group: ValueFlow.group,
}
