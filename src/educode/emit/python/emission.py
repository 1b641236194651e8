"""What one emission shares: the analysis, the values, the names, and what the program will import."""

from __future__ import annotations

from educode.emit.python.domain import NOTHING, Slot, Value
from educode.emit.python.flow import Flow
from educode.emit.python.layout import Code, atom, call
from educode.emit.python.names import Names
from educode.semantics.model import Analysis, Class, Variable
from educode.syntax.nodes import Expression, For
from educode.syntax.walk import walk
from educode.text import Span


class Emission:
    """The state of one emission."""

    def __init__(self, analysis: Analysis, flow: Flow, used: frozenset[str]) -> None:
        self.analysis = analysis
        self.bindings = analysis.bindings
        self.flow = flow
        self.names = Names(analysis, used)
        self.used: set[str] = set()
        self.support: set[str] = set()
        self.modules: set[str] = set()
        self.class_: Class | None = None
        self.may_fail = False
        self.loops = loops_of(analysis)
        self.line = 0
        self.is_long = False

    def value(self, expression: Expression) -> Value:
        """What an expression may give."""
        return self.flow.values.get(expression, NOTHING).settled()

    def slot(self, expression: Expression) -> Slot | None:
        """The place of elements of the collections that an expression may give."""
        shape = self.value(expression).shape
        return shape.root().element if shape is not None else None

    def twin(self, original: Expression, copy: Expression) -> Expression:
        """``copy``, which stands for ``original`` and has its value."""
        self.flow.values[copy] = self.flow.values.get(original, NOTHING)
        return copy

    def help(self, name: str, *values: Code) -> Code:
        """A call of the support module."""
        self.support.add(name)
        self.used.add(name)
        return call(name, *values) if values else atom(name + "()")

    def native(self, name: str, *values: Code) -> Code:
        """A call of Python's own."""
        self.used.add(name)
        return call(name, *values)

    def module(self, module: str, name: str) -> str:
        """A name of a module of the standard library."""
        self.modules.add(module)
        self.used.add(module)
        return f"{module}.{name}"


def loops_of(analysis: Analysis) -> dict[Variable, list[Span]]:
    """Where the loops that count with each variable give it its value, or run with it."""
    found: dict[Variable, list[Span]] = {}
    for node in walk(analysis.program):
        if isinstance(node, For):
            binding = analysis.bindings.get(node.variable)
            if isinstance(binding, Variable):
                start = (node.step or node.last).span.end
                found.setdefault(binding, []).extend([Span(start, node.span.end), node.variable.span])
    return found
