"""Walks the raycaster's maze to its door: finds the way, then holds the keys for as long as it takes."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

from gallery.play import Events

FRAME = (1000 / 60 + 1) / 1000
"""Seconds between two frames of a headless run: one showing, one reading of the clock."""

SPEED, ROTATION, WIDTH = 3.2, 150, 0.2
WALL, DOOR = 1, 2

Place = tuple[int, int]
Blocks = list[list[int]]


def way_out(blocks: Blocks, start: Place = (1, 1)) -> list[Place]:
    """The blocks to cross, door included."""
    came: dict[Place, Place] = {start: start}
    waiting = [start]
    for x, y in waiting:
        if blocks[y][x] == DOOR:
            path = [(x, y)]
            while path[-1] != start:
                path.append(came[path[-1]])
            return path[::-1]
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if blocks[there[1]][there[0]] != WALL and there not in came:
                came[there] = (x, y)
                waiting.append(there)
    raise AssertionError("no way out")


def corners(path: list[Place]) -> list[Place]:
    """The blocks where the way turns, and the last one."""
    turning = [
        here for before, here, after in zip(path, path[1:], path[2:], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])
    ]  # fmt: skip
    return [*turning, path[-1]]


@dataclass
class Walker:
    """Where the player should be, by the game's own physics."""

    blocks: Blocks
    angle: float
    events: Events
    x: float = 1.5
    y: float = 1.5
    frames: int = field(default=0)

    def is_free(self, x: float, y: float) -> bool:
        return all(
            self.blocks[math.floor(y + dy)][math.floor(x + dx)] == 0 for dx in (-WIDTH, WIDTH) for dy in (-WIDTH, WIDTH)
        )

    def turn_to(self, angle: float) -> None:
        turn = (angle - self.angle + 180) % 360 - 180
        frames = round(abs(turn) / (ROTATION * FRAME))
        if frames:
            self.events.hold("d" if turn > 0 else "q", frames)
            self.angle += math.copysign(frames * ROTATION * FRAME, turn)
            self.frames += frames

    def go(self, distance: float) -> None:
        frames = round(distance / (SPEED * FRAME))
        self.events.hold("z", frames)
        self.frames += frames
        for _ in range(frames):
            dx = SPEED * FRAME * math.cos(math.radians(self.angle))
            dy = SPEED * FRAME * math.sin(math.radians(self.angle))
            if self.is_free(self.x + dx, self.y):
                self.x += dx
            if self.is_free(self.x, self.y + dy):
                self.y += dy

    def turn_towards(self, place: Place) -> None:
        self.turn_to(math.degrees(math.atan2(place[1] + 0.5 - self.y, place[0] + 0.5 - self.x)))

    def go_to(self, place: Place) -> None:
        self.turn_towards(place)
        self.go(math.hypot(place[0] + 0.5 - self.x, place[1] + 0.5 - self.y))

    def walk_out(self) -> None:
        for place in corners(way_out(self.blocks)):
            self.go_to(place)
