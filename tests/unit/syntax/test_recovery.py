"""One slip, one message; what is independent is told too; nothing is invented."""

from __future__ import annotations

import pytest

from .reading import suggestions, told


@pytest.mark.parametrize(
    ("program", "line"),
    [
        ("pour i de 1 à 3\n    si a alors\n        affiche i\nfin pour\naffiche 1\n", 2),
        ("fonction f(x)\n    retourne x\n\nfonction g(x)\n    retourne x\nfin fonction\n", 1),
        ("fonction f(x)\n    retourne x\naffiche f(3)\n", 1),
        ("si a alors\n    affiche 1\n    si b alors\n        affiche 2\nfin si\n", 3),
        ("tant que a\nsi b alors\naffiche 1\nfin tant que\n", 2),
        ("si a alors\n    affiche 1\nsinon\n    pour i de 1 à 3\n        affiche i\nfin si\n", 4),
        ("classe c\n    x est un nombre\n\nc1 est un c\n", 1),
    ],
)
def test_missing_end_is_told_at_its_opening(program: str, line: int) -> None:
    assert told(program) == [(line, "EDU0201")]


@pytest.mark.parametrize(
    ("program", "code"),
    [
        ("pour i de 1 à 3\n    si a alors\n        affiche i\nfin pour\n    fin si\n", "EDU0202"),
        ("tant que a\nsi b alors\nfin tant que\nfin si\n", "EDU0202"),
        ("si a alors\n    affiche 1\n    fin si\nfin si\n", "EDU0203"),
        ("pour i de 1 à 3\n    affiche i\nfin si\n", "EDU0204"),
        ("procédure p()\nfin fonction\n", "EDU0204"),
        ("si a alors\nfinsi\n", "EDU0205"),
        ("si a alors\nfin_si\n", "EDU0205"),
        ("si a alors\nend if\n", "EDU0205"),
        ("si a alors\nendif\n", "EDU0205"),
        ("si a alors\n}\n", "EDU0205"),
        ("si a alors\nFin si\n", "EDU0205"),
        ("tant que a\nfintantque\n", "EDU0205"),
        ("si a alors\nfin\n", "EDU0206"),
        ("si a alors\nsinon\nsinon\nfin si\n", "EDU0209"),
        ("si a alors\nsinon b alors\nfin si\n", "EDU0210"),
        ("si a\nfin si\n", "EDU0212"),
        ("si a:\nfin si\n", "EDU0213"),
    ],
)
def test_ends_close_what_they_mean(program: str, code: str) -> None:
    assert [one for _, one in told(program)] == [code]


@pytest.mark.parametrize(
    ("program", "proposed"),
    [
        ("while x > 0:\n    x soustrait 1\nfin tant que\n", "Écris `tant que x > 0`."),
        ("while (x) {\n}\n", "Écris `tant que x`. Finis le bloc par `fin tant que`."),
        ("for i in range(5):\nfin pour\n", "Écris `pour i de 0 à 4` : la dernière valeur est comprise."),
        ("for i in range(a, n + 1):\nfin pour\n", "Écris `pour i de a à n` : la dernière valeur est comprise."),
        ("for i in range(9, -1, -1):\nfin pour\n", "Écris `pour i de 9 à 0 pas -1` : la dernière valeur est comprise."),
        ("for (let i = 0; i < n; i++) {\n}\n", "Écris `pour i de 0 à n - 1`. Finis le bloc par `fin pour`."),
        ("if x == 3 && not y:\nfin si\n", "Écris `si x = 3 et non y alors`."),
        ("si a alors\nelif b:\nfin si\n", "Écris `sinon si b alors`."),
        ("def f(x, y=2):\n    retourne x\nfin fonction\n", "Écris `fonction f(x, y)`."),
        ('print("a", len(t))\n', 'Écris `affiche "a" + longueur(t)`.'),
        ('console.log("a");\n', 'Écris `affiche "a"`.'),
        ('nom = input("Nom ?")\n', 'Écris `demande "Nom ?" dans nom`.'),
        ("let x = 3\n", "Écris `x est un nombre vaut 3`."),
        ('string nom = "a"\n', 'Écris `nom est un texte vaut "a"`.'),
        ("répéter 4 fois\nfin pour\n", "Écris `pour i de 1 à 4`."),
        ("ajouter 1 à score\n", "Écris `score ajoute 1`."),
        ("mettre score à 0\n", "Écris `score est un nombre vaut 0`."),
        ("i++\n", "Écris `i ajoute 1`."),
        ("x *= 2\n", "Écris `x vaut x * 2`."),
        ("l * h vaut aire\n", "Écris `aire vaut l * h`."),
        ('affiche "a", b, c\n', 'Écris `affiche "a" + b + " " + c`.'),
        ("apelle f(3)\n", "Écris `appelle f(3)`."),
        ("pourr i de 1 à 3\nfin pour\n", "Écris `pour i de 1 à 3`."),
        ("affiche 10 000 + 1\n", "Écris `affiche 10000 + 1`."),
        ("si x est supérieur ou égal à 3 alors\nfin si\n", "Écris `si x >= 3 alors`."),
        ("d vaut {}\n", "Un dictionnaire vide s'écrit `[:]`, un tableau vide `[]`."),
    ],
)
def test_foreign_habits_are_given_their_form(program: str, proposed: str) -> None:
    assert suggestions(program) == [proposed]


def test_independent_slips_are_all_told() -> None:
    program = "x est un nombre\nx = 3\nsi x == 3\n    affcihe x\nfinsi\naffiche (x\n"
    assert [line for line, _ in told(program)] == [2, 3, 3, 4, 5, 6]


@pytest.mark.parametrize(
    "program",
    [
        'affiche "a" +\n    "b"\naffiche "c"\n',
        "quand x = 3 faire\n    affiche 1\nfin si\n",
        "sinon\n    affiche 1\nfin si\n",
        "points de vie est un nombre\npoints de vie vaut 3\naffiche points de vie + 1\n",
        "si est un nombre\naffiche si\n",
        'affiche "Bonjour + nom, (3\naffiche 2\n',
        "affiche f(1, (2\naffiche 3\n",
    ],
)
def test_consequences_are_not_told(program: str) -> None:
    assert len(told(program)) == 1


def test_a_missing_end_shows_where_it_was_awaited() -> None:
    assert suggestions("pour i de 1 à 3\n    affiche i\naffiche 4\n") == [
        "Ajoute `fin pour` avant la ligne 3 : `affiche 4`."
    ]
