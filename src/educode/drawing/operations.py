"""The operations of a display list, as data; each knows its plain form ``[name, …values]``.

Colours are ``#RRGGBB`` or ``#RRGGBBAA``; None stands for ``#0``, no colour.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar  # plain forms are whatever JSON holds

from educode.records import value, values_of

Color = str | None

FULL_TURN = 360


@value
class Operation:
    """One thing drawn, or a setting of what is drawn after it."""

    name: ClassVar[str]

    def to_plain(self) -> list[Any]:
        """``[name, …values]``, ready for JSON."""
        return [self.name, *(list(one) if isinstance(one, tuple) else one for one in values_of(self))]


@value
class Fill(Operation):
    """Paint the whole surface."""

    name = "fill"
    color: Color


@value
class Rectangle(Operation):
    """A rectangle, its corners perhaps rounded."""

    name = "rect"
    x: float
    y: float
    width: float
    height: float
    radius: float
    fill: Color


@value
class Ellipse(Operation):
    """An ellipse, or a circle where both radii are equal."""

    name = "ellipse"
    cx: float
    cy: float
    rx: float
    ry: float
    fill: Color


@value
class Line(Operation):
    """A straight line."""

    name = "line"
    x1: float
    y1: float
    x2: float
    y2: float
    color: Color
    width: float


@value
class Polygon(Operation):
    """A closed polygon; ``points`` is flat: x1, y1, x2, y2…"""

    name = "polygon"
    points: tuple[float, ...]
    fill: Color


@value
class Label(Operation):
    """A text, from the left end of its baseline."""

    name = "label"
    x: float
    y: float
    text: str
    color: Color
    size: float


@value
class Outline(Operation):
    """The outline of the shapes that follow; None removes it."""

    name = "outline"
    color: Color
    width: float


@value
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


@value
class Sector(Operation):
    """A slice of a disc; degrees as for an arc."""

    name = "sector"
    cx: float
    cy: float
    radius: float
    start: float
    end: float
    fill: Color


@value
class Point(Operation):
    """One pixel."""

    name = "point"
    x: float
    y: float
    color: Color


@value
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


def turned(start: float, end: float) -> float:
    """How many degrees are turned clockwise from ``start`` to ``end``; 360: all round."""
    difference = end - start
    if difference >= FULL_TURN:
        return FULL_TURN
    return difference % FULL_TURN if difference > -math.inf else 0
