"""What a translated program tells when it stops: of the pupil's functions, never of what they call."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from educode import api
from educode.text import Source

ENDLESS = """fonction plus_loin(t, n)
    t[0] vaut n
    si {condition} alors
        retourne 0
    fin si
    retourne t[0] + plus_loin(t, n + 1)
fin fonction
affiche plus_loin([1], 1)
"""


@pytest.mark.parametrize("condition", ["contient(t, -1)", "maximum(t) < 0", "arrondi(t[0]) = -1", "longueur(t) > 1"])
def test_endless_calls_name_the_function_of_the_program(tmp_path: Path, condition: str) -> None:
    told = _told(tmp_path, ENDLESS.format(condition=condition))
    assert "`plus_loin` s'appelle elle-même" in told
    assert "plus_loin(t, n + 1)" in told


@pytest.mark.parametrize(
    ("program", "quoted"),
    [
        ("affiche racine(1 - 3)", "`1 - 3` vaut -2"),
        ("affiche 1e308 * 10", "`1e308 * 10` n'est plus un nombre"),
        ('n est un nombre vaut 1e308\nn ajoute n\naffiche "total : " + n', "`n` n'est plus un nombre"),
        ("n est un nombre\nn vaut n / (n * 2)", "dans `n /= n * 2`, le diviseur vaut 0"),
        ("n est un nombre\nn vaut n mod (n * 2)", "`n * 2` vaut 0"),
        ("t est une toile\ndimension(t, 10, 4000 + 97)", "`limiter(4000 + 97, 1, 4096)`"),
        ("t est une toile\nrectangle(t, 0, 0, 1e308 * 10, 4, #F00)", "`1e308 * 10` n'est plus un nombre"),
        ('t est un tableau vaut [1, "a"]\naffiche majuscules(t[0])', "`convertir_texte(t[0])`"),
        ("t est un tableau\nt ajoute 1\nsi t[0] alors\nfin si", "`t[0]` vaut 1"),
        ('x est un nombre\nt est un tableau\nt ajoute "a"\nx vaut t[0]', "`convertir_nombre(t[0])`"),
        ("e est un enregistrement\ne.nom vaut 1\naffiche e.age", "`e` n'a pas de champ `age`"),
        ('d est un dictionnaire\nd["é"] ajoute 1', '`d["é"] vaut`'),
    ],
)
def test_the_refused_value_is_quoted_as_the_text_writes_it(tmp_path: Path, program: str, quoted: str) -> None:
    told = _told(tmp_path, program + "\n")
    assert quoted in told
    assert "…" not in told


def _told(folder: Path, program: str) -> str:
    file = folder / "programme.py"
    file.write_text(api.to_python(api.analyse(Source(program))), "utf-8")
    done = subprocess.run([sys.executable, file], capture_output=True, encoding="utf-8", check=False)
    return done.stderr
