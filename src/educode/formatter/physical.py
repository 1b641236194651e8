"""The physical lines of a program: the tokens and the comment of each, and the block that it stands in."""

from __future__ import annotations

from educode.records import field, state
from educode.syntax.ends import read_end
from educode.syntax.nodes import Comment
from educode.syntax.tokens import END, Lexed, Line, Token
from educode.text import Source

_OPENERS = frozenset({"si", "pour", "tant", "fonction", "proc\u00e9dure", "classe"})
_DEFINITIONS = frozenset({"fonction", "proc\u00e9dure", "classe"})


@state
class PhysicalLine:
    """One line of the text. ``level``: blocks around it; ``brackets``: those open where it starts."""

    number: int
    typed: str
    logical: Line = field(default_factory=list)
    tokens: list[Token] = field(default_factory=list)
    comment: Comment | None = None
    level: int = 0
    brackets: int = 0
    opens: bool = False
    closes: bool = False
    is_definition: bool = False
    ends_definition: bool = False

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing on it."""
        return not self.typed.strip(" \t\u00a0\u202f\u200b\ufeff")

    @property
    def is_comment(self) -> bool:
        """Whether there is only a comment on it."""
        return self.comment is not None and not self.tokens


def physical_lines(source: Source, lexed: Lexed) -> list[PhysicalLine]:
    """All lines, with what stands on each."""
    lines = [PhysicalLine(number, source.line_text(number)) for number in range(1, source.line_count + 1)]
    for comment in lexed.comments:
        lines[source.position(comment.span.start).line - 1].comment = comment
    for logical in lexed.lines:
        _place(logical, lines, source)
    _indent(lines)
    return lines


def _place(logical: Line, lines: list[PhysicalLine], source: Source) -> None:
    open_brackets = 0
    number, end = 0, -1
    for token in logical:
        if token.kind == END:
            break
        if token.start >= end:
            number, before = source.position(token.start).line, number
            for line in lines[before : number - 1] if open_brackets else ():
                line.brackets = open_brackets
            end = source.line_span(number).end
            line = lines[number - 1]
            line.logical = logical
            line.brackets = open_brackets - (token.text in (")", "]"))
        line.tokens.append(token)
        open_brackets += (token.text in ("(", "[")) - (token.text in (")", "]"))


def _indent(lines: list[PhysicalLine]) -> None:
    stack: list[str] = []
    previous: Line = []
    for line in lines:
        logical = line.logical
        if not logical or logical is previous:
            line.level = len(stack)
            continue
        previous = logical
        first = logical[0].kind
        end = read_end(logical)
        if end is not None:
            line.closes = True
            line.ends_definition = bool(stack) and stack[-1] in _DEFINITIONS
            if stack:
                stack.pop()
        line.level = len(stack)
        if first == "sinon":
            line.level = max(len(stack) - 1, 0)
            line.opens = line.closes = True
        elif end is None and first in _OPENERS:
            stack.append(first)
            line.opens = True
            line.is_definition = first in _DEFINITIONS
