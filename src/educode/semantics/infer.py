"""Third pass: the kinds that each expression may have, over the whole program.

Walks the tree once to lay the constraints (``cells``), then solves them. ``suspects`` gathers, inner
parts first, the nodes whose kinds are worth checking afterwards; what is constant and right is left out.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable

from educode.language.types import Kind, Type
from educode.semantics import cells as c
from educode.semantics.builtin_types import builtin_result
from educode.semantics.cells import Cells
from educode.semantics.kinds import Kinds
from educode.semantics.model import BuiltinCall, Class, PiConstant, Routine, Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n

_SCALARS = {Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN, Kind.CANVAS, Kind.OBJECT, Kind.UNKNOWN}


def infer(workspace: Workspace) -> Inference:
    """Find the kinds of every expression of the program."""
    inference = Inference(workspace)
    inference.block(workspace.analysis.program.statements)
    inference.cells.solve()
    return inference


class Inference:
    """The cells of a program: which cell each expression and each variable has."""

    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.bindings = workspace.analysis.bindings
        self.value_used = workspace.analysis.value_used
        self.kinds = Kinds(workspace.analysis.classes.values())
        self.cells = Cells()
        self.unknown = self.cells.constant(c.UNKNOWN)
        self.number = self.cells.constant(c.NUMBER)
        self.text = self.cells.constant(c.TEXT)
        self.boolean = self.cells.constant(c.BOOLEAN)
        self.constants = {c.UNKNOWN: self.unknown, c.NUMBER: self.number, c.TEXT: self.text, c.BOOLEAN: self.boolean}
        self.of: dict[n.Expression, int] = {}
        self.targets: dict[n.MethodCall, list[Routine]] = {}
        self.suspects: list[n.Node] = []
        self.calls: list[tuple[Routine | None, n.Call | n.MethodCall]] = []
        self.outer: dict[n.Binary, n.Binary] = {}
        self._variables: dict[Variable, int] = {}
        self._limits: dict[Variable, int] = {}
        self._results: dict[Routine, int] = {}
        self._routine: Routine | None = None

    def mask(self, node: n.Expression) -> int:
        """The kinds that ``node`` may have; nothing when it never has a value."""
        return self.cells.mask(self.of[node])

    # --- cells of entities -----------------------------------------------------------------

    def constant(self, mask: int) -> int:
        """The cell that holds exactly ``mask``."""
        cell = self.constants.get(mask)
        if cell is None:
            cell = self.constants[mask] = self.cells.constant(mask)
        return cell

    def of_type(self, declared: Type) -> int:
        """A cell for a variable of this type: new for containers, whose contents differ."""
        bit = self.kinds.bit(declared)
        return self.constant(bit) if declared.kind in _SCALARS else self.cells.new(bit)

    def variable(self, variable: Variable) -> int:
        """The cell of ``variable``."""
        cell = self._variables.get(variable)
        if cell is None:
            declared = variable.declared
            cell = self.cells.new() if declared is None else self.of_type(declared)
            self._variables[variable] = cell
            self._limits[variable] = c.EVERYTHING if declared is None else self.kinds.bit(declared)
        return cell

    def result(self, routine: Routine) -> int:
        """The cell of what ``routine`` gives back."""
        cell = self._results.get(routine)
        if cell is None:
            cell = self._results[routine] = self.cells.new()
        return cell

    def store(self, source: int, variable: Variable) -> None:
        """``variable`` may receive what is in ``source``."""
        cell = self.variable(variable)
        self.cells.flow(source, cell, self._limits[variable])

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
        index = self.expression(node.index)
        self.suspects.append(node)
        return self.text if base == self.text else self.read_index(base, index)

    def read_index(self, base: int, index: int) -> int:
        """What ``base[index]`` gives."""
        cells = self.cells
        result = cells.new()
        known = 0

        def read(mask: int) -> None:
            nonlocal known
            new = mask & ~known
            known |= mask
            if new & c.ARRAY:
                cells.flow(cells.element(base), result)
            if new & c.DICTIONARY:
                cells.flow(cells.value(base), result)
            cells.add(result, mask & (c.TEXT | c.UNKNOWN))

        del index
        cells.watch(base, read)
        return result

    def field(self, node: n.Field) -> int:
        base = self.expression(node.base)
        self.suspects.append(node)
        return self.read_field(base, node.name.name)

    def read_field(self, base: int, name: str) -> int:
        """What ``base.name`` gives."""
        cells = self.cells
        result = cells.new()
        known = 0

        def read(mask: int) -> None:
            nonlocal known
            new = mask & ~known
            known |= mask
            if new & c.RECORD:
                cells.flow(cells.record_field(base, name), result)
            for field in self.fields(new, name):
                cells.flow(self.variable(field), result)
            cells.add(result, mask & c.UNKNOWN)

        cells.watch(base, read)
        return result

    def fields(self, mask: int, name: str) -> Iterable[Variable]:
        """The fields ``name`` of the classes in ``mask``."""
        if mask < c.FIRST_CLASS:
            return
        for bit, class_ in self.kinds.classes.items():
            if mask & bit and name in class_.fields:
                yield class_.fields[name]

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
        if not left == right == self.number or node.operator == "/":
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

    def sum(self, left: int, right: int) -> int:
        """What ``left + right`` gives."""
        cells = self.cells
        result = cells.new()

        def add(_mask: int) -> None:
            first, second = cells.mask(left), cells.mask(right)
            if not first or not second:
                return
            joined = first & second & (c.NUMBER | c.ARRAY)
            if (first | second) & c.TEXT:
                joined |= c.TEXT
            if joined & c.ARRAY and not cells.mask(result) & c.ARRAY:
                cells.flow(cells.element(left), cells.element(result))
                cells.flow(cells.element(right), cells.element(result))
            cells.add(result, joined | (first | second) & c.UNKNOWN)

        cells.watch(left, add)
        cells.watch(right, add)
        return result

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
            self.calls.append((self._routine, node))
            return self.routine_call(node, bound, arguments)
        if isinstance(bound, BuiltinCall):
            if bound.builtin.waits:
                self.calls.append((self._routine, node))
            return builtin_result(self, bound.builtin, arguments)
        return self.unknown

    def routine_call(self, node: n.Expression, routine: Routine, arguments: list[int]) -> int:
        self.pass_arguments(routine, arguments)
        if node in self.value_used and not routine.is_function:
            return self.unknown
        return self.result(routine)

    def pass_arguments(self, routine: Routine, arguments: list[int]) -> None:
        """The parameters of ``routine`` may receive these arguments."""
        for argument, parameter in zip(arguments, routine.parameters or (), strict=False):
            self.cells.flow(argument, self.variable(parameter))

    def method_call(self, node: n.MethodCall) -> int:
        base = self.expression(node.base)
        arguments = [self.expression(argument) for argument in node.arguments]
        self.suspects.append(node)
        self.calls.append((self._routine, node))
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

    def methods(self, mask: int, name: str) -> Iterable[Routine]:
        """The methods ``name`` of the classes in ``mask``."""
        if mask < c.FIRST_CLASS:
            return
        for bit, class_ in self.kinds.classes.items():
            if mask & bit and name in class_.methods:
                yield class_.methods[name]

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

        cells.watch(base, _once(write))

    def assign_field(self, place: n.Field, source: int) -> None:
        self.expression(place)
        base, name = self.of[place.base], place.name.name

        def write(mask: int) -> None:
            if mask & c.RECORD:
                self.cells.flow(source, self.cells.record_field(base, name))
            for field in self.fields(mask, name):
                self.store(source, field)

        self.cells.watch(base, _once(write))

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
        if source != self.of[statement.place] or not self.cells.is_constant(source):
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
        cells.watch(place, _once(put))

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
        if self._routine is not None:
            self.cells.flow(source, self.result(self._routine))

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
        outer = self._routine
        routine = self.bindings[definition.name]
        assert isinstance(routine, Routine)
        self._routine = routine
        self.block(definition.body)
        self._routine = outer

    def class_definition(self, definition: n.ClassDefinition) -> None:
        self.block(definition.members)


def _once(watcher: c.Watcher) -> c.Watcher:
    """``watcher`` called only with the kinds that are new to it."""
    known = 0

    def watch(mask: int) -> None:
        nonlocal known
        new = mask & ~known
        known |= mask
        if new:
            watcher(new)

    return watch


EXPRESSIONS: dict[type[n.Node], Callable[..., int]] = {
    n.NumberLiteral: Inference.number_literal,
    n.TextLiteral: Inference.text_literal,
    n.ColorLiteral: Inference.text_literal,
    n.BooleanLiteral: Inference.boolean_literal,
    n.ArrayLiteral: Inference.array,
    n.DictionaryLiteral: Inference.dictionary,
    n.Name: Inference.name,
    n.Self: Inference.self_object,
    n.Index: Inference.index,
    n.Field: Inference.field,
    n.Call: Inference.call,
    n.MethodCall: Inference.method_call,
    n.Unary: Inference.unary,
    n.Binary: Inference.binary,
    n.Group: Inference.group,
    n.Broken: Inference.broken,
}

BINARY: dict[str, Callable[..., int]] = {
    **dict.fromkeys(("-", "*", "/", "mod", "^"), Inference.arithmetic),
    **dict.fromkeys(("et", "ou"), Inference.logic),
    **dict.fromkeys(("=", "<>", "<", ">", "<=", ">="), Inference.comparison),
    "+": Inference.plus,
}

STATEMENTS: dict[type[n.Node], Callable[..., None]] = {
    n.Declaration: Inference.declaration,
    n.Constant: Inference.constant_value,
    n.Assignment: Inference.assignment,
    n.Append: Inference.append,
    n.Subtract: Inference.subtract,
    n.Remove: Inference.remove,
    n.If: Inference.branches,
    n.For: Inference.loop,
    n.While: Inference.while_loop,
    n.Return: Inference.return_value,
    n.CallStatement: Inference.call_statement,
    n.Show: Inference.show,
    n.Ask: Inference.ask,
    n.WaitClick: Inference.wait_click,
    n.WaitKey: Inference.wait_key,
    n.BrokenStatement: Inference.broken_statement,
    n.RoutineDefinition: Inference.routine_definition,
    n.ClassDefinition: Inference.class_definition,
}
