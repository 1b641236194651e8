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
    program = tmp_path / "sans_fin.py"
    program.write_text(api.to_python(api.analyse(Source(ENDLESS.format(condition=condition)))), "utf-8")
    told = subprocess.run([sys.executable, program], capture_output=True, encoding="utf-8", check=False).stderr
    assert "`plus_loin` s'appelle elle-même" in told
    assert "plus_loin(t, n + 1)" in told
