"""Third pass: the kinds that each expression may have, over the whole program.

Walks the tree once to lay the constraints (``cells``), then solves them. ``suspects`` gathers, inner
parts first, the nodes whose kinds are worth checking afterwards; what is constant and right is left out.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable

from educode.semantics import cells as c
from educode.semantics.builtin_types import builtin_result
from educode.semantics.cells import once
from educode.semantics.inference import Inference
from educode.semantics.model import BuiltinCall, Class, PiConstant, Routine, Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n


def infer(workspace: Workspace) -> Inference:
    """Find the kinds of every expression of the program."""
    walker = _Walker(workspace)
    walker.block(workspace.analysis.program.statements)
    walker.cells.solve()
    return walker


class _Walker(Inference):
    """Lays the constraints of each statement and expression, by its type."""

    def __init__(self, workspace: Workspace) -> None:
        super().__init__(workspace)
        self.routine: Routine | None = None

    # --- expressions -----------------------------------------------------------------------

    def expression(self, node: n.Expression) -> int:
        """Lay the constraints of ``node``; give its cell."""
        cell = self.of[node] = EXPRESSIONS[type(node)](self, node)
        return cell

    def number_literal(self, _node: n.NumberLiteral) -> int:
        return self.number

    def text_literal(self, _node: n.Expression) -> int:
        return self.text

    def boolean_literal(self, _node: n.BooleanLiteral) -> int:
        return self.boolean

    def array(self, node: n.ArrayLiteral) -> int:
        cell = self.cells.new(c.ARRAY)
        if node.elements:
            element = self.cells.element(cell)
            for each in node.elements:
                self.cells.flow(self.expression(each), element)
        return cell

    def dictionary(self, node: n.DictionaryLiteral) -> int:
        cell = self.cells.new(c.DICTIONARY)
        for key, value in node.entries:
            self.cells.flow(self.expression(key), self.cells.key(cell))
            self.cells.flow(self.expression(value), self.cells.value(cell))
        if node.entries:
            self.suspects.append(node)
        return cell

    def name(self, node: n.Name) -> int:
        bound = self.bindings[node]
        if type(bound) is Variable:
            return self.variable(bound)
        if type(bound) is Class:
            return self.constant(self.kinds.class_bit(bound))
        return self.number if type(bound) is PiConstant else self.unknown

    def self_object(self, node: n.Self) -> int:
        bound = self.bindings.get(node)
        if isinstance(bound, Variable):
            return self.variable(bound)
        return self.constant(self.kinds.class_bit(bound)) if isinstance(bound, Class) else self.unknown

    def index(self, node: n.Index) -> int:
        base = self.expression(node.base)
        self.expression(node.index)
        self.suspects.append(node)
        return self.text if base == self.text else self.read_index(base)

    def field(self, node: n.Field) -> int:
        base = self.expression(node.base)
        self.suspects.append(node)
        return self.read_field(base, node.name.name)

    def unary(self, node: n.Unary) -> int:
        wanted = self.number if node.operator == "-" else self.boolean
        if self.expression(node.operand) != wanted:
            self.suspects.append(node)
        return wanted

    def binary(self, node: n.Binary) -> int:
        chain = []
        left: n.Expression = node
        while isinstance(left, n.Binary):
            chain.append(left)
            left = left.left
        cell = self.expression(left)
        for inner, outer in itertools.pairwise(reversed(chain)):
            self.outer[inner] = outer
        for link in reversed(chain):
            cell = self.of[link] = BINARY[link.operator](self, link, cell, self.expression(link.right))
        return cell

    def arithmetic(self, node: n.Binary, left: int, right: int) -> int:
        if not left == right == self.number:
            self.suspects.append(node)
        return self.number

    def logic(self, node: n.Binary, left: int, right: int) -> int:
        if not left == right == self.boolean:
            self.suspects.append(node)
        return self.boolean

    def comparison(self, node: n.Binary, left: int, right: int) -> int:
        if left != right or left not in (self.number, self.text):
            self.suspects.append(node)
        return self.boolean

    def plus(self, node: n.Binary, left: int, right: int) -> int:
        if left == right == self.number:
            return self.number
        if self.text in (left, right):
            return self.text
        self.suspects.append(node)
        return self.sum(left, right)

    def group(self, node: n.Group) -> int:
        return self.expression(node.inner)

    def broken(self, node: n.Broken) -> int:
        for part in node.parts:
            self.expression(part)
        return self.unknown

    # --- calls -----------------------------------------------------------------------------

    def call(self, node: n.Call) -> int:
        arguments = [self.expression(argument) for argument in node.arguments]
        bound = self.bindings.get(node)
        self.suspects.append(node)
        if isinstance(bound, Routine):
            self.calls.append((self.routine, node))
            return self.routine_call(node, bound, arguments)
        if isinstance(bound, BuiltinCall):
            if bound.builtin.waits:
                self.calls.append((self.routine, node))
            return builtin_result(self, bound.builtin, arguments)
        return self.unknown

    def routine_call(self, node: n.Expression, routine: Routine, arguments: list[int]) -> int:
        self.pass_arguments(routine, arguments)
        if node in self.value_used and not routine.is_function:
            return self.unknown
        return self.result(routine)

    def method_call(self, node: n.MethodCall) -> int:
        base = self.expression(node.base)
        arguments = [self.expression(argument) for argument in node.arguments]
        self.suspects.append(node)
        self.calls.append((self.routine, node))
        result = self.cells.new()
        targets = self.targets[node] = []

        def connect(mask: int) -> None:
            for method in self.methods(mask, node.name.name):
                if method not in targets:
                    targets.append(method)
                    self.cells.flow(self.routine_call(node, method, arguments), result)
            self.cells.add(result, mask & c.UNKNOWN)

        self.cells.watch(base, connect)
        return result

    # --- places ----------------------------------------------------------------------------

    def assign(self, place: n.Expression, source: int, *, ask: bool = False) -> None:
        """``place`` may receive what is in ``source``; ``ask``: an element keeps its kind."""
        if type(place) is n.Index:
            self.assign_index(place, source, ask)
        elif type(place) is n.Field:
            self.assign_field(place, source)
        else:
            self.expression(place)
            bound = self.bindings.get(place)
            if isinstance(bound, Variable) and not ask:
                self.store(source, bound)

    def assign_index(self, place: n.Index, source: int, ask: bool) -> None:
        self.expression(place)
        cells = self.cells
        base, index = self.of[place.base], self.of[place.index]

        def write(mask: int) -> None:
            if mask & c.ARRAY and not ask:
                cells.flow(source, cells.element(base))
            if mask & c.DICTIONARY:
                cells.flow(source, cells.value(base))
                cells.flow(index, cells.key(base))

        cells.watch(base, once(write))

    def assign_field(self, place: n.Field, source: int) -> None:
        self.expression(place)
        base, name = self.of[place.base], place.name.name

        def write(mask: int) -> None:
            if mask & c.RECORD:
                self.cells.flow(source, self.cells.record_field(base, name))
            for field in self.fields(mask, name):
                self.store(source, field)

        self.cells.watch(base, once(write))

    # --- statements ------------------------------------------------------------------------

    def block(self, statements: Iterable[n.Statement]) -> None:
        """Lay the constraints of ``statements``."""
        for statement in statements:
            lay = STATEMENTS.get(type(statement))
            if lay is not None:
                lay(self, statement)

    def declaration(self, statement: n.Declaration) -> None:
        if statement.value is None:
            return
        source = self.expression(statement.value)
        for identifier in statement.names:
            variable = self.bindings.get(identifier)
            if isinstance(variable, Variable):
                self.store(source, variable)
        self.suspects.append(statement)

    def constant_value(self, statement: n.Constant) -> None:
        source = self.expression(statement.value)
        variable = self.bindings.get(statement.name)
        if isinstance(variable, Variable):
            self.store(source, variable)

    def assignment(self, statement: n.Assignment) -> None:
        source = self.expression(statement.value)
        self.assign(statement.place, source)
        place = self.of[statement.place]
        if source != place or not self.cells.is_constant(source) or type(statement.place) is n.Index:
            self.suspects.append(statement)

    def append(self, statement: n.Append) -> None:
        place = self.expression(statement.place)
        value = self.expression(statement.value)
        cells = self.cells
        if place == value == self.number:
            return

        def put(mask: int) -> None:
            if mask & c.ARRAY:
                cells.flow(value, cells.element(place))

        self.suspects.append(statement)
        cells.watch(place, once(put))

    def subtract(self, statement: n.Subtract) -> None:
        place = self.expression(statement.place)
        if not place == self.expression(statement.value) == self.number:
            self.suspects.append(statement)

    def remove(self, statement: n.Remove) -> None:
        self.expression(statement.place)
        self.expression(statement.key)
        self.suspects.append(statement)

    def branches(self, statement: n.If) -> None:
        for branch in statement.branches:
            if self.expression(branch.condition) != self.boolean:
                self.suspects.append(branch)
            self.block(branch.body)
        self.block(statement.otherwise or ())

    def loop(self, statement: n.For) -> None:
        bounds = [self.expression(statement.first), self.expression(statement.last)]
        if statement.step is not None:
            bounds.append(self.expression(statement.step))
        variable = self.bindings.get(statement.variable)
        if isinstance(variable, Variable):
            self.store(self.number, variable)
        if bounds != [self.number] * len(bounds):
            self.suspects.append(statement)
        self.block(statement.body)

    def while_loop(self, statement: n.While) -> None:
        if self.expression(statement.condition) != self.boolean:
            self.suspects.append(statement)
        self.block(statement.body)

    def return_value(self, statement: n.Return) -> None:
        if statement.value is None:
            return
        source = self.expression(statement.value)
        if self.routine is not None:
            self.cells.flow(source, self.result(self.routine))

    def call_statement(self, statement: n.CallStatement) -> None:
        self.expression(statement.call)
        self.suspects.append(statement)

    def show(self, statement: n.Show) -> None:
        if statement.value is not None:
            self.expression(statement.value)

    def ask(self, statement: n.Ask) -> None:
        self.expression(statement.question)
        self.assign(statement.place, self.text, ask=True)
        self.suspects.append(statement)

    def wait_click(self, statement: n.WaitClick) -> None:
        self.expression(statement.canvas)
        self.assign(statement.x, self.number)
        self.assign(statement.y, self.number)
        self.suspects.append(statement)

    def wait_key(self, statement: n.WaitKey) -> None:
        self.expression(statement.keys)
        self.assign(statement.place, self.number)
        self.suspects.append(statement)

    def broken_statement(self, statement: n.BrokenStatement) -> None:
        for part in statement.parts:
            self.expression(part)

    def routine_definition(self, definition: n.RoutineDefinition) -> None:
        outer = self.routine
        routine = self.bindings[definition.name]
        assert isinstance(routine, Routine)
        self.routine = routine
        self.block(definition.body)
        self.routine = outer

    def class_definition(self, definition: n.ClassDefinition) -> None:
        self.block(each for each in definition.members if isinstance(each, n.Declaration | n.RoutineDefinition))


EXPRESSIONS: dict[type[n.Node], Callable[..., int]] = {
    n.NumberLiteral: _Walker.number_literal,
    n.TextLiteral: _Walker.text_literal,
    n.ColorLiteral: _Walker.text_literal,
    n.BooleanLiteral: _Walker.boolean_literal,
    n.ArrayLiteral: _Walker.array,
    n.DictionaryLiteral: _Walker.dictionary,
    n.Name: _Walker.name,
    n.Self: _Walker.self_object,
    n.Index: _Walker.index,
    n.Field: _Walker.field,
    n.Call: _Walker.call,
    n.MethodCall: _Walker.method_call,
    n.Unary: _Walker.unary,
    n.Binary: _Walker.binary,
    n.Group: _Walker.group,
    n.Broken: _Walker.broken,
}

BINARY: dict[str, Callable[..., int]] = {
    **dict.fromkeys(("-", "*", "/", "mod", "^"), _Walker.arithmetic),
    **dict.fromkeys(("et", "ou"), _Walker.logic),
    **dict.fromkeys(("=", "<>", "<", ">", "<=", ">="), _Walker.comparison),
    "+": _Walker.plus,
}

STATEMENTS: dict[type[n.Node], Callable[..., None]] = {
    n.Declaration: _Walker.declaration,
    n.Constant: _Walker.constant_value,
    n.Assignment: _Walker.assignment,
    n.Append: _Walker.append,
    n.Subtract: _Walker.subtract,
    n.Remove: _Walker.remove,
    n.If: _Walker.branches,
    n.For: _Walker.loop,
    n.While: _Walker.while_loop,
    n.Return: _Walker.return_value,
    n.CallStatement: _Walker.call_statement,
    n.Show: _Walker.show,
    n.Ask: _Walker.ask,
    n.WaitClick: _Walker.wait_click,
    n.WaitKey: _Walker.wait_key,
    n.BrokenStatement: _Walker.broken_statement,
    n.RoutineDefinition: _Walker.routine_definition,
    n.ClassDefinition: _Walker.class_definition,
}
