"""Hover help and signature help: what a name is, in Markdown."""

from __future__ import annotations

from educode.language.builtins import BUILTINS, Builtin
from educode.language.types import Kind, Type
from educode.records import value
from educode.semantics import Analysis, Binding, BuiltinCall, Class, PiConstant, Routine, Variable
from educode.services import textes
from educode.services.located import binding_at, chain_at
from educode.services.manual import function_summary, signature_text
from educode.services.typed_line import open_call, typed_before
from educode.syntax import walk
from educode.syntax.nodes import ColorLiteral, Constant
from educode.text import Span

_LONGEST_VALUE = 60


@value
class Hover:
    """What to show about the text of ``span``, in Markdown."""

    span: Span
    markdown: str


@value
class SignatureHelp:
    """The ways of calling, their values' names, and which way and value the cursor is in."""

    labels: tuple[str, ...]
    parameters: tuple[tuple[str, ...], ...]
    documentation: str
    active: int
    active_parameter: int


def hover(analysis: Analysis, offset: int) -> Hover | None:
    """Help about the name at ``offset``."""
    found = binding_at(analysis, offset)
    if found is not None:
        return Hover(found[1], describe(found[0], _constant_value(analysis, found[0])))
    innermost = chain_at(analysis, offset)[-1]
    if isinstance(innermost, ColorLiteral):
        return Hover(innermost.span, textes.COLOR_HOVER.format(color=innermost.value))
    return None


def _constant_value(analysis: Analysis, bound: Binding) -> str:
    """What is written after ``vaut`` for a constant, on one line and not too long."""
    for node in walk(analysis.program) if isinstance(bound, Variable) and bound.is_constant else ():
        if isinstance(node, Constant) and analysis.bindings.get(node.name) is bound:
            written = " ".join(line.strip() for line in analysis.source.slice(node.value.span).splitlines())
            return written if len(written) <= _LONGEST_VALUE else written[: _LONGEST_VALUE - 1] + "…"
    return ""


def describe(bound: Binding, constant_value: str = "") -> str:
    """What ``bound`` is, in Markdown."""
    if isinstance(bound, BuiltinCall):
        return function_summary(bound.builtin)
    if isinstance(bound, PiConstant):
        return textes.PI
    if isinstance(bound, Routine):
        return f"```edu\n{routine_heading(bound)}\n```"
    if isinstance(bound, Class):
        fields = "\n".join(f"    {field_line(field)}" for field in bound.fields.values())
        return f"```edu\nclasse {bound.name}\n{fields}\n```"
    scopes = textes.CONSTANT_SCOPES if bound.is_constant else textes.SCOPES
    return f"```edu\n{_variable_line(bound, constant_value)}\n```\n\n{scopes[bound.scope.value]}"


def routine_heading(routine: Routine) -> str:
    """``fonction aire(l, h)``."""
    word = textes.FUNCTION if routine.is_function else textes.PROCEDURE
    names = ", ".join(parameter.name for parameter in routine.parameters or ())
    return f"{word} {routine.name}({names})"


def field_line(field: Variable) -> str:
    """``score est un nombre``."""
    return f"{field.name}{_type_words(field.declared)}"


def signature_help(analysis: Analysis, text: str, offset: int) -> SignatureHelp | None:
    """Help for the call around ``offset``; the text may be ahead of the analysis, so it is read directly."""
    opened = open_call(typed_before(text, offset))
    if opened is None:
        return None
    name, position = opened.name, opened.position
    if opened.is_method:
        methods = [one.methods[name] for one in analysis.classes.values() if name in one.methods]
        return _routine_help(methods[0], position) if methods else None
    if name in analysis.routines:
        return _routine_help(analysis.routines[name], position)
    return _builtin_help(BUILTINS[name], position) if name in BUILTINS else None


def _routine_help(routine: Routine, position: int) -> SignatureHelp:
    names = tuple(parameter.name for parameter in routine.parameters or ())
    label = f"{routine.name}({', '.join(names)})"
    return SignatureHelp((label,), (names,), "", 0, position)


def _builtin_help(builtin: Builtin, position: int) -> SignatureHelp:
    labels = tuple(signature_text(builtin.name, way) for way in builtin.signatures)
    names = tuple(tuple(value.name for value in way.parameters) for way in builtin.signatures)
    fitting = next((rank for rank, values in enumerate(names) if len(values) > position), len(names) - 1)
    return SignatureHelp(labels, names, builtin.description, fitting, position)


def _variable_line(variable: Variable, constant_value: str) -> str:
    if variable.is_constant:
        return f"{textes.CONSTANT} {variable.name}" + (f" {textes.HOLDS} {constant_value}" if constant_value else "")
    return f"{variable.name}{_type_words(variable.declared or variable.type)}"


def _type_words(type_: Type | None) -> str:
    if type_ is None or type_.kind in {Kind.ANY, Kind.UNKNOWN, Kind.NOTHING}:
        return ""
    return f" {textes.IS} {'une' if type_.kind is Kind.CANVAS else 'un'} {type_.french}"
