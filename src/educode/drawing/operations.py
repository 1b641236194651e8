"""The operations of a display list, as data; each knows its plain form ``[name, …values]``.

Colours are ``#RRGGBB`` or ``#RRGGBBAA``; None stands for ``#0``, no colour.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import Any, ClassVar  # plain forms are whatever JSON holds

Color = str | None


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing drawn, or a setting of what is drawn after it."""

    name: ClassVar[str]

    def to_plain(self) -> list[Any]:
        """``[name, …values]``, ready for JSON."""
        return [self.name, *(list(value) if isinstance(value, tuple) else value for value in astuple(self))]


@dataclass(frozen=True, slots=True)
class Fill(Operation):
    """Paint the whole surface."""

    name = "fill"
    color: Color


@dataclass(frozen=True, slots=True)
class Rectangle(Operation):
    """A rectangle, its corners perhaps rounded."""

    name = "rect"
    x: float
    y: float
    width: float
    height: float
    radius: float
    fill: Color


@dataclass(frozen=True, slots=True)
class Ellipse(Operation):
    """An ellipse, or a circle where both radii are equal."""

    name = "ellipse"
    cx: float
    cy: float
    rx: float
    ry: float
    fill: Color


@dataclass(frozen=True, slots=True)
class Line(Operation):
    """A straight line."""

    name = "line"
    x1: float
    y1: float
    x2: float
    y2: float
    color: Color
    width: float


@dataclass(frozen=True, slots=True)
class Polygon(Operation):
    """A closed polygon; ``points`` is flat: x1, y1, x2, y2…"""

    name = "polygon"
    points: tuple[float, ...]
    fill: Color


@dataclass(frozen=True, slots=True)
class Label(Operation):
    """A text, from the left end of its baseline."""

    name = "label"
    x: float
    y: float
    text: str
    color: Color
    size: float


@dataclass(frozen=True, slots=True)
class Outline(Operation):
    """The outline of the shapes that follow; None removes it."""

    name = "outline"
    color: Color
    width: float


@dataclass(frozen=True, slots=True)
class Arc(Operation):
    """A part of a circle's edge; degrees, 0 to the right, clockwise."""

    name = "arc"
    cx: float
    cy: float
    radius: float
    start: float
    end: float
    color: Color
    width: float


@dataclass(frozen=True, slots=True)
class Sector(Operation):
    """A slice of a disc; degrees as for an arc."""

    name = "sector"
    cx: float
    cy: float
    radius: float
    start: float
    end: float
    fill: Color


@dataclass(frozen=True, slots=True)
class Point(Operation):
    """One pixel."""

    name = "point"
    x: float
    y: float
    color: Color


@dataclass(frozen=True, slots=True)
class Image(Operation):
    """A picture that stands for older operations; ``key`` finds it among the host's."""

    name = "image"
    key: str


_BY_NAME: dict[str, type[Operation]] = {
    kind.name: kind for kind in (Fill, Rectangle, Ellipse, Line, Polygon, Label, Outline, Arc, Sector, Point, Image)
}


def from_plain(plain: list[Any]) -> Operation:
    """The operation whose plain form is ``plain``."""
    name, *values = plain
    if name == Polygon.name:
        points, fill = values
        return Polygon(tuple(points), fill)
    return _BY_NAME[name](*values)
