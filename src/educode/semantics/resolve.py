"""Second pass: every name of an expression or place is bound to what it stands for.

Fills ``bindings`` (Name, Self, Call), the reads and writes of variables, the calls of routines and
``value_used``. Reports uses before the declaration, changed constants, and statements outside of what
they belong to. Names that nobody declared are only gathered: ``guesses.names`` reports them once
types are known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from educode.diagnostics.rules import calls, control, names
from educode.language.builtins import BUILTINS
from educode.language.keywords import CONSTANTS
from educode.semantics.mending import replacement
from educode.semantics.model import BuiltinCall, Class, PiConstant, Routine, Variable
from educode.semantics.workspace import UnknownName, Use, Workspace, ghost_variable, without_groups
from educode.syntax import nodes as n
from educode.text import Span

_PI = PiConstant()


def resolve(workspace: Workspace) -> None:
    """Bind every name of the program."""
    resolver = _Resolver(workspace)
    resolver.block(workspace.analysis.program.statements)


class _Resolver:
    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.analysis = workspace.analysis
        self.bindings = workspace.analysis.bindings
        self.report = workspace.reporter.report
        self.ready = workspace.ready
        self.globals = self.analysis.globals
        self.routines = self.analysis.routines
        self.enter(None, None)
        self.told_early: set[Variable] = set()
        self.told_changed: set[Variable] = set()

    def enter(self, routine: Routine | None, class_: Class | None) -> None:
        self.routine = routine
        self.class_ = class_
        self.locals = routine.locals if routine is not None else {}
        self.fields = class_.fields if class_ is not None else {}
        self.methods = class_.methods if class_ is not None else {}
        self.callees = routine.callees if routine is not None else self.workspace.main_callees

    # --- names -----------------------------------------------------------------------------

    def find(self, name: str) -> Variable | None:
        return self.locals.get(name) or self.fields.get(name) or self.globals.get(name)

    def name(self, node: n.Name) -> None:
        name = node.name
        variable = self.locals.get(name) or self.fields.get(name) or self.globals.get(name)
        if variable is not None:
            self.bindings[node] = variable
            variable.reads.append(node.span)
            variable.used_in.add(self.routine)
            if self.ready.get(variable, 0) > node.span.start:
                self.check_early(variable, node)
            return
        class_ = self.analysis.classes.get(name)
        if class_ is not None:
            class_.shared_used = True
            self.bindings[node] = class_
        elif name in CONSTANTS:
            self.bindings[node] = _PI
        else:
            self.bindings[node] = self.ghost(node, Use.READ)

    def ghost(self, node: n.Name, use: Use) -> Variable:
        """What an unknown name stands for; silent where the names received could not be read."""
        if self.routine is not None and self.routine.parameters is None:
            return ghost_variable(node.name, node.span)
        return self.unknown(node, use).ghost

    def check_early(self, variable: Variable, node: n.Name) -> None:
        if variable.routine is not self.routine or self.in_class_body():
            return
        self.bindings[node] = ghost_variable(node.name, node.span)
        if variable in self.told_early:
            return
        self.told_early.add(variable)
        declared = self.workspace.line(variable.span)
        inside = self.workspace.line(node.span) == declared
        self.report(
            names.USED_INSIDE_DECLARATION if inside else names.USED_BEFORE_DECLARATION,
            node.span,
            labels=[] if inside else [(variable.span, "declared")],
            hint="value" if inside else "loop" if self.is_loop_line(variable) else "move",
            name=variable.name,
            line=declared,
            declaration=self.analysis.source.line_text(declared).strip(),
        )

    def is_loop_line(self, variable: Variable) -> bool:
        """Whether the name is declared by a loop."""
        return self.analysis.source.line_text(self.workspace.line(variable.span)).lstrip().startswith("pour")

    def in_class_body(self) -> bool:
        return self.class_ is not None and self.routine is None

    def unknown(self, node: n.Name | n.Identifier, use: Use) -> UnknownName:
        key = node.name, use is Use.CALLED
        found = self.workspace.unknown.get(key)
        if found is None:
            ghost = ghost_variable(node.name, node.span)
            found = UnknownName(node.name, node.span, use, self.routine, self.class_, ghost)
            self.workspace.unknown[key] = found
        found.one_scope &= found.routine is self.routine
        found.uses.append(node.span)
        return found

    def self_object(self, node: n.Self) -> None:
        variable = self.locals.get("moi") or (self.globals.get("moi") if self.class_ is None else None)
        if variable is not None:
            self.bindings[node] = variable
            variable.reads.append(node.span)
            variable.used_in.add(self.routine)
        elif self.class_ is not None:
            self.bindings[node] = self.class_
        else:
            self.report(names.SELF_OUTSIDE, node.span)

    # --- expressions -----------------------------------------------------------------------

    def expression(self, node: n.Expression) -> None:
        EXPRESSIONS[type(node)](self, node)

    def literal(self, node: n.Expression) -> None:
        """Nothing to bind."""

    def array(self, node: n.ArrayLiteral) -> None:
        for element in node.elements:
            EXPRESSIONS[type(element)](self, element)

    def dictionary(self, node: n.DictionaryLiteral) -> None:
        for key, value in node.entries:
            self.expression(key)
            self.expression(value)

    def index(self, node: n.Index) -> None:
        EXPRESSIONS[type(node.base)](self, node.base)
        EXPRESSIONS[type(node.index)](self, node.index)

    def field(self, node: n.Field) -> None:
        self.expression(node.base)

    def unary(self, node: n.Unary) -> None:
        self.expression(node.operand)

    def binary(self, node: n.Binary) -> None:
        EXPRESSIONS[type(node.left)](self, node.left)
        EXPRESSIONS[type(node.right)](self, node.right)

    def group(self, node: n.Group) -> None:
        self.expression(node.inner)

    def broken(self, node: n.Broken) -> None:
        for part in node.parts:
            self.expression(part)

    def call(self, node: n.Call) -> None:
        self.analysis.value_used.add(node)
        self.bind_call(node)

    def bind_call(self, node: n.Call) -> None:
        for argument in node.arguments:
            EXPRESSIONS[type(argument)](self, argument)
        name = node.name.name
        routine = self.methods.get(name) or self.routines.get(name)
        if routine is not None:
            self.bindings[node] = routine
            routine.calls.append(node.span)
            self.callees.add(routine)
        elif name in BUILTINS:
            self.bindings[node] = BuiltinCall(BUILTINS[name], None)
            self.check_changed_argument(node)
        else:
            found = self.unknown(node.name, Use.CALLED)
            found.call = found.call or node

    def check_changed_argument(self, node: n.Call) -> None:
        for signature in BUILTINS[node.name.name].signatures:
            for parameter, argument in zip(signature.parameters, node.arguments, strict=False):
                if type(argument) is n.Name and parameter.color:
                    self.workspace.color_arguments.add(argument.span)
                elif parameter.writes:
                    self.check_constant(argument)
                    return

    def method_call(self, node: n.MethodCall) -> None:
        self.analysis.value_used.add(node)
        self.bind_method_call(node)

    def bind_method_call(self, node: n.MethodCall) -> None:
        self.expression(node.base)
        for argument in node.arguments:
            self.expression(argument)

    # --- places ----------------------------------------------------------------------------

    def place(self, place: n.Expression, *, altered: bool = False) -> Variable | None:
        """Bind the place of a statement that changes it; give the variable when it is a plain name."""
        if type(place) is n.Name:
            return self.place_name(place, altered)
        if type(place) is n.Self:
            self.place_self(place)
        elif isinstance(place, n.Index | n.Field):
            self.expression(place)
            self.check_constant(place.base)
        else:
            self.expression(place)
        return None

    def place_name(self, node: n.Name, altered: bool) -> Variable | None:
        variable = self.find(node.name)
        if variable is None:
            self.unknown_place(node)
            return None
        self.bindings[node] = variable
        variable.writes.append(node.span)
        variable.used_in.add(self.routine)
        if altered:
            self.workspace.altered.add(variable)
        if self.ready.get(variable, 0) > node.span.start:
            self.check_early(variable, node)
        self.check_constant(node)
        return variable

    def unknown_place(self, node: n.Name) -> None:
        class_ = self.analysis.classes.get(node.name)
        if class_ is not None:
            self.report(names.CLASS_AS_PLACE, node.span, name=node.name)
            self.bindings[node] = ghost_variable(node.name, node.span)
        elif node.name in CONSTANTS:
            self.report(control.BUILTIN_CONSTANT_CHANGED, node.span, name=node.name)
            self.bindings[node] = ghost_variable(node.name, node.span)
        else:
            self.bindings[node] = self.ghost(node, Use.WRITTEN)

    def place_self(self, node: n.Self) -> None:
        self.self_object(node)
        bound = self.bindings.get(node)
        if isinstance(bound, Variable):
            bound.writes.append(node.span)
        elif isinstance(bound, Class):
            self.report(control.SELF_CHANGED, node.span)

    def check_constant(self, place: n.Expression) -> None:
        place = without_groups(place)
        variable = self.bindings.get(place)
        if isinstance(variable, Variable) and variable.is_constant and type(place) is n.Name:
            self.constant_changed(variable, place)

    def constant_changed(self, variable: Variable, node: n.Node) -> None:
        if variable in self.told_changed:
            return
        self.told_changed.add(variable)
        self.report(
            control.CONSTANT_CHANGED,
            node.span,
            labels=[(variable.span, "declared")],
            hint="variable",
            name=variable.name,
            variable=variable.name.lower() if variable.name.lower() != variable.name else variable.name + "2",
            line=self.workspace.line(variable.span),
        )

    # --- statements ------------------------------------------------------------------------

    def block(self, statements: Iterable[n.Statement]) -> None:
        for statement in statements:
            STATEMENTS[type(statement)](self, statement)

    def nothing(self, statement: n.Statement) -> None:
        """Nothing to bind."""

    def declaration(self, statement: n.Declaration) -> None:
        if statement.value is None:
            return
        self.expression(statement.value)
        stores_result = _has_call(statement.value)
        if statement.type_name is None and self.routine is not None and statement.names[0].name == self.routine.name:
            self.workspace.broken.add(self.routine.definition)
        for identifier in statement.names:
            variable = self.bindings.get(identifier)
            if isinstance(variable, Variable):
                variable.writes.append(identifier.span)
                variable.used_in.add(self.routine)
                if stores_result:
                    self.workspace.stored_results.add(variable)

    def constant(self, statement: n.Constant) -> None:
        self.expression(statement.value)

    def assignment(self, statement: n.Assignment) -> None:
        self.expression(statement.value)
        if self.is_result_by_name(statement):
            return
        before = len(self.workspace.unknown)
        variable = self.place(statement.place)
        if variable is not None and _has_call(statement.value):
            self.workspace.stored_results.add(variable)
        elif len(self.workspace.unknown) > before and type(statement.place) is n.Name:
            self.workspace.unknown[statement.place.name, False].assignment = statement

    def is_result_by_name(self, statement: n.Assignment) -> bool:
        """``double vaut x * 2`` in ``fonction double``: told, as the result that it means."""
        place, routine = statement.place, self.routine
        if type(place) is not n.Name or routine is None or routine.name != place.name or not routine.is_function:
            return False
        if self.find(place.name) is not None:
            return False
        self.workspace.broken.add(routine.definition)
        self.bindings[place] = ghost_variable(place.name, place.span)
        span = Span(place.span.start, statement.value.span.start)
        line = f"retourne {self.workspace.text(statement.value)}"
        fix = replacement(span, "retourne ", sure=True)
        self.report(calls.RESULT_BY_NAME, place.span, hint="line", fixes=[fix], name=place.name, line=line)
        return True

    def append(self, statement: n.Append) -> None:
        self.place(statement.place, altered=True)
        self.expression(statement.value)

    def subtract(self, statement: n.Subtract) -> None:
        self.place(statement.place, altered=True)
        self.expression(statement.value)

    def remove(self, statement: n.Remove) -> None:
        self.place(statement.place, altered=True)
        self.expression(statement.key)

    def branches(self, statement: n.If) -> None:
        for branch in statement.branches:
            self.expression(branch.condition)
            self.block(branch.body)
        self.block(statement.otherwise or ())

    def loop(self, statement: n.For) -> None:
        self.expression(statement.first)
        self.expression(statement.last)
        if statement.step is not None:
            self.expression(statement.step)
        variable = self.bindings.get(statement.variable)
        if isinstance(variable, Variable):
            variable.writes.append(statement.variable.span)
            variable.used_in.add(self.routine)
            if variable.is_constant:
                self.constant_changed(variable, statement.variable)
        self.block(statement.body)

    def while_loop(self, statement: n.While) -> None:
        self.expression(statement.condition)
        self.block(statement.body)

    def return_value(self, statement: n.Return) -> None:
        if statement.value is not None:
            self.expression(statement.value)

    def call_statement(self, statement: n.CallStatement) -> None:
        call = statement.call
        if type(call) is n.Call:
            self.bind_call(call)
        elif type(call) is n.MethodCall:
            self.bind_method_call(call)
        else:
            self.expression(call)

    def show(self, statement: n.Show) -> None:
        if statement.value is not None:
            self.expression(statement.value)

    def ask(self, statement: n.Ask) -> None:
        self.expression(statement.question)
        before = len(self.workspace.unknown)
        self.wait_place(statement.place)
        if len(self.workspace.unknown) > before and type(statement.place) is n.Name:
            self.workspace.unknown[statement.place.name, False].asked = True

    def wait_place(self, place: n.Expression) -> None:
        variable = self.place(place)
        if variable is not None:
            self.workspace.stored_results.add(variable)

    def wait_click(self, statement: n.WaitClick) -> None:
        self.expression(statement.canvas)
        self.wait_place(statement.x)
        self.wait_place(statement.y)

    def wait_key(self, statement: n.WaitKey) -> None:
        self.expression(statement.keys)
        self.wait_place(statement.place)

    def broken_statement(self, statement: n.BrokenStatement) -> None:
        for part in statement.parts:
            self.expression(part)

    # --- definitions -----------------------------------------------------------------------

    def routine_definition(self, definition: n.RoutineDefinition) -> None:
        routine = self.bindings.get(definition.name)
        assert isinstance(routine, Routine)
        outer = self.routine, self.class_
        self.enter(routine, routine.class_)
        self.block(definition.body)
        self.enter(*outer)

    def class_definition(self, definition: n.ClassDefinition) -> None:
        class_ = self.bindings.get(definition.name)
        assert isinstance(class_, Class)
        outer = self.routine, self.class_
        for member in definition.members:
            if isinstance(member, n.RoutineDefinition):
                self.routine_definition(member)
            elif isinstance(member, n.Declaration) and member.value is not None:
                self.field_value(member.value, class_)
        self.enter(*outer)

    def field_value(self, value: n.Expression, class_: Class) -> None:
        self.enter(None, class_)
        self.fields = {}
        self.expression(value)
        self.enter(None, None)


def _has_call(value: n.Expression) -> bool:
    value = without_groups(value)
    if isinstance(value, n.Call | n.MethodCall):
        return True
    return isinstance(value, n.Binary) and (_has_call(value.left) or _has_call(value.right))


EXPRESSIONS: dict[type[n.Node], Callable[..., None]] = {
    n.NumberLiteral: _Resolver.literal,
    n.TextLiteral: _Resolver.literal,
    n.ColorLiteral: _Resolver.literal,
    n.BooleanLiteral: _Resolver.literal,
    n.ArrayLiteral: _Resolver.array,
    n.DictionaryLiteral: _Resolver.dictionary,
    n.Name: _Resolver.name,
    n.Self: _Resolver.self_object,
    n.Index: _Resolver.index,
    n.Field: _Resolver.field,
    n.Call: _Resolver.call,
    n.MethodCall: _Resolver.method_call,
    n.Unary: _Resolver.unary,
    n.Binary: _Resolver.binary,
    n.Group: _Resolver.group,
    n.Broken: _Resolver.broken,
}

STATEMENTS: dict[type[n.Node], Callable[..., None]] = {
    n.Section: _Resolver.nothing,
    n.Declaration: _Resolver.declaration,
    n.Constant: _Resolver.constant,
    n.Assignment: _Resolver.assignment,
    n.Append: _Resolver.append,
    n.Subtract: _Resolver.subtract,
    n.Remove: _Resolver.remove,
    n.If: _Resolver.branches,
    n.For: _Resolver.loop,
    n.While: _Resolver.while_loop,
    n.Break: _Resolver.nothing,
    n.Continue: _Resolver.nothing,
    n.Stop: _Resolver.nothing,
    n.Return: _Resolver.return_value,
    n.CallStatement: _Resolver.call_statement,
    n.Show: _Resolver.show,
    n.Ask: _Resolver.ask,
    n.WaitClick: _Resolver.wait_click,
    n.WaitKey: _Resolver.wait_key,
    n.BrokenStatement: _Resolver.broken_statement,
    n.RoutineDefinition: _Resolver.routine_definition,
    n.ClassDefinition: _Resolver.class_definition,
}
