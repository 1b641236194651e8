"""The writing of any value, as ``affiche`` and ``+`` write it."""

from __future__ import annotations

from educode.python.canvas import Toile
from educode.python.kinds import type_name
from educode.python.numbers import write_number
from educode.python.values import fields_of

_ESCAPES = str.maketrans({'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"})
_AGAIN = "\u2026"


def convertir_texte(value: object) -> str:
    """``value`` as a texte."""
    if isinstance(value, str):
        return value
    return _write(value, ())


def quote(text: str) -> str:
    """``text`` between quotes, with its escapes."""
    return '"' + text.translate(_ESCAPES) + '"'


def _write(value: object, outside: tuple[int, ...]) -> str:
    if isinstance(value, bool):
        return "vrai" if value else "faux"
    if isinstance(value, int | float):
        return write_number(value)
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, Toile):
        return f"toile({value.width}, {value.height})"
    if id(value) in outside:
        return _AGAIN
    return _write_collection(value, (*outside, id(value)))


def _write_collection(value: object, outside: tuple[int, ...]) -> str:
    if isinstance(value, list):
        return "[" + ", ".join([_write(element, outside) for element in value]) + "]"
    if isinstance(value, dict):
        entries = [f"{_write(key, outside)}: {_write(content, outside)}" for key, content in value.items()]
        return "[" + (", ".join(entries) or ":") + "]"
    fields = [f"{name}: {_write(content, outside)}" for name, content in fields_of(value)]
    return f"{type_name(value)}({', '.join(fields)})"
