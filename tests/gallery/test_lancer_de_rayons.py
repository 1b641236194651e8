"""The maze, played: found its door, lost in the dark, started again."""

from __future__ import annotations

import json

from gallery.conftest import Compare
from gallery.maze_walker import Walker, corners, way_out
from gallery.play import Events, Played, play, printed
from gallery.programs import functions_of, program

NAME = "lancer_de_rayons"
FEW_RAYS = ("NB_RAYONS vaut 150", "NB_RAYONS vaut 10")
SHORT_TORCH = ("DUREE_TORCHE vaut 300", "DUREE_TORCHE vaut 4")
SEED = 106
"""Its door is not too far."""


def started() -> Events:
    return Events().frames(5).tap("espace")


def walker(events: Events) -> Walker:
    """In the maze of the first game: the second prepared one, the first being that of the title."""
    drive = "appelle preparer_partie()\nappelle preparer_partie()\naffiche [carte, joueur.angle]\n"
    blocks, angle = json.loads(printed(functions_of(NAME) + drive, seed=SEED)[0])
    return Walker(blocks, angle, events)


def run(events: Events, change: tuple[str, str] = ("", "")) -> Played:
    text = program(NAME)
    assert change[0] in text
    played = play(text.replace(*change) if change[0] else text, events.end(), seed=SEED)
    assert played.failure is None, played.failure
    return played


def test_title(picture: Compare) -> None:
    picture("lancer_de_rayons_titre", run(Events().frames(60)).picture)


def test_door_in_sight(picture: Compare) -> None:
    walking = walker(started())
    path = way_out(walking.blocks)
    *before, door = corners(path)
    for place in before:
        walking.go_to(place)
    walking.turn_towards(door)
    seen = run(walking.events).picture
    picture("lancer_de_rayons_porte", seen)


def test_win_then_again(picture: Compare) -> None:
    walking = walker(started())
    walking.walk_out()
    won = run(walking.events.frames(2)).picture
    assert "SORTI" in won
    picture("lancer_de_rayons_gagne", won)
    again = run(walking.events.tap("entree").frames(10), FEW_RAYS).picture
    assert "SORTI" not in again
    assert ">0:00<" in again


def test_loss_then_again(picture: Compare) -> None:
    dark = run(started().frames(300), SHORT_TORCH).picture
    assert "IL FAIT NOIR" in dark
    picture("lancer_de_rayons_perdu", dark)
    again = run(started().frames(300).tap("espace").frames(5), SHORT_TORCH).picture
    assert "IL FAIT NOIR" not in again


def test_finger_moves_too() -> None:
    events = started()
    events.lines.append("souris 590 100")
    turned = run(events.hold("souris", 20))
    still = run(started().frames(21))
    assert turned.picture != still.picture
