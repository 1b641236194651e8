"""What the lexer gives: tokens gathered into logical lines, and the comments.

A logical line ends where a statement may end: physical lines joined inside brackets are one.
"""

from __future__ import annotations

from educode.records import value
from educode.syntax.nodes import Comment
from educode.text import Span

END = "end"
NAME = "name"
NUMBER = "number"
TEXT = "text"
COLOR = "color"
SECTION = "@"
HASH_COMMENT = "hash"
ODD = "odd"


class Token:
    """One word or sign.

    ``kind``: ``name``, ``number``, ``text``, ``color``, ``@`` (a section), ``end`` (of the logical
    line), ``hash`` (a comment written with ``#``), ``odd`` (a character without any meaning), else
    a reserved word or a sign of EduCode (for a foreign sign, the one that it stands for).
    ``text``: as typed. ``word``: the keyword that it can be, with its accents, else empty.
    ``value``: of a literal, a name (in NFC) or a section; None where a literal is badly written.
    """

    __slots__ = ("end", "kind", "start", "text", "value", "word")

    def __init__(  # noqa: PLR0913, PLR0917 - a plain record, made in the hottest loop
        self, kind: str, text: str, start: int, end: int, word: str = "", value: str | float | None = None
    ) -> None:
        self.kind = kind
        self.text = text
        self.start = start
        self.end = end
        self.word = word
        self.value = value

    def __repr__(self) -> str:
        return f"Token({self.kind!r}, {self.text!r}, {self.start})"

    @property
    def span(self) -> Span:
        """The place of the token."""
        return Span(self.start, self.end)

    @property
    def is_word(self) -> bool:
        """Whether it is a name or a reserved word."""
        return self.kind == NAME or (bool(self.word) and self.kind == self.word)


Line = list[Token]


@value
class Lexed:
    """The logical lines (each ends with an ``end`` token; blank ones are left out) and the comments.

    ``depths``: for the lines that hold brackets, how deep they go, by the line's rank.
    ``strange``: ranks of the lines that hold ``;``, braces or a ``#`` comment.
    """

    lines: list[Line]
    comments: list[Comment]
    depths: dict[int, int]
    strange: set[int]
