"""A sudoku solver that shares no idea with the gallery's: exact cover by sets of constraints (Knuth's algorithm X)."""

from __future__ import annotations

from collections.abc import Iterator

Choice = tuple[int, int, int]
Cover = dict[tuple[str, int, int], set[Choice]]
Grid = list[list[int]]


def constraints(choice: Choice) -> list[tuple[str, int, int]]:
    row, column, digit = choice
    block = row // 3 * 3 + column // 3
    return [("cell", row, column), ("row", row, digit), ("column", column, digit), ("block", block, digit)]


def select(cover: Cover, choice: Choice) -> list[set[Choice]]:
    removed = []
    for met in constraints(choice):
        for rival in cover[met]:
            for other in constraints(rival):
                if other != met:
                    cover[other].discard(rival)
        removed.append(cover.pop(met))
    return removed


def deselect(cover: Cover, choice: Choice, removed: list[set[Choice]]) -> None:
    for met in reversed(constraints(choice)):
        cover[met] = removed.pop()
        for rival in cover[met]:
            for other in constraints(rival):
                if other != met:
                    cover[other].add(rival)


def search(cover: Cover, chosen: list[Choice]) -> Iterator[list[Choice]]:
    if not cover:
        yield list(chosen)
        return
    hardest = min(cover, key=lambda constraint: len(cover[constraint]))
    for choice in sorted(cover[hardest]):
        removed = select(cover, choice)
        chosen.append(choice)
        yield from search(cover, chosen)
        chosen.pop()
        deselect(cover, choice, removed)


def solutions(grid: Grid, at_most: int) -> list[Grid]:
    """The first solutions of the puzzle (0 = empty cell), at most so many."""
    cover: Cover = {}
    for number in range(729):
        choice = (number // 81, number // 9 % 9, number % 9 + 1)
        for constraint in constraints(choice):
            cover.setdefault(constraint, set()).add(choice)
    for row, cells in enumerate(grid):
        for column, digit in enumerate(cells):
            if digit:
                if ("cell", row, column) not in cover or (row, column, digit) not in cover["cell", row, column]:
                    return []
                select(cover, (row, column, digit))
    found = []
    for chosen in search(cover, []):
        solved = [list(cells) for cells in grid]
        for row, column, digit in chosen:
            solved[row][column] = digit
        found.append(solved)
        if len(found) == at_most:
            break
    return found
