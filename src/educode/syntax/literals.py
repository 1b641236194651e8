"""The values of literals as typed; None where one is badly written (the parser says how)."""

from __future__ import annotations

import math
import re
import unicodedata

_GOOD_TEXT = re.compile(r'"((?:[^"\\]|\\["\\nt])*)"', re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t"}
_GOOD_COLOR = re.compile(r"#(?:0|[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")
_GOOD_NUMBER = re.compile(r"[0-9]+(?:[.,][0-9]+)?(?:[eE][+-]?[0-9]+)?")


def number_value(text: str) -> float | None:
    """The value of ``12``, ``0.5``, ``1,5``, ``1e6``."""
    if not _GOOD_NUMBER.fullmatch(text):
        return None
    value = float(text.replace(",", "."))
    return None if math.isinf(value) else value


def text_value(text: str) -> str | None:
    """The characters of ``"…"``, its escapes resolved, in NFC."""
    if not _GOOD_TEXT.fullmatch(text):
        return None
    return unescape(text[1:-1])


def unescape(inner: str) -> str:
    """``inner`` with its escapes resolved, in NFC; an unknown escape keeps its backslash."""
    if "\\" in inner:
        inner = _ESCAPE.sub(_escaped, inner)
    return inner if inner.isascii() else unicodedata.normalize("NFC", inner)


def _escaped(match: re.Match[str]) -> str:
    letter = match.group(1)
    return letter if letter in '"\\' else _ESCAPES.get(letter, match.group(0))


def color_value(text: str) -> str | None:
    """The full form of a colour in capitals: ``#f80`` gives ``#FF8800``, ``#0`` stays."""
    if not _GOOD_COLOR.fullmatch(text):
        return None
    digits = text[1:].upper()
    return "#" + ("".join(digit * 2 for digit in digits) if len(digits) == 3 else digits)
