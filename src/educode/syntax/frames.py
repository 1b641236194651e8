"""A block being read: what it holds so far, and the node that it becomes when it is closed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from educode.language.keywords import PROCEDURE
from educode.syntax.headings import Condition, Heading, Signature, Turns
from educode.syntax.nodes import (
    Branch,
    BrokenStatement,
    ClassDefinition,
    Expression,
    For,
    If,
    RoutineDefinition,
    Statement,
    While,
)
from educode.syntax.tokens import Token
from educode.text import Span


class Frame:
    """An open block. ``kind`` is its first word (``tant`` for a ``tant que``).

    ``heading_span``: the words of the opening line. ``silent``: its opening was already told as
    wrong (a foreign form…), so that a missing end is not told again. ``dedent``: the first line,
    after some indented ones, that stands no further than the opening: where it should have ended.
    ``reported``: the rank of what is told about the opening, if it is, whose line ends at ``opened_until``;
    ``is_sure``: whether mending that, and the end of the block with it, leaves no doubt.
    """

    __slots__ = (
        "body",
        "branches",
        "condition",
        "dedent",
        "else_span",
        "first",
        "heading",
        "heading_span",
        "indent",
        "indented",
        "is_inline",
        "is_sure",
        "kind",
        "last",
        "opened_until",
        "otherwise",
        "reported",
        "silent",
        "told",
    )

    def __init__(self, kind: str, first: Token, heading: Heading, heading_span: Span, indent: int) -> None:
        self.kind = kind
        self.first = first
        self.heading = heading
        self.heading_span = heading_span
        self.indent = indent
        self.body: list[Statement] = []
        self.branches: list[Branch] = []
        self.condition: tuple[int, Expression] | None = None
        self.otherwise: list[Statement] | None = None
        self.else_span: Span | None = None
        self.silent = False
        self.is_sure = False
        self.is_inline = False  # what the block holds stands on the line of its opening
        self.reported = 0
        self.opened_until = heading_span.end
        self.told = False  # a class: something in it that is no member was told
        self.indented = False
        self.dedent: Span | None = None
        self.last = heading_span.end
        if isinstance(heading, Condition):
            self.condition = (first.start, heading.value)

    def branch(self, start: int, condition: Expression | None, word: Span) -> None:
        """Begin a ``sinon si`` (or the ``sinon``, without condition)."""
        self._end_branch()
        self.condition = None
        if condition is None:
            self.otherwise = self.body
            self.else_span = word
        else:
            self.condition = (start, condition)

    def _end_branch(self) -> None:
        if self.condition is not None:
            start, condition = self.condition
            end = self.body[-1].span.end if self.body else condition.span.end
            self.branches.append(Branch(Span(start, max(end, condition.span.end)), condition, tuple(self.body)))
        self.body = []

    def node(self, end: int) -> Statement:
        """The block as a node that ends at ``end``."""
        span = Span(self.first.start, max(end, self.heading_span.end))
        heading = self.heading
        if isinstance(heading, Turns):
            return For(span, heading.variable, heading.first, heading.last, heading.step, tuple(self.body))
        if isinstance(heading, Signature):
            return self._definition(span, heading)
        if self.kind == "si":
            return self._chain(span)
        return While(span, heading.value, tuple(self.body))

    def _chain(self, span: Span) -> Statement:
        if self.else_span is None:
            self._end_branch()
            return If(span, tuple(self.branches), None)
        return If(span, tuple(self.branches), tuple(self.body), self.else_span)

    def _definition(self, span: Span, heading: Signature) -> Statement:
        body = tuple(self.body)
        if not heading.name.name:
            return BrokenStatement(span)
        if self.kind == "classe":
            return ClassDefinition(span, heading.name, tuple(_members(body)), self.heading_span)
        return RoutineDefinition(
            span, heading.name, heading.parameters, body, self.kind != PROCEDURE, self.heading_span
        )


def _members(body: Iterable[Statement]) -> Iterator[Statement]:
    """What a class holds; of a block told as misplaced there, what it holds itself."""
    for statement in body:
        if isinstance(statement, If):
            for branch in statement.branches:
                yield from _members(branch.body)
            yield from _members(statement.otherwise or ())
        elif isinstance(statement, For | While):
            yield from _members(statement.body)
        else:
            yield statement
