"""Formats a whole program."""

from __future__ import annotations

from collections.abc import Iterator

from educode.diagnostics import Diagnostic, Reporter
from educode.formatter.comments import Written, with_comments
from educode.formatter.physical import PhysicalLine, physical_lines
from educode.formatter.spacing import comment_text, line_text
from educode.syntax.lexer import tokenize
from educode.syntax.parser import parse_lexed
from educode.syntax.tokens import Lexed, Line, Token
from educode.text import Source

_STEP = "    "
_TAB = 4
_BLOCK_CODES = "EDU02"


def format_source(text: str) -> str:
    """``text`` in the canonical layout; what cannot be understood stays as it is."""
    source = Source(text)
    reporter = Reporter()
    lexed = tokenize(source.text)
    parse_lexed(source, lexed, reporter)
    wrong = set(_lines_of(reporter.diagnostics, source))
    lines = physical_lines(source, lexed)
    keeps_indents = any(found.code.startswith(_BLOCK_CODES) for found in reporter.diagnostics)
    written = with_comments(lines, [_written(line, source, wrong, keeps_indents) for line in lines])
    formatted = _assembled(lines, written, bool(wrong))
    if formatted == source.text or _is_same(lexed, tokenize(formatted)):
        return formatted
    return source.text


def _lines_of(diagnostics: list[Diagnostic], source: Source) -> Iterator[int]:
    for found in diagnostics:
        first, last = source.position(found.span.start).line, source.position(found.span.end).line
        yield from range(first, last + 1)


def _written(line: PhysicalLine, source: Source, wrong: set[int], keeps_indents: bool) -> Written:
    if line.is_blank:
        return Written("")
    if line.number in wrong or _has_unreadable(line):
        return Written(line.typed)
    code = line_text(line.tokens, line.logical) if line.tokens else ""
    if line.comment is None:
        return Written(_indent(line, keeps_indents) + code if code else line.typed)
    span = line.comment.span
    column = len(line.typed[: span.start - source.line_span(line.number).start].expandtabs(_TAB))
    return Written(_indent(line, keeps_indents) + code, comment_text(line.comment, source.slice(span)), column)


def _has_unreadable(line: PhysicalLine) -> bool:
    return any(token.kind in ("odd", "hash") for token in line.tokens)


def _indent(line: PhysicalLine, keeps_indents: bool) -> str:
    if keeps_indents:
        return line.typed[: len(line.typed) - len(line.typed.lstrip())]
    return _STEP * (line.level + line.brackets)


def _assembled(lines: list[PhysicalLine], written: list[str], has_errors: bool) -> str:
    kept: list[str] = []
    after_opening, after_definition = True, False
    comments = 0
    for line, text in zip(lines, written, strict=True):
        if not text:
            if kept and kept[-1] and not after_opening:
                kept.append("")
            comments = 0
            continue
        if not has_errors:
            if line.closes and kept and not kept[-1]:
                kept.pop()
            if after_definition and line.level == 0 and not line.closes and kept[-1]:
                kept.append("")
            if line.is_definition and line.level == 0:
                _separate(kept, comments)
        kept.append(text)
        comments = comments + 1 if line.is_comment and not line.level else 0
        after_opening = line.opens and not has_errors
        after_definition = line.ends_definition and line.level == 0
    while kept and not kept[-1]:
        kept.pop()
    return "\n".join(kept) + "\n" if kept else ""


def _separate(kept: list[str], comments: int) -> None:
    """A blank line before a definition and the comments that go with it."""
    at = len(kept) - comments
    if at > 0 and kept[at - 1] and not kept[at - 1].startswith("@"):
        kept.insert(at, "")


def _is_same(before: Lexed, after: Lexed) -> bool:
    """Whether both texts read as the same tokens, line by line, with the same comments."""
    if [comment.text for comment in before.comments] != [comment.text for comment in after.comments]:
        return False
    return len(before.lines) == len(after.lines) and all(map(_is_same_line, before.lines, after.lines))


def _is_same_line(before: Line, after: Line) -> bool:
    return len(before) == len(after) and all(map(_is_same_token, before, after))


def _is_same_token(before: Token, after: Token) -> bool:
    if before.kind != after.kind:
        return False
    return before.text == after.text or _spelling(before) == _spelling(after)


def _spelling(token: Token) -> str:
    if token.kind == "@":
        return str(token.value)
    if token.text == "booleen":
        return "bool\u00e9en"
    return token.word or token.text
