"""Declarations and constants: they (re-)initialise, and say where in JavaScript a variable is declared."""

from __future__ import annotations

from educode.emit.javascript import fragments as js
from educode.emit.javascript.checks import of_declared_type
from educode.emit.javascript.expressions import expression
from educode.emit.javascript.variables import reference
from educode.emit.javascript.writing import Body, Unit
from educode.language.types import Kind, Type
from educode.semantics.model import Variable
from educode.syntax.nodes import Constant, Declaration

_DEFAULTS = {
    Kind.NUMBER: "0",
    Kind.TEXT: '""',
    Kind.BOOLEAN: "false",
    Kind.ARRAY: "[]",
    Kind.DICTIONARY: "new Map()",
}


def default_of(unit: Unit, variable: Variable, type_: Type | None, *, own: bool = False) -> str:
    """The value that a declaration without ``vaut`` gives. ``own``: a toile of each object."""
    kind = type_.kind if type_ is not None else Kind.UNKNOWN
    if kind is Kind.RECORD:
        return f"new {unit.runtime('Record')}()"
    if kind is Kind.CANVAS:
        return _canvas(unit, variable, own=own)
    if kind is Kind.OBJECT and type_ is not None:
        return f"new {unit.names.class_(unit.analysis.classes[type_.class_name])}()"
    return _DEFAULTS.get(kind, "0")


def _canvas(unit: Unit, variable: Variable, *, own: bool) -> str:
    name = js.quote(variable.name)
    if own:
        return f"{unit.runtime('ownToile')}({name})"
    owner = variable.routine.name if variable.routine is not None else ""
    return f"{unit.runtime('newToile')}({name}, {js.quote(f'{owner}.{variable.name}.{variable.span.start}')})"


def declaration(body: Body, node: Declaration) -> None:
    """``x, y est un type [vaut value]``: the value is made once for each name, in order."""
    for identifier in node.names:
        variable = body.unit.binding(identifier)
        assert isinstance(variable, Variable)
        if variable in body.unit.usage.steady:
            continue
        if node.value is None:
            initialise(body, variable, default_of(body.unit, variable, variable.declared))
            continue
        value = expression(body, node.value)
        kept = of_declared_type(body, value, variable.declared, variable.name, node.value.span)
        initialise(body, variable, kept.at(js.ASSIGN))


def constant(body: Body, node: Constant) -> None:
    """``constante NAME vaut value``; one known before the program runs is written in its heading."""
    variable = body.unit.binding(node.name)
    assert isinstance(variable, Variable)
    if variable in body.unit.usage.literals:
        return
    initialise(body, variable, expression(body, node.value).at(js.ASSIGN))


def initialise(body: Body, variable: Variable, value: str) -> None:
    """Gives a variable its first value at this place: where it can, that is its declaration in JavaScript."""
    target = reference(body, variable)
    if variable not in body.declared and body.depth == 1 and not is_outside(body, variable):
        body.line(f"let {target} = {value};")
        body.certain.add(variable)
    else:
        hoist(body, variable)
        body.line(f"{target} = {value};")
        if body.depth == 1:
            body.certain.add(variable)
    body.declared.add(variable)


def is_outside(body: Body, variable: Variable) -> bool:
    """Whether the variable is declared elsewhere: in the program's heading, or as a parameter."""
    if body.unit.is_captured(variable):
        return True
    return body.routine is not None and variable in (body.routine.parameters or ())


def hoist(body: Body, variable: Variable) -> None:
    """Declares a variable at the start of its function, with its default."""
    if variable in body.declared or is_outside(body, variable):
        return
    body.declared.add(variable)
    target = reference(body, variable)
    if variable.is_constant:
        body.hoisted.append(target)
    else:
        default = default_of(body.unit, variable, variable.declared) if variable.declared is not None else "0"
        body.hoisted.append(f"{target} = {default}")
