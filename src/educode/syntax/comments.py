"""Comments of other languages: ``/* … */`` on one line or several, ``<!-- … -->``, ``-- …``."""

from __future__ import annotations

from educode.diagnostics.rules.text import COMMENT_SIGN
from educode.language.near_lines import COMMENT_ENDS, COMMENT_STARTS
from educode.syntax.cursor import Cursor
from educode.text import Span

COMMENT_SIGNS = frozenset({"/", "<", "-"})
"""What the first token of such a line is."""


def tell_comment(cursor: Cursor, *, inside: bool) -> tuple[bool, bool]:
    """Whether the line is such a comment, told at its first line, and whether it goes on."""
    source = cursor.source
    line = source.line_span(source.position(cursor.tokens[0].start).line)
    typed = source.text[cursor.tokens[0].start : line.end].rstrip()
    opening = next((sign for sign in COMMENT_STARTS if typed.startswith(sign)), "")
    if not inside and not opening:
        return False, False
    closing = next((sign for sign in COMMENT_ENDS if sign in typed), "")
    if not inside:
        words = typed.removeprefix(opening).split(closing or "\n")[0].strip(" *-")
        span = Span(cursor.tokens[0].start, cursor.tokens[0].start + len(typed))
        alone = bool(closing) or opening == "--"
        edits = [(span, f"// {words}".strip())] if alone else []
        mark = Span(span.start, span.start + len(opening))
        cursor.note(COMMENT_SIGN, mark, hint="line" if alone else "each", edits=edits, typed=opening)
        cursor.flush()
    return True, opening != "--" and not closing
