"""Isotuiles, played: won by a solver, blocked on purpose, undone, helped, started again."""

from __future__ import annotations

import json

import pytest

from gallery.conftest import Compare
from gallery.isotuiles_solver import Map, after, is_lost, moves, solve
from gallery.play import Events, Played, play, printed
from gallery.programs import functions_of, program

NAME = "isotuiles"
DRIVE = """appelle nouvelle_carte()
liste est un tableau
pour i de 0 à longueur(tuiles) - 1
liste ajoute [tuiles[i].x, tuiles[i].y, tuiles[i].genre]
fin pour
affiche liste
"""


def board(level: int) -> Map:
    text = functions_of(NAME).replace('parametre("niveau", 1)', str(level))
    return Map({(x, y): kind for x, y, kind in json.loads(printed(text + DRIVE)[0])})


def winning_keys(level: int) -> str:
    keys = solve(board(level))
    assert keys is not None
    return keys


def losing_keys(level: int) -> str:
    """The shortest way to a position that cannot be won."""
    puzzle = board(level)
    waiting = [("", puzzle.place_of("départ"), puzzle.passes())]
    for keys, here, left in waiting:
        if is_lost(puzzle, here, left):
            return keys
        waiting += [(keys + key, there, after(left, there)) for key, there in moves(puzzle, here, left)]
    raise AssertionError("nothing to lose here")


def run(level: int, events: Events) -> Played:
    played = play(program(NAME), events.end(), parameters={"niveau": str(level)})
    assert played.failure is None, played.failure
    return played


@pytest.mark.parametrize("level", [1, 4, 9])
def test_first_picture(level: int, picture: Compare) -> None:
    picture(f"isotuiles_niveau_{level}", run(level, Events().frames(3)).picture)


@pytest.mark.parametrize("level", [1, 4, 7])
def test_win_then_next_level(level: int, picture: Compare) -> None:
    won = Events().frames(2).tap(*winning_keys(level)).frames(20)
    won_picture = run(level, won).picture
    assert "Gagné" in won_picture
    picture(f"isotuiles_gagne_{level}", won_picture)
    after_it = run(level, won.tap("espace").frames(2)).picture
    assert f"Niveau {level + 1}" in after_it


def test_blocked_undone_and_again(picture: Compare) -> None:
    blocked = Events().frames(2).tap(*losing_keys(4)).frames(20)
    blocked_picture = run(4, blocked).picture
    assert "Bloqué" in blocked_picture
    picture("isotuiles_bloque", blocked_picture)
    undone = run(4, Events(blocked.lines[:]).tap("a").frames(20)).picture
    assert "Bloqué" not in undone
    again = Events(blocked.lines[:]).tap("r").tap(*winning_keys(4)).frames(20)
    assert "Gagné" in run(4, again).picture


def test_one_jump_at_a_time() -> None:
    """Two keys that go down together: the second tile is no neighbour of the first."""
    events = Events().frames(2)
    events.lines.append("appuie droite")
    both = run(1, events.hold("z", 2).frames(20)).picture
    assert both == run(1, Events().frames(2).hold("z", 2).frames(20)).picture


def test_another_map_by_its_button() -> None:
    other = run(4, Events().frames(2).click(540, 30).frames(3)).picture
    assert "Niveau 4" in other
    assert other.count("#C38BFA") != run(4, Events().frames(7)).picture.count("#C38BFA")


def test_hint(picture: Compare) -> None:
    half = winning_keys(4)[:6]
    picture("isotuiles_indice", run(4, Events().frames(2).tap(*half).frames(20).tap("i").frames(10)).picture)


def test_all_hints_win() -> None:
    events = Events().frames(2)
    arrows = {"z": "haut", "d": "droite", "s": "bas", "q": "gauche"}
    for key in winning_keys(2):
        events.tap("i", arrows[key])
    assert "Gagné" in run(2, events.frames(3)).picture


def test_odd_levels_are_mended() -> None:
    assert "Niveau 1" in run(-3, Events().frames(2)).picture
