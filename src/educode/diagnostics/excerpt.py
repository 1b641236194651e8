"""A line of the program with what is meant underlined, aligned in any terminal."""

from __future__ import annotations

import unicodedata

from educode.text import Source, Span

TAB = "    "
WIDEST = 100

_INVISIBLE = frozenset({"Mn", "Me", "Cf"})
_UNPRINTABLE = frozenset({"Cc", "Cs", "Zl", "Zp"})


def excerpt(source: Source, span: Span, mark: str = "^") -> tuple[int, str, str]:
    """The number of the line where ``span`` starts, its text, and the underline below it."""
    number = source.position(span.start).line
    line = source.line_span(number)
    start = min(span.start, line.end)
    end = max(min(span.end, line.end), start)
    before, meant, after = (_shown(source.text[a:b]) for a, b in ((line.start, start), (start, end), (end, line.end)))
    before, meant, after = _window(before, meant, after)
    return number, before + meant + after, " " * width(before) + mark * max(width(meant), 1)


def _shown(text: str) -> str:
    """``text`` without anything that a terminal would obey."""
    tabs = text.replace("\t", TAB)
    return "".join("\ufffd" if unicodedata.category(sign) in _UNPRINTABLE else sign for sign in tabs)


def _window(before: str, meant: str, after: str) -> tuple[str, str, str]:
    """The three parts, cut where the line is too long to be read."""
    if len(before) + len(meant) + len(after) <= WIDEST:
        return before, meant, after
    if len(before) > WIDEST // 2:
        before = "\u2026" + before[-WIDEST // 2 :]
    meant = meant if len(meant) <= WIDEST // 2 else meant[: WIDEST // 2] + "\u2026"
    room = max(WIDEST - len(before) - len(meant), 0)
    return before, meant, after if len(after) <= room else after[:room] + "\u2026"


def width(text: str) -> int:
    """How many columns ``text`` takes."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def _columns(sign: str) -> int:
    if unicodedata.category(sign) in _INVISIBLE:
        return 0
    return 2 if unicodedata.east_asian_width(sign) in "WF" else 1
