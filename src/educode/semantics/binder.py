"""Binds the names of expressions and of places to what they stand for.

Fills ``bindings`` (Name, Self, Call), the reads and writes of variables and the calls of routines; reports
uses before the declaration and changed constants. Names that nobody declared are only gathered:
``guesses.names`` reports them once types are known.
"""

from __future__ import annotations

from collections.abc import Callable

from educode.diagnostics.rules import control, names
from educode.language.builtins import BUILTINS
from educode.language.keywords import CONSTANTS
from educode.semantics.model import BuiltinCall, Class, PiConstant, Routine, Variable
from educode.semantics.workspace import UnknownName, Use, Workspace, ghost_variable, without_groups
from educode.syntax import nodes as n

_PI = PiConstant()


class Binder:
    """Knows the scope that is being read: the routine and the class, if any."""

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
        """Read on inside of this routine and this class; None: outside of any."""
        self.routine = routine
        self.class_ = class_
        self.locals = routine.locals if routine is not None else {}
        self.fields = class_.fields if class_ is not None else {}
        self.methods = class_.methods if class_ is not None else {}
        self.callees = routine.callees if routine is not None else self.workspace.main_callees

    # --- names -----------------------------------------------------------------------------

    def find(self, name: str) -> Variable | None:
        """The variable that a name means here."""
        return self.locals.get(name) or self.fields.get(name) or self.globals.get(name)

    def name(self, node: n.Name) -> None:
        """A name that is read."""
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
        """Report the use of a variable above its declaration, once a variable."""
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
        """Whether the fields of a class are being read."""
        return self.class_ is not None and self.routine is None

    def unknown(self, node: n.Name | n.Identifier, use: Use) -> UnknownName:
        """Note one more use of a name that nobody declared."""
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
        """``moi``."""
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
        """Any expression."""
        EXPRESSIONS[type(node)](self, node)

    def literal(self, node: n.Expression) -> None:
        """Nothing to bind."""

    def array(self, node: n.ArrayLiteral) -> None:
        """``[…]``."""
        for element in node.elements:
            EXPRESSIONS[type(element)](self, element)

    def dictionary(self, node: n.DictionaryLiteral) -> None:
        """``[k: v, …]``."""
        for key, value in node.entries:
            self.expression(key)
            self.expression(value)

    def index(self, node: n.Index) -> None:
        """``base[i]``."""
        EXPRESSIONS[type(node.base)](self, node.base)
        EXPRESSIONS[type(node.index)](self, node.index)

    def field(self, node: n.Field) -> None:
        """``base.name``."""
        self.expression(node.base)

    def unary(self, node: n.Unary) -> None:
        """``-x``, ``non x``."""
        self.expression(node.operand)

    def binary(self, node: n.Binary) -> None:
        """An operator."""
        EXPRESSIONS[type(node.left)](self, node.left)
        EXPRESSIONS[type(node.right)](self, node.right)

    def group(self, node: n.Group) -> None:
        """``(e)``."""
        self.expression(node.inner)

    def broken(self, node: n.Broken) -> None:
        """What could be read of an expression with a fault."""
        for part in node.parts:
            self.expression(part)

    def call(self, node: n.Call) -> None:
        """A call by name whose value is used."""
        self.analysis.value_used.add(node)
        self.bind_call(node)

    def bind_call(self, node: n.Call) -> None:
        """A call by name."""
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
            self.unknown(node.name, Use.CALLED).calls.append(node)

    def check_changed_argument(self, node: n.Call) -> None:
        """Report a constant given where a built-in changes what it is given; note colours."""
        for signature in BUILTINS[node.name.name].signatures:
            for parameter, argument in zip(signature.parameters, node.arguments, strict=False):
                if type(argument) is n.Name and parameter.color:
                    self.workspace.color_arguments.add(argument.span)
                elif parameter.writes:
                    self.check_constant(argument)
                    return

    def method_call(self, node: n.MethodCall) -> None:
        """``base.name(…)`` whose value is used."""
        self.analysis.value_used.add(node)
        self.bind_method_call(node)

    def bind_method_call(self, node: n.MethodCall) -> None:
        """``base.name(…)``."""
        self.expression(node.base)
        for argument in node.arguments:
            self.expression(argument)
        root = node.base
        while type(root) is n.Field:
            root = root.base
        found = self.workspace.unknown.get((root.name, False)) if type(root) is n.Name else None
        if found is not None:
            found.methods.append(node)

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
        """A name that is written."""
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
        """A name that is written and that no variable has."""
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
        """``moi`` that is written: an error."""
        self.self_object(node)
        bound = self.bindings.get(node)
        if isinstance(bound, Variable):
            bound.writes.append(node.span)
        elif isinstance(bound, Class):
            self.report(control.SELF_CHANGED, node.span)

    def check_constant(self, place: n.Expression) -> None:
        """Report a constant that is written."""
        place = without_groups(place)
        variable = self.bindings.get(place)
        if isinstance(variable, Variable) and variable.is_constant and type(place) is n.Name:
            self.constant_changed(variable, place)

    def constant_changed(self, variable: Variable, node: n.Node) -> None:
        """Report a constant that is written, once a constant."""
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


EXPRESSIONS: dict[type[n.Node], Callable[..., None]] = {
    n.NumberLiteral: Binder.literal,
    n.TextLiteral: Binder.literal,
    n.ColorLiteral: Binder.literal,
    n.BooleanLiteral: Binder.literal,
    n.ArrayLiteral: Binder.array,
    n.DictionaryLiteral: Binder.dictionary,
    n.Name: Binder.name,
    n.Self: Binder.self_object,
    n.Index: Binder.index,
    n.Field: Binder.field,
    n.Call: Binder.call,
    n.MethodCall: Binder.method_call,
    n.Unary: Binder.unary,
    n.Binary: Binder.binary,
    n.Group: Binder.group,
    n.Broken: Binder.broken,
}
