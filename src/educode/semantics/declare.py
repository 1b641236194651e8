"""First pass: every variable, constant, routine and class gets its entity, wherever it stands in the text.

Fills ``globals``, ``routines``, ``classes``, the locals of each routine, and the bindings of the
identifiers that declare something. Reports names declared twice, unknown types and misplaced classes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from educode.diagnostics import Rule
from educode.diagnostics.rules import control, names, types
from educode.language.types import NUMBER, TYPES_BY_NAME, UNKNOWN, Kind, Type
from educode.semantics.containment import report_containment
from educode.semantics.guesses.types import report_unknown_type
from educode.semantics.model import Class, Routine, Scope, Variable
from educode.semantics.workspace import Workspace
from educode.syntax.nodes import (
    BrokenStatement,
    ClassDefinition,
    Constant,
    Declaration,
    For,
    Identifier,
    If,
    RoutineDefinition,
    Statement,
    TypeName,
    While,
)


def declare(workspace: Workspace) -> None:
    """Give every declared name its entity."""
    _Declarer(workspace).program()


class _Declarer:
    def __init__(self, workspace: Workspace) -> None:
        self.workspace = workspace
        self.analysis = workspace.analysis
        self.report = workspace.reporter.report
        self.routine: Routine | None = None
        self.scope = self.analysis.globals
        self.unknown_types: set[str] = set()

    def program(self) -> None:
        statements = self.analysis.program.statements
        for statement in statements:
            if type(statement) is ClassDefinition:
                self.name_class(statement)
        self.block(statements)
        report_containment(self.workspace)

    def block(self, statements: Iterable[Statement]) -> None:
        for statement in statements:
            found = STATEMENTS.get(type(statement))
            if found is not None:
                found(self, statement)

    def branches(self, statement: If) -> None:
        for branch in statement.branches:
            self.block(branch.body)
        self.block(statement.otherwise or ())

    def while_loop(self, statement: While) -> None:
        self.block(statement.body)

    def routine_definition(self, statement: RoutineDefinition) -> None:
        self.define_routine(statement, self.analysis.routines, None)

    def broken(self, statement: BrokenStatement) -> None:
        for identifier in statement.declares:
            self.variable(identifier, UNKNOWN, statement.span.end)

    # --- variables -------------------------------------------------------------------------

    def declaration(self, statement: Declaration) -> None:
        declared = self.type_of(statement.type_name)
        for identifier in statement.names:
            self.variable(identifier, declared, statement.span.end)

    def variable(self, identifier: Identifier, declared: Type, ready: int) -> None:
        known = self.scope.get(identifier.name)
        if known is None:
            self.add(identifier, declared, ready)
            return
        self.analysis.bindings[identifier] = known
        known.declarations.append(identifier.span)
        if known.is_constant:
            self.again(control.CONSTANT_DECLARED_AGAIN, known, identifier)
        elif known.scope is Scope.PARAMETER:
            self.again(names.PARAMETER_DECLARED_AGAIN, known, identifier)
        elif known.declared is not declared and not self.same_type(known, declared):
            self.again(names.DECLARED_WITH_ANOTHER_TYPE, known, identifier, declared)

    def same_type(self, known: Variable, declared: Type) -> bool:
        return known.declared in (declared, UNKNOWN) or declared == UNKNOWN

    def again(self, rule: Rule, known: Variable, identifier: Identifier, declared: Type = UNKNOWN) -> None:
        self.report(
            rule,
            identifier.span,
            hint="rename" if "rename" in rule.hints else "",
            labels=[(known.span, "first")],
            name=identifier.name,
            first=(known.declared or UNKNOWN).french,
            second=declared.french,
            line=self.workspace.line(known.span),
        )
        if known.scope is not Scope.PARAMETER:
            known.declared, known.is_constant = UNKNOWN, False

    def add(self, identifier: Identifier, declared: Type | None, ready: int) -> Variable:
        scope = Scope.GLOBAL if self.routine is None else Scope.LOCAL
        variable = Variable(identifier.name, scope, declared, identifier.span, routine=self.routine)
        variable.declarations.append(identifier.span)
        self.scope[identifier.name] = variable
        self.workspace.ready[variable] = ready
        self.analysis.bindings[identifier] = variable
        return variable

    def constant(self, statement: Constant) -> None:
        known = self.scope.get(statement.name.name)
        if known is not None:
            self.analysis.bindings[statement.name] = known
            self.again(control.CONSTANT_DECLARED_AGAIN, known, statement.name)
            return
        variable = self.add(statement.name, None, statement.span.end)
        variable.is_constant = True
        self.workspace.constants[variable] = statement

    def loop(self, statement: For) -> None:
        known = self.scope.get(statement.variable.name)
        if known is None:
            known = self.add(statement.variable, NUMBER, (statement.step or statement.last).span.end)
        elif known.scope is not Scope.PARAMETER and not known.is_constant:
            self.check_loop_type(known, statement.variable)
        known.is_loop = True
        self.analysis.bindings[statement.variable] = known
        self.block(statement.body)

    def check_loop_type(self, known: Variable, identifier: Identifier) -> None:
        if known.declared not in (NUMBER, UNKNOWN):
            self.again(types.LOOP_VARIABLE_TYPE, known, identifier)

    def type_of(self, type_name: TypeName | None) -> Type:
        if type_name is None:
            return UNKNOWN
        found = TYPES_BY_NAME.get(type_name.name)
        if found is not None:
            return found
        if type_name.name in self.analysis.classes:
            return Type(Kind.OBJECT, type_name.name)
        if type_name.name not in self.unknown_types:
            self.unknown_types.add(type_name.name)
            report_unknown_type(self.workspace, type_name)
        return UNKNOWN

    # --- routines and classes --------------------------------------------------------------

    def define_routine(self, definition: RoutineDefinition, known: dict[str, Routine], class_: Class | None) -> None:
        name = definition.name.name
        routine = Routine(name, definition, definition.is_function, None, class_)
        if known.setdefault(name, routine) is not routine:
            self.report(
                names.DEFINED_TWICE,
                definition.name.span,
                hint="rename",
                labels=[(known[name].definition.name.span, "first")],
                name=name,
                line=self.workspace.line(known[name].definition.span),
            )
        self.analysis.bindings[definition.name] = routine
        self.routine_body(routine)
        if known[name] is not routine:
            known[name].parameters = None  # a call may mean either: its values are not counted

    def routine_body(self, routine: Routine) -> None:
        outer = self.routine, self.scope
        self.routine, self.scope = routine, routine.locals
        if routine.definition.parameters is not None:
            routine.parameters = tuple(self.parameter(each) for each in routine.definition.parameters)
        self.block(routine.definition.body)
        self.routine, self.scope = outer

    def parameter(self, identifier: Identifier) -> Variable:
        known = self.scope.get(identifier.name)
        if known is not None:
            self.again(names.PARAMETER_DECLARED_AGAIN, known, identifier)
        variable = self.add(identifier, None, 0)
        variable.scope = Scope.PARAMETER
        return variable

    def name_class(self, definition: ClassDefinition) -> None:
        name = definition.name.name
        if name in TYPES_BY_NAME:
            self.report(names.CLASS_NAMED_LIKE_TYPE, definition.name.span, name=name)
        class_ = Class(name, definition)
        known = self.analysis.classes.setdefault(name, class_)
        self.analysis.bindings[definition.name] = class_
        if known is not class_:
            first = known.definition.name.span
            self.report(
                names.DEFINED_TWICE,
                definition.name.span,
                hint="rename",
                labels=[(first, "first")],
                name=name,
                line=self.workspace.line(first),
            )

    def class_members(self, definition: ClassDefinition) -> None:
        class_ = self.analysis.bindings.get(definition.name)
        if not isinstance(class_, Class):
            self.name_class(definition)
            class_ = self.analysis.bindings[definition.name]
        assert isinstance(class_, Class)
        for member in definition.members:
            if isinstance(member, Declaration):
                self.fields(member, class_)
            elif isinstance(member, RoutineDefinition):
                self.define_routine(member, class_.methods, class_)
            elif isinstance(member, BrokenStatement):
                for identifier in member.declares:
                    self.field(identifier, UNKNOWN, class_)

    def fields(self, member: Declaration, class_: Class) -> None:
        declared = self.type_of(member.type_name)
        for identifier in member.names:
            self.workspace.fields[self.field(identifier, declared, class_)] = member

    def field(self, identifier: Identifier, declared: Type, class_: Class) -> Variable:
        known = class_.fields.get(identifier.name)
        if known is not None and not self.same_type(known, declared):
            self.again(names.DECLARED_WITH_ANOTHER_TYPE, known, identifier, declared)
        variable = known or Variable(identifier.name, Scope.FIELD, declared, identifier.span, class_=class_)
        class_.fields[identifier.name] = variable
        variable.declarations.append(identifier.span)
        self.analysis.bindings[identifier] = variable
        return variable


STATEMENTS: dict[type[Statement], Callable[..., None]] = {
    Declaration: _Declarer.declaration,
    Constant: _Declarer.constant,
    If: _Declarer.branches,
    For: _Declarer.loop,
    While: _Declarer.while_loop,
    RoutineDefinition: _Declarer.routine_definition,
    ClassDefinition: _Declarer.class_members,
    BrokenStatement: _Declarer.broken,
}
