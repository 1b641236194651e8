"""Built-ins of the family "Toile"."""

from __future__ import annotations

import math

from educode.python.canvas import Toile, end_of_turn
from educode.python.checks import finite, whole_between
from educode.python.colors import color_of
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import Number
from educode.python.values import is_number
from educode.python.writing import convertir_texte

_LARGEST_SIDE = 4096


def _finites(*values: Number) -> list[Number]:
    """Values that follow the toile, all finite."""
    return [finite(value, rank) for rank, value in enumerate(values, 1)]


@builtin
def dimension(t: Toile, width: Number, height: Number) -> None:
    """Give its size to a toile, and erase it."""
    sides = [whole_between("dimension", part, side, 1, _LARGEST_SIDE) for part, side in ((1, width), (2, height))]
    t.resize(*sides)


@builtin
def effacer(t: Toile) -> None:
    """Erase all."""
    t.clear()


@builtin
def remplir(t: Toile, color: str) -> None:
    """Paint the whole surface."""
    t.cover(color_of(color, 1))


@builtin
def rectangle(t: Toile, x: Number, y: Number, width: Number, height: Number, color: str) -> None:
    """A rectangle; (x, y) is its upper left corner."""
    _rectangle(t, _finites(x, y, width, height), 0, color_of(color, 5))


def _rectangle(t: Toile, place: list[Number], radius: Number, fill: str | None) -> None:
    x, y, width, height = place
    if width > 0 and height > 0:
        round_by = min(radius, width / 2, height / 2) if radius > 0 else 0
        t.add("rect", x, y, width, height, round_by, fill)


@builtin
def rectangle_arrondi(
    t: Toile, x: Number, y: Number, width: Number, height: Number, radius: Number, color: str
) -> None:
    """A rectangle with round corners."""
    *place, corner = _finites(x, y, width, height, radius)
    _rectangle(t, place, corner, color_of(color, 6))


@builtin
def cercle(t: Toile, cx: Number, cy: Number, radius: Number, color: str) -> None:
    """A disc."""
    x, y, r = _finites(cx, cy, radius)
    _ellipse(t, [x, y, r, r], color_of(color, 4))


def _ellipse(t: Toile, place: list[Number], fill: str | None) -> None:
    if place[2] > 0 and place[3] > 0:
        t.add("ellipse", *place, fill)


@builtin
def ellipse(t: Toile, cx: Number, cy: Number, radius_x: Number, radius_y: Number, color: str) -> None:
    """An ellipse."""
    _ellipse(t, _finites(cx, cy, radius_x, radius_y), color_of(color, 5))


@builtin
def ligne(t: Toile, x1: Number, y1: Number, x2: Number, y2: Number, color: str, thickness: Number = 1) -> None:
    """A line."""
    line = [*_finites(x1, y1, x2, y2), color_of(color, 5), finite(thickness, 6)]
    if thickness > 0:
        t.add("line", *line)


@builtin
def polygone(t: Toile, *values: object) -> None:
    """A polygon: its points one by one or in a tableau, then its colour."""
    *points, color = values
    listed = isinstance(points[0], list)
    coordinates = _listed_points(points[0]) if listed else _points(points)
    if len(coordinates) % 2:
        raise EduCodeError("EDU1118", 1 if listed else None, count=len(coordinates))
    fill = color_of(str(color), len(values))
    if len(coordinates) >= 6:
        t.add("polygon", coordinates, fill)


def _points(points: list[object]) -> list[Number]:
    return [finite(value, rank) for rank, value in enumerate(points, 1) if isinstance(value, int | float)]


def _listed_points(points: object) -> list[Number]:
    assert isinstance(points, list)
    for rank, value in enumerate(points):
        if not is_number(value):
            raise EduCodeError("EDU1119", 1, routine="polygone", index=rank, value=value, expected="nombre")
    return [finite(value, 1) for value in points]


@builtin
def label(t: Toile, x: Number, y: Number, value: object, color: str, size: Number = 16) -> None:
    """A writing; (x, y) is the left end of its baseline."""
    place = _finites(x, y)
    writing = [*place, convertir_texte(value), color_of(color, 4), finite(size, 5)]
    if size > 0:
        t.add("label", *writing)


@builtin
def contour(t: Toile, color: str, thickness: Number = 1) -> None:
    """The outline of all that is drawn after it."""
    t.set_outline(color_of(color, 1), finite(thickness, 2))


@builtin
def point(t: Toile, x: Number, y: Number, color: str) -> None:
    """One pixel."""
    px, py = _finites(x, y)
    t.add("point", math.floor(px), math.floor(py), color_of(color, 3))


@builtin
def arc(
    t: Toile, cx: Number, cy: Number, radius: Number, start: Number, end: Number, color: str, thickness: Number = 1
) -> None:
    """A part of a circle's edge."""
    place = _finites(cx, cy, radius, start, end)
    stroke = [color_of(color, 6), finite(thickness, 7)]
    place[4] = end_of_turn(start, end)
    if radius > 0 and thickness > 0 and place[4] != start:
        t.add("arc", *place, *stroke)


@builtin
def secteur(t: Toile, cx: Number, cy: Number, radius: Number, start: Number, end: Number, color: str) -> None:
    """A slice of a disc."""
    place = _finites(cx, cy, radius, start, end)
    fill = color_of(color, 6)
    place[4] = end_of_turn(start, end)
    if radius > 0 and place[4] != start:
        t.add("sector", *place, fill)


@builtin
def largeur(t: Toile) -> int:
    """Its width, in pixels."""
    return t.width


@builtin
def hauteur(t: Toile) -> int:
    """Its height, in pixels."""
    return t.height


@builtin
def largeur_texte(text: str, size: Number) -> Number:
    """The width of ``text`` written at ``size``, in pixels."""
    from educode.python.font import text_width

    return text_width(text, finite(size, 1))
