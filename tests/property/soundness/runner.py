"""Runs a program's tree naively and checks each value against what inference proved of it.

A statement that fails is left out and the next one goes on: the proofs do not depend on the order of
statements, so that they must hold in these runs too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any  # values of the programs that are run

from educode.language.types import ANY, UNKNOWN, Kind, Type
from educode.semantics import Analysis, BuiltinCall, Class, Routine, Variable
from educode.syntax import nodes as n

_DEEPEST = 6
_LARGEST = 2_000


class RefusedError(Exception):
    """The operation fails when the program runs."""


class UnsoundError(AssertionError):
    """A value is not what inference proved."""


class Given(Exception):  # noqa: N818  (a jump, not an error)
    """``retourne``."""

    def __init__(self, value: Any) -> None:
        self.value = value


@dataclass(eq=False)
class Record:
    """An enregistrement, or an object when it has a class."""

    class_: Class | None = None
    fields: dict[str, Any] = field(default_factory=dict)


@dataclass
class Frame:
    """The variables of one call."""

    values: dict[Variable, Any] = field(default_factory=dict)
    self_: Record | None = None


def kind_of(value: Any) -> Type:
    """The type of a value."""
    if isinstance(value, Record):
        return Type(Kind.OBJECT, value.class_.name) if value.class_ else Type(Kind.RECORD)
    kinds = {bool: Kind.BOOLEAN, float: Kind.NUMBER, str: Kind.TEXT, list: Kind.ARRAY, dict: Kind.DICTIONARY}
    return Type(kinds[type(value)])


class Runner:
    """One run; ``impossible``: operations that the checker says can only fail."""

    def __init__(self, analysis: Analysis, impossible: set[n.Node]) -> None:
        self.analysis = analysis
        self.bindings = analysis.bindings
        self.impossible = impossible
        self.globals: dict[Variable, Any] = {}
        self.frames = [Frame()]
        self.steps = 0
        for variable in analysis.globals.values():
            self.globals[variable] = self.default(variable.declared)

    def run(self) -> None:
        """Run the main program."""
        self.block(self.analysis.program.statements)

    def default(self, declared: Type | None) -> Any:
        """A fresh value of a declared type."""
        assert declared is not None
        if declared.kind is Kind.OBJECT:
            return self.make(self.analysis.classes[declared.class_name])
        values = {Kind.NUMBER: 0.0, Kind.TEXT: "", Kind.BOOLEAN: False, Kind.ARRAY: [], Kind.DICTIONARY: {}}
        return Record() if declared.kind is Kind.RECORD else values[declared.kind]

    def make(self, class_: Class) -> Record:
        """A new object; the writer's classes have literal defaults only."""
        made = Record(class_)
        for member in class_.definition.members:
            if isinstance(member, n.Declaration):
                for name in member.names:
                    declared = class_.fields[name.name].declared
                    made.fields[name.name] = self.value(member.value) if member.value else self.default(declared)
        return made

    # --- statements ------------------------------------------------------------------------

    def block(self, statements: tuple[n.Statement, ...]) -> None:
        """Run each statement; what fails is left out."""
        for statement in statements:
            self.steps += 1
            try:
                self.statement(statement)
            except (RefusedError, IndexError, KeyError):
                continue

    def statement(self, statement: n.Statement) -> None:
        """Run one statement; definitions and sections do nothing."""
        run = getattr(self, "run_" + type(statement).__name__.lower(), None)
        if run is not None:
            run(statement)

    def run_declaration(self, statement: n.Declaration) -> None:
        for name in statement.names:
            variable = self.bindings[name]
            assert isinstance(variable, Variable)
            self.globals[variable] = self.default(variable.declared)

    def run_assignment(self, statement: n.Assignment) -> None:
        self.store(statement.place, self.value(statement.value), statement.value)

    def run_append(self, statement: n.Append) -> None:
        self.append(statement)

    def run_ask(self, statement: n.Ask) -> None:
        self.ask(statement.place)

    def run_if(self, statement: n.If) -> None:
        if self.value(statement.branches[0].condition) is True:
            self.block(statement.branches[0].body)

    def run_return(self, statement: n.Return) -> None:
        raise Given(self.value(statement.value) if statement.value else None)

    def run_callstatement(self, statement: n.CallStatement) -> None:
        self.value(statement.call)

    def run_show(self, statement: n.Show) -> None:
        assert statement.value is not None
        self.value(statement.value)

    def append(self, statement: n.Append) -> None:
        """``ajoute``."""
        old, value = self.value(statement.place), self.value(statement.value)
        if isinstance(old, list):
            if len(old) > 50:
                raise RefusedError
            old.append(value)
        elif isinstance(old, str) and not isinstance(value, list | dict | Record):
            self.store(statement.place, (old + str(value))[:20], statement.value)
        elif type(old) is float and type(value) is float:
            self.store(statement.place, old + value, statement.value)
        else:
            raise RefusedError
        if statement.value in self.impossible or statement.place in self.impossible:
            raise UnsoundError(self.analysis.source.slice(statement.span))

    def ask(self, place: n.Expression) -> None:
        """``demande``: the answer is always 12."""
        try:
            old = self.value(place)
        except KeyError:
            old = ""
        if isinstance(old, list | dict | Record):
            raise RefusedError
        self.store(place, {float: 12.0, str: "12", bool: True}[type(old)], place)

    def store(self, place: n.Expression, value: Any, source: n.Expression) -> None:
        """Put a value into a place, with the checks that a running program makes."""
        if isinstance(place, n.Name):
            variable = self.bindings[place]
            assert isinstance(variable, Variable)
            self.check_declared(variable, value)
            self.room_of(variable)[0][self.room_of(variable)[1]] = value
            if variable.declared is not None and source in self.impossible:
                raise UnsoundError(self.analysis.source.slice(place.span))
        elif isinstance(place, n.Index):
            self.store_element(self.value(place.base), self.value(place.index), value)
        elif isinstance(place, n.Field):
            base = self.value(place.base)
            if not isinstance(base, Record) or (base.class_ and place.name.name not in base.fields):
                raise RefusedError
            if base.class_:
                self.check_declared(base.class_.fields[place.name.name], value)
            base.fields[place.name.name] = value

    def check_declared(self, variable: Variable, value: Any) -> None:
        """A variable keeps its declared type."""
        if variable.declared is not None and variable.declared != kind_of(value):
            raise RefusedError

    def store_element(self, base: Any, index: Any, value: Any) -> None:
        """``base[index] vaut value``."""
        if isinstance(base, dict) and type(index) in (str, float):
            base[index] = value
        elif isinstance(base, list) and type(index) is float and 0 <= index < len(base):
            base[int(index)] = value
        else:
            raise RefusedError

    def room_of(self, variable: Variable) -> tuple[dict[Any, Any], Any]:
        """The table that holds a variable, and its key there."""
        frame = self.frames[-1]
        if variable.class_ is not None:
            assert frame.self_ is not None
            return frame.self_.fields, variable.name
        return (frame.values if variable.routine else self.globals), variable

    # --- expressions -----------------------------------------------------------------------

    def value(self, node: n.Expression) -> Any:
        """The value of ``node``, checked against its proven type."""
        if self.steps > _LARGEST:
            raise RefusedError
        self.steps += 1
        value = self.raw(node)
        if value is None:
            return None
        proven = self.analysis.types[node]
        if proven not in (ANY, UNKNOWN, kind_of(value)):
            raise UnsoundError(f"{self.analysis.source.slice(node.span)}: {proven.french}, {kind_of(value).french}")
        self.check_contents(node, value)
        if isinstance(node, n.Binary | n.Unary) and node in self.impossible:
            raise UnsoundError(self.analysis.source.slice(node.span))
        return value

    def check_contents(self, node: n.Expression, value: Any) -> None:
        """Elements, values and keys are what was proven."""
        element = self.analysis.element_types.get(node, ANY)
        held = value if isinstance(value, list) else list(value.values()) if isinstance(value, dict) else []
        if element not in (ANY, UNKNOWN) and any(kind_of(each) != element for each in held):
            raise UnsoundError(f"{self.analysis.source.slice(node.span)}: elements {element.french}")
        key = self.analysis.key_types.get(node, ANY)
        if isinstance(value, dict) and key not in (ANY, UNKNOWN) and any(kind_of(each) != key for each in value):
            raise UnsoundError(f"{self.analysis.source.slice(node.span)}: keys {key.french}")

    def raw(self, node: n.Expression) -> Any:
        """The value of ``node``."""
        if isinstance(node, n.NumberLiteral | n.TextLiteral | n.BooleanLiteral):
            return node.value
        return getattr(self, "value_of_" + type(node).__name__.lower())(node)

    def value_of_arrayliteral(self, node: n.ArrayLiteral) -> Any:
        return [self.value(each) for each in node.elements]

    def value_of_dictionaryliteral(self, node: n.DictionaryLiteral) -> Any:
        return {self.key(key): self.value(value) for key, value in node.entries}

    def value_of_group(self, node: n.Group) -> Any:
        return self.value(node.inner)

    def value_of_name(self, node: n.Name) -> Any:
        variable = self.bindings[node]
        assert isinstance(variable, Variable)
        room, key = self.room_of(variable)
        return room[key]

    def value_of_index(self, node: n.Index) -> Any:
        return self.element(self.value(node.base), self.value(node.index))

    def value_of_field(self, node: n.Field) -> Any:
        base = self.value(node.base)
        if not isinstance(base, Record):
            raise RefusedError
        return base.fields[node.name.name]

    def value_of_binary(self, node: n.Binary) -> Any:
        return self.operation(node.operator, self.value(node.left), self.value(node.right))

    def value_of_call(self, node: n.Call) -> Any:
        return self.call(node)

    def value_of_methodcall(self, node: n.MethodCall) -> Any:
        base = self.value(node.base)
        if not isinstance(base, Record) or base.class_ is None:
            raise RefusedError
        method = base.class_.methods[node.name.name]
        return self.routine(method, [self.value(each) for each in node.arguments], base)

    def key(self, node: n.Expression) -> Any:
        """A key of a dictionary."""
        key = self.value(node)
        if type(key) not in (str, float):
            raise RefusedError
        return key

    def element(self, base: Any, index: Any) -> Any:
        """``base[index]``."""
        if isinstance(base, dict) and type(index) in (str, float):
            return base[index]
        if isinstance(base, list | str) and type(index) is float and 0 <= index < len(base):
            return base[int(index)]
        raise RefusedError

    def operation(self, sign: str, left: Any, right: Any) -> Any:
        """``left sign right``."""
        if sign == "=":
            return left is right
        if sign == "+" and (isinstance(left, str) or isinstance(right, str)):
            return "ab"
        same = type(left) is type(right)
        if same and type(left) is bool and sign in ("et", "ou"):
            return left and right
        if same and isinstance(left, list) and sign == "+":
            return (left + right)[:50]
        if same and isinstance(left, float | str) and sign == "<":
            return left < right
        if same and type(left) is float and sign in ("+", "-", "*"):
            return max(min(left - right if sign == "-" else left + right, 3.0), 0.0)
        raise RefusedError

    def call(self, node: n.Call) -> Any:
        """A call by a plain name."""
        bound = self.bindings[node]
        arguments = [self.value(each) for each in node.arguments]
        if any(each is None for each in arguments):
            raise RefusedError
        if isinstance(bound, Routine):
            return self.routine(bound, arguments, None)
        assert isinstance(bound, BuiltinCall)
        return self.builtin(bound.builtin.name, arguments)

    def routine(self, routine: Routine, arguments: list[Any], self_: Record | None) -> Any:
        """Run the body of a routine."""
        if len(self.frames) > _DEEPEST:
            raise RefusedError
        assert routine.parameters is not None
        self.frames.append(Frame(dict(zip(routine.parameters, arguments, strict=True)), self_))
        try:
            self.block(routine.definition.body)
        except Given as given:
            return given.value
        finally:
            self.frames.pop()
        return None

    def builtin(self, name: str, arguments: list[Any]) -> Any:  # noqa: PLR0911
        """The few built-ins that the writer knows."""
        first = arguments[0]
        match name:
            case "longueur" if isinstance(first, list | dict | str):
                return float(len(first))
            case "premier" | "dernier" if isinstance(first, list):
                return first[0 if name == "premier" else -1]
            case "inverser" | "melanger" if isinstance(first, list):
                return first[::-1]
            case "inverser" if isinstance(first, str):
                return first[::-1]
            case "copier":
                return self.copy(first, {})
            case "cles" if isinstance(first, dict):
                return list(first)
            case "valeurs" if isinstance(first, dict):
                return list(first.values())
            case "convertir_texte":
                return "a"
            case "inserer" if isinstance(first, list) and len(first) < 50:
                first.insert(0, arguments[2])
                return None
        raise RefusedError

    def copy(self, value: Any, made: dict[int, Any]) -> Any:
        """A deep copy, shared parts staying shared."""
        if id(value) in made or not isinstance(value, list | dict | Record):
            return made.get(id(value), value)
        fresh: Any = Record(value.class_) if isinstance(value, Record) else type(value)()
        made[id(value)] = fresh
        if isinstance(value, list):
            fresh.extend(self.copy(each, made) for each in value)
        elif isinstance(value, dict):
            fresh.update({key: self.copy(each, made) for key, each in value.items()})
        else:
            fresh.fields.update({key: self.copy(each, made) for key, each in value.fields.items()})
        return fresh
