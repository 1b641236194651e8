"""Variables that may be read before their declaration runs: their default must be there from the start."""

from __future__ import annotations

from collections.abc import Iterator

from educode.records import field, state
from educode.semantics.model import Analysis, Routine, Scope, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import children, walk

Path = tuple[int, ...]


@state
class _Uses:
    declared: list[Path] = field(default_factory=list)
    is_late: bool = False

    def use(self, path: Path) -> None:
        """A use in the block of ``path``: some declaration must have run in it or around it."""
        if not any(path[: len(block)] == block for block in self.declared):
            self.is_late = True


class Reach:
    """The routines that a call may enter, through those that they call, and the globals that they use."""

    def __init__(self, analysis: Analysis) -> None:
        self.bindings = analysis.bindings
        self._methods: dict[str, list[Routine]] = {}
        for class_ in analysis.classes.values():
            for name, method in class_.methods.items():
                self._methods.setdefault(name, []).append(method)
        self._used: dict[Routine, list[Variable]] = {}
        for variable in analysis.globals.values():
            for user in variable.used_in:
                if user is not None:
                    self._used.setdefault(user, []).append(variable)
        self._called: dict[Routine, set[Routine]] = {}

    def used_by(self, node: n.Node) -> list[Variable]:
        """The globals that ``node`` uses if it is a call."""
        return [variable for routine in self.routines(node) for variable in self._used.get(routine, ())]

    def routines(self, node: n.Node) -> set[Routine]:
        """The routines that ``node`` may enter if it is a call, and those that they may call."""
        return self._all_from(self._entered(node))

    def _entered(self, node: n.Node) -> list[Routine]:
        if isinstance(node, n.MethodCall):
            return self._methods.get(node.name.name, [])
        binding = self.bindings.get(node)
        return [binding] if isinstance(binding, Routine) else []

    def _all_from(self, routines: list[Routine]) -> set[Routine]:
        found: set[Routine] = set()
        waiting = list(routines)
        while waiting:
            routine = waiting.pop()
            if routine not in found:
                found.add(routine)
                waiting.extend(self._called_by(routine))
        return found

    def _called_by(self, routine: Routine) -> set[Routine]:
        if routine not in self._called:
            self._called[routine] = {called for node in walk(routine.definition) for called in self._entered(node)}
        return self._called[routine]


class _Reader:
    """Reads one body in the order of its text."""

    def __init__(self, analysis: Analysis, scope: Scope) -> None:
        self.bindings = analysis.bindings
        self.scope = scope
        self.uses: dict[Variable, _Uses] = {}
        self.reach = Reach(analysis)
        self._blocks = 0

    def of(self, variable: Variable) -> _Uses:
        """What is known of a variable."""
        return self.uses.setdefault(variable, _Uses())

    def body(self, statements: tuple[n.Statement, ...], path: Path) -> None:
        """A block."""
        self._blocks += 1
        inner = (*path, self._blocks)
        for statement in statements:
            self.statement(statement, inner)

    def statement(self, statement: n.Statement, path: Path) -> None:
        """One statement."""
        if isinstance(statement, n.RoutineDefinition | n.ClassDefinition):
            return
        if isinstance(statement, n.If):
            for branch in statement.branches:
                self.expression(branch.condition, path)
                self.body(branch.body, path)
            self.body(statement.otherwise or (), path)
            return
        for part in _expressions(statement):
            self.expression(part, path)
        if isinstance(statement, n.For):
            self.loop(statement, path)
        elif isinstance(statement, n.While):
            self.body(statement.body, path)
        elif isinstance(statement, n.Declaration):
            for name in statement.names:
                self.declare(name, path)
        elif isinstance(statement, n.Constant):
            self.declare(statement.name, path)

    def loop(self, statement: n.For, path: Path) -> None:
        """``pour``: its variable has a value in the body."""
        self._blocks += 1
        inner = (*path, self._blocks)
        self.declare(statement.variable, inner)
        self.body(statement.body, inner)

    def declare(self, name: n.Identifier, path: Path) -> None:
        """A declaration runs."""
        variable = self.bindings.get(name)
        if isinstance(variable, Variable) and variable.scope is self.scope:
            self.of(variable).declared.append(path)

    def expression(self, node: n.Node, path: Path) -> None:
        """The uses in an expression; a call uses whatever the routines that it reaches use."""
        binding = self.bindings.get(node)
        if isinstance(binding, Variable) and binding.scope is self.scope:
            self.of(binding).use(path)
        if self.scope is Scope.GLOBAL:
            for variable in self.reach.used_by(node):
                self.of(variable).use(path)
        for part in children(node):
            self.expression(part, path)


def _expressions(statement: n.Statement) -> Iterator[n.Node]:
    for part in children(statement):
        if isinstance(part, n.Expression):
            yield part


def late_globals(analysis: Analysis) -> list[Variable]:
    """Globals that need their default at the start."""
    reader = _Reader(analysis, Scope.GLOBAL)
    reader.body(analysis.program.statements, ())
    return _late(reader)


def late_locals(analysis: Analysis, routine: Routine) -> list[Variable]:
    """Locals that need their default at the start of their routine."""
    reader = _Reader(analysis, Scope.LOCAL)
    reader.body(routine.definition.body, ())
    return _late(reader)


def _late(reader: _Reader) -> list[Variable]:
    return [variable for variable, uses in reader.uses.items() if uses.is_late and not variable.is_constant]
