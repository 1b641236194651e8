"""The maze, dug step by step, walked to its door, lost to the beast, exported; and what its generators promise."""

from __future__ import annotations

import json
import os
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pytest

from gallery.conftest import Compare
from gallery.play import Events, Played, play, printed
from gallery.programs import functions_of, program
from gallery.test_properties import SIDES, each_seed, walk
from pace import seconds

NAME = "labyrinthe"
ALGORITHMS = ("profondeur", "prim", "wilson")
SEEDS = 60 if "CI" in os.environ else 8
KEYS = {-1: "gauche", 1: "droite"}
SMALL = {"taille": "10", "graine": "7"}


def run(events: Events, folder: Path | None = None, **parameters: str) -> Played:
    played = play(program(NAME), events.end(), folder=folder, parameters=SMALL | parameters)
    assert played.failure is None, played.failure
    return played


def dig(algorithm: str, size: int = 10, seed: int = 7) -> str:
    return (
        f'appelle ouvrir_le_chantier({size}, {size}, "{algorithm}", "parfait", {seed})\nappelle finir_le_chantier()\n'
    )


def way(algorithm: str = "profondeur") -> list[int]:
    """The cells from the entrance to the exit."""
    drive = dig(algorithm) + "affiche plus_court_chemin(chantier.grille, 10, 10, 0, 99)\n"
    return list(json.loads(printed(functions_of(NAME) + drive)[0]))


def dug() -> Events:
    return Events().frames(1).tap("e")


def follow(events: Events, cells: list[int]) -> Events:
    for here, there in pairwise(cells):
        key = KEYS.get(there - here) or ("bas" if there > here else "haut")
        events.hold(key, 1).frames(7)
    return events


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_digging(algorithm: str, picture: Compare) -> None:
    dug_half = run(Events().frames(25), algorithme=algorithm, taille="15")
    picture(f"labyrinthe_{algorithm}", dug_half.picture)


def test_door_found_then_again(picture: Compare) -> None:
    events = follow(dug(), way())
    won = run(events).picture
    assert "SORTI" in won
    assert f"En {len(way()) - 1} pas" in won
    picture("labyrinthe_gagne", won)
    again = run(events.tap("r").frames(2)).picture
    assert "SORTI" not in again
    assert again == run(dug().frames(2)).picture


def test_caught_by_the_beast(picture: Compare) -> None:
    cells = way()[:4]
    events = follow(dug(), cells).frames(240 + 22 * 4)
    lost = run(events).picture
    assert "ATTRAPÉ" in lost
    picture("labyrinthe_perdu", lost)
    alone = run(follow(dug().tap("m"), cells).frames(400)).picture
    assert "ATTRAPÉ" not in alone
    assert "ATTRAPÉ" not in run(events.tap("n").frames(2)).picture


def test_news_of_an_export_leave_when_the_walk_begins() -> None:
    exported = dug().tap("x").frames(2)
    assert "Exporté" in run(Events(exported.lines[:])).picture
    walking = run(follow(Events(exported.lines[:]), way()[:2])).picture
    assert "Exporté" not in walking
    assert "Le minotaure entre dans" in walking
    assert "Exporté" not in run(exported.tap("r").frames(2)).picture


def test_thread_winds_back() -> None:
    cells = way()[:6]
    there_and_back = run(follow(dug().tap("m"), cells + cells[-2::-1]).frames(30)).picture
    assert "Tes pas : 10" in there_and_back
    assert there_and_back.count("#5EEAD4") == run(dug().tap("m").frames(30)).picture.count("#5EEAD4")


def test_path_and_wave(picture: Compare) -> None:
    solved = run(dug().tap("c", "l").frames(95), taille="25", algorithme="prim", finition="boucles")
    picture("labyrinthe_vague", solved.picture)
    rooms = run(dug().tap("c").frames(70), taille="25", algorithme="wilson", finition="salles")
    picture("labyrinthe_salles", rooms.picture)


def test_pause_and_single_steps() -> None:
    paused = run(Events().frames(5).tap("p").frames(30), vitesse="1").picture
    stepped = run(Events().frames(5).tap("p").frames(30).tap("espace", "espace"), vitesse="1").picture
    assert "Pas : 6<" in paused
    assert "Pas : 8<" in stepped


def test_mouse_leads_the_player() -> None:
    first = way()[1]
    towards = (560, 50) if first == 1 else (50, 560)
    events = dug().tap("m")
    events.lines.append(f"souris {towards[0]} {towards[1]}")
    moved = run(events.hold("souris", 1).frames(20)).picture
    assert "Tes pas : 1<" in moved


def test_buttons_by_mouse() -> None:
    assert "Graine 7<" in run(Events().frames(2)).picture
    assert "Graine 7<" not in run(Events().frames(2).click(700, 280).frames(2)).picture
    assert "« prim »<" in run(Events().frames(2).click(700, 320).frames(2)).picture
    assert "15 × 15<" in run(Events().frames(2).click(700, 360).frames(2)).picture
    assert "« boucles »<" in run(Events().frames(2).click(700, 400).frames(2)).picture
    assert "20 pas par image<" in run(Events().frames(2).click(700, 440).frames(2)).picture


