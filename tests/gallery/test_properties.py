"""What the generators promise, over many seeds, judged by independent programs."""

from __future__ import annotations

import json

import pytest

from gallery import circuit_solver, isotuiles_solver, sudoku_solver
from gallery.play import printed
from gallery.programs import functions_of

SIDES = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}
FACING = {1: 4, 2: 8, 4: 1, 8: 2}


def each_seed(name: str, seeds: int, drive: str) -> list[str]:
    """What the program's functions print for each seed; ``drive`` prints one line."""
    loop = f"pour graine_du_test de 1 à {seeds}\ngraine(graine_du_test)\n{drive}\nfin pour\n"
    return printed(functions_of(name) + loop)


def walk(cells: list[int], columns: int, start: int) -> tuple[set[int], int]:
    """The cells reached from ``start``, and the number of passages, each seen from both sides."""
    reached, waiting, ends = {start}, [start], 0
    while waiting:
        here = waiting.pop()
        for side, (dx, dy) in SIDES.items():
            if cells[here] & side:
                ends += 1
                x, y = here % columns + dx, here // columns + dy
                assert 0 <= x < columns
                assert 0 <= y < len(cells) // columns
                there = y * columns + x
                assert cells[there] & FACING[side]
                if there not in reached:
                    reached.add(there)
                    waiting.append(there)
    return reached, ends // 2


@pytest.mark.parametrize("name", ["lancer_de_rayons", "connect_circuit"])
def test_maze_has_exactly_one_path_between_any_two_cells(name: str) -> None:
    mazes = [json.loads(line) for line in each_seed(name, 60, "affiche creuser(9, 7, 31)")]
    for cells in mazes:
        reached, passages = walk(cells, 9, 31)
        assert len(reached) == 63
        assert passages == 62
    assert len({tuple(cells) for cells in mazes}) == 60


def test_exit_of_the_maze_is_the_farthest_cell() -> None:
    drive = "appelle preparer_partie()\naffiche carte"
    for line in each_seed("lancer_de_rayons", 30, drive):
        blocks = json.loads(line)
        assert [len(row) for row in blocks] == [24] * 24
        distances = {(1, 1): 0}
        waiting = [(1, 1)]
        for x, y in waiting:
            for dx, dy in SIDES.values():
                there = (x + dx, y + dy)
                if blocks[there[1]][there[0]] != 1 and there not in distances:
                    distances[there] = distances[x, y] + 1
                    waiting.append(there)
        (door,) = [(x, y) for y, row in enumerate(blocks) for x, block in enumerate(row) if block == 2]
        assert len(distances) == 11 * 11 * 2 - 1
        assert distances[door] == max(distances.values())


@pytest.mark.parametrize(("level", "holes"), [(0, 36), (1, 45), (2, 54)])
def test_sudoku_has_exactly_one_solution(level: int, holes: int) -> None:
    lines = each_seed("sudoku", 12, f"appelle nouvelle_partie({level})\naffiche [depart, solution]")
    emptied = []
    for line in lines:
        puzzle, solution = json.loads(line)
        assert sudoku_solver.solutions(puzzle, 2) == [solution]
        emptied.append(sum(row.count(0) for row in puzzle))
    assert max(emptied) == holes
    assert min(emptied) >= holes - 4


def isotuiles_map(line: str) -> isotuiles_solver.Map:
    return isotuiles_solver.Map({(x, y): kind for x, y, kind in json.loads(line)})


PRINT_MAP = """
liste est un tableau
pour i de 0 à longueur(tuiles) - 1
liste ajoute [tuiles[i].x, tuiles[i].y, tuiles[i].genre]
fin pour
affiche liste
"""


@pytest.mark.parametrize("level", [1, 3, 5, 8, 13])
def test_isotuiles_maps_can_be_won(level: int) -> None:
    for line in each_seed("isotuiles", 15, f"niveau vaut {level}\nappelle nouvelle_carte(){PRINT_MAP}"):
        board = isotuiles_map(line)
        keys = isotuiles_solver.solve(board)
        assert keys is not None
        assert isotuiles_solver.replay(board, keys)


@pytest.mark.parametrize("level", [2, 5, 8, 13])
def test_isotuiles_hint_leads_to_the_end(level: int) -> None:
    drive = f"""niveau vaut {level}
appelle nouvelle_carte()
coups est un nombre
coups vaut 0
tant que etat = "jeu" et coups < 200
coups ajoute 1
appelle donner_un_indice()
appelle aller(conseil)
fin tant que
affiche etat"""
    assert set(each_seed("isotuiles", 12, drive)) == {"gagné"}


@pytest.mark.parametrize("size", [4, 6, 8])
def test_circuit_can_be_solved(size: int) -> None:
    for line in each_seed(
        "connect_circuit", 20, f"taille vaut {size}\nappelle nouvelle_partie()\naffiche [gagne, tuiles]"
    ):
        won, tiles = json.loads(line.replace("faux", "false").replace("vrai", "true"))
        assert not won
        turns = circuit_solver.turns_to_solve(tiles, size)
        assert turns is not None
        solved = [circuit_solver.turned(tile, quarters) for tile, quarters in zip(tiles, turns, strict=True)]
        reached, wires = walk(solved, size, size // 2 * size + size // 2)
        assert len(reached) == size * size
        assert wires == size * size - 1
