"""Every translation is laid out as ruff lays it out, and its lines are known."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from differential.generate import scene
from educode.emit.python import Translation, to_python, translate
from educode.semantics import analyse
from educode.text import Source

ROOT = Path(__file__).parents[3]
PROGRAMS = [
    program
    for folder in (ROOT / "tests" / "programs", ROOT / "programmes", ROOT.parent / "shared" / "programs")
    for program in sorted(folder.rglob("*.edu"))
]


def translated(text: str) -> Translation:
    analysis = analyse(Source(text))
    assert not analysis.has_errors, analysis.diagnostics
    return translate(analysis)


def test_ruff_would_change_nothing(tmp_path: Path) -> None:
    for rank, program in enumerate(PROGRAMS):
        analysis = analyse(Source(program.read_text("utf-8")))
        if not analysis.has_errors:
            (tmp_path / f"{program.stem}_{rank}.py").write_text(to_python(analysis), encoding="utf-8")
    assert_laid_out(tmp_path)


def assert_laid_out(folder: Path) -> None:
    ruff = shutil.which("ruff") or str(Path(sys.executable).with_name("ruff"))
    command = [ruff, "format", "--isolated", "--diff", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[:4000]


def test_ruff_would_change_nothing_in_random_programs(tmp_path: Path) -> None:
    for seed in range(120):
        analysis = analyse(Source(scene(seed).program))
        if not analysis.has_errors:
            (tmp_path / f"p{seed}.py").write_text(to_python(analysis), encoding="utf-8")
    assert_laid_out(tmp_path)


LONG = ", ".join(f'"mot{n}": [{n}, {n}]' for n in range(9))


@pytest.mark.parametrize(
    "program",
    [
        f"d est un dictionnaire vaut [{LONG}]\naffiche d\n",
        f"classe c\n    d est un dictionnaire vaut [{LONG}]\nfin classe\nx est un c\naffiche x.d\n",
        f"classe c\n    d est un dictionnaire vaut [{LONG[:78]}]\nfin classe\nx est un c\naffiche x.d\n",
        f"t est un tableau vaut [[{', '.join(map(str, range(40)))}]]\naffiche t\n",
        f'd est un dictionnaire vaut ["a": longueur([{", ".join(map(str, range(40)))}]), "b": 2]\naffiche d\n',
        f'n est un nombre\nd est un dictionnaire vaut ["a": {" + ".join(["absolue(n)"] * 9)}]\naffiche d\n',
        "a est un booléen\na vaut (a = a) = vrai\na vaut non (a) = faux\naffiche (a et a) = vrai\n",
    ],
)
def test_ruff_would_change_nothing_in_long_values(program: str, tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text(translated(program).code, encoding="utf-8")
    assert_laid_out(tmp_path)


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        ('affiche "Bonjour"\n', 'print("Bonjour")\n'),
        ("pour i de 0 à 4\n    affiche i\nfin pour\n", "for i in range(5):\n    print(i)\n"),
        ("pour i de 1 à 9 pas 2\n    affiche i\nfin pour\n", "for i in range(1, 10, 2):\n    print(i)\n"),
        ('n est un nombre vaut 3\naffiche "n = " + n\n', 'n = 3\nprint(f"n = {n}")\n'),
        ("x est un nombre\nx vaut 5 // départ\naffiche x\n", "x = 5  # départ\nprint(x)\n"),
        ("lambda est un nombre vaut 1\naffiche lambda\n", "lambda_ = 1\nprint(lambda_)\n"),
        (
            "p est un tableau vaut [1, 2]\np supprime longueur(p) - 1\n",
            "from educode.python import Tableau\n\np = Tableau([1, 2])\np.pop()\n",
        ),
        (
            "a, b est un nombre\naffiche non a = b\naffiche non (a <> b)\naffiche (a < b) = faux\n",
            "from educode.python import affiche\n\na = b = 0\naffiche(a != b)\naffiche(a == b)\naffiche(not a < b)\n",
        ),
        (
            'd est un dictionnaire\nsi non contient(d, "a") alors\n    d["a"] vaut 1\nfin si\n',
            'from educode.python import Dictionnaire\n\nd = Dictionnaire()\nif "a" not in d:\n    d["a"] = 1\n',
        ),
        (
            'n est un nombre\ndemande "n ?" dans n\naffiche n\n',
            'from educode.python import affiche, demande_nombre\n\nn = demande_nombre("n ?")\naffiche(n)\n',
        ),
        (
            "t est une toile\nx, y est un nombre\ncliquer t dans x, y\naffiche x + y\n",
            'from educode.python import Toile, cliquer\n\nt = Toile("t")\nx, y = cliquer(t)\nprint(x + y)\n',
        ),
        (
            'classe c\n    nom est un texte\nfin classe\no est un c\ndemande "?" dans o.nom\n',
            (
                "from dataclasses import dataclass\n\nfrom educode.python import demande\n\n\n"
                '@dataclass(eq=False)\nclass c:\n    nom: str = ""\n\n\no = c()\no.nom = demande("?")\n'
            ),
        ),
        (
            "pour i de 0 à longueur([1]) - 2\nfin pour\npour j de 1 à longueur([1]) + 1\nfin pour\n",
            (
                "from educode.python import Tableau\n\nfor i in range(len(Tableau([1])) - 1):\n    pass\n"
                "for j in range(1, len(Tableau([1])) + 2):\n    pass\n"
            ),
        ),
        (
            "pour i de 9 à longueur([1]) + 1 pas -1\nfin pour\n",
            "from educode.python import Tableau\n\nfor i in range(9, len(Tableau([1])), -1):\n    pass\n",
        ),
        ("@ === Titre ===\naffiche 1\n", "# --- Titre ---\nprint(1)\n"),
        (
            't est une toile\nx est un nombre vaut 0.5\npolygone(t, [0, 0, x, 5, 5, 9], "bleu")\n',
            (
                "from educode.python import Toile, polygone\n\n"
                't = Toile("t")\nx = 0.5\npolygone(t, [0, 0, x, 5, 5, 9], "bleu")\n'
            ),
        ),
        (
            'affiche joindre(["a", [1]], "-")\n',
            'from educode.python import Tableau, joindre\n\nprint(joindre(["a", Tableau([1])], "-"))\n',
        ),
    ],
)
def test_idioms(program: str, expected: str) -> None:
    assert translated(program).code == expected


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ("n vaut n + 1", "n += 1"),
        ("n vaut (n) * (2 + n)", "n *= 2 + n"),
        ("n vaut n / 2", "n /= 2"),
        ("n vaut n mod 7", "n %= 7"),
        ("n vaut n * f()", "n *= f()"),
        ("n vaut n - 1 - 2", "n = n - 1 - 2"),
        ("n vaut 1 + n", "n = 1 + n"),
        ("t[0] vaut t[0] * 3", "t[0] *= 3"),
        ("t[n + 1] vaut t[n + 1] - n", "t[n + 1] -= n"),
        ("t[n] vaut t[n + 1] - n", "t[n] = t[n + 1] - n"),
        ("t[0] vaut t[0] * f()", "t[0] = t[0] * f()"),
        ('s vaut s + "!"', 's += "!"'),
        ('s vaut s + n + "!"', 's += f"{convertir_texte(n)}!"'),
        ('s vaut "a" + s', 's = f"a{s}"'),
    ],
)
def test_a_place_that_changes_is_written_once(change: str, expected: str) -> None:
    program = (
        "n est un nombre vaut 1.5\nt est un tableau vaut [1, 2]\ns est un texte\n"
        f"fonction f()\n    t ajoute 1\n    retourne 2\nfin fonction\n{change}\naffiche t\n"
    )
    assert f"\n{expected}\n" in translated(program).code


@pytest.mark.parametrize(
    ("last", "stop"),
    [
        ("n - 2 - i", "n - 1 - i"),
        ("(n - 2) - i", "n - 1 - i"),
        ("n - 1 - i", "n - i"),
        ("n + 3 - i * 2", "n + 4 - i * 2"),
        ("n - 1 - (i - 1)", "n - (i - 1)"),
        ("n - (2 - i)", "n - (2 - i) + 1"),
        ("n - i", "n - i + 1"),
    ],
)
def test_the_end_of_a_range_is_simple(last: str, stop: str) -> None:
    program = (
        f'n est un nombre vaut longueur("abc")\npour i de 0 à 3\n    pour j de 0 à {last}\n    fin pour\nfin pour\n'
    )
    assert f"    for j in range({stop}):\n" in translated(program).code


def test_numbers_that_grow_are_floats() -> None:
    code = translated("f est un nombre vaut 1\npour i de 1 à 30\n    f vaut f * i\nfin pour\naffiche f\n").code
    assert "f = 1.0\n" in code
    assert "affiche(f)" in code


def test_only_what_a_call_reads_is_given_a_value_before() -> None:
    program = (
        "procédure p()\n    appelle q()\nfin procédure\nprocédure q()\n    affiche lu\nfin procédure\n"
        "procédure r()\n    affiche tard\nfin procédure\n"
        "appelle p()\ntard est un nombre vaut 2\nlu est un texte\nappelle r()\n"
    )
    code = translated(program).code
    assert "tard = 0" not in code
    assert '\nlu = ""\n' in code.partition("\np()\n")[0]


def test_counters_stay_whole() -> None:
    text = "n est un nombre\ntant que n < 10\n    n ajoute 1\nfin tant que\naffiche n * n\n"
    assert translated(text).code == "n = 0\nwhile n < 10:\n    n += 1\nprint(n * n)\n"


def test_each_line_knows_where_it_comes_from() -> None:
    found = translated("x est un nombre vaut 1\n\naffiche x\naffiche [x,\n    x / 2]\n")
    lines = found.code.splitlines()
    at = lines.index("print(x)") + 1
    assert found.line(at) == 3
    assert found.line(at + 1) == 4
    assert found.line(at + 1, lines[at].index("x / 2")) == 5


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        ('d est un dictionnaire vaut ["Léa": 12]\naffiche "Léa a " + d["Léa"] + " ans"\n', "f\"Léa a {d['Léa']} ans\""),
        ('t est un texte\naffiche "a" + joindre([t], "-") + "b"\n', "f\"a{joindre([t], '-')}b\""),
        ('t est un texte\naffiche "a" + joindre([t], "\\n") + "b"\n', '"a" + joindre([t], "\\n") + "b"'),
        ('t est un texte\naffiche "a" + joindre([t], "#") + "b"\n', '"a" + joindre([t], "#") + "b"'),
        ('t est un texte\naffiche "a" + joindre([t], "l\'") + "b"\n', '"a" + joindre([t], "l\'") + "b"'),
        ('t est un texte\naffiche "\\"a\\"" + joindre([t], "-")\n', '\'"a"\' + joindre([t], "-")'),
        (
            'affiche "a" + formater(12345.678, arrondi(2.25)) + joindre(["bonjour", "à", "toi"], ", ")\n',
            '"a" + formater',
        ),
    ],
)
def test_short_texts_go_inside_texts(program: str, expected: str) -> None:
    assert f"print({expected}" in translated(program).code


def test_a_class_makes_the_objects_of_the_fields_after_it() -> None:
    first = "classe a\n    n est un nombre\nfin classe\n"
    second = "classe b\n    x est un a\n    y est un c\nfin classe\nclasse c\n    n est un nombre\nfin classe\n"
    code = translated(first + second + "o est un b\naffiche o\n").code
    assert '    x: "a" = field(default_factory=a)\n' in code
    assert '    y: "c" = field(default_factory=lambda: c())\n' in code


def test_statements_that_run_once_keep_small_numbers_whole() -> None:
    once = "vies est un nombre vaut 3\nvies vaut vies * 2\nvies vaut vies * vies\naffiche vies\n"
    assert translated(once).code == "vies = 3\nvies *= 2\nvies *= vies\nprint(vies)\n"
    often = "n est un nombre vaut 3\n" + "n vaut n * n\n" * 8 + "affiche n\n"
    assert translated(often).code.startswith("from educode.python import affiche\n\nn = 3.0\n")


def test_numbers_of_unknown_size_still_count() -> None:
    program = (
        'n est un nombre vaut parametre("n", 6)\nm est un nombre vaut quotient(n, 2) * n\nafficher_(n - 1)\n'
        "procédure afficher_(k)\n    affiche k + m\nfin procédure\naffiche racine(n) * quotient(n, 2.5)\n"
    )
    assert "float(" not in translated(program.replace("afficher_(n", "appelle afficher_(n")).code


def test_what_two_routines_hand_to_one_another_still_counts() -> None:
    program = (
        "fonction suivante(ici)\n    si ici > 9 alors\n        retourne -1\n    fin si\n    retourne ici + 1\n"
        "fin fonction\n"
        "pile est un tableau vaut [0]\ntant que dernier(pile) >= 0\n    pile ajoute suivante(dernier(pile))\n"
        "fin tant que\naffiche pile\n"
    )
    code = translated(program).code
    assert "    return ici + 1\n" in code
    assert "    return -1\n" in code


def test_a_floor_of_any_size_is_an_index() -> None:
    program = (
        "t est un tableau vaut [[1]]\nx est un nombre\nx vaut hasard_reel() * 1e30\naffiche t[arrondi_inferieur(x)]\n"
    )
    assert "t[math.floor(x)]" in translated(program).code
