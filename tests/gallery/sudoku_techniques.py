"""Grades sudokus by technique with sets of candidates, independently of the gallery's own grader."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

Grid = list[list[int]]
Cell = tuple[int, int]
Candidates = dict[Cell, set[int]]
Technique = Callable[[Candidates], bool]

CELLS = [(row, column) for row in range(9) for column in range(9)]
UNITS = (
    [{(row, column) for column in range(9)} for row in range(9)]
    + [{(row, column) for row in range(9)} for column in range(9)]
    + [{(row, column) for row, column in CELLS if row // 3 * 3 + column // 3 == block} for block in range(9)]
)


def candidates_of(grid: Grid) -> Candidates:
    left = {(row, column): set(range(1, 10)) for row, column in CELLS if not grid[row][column]}
    for row, column in CELLS:
        if grid[row][column]:
            cross_out(left, (row, column), grid[row][column])
    return left


def cross_out(left: Candidates, cell: Cell, digit: int) -> None:
    for unit in UNITS:
        if cell in unit:
            for other in unit & left.keys():
                left[other].discard(digit)


def write(left: Candidates, cell: Cell, digit: int) -> None:
    del left[cell]
    cross_out(left, cell, digit)


def holders(left: Candidates, unit: set[Cell], digit: int) -> set[Cell]:
    return {cell for cell in unit & left.keys() if digit in left[cell]}


def only_place(left: Candidates) -> bool:
    for unit in UNITS:
        for digit in range(1, 10):
            places = holders(left, unit, digit)
            if len(places) == 1:
                write(left, places.pop(), digit)
                return True
    return False


def only_digit(left: Candidates) -> bool:
    for cell, digits in left.items():
        if len(digits) == 1:
            write(left, cell, next(iter(digits)))
            return True
    return False


def discard(left: Candidates, cells: set[Cell], digits: set[int]) -> bool:
    met = [cell for cell in cells if left[cell] & digits]
    for cell in met:
        left[cell] -= digits
    return bool(met)


def alignment(left: Candidates) -> bool:
    for unit in UNITS:
        for digit in range(1, 10):
            places = holders(left, unit, digit)
            for other in UNITS:
                shared = places and other is not unit and places <= other
                if shared and discard(left, holders(left, other, digit) - places, {digit}):
                    return True
    return False


def pairs(left: Candidates) -> bool:
    """Naked and hidden."""
    for unit in UNITS:
        cells = sorted(unit & left.keys())
        for pair in combinations(cells, 2):
            digits = left[pair[0]] | left[pair[1]]
            if len(digits) == 2 and discard(left, set(cells) - set(pair), digits):
                return True
        for couple in combinations(range(1, 10), 2):
            places = holders(left, unit, couple[0])
            shared = len(places) == 2 and places == holders(left, unit, couple[1])
            if shared and discard(left, places, set(range(1, 10)) - set(couple)):
                return True
    return False


LEVELS: list[tuple[Technique, ...]] = [
    (only_place,),
    (only_place, only_digit),
    (only_place, only_digit, alignment, pairs),
]


def grade(grid: Grid) -> int:
    """The first level whose techniques suffice, 3 if none does."""
    for level, techniques in enumerate(LEVELS):
        left = candidates_of(grid)
        while any(technique(left) for technique in techniques):
            pass
        if not left:
            return level
    return len(LEVELS)
