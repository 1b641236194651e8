"""A translated program started in odd situations: a French sentence, never Python's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from educode import api
from educode.text import Source

DRAWING = 't est une toile\ncercle(t, 10, 10, 5, "rouge")\naffiche t\n'
ASKING = 'x est un nombre\ndemande "Âge ? " dans x\naffiche "é" + hasard(x, x)\n'
ENGLISH = ("Traceback", "Error", "usage", "error")


def done(folder: Path, program: str, line: str, *options: str, before: str = "", **environment: str) -> tuple[int, str]:
    """How the translation of ``program`` ends, and what it says, started by a shell with ``line``."""
    text = before + api.to_python(api.analyse(Source(program, "programme.edu")))
    (folder / "programme.py").write_text(text, encoding="utf-8")
    ended = subprocess.run(
        ["/bin/sh", "-c", line, "sh", sys.executable, "programme.py", *options],
        capture_output=True,
        cwd=folder,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )
    said = (ended.stdout + ended.stderr).decode("utf-8", "replace")
    assert not [word for word in ENGLISH if word in said], said
    return ended.returncode, said


def told(folder: Path, program: str, line: str = '"$@"', *options: str, before: str = "", **environment: str) -> str:
    """What it says."""
    return done(folder, program, line, *options, before=before, **environment)[1]


@pytest.mark.parametrize(
    ("options", "code", "words"),
    [
        (("--evenements", "absent.txt"), 3, "absent.txt"),
        (("--evenements", "."), 3, "« . »"),
        (("--graine", "trois"), 2, "« trois »"),
        (("--graine",), 2, "--graine N"),
        (("--image", "absent/dessin.png"), 8, "absent/dessin.png"),
        (("--image", "absent/dessin.svg"), 8, "absent/dessin.svg"),
        (("--image", "dessin.gif"), 2, "« dessin.gif »"),
        (("--image", "dessin"), 2, ".png ou .svg"),
        (("--image", "dossier.svg"), 8, "dossier.svg"),
    ],
)
def test_options_that_cannot_be_used(tmp_path: Path, options: tuple[str, ...], code: int, words: str) -> None:
    (tmp_path / "dossier.svg").mkdir()
    ended, said = done(tmp_path, DRAWING, '"$@"', *options)
    assert words in said
    assert ended == code


def test_a_picture_that_cannot_be_written_in_the_end(tmp_path: Path) -> None:
    program = DRAWING + "affiche hasard(1, 1)\n"
    before = "import educode.host.saving as s\ndef save(path, content):\n    raise OSError\ns.save = save\n"
    code, said = done(tmp_path, program, '"$@"', "--image", "dessin.svg", before=before)
    assert (code, "1\n" in said, "dessin.svg" in said) == (8, True, True)


@pytest.mark.parametrize(("program", "code"), [("affiche hasard(1, 1)\n", 8), ("affiche hasard(2, 1)\n", 1)])
def test_no_picture_to_keep(tmp_path: Path, program: str, code: int) -> None:
    ended, said = done(tmp_path, program, '"$@"', "--image", "dessin.svg")
    assert ended == code
    assert ("aucune toile" in said) == (code == 8)


@pytest.mark.parametrize("line", ["clic 3", "blabla", "touche", "image trois", "fin maintenant", "clic 3 4 5"])
def test_events_that_mean_nothing_are_refused_as_by_the_engine(tmp_path: Path, line: str) -> None:
    (tmp_path / "actions.txt").write_text(f"clic 1 2\n\n{line}\n", encoding="utf-8")
    (tmp_path / "programme.edu").write_text(DRAWING, encoding="utf-8")
    engine = subprocess.run(
        [sys.executable, "-m", "educode", "lance", "programme.edu", "--evenements", "actions.txt"],
        capture_output=True,
        cwd=tmp_path,
        check=False,
    )
    assert engine.returncode == 3
    said = engine.stderr.decode("utf-8")
    assert done(tmp_path, DRAWING, '"$@"', "--evenements", "actions.txt") == (3, said)


@pytest.mark.parametrize("line", ['"$@" <&-', '"$@" </dev/null'])
def test_no_input(tmp_path: Path, line: str) -> None:
    assert "EDU0806" in told(tmp_path, ASKING, line)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_signs_that_an_output_cannot_show(tmp_path: Path, encoding: str) -> None:
    assert "7" in told(tmp_path, ASKING, 'printf "\\377\\n7\\n" | "$@"', PYTHONIOENCODING=encoding)


def test_nobody_reads(tmp_path: Path) -> None:
    program = "t est un tableau vaut [hasard(1, 2)]\ntant que vrai\n    affiche t\nfin tant que\n"
    assert told(tmp_path, program, '"$@" | head -n 1').count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk(tmp_path: Path) -> None:
    program = "pour i de 1 à 20000\n    affiche hasard(1, 2)\nfin pour\n"
    assert "place sur le disque" in told(tmp_path, program, '"$@" > /dev/full')


@pytest.mark.skipif(sys.platform != "linux", reason="no limit elsewhere")
@pytest.mark.parametrize(
    "growing",
    [
        't est un tableau vaut ["é"]\ntant que vrai\n    t ajoute repeter(t[0], 1000000)\nfin tant que\n',
        "t est un tableau vaut [1]\ntant que vrai\n    t vaut t + t\nfin tant que\n",
    ],
)
def test_a_full_memory(tmp_path: Path, growing: str) -> None:
    small = "import educode.python.room as room\nroom.MEGABYTES = 200\nroom.limit_memory()\n"
    assert "EDU0804" in told(tmp_path, growing, before=small)


def test_texts_too_long_and_empty(tmp_path: Path) -> None:
    assert "EDU0809" in told(tmp_path, 'affiche repeter("abc", 1e9)\n')
    assert told(tmp_path, 'affiche "[" + repeter("", 1e300) + "]"\n') == "[]\n"


def test_an_endless_pause_can_begin(tmp_path: Path) -> None:
    assert told(tmp_path, "affiche hasard(1, 1)\nattendre(1e300)\n", 'timeout 2 "$@"') in {"1\n", ""}
