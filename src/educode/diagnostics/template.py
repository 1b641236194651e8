"""The small template language of the French sentences.

``{name}`` puts a value as it is. ``{count:valeur}`` writes a number and a noun that agrees:
« 1 valeur », « 2 valeurs » (``{count:cheval/chevaux}`` gives the plural).
``{type:un}`` puts the right article before a type: « un nombre », « une toile » ; types joined by
``|`` are a choice: « un tableau, un texte ou une toile ».
``{name:quote}`` writes « `name` »-style code, cut at 40 characters.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from typing import Any  # values are whatever str() can write

from educode.language.types import FEMININE_KINDS, TYPES_BY_NAME

_LONGEST_VALUE = 40


def cut(text: str) -> str:
    """``text`` with at most 40 characters, an ellipsis standing for the rest."""
    return text if len(text) <= _LONGEST_VALUE else text[: _LONGEST_VALUE - 1] + "…"


def with_article(type_name: str) -> str:
    """« un nombre », « une toile », « un joueur »."""
    known = TYPES_BY_NAME.get(type_name)
    feminine = (known is not None and known.kind in FEMININE_KINDS) or type_name == "valeur"
    return ("une " if feminine else "un ") + type_name


def choice(phrases: Sequence[str]) -> str:
    """« a », « a ou b », « a, b ou c »."""
    if len(phrases) < 2:
        return "".join(phrases)
    return ", ".join(phrases[:-1]) + " ou " + phrases[-1]


def counted(counts: Sequence[int], noun: str, *, at_least: bool = False) -> str:
    """« 1 valeur », « 2 ou 3 valeurs », « au moins 1 valeur »."""
    phrase = f"{choice([str(count) for count in counts])} {noun}{'s' * (max(counts) > 1)}"
    return f"au moins {phrase}" if at_least else phrase


class _French(string.Formatter):
    def format_field(self, value: Any, format_spec: str) -> str:  # noqa: ANN401
        if not format_spec:
            return str(value)
        if format_spec == "un":
            return choice([with_article(one) for one in str(value).split("|")])
        if format_spec == "quote":
            return f"`{cut(str(value))}`"
        singular, _, plural = format_spec.partition("/")
        noun = singular if abs(int(value)) < 2 else (plural or singular + "s")
        return f"{value} {noun}"


_FORMATTER = _French()


def render(template: str, values: Mapping[str, object]) -> str:
    """The sentence of ``template`` with ``values`` put in; a missing value is a KeyError (a bug of ours)."""
    return _FORMATTER.vformat(template, (), dict(values))
