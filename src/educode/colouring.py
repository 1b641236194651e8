"""EduCode in Pygments: programs coloured on the manual's site, in a teacher's handout, in a terminal.

Whoever has both installed writes ``edu`` where a language is named (``pygmentize -l edu programme.edu``).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar  # the library's token types have no type of their own

from pygments.lexer import Lexer
from pygments.token import Comment, Generic, Keyword, Name, Number, Operator, Punctuation, String, Text

from educode import api
from educode.language.operators import BINARY
from educode.services.highlight import Painted, paint
from educode.syntax.lexer import tokenize
from educode.syntax.tokens import COLOR, END, HASH_COMMENT, NAME, NUMBER, SECTION, TEXT, Token
from educode.text import Source

_SIGNS = frozenset("()[],:.")
_KINDS: dict[str, Any] = {
    NUMBER: Number,
    TEXT: String,
    COLOR: Number.Hex,
    SECTION: Generic.Subheading,
    HASH_COMMENT: Comment,
    "vrai": Keyword.Constant,
    "faux": Keyword.Constant,
}
_MEANINGS: dict[str, Any] = {
    "parameter": Name.Variable,
    "property": Name.Attribute,
    "function": Name.Function,
    "method": Name.Function,
    "class": Name.Class,
    "type": Keyword.Type,
}

Piece = tuple[int, Any, str]


class EduCodeLexer(Lexer):  # type: ignore[misc]
    """The colours of EduCode, from its own tokens and the meaning of its names."""

    name = "EduCode"
    aliases: ClassVar[list[str]] = ["edu", "educode"]
    filenames: ClassVar[list[str]] = ["*.edu"]

    def get_tokens_unprocessed(self, text: str) -> Iterator[Piece]:
        """Every piece of ``text`` with its kind, nothing left out."""
        source = Source(text)
        meanings = {one.span.start: one for one in paint(api.analyse(source, verify_fixes=False))}
        position = 0
        for start, end, kind in sorted(_pieces(source.text, meanings), key=lambda piece: piece[:2]):
            if start >= position:
                yield from _blank(text, position, start)
                yield start, kind, text[start:end]
                position = end
        yield from _blank(text, position, len(text))


def _blank(text: str, start: int, end: int) -> Iterator[Piece]:
    if start < end:
        yield start, Text, text[start:end]


def _pieces(text: str, meanings: dict[int, Painted]) -> Iterator[tuple[int, int, Any]]:
    lexed = tokenize(text)
    for comment in lexed.comments:
        yield comment.span.start, comment.span.end, Comment
    for line in lexed.lines:
        for token in line:
            if token.kind != END and token.start < token.end:
                yield token.start, token.end, _kind(token, meanings.get(token.start))


def _kind(token: Token, meaning: Painted | None) -> Any:  # noqa: ANN401
    if meaning is not None:
        return Name.Builtin if meaning.is_builtin else _MEANINGS.get(meaning.kind, Name)
    if token.kind in _KINDS:
        return _KINDS[token.kind]
    if token.word and token.kind == NAME:
        return Keyword
    if token.kind in _SIGNS:
        return Punctuation
    if token.kind in BINARY and not token.text[:1].isalpha():
        return Operator
    return Keyword if token.text[:1].isalpha() and token.kind != NAME else Name
