"""The syntax tree. Nodes are frozen, compare by identity and carry no facts of later passes.

Each node has the span of its text. ``Identifier`` is a written word with its place, in NFC.
Broken parts become ``Broken``/``BrokenStatement``: an error about them is already reported,
later passes stay silent about them.
"""

from __future__ import annotations

from dataclasses import dataclass

from educode.text import Span


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """Anything with a place in the text."""

    span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Identifier(Node):
    """A written name: of a variable, routine, class, field, parameter."""

    name: str


# --- expressions ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Expression(Node):
    """Something that has a value."""


@dataclass(frozen=True, slots=True, eq=False)
class NumberLiteral(Expression):
    """``12``, ``0.5``, ``1,5``, ``1e6``; the text as typed is in the source."""

    value: float


@dataclass(frozen=True, slots=True, eq=False)
class TextLiteral(Expression):
    """``"…"`` with its escapes resolved and in NFC."""

    value: str


@dataclass(frozen=True, slots=True, eq=False)
class ColorLiteral(Expression):
    """``#f80``; ``value`` is the full form in capitals, ``#FF8800`` (``#0`` stays ``#0``)."""

    value: str


@dataclass(frozen=True, slots=True, eq=False)
class BooleanLiteral(Expression):
    """``vrai`` or ``faux``."""

    value: bool


@dataclass(frozen=True, slots=True, eq=False)
class ArrayLiteral(Expression):
    """``[1, 2, 3]``."""

    elements: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class DictionaryLiteral(Expression):
    """``["a": 1]``, ``[:]``."""

    entries: tuple[tuple[Expression, Expression], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Name(Expression):
    """A variable or class used as a value (or as a place); ``moi`` is ``Self``, not a Name."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Self(Expression):
    """``moi``, where it can mean the object: resolve decides (a variable may be called moi)."""


@dataclass(frozen=True, slots=True, eq=False)
class Index(Expression):
    """``base[index]``."""

    base: Expression
    index: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Field(Expression):
    """``base.name``."""

    base: Expression
    name: Identifier


@dataclass(frozen=True, slots=True, eq=False)
class Call(Expression):
    """``name(arguments)``: a built-in, a routine of the program, or a method in its class."""

    name: Identifier
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class MethodCall(Expression):
    """``base.name(arguments)``."""

    base: Expression
    name: Identifier
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Unary(Expression):
    """``-`` or ``non``."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Binary(Expression):
    """``ou et = <> < > <= >= + - * / mod ^``; ``operator_span`` is the sign's place."""

    operator: str
    left: Expression
    right: Expression
    operator_span: Span


@dataclass(frozen=True, slots=True, eq=False)
class Group(Expression):
    """``(inner)``: parentheses are kept for the formatter and the translations."""

    inner: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Broken(Expression):
    """An expression that could not be read; its error is reported. ``parts``: what was understood."""

    parts: tuple[Expression, ...] = ()


Place = Name | Index | Field | Self | Broken

# --- statements ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class Statement(Node):
    """One statement; a block's span reaches to the end of its ``fin …``."""


@dataclass(frozen=True, slots=True, eq=False)
class Section(Statement):
    """``@ Title``; ``title`` as typed after the sign, stripped."""

    title: str


@dataclass(frozen=True, slots=True, eq=False)
class TypeName(Node):
    """A type as written after ``est un``: built-in (accents normalised) or a class's name."""

    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Declaration(Statement):
    """``x, y est un nombre [vaut value]``. ``type_name`` None: it could not be read (type unknown)."""

    names: tuple[Identifier, ...]
    type_name: TypeName | None
    value: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Constant(Statement):
    """``constante NAME vaut value``."""

    name: Identifier
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Assignment(Statement):
    """``place vaut value``."""

    place: Expression
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Append(Statement):
    """``place ajoute value``."""

    place: Expression
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Subtract(Statement):
    """``place soustrait value``."""

    place: Expression
    value: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Remove(Statement):
    """``place supprime key``."""

    place: Expression
    key: Expression


@dataclass(frozen=True, slots=True, eq=False)
class Branch(Node):
    """``si c alors`` or ``sinon si c alors`` with its body."""

    condition: Expression
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, eq=False)
class If(Statement):
    """A chain; ``otherwise`` None where there is no ``sinon``; ``else_span`` is that word's place."""

    branches: tuple[Branch, ...]
    otherwise: tuple[Statement, ...] | None
    else_span: Span | None = None


@dataclass(frozen=True, slots=True, eq=False)
class For(Statement):
    """``pour variable de first à last [pas step]``."""

    variable: Identifier
    first: Expression
    last: Expression
    step: Expression | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, eq=False)
class While(Statement):
    """``tant que condition``."""

    condition: Expression
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Break(Statement):
    """``arrête``."""


@dataclass(frozen=True, slots=True, eq=False)
class Continue(Statement):
    """``continue``."""


@dataclass(frozen=True, slots=True, eq=False)
class Stop(Statement):
    """``terminer``."""


@dataclass(frozen=True, slots=True, eq=False)
class Return(Statement):
    """``retourne [value]``."""

    value: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class CallStatement(Statement):
    """``appelle p(…)`` or a bare ``p(…)``; ``with_keyword`` tells which."""

    call: Expression  # Call, MethodCall or Broken
    with_keyword: bool


@dataclass(frozen=True, slots=True, eq=False)
class Show(Statement):
    """``affiche [value]``."""

    value: Expression | None


@dataclass(frozen=True, slots=True, eq=False)
class Ask(Statement):
    """``demande question dans place``."""

    question: Expression
    place: Expression


@dataclass(frozen=True, slots=True, eq=False)
class WaitClick(Statement):
    """``cliquer canvas dans x, y``."""

    canvas: Expression
    x: Expression
    y: Expression


@dataclass(frozen=True, slots=True, eq=False)
class WaitKey(Statement):
    """``appuyer keys dans place``."""

    keys: Expression
    place: Expression


@dataclass(frozen=True, slots=True, eq=False)
class BrokenStatement(Statement):
    """A line that could not be read; its error is reported. ``parts``: expressions understood in it.

    ``declares``: names that it was clearly meant to declare (their type is unknown).
    """

    parts: tuple[Expression, ...] = ()
    declares: tuple[Identifier, ...] = ()


# --- definitions ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, eq=False)
class RoutineDefinition(Statement):
    """``fonction``/``procédure``. ``parameters`` None: the heading is broken (any count is right)."""

    name: Identifier
    parameters: tuple[Identifier, ...] | None
    body: tuple[Statement, ...]
    is_function: bool
    heading: Span


@dataclass(frozen=True, slots=True, eq=False)
class ClassDefinition(Statement):
    """``classe name[:]``: fields (Declaration) and methods (RoutineDefinition), sections kept in order."""

    name: Identifier
    members: tuple[Statement, ...]
    heading: Span


@dataclass(frozen=True, slots=True, eq=False)
class Comment(Node):
    """``// text``; ``text`` without the slashes, stripped. ``alone``: nothing before it on its line."""

    text: str
    alone: bool


@dataclass(frozen=True, slots=True, eq=False)
class Program(Node):
    """A whole file: statements, definitions and sections in the order of the text."""

    statements: tuple[Statement, ...]
    comments: tuple[Comment, ...]
    complete: bool = True  # False: a syntax error was reported somewhere
