"""What the passes share while one program is analysed: the tables, the reporter, and the names nobody declared."""

from __future__ import annotations

from enum import Enum

from educode.diagnostics import Reporter
from educode.language.types import UNKNOWN
from educode.records import field, state
from educode.semantics.model import Analysis, Class, Routine, Scope, Variable
from educode.syntax.nodes import (
    Assignment,
    Call,
    Constant,
    Declaration,
    Expression,
    Group,
    MethodCall,
    Node,
    RoutineDefinition,
)
from educode.text import Span


class Use(Enum):
    """How an unknown name was first used."""

    READ = "read"
    WRITTEN = "written"
    CALLED = "called"


@state
class UnknownName:
    """A name that stands for nothing: its first use, and everything that helps to guess what was meant.

    ``ghost`` is the variable of unknown type that takes its place, so that later uses stay silent. ``calls``: where it
    is called; ``methods``: the calls after a dot that begin with it.
    """

    name: str
    span: Span
    use: Use
    routine: Routine | None
    class_: Class | None
    ghost: Variable
    assignment: Assignment | None = None
    one_scope: bool = True
    asked: bool = False
    guess: bool = True
    uses: list[Span] = field(default_factory=list)
    calls: list[Call] = field(default_factory=list)
    methods: list[MethodCall] = field(default_factory=list)


@state
class Workspace:
    """The state of one analysis, passed from pass to pass.

    ``ready``: offset from which a variable may be used in its own scope. ``constants``: the
    statement that gives each constant its value. ``color_arguments``: where a colour is
    expected. ``returning``: procedures told to
    give a value. ``broken``: routines
    with lines that could not be read. ``altered``: variables changed through
    ``ajoute`` and the like, whose reads are not only those of their name.
    """

    analysis: Analysis
    reporter: Reporter
    ready: dict[Variable, int] = field(default_factory=dict)
    constants: dict[Variable, Constant] = field(default_factory=dict)
    fields: dict[Variable, Declaration] = field(default_factory=dict)
    unknown: dict[tuple[str, bool], UnknownName] = field(default_factory=dict)
    altered: set[Variable] = field(default_factory=set)
    stored_results: set[Variable] = field(default_factory=set)
    returning: set[RoutineDefinition] = field(default_factory=set)
    broken: set[RoutineDefinition] = field(default_factory=set)
    color_arguments: set[Span] = field(default_factory=set)
    main_callees: set[Routine] = field(default_factory=set)

    def gives_value(self, routine: Routine) -> bool:
        """Whether ``routine`` has some ``retourne e``; a broken body is trusted."""
        return routine.returns_value or routine.definition in self.broken

    def text(self, node: Node) -> str:
        """The text of ``node`` as typed."""
        return self.analysis.source.slice(node.span)

    def line(self, span: Span) -> int:
        """The line on which ``span`` begins."""
        return self.analysis.source.position(span.start).line


def ghost_variable(name: str, span: Span) -> Variable:
    """A variable that stands for an unknown name and absorbs everything silently."""
    return Variable(name, Scope.GLOBAL, UNKNOWN, span)


def without_groups(expression: Expression) -> Expression:
    """``expression`` without the parentheses around it."""
    while isinstance(expression, Group):
        expression = expression.inner
    return expression
