"""Colours as textes: what a program may write, as the display list keeps it."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from educode.language.colors import COLORS, NO_COLOR
from educode.python.checks import finite
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import Number

_HEXADECIMAL = re.compile(r"#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")


@lru_cache(maxsize=4096)
def full_color(text: str) -> str | None:
    """``text`` as "#RRGGBB" or "#RRGGBBAA" in capitals; None for no colour at all."""
    if text == NO_COLOR:
        return None
    if text in COLORS:
        return COLORS[text]
    if not _HEXADECIMAL.fullmatch(text):
        raise KeyError(text)
    digits = text[1:].upper()
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return "#" + (digits[:6] if digits.endswith("FF") and len(digits) == 8 else digits)


def color_of(text: str, part: int) -> str | None:
    """The colour given as the value of rank ``part``."""
    try:
        return full_color(text)
    except KeyError:
        raise EduCodeError("EDU1117", part, value=text) from None


def _byte(x: Number, part: int, scale: int = 1) -> str:
    bounded = min(max(scale * finite(x, part), 0), 255)
    return f"{math.floor(bounded + 0.5) if bounded % 1 != 0.5 else math.ceil(bounded):02X}"


@builtin
def rgb(red: Number, green: Number, blue: Number) -> str:
    """A colour from its three parts, 0 to 255."""
    return f"#{_byte(red, 0)}{_byte(green, 1)}{_byte(blue, 2)}"


@builtin
def rgba(red: Number, green: Number, blue: Number, opacity: Number) -> str:
    """A colour from its three parts, 0 to 255, and its opacity, 0 to 1."""
    return f"#{_byte(red, 0)}{_byte(green, 1)}{_byte(blue, 2)}{_byte(opacity, 3, 255)}"