def test_unknown_setting_is_told_kindly() -> None:
    played = run(Events(), algorithme="dijkstra")
    assert played.lines == ["Algorithmes : profondeur, prim, wilson. Finitions : parfait, boucles, salles."]


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_exported_the_same_at_every_speed(algorithm: str, tmp_path: Path) -> None:
    texts = set()
    for speed in ("1", "4", "37", "200"):
        folder = tmp_path / speed
        folder.mkdir()
        frames = 200 if speed == "1" else 60
        events = Events().frames(frames).tap("e", "x")
        run(events, folder, taille="6", algorithme=algorithm, vitesse=speed, finition="boucles")
        texts.add((folder / "labyrinthe-7.json").read_text("utf-8"))
    assert len(texts) == 1


def test_exports_agree(tmp_path: Path) -> None:
    run(dug().tap("x"), tmp_path)
    exported = json.loads((tmp_path / "labyrinthe-7.json").read_text("utf-8"))
    cells = [cell for row in exported["cellules"] for cell in row]
    assert exported["chemin"] == way()
    assert walk(cells, 10, 0) == (set(range(100)), 99)
    lines = (tmp_path / "labyrinthe-7-tuiles.csv").read_text("utf-8").splitlines()
    rows = [[int(tile) for tile in line.split(",")] for line in lines]
    assert [len(row) for row in rows] == [21] * 21
    assert (rows[1][0], rows[19][20]) == (2, 3)
    assert sum(row.count(0) for row in rows) == 100 + 99
    for number, cell in enumerate(cells):
        for side, (dx, dy) in SIDES.items():
            wall = rows[number // 10 * 2 + 1 + dy][number % 10 * 2 + 1 + dx] == 1
            assert wall is not bool(cell & side) or number in {0, 99}


@pytest.mark.parametrize("algorithm", ALGORITHMS)
def test_exactly_one_path_between_any_two_cells(algorithm: str) -> None:
    drive = (
        f'appelle ouvrir_le_chantier(9, 7, "{algorithm}", "parfait", graine_du_test)\n'
        "appelle finir_le_chantier()\naffiche chantier.grille"
    )
    mazes = [json.loads(line) for line in each_seed(NAME, SEEDS, drive)]
    for cells in mazes:
        assert walk(cells, 9, 31) == (set(range(63)), 62)
    assert len({tuple(cells) for cells in mazes}) == SEEDS


@pytest.mark.parametrize("algorithm", ALGORITHMS)
@pytest.mark.parametrize("finish", ["boucles", "salles"])
def test_loops_and_rooms_only_remove_walls(algorithm: str, finish: str) -> None:
    drive = (
        f'appelle ouvrir_le_chantier(12, 12, "{algorithm}", "{finish}", graine_du_test)\n'
        "appelle finir_le_chantier()\naffiche chantier.grille"
    )
    for line in each_seed(NAME, SEEDS, drive):
        reached, passages = walk(json.loads(line), 12, 0)
        assert len(reached) == 144
        assert passages > 143


def test_solver_is_right_and_leaves_the_grid_alone() -> None:
    drive = """appelle ouvrir_le_chantier(12, 12, "wilson", "boucles", graine_du_test)
appelle finir_le_chantier()
avant est un tableau vaut copier(chantier.grille)
le_chemin est un tableau vaut plus_court_chemin(chantier.grille, 12, 12, 0, 143)
affiche [avant, chantier.grille, le_chemin, distances_depuis(chantier.grille, 12, 12, 0)]"""
    for line in each_seed(NAME, SEEDS, drive):
        before, cells, path, distances = json.loads(line)
        assert before == cells
        expected, waiting = {0: 0}, [0]
        for here in waiting:
            for side, (dx, dy) in SIDES.items():
                there = here + dx + 12 * dy
                if cells[here] & side and there not in expected:
                    expected[there] = expected[here] + 1
                    waiting.append(there)
        assert distances == [expected[cell] for cell in range(144)]
        assert [expected[cell] for cell in path] == list(range(expected[143] + 1))


def test_dug_and_solved_in_ten_milliseconds() -> None:
    """The difference between many mazes and few leaves out what it takes to start."""
    mazes = """pour k de 1 à {}
appelle ouvrir_le_chantier(25, 25, "profondeur", "parfait", k)
appelle finir_le_chantier()
chemin vaut plus_court_chemin(chantier.grille, 25, 25, 0, 624)
fin pour
"""
    few, many = (
        seconds(partial(printed, functions_of(NAME) + mazes.format(count)), tries=2, clock=perf_counter)
        for count in (1, 41)
    )
    assert (many - few) / 40 < 0.01
