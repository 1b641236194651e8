"""The text of one line: its words and signs with the spaces that go between them."""

from __future__ import annotations

from educode.language.operators import BINARY
from educode.syntax.nodes import Comment
from educode.syntax.tokens import COLOR, NAME, NUMBER, SECTION, TEXT, Line, Token

_VALUE_ENDS = frozenset({NAME, NUMBER, TEXT, COLOR, "vrai", "faux", ")", "]"})
_NO_SPACE_BEFORE = frozenset({")", "]", ",", ".", ":"})
_NO_SPACE_AFTER = frozenset({"(", "[", "."})
_TO = "\u00e0"
_BOOLEAN = "bool\u00e9en"
_PLAIN_BOOLEAN = "booleen"
_BREAK = "arr\u00eate"
_ARTICLES = frozenset({"un", "une"})


def line_text(tokens: list[Token], logical: Line) -> str:
    """The tokens of a physical line, which belong to the statement ``logical``."""
    if tokens[0].kind == SECTION:
        title = str(tokens[0].value or "")
        return f"@ {title}" if title else "@"
    ranks = {id(token): rank for rank, token in enumerate(logical)}
    pieces: list[str] = []
    previous: Token | None = None
    for token in tokens:
        rank = ranks[id(token)]
        if previous is not None and _has_space(previous, token, rank, logical):
            pieces.append(" ")
        pieces.append(written(token, rank, logical))
        previous = token
    return "".join(pieces)


def written(token: Token, rank: int, logical: Line) -> str:
    """A token as it is to be written: keywords with their accents."""
    if token.text == _PLAIN_BOOLEAN and rank > 1 and _is_type(rank, logical):
        return _BOOLEAN
    if not token.word or token.word == token.text:
        return token.text
    if token.kind == token.word:
        return token.word
    return token.word if _is_keyword_here(token, rank, logical) else token.text


def _is_keyword_here(token: Token, rank: int, logical: Line) -> bool:
    if token.word == _BREAK:
        return len(logical) == 2
    if token.word == _TO:
        return logical[0].kind == "pour" and rank > 3 and _is_after_value(rank, logical)
    return False


def _is_type(rank: int, logical: Line) -> bool:
    return logical[rank - 1].word in _ARTICLES and logical[rank - 2].word == "est"


def _is_after_value(rank: int, logical: Line) -> bool:
    """Whether a complete value stands before the token of ``rank``, outside brackets."""
    before = logical[rank - 1]
    if before.kind not in _VALUE_ENDS or _is_keyword(rank - 1, logical):
        return False
    return sum((one.text in ("(", "[")) - (one.text in (")", "]")) for one in logical[:rank]) == 0


def _is_keyword(rank: int, logical: Line) -> bool:
    """Whether the contextual word of ``rank`` is a keyword: it stands after a value, or after ``tant``."""
    token = logical[rank]
    if token.kind != NAME:
        return token.kind == token.word
    if not token.word or rank == 0:
        return False
    before = logical[rank - 1]
    if before.kind == "tant":
        return True
    return before.kind in _VALUE_ENDS and not _is_keyword(rank - 1, logical)


def _has_space(previous: Token, token: Token, rank: int, logical: Line) -> bool:
    if token.kind in _NO_SPACE_BEFORE or previous.kind in _NO_SPACE_AFTER:
        return False
    if previous.kind == ":":
        return token.text != "]" and logical[rank - 2].kind != "["
    if previous.kind == "-" and _is_unary(rank - 1, logical):
        return False
    if token.kind in ("(", "["):
        return previous.kind not in _VALUE_ENDS or _is_keyword(rank - 1, logical)
    return True


def _is_unary(rank: int, logical: Line) -> bool:
    if rank == 0:
        return True
    before = logical[rank - 1]
    return before.kind in BINARY or before.kind not in _VALUE_ENDS or _is_keyword(rank - 1, logical)


def comment_text(comment: Comment, typed: str) -> str:
    """A comment: one space after its slashes, unless they are a decoration."""
    if comment.text[:1].isalnum():
        return "// " + comment.text
    return typed.rstrip()
