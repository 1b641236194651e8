"""The whole program: one function of JavaScript that takes the runtime and gives the main program."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.declarations import default_of
from educode.emit.javascript.expressions import expression
from educode.emit.javascript.routines import class_lines, function_lines, routine_lines
from educode.emit.javascript.sites import Compiled
from educode.emit.javascript.statements import statements
from educode.emit.javascript.usage import study
from educode.emit.javascript.writing import Body, Unit
from educode.semantics.model import Analysis, Routine, Variable


def program(analysis: Analysis) -> Compiled:
    """The JavaScript of a program that has no error."""
    unit = Unit(analysis, study(analysis))
    classes = [line for one in analysis.classes.values() for line in class_lines(unit, one)]
    main = Body(unit, None, waits=analysis.main_waits)
    statements(main, analysis.program.statements)
    routines = [line for one in _routines(analysis) for line in ["", *routine_lines(unit, one)]]
    body = [
        *classes,
        *_constants(unit),
        *_shared_objects(unit),
        *_globals(unit),
        *routines,
        "",
        *function_lines("main()", main),
        "",
        f"return {{ main, waits: {'true' if main.waits else 'false'} }};",
    ]
    return unit.marks.settle("\n".join([*_heading(unit), *body, "})"]))


def _routines(analysis: Analysis) -> list[Routine]:
    methods = [method for class_ in analysis.classes.values() for method in class_.methods.values()]
    return [*analysis.routines.values(), *methods]


def _heading(unit: Unit) -> list[str]:
    fetched = ", ".join(f"{one}: ${one}" for one in sorted(unit.used))
    return ["(function ($R) {", '"use strict";', *([f"const {{ {fetched} }} = $R;"] if fetched else [])]


def _shared_objects(unit: Unit) -> list[str]:
    return [
        f"const {unit.names.shared(one)} = new {unit.names.class_(one)}();"
        for one in unit.analysis.classes.values()
        if one.shared_used
    ]


def _constants(unit: Unit) -> list[str]:
    """Constants known before the program runs: V8 folds them."""
    return [
        f"const {unit.names.variable(variable)} = {expression(Body(unit, None, waits=False), value).at(js.ASSIGN)};"
        for variable, value in unit.usage.literals.items()
    ]


def _globals(unit: Unit) -> list[str]:
    """Variables that routines touch; those that a routine might see before their declaration get their default."""
    shared = [one for one in unit.analysis.globals.values() if _is_written_here(unit, one)]
    return [_global(unit, one) for one in shared]


def _global(unit: Unit, variable: Variable) -> str:
    """V8 takes the one object of a ``const`` for granted."""
    name = unit.names.variable(variable)
    if variable in unit.usage.steady:
        return f"const {name} = {default_of(unit, variable, variable.declared)};"
    return f"let {name}{_first_value(unit, variable)};"


def _is_written_here(unit: Unit, variable: Variable) -> bool:
    return unit.is_captured(variable) and variable not in unit.usage.literals


def _first_value(unit: Unit, variable: Variable) -> str:
    if variable.is_constant or (variable in unit.usage.settled and variable.declared is not None):
        return ""
    return f" = {default_of(unit, variable, variable.declared)}"
