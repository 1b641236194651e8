"""Events files: one event a line, that play a program without anyone at the keyboard.

``read_events`` takes the text of a file and gives its events, with French diagnostics for the
lines that mean nothing. What they do to a program is in ``script``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

from educode.diagnostics import Diagnostic, Reporter
from educode.diagnostics.rules import hosts as rules
from educode.language.keys import KEY_NAMES
from educode.records import value
from educode.text import Source, Span

MOUSE = "souris"


@value
class Event:
    """One line: ``kind`` is its first word; ``x``, ``y`` of clic and souris; ``count`` of image."""

    kind: str
    line: int
    text: str = ""
    x: int = 0
    y: int = 0
    count: int = 0


@value
class _Line:
    """A line being read: its number, its first word, what follows, and where both stand."""

    number: int
    word: str
    rest: str
    span: Span
    rest_span: Span


def read_events(source: Source) -> tuple[tuple[Event, ...], tuple[Diagnostic, ...]]:
    """The events of ``source``, and what is wrong with its lines."""
    reporter = Reporter()
    events = [event for line in _lines(source) if (event := _event(line, reporter)) is not None]
    return tuple(events), tuple(reporter.diagnostics)


_PARTS = re.compile(r"[ \t\u00a0\u202f]*(?P<word>[^ \t\u00a0\u202f]+)[ \t\u00a0\u202f]?(?P<rest>.*)", re.DOTALL)
_NUMBER = re.compile(r"[0-9]+(?:[.][0-9]+)?|-[0-9]+(?:[.][0-9]+)?")
_WITHOUT_ACCENTS = {"r\u00e9ponse": "reponse", "rel\u00e2che": "relache"}


def _lines(source: Source) -> list[_Line]:
    return [line for number in range(1, source.line_count + 1) if (line := _line(source, number)) is not None]


def _line(source: Source, number: int) -> _Line | None:
    text = source.line_text(number)
    parts = _PARTS.fullmatch(text)
    if parts is None or text.strip().startswith("//"):
        return None
    start = source.line_span(number).start
    word = unicodedata.normalize("NFC", parts["word"]).lower()
    rest = unicodedata.normalize("NFC", parts["rest"])
    spans = (Span(start + parts.start(name), start + parts.end(name)) for name in ("word", "rest"))
    return _Line(number, _WITHOUT_ACCENTS.get(word, word), rest, *spans)


def _event(line: _Line, reporter: Reporter) -> Event | None:
    read = _READERS.get(line.word)
    if read is None:
        reporter.report(rules.UNKNOWN_EVENT, line.span, hint="default", word=line.word)
        return None
    return read(line, reporter)


def _place(line: _Line, reporter: Reporter) -> Event | None:
    numbers = line.rest.split()
    if len(numbers) == 2 and all(map(_NUMBER.fullmatch, numbers)):
        x, y = (int(float(number) // 1) for number in numbers)
        return Event(line.word, line.number, x=x, y=y)
    reporter.report(rules.EVENT_NEEDS_PLACE, line.span, hint="default", word=line.word)
    return None


def _key(line: _Line, reporter: Reporter) -> Event | None:
    name = key_name(line.rest, with_mouse=line.word != "touche")
    if name is not None:
        return Event(line.word, line.number, text=name)
    given = line.rest.strip()
    rule = rules.EVENT_NEEDS_KEY if given else rules.EVENT_WITHOUT_KEY
    reporter.report(rule, line.span, hint="default", word=line.word, given=given)
    return None


def key_name(written: str, *, with_mouse: bool = False) -> str | None:
    """The key that ``written`` names, as ``appuyer`` knows it; None if there is no such key."""
    name = " " if written and written.isspace() else written.strip().lower()
    if name == " ":
        return "espace"
    folded = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    if folded in KEY_NAMES or (with_mouse and folded == MOUSE):
        return folded
    return name if _is_one_character(name) else None


def _is_one_character(name: str) -> bool:
    """Whether ``name`` is one character: a letter, a sign, perhaps with marks that follow it."""
    return bool(name) and all(unicodedata.combining(mark) for mark in name[1:])


def _answer(line: _Line, _reporter: Reporter) -> Event:
    return Event(line.word, line.number, text=line.rest)


def _frames(line: _Line, reporter: Reporter) -> Event | None:
    count = line.rest.strip()
    if count.isascii() and count.isdigit():
        return Event(line.word, line.number, count=int(count)) if int(count) else None
    reporter.report(rules.EVENT_NEEDS_COUNT, line.span, hint="default", word=line.word)
    return None


def _end(line: _Line, reporter: Reporter) -> Event | None:
    if not line.rest.strip():
        return Event(line.word, line.number)
    reporter.report(rules.EVENT_TAKES_NOTHING, line.rest_span, hint="default", word=line.word)
    return None


_READERS: dict[str, Callable[[_Line, Reporter], Event | None]] = {
    "clic": _place,
    "souris": _place,
    "touche": _key,
    "appuie": _key,
    "relache": _key,
    "reponse": _answer,
    "image": _frames,
    "fin": _end,
}
