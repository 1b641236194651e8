"""Declarations: variables with their defaults, routines, classes as dataclasses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from educode.emit.python.domain import Kinds
from educode.emit.python.emission import Emission
from educode.emit.python.expressions import bare, stored, variable
from educode.emit.python.layout import Code, atom, bracketed, call, fits, labelled
from educode.emit.python.lines import Lines
from educode.emit.python.literals import text_literal
from educode.emit.python.places import guarded
from educode.language.python_names import python_field, python_name
from educode.language.types import Kind, Type
from educode.semantics.model import Class, Routine, Scope, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import walk
from educode.text import Span

if TYPE_CHECKING:
    from educode.emit.python.statements import Writer

_HINTS = {
    Kind.NUMBER: "float",
    Kind.TEXT: "str",
    Kind.BOOLEAN: "bool",
    Kind.ARRAY: "Tableau",
    Kind.DICTIONARY: "Dictionnaire",
    Kind.RECORD: "Enregistrement",
    Kind.CANVAS: "Toile",
}


def default(binding: Variable, e: Emission) -> Code:
    """The value of a declaration without ``vaut``."""
    declared = binding.declared or Type(Kind.NUMBER)
    if declared.kind is Kind.NUMBER:
        return atom("0.0" if e.flow.slot(binding).is_real else "0")
    if declared.kind is Kind.TEXT:
        return atom('""')
    if declared.kind is Kind.BOOLEAN:
        return atom("False")
    if declared.kind is Kind.OBJECT:
        return atom(e.names.class_(e.analysis.classes[declared.class_name]) + "()")
    if declared.kind is Kind.CANVAS:
        return e.help("Toile", atom(text_literal(binding.name)))
    return e.help(_HINTS[declared.kind])


def declare(node: n.Declaration, e: Emission, lines: Lines) -> None:
    """``x, y est un … [vaut e]``."""
    bindings = [binding for name in node.names if isinstance(binding := e.bindings.get(name), Variable)]
    if node.value is None:
        _declare_defaults(bindings, e, lines)
        return
    for binding in bindings:
        name = n.Name(node.span, binding.name)
        code = guarded(node.value, stored(node.value, e.flow.slot(binding), e), binding.declared, name, e)
        lines.put(variable(binding, e).text + " = ", code)


def _declare_defaults(bindings: list[Variable], e: Emission, lines: Lines) -> None:
    codes = [default(binding, e) for binding in bindings]
    shared = {code.text for code in codes}
    if len(shared) == 1 and codes[0].text in ("0", "0.0", '""', "False"):
        lines.put("".join([variable(binding, e).text + " = " for binding in bindings]), codes[0])
        return
    for binding, code in zip(bindings, codes, strict=True):
        lines.put(variable(binding, e).text + " = ", code)


def merged(body: tuple[n.Statement, ...], e: Emission) -> set[n.Statement]:
    """Declarations that assignments just after make useless: ``x est un nombre`` then ``x vaut 5``."""
    return {
        statement
        for rank, statement in enumerate(body)
        if isinstance(statement, n.Declaration)
        and statement.value is None
        and (_is_overwritten(statement, body[rank + 1 :], e) or _is_for_loops(statement, e))
    }


def _is_for_loops(statement: n.Declaration, e: Emission) -> bool:
    """Whether the names declared are used nowhere but in the loops that count with them."""
    for name in statement.names:
        binding = e.bindings.get(name)
        if not isinstance(binding, Variable) or binding not in e.loops or len(binding.used_in) > 1:
            return False
        if not all(_is_inside(span, e.loops[binding]) for span in [*binding.reads, *binding.writes]):
            return False
    return True


def _is_inside(span: Span, loops: list[Span]) -> bool:
    return any(loop.start <= span.start and span.end <= loop.end for loop in loops)


def _is_overwritten(statement: n.Declaration, following: tuple[n.Statement, ...], e: Emission) -> bool:
    """Whether each name declared gets a value before anything could read it."""
    waiting = {binding for name in statement.names if isinstance(binding := e.bindings.get(name), Variable)}
    for other in following:
        if isinstance(other, n.Section) or (isinstance(other, n.Declaration) and other.value is None):
            continue
        read, places = _store(other)
        if read is None or not all(isinstance(place, n.Name) for place in places) or _may_read(read, waiting, e):
            return False
        waiting -= {binding for place in places if isinstance(binding := e.bindings.get(place), Variable)}
        if not waiting:
            return True
    return False


def _store(node: n.Node) -> tuple[n.Expression | None, tuple[n.Expression, ...]]:
    """What a statement that gives values to places reads first, and these places."""
    if isinstance(node, n.Assignment):
        return node.value, (node.place,)
    if isinstance(node, n.Ask):
        return node.question, (node.place,)
    if isinstance(node, n.WaitKey):
        return node.keys, (node.place,)
    if isinstance(node, n.WaitClick):
        return node.canvas, (node.x, node.y)
    return None, ()


def _may_read(value: n.Expression, variables: set[Variable], e: Emission) -> bool:
    for part in walk(value):
        binding = e.bindings.get(part)
        if isinstance(part, n.MethodCall) or isinstance(binding, Routine):
            return True
        if isinstance(binding, Variable) and binding in variables:
            return True
    return False


# --- routines ----------------------------------------------------------------------------------


def routine_of(node: n.RoutineDefinition, writer: Writer) -> Routine | None:
    """The routine that ``node`` defines."""
    known = writer.e.class_.methods if writer.e.class_ else writer.e.analysis.routines
    return known.get(node.name.name)


def define(node: n.RoutineDefinition, writer: Writer) -> None:
    """``fonction``, ``procédure``, a method."""
    e, lines = writer.e, writer.lines
    routine = routine_of(node, writer)
    if routine is None:
        return
    names = ["self"] if routine.class_ else []
    names += [e.names.variable(parameter) for parameter in routine.parameters or ()]
    code = bracketed(e.names.routine(routine) + "(", [atom(name) for name in names], ")")
    lines.put("def ", code, ":")
    writer.heading(writer.line_of(node.span.start))
    before = writer.routine
    writer.routine = routine
    body_start = len(lines.text)
    _write_globals(routine, writer)
    for late in writer.late_locals.get(routine, ()):
        lines.add(f"{lines.indent}    {e.names.variable(late)} = {default(late, e).text}")
    writer.block(node.body, node.span.end)
    if lines.text[-1] == f"{lines.indent}    pass" and len(lines.text) - body_start > 1:
        _drop_pass(lines, body_start)
    writer.routine = before
    writer.note_end(node)


def _drop_pass(lines: Lines, start: int) -> None:
    if any(line.strip() and not line.lstrip().startswith("#") for line in lines.text[start:-1]):
        lines.text.pop()
        lines.origin.pop()


def _write_globals(routine: Routine, writer: Writer) -> None:
    start = f"{writer.lines.indent}    global "
    names = sorted({writer.e.names.variable(one) for one in assigned_globals(routine, writer.e)})
    while names:
        count = len(names)
        while count > 1 and not fits(start + ", ".join(names[:count])):
            count -= 1
        writer.lines.add(start + ", ".join(names[:count]))
        del names[:count]


def assigned_globals(routine: Routine, e: Emission) -> set[Variable]:
    """The global variables that a routine gives a value."""
    found: set[Variable] = set()
    for node in walk(routine.definition):
        for place in _stored_places(node, e):
            binding = e.bindings.get(bare(place)) if isinstance(place, n.Expression) else e.bindings.get(place)
            if isinstance(binding, Variable) and binding.scope is Scope.GLOBAL:
                found.add(binding)
    return found


def _stored_places(node: n.Node, e: Emission) -> tuple[n.Node, ...]:
    if isinstance(node, n.Subtract):
        return (node.place,)
    if isinstance(node, n.Append):
        return () if e.value(node.place).only(Kinds.ARRAY) else (node.place,)
    return (node.variable,) if isinstance(node, n.For) else _store(node)[1]


# --- classes -----------------------------------------------------------------------------------


def define_class(node: n.ClassDefinition, writer: Writer) -> None:
    """``classe``: a dataclass whose objects are equal only to themselves."""
    e, lines = writer.e, writer.lines
    class_ = e.analysis.classes[node.name.name]
    e.modules.add("dataclasses")
    e.used.add("dataclass")
    lines.line("@dataclass(eq=False)")
    name = e.names.class_(class_)
    lines.line(f"class {name}:")
    writer.heading(writer.line_of(node.span.start))
    e.class_ = class_
    _write_members(node, class_, writer)
    e.class_ = None
    if name not in (class_.name, python_name(class_.name)):
        lines.add("", "")
        lines.line(f"{name}.__name__ = {text_literal(class_.name)}")


def _write_members(node: n.ClassDefinition, class_: Class, writer: Writer) -> None:
    lines = writer.lines
    lines.deeper()
    before = len(lines.text)
    for member in sorted(node.members, key=lambda one: isinstance(one, n.RoutineDefinition)):
        first = writer.line_of(member.span.start)
        writer.comments(first)
        if isinstance(member, n.RoutineDefinition):
            writer.method_margin(before)
        lines.source_line = first
        if isinstance(member, n.Declaration):
            _write_fields(member, class_, writer)
            writer.note_after(len(lines.text) - 1, first, writer.line_of(member.span.end))
        elif isinstance(member, n.RoutineDefinition):
            define(member, writer)
        elif isinstance(member, n.Section):
            writer.section(member)
    writer.comments(writer.line_of(node.span.end))
    if not any(line.strip() and not line.lstrip().startswith("#") for line in lines.text[before:]):
        lines.line("pass")
    lines.shallower()


def _write_fields(member: n.Declaration, class_: Class, writer: Writer) -> None:
    e = writer.e
    for identifier in member.names:
        binding = class_.fields.get(identifier.name)
        if binding is None:
            continue
        declared = binding.declared or Type(Kind.NUMBER)
        hint = _HINTS.get(declared.kind) or f'"{e.names.class_(e.analysis.classes[declared.class_name])}"'
        value = stored(written_out(member.value, e), e.flow.slot(binding), e) if member.value else default(binding, e)
        writer.lines.put(f"{python_field(binding.name)}: {hint} = ", _field_default(value, declared, e))


def _comes_before(class_name: str, value: Code, e: Emission) -> bool:
    """Whether ``value`` makes an object of a class that Python reads before the one being written."""
    made = e.analysis.classes[class_name]
    if e.class_ is None or value.text != e.names.class_(made) + "()":
        return False
    return made.definition.span.end <= e.class_.definition.span.start


def written_out(value: n.Expression, e: Emission) -> n.Expression:
    """The value of a constant in place of its name: the class may stand before it."""
    binding = e.bindings.get(bare(value))
    if not (isinstance(binding, Variable) and binding.is_constant):
        return value
    for statement in e.analysis.program.statements:
        if isinstance(statement, n.Constant) and e.bindings.get(statement.name) is binding:
            return written_out(statement.value, e)
    return value


def _field_default(value: Code, declared: Type, e: Emission) -> Code:
    if declared.kind in (Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN):
        return value
    e.used.add("field")
    if value.text.endswith("()") and (declared.kind is not Kind.OBJECT or _comes_before(declared.class_name, value, e)):
        return call("field", atom(f"default_factory={value.text[:-2]}"))
    return call("field", labelled("default_factory=lambda: ", value))
