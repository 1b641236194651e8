"""The cells of one program, and what flows where when a value is read, passed or stored.

``infer`` lays the constraints of each statement with it; later passes ask it for masks.
"""

from __future__ import annotations

from collections.abc import Iterable

from educode.language.types import Kind, Type
from educode.semantics import cells as c
from educode.semantics.cells import Cells, once
from educode.semantics.kinds import Kinds
from educode.semantics.model import Routine, Variable
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n

_SCALARS = {Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN, Kind.CANVAS, Kind.OBJECT, Kind.UNKNOWN}


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

    def pass_arguments(self, routine: Routine, arguments: list[int]) -> None:
        """The parameters of ``routine`` may receive these arguments."""
        for argument, parameter in zip(arguments, routine.parameters or (), strict=False):
            self.cells.flow(argument, self.variable(parameter))

    # --- what a read gives ----------------------------------------------------------------

    def read_index(self, base: int) -> int:
        """What ``base[…]`` gives."""
        cells = self.cells
        result = cells.new()

        def read(new: int) -> None:
            if new & c.ARRAY:
                cells.flow(cells.element(base), result)
            if new & c.DICTIONARY:
                cells.flow(cells.value(base), result)
            cells.add(result, new & (c.TEXT | c.UNKNOWN))

        cells.watch(base, once(read))
        return result

    def read_field(self, base: int, name: str) -> int:
        """What ``base.name`` gives."""
        cells = self.cells
        result = cells.new()

        def read(new: int) -> None:
            if new & c.RECORD:
                cells.flow(cells.record_field(base, name), result)
            for field in self.fields(new, name):
                cells.flow(self.variable(field), result)
            cells.add(result, new & c.UNKNOWN)

        cells.watch(base, once(read))
        return result

    def fields(self, mask: int, name: str) -> Iterable[Variable]:
        """The fields ``name`` of the classes in ``mask``."""
        for class_ in self.kinds.classes_in(mask):
            if name in class_.fields:
                yield class_.fields[name]

    def methods(self, mask: int, name: str) -> Iterable[Routine]:
        """The methods ``name`` of the classes in ``mask``."""
        for class_ in self.kinds.classes_in(mask):
            if name in class_.methods:
                yield class_.methods[name]

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
