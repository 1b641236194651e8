"""What the tests of the front end share: a program read, its messages by line."""

from __future__ import annotations

from educode.diagnostics import Reporter
from educode.syntax import parse
from educode.syntax.nodes import (
    ArrayLiteral,
    Binary,
    BooleanLiteral,
    Broken,
    Call,
    ColorLiteral,
    DictionaryLiteral,
    Expression,
    Field,
    Group,
    Index,
    MethodCall,
    Name,
    NumberLiteral,
    Program,
    Self,
    Show,
    TextLiteral,
    Unary,
)
from educode.text import Source


def read(program: str) -> Program:
    """The tree of a program in which nothing is wrong."""
    reporter = Reporter()
    tree = parse(Source(program), reporter)
    assert [one.message for one in reporter.diagnostics] == []
    return tree


def told(program: str) -> list[tuple[int, str]]:
    """The lines and codes of what is wrong, in the order of the text."""
    source, reporter = Source(program), Reporter()
    parse(source, reporter)
    return sorted((source.position(one.span.start).line, one.code) for one in reporter.diagnostics)


def suggestions(program: str) -> list[str | None]:
    """What is proposed, in the order of the text."""
    reporter = Reporter()
    parse(Source(program), reporter)
    return [one.suggestion for one in sorted(reporter.diagnostics, key=lambda one: one.span.start)]


def shape(value: str) -> str:
    """A value as a tree: ``1 + 2`` gives ``(1 + 2)``."""
    statement = read(f"affiche {value}\n").statements[0]
    assert isinstance(statement, Show)
    assert statement.value is not None
    return write(statement.value)


def write(node: Expression) -> str:  # noqa: C901, PLR0911, PLR0912 - one case a kind of node
    match node:
        case NumberLiteral(value=value):
            return f"{value:g}"
        case TextLiteral(value=text):
            return repr(text)
        case ColorLiteral(value=color):
            return color
        case BooleanLiteral(value=truth):
            return "vrai" if truth else "faux"
        case Name(name=name):
            return name
        case Self():
            return "moi"
        case Unary(operator=sign, operand=operand):
            return f"({sign} {write(operand)})"
        case Binary(operator=sign, left=left, right=right):
            return f"({write(left)} {sign} {write(right)})"
        case Group(inner=inner):
            return f"<{write(inner)}>"
        case Index(base=base, index=index):
            return f"{write(base)}[{write(index)}]"
        case Field(base=base, name=name):
            return f"{write(base)}.{name.name}"
        case Call(name=name, arguments=values):
            return f"{name.name}({', '.join(map(write, values))})"
        case MethodCall(base=base, name=name, arguments=values):
            return f"{write(base)}.{name.name}({', '.join(map(write, values))})"
        case ArrayLiteral(elements=elements):
            return f"[{', '.join(map(write, elements))}]"
        case DictionaryLiteral(entries=entries):
            return "{" + ", ".join(f"{write(key)}: {write(value)}" for key, value in entries) + "}"
        case Broken():
            return "?"
    raise AssertionError(node)
