"""The syntax tree. Nodes are frozen, compare by identity and carry no facts of later passes.

Each node has the span of its text. ``Identifier`` is a written word with its place, in NFC.
Broken parts become ``Broken``/``BrokenStatement``: an error about them is already reported,
later passes stay silent about them.
"""

from __future__ import annotations

from educode.syntax.node import Node as Node  # noqa: PLC0414 - nodes are reached from here
from educode.text import Span


class Identifier(Node):
    """A written name: of a variable, routine, class, field, parameter."""

    name: str


# --- expressions ---------------------------------------------------------------------------


class Expression(Node):
    """Something that has a value."""


class NumberLiteral(Expression):
    """``12``, ``0.5``, ``1,5``, ``1e6``; the text as typed is in the source."""

    value: float


class TextLiteral(Expression):
    """``"…"`` with its escapes resolved and in NFC."""

    value: str


class ColorLiteral(Expression):
    """``#f80``; ``value`` is the full form in capitals, ``#FF8800`` (``#0`` stays ``#0``)."""

    value: str


class BooleanLiteral(Expression):
    """``vrai`` or ``faux``."""

    value: bool


class ArrayLiteral(Expression):
    """``[1, 2, 3]``."""

    elements: tuple[Expression, ...]


class DictionaryLiteral(Expression):
    """``["a": 1]``, ``[:]``."""

    entries: tuple[tuple[Expression, Expression], ...]


class Name(Expression):
    """A variable or class used as a value (or as a place); ``moi`` is ``Self``, not a Name."""

    name: str


class Self(Expression):
    """``moi``, where it can mean the object: resolve decides (a variable may be called moi)."""


class Index(Expression):
    """``base[index]``."""

    base: Expression
    index: Expression


class Field(Expression):
    """``base.name``."""

    base: Expression
    name: Identifier


class Call(Expression):
    """``name(arguments)``: a built-in, a routine of the program, or a method in its class."""

    name: Identifier
    arguments: tuple[Expression, ...]


class MethodCall(Expression):
    """``base.name(arguments)``."""

    base: Expression
    name: Identifier
    arguments: tuple[Expression, ...]


class Unary(Expression):
    """``-`` or ``non``."""

    operator: str
    operand: Expression


class Binary(Expression):
    """``ou et = <> < > <= >= + - * / mod ^``; ``operator_span`` is the sign's place."""

    operator: str
    left: Expression
    right: Expression
    operator_span: Span


class Group(Expression):
    """``(inner)``: parentheses are kept for the formatter and the translations."""

    inner: Expression


class Broken(Expression):
    """An expression that could not be read; its error is reported. ``parts``: what was understood."""

    parts: tuple[Expression, ...] = ()


Place = Name | Index | Field | Self | Broken

# --- statements ----------------------------------------------------------------------------


class Statement(Node):
    """One statement; a block's span reaches to the end of its ``fin …``."""


class Section(Statement):
    """``@ Title``; ``title`` as typed after the sign, stripped."""

    title: str


class TypeName(Node):
    """A type as written after ``est un``: built-in (accents normalised) or a class's name."""

    name: str


class Declaration(Statement):
    """``x, y est un nombre [vaut value]``. ``type_name`` None: it could not be read (type unknown)."""

    names: tuple[Identifier, ...]
    type_name: TypeName | None
    value: Expression | None


class Constant(Statement):
    """``constante NAME vaut value``."""

    name: Identifier
    value: Expression


class Assignment(Statement):
    """``place vaut value``."""

    place: Expression
    value: Expression


class Append(Statement):
    """``place ajoute value``."""

    place: Expression
    value: Expression


class Subtract(Statement):
    """``place soustrait value``."""

    place: Expression
    value: Expression


class Remove(Statement):
    """``place supprime key``."""

    place: Expression
    key: Expression


class Branch(Node):
    """``si c alors`` or ``sinon si c alors`` with its body."""

    condition: Expression
    body: tuple[Statement, ...]


class If(Statement):
    """A chain; ``otherwise`` None where there is no ``sinon``; ``else_span`` is that word's place."""

    branches: tuple[Branch, ...]
    otherwise: tuple[Statement, ...] | None
    else_span: Span | None = None


class For(Statement):
    """``pour variable de first à last [pas step]``."""

    variable: Identifier
    first: Expression
    last: Expression
    step: Expression | None
    body: tuple[Statement, ...]


class While(Statement):
    """``tant que condition``."""

    condition: Expression
    body: tuple[Statement, ...]


class Break(Statement):
    """``arrête``."""


class Continue(Statement):
    """``continue``."""


class Stop(Statement):
    """``terminer``."""


class Return(Statement):
    """``retourne [value]``."""

    value: Expression | None


class CallStatement(Statement):
    """``appelle p(…)`` or a bare ``p(…)``; ``with_keyword`` tells which."""

    call: Expression  # Call, MethodCall or Broken
    with_keyword: bool


class Show(Statement):
    """``affiche [value]``."""

    value: Expression | None


class Ask(Statement):
    """``demande question dans place``."""

    question: Expression
    place: Expression


class WaitClick(Statement):
    """``cliquer canvas dans x, y``."""

    canvas: Expression
    x: Expression
    y: Expression


class WaitKey(Statement):
    """``appuyer keys dans place``."""

    keys: Expression
    place: Expression


class BrokenStatement(Statement):
    """A line that could not be read; its error is reported. ``parts``: expressions understood in it.

    ``declares``: names that it was clearly meant to declare (their type is unknown).
    """

    parts: tuple[Expression, ...] = ()
    declares: tuple[Identifier, ...] = ()


# --- definitions ---------------------------------------------------------------------------


class RoutineDefinition(Statement):
    """``fonction``/``procédure``. ``parameters`` None: the heading is broken (any count is right)."""

    name: Identifier
    parameters: tuple[Identifier, ...] | None
    body: tuple[Statement, ...]
    is_function: bool
    heading: Span


class ClassDefinition(Statement):
    """``classe name[:]``: fields (Declaration) and methods (RoutineDefinition), sections kept in order."""

    name: Identifier
    members: tuple[Statement, ...]
    heading: Span


class Comment(Node):
    """``// text``; ``text`` without the slashes, stripped. ``alone``: nothing before it on its line."""

    text: str
    alone: bool


class Program(Node):
    """A whole file: statements, definitions and sections in the order of the text."""

    statements: tuple[Statement, ...]
    comments: tuple[Comment, ...]
    complete: bool = True  # False: a syntax error was reported somewhere
