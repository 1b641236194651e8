"""The sudoku, played: filled to the end, with faults, pencil marks, undo, hint and another grid."""

from __future__ import annotations

import json
from functools import partial
from time import perf_counter

from gallery.conftest import Compare
from gallery.play import Events, Played, play, printed
from gallery.programs import functions_of, program
from pace import seconds

NAME = "sudoku"
Grid = list[list[int]]


def grids() -> tuple[Grid, Grid]:
    """The puzzle of the first game and its solution."""
    puzzle, solution = json.loads(
        printed(functions_of(NAME) + "appelle nouvelle_partie(1)\naffiche [depart, solution]\n")[0]
    )
    return puzzle, solution


def select(events: Events, row: int, column: int) -> Events:
    return events.click(20 + column * 50 + 25, 20 + row * 50 + 25)


def empty_cells(puzzle: Grid) -> list[tuple[int, int]]:
    return [(row, column) for row in range(9) for column in range(9) if not puzzle[row][column]]


def run(events: Events) -> Played:
    played = play(program(NAME), events.end())
    assert played.failure is None, played.failure
    return played


def filled(count: int | None = None) -> Events:
    puzzle, solution = grids()
    events = Events().frames(2)
    for row, column in empty_cells(puzzle)[:count]:
        select(events, row, column).tap(str(solution[row][column]))
    return events


def test_first_picture(picture: Compare) -> None:
    picture("sudoku_debut", run(Events().frames(3)).picture)


def test_filled_to_the_end(picture: Compare) -> None:
    won = run(filled().frames(10)).picture
    assert "Bravo" in won
    picture("sudoku_gagne", won)
    again = run(filled().frames(10).tap("n").frames(2)).picture
    assert "Bravo" not in again


def test_fault_pencil_and_undo(picture: Compare) -> None:
    puzzle, solution = grids()
    cells = empty_cells(puzzle)
    events = filled(12)
    (row, column), (other_row, other_column) = cells[14], cells[20]
    select(events, row, column).tap(str(solution[row][column] % 9 + 1))
    select(events, other_row, other_column).tap("c", "1", "4", "7", "9", "4")
    with_fault = run(events).picture
    assert "Fautes : 1" in with_fault
    picture("sudoku_en_jeu", with_fault)
    before = run(filled(12).frames(2))
    undone = run(events.tap("a", "a", "a", "a", "a", "a", "c"))
    digits = ' font-size="28"'
    assert undone.picture.count(digits) == before.picture.count(digits)


def test_hints_are_counted_and_levels_have_keys() -> None:
    puzzle, _ = grids()
    events = select(Events().frames(2), *empty_cells(puzzle)[0]).tap("i").frames(1)
    assert "Fautes : 0   Indices : 1" in run(Events(events.lines[:])).picture
    by_key = run(Events(events.lines[:]).tap("d").frames(2)).picture
    assert "Indices : 0" in by_key
    assert by_key.count(' font-size="28"') < run(events.tap("f").frames(2)).picture.count(' font-size="28"')


def test_french_keyboard_and_hint() -> None:
    puzzle, solution = grids()
    row, column = empty_cells(puzzle)[0]
    by_sign = run(select(Events().frames(2), row, column).tap("&é\"'(-è_ç"[solution[row][column] - 1])).picture
    by_hint = run(select(Events().frames(2), row, column).tap("i")).picture
    assert by_sign == by_hint.replace("Indices : 1", "Indices : 0")
    assert "Fautes : 0" in by_hint


def test_difficult_grid(picture: Compare) -> None:
    picture("sudoku_difficile", run(Events().frames(2).click(633, 125).frames(2)).picture)


def test_difficult_grids_come_at_once() -> None:
    drive = "pour g de 1 à 20\ngraine(g)\nappelle nouvelle_partie(2)\nfin pour\n"
    assert seconds(partial(printed, functions_of(NAME) + drive), tries=1, clock=perf_counter) < 20
