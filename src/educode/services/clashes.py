"""Whether another name would change what a program means: who else has it, and where both can be seen."""

from __future__ import annotations

from educode.language.builtins import BUILTINS
from educode.language.types import Kind
from educode.semantics import Analysis, Binding, Class, Routine, Scope, Variable
from educode.services.located import all_routines
from educode.syntax import walk
from educode.syntax.nodes import Field, MethodCall


def is_taken(analysis: Analysis, bound: Binding, name: str) -> bool:
    """Whether ``name`` means something else where ``bound`` is seen."""
    if isinstance(bound, Routine):
        return _is_routine(analysis, bound, name)
    if isinstance(bound, Class):
        return _is_other(analysis.classes, name, bound) or name in analysis.globals
    if not isinstance(bound, Variable):
        return True
    return name in analysis.classes or any(_meets(rival, bound) for rival in _rivals(analysis, bound, name))


def is_unsure(analysis: Analysis, bound: Binding) -> bool:
    """Whether a field or method is also named where nobody knows whose it is."""
    if isinstance(bound, Variable) and bound.scope is Scope.FIELD:
        return any(_may_be_field(analysis, node, bound.name) for node in walk(analysis.program))
    if isinstance(bound, Routine) and bound.class_ is not None:
        return any(_may_be_method(analysis, node, bound) for node in walk(analysis.program))
    return False


def _is_routine(analysis: Analysis, routine: Routine, name: str) -> bool:
    """Functions and methods are called alike inside a class; a built-in may be in use."""
    if name in BUILTINS:
        return True
    if routine.class_ is not None:
        members = routine.class_
        return name in members.fields or _is_other(members.methods, name, routine) or name in analysis.routines
    in_classes = any(name in one.methods for one in analysis.classes.values())
    return in_classes or _is_other(analysis.routines, name, routine)


def _is_other(named: dict[str, Routine] | dict[str, Class], name: str, bound: Binding) -> bool:
    return name in named and named[name] is not bound


def _rivals(analysis: Analysis, variable: Variable, name: str) -> list[Variable]:
    """The other variables called ``name``."""
    tables = [analysis.globals, *(one.fields for one in analysis.classes.values())]
    tables += [routine.locals for routine in all_routines(analysis)]
    return [table[name] for table in tables if name in table and table[name] is not variable]


def _meets(rival: Variable, variable: Variable) -> bool:
    """Whether one would be taken for the other: they live together, or one is used where the other lives."""
    home, other_home = _home(variable), _home(rival)
    if home == other_home:
        return True
    return _is_used_in(variable, rival) or _is_used_in(rival, variable)


def _home(variable: Variable) -> object:
    return variable.routine or variable.class_


def _is_used_in(variable: Variable, other: Variable) -> bool:
    """Whether ``variable`` is named in a routine that sees ``other`` first or instead."""
    if other.routine is not None:
        return other.routine in variable.used_in
    if other.class_ is not None:
        return any(routine is not None and routine.class_ is other.class_ for routine in variable.used_in)
    return False


def _may_be_field(analysis: Analysis, node: object, name: str) -> bool:
    if not isinstance(node, Field) or node.name.name != name or node in analysis.bindings:
        return False
    type_ = analysis.types.get(node.base)
    return type_ is None or type_.kind in {Kind.ANY, Kind.UNKNOWN}


def _may_be_method(analysis: Analysis, node: object, method: Routine) -> bool:
    if not isinstance(node, MethodCall) or node.name.name != method.name:
        return False
    return analysis.bindings.get(node) is None
