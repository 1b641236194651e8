"""What stands at a place of the text: the chain of nodes around it, and what the name there is bound to."""

from __future__ import annotations

from educode.semantics import Analysis, Binding, BuiltinCall, Class, PiConstant, Routine
from educode.syntax import children, walk
from educode.syntax.nodes import Call, ClassDefinition, Field, MethodCall, Node, RoutineDefinition, TypeName
from educode.text import Span


def chain_at(analysis: Analysis, offset: int) -> list[Node]:
    """The nodes that hold ``offset``, outermost first."""
    chain: list[Node] = [analysis.program]
    while True:
        inner = next((child for child in children(chain[-1]) if child.span.covers(offset)), None)
        if inner is None:
            return chain
        following = _touching_next(chain[-1], inner, offset)
        chain.append(following or inner)


def _touching_next(parent: Node, found: Node, offset: int) -> Node | None:
    """Where two nodes touch at ``offset``, the one that begins there."""
    if found.span.end != offset:
        return None
    return next((child for child in children(parent) if child.span.start == offset and child is not found), None)


def binding_at(analysis: Analysis, offset: int) -> tuple[Binding, Span] | None:
    """What the name at ``offset`` stands for, and the span of that name."""
    for node in reversed(chain_at(analysis, offset)):
        bound, span = binding_of(analysis, node), name_span(node)
        if bound is not None and span.covers(offset):
            return bound, span
    return None


def binding_of(analysis: Analysis, node: Node) -> Binding | None:
    """What ``node`` stands for: a class for a type's name."""
    if isinstance(node, TypeName):
        return analysis.classes.get(node.name)
    return analysis.bindings.get(node)


def name_span(node: Node) -> Span:
    """The span of the word that names what ``node`` stands for."""
    if isinstance(node, Call | MethodCall | Field | RoutineDefinition | ClassDefinition):
        return node.name.span
    return node.span


def is_same(one: Binding, other: Binding) -> bool:
    """Whether two bindings are the same entity (each call of a built-in has a binding of its own)."""
    if isinstance(one, BuiltinCall) and isinstance(other, BuiltinCall):
        return one.builtin is other.builtin
    if isinstance(one, PiConstant) and isinstance(other, PiConstant):
        return True
    return one is other


def uses_of(analysis: Analysis, wanted: Binding) -> list[Span]:
    """Every place where ``wanted`` is named, its declarations included, in the order of the text."""
    spans = {
        name_span(node)
        for node in walk(analysis.program)
        if (bound := binding_of(analysis, node)) is not None and is_same(bound, wanted)
    }
    if isinstance(wanted, Routine | Class):
        spans.add(wanted.definition.name.span)
    return sorted(spans, key=lambda span: span.start)


def routine_at(analysis: Analysis, offset: int) -> Routine | None:
    """The routine whose text holds ``offset``."""
    for routine in all_routines(analysis):
        if routine.definition.span.covers(offset):
            return routine
    return None


def class_at(analysis: Analysis, offset: int) -> Class | None:
    """The class whose text holds ``offset``."""
    return next((one for one in analysis.classes.values() if one.definition.span.covers(offset)), None)


def all_routines(analysis: Analysis) -> list[Routine]:
    """Routines of the program, then methods."""
    methods = [method for one in analysis.classes.values() for method in one.methods.values()]
    return [*analysis.routines.values(), *methods]
