"""The games mean the same in JavaScript and in their translation to Python: same output, same picture."""

from __future__ import annotations

from pathlib import Path

import pytest

from differential.both import Play, agree, run_javascript, run_python
from educode.semantics import analyse
from educode.text import Source
from gallery.play import Events
from gallery.programs import GALLERY, GAMES, program
from gallery.test_previews import PARAMETERS

SHORT = {
    "connect_circuit": Events().frames(2).click(90, 140).click(300, 350).tap("a", "s", "espace").frames(6).end(),
    "sudoku": Events().frames(2).click(45, 45).tap("c", "1", "5", "c", "bas", "7", "i").frames(2).end(),
    "lancer_de_rayons": Events().frames(3).tap("espace").hold("z", 20).hold("d", 10).end(),
    "labyrinthe": Events().frames(5).tap("e", "l", "c").frames(5).tap("droite", "bas").end(),
    "make7": Events().frames(2).tap("h", "entree", "bas", "bas", "entree", "espace", "haut", "entree", "d").end(),
}


@pytest.mark.parametrize("name", GAMES)
def test_same_picture(name: str) -> None:
    folder = GALLERY / name
    events = SHORT.get(name) or (folder / "apercu.txt").read_text("utf-8")
    play = Play(events, 1, PARAMETERS.get(name, {}), folder)
    analysis = analyse(Source(program(name)))
    in_javascript, in_python = run_javascript(analysis, play), run_python(analysis, play)
    assert in_javascript.pictures
    assert agree(in_javascript, in_python)


def test_same_words_in_the_terminal() -> None:
    folder = GALLERY / "sudoku_terminal"
    answers = ["1", "A1 5", "indice", "indice", "annule", "résous", "5", *["........."] * 9, "7"]
    play = Play("".join(f"reponse {answer}\n" for answer in answers), 3, {}, folder)
    analysis = analyse(Source(program("sudoku_terminal")))
    in_javascript, in_python = run_javascript(analysis, play), run_python(analysis, play)
    assert "Voilà la solution" in in_javascript.output
    assert agree(in_javascript, in_python)


def test_same_record_file(tmp_path: Path) -> None:
    """Make7 writes its record when a game is given up, and reads it when it begins."""
    events = Events().frames(2).tap("h", "entree", "bas", "bas", "entree").frames(40).tap("n").frames(3).end()
    text = program("make7").replace("    score vaut 0\n", "    score vaut 70\n")
    analysis = analyse(Source(text))
    kept = []
    for run in (run_javascript, run_python):
        folder = tmp_path / run.__name__
        folder.mkdir()
        outcome = run(analysis, Play(events, 1, {}, folder))
        assert outcome.pictures
        kept.append((folder / "make7-record.txt").read_text("utf-8"))
    assert kept == ["70", "70"]
