"""The picture of each game in the gallery: what ``educode image`` makes of its events file, always up to date.

A picture is remade with ``educode image programmes/x/x.edu --evenements programmes/x/apercu.txt -o
programmes/x/apercu.svg`` (and the parameters below), or with ``pytest --update-golden``.
"""

from __future__ import annotations

import pytest

from gallery.play import play
from gallery.programs import GALLERY, GAMES, program
from gallery.terminal_picture import terminal_picture

PARAMETERS = {
    "isotuiles": {"niveau": "9"},
    "connect_circuit": {"taille": "8"},
    "labyrinthe": {"taille": "25", "graine": "42"},
}


@pytest.mark.parametrize("name", GAMES)
def test_preview(name: str, update_golden: bool) -> None:
    folder = GALLERY / name
    events = (folder / "apercu.txt").read_text("utf-8")
    played = play(program(name), events, folder=folder, parameters=PARAMETERS.get(name))
    assert played.failure is None, played.failure
    preview = folder / "apercu.svg"
    if update_golden:
        preview.write_text(played.picture, "utf-8")
    assert played.picture == preview.read_text("utf-8")
    assert "](apercu.svg)" in (folder / "page.md").read_text("utf-8")


def test_preview_of_the_terminal(update_golden: bool) -> None:
    """The end of what it prints: the last grid and what was said before."""
    folder = GALLERY / "sudoku_terminal"
    played = play(program("sudoku_terminal"), (folder / "apercu.txt").read_text("utf-8"), folder=folder, seed=3)
    assert played.failure is None, played.failure
    picture = terminal_picture(played.lines[-25:])
    preview = folder / "apercu.svg"
    if update_golden:
        preview.write_text(picture, "utf-8")
    assert picture == preview.read_text("utf-8")
    assert "](apercu.svg)" in (folder / "page.md").read_text("utf-8")
