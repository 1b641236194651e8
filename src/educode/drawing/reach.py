"""Shapes drawn far beyond their toile, brought within reach of those who paint.

Painters count in 32-bit numbers: from a few millions of pixels on they draw astray, and resvg ends the process.
``within_reach`` gives a display list that looks the same on its toile and has no coordinate beyond the painter's
reach: lines and polygons are cut, edges of rectangles moved, large curves become short straight lines where they
can be seen. Only outlines as wide as the reach lose something. Programs get there by doubling a radius.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from operator import attrgetter
from typing import Any  # the tables hold one function per kind of operation

from educode.drawing.display_list import DisplayList
from educode.drawing.operations import (
    FULL_TURN,
    Arc,
    Ellipse,
    Label,
    Line,
    Operation,
    Outline,
    Point,
    Polygon,
    Rectangle,
    Sector,
    turned,
)
from educode.records import value

REACH = 100_000.0
"""The reach of resvg, in pixels; it fails from a few millions on."""

_COUNTABLE = 1e100
_CLOSE = 0.1
"""How far from its curve, in pixels, a straight line may pass."""
_HALVINGS = 40
_FIRST_STEP = math.pi / 4

Place = tuple[float, float]


def within_reach(picture: DisplayList, reach: float = REACH) -> DisplayList:
    """``picture`` without coordinates farther than ``reach``; itself when it has none."""
    if all(_is_near(operation, reach) for operation in picture.operations):
        return picture
    window = _Window(picture.width, picture.height, reach)
    operations: list[Operation] = []
    for operation in picture.operations:
        operations += [operation] if _is_near(operation, reach) else _NEARER[type(operation)](operation, window)
    return DisplayList(picture.width, picture.height, tuple(operations))


def _is_near(operation: Operation, reach: float) -> bool:
    read = _NUMBERS.get(type(operation))
    return read is None or max(map(abs, read(operation)), default=0) <= reach


def _counted(number: float) -> float:
    """``number`` such that differences and products with others stay finite."""
    return max(-_COUNTABLE, min(number, _COUNTABLE))


@value
class _Window:
    """What can be seen, and as much around it as no usual outline crosses."""

    width: int
    height: int
    reach: float

    def held(self, number: float) -> float:
        """``number``, no farther than the reach."""
        return max(-self.reach, min(number, self.reach))

    def misses(self, start: Place, end: Place, spare: float) -> bool:
        """Whether nothing within ``spare`` pixels of the line from ``start`` to ``end`` can be seen."""
        spare += max(self.width, self.height)
        (left, right), (top, bottom) = (sorted(pair) for pair in zip(start, end, strict=True))
        return left > self.width + spare or right < -spare or top > self.height + spare or bottom < -spare


def _outline(operation: Outline, window: _Window) -> Iterable[Operation]:
    return [Outline(operation.color, window.held(operation.width))]


def _rectangle(operation: Rectangle, window: _Window) -> Iterable[Operation]:
    if operation.width <= 0 or operation.height <= 0:
        return []
    left, top = window.held(operation.x), window.held(operation.y)
    right, bottom = window.held(operation.x + operation.width), window.held(operation.y + operation.height)
    return [Rectangle(left, top, right - left, bottom - top, window.held(operation.radius), operation.fill)]


def _unseen(_operation: Operation, _: _Window) -> Iterable[Operation]:
    return []


def _line(operation: Line, window: _Window) -> Iterable[Operation]:
    start, end = (_counted(operation.x1), _counted(operation.y1)), (_counted(operation.x2), _counted(operation.y2))
    for axis in (0, 1):
        for limit in (-window.reach, window.reach):
            inside = [place for place in (start, end) if _is_inside(place, axis, limit)]
            if not inside:
                return []
            if len(inside) == 1:
                cut = _crossing(start, end, axis, limit)
                start, end = (inside[0], cut) if inside[0] is start else (cut, inside[0])
    return [Line(*start, *end, operation.color, window.held(operation.width))]


def _polygon(operation: Polygon, window: _Window) -> Iterable[Operation]:
    numbers = [_counted(number) for number in operation.points]
    return _cut_polygon(list(zip(numbers[::2], numbers[1::2], strict=False)), operation.fill, window.reach)


def _ellipse(operation: Ellipse, window: _Window) -> Iterable[Operation]:
    if operation.rx <= 0 or operation.ry <= 0:
        return []
    curve = _Curve(operation.cx, operation.cy, operation.rx, operation.ry)
    return _cut_polygon(curve.places(0, FULL_TURN, window), operation.fill, window.reach)


def _sector(operation: Sector, window: _Window) -> Iterable[Operation]:
    sweep = turned(operation.start, operation.end)
    if operation.radius <= 0 or sweep == 0:
        return []
    curve = _Curve(operation.cx, operation.cy, operation.radius, operation.radius)
    center = [] if sweep == FULL_TURN else [curve.center]
    return _cut_polygon([*center, *curve.places(operation.start, sweep, window)], operation.fill, window.reach)


def _arc(operation: Arc, window: _Window) -> Iterable[Operation]:
    sweep = turned(operation.start, operation.end)
    if operation.radius <= 0 or sweep == 0:
        return
    curve = _Curve(operation.cx, operation.cy, operation.radius, operation.radius)
    places = curve.places(operation.start, sweep, window)
    for start, end in pairwise(places):
        yield from _line(Line(*start, *end, operation.color, operation.width), window)


def _cut_polygon(places: list[Place], fill: str | None, reach: float) -> Iterable[Operation]:
    """The polygon through ``places``, cut at the four sides of what can be reached, one after the other."""
    for axis in (0, 1):
        for limit in (-reach, reach):
            places = list(_cut(places, axis, limit))
    return [Polygon(tuple(number for place in places for number in place), fill)] if len(places) > 2 else []


def _cut(places: list[Place], axis: int, limit: float) -> Iterator[Place]:
    for start, end in zip(places[-1:] + places[:-1], places, strict=True):
        is_in = _is_inside(end, axis, limit)
        if is_in != _is_inside(start, axis, limit):
            yield _crossing(start, end, axis, limit)
        if is_in:
            yield end


def _is_inside(place: Place, axis: int, limit: float) -> bool:
    return place[axis] <= limit if limit > 0 else place[axis] >= limit


def _crossing(start: Place, end: Place, axis: int, limit: float) -> Place:
    """Where the line from ``start`` to ``end`` has ``limit`` as its coordinate of that axis."""
    share = (limit - start[axis]) / (end[axis] - start[axis])
    other = start[1 - axis] + share * (end[1 - axis] - start[1 - axis])
    return (limit, other) if axis == 0 else (other, limit)


class _Curve:
    """An ellipse that is followed closely where it can be seen and by long straight lines elsewhere."""

    def __init__(self, cx: float, cy: float, rx: float, ry: float) -> None:
        self.center = (_counted(cx), _counted(cy))
        self._radii = (_counted(rx), _counted(ry))

    def places(self, start: float, sweep: float, window: _Window) -> list[Place]:
        """Places from ``start`` on, over ``sweep`` degrees."""
        first, last = math.radians(start % FULL_TURN), math.radians(start % FULL_TURN + sweep)
        count = math.ceil((last - first) / _FIRST_STEP)
        found = [self._at(first)]
        for step in range(count):
            begin, end = (first + (last - first) * part / count for part in (step, step + 1))
            self._follow(begin, end, window, found, _HALVINGS)
        return found

    def _at(self, angle: float) -> Place:
        return self.center[0] + self._radii[0] * math.cos(angle), self.center[1] + self._radii[1] * math.sin(angle)

    def _follow(self, begin: float, end: float, window: _Window, found: list[Place], halvings: int) -> None:
        """Add places after the last one, which is at ``begin``, up to the one at ``end``."""
        last = self._at(end)
        bulge = max(self._radii) * 2 * math.sin((end - begin) / 4) ** 2
        if halvings == 0 or bulge <= _CLOSE or window.misses(found[-1], last, bulge):
            found.append(last)
            return
        middle = (begin + end) / 2
        self._follow(begin, middle, window, found, halvings - 1)
        self._follow(middle, end, window, found, halvings - 1)


_NUMBERS: dict[type[Operation], Callable[[Any], Iterable[float]]] = {
    Rectangle: attrgetter("x", "y", "width", "height", "radius"),
    Ellipse: attrgetter("cx", "cy", "rx", "ry"),
    Line: attrgetter("x1", "y1", "x2", "y2", "width"),
    Polygon: attrgetter("points"),
    Label: attrgetter("x", "y", "size"),
    Outline: lambda operation: (operation.width,),
    Arc: attrgetter("cx", "cy", "radius", "width"),
    Sector: attrgetter("cx", "cy", "radius"),
    Point: attrgetter("x", "y"),
}

_NEARER: dict[type[Operation], Callable[[Any, _Window], Iterable[Operation]]] = {
    Rectangle: _rectangle,
    Ellipse: _ellipse,
    Line: _line,
    Polygon: _polygon,
    Label: _unseen,
    Outline: _outline,
    Arc: _arc,
    Sector: _sector,
    Point: _unseen,
}
