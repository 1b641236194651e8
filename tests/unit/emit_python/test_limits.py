"""Programs that EduCode takes and Python does not: the line is told, nothing else happens."""

from __future__ import annotations

import sys

import pytest

from educode.emit.python import translate
from educode.emit.python.limits import refused_line
from educode.semantics import analyse
from educode.text import Source

LOOPS = 21 if sys.version_info >= (3, 13) else 20
"""How many loops Python takes one inside the other."""


def nested(opening: str, closing: str, depth: int) -> str:
    return "".join([*[opening.format(rank) for rank in range(depth)], "affiche 1\n", *[closing] * depth])


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ("affiche 1\n", None),
        (nested("si vrai alors\n", "fin si\n", 90), None),
        (nested("si vrai alors\n", "fin si\n", 190), 101),
        (nested("pour i{} de 1 à 2\n", "fin pour\n", 20), None),
        (nested("pour i{} de 1 à 2\n", "fin pour\n", 25), LOOPS + 1),
        ("affiche 1\nt est un tableau vaut " + "[" * 190 + "]" * 190 + "\n", 2),
        ("affiche 1\nx est un nombre vaut " + "(" * 190 + "1" + ")" * 190 + "\naffiche x\n", None),
        ('t est un texte vaut ""\naffiche ' + "majuscules(" * 150 + "t" + ")" * 150 + "\n", None),
    ],
    ids=["flat", "blocks", "too many blocks", "loops", "too many loops", "too many brackets", "groups", "calls"],
)
def test_what_python_refuses(program: str, line: int | None) -> None:
    analysis = analyse(Source(program))
    assert not analysis.has_errors
    assert refused_line(translate(analysis)) == line
