"""Solves an isotuiles map by its own rules: depth-first search over (tile, passes left), without the game's tricks."""

from __future__ import annotations

from dataclasses import dataclass

SIMPLE, DOUBLE, BRIDGE, START, FINISH = "simple", "double", "pont", "départ", "arrivée"
STEPS = {"z": (0, -1), "d": (1, 0), "s": (0, 1), "q": (-1, 0)}
PASSES = {SIMPLE: 1, DOUBLE: 2}


@dataclass(frozen=True)
class Map:
    """The kind of each tile, by its place."""

    tiles: dict[tuple[int, int], str]

    def place_of(self, kind: str) -> tuple[int, int]:
        return next(place for place, found in self.tiles.items() if found == kind)

    def passes(self) -> dict[tuple[int, int], int]:
        return {place: PASSES[kind] for place, kind in self.tiles.items() if kind in PASSES}


Place = tuple[int, int]


def moves(board: Map, here: Place, left: dict[Place, int]) -> list[tuple[str, Place]]:
    found = []
    for key, (dx, dy) in STEPS.items():
        there = (here[0] + dx, here[1] + dy)
        kind = board.tiles.get(there)
        if kind == BRIDGE or left.get(there) or (kind == FINISH and not left):
            found.append((key, there))
    return found


def is_lost(board: Map, here: Place, left: dict[Place, int]) -> bool:
    seen: set[Place] = set()
    waiting = [here]
    while waiting:
        x, y = waiting.pop()
        for dx, dy in STEPS.values():
            there = (x + dx, y + dy)
            if there not in seen and (there in left or board.tiles.get(there) in {BRIDGE, FINISH}):
                seen.add(there)
                if board.tiles[there] != FINISH:
                    waiting.append(there)
    return not (left.keys() | {board.place_of(FINISH)}) <= seen


def solve(board: Map, limit: int = 400_000) -> str | None:
    """The keys that win, in order; None if there are none (or none within so many steps of search)."""
    steps = 0
    failed: set[tuple[Place, tuple[tuple[Place, int], ...]]] = set()

    def search(here: Place, left: dict[Place, int], keys: str) -> str | None:
        nonlocal steps
        if board.tiles[here] == FINISH:
            return keys
        steps += 1
        state = (here, tuple(sorted(left.items())))
        if state in failed or steps > limit:
            return None
        failed.add(state)
        if is_lost(board, here, left):
            return None
        options = [(key, there, after(left, there)) for key, there in moves(board, here, left)]
        options.sort(key=lambda option: len(moves(board, option[1], option[2])))
        for key, there, then in options:
            found = search(there, then, keys + key)
            if found is not None:
                return found
        return None

    return search(board.place_of(START), board.passes(), "")


def after(left: dict[Place, int], there: Place) -> dict[Place, int]:
    then = dict(left)
    if there in then:
        then[there] -= 1
        if not then[there]:
            del then[there]
    return then


def replay(board: Map, keys: str) -> bool:
    """Do these keys win? By the rules alone."""
    here, left = board.place_of(START), board.passes()
    for key in keys:
        options = dict(moves(board, here, left))
        if key not in options:
            return False
        here = options[key]
        left = after(left, here)
    return board.tiles[here] == FINISH
