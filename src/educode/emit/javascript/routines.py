"""Functions, procedures, methods and classes of the program as functions and classes of JavaScript."""

from __future__ import annotations

from collections.abc import Iterator

from educode.emit.javascript import fragments as js
from educode.emit.javascript.declarations import default_of
from educode.emit.javascript.expressions import expression
from educode.emit.javascript.names import identifier, property_of
from educode.emit.javascript.statements import statements
from educode.emit.javascript.writing import Body, Unit
from educode.language.types import Kind
from educode.semantics.model import Class, Routine, Variable
from educode.syntax.nodes import Declaration, Expression


def routine_lines(unit: Unit, routine: Routine) -> list[str]:
    """A routine; it is a generator only if it can wait."""
    body = Body(unit, routine, waits=routine.waits)
    statements(body, routine.definition.body)
    parameters = [identifier(one.name) for one in routine.parameters or ()]
    if routine.class_ is not None:
        parameters.insert(0, "$moi")
    heading = f"{unit.names.routine(routine)}({', '.join(parameters)})"
    return function_lines(heading, body)


def function_lines(heading: str, body: Body) -> list[str]:
    """A function of JavaScript around the lines of its body."""
    star = "*" if body.waits else ""
    declared = ", ".join([*body.hoisted, *body.temporaries])
    first = [f"  let {declared};"] if declared else []
    return [f"function{star} {heading} {{", *first, *body.lines, "}"]


def class_lines(unit: Unit, class_: Class) -> list[str]:
    """A class: a constructor that sets every field in order, so that all its objects have one shape."""
    name = unit.names.class_(class_)
    lines = [f"class {name} {{", "  constructor() {"]
    lines += [f"    this.{property_of(field)} = {value};" for field, value in _field_values(unit, class_)]
    lines.append("  }")
    if unit.usage.dynamic_methods:
        lines += [_method(unit, one) for one in class_.methods.values()]
    types = ", ".join(f"[{js.quote(field)}]: {js.quote(_type_name(one))}" for field, one in class_.fields.items())
    description = f"{name}.prototype, {js.quote(class_.name)}, {{ {types} }}"
    return [*lines, "}", f"{unit.runtime('describeClass')}({description});"]


def _type_name(field: Variable) -> str:
    return field.declared.french if field.declared is not None else Kind.ANY.value


def _method(unit: Unit, routine: Routine) -> str:
    """The method found by name from an object whose class is not known."""
    parameters = [identifier(one.name) for one in routine.parameters or ()]
    heading = (
        f"{'*' if routine.waits else ''}{unit.names.method(routine.name, len(parameters))}({', '.join(parameters)})"
    )
    call = f"{unit.names.routine(routine)}({', '.join(['this', *parameters])})"
    return f"  {heading} {{ return {'yield* ' if routine.waits else ''}{call}; }}"


def _field_values(unit: Unit, class_: Class) -> Iterator[tuple[str, str]]:
    for member in class_.definition.members:
        if not isinstance(member, Declaration):
            continue
        for identifier_ in member.names:
            field = class_.fields[identifier_.name]
            if member.value is None:
                yield field.name, default_of(unit, field, field.declared, own=True)
            else:
                yield field.name, _literal_value(unit, member.value)


def _literal_value(unit: Unit, value: Expression) -> str:
    """A literal, or a constant made of literals: written out, as constants may not be set yet."""
    body = Body(unit, None, waits=False)
    body.inline = lambda constant: expression(body, constant)
    return expression(body, value).at(js.ASSIGN)
