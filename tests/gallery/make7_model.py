"""The rules of Make7 written a second time, on cube coordinates, and a player who looks one piece ahead."""

from __future__ import annotations

from dataclasses import dataclass, field

Place = tuple[int, int]
Piece = tuple[int, int]

PLACES: list[Place] = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
"""In the game's order: row by row, from the left."""

TURNS: list[Place] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
BOMB = 8


def beside(place: Place, turn: int) -> Place:
    return place[0] + TURNS[turn][0], place[1] + TURNS[turn][1]


@dataclass
class Board:
    """Blocks, score and coins; ``place`` plays a piece with all that follows."""

    blocks: dict[Place, int] = field(default_factory=dict)
    score: int = 0
    coins: int = 20
    merges: int = 0

    def copy(self) -> Board:
        return Board(dict(self.blocks), self.score, self.coins)

    def is_free(self, place: Place) -> bool:
        return place in PLACES and place not in self.blocks

    def moves(self) -> list[tuple[Place, int]]:
        return [
            (place, turn)
            for place in PLACES
            for turn in range(6)
            if self.is_free(place) and self.is_free(beside(place, turn))
        ]

    def group(self, place: Place) -> set[Place]:
        value = self.blocks.get(place)
        if value is None:
            return set()
        found, waiting = {place}, [place]
        while waiting:
            here = waiting.pop()
            for turn in range(6):
                there = beside(here, turn)
                if there not in found and self.blocks.get(there) == value:
                    found.add(there)
                    waiting.append(there)
        return found

    def place(self, piece: Piece, place: Place, turn: int) -> None:
        last = beside(place, turn)
        self.blocks[place], self.blocks[last] = piece
        recent = [last, place]
        self.merges = 0
        while True:
            target = next((one for one in recent if len(self.group(one)) >= 3), None)
            if target is None:
                return
            self.merge(target)
            recent.insert(0, target)
            self.merges += 1

    def merge(self, target: Place) -> None:
        value, group = self.blocks[target], self.group(target)
        if value == BOMB:
            self.score += 500 + 50 * len(self.blocks)
            self.coins += 10
            self.blocks.clear()
            return
        self.score += value * len(group) * 10 * (self.merges + 1) * (2 if value == 7 else 1)
        self.coins += 5 if value == 7 else 3 if value >= 4 else 1
        for one in group:
            del self.blocks[one]
        self.blocks[target] = value + 1

    def listed(self) -> list[int]:
        return [self.blocks.get(place, 0) for place in PLACES]

    def worth(self) -> float:
        """How promising: room first, then likes beside likes and steps beside steps."""
        bonds = 0.0
        for place, value in self.blocks.items():
            for turn in range(3):
                other = self.blocks.get(beside(place, turn))
                if other is not None:
                    bonds += {0: 3.0, 1: 1.5}.get(abs(other - value), -0.3)
        return 10 * (19 - len(self.blocks)) + bonds

    def best_move(self, piece: Piece) -> tuple[Place, int]:
        def after(move: tuple[Place, int]) -> float:
            trial = self.copy()
            trial.place(piece, *move)
            return trial.worth()

        return max(self.moves(), key=after)
