"""Every short line beside every other: what is left of a line once a slip is read never breaks the next."""

from __future__ import annotations

import itertools

import pytest

from educode import api
from educode.language.keywords import CONTEXTUAL, RESERVED
from educode.text import Source

_LINES = [
    *sorted(RESERVED | CONTEXTUAL),
    *("#f00", "#f00 ", "# a", "@", "@ a", "//", "-- a", "12", '"a"', "'a'", "x", "x.", "x[", "x(", "f()", "(", ")"),
    *(
        "{",
        "}",
        "[",
        "]",
        ";",
        ":",
        ",",
        "=",
        "x = 1",
        "x ←",
        "si si",
        "sinon si",
        "fin",
        "fin si",
        "else:",
        "/*",
        "*/",
    ),
    *("def f", "for", "while x", "let x", "var", "x est", "x est un", "est un", "pour i", "appelle", "rem", "¤", "…"),
]


@pytest.mark.parametrize("end", ["", " "], ids=["cut", "space"])
def test_two_lines_are_always_read(end: str) -> None:
    for first, second in itertools.product(_LINES, repeat=2):
        text = f"{first}\n{second}{end}"
        analysis = api.analyse(Source(text), verify_fixes=False)
        assert all(0 <= one.span.start <= one.span.end <= len(text) for one in analysis.diagnostics), text
