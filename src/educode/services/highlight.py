"""What an editor paints: meaning of words, folds, colours."""

from __future__ import annotations

from itertools import pairwise

from educode.language.colors import COLORS
from educode.records import value
from educode.semantics import Analysis, Binding, BuiltinCall, Class, PiConstant, Scope, Variable
from educode.services.located import binding_of, name_span
from educode.syntax import walk
from educode.syntax.nodes import (
    Branch,
    ClassDefinition,
    ColorLiteral,
    For,
    If,
    Node,
    RoutineDefinition,
    Section,
    TextLiteral,
    TypeName,
    While,
)
from educode.text import Span

KINDS = ("variable", "parameter", "property", "function", "method", "class", "type", "namespace")


@value
class Painted:
    """The meaning of one word: ``kind`` of ``KINDS``, and whether it is a constant, of the language, declared here."""

    span: Span
    kind: str
    is_constant: bool = False
    is_builtin: bool = False
    is_declaration: bool = False


@value
class Swatch:
    """A colour written in the program; ``value`` in full."""

    span: Span
    value: str


def paint(analysis: Analysis) -> list[Painted]:
    """Every word with a meaning of its own, in the order of the text."""
    found: dict[Span, Painted] = {}
    for node in walk(analysis.program):
        if isinstance(node, TypeName):
            found[node.span] = Painted(node.span, "class" if node.name in analysis.classes else "type")
            continue
        bound = binding_of(analysis, node)
        if bound is not None:
            span = name_span(node)
            found[span] = _painted(span, bound)
    return sorted(found.values(), key=lambda one: one.span.start)


def _painted(span: Span, bound: Binding) -> Painted:
    if isinstance(bound, Variable):
        kind = {Scope.PARAMETER: "parameter", Scope.FIELD: "property"}.get(bound.scope, "variable")
        is_declaration = span == bound.span or span in bound.declarations
        return Painted(span, kind, is_constant=bound.is_constant, is_declaration=is_declaration)
    if isinstance(bound, PiConstant):
        return Painted(span, "variable", is_constant=True, is_builtin=True)
    if isinstance(bound, BuiltinCall):
        return Painted(span, "function", is_builtin=True)
    is_declaration = span == bound.definition.name.span
    kind = "class" if isinstance(bound, Class) else "method" if bound.class_ else "function"
    return Painted(span, kind, is_declaration=is_declaration)


def folds(analysis: Analysis) -> list[tuple[int, int]]:
    """Lines (from 1) that can be folded: first, which stays, and last hidden one."""
    position = analysis.source.position
    found: set[tuple[int, int]] = set()
    sections: list[int] = []
    for node in walk(analysis.program):
        if isinstance(node, RoutineDefinition | ClassDefinition | For | While):
            first, last = position(node.span.start).line, position(node.span.end).line
            if last - first > 1:
                found.add((first, last - 1))
        elif isinstance(node, If):
            found.update(_branch_folds(analysis, node))
        elif isinstance(node, Section):
            sections.append(position(node.span.start).line)
    for first, following in pairwise([*sections, analysis.source.line_count + 1]):
        if following - first > 1:
            found.add((first, following - 1))
    return sorted(found)


def _branch_folds(analysis: Analysis, node: If) -> list[tuple[int, int]]:
    position = analysis.source.position
    starts = [position(branch.span.start).line for branch in node.branches if isinstance(branch, Branch)]
    if node.else_span is not None:
        starts.append(position(node.else_span.start).line)
    ends = [*starts, position(node.span.end).line]
    return [(first, end - 1) for first, end in pairwise(ends) if end - first > 1]


def swatches(analysis: Analysis) -> list[Swatch]:
    """Every colour of the program: ``#…`` and the names that have a colour."""
    return [swatch for node in walk(analysis.program) if (swatch := _swatch(node)) is not None]


def _swatch(node: Node) -> Swatch | None:
    if isinstance(node, ColorLiteral) and node.value != "#0":
        return Swatch(node.span, node.value)
    if isinstance(node, TextLiteral) and node.value in COLORS:
        return Swatch(node.span, COLORS[node.value])
    return None
