"""Runs in V8: output, limits, pictures, and what a stopped program leaves behind."""

from __future__ import annotations

import pytest

from educode import api
from educode.host.limits import Limits
from educode.host.run import Outcome, Picture, Setting, run_headless
from educode.text import Source


def outcome(program: str, setting: Setting | None = None) -> Outcome:
    analysis = api.analyse(Source(program))
    assert not analysis.has_errors
    return run_headless(api.to_javascript(analysis).code, setting)


def failure_of(program: str, limits: Limits) -> str:
    failed = outcome(program, Setting(limits=limits)).failed
    assert failed is not None
    return str(failed["code"])


def test_prints_everything_once() -> None:
    lines = "".join(f"ligne {i} \u00e9\U0001f600\n" for i in range(200_000))
    found = outcome('pour i de 0 \u00e0 199999\n    affiche "ligne " + i + " \u00e9\U0001f600"\nfin pour\n')
    assert found.output == lines


def test_time_limit_keeps_what_was_printed() -> None:
    found = outcome('affiche "a"\ntant que vrai\nfin tant que\n', Setting(limits=Limits(0.3)))
    assert (found.output, found.failed and found.failed["code"]) == ("a\n", "EDU0803")


BOMBS = {
    "numbers": """
t est un tableau
tant que vrai
    t ajoute 1.5
fin tant que
""",
    "nested": """
t est un tableau
tant que vrai
    t vaut [t, [1, 2]]
fin tant que
""",
    "texts": """
d est un tableau
s est un texte
tant que vrai
    s vaut "abcdefgh"
    pour i de 1 à 1000
        s vaut s + i
    fin pour
    d ajoute s
fin tant que
""",
}


@pytest.mark.parametrize("name", BOMBS)
def test_memory_limit(name: str) -> None:
    assert failure_of(BOMBS[name], Limits(120, 150)) == "EDU0804"


RECURSION = """
fonction f(n)
    si n = 0 alors
        retourne 0
    fin si
    retourne 1 + f(n - 1)
fin fonction
affiche f({depth})
"""


def test_recursion() -> None:
    assert failure_of(RECURSION.format(depth=-1), Limits(20)) == "EDU0805"
    assert outcome(RECURSION.format(depth=1000)).output == "1000\n"


def test_pictures_in_the_order_of_showing() -> None:
    found = outcome("a est une toile\nb est une toile\naffiche b\naffiche a\ncercle(a, 5, 5, 5, #F00)\n")
    assert [(picture.name, len(picture.drawing.operations)) for picture in found.pictures] == [("b", 0), ("a", 0)]


def test_each_showing_can_be_seen() -> None:
    seen: list[Picture] = []
    program = "a est une toile\npour i de 1 \u00e0 3\n    cercle(a, i, 5, 5, #F00)\n    affiche a\nfin pour\n"
    outcome(program, Setting(framed=seen.append))
    assert [len(picture.drawing.operations) for picture in seen] == [1, 2, 3]


def test_ends_quietly_without_events() -> None:
    found = outcome("a est une toile\nx, y est un nombre\ncliquer a dans x, y\naffiche 1\n")
    assert (found.output, found.failed, len(found.pictures)) == ("", None, 1)


def test_an_engine_of_its_own_for_each_run() -> None:
    assert outcome("affiche hasard(1, 1000000)\n").output == outcome("affiche hasard(1, 1000000)\n").output


def test_a_chain_of_thousands_of_choices() -> None:
    choices = "".join(f"sinon si x = {k} alors\n    affiche {k}\n" for k in range(2, 4000))
    program = f"x est un nombre vaut 3998\nsi x = 1 alors\n    affiche 1\n{choices}sinon\n    affiche 0\nfin si\n"
    assert outcome(program).output == "3998\n"
    assert outcome(program.replace("vaut 3998", "vaut 5000")).output == "0\n"
