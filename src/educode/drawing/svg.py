"""A display list as SVG: readable, the same on every machine, fit for a golden file.

``to_svg`` takes a display list (and the pictures that its image operations name) and gives the
text of an SVG document. PNG is made from it by the host.
"""

from __future__ import annotations

import base64
import math
import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any  # the writers' table holds one function per kind of operation

from educode.drawing.display_list import DisplayList
from educode.drawing.lettering import visible_lines
from educode.drawing.operations import (
    FULL_TURN,
    Arc,
    Color,
    Ellipse,
    Fill,
    Image,
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
from educode.drawing.reach import within_reach

FONT_FAMILY = "Arimo"

_OPAQUE = 255
_BEYOND_XML = re.compile("[^\t\n -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "\t": "&#9;"})


def to_svg(picture: DisplayList, images: Mapping[str, bytes] | None = None) -> str:
    """The SVG document of ``picture``; ``images`` are the PNG files that its image operations name."""
    body = "".join(f"  {line}\n" for line in _Writer(within_reach(picture), images or {}).lines())
    return f"{_heading(picture.width, picture.height)}{body}</svg>\n"


def _heading(width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="{FONT_FAMILY}" font-kerning="none" style="font-kerning:none;font-variant-ligatures:none" '
        'text-rendering="geometricPrecision" stroke-miterlimit="10" xml:space="preserve">\n'
    )


def number(value: float) -> str:
    """``value`` with at most 3 decimals and no useless sign or zero."""
    rounded = round(value, 3)
    if rounded == int(rounded):
        return str(int(rounded))
    return f"{rounded:.3f}".rstrip("0")


def escaped(text: str) -> str:
    """``text`` as XML takes it; characters that XML cannot hold become U+FFFD."""
    return _BEYOND_XML.sub("\ufffd", text).translate(_ESCAPES)


def _paint(attribute: str, color: Color) -> str:
    if color is None:
        return f' {attribute}="none"'
    if len(color) == len("#RRGGBB"):
        return f' {attribute}="{color}"'
    opacity = number(int(color[7:], 16) / _OPAQUE)
    return f' {attribute}="{color[:7]}" {attribute}-opacity="{opacity}"'


def _width(value: float) -> str:
    return "" if value == 1 else f' stroke-width="{number(value)}"'


def _attributes(**values: float) -> str:
    return "".join(f' {name}="{number(value)}"' for name, value in values.items())


class _Writer:
    """Writes the operations one by one; remembers the outline in force."""

    def __init__(self, picture: DisplayList, images: Mapping[str, bytes]) -> None:
        self._picture = picture
        self._images = images
        self._outline: Color = None
        self._outline_width = 1.0

    def lines(self) -> Iterable[str]:
        """The elements, one a line."""
        yield self._surface("#FFFFFF")
        for operation in self._picture.operations:
            yield from _WRITERS[type(operation)](self, operation)

    def _surface(self, color: Color) -> str:
        return f'<rect width="{self._picture.width}" height="{self._picture.height}"{_paint("fill", color)}/>'

    def _style(self, fill: Color) -> str | None:
        """Fill and outline of a shape; None if nothing of it can be seen."""
        outlined = self._outline is not None and self._outline_width > 0
        if not outlined:
            return None if fill is None else _paint("fill", fill)
        return _paint("fill", fill) + _paint("stroke", self._outline) + _width(self._outline_width)

    def _shape(self, element: str, fill: Color) -> Iterable[str]:
        style = self._style(fill)
        if style is not None:
            yield f"<{element}{style}/>"

    def fill(self, operation: Fill) -> Iterable[str]:
        if operation.color is not None:
            yield self._surface(operation.color)

    def outline(self, operation: Outline) -> Iterable[str]:
        self._outline, self._outline_width = operation.color, operation.width
        return ()

    def rectangle(self, operation: Rectangle) -> Iterable[str]:
        width, height = operation.width, operation.height
        if width <= 0 or height <= 0:
            return ()
        element = "rect" + _attributes(x=operation.x, y=operation.y, width=width, height=height)
        radius = min(operation.radius, width / 2, height / 2)
        return self._shape(element + (_attributes(rx=radius) if radius > 0 else ""), operation.fill)

    def ellipse(self, operation: Ellipse) -> Iterable[str]:
        rx, ry = operation.rx, operation.ry
        if rx <= 0 or ry <= 0:
            return ()
        center = _attributes(cx=operation.cx, cy=operation.cy)
        element = f"circle{center}{_attributes(r=rx)}" if rx == ry else f"ellipse{center}{_attributes(rx=rx, ry=ry)}"
        return self._shape(element, operation.fill)

    def line(self, operation: Line) -> Iterable[str]:
        if operation.color is not None and operation.width > 0:
            ends = _attributes(x1=operation.x1, y1=operation.y1, x2=operation.x2, y2=operation.y2)
            yield f"<line{ends}{_paint('stroke', operation.color)}{_width(operation.width)}/>"

    def polygon(self, operation: Polygon) -> Iterable[str]:
        values = [number(value) for value in operation.points]
        if len(values) < 6:
            return ()
        points = " ".join(f"{x},{y}" for x, y in zip(values[::2], values[1::2], strict=False))
        return self._shape(f'polygon points="{points}"', operation.fill)

    def label(self, operation: Label) -> Iterable[str]:
        size = operation.size
        if operation.color is None or size <= 0:
            return
        style = _attributes(**{"font-size": size}) + _paint("fill", operation.color)
        surface = self._picture.width, self._picture.height
        for baseline, line in visible_lines(operation.text, operation.x, operation.y, size, surface):
            yield f"<text{_attributes(x=operation.x, y=baseline)}{style}>{escaped(line)}</text>"

    def arc(self, operation: Arc) -> Iterable[str]:
        sweep = turned(operation.start, operation.end)
        if operation.color is None or operation.width <= 0 or operation.radius <= 0 or sweep == 0:
            return
        style = f' fill="none"{_paint("stroke", operation.color)}{_width(operation.width)}'
        if sweep >= FULL_TURN:
            yield f"<circle{_attributes(cx=operation.cx, cy=operation.cy, r=operation.radius)}{style}/>"
        else:
            yield f'<path d="M{_curve(operation, sweep)}"{style}/>'

    def sector(self, operation: Sector) -> Iterable[str]:
        sweep = turned(operation.start, operation.end)
        if operation.radius <= 0 or sweep == 0:
            return ()
        if sweep >= FULL_TURN:
            circle = "circle" + _attributes(cx=operation.cx, cy=operation.cy, r=operation.radius)
            return self._shape(circle, operation.fill)
        center = f"{number(operation.cx)},{number(operation.cy)}"
        return self._shape(f'path d="M{center} L{_curve(operation, sweep)} Z"', operation.fill)

    def point(self, operation: Point) -> Iterable[str]:
        if operation.color is not None:
            corner = _attributes(x=operation.x, y=operation.y)
            yield f'<rect{corner} width="1" height="1"{_paint("fill", operation.color)}/>'

    def image(self, operation: Image) -> Iterable[str]:
        content = self._images.get(operation.key)
        if content is not None:
            encoded = base64.b64encode(content).decode("ascii")
            size = f'width="{self._picture.width}" height="{self._picture.height}"'
            yield f'<image {size} href="data:image/png;base64,{encoded}"/>'


def _curve(operation: Arc | Sector, sweep: float) -> str:
    radius = number(operation.radius)
    large = 1 if sweep > FULL_TURN / 2 else 0
    start, end = (_on_circle(operation, degrees) for degrees in (operation.start, operation.start + sweep))
    return f"{start} A{radius},{radius} 0 {large} 1 {end}"


def _on_circle(operation: Arc | Sector, degrees: float) -> str:
    angle = math.radians(degrees)
    x = operation.cx + operation.radius * math.cos(angle)
    return f"{number(x)},{number(operation.cy + operation.radius * math.sin(angle))}"


_WRITERS: dict[type[Operation], Callable[[_Writer, Any], Iterable[str]]] = {
    Fill: _Writer.fill,
    Outline: _Writer.outline,
    Rectangle: _Writer.rectangle,
    Ellipse: _Writer.ellipse,
    Line: _Writer.line,
    Polygon: _Writer.polygon,
    Label: _Writer.label,
    Arc: _Writer.arc,
    Sector: _Writer.sector,
    Point: _Writer.point,
    Image: _Writer.image,
}
