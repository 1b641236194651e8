"""Finds the turns that power a whole circuit, knowing only its shuffled tiles: search with pruning, row by row."""

from __future__ import annotations

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8


def turned(tile: int, quarters: int) -> int:
    for _ in range(quarters):
        tile = (tile << 1 | tile >> 3) & 15
    return tile


def fits(tiles: list[int], size: int, here: int, tile: int) -> bool:
    """The wires that touch an edge or an earlier tile agree with it."""
    row, column = divmod(here, size)
    north = bool(row and tiles[here - size] & SOUTH)
    west = bool(column and tiles[here - 1] & EAST)
    if bool(tile & NORTH) != north or bool(tile & WEST) != west:
        return False
    return not (tile & EAST and column == size - 1) and not (tile & SOUTH and row == size - 1)


def joined(groups: list[int], size: int, here: int, tile: int) -> list[int] | None:
    """The connected groups once this tile is placed; None if it closes a loop."""
    groups = [*groups, here]
    for bit, other in ((NORTH, here - size), (WEST, here - 1)):
        if tile & bit:
            if groups[other] == groups[here]:
                return None
            kept, lost = groups[other], groups[here]
            groups = [kept if group == lost else group for group in groups]
    return groups


def has_lost_group(tiles: list[int], groups: list[int], size: int) -> bool:
    """A group without any wire towards the tiles still to place can never be powered."""
    placed = len(tiles)
    if placed == size * size:
        return len(set(groups)) > 1
    open_groups = set()
    for here in range(max(0, placed - size), placed):
        if tiles[here] & SOUTH or (here == placed - 1 and tiles[here] & EAST):
            open_groups.add(groups[here])
    return not set(groups) <= open_groups


def turns_to_solve(shuffled: list[int], size: int) -> list[int] | None:
    """For each tile its clockwise quarter turns, or None if no turning makes one tree of all tiles."""

    def place(tiles: list[int], groups: list[int], turns: list[int]) -> list[int] | None:
        here = len(tiles)
        if here == size * size:
            return turns
        tried = set()
        for quarters in range(4):
            tile = turned(shuffled[here], quarters)
            if tile in tried or not fits(tiles, size, here, tile):
                continue
            tried.add(tile)
            merged = joined(groups, size, here, tile)
            if merged is None or has_lost_group([*tiles, tile], merged, size):
                continue
            found = place([*tiles, tile], merged, [*turns, quarters])
            if found is not None:
                return found
        return None

    return place([], [], [])
