"""Statements stay where they were written; definitions move up only when they would come too late."""

from __future__ import annotations

import pytest

from educode.emit.python import to_python
from educode.semantics import analyse
from educode.text import Source

F = "fonction f()\nretourne g()\nfin fonction\n"
G = "fonction g()\nretourne 1\nfin fonction\n"
C = "classe C\nx est un nombre\nprocédure agit()\naffiche g()\nfin procédure\nfin classe\n"
D = "classe D\nc est un C\nfin classe\n"
READS_LATE = "fonction f()\nretourne o.x\nfin fonction\n"


def order(program: str) -> list[str]:
    """The definitions and the printed texts of the translation, in order."""
    analysis = analyse(Source(program))
    assert not analysis.has_errors, analysis.diagnostics
    starts = ("def ", "class ", "print(", "affiche(", "# --- ")
    found = [line for line in to_python(analysis).splitlines() if line.startswith(starts)]
    return [line.removesuffix("():").removesuffix(":") for line in found]


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        (G + F + "affiche f()\n" + C, ["def g", "def f", "print(f())", "class C"]),
        ("affiche g()\n" + F + G, ["def f", "def g", "print(g())"]),
        (F + "affiche f()\n" + C + G, ["def f", "class C", "def g", "print(f())"]),
        (G + "affiche g()\n" + F + "affiche f()\n", ["def g", "print(g())", "def f", "print(f())"]),
        (F + "affiche 1\n" + G + "affiche f()\n", ["def f", "print(1)", "def g", "print(f())"]),
        ("@ A\n" + G + "affiche g()\n@ B\n" + F, ["# --- A ---", "def g", "print(g())", "# --- B ---", "def f"]),
        ("@ A\naffiche g()\n@ B\n" + G, ["# --- B ---", "def g", "# --- A ---", "print(g())"]),
        (C + "o est un C\naffiche o\n" + G, ["class C", "affiche(o)", "def g"]),
        (C + "o est un C\nappelle o.agit()\naffiche o\n" + G, ["class C", "def g", "affiche(o)"]),
        (D + "affiche 1\no est un D\naffiche o\n" + C + G, ["class D", "print(1)", "class C", "def g", "affiche(o)"]),
        (C + "affiche C\n" + D + G, ["class C", "class D", "def g", "affiche(C_commun)"]),
        (READS_LATE + "affiche f()\no est un C\n" + C + G, ["def f", "class C", "def g", "print(f())"]),
    ],
)
def test_order(program: str, expected: list[str]) -> None:
    assert order(program) == expected
