"""Signs around texts."""

from __future__ import annotations

import re

from educode.diagnostics.rules import blocks
from educode.diagnostics.rules import text as signs
from educode.syntax.looks.typed import NAME, PLACE, Look, Reading, Typed, are_values


def _sign_outside(line: Typed) -> Reading:
    sign = line["x"].strip()
    blank = " " if line["x"][0].isspace() or sign in "!?" else ""
    return Reading(signs.SIGN_OUTSIDE, "x", f'{line["before"]}{blank}{sign}"', values={"sign": sign})


def _sign_after_name(line: Typed) -> Reading | None:
    """``affiche prenom !``."""
    sign = line["x"].strip()
    if not are_values(line, line["v"]):
        return None
    return Reading(signs.SIGN_OUTSIDE, "x", f'affiche {line["v"]} + " {sign}"', values={"sign": sign})


def _title_and_value(line: Typed) -> Reading | None:
    """``affiche Score : + score``, ``affiche Score : score``."""
    if line["v"].split()[0] in line.vocabulary.declared:
        return None
    return Reading(signs.MISSING_QUOTES, "v", f'affiche "{line["v"]} " + {line["rest"]}')


def _line_end_dot(line: Typed) -> Reading:
    return Reading(signs.LINE_END_DOT, "x", line["before"])


def _unclosed_before_plus(line: Typed) -> Reading | None:
    """``"Bonjour + nom + " !"``: the first text is not closed."""
    if line.text.count('"') % 2 == 0:
        return None
    inner = re.sub(rf"\s*\+\s*({NAME})\s*\+\s*$", r' " + \1 + ', line["v"])
    return Reading(signs.UNCLOSED_TEXT, "x", f'{line["before"]}"{inner}"{line["rest"]}')


def _two_shown(line: Typed) -> Reading:
    values: dict[str, object] = {"word": "affiche", "found": line["v"]}
    return Reading(blocks.NEW_LINE_NEEDED, "x", hint="split", values=values)


LOOKS: tuple[tuple[str, Look], ...] = (
    (rf"affiche\s+(?P<v>{NAME}(?:\s+{NAME})*\s*:)\s*(?:\+\s*)?(?P<rest>[\w\"(].*)", _title_and_value),
    (rf"affiche\s+(?P<v>{PLACE})\s*(?P<x>[!?…]+)", _sign_after_name),
    (r'(?P<before>.*"~*)"(?P<x>\s*[!?…]+)', _sign_outside),
    (r'(?P<before>.*["\])\d])\s*(?P<x>\.)', _line_end_dot),
    (r'(?P<before>[^"]*)(?P<x>"(?P<v>~*)")(?P<rest>.*")', _unclosed_before_plus),
    (r"affiche\s+[^,]*(?P<x>,)\s*(?P<v>affiche\s.*)", _two_shown),
)
