"""Warnings are few and sure: what they tell, and above all what they leave alone."""

from __future__ import annotations

import pytest

from semantics.programs import codes

UNUSED, UNREACHABLE, ENDLESS, SOMETIMES = "EDU9001", "EDU9002", "EDU9003", "EDU9005"


@pytest.mark.parametrize(
    "text",
    [
        "pour i de 1 à 3\n    affiche 1\nfin pour\n",
        "fonction f()\n    retourne vrai\nfin fonction\nok est un booléen\nok vaut f()\n",
        't est une toile\nx, y est un nombre\ncliquer t dans x, y\naffiche "clic"\n',
        'nom est un texte\ndemande "?" dans nom\n',
        "fonction f(a, b)\n    retourne a\nfin fonction\naffiche f(1, 2)\n",
        "constante MAX vaut 3\n",
        "procédure f(t)\n    u est un tableau\n    u vaut t\n    u ajoute 1\nfin procédure\nappelle f([])\n",
        "j est un enregistrement\nj.nom vaut 2\n",
    ],
)
def test_used_enough(text: str) -> None:
    assert UNUSED not in codes(text)


def test_a_variable_only_written_is_unused() -> None:
    assert codes("n est un nombre\nn vaut 3\nn ajoute 1\n") == [UNUSED]


def test_unused_locals_are_told_too() -> None:
    assert codes("procédure p()\n    n est un nombre\nfin procédure\nappelle p()\n") == [UNUSED]


@pytest.mark.parametrize(
    "text",
    [
        "tant que vrai\n    arrête\n    affiche 1\nfin tant que\n",
        "pour i de 1 à 2\n    continue\n    affiche i\nfin pour\n",
        "terminer\naffiche 1\n",
        "tant que vrai\n    attendre(1)\nfin tant que\naffiche 1\n",
        "si vrai alors\n    terminer\nsinon\n    terminer\nfin si\naffiche 1\n",
    ],
)
def test_lines_that_never_run(text: str) -> None:
    assert codes(text) == [UNREACHABLE]


@pytest.mark.parametrize(
    "text",
    [
        "tant que vrai\n    attendre(1)\nfin tant que\n@ Fin\nfonction f()\n    retourne 1\nfin fonction\n",
        "tant que vrai\n    si hasard(1) = 1 alors\n        arrête\n    fin si\nfin tant que\naffiche 1\n",
        "si hasard(1) = 1 alors\n    terminer\nfin si\naffiche 1\n",
    ],
)
def test_lines_that_may_run(text: str) -> None:
    assert UNREACHABLE not in codes(text)


@pytest.mark.parametrize(
    "text",
    [
        "i est un nombre vaut 1\ntant que i < 3\n    affiche i\nfin tant que\n",
        "t est un tableau vaut [1]\ntant que longueur(t) > 0\n    affiche t[0]\nfin tant que\n",
        "i, j est un nombre\ntant que i < 3\n    j ajoute 1\nfin tant que\naffiche j\n",
        "ok est un booléen vaut vrai\ntant que ok\nfin tant que\n",
    ],
)
def test_loops_without_an_end(text: str) -> None:
    assert codes(text) == [ENDLESS]


@pytest.mark.parametrize(
    "text",
    [
        "tant que vrai\nfin tant que\n",
        "i est un nombre vaut 1\ntant que i < 3\n    i ajoute 1\nfin tant que\n",
        "tant que hasard(6) > 0\n    affiche 1\nfin tant que\n",
        "tant que chrono() < 30\nfin tant que\n",
        (
            "i est un nombre\nprocédure p()\n    i ajoute 1\n"
            "fin procédure\ntant que i < 3\n    appelle p()\nfin tant que\n"
        ),
        "i est un nombre\ntant que i < 3\n    si hasard(1) = 1 alors\n        arrête\n    fin si\nfin tant que\n",
        (
            "t est un tableau vaut [1]\nu est un tableau vaut t\n"
            "tant que longueur(t) > 0\n    u supprime 0\nfin tant que\n"
        ),
        "i est un nombre\ntant que i < 3\n    pour i de 1 à 4\n    fin pour\nfin tant que\n",
        't est une toile\nx est un nombre\ntant que touche_enfoncee("a")\n    affiche t\nfin tant que\naffiche x\n',
        "n est un nombre\ntant que n < 3\n    attendre(1)\nfin tant que\n",
    ],
)
def test_loops_that_may_end(text: str) -> None:
    assert ENDLESS not in codes(text)


@pytest.mark.parametrize(
    "body",
    [
        "    si x > 0 alors\n        retourne 1\n    sinon\n        retourne 2\n    fin si\n",
        (
            "    tant que vrai\n        si x > 3 alors\n            retourne x\n"
            "        fin si\n        x ajoute 1\n    fin tant que\n"
        ),
        "    si x > 0 alors\n        retourne 1\n    fin si\n    terminer\n",
    ],
)
def test_functions_that_always_give_a_value(body: str) -> None:
    assert codes(f"fonction f(x)\n{body}fin fonction\naffiche f(2)\n") == []


def test_functions_that_sometimes_give_nothing() -> None:
    text = (
        "fonction f(x)\n    si x > 0 alors\n        retourne\n    fin si\n    retourne 2\nfin fonction\naffiche f(2)\n"
    )
    assert codes(text) == [SOMETIMES]


def test_no_warning_while_an_error_exists() -> None:
    assert codes("n est un nombre\naffiche zut\n") == ["EDU0301"]
