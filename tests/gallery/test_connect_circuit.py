"""The circuit, played: every size solved by mouse, undone to its start, by keys, and anew."""

from __future__ import annotations

import json

import pytest

from gallery.circuit_solver import turns_to_solve
from gallery.conftest import Compare
from gallery.play import Events, Played, play, printed
from gallery.programs import functions_of, program

NAME = "connect_circuit"


def turns(size: int) -> list[int]:
    text = functions_of(NAME).replace('parametre("taille", 6)', str(size))
    found = turns_to_solve(json.loads(printed(text + "appelle nouvelle_partie()\naffiche tuiles\n")[0]), size)
    assert found is not None
    return found


def click_tile(events: Events, size: int, tile: int) -> Events:
    side = 480 / size
    return events.click(60 + (tile % size + 0.5) * side, 110 + (tile // size + 0.5) * side)


def solving(size: int, but_last: int = 0) -> Events:
    """The clicks that light everything, perhaps without the last ones."""
    clicks = [tile for tile, quarters in enumerate(turns(size)) for _ in range(quarters)]
    events = Events().frames(2)
    for tile in clicks[: len(clicks) - but_last]:
        click_tile(events, size, tile)
    return events


def run(size: int, events: Events) -> Played:
    played = play(program(NAME), events.end(), parameters={"taille": str(size)})
    assert played.failure is None, played.failure
    return played


@pytest.mark.parametrize("size", [4, 6, 8])
def test_win(size: int, picture: Compare) -> None:
    won = run(size, solving(size).frames(30)).picture
    assert "Circuit complet" in won
    assert f">{size * size} / {size * size}<" in won
    picture(f"connect_circuit_gagne_{size}", won)


def test_on_the_way(picture: Compare) -> None:
    picture("connect_circuit_en_jeu", run(6, solving(6, but_last=4).frames(30)).picture)


def test_turning_tile(picture: Compare) -> None:
    picture("connect_circuit_tourne", run(4, click_tile(Events().frames(2), 4, 5)).picture)


def test_undone_to_the_start() -> None:
    played = solving(6, but_last=1)
    moves = sum(line == "appuie souris" for line in played.lines)
    untouched = Events().frames(2 + 4 * moves)
    untouched.lines.append(next(line for line in reversed(played.lines) if line.startswith("souris")))
    undone = run(6, played.tap(*"a" * moves).frames(30)).picture
    assert undone == run(6, untouched.frames(30)).picture
    assert "Clique sur une tuile" in undone


def test_other_way_by_keys() -> None:
    events = Events().frames(2).tap("s", "droite", "espace", "espace", "espace", "a").frames(30)
    assert "Coups : 2" in run(6, events).picture


def test_new_circuit_and_sizes() -> None:
    won = solving(4).frames(5)
    assert "Clique sur une tuile" in run(4, won.tap("n").frames(2)).picture
    assert "Taille 8 × 8" in run(4, won.tap("t", "t").frames(2)).picture


def test_odd_sizes_are_refused() -> None:
    assert "Taille 6 × 6" in run(1, Events().frames(2)).picture
