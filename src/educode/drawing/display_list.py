"""What a toile shows, as plain data: its size and its operations in order."""

from __future__ import annotations

from typing import Any  # plain forms are whatever JSON holds

from educode.drawing.operations import Operation, from_plain
from educode.records import value


@value
class DisplayList:
    """A white surface and what was drawn on it."""

    width: int
    height: int
    operations: tuple[Operation, ...] = ()

    def to_plain(self) -> dict[str, Any]:
        """``{"width": …, "height": …, "ops": […]}``, ready for JSON."""
        return {"width": self.width, "height": self.height, "ops": [found.to_plain() for found in self.operations]}

    @classmethod
    def from_plain(cls, plain: dict[str, Any]) -> DisplayList:
        """The display list whose plain form is ``plain``."""
        return cls(int(plain["width"]), int(plain["height"]), tuple(map(from_plain, plain["ops"])))
