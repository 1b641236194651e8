"""The toile: a list of drawing operations, in the same plain form as the engine's."""

from __future__ import annotations

from typing import TypedDict

Operation = list[object]
Number = int | float

_FULL_TURN = 360


class DisplayList(TypedDict):
    """What a toile shows, as plain data (``educode.drawing`` makes pictures of it)."""

    width: int
    height: int
    ops: list[Operation]


class Toile:
    """A surface to draw on, 600 x 400 and white when new.

    A toile made anew by the same declaration takes the old one's ``place`` on the screen.
    """

    def __init__(self, name: str = "toile", place: int = 0) -> None:
        self.name = name
        self.place = (name, place)
        self.width = 600
        self.height = 400
        self.operations: list[Operation] = []
        self.outline: Operation | None = None
        self.changed = True
        self._shown: tuple[int, int, list[Operation], int] | None = None
        made(self)

    def clear(self) -> None:
        """White, nothing drawn, no outline; what was shown stays as it is."""
        self.operations = []
        self.outline = None
        self.changed = True

    def resize(self, width: int, height: int) -> None:
        """Another size, and clear."""
        self.width = width
        self.height = height
        self.clear()

    def cover(self, color: str | None) -> None:
        """Paint all; an opaque colour makes what is under it forgotten."""
        if color is not None and len(color) == 7:
            self.operations = [] if self.outline is None else [self.outline]
        self.add("fill", color)

    def add(self, *operation: object) -> None:
        """Draw one thing."""
        self.operations.append(list(operation))
        self.changed = True

    def set_outline(self, color: str | None, width: Number) -> None:
        """The outline of the shapes that follow."""
        color = color if width > 0 else None
        self.add("outline", color, width)
        self.outline = None if color is None else self.operations[-1]

    def show(self) -> None:
        """Keep what is drawn now as what the screen shows: the list only grows, so its length is enough."""
        if self.changed:
            self._shown = (self.width, self.height, self.operations, len(self.operations))
        self.changed = False

    def now(self) -> DisplayList:
        """What is drawn now."""
        return {"width": self.width, "height": self.height, "ops": list(self.operations)}

    def shown(self) -> DisplayList | None:
        """What was last shown."""
        if self._shown is None:
            return None
        width, height, operations, count = self._shown
        return {"width": width, "height": height, "ops": operations[:count]}


def made(canvas: Toile) -> None:
    """Tell the current run of a new toile."""
    from educode.python.run import current

    current().places.setdefault(canvas.place, canvas)


def end_of_turn(start: Number, end: Number) -> Number:
    """Where an arc ends: from ``start`` to a full turn further at most."""
    sweep = end - start
    if sweep >= _FULL_TURN:
        return start + _FULL_TURN
    if sweep >= 0:
        return end
    rest = -(-sweep % _FULL_TURN)
    return start if rest == 0 else start + rest + _FULL_TURN
