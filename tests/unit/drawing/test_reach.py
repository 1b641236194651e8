"""Far shapes look the same on their toile once they are within reach, whatever their size."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from educode.drawing import DisplayList
from educode.drawing.operations import Ellipse, Line, Polygon, Rectangle
from educode.drawing.reach import REACH, within_reach

WIDTH, HEIGHT = 300, 200
GRID = [(x + 0.5, y + 0.5) for x in range(0, WIDTH, 23) for y in range(0, HEIGHT, 19)]
FAR = st.one_of(st.floats(-400, 600), st.floats(-1e6, 1e6), st.floats(-1e9, 1e9))
RADII = st.one_of(st.floats(1, 600), st.floats(1, 1e6), st.floats(1, 1e9))
ANGLES = st.floats(-400, 400)
HUGE = [1e5 + 1, 1e7, 1e12, 1e100, 1e300, 1.7e308]
Place = tuple[float, float]


def reached(*operations: list[Any]) -> list[Any]:
    picture = DisplayList.from_plain({"width": WIDTH, "height": HEIGHT, "ops": list(operations)})
    return list(within_reach(picture).operations)


def numbers(operation: Any) -> list[float]:
    flat = [part for one in operation.to_plain()[1:] for part in (one if isinstance(one, list) else [one])]
    return [one for one in flat if isinstance(one, (int, float))]


def holds(shape: Any, place: Place) -> bool:
    """Whether ``place`` is in what was made of a filled shape."""
    x, y = place
    if isinstance(shape, Rectangle):
        return shape.x <= x <= shape.x + shape.width and shape.y <= y <= shape.y + shape.height
    if isinstance(shape, Ellipse):
        return math.hypot((x - shape.cx) / shape.rx, (y - shape.cy) / shape.ry) <= 1
    assert isinstance(shape, Polygon)
    return winding(list(zip(shape.points[::2], shape.points[1::2], strict=True)), place) != 0


def winding(points: list[Place], place: Place) -> int:
    """How many times the closed line through ``points`` turns around ``place``."""
    x, y = place
    turns = 0
    for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
        side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1)
        if y1 <= y < y2 and side > 0:
            turns += 1
        elif y2 <= y < y1 and side < 0:
            turns -= 1
    return turns


def same_on_grid(operation: list[Any], is_in: Any, is_close: Any) -> None:
    shapes = reached(operation)
    assert all(abs(number) <= 2 * REACH for shape in shapes for number in numbers(shape))
    for place in GRID:
        if not is_close(place):
            assert any(holds(shape, place) for shape in shapes) == is_in(place), place


@settings(deadline=None)
@given(FAR, FAR, RADII, RADII)
def test_ellipses(cx: float, cy: float, rx: float, ry: float) -> None:
    def value(place: Place) -> float:
        return math.hypot((place[0] - cx) / rx, (place[1] - cy) / ry)

    def is_close(place: Place) -> bool:
        x, y = (place[0] - cx) / rx, (place[1] - cy) / ry
        steep = math.hypot(x / rx, y / ry) / max(value(place), 1e-30)
        return abs(value(place) - 1) <= steep * 0.5 + 1e-9

    same_on_grid(["ellipse", cx, cy, rx, ry, "#FF0000"], lambda place: value(place) <= 1, is_close)


@settings(deadline=None)
@given(FAR, FAR, RADII, ANGLES, ANGLES)
def test_sectors(cx: float, cy: float, radius: float, start: float, end: float) -> None:
    sweep = 360.0 if end - start >= 360 else (end - start) % 360
    if radius <= REACH >= max(abs(cx), abs(cy)) or sweep == 0:
        return
    spare = 0.5 + radius * 1e-12

    def angle(place: Place) -> float:
        return (math.degrees(math.atan2(place[1] - cy, place[0] - cx)) - start) % 360

    def is_close(place: Place) -> bool:
        distance = math.hypot(place[0] - cx, place[1] - cy)
        turn = angle(place)
        from_sides = min(abs(turn), abs(turn - sweep), abs(turn - 360)) * distance * math.pi / 180
        return abs(distance - radius) < spare or (sweep < 360 and from_sides < spare) or distance < spare

    def is_in(place: Place) -> bool:
        return math.hypot(place[0] - cx, place[1] - cy) < radius and (angle(place) < sweep or sweep == 360)

    same_on_grid(["sector", cx, cy, radius, start, end, "#FF0000"], is_in, is_close)


@settings(deadline=None)
@given(st.lists(st.tuples(FAR, FAR), min_size=3, max_size=6))
def test_polygons(points: list[Place]) -> None:
    flat = [number for point in points for number in point]
    sides = list(zip(points, points[1:] + points[:1], strict=True))
    same_on_grid(
        ["polygon", flat, "#FF0000"],
        lambda place: winding(points, place) != 0,
        lambda place: any(distance(place, *side) < 0.01 for side in sides),
    )


@settings(deadline=None)
@given(FAR, FAR, RADII, RADII)
def test_rectangles(x: float, y: float, width: float, height: float) -> None:
    same_on_grid(
        ["rect", x, y, width, height, 0, "#FF0000"],
        lambda place: x <= place[0] <= x + width and y <= place[1] <= y + height,
        lambda place: (
            min(abs(place[0] - edge) for edge in (x, x + width)) < 1e-6
            or min(abs(place[1] - edge) for edge in (y, y + height)) < 1e-6
        ),
    )


def distance(place: Place, start: Place, end: Place) -> float:
    """From ``place`` to the segment from ``start`` to ``end``."""
    along = (end[0] - start[0], end[1] - start[1])
    length = math.hypot(*along)
    if length == 0:
        return math.dist(place, start)
    share = ((place[0] - start[0]) * along[0] + (place[1] - start[1]) * along[1]) / length / length
    share = max(0.0, min(share, 1.0))
    return math.dist(place, (start[0] + share * along[0], start[1] + share * along[1]))


@settings(deadline=None)
@given(FAR, FAR, FAR, FAR)
def test_lines(x1: float, y1: float, x2: float, y2: float) -> None:
    lines = reached(["line", x1, y1, x2, y2, "#FF0000", 3])
    assert all(abs(number) <= REACH for line in lines for number in numbers(line))
    for place in GRID:
        expected = distance(place, (x1, y1), (x2, y2))
        found = min((distance(place, (line.x1, line.y1), (line.x2, line.y2)) for line in lines), default=math.inf)
        assert found == pytest.approx(expected, abs=0.01) or min(found, expected) > REACH / 2


@settings(deadline=None)
@given(st.floats(1e6, 1e9), st.floats(0, 360))
def test_arcs_pass_where_they_should(radius: float, middle: float) -> None:
    """The edge of a large circle goes through the middle of the toile."""
    turn = math.radians(middle)
    cx, cy = 150 - radius * math.cos(turn), 100 - radius * math.sin(turn)
    lines = reached(["arc", cx, cy, radius, middle - 20, middle + 20, "#FF0000", 2])
    assert 1 <= len(lines) < 200
    assert all(isinstance(line, Line) for line in lines)
    assert min(distance((150, 100), (line.x1, line.y1), (line.x2, line.y2)) for line in lines) < 0.2
    assert not reached(["arc", cx, cy, radius, middle + 40, middle + 60, "#FF0000", 2])


def test_near_lists_are_left_alone() -> None:
    plain = [["rect", 1, 2, 3, 4, 5, None], ["polygon", [], "#00FF00"], ["polygon", [0, 0, 5, 5, 0, 5], "#00FF00"]]
    picture = DisplayList.from_plain({"width": 60, "height": 40, "ops": plain})
    assert within_reach(picture) is picture


@pytest.mark.parametrize("size", HUGE)
@pytest.mark.parametrize("sign", [1, -1])
def test_nothing_is_too_large(size: float, sign: int) -> None:
    far = size * sign
    found = reached(
        ["outline", "#FF0000", size],
        ["rect", far, far, size, size, size, None],
        ["ellipse", far, far, size, size, "#FF0000"],
        ["line", far, -far, -far, far, "#FF0000", size],
        ["polygon", [far, far, -far, far, 0, -far], "#FF0000"],
        ["label", far, 0, "a", "#FF0000", 16],
        ["label", 0, 0, "a", "#FF0000", size],
        ["arc", far, far, size, 0, 300, "#FF0000", size],
        ["sector", far, far, size, far, -far, "#FF0000"],
        ["point", far, 0, "#FF0000"],
    )
    assert found
    assert all(abs(number) <= 2 * REACH for operation in found for number in numbers(operation))
