"""Cuts a program into tokens and logical lines. Reports nothing: what is odd is a token of its own.

Called by ``parse`` only. One master pattern; each of its groups has a short function.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from educode.language.foreign_signs import (
    ASSIGNMENT_SIGNS,
    BLANKS,
    COMPOUND_SIGNS,
    DOUBLE_QUOTES,
    OTHER_SIGNS,
    SIGNS,
    SINGLE_QUOTES,
)
from educode.language.keywords import ACCENTED, CONTEXTUAL, RESERVED, STATEMENT_STARTS, canonical
from educode.language.operators import BINARY
from educode.syntax.literals import color_value, number_value, text_value
from educode.syntax.nodes import Comment
from educode.syntax.tokens import COLOR, END, HASH_COMMENT, NAME, NUMBER, ODD, SECTION, TEXT, Lexed, Line, Token
from educode.text import Span

_BLANKS = r" \t\v\f\x85\u00a0\u1680\u2000-\u200b\u2028\u2029\u202f\u205f\u3000\ufeff"
_SIGNS = "|".join(
    re.escape(sign)
    for sign in sorted(
        {*SIGNS, *ASSIGNMENT_SIGNS, *COMPOUND_SIGNS, *OTHER_SIGNS, *"-+*/^=<>()[],:.", "<=", ">=", "<>"} - {"<-"},
        key=len,
        reverse=True,
    )
)
_QUOTED = rf"[{DOUBLE_QUOTES}][^{DOUBLE_QUOTES}\"\r\n]*[{DOUBLE_QUOTES}\"]?"
_SINGLE_QUOTED = rf"(?<!\w)[{SINGLE_QUOTES}](?:[^{SINGLE_QUOTES}\r\n]|(?<=\w)[{SINGLE_QUOTES}](?=\w))*[{SINGLE_QUOTES}]"
_MASTER = re.compile(
    rf"[{_BLANKS}]*(?:"
    r"(?P<name>[^\W\d][\w\u0300-\u036f]*)"
    r"|(?P<line_end>\r\n|\n|\r)"
    r"|(?P<comment>//[^\r\n]*)"
    r'|(?P<text>"(?:[^"\\\r\n]|\\[^\r\n])*"?)'
    r"|(?P<number>\.?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?[\w\u0300-\u036f.]*)"
    rf"|(?P<sign>{_SIGNS})"
    r"|(?P<color>\#[\w\u0300-\u036f]*)"
    r"|(?P<section>@[^\r\n]*)"
    rf"|(?P<quoted>{_QUOTED}|{_SINGLE_QUOTED})"
    r"|(?P<end>\Z)"
    r"|(?P<odd>.)"
    r")",
    re.DOTALL,
)
_JOINS_NEXT = frozenset({"(", "[", ",", ":", "non", *BINARY})
_CONTINUES = re.compile(
    rf"(?>(?:[{_BLANKS}\r\n]|//[^\r\n]*)*)(?:[)\],+\-*/^=<>]|(?:et|ou|mod|non)\b|{'|'.join(map(re.escape, SIGNS))})"
)
_STARTS_STATEMENT = re.compile(
    rf"(?>(?:[{_BLANKS}\r\n]|//[^\r\n]*)*)(?:(?:{'|'.join(sorted(STATEMENT_STARTS))})\b|fin\s+(?:si|pour|tant|fonction)\b)"
)
_OPENERS = frozenset("([")
_CLOSERS = frozenset(")]")
_STRANGE = frozenset(";{}")
_ENDS_OPERAND = frozenset({NAME, NUMBER, TEXT, COLOR, "vrai", "faux", ")", "]"})


def _spellings() -> dict[str, tuple[str, str]]:
    """Each spelling of a keyword → its token kind and the keyword."""
    table: dict[str, tuple[str, str]] = {}
    for word in RESERVED | CONTEXTUAL:
        kind = word if word in RESERVED else NAME
        table[word] = (kind, word)
        if word in ACCENTED:
            table[ACCENTED[word]] = (kind, canonical(word))
    return table


_KEYWORDS = _spellings()


def keyword_kind(spelling: str) -> tuple[str, str] | None:
    """The token kind and the keyword that a spelling gives; None for a plain name."""
    return _KEYWORDS.get(spelling)


def tokenize(text: str) -> Lexed:
    """The logical lines and comments of ``text``."""
    return _Lexer(text).run()


class _Lexer:
    """State of one run: the line being filled and the brackets open in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lexed = Lexed([], [], {}, set())
        self.line: Line = []
        self.brackets: list[str] = []  # "call", "group" or "["

    def run(self) -> Lexed:
        rules: dict[str, Callable[[str, int, int], int]] = {
            "line_end": self.line_end,
            "comment": self.comment,
            "text": self.quote,
            "number": self.number,
            "color": self.color,
            "section": self.section,
            "quoted": self.quoted,
            "odd": self.odd,
        }
        match, text, position = _MASTER.match, self.text, 0
        while True:
            found = match(text, position)
            assert found is not None  # the last alternative takes any character
            group = found.lastgroup
            start, position = found.span(group or 0)
            if group == "name":
                position = self.name(text[start:position], start, position)
            elif group == "sign":
                self.sign(text[start:position], start, position)
            elif group == "end":
                self.finish(start)
                return self.lexed
            else:
                position = rules[group or ""](text[start:position], start, position)

    def name(self, word: str, start: int, end: int) -> int:
        """A name or a keyword; an odd character (x², 2 in Arabic) ends it."""
        known = _KEYWORDS.get(word)
        if known is not None:
            self.line.append(Token(known[0], word, start, end, known[1], word))
            return end
        if word.isascii():
            self.line.append(Token(NAME, word, start, end, "", word))
            return end
        return self.accented_name(word, start)

    def accented_name(self, word: str, start: int) -> int:
        length = _name_length(word)
        if length == 0:
            return self.odd(word[0], start, start + 1)
        typed = word[:length]
        normal = unicodedata.normalize("NFC", typed)
        kind, keyword = _KEYWORDS.get(normal, (NAME, ""))
        self.line.append(Token(kind, typed, start, start + length, keyword, normal))
        return start + length

    def sign(self, sign: str, start: int, end: int) -> None:
        """An operator, a bracket or a foreign sign."""
        if sign in _OPENERS:
            self.open(sign)
        elif sign in _CLOSERS:
            if self.brackets:
                self.brackets.pop()
        elif sign in _STRANGE:
            self.lexed.strange.add(len(self.lexed.lines))
        self.line.append(Token(SIGNS.get(sign, sign), sign, start, end))

    def open(self, sign: str) -> None:
        called = sign == "(" and self.names_a_call()
        self.brackets.append("call" if called else "group" if sign == "(" else sign)
        rank, depth = len(self.lexed.lines), len(self.brackets)
        if depth > self.lexed.depths.get(rank, 0):
            self.lexed.depths[rank] = depth

    def names_a_call(self) -> bool:
        """Whether the last token is a name that a ``(`` would call: two operands never follow each other."""
        line = self.line
        if not line or line[-1].kind != NAME:
            return False
        if not line[-1].word or len(line) == 1:
            return True
        before = line[-2].kind
        return before not in _ENDS_OPERAND and before != "tant"

    def number(self, typed: str, start: int, end: int) -> int:
        """A number; with a decimal comma where the comma does not separate."""
        text = self.text
        if text[end : end + 1] == "," and typed.isdecimal() and (not self.brackets or self.brackets[-1] == "group"):
            decimals = _DECIMALS.match(text, end + 1)
            if decimals:
                end = decimals.end()
                typed = text[start:end]
        self.line.append(Token(NUMBER, typed, start, end, "", number_value(typed)))
        return end

    def quote(self, typed: str, start: int, end: int) -> int:
        self.line.append(Token(TEXT, typed, start, end, "", text_value(typed)))
        return end

    def quoted(self, typed: str, start: int, end: int) -> int:
        """A text between quotes that are not EduCode's."""
        self.line.append(Token(TEXT, typed, start, end))
        return end

    def color(self, typed: str, start: int, end: int) -> int:
        """A colour, or a comment written as in Python where no colour can stand."""
        value = color_value(typed)
        no_color_here = not self.line or (value is None and self.line[-1].kind in _ENDS_OPERAND)
        if no_color_here or typed == "#":
            self.lexed.strange.add(len(self.lexed.lines))
            end = self.physical_end(start)
            self.line.append(Token(HASH_COMMENT, self.text[start:end], start, end))
        else:
            self.line.append(Token(COLOR, typed, start, end, "", value))
        return end

    def section(self, typed: str, start: int, end: int) -> int:
        """A section heading, first on its line; elsewhere an odd character."""
        if self.line:
            return self.odd("@", start, start + 1)
        self.line.append(Token(SECTION, typed.rstrip(), start, start + len(typed.rstrip()), "", typed[1:].strip()))
        return end

    def odd(self, typed: str, start: int, end: int) -> int:
        self.line.append(Token(ODD, typed, start, end))
        return end

    def comment(self, typed: str, start: int, end: int) -> int:
        alone = not self.text[self.text_line_start(start) : start].strip(BLANKS)
        self.lexed.comments.append(Comment(Span(start, start + len(typed.rstrip())), typed[2:].strip(), alone))
        return end

    def text_line_start(self, offset: int) -> int:
        return max(self.text.rfind("\n", 0, offset), self.text.rfind("\r", 0, offset)) + 1

    def physical_end(self, offset: int) -> int:
        found = _REST_OF_LINE.match(self.text, offset)
        return found.end() if found else offset

    def line_end(self, _typed: str, start: int, end: int) -> int:
        """The end of a physical line: of the statement too, unless an open bracket lets it go on."""
        if self.line and not (self.brackets and self.goes_on(end)):
            self.finish(start)
        return end

    def goes_on(self, next_line: int) -> bool:
        if _STARTS_STATEMENT.match(self.text, next_line):
            return False
        return self.line[-1].kind in _JOINS_NEXT or _CONTINUES.match(self.text, next_line) is not None

    def finish(self, offset: int) -> None:
        """Close the logical line."""
        if self.line:
            offset = min(offset, self.line[-1].end)
            self.line.append(Token(END, "", offset, offset))
            self.lexed.lines.append(self.line)
            self.line = []
        self.brackets.clear()


_DECIMALS = re.compile(r"[0-9]+(?:[eE][+-]?[0-9]+)?[\w]*")
_REST_OF_LINE = re.compile(r"[^\r\n]*")


def _name_length(word: str) -> int:
    """How many characters of ``word`` can be in a name."""
    for rank, character in enumerate(word):
        category = unicodedata.category(character)
        if not (category[0] in "LM" or character == "_" or character in "0123456789") or (
            rank == 0 and category[0] == "M"
        ):
            return rank
    return len(word)
