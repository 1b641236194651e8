"""Paints a display list on a Tk canvas; Tk knows no transparency, so colours are laid on white."""

from __future__ import annotations

import math
import tkinter as tk
from collections.abc import Callable
from typing import Any  # operations are plain lists

from educode.python.canvas import DisplayList

_ITEMS_PER_CIRCLE = 72


class _Painter:
    """One pass over a list."""

    def __init__(self, surface: tk.Canvas, width: int, height: int) -> None:
        self.surface = surface
        self.size = (width, height)
        self.outline: dict[str, Any] = {"outline": "", "width": 0}

    def fill(self, color: str | None) -> None:
        """Paint all."""
        if color is not None:
            self.surface.create_rectangle(-1, -1, self.size[0] + 1, self.size[1] + 1, fill=blended(color), outline="")

    def rect(self, x: float, y: float, width: float, height: float, radius: float, fill: str | None) -> None:
        """A rectangle."""
        points = (
            round_corners(x, y, width, height, radius)
            if radius
            else [x, y, x + width, y, x + width, y + height, x, y + height]
        )
        self.polygon(points, fill)

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, fill: str | None) -> None:
        """An ellipse."""
        self.surface.create_oval(cx - rx, cy - ry, cx + rx, cy + ry, fill=blended(fill), **self.outline)

    def line(self, x1: float, y1: float, x2: float, y2: float, color: str | None, width: float) -> None:
        """A line."""
        self.surface.create_line(x1, y1, x2, y2, fill=blended(color), width=width, capstyle=tk.BUTT)

    def polygon(self, points: list[float], fill: str | None) -> None:
        """A polygon."""
        self.surface.create_polygon(points, fill=blended(fill), joinstyle=tk.MITER, **self.outline)

    def label(self, x: float, y: float, text: str, color: str | None, size: float) -> None:
        """A writing, from the left end of its baseline."""
        for rank, line in enumerate(text.split("\n")):
            baseline = y + rank * 1.2 * size + 0.21 * size
            font = ("Arimo", -max(round(size), 1))
            self.surface.create_text(x, baseline, text=line, fill=blended(color), anchor="sw", font=font)

    def set_outline(self, color: str | None, width: float) -> None:
        """The outline from now on."""
        self.outline = {"outline": blended(color), "width": width}

    def arc(self, cx: float, cy: float, r: float, start: float, end: float, color: str | None, width: float) -> None:
        """A part of a circle's edge."""
        self.surface.create_line(around(cx, cy, r, start, end), fill=blended(color), width=width)

    def sector(self, cx: float, cy: float, r: float, start: float, end: float, fill: str | None) -> None:
        """A slice of a disc."""
        self.polygon([cx, cy, *around(cx, cy, r, start, end)], fill)

    def point(self, x: float, y: float, color: str | None) -> None:
        """One pixel."""
        self.surface.create_rectangle(x, y, x + 1, y + 1, fill=blended(color), outline="")


def paint(surface: tk.Canvas, picture: DisplayList) -> None:
    """Show ``picture``."""
    surface.delete("all")
    painter = _Painter(surface, picture["width"], picture["height"])
    for name, *values in picture["ops"]:
        _PAINTERS[str(name)](painter, *values)


def blended(color: str | None) -> str:
    """A colour that Tk knows."""
    if color is None:
        return ""
    if len(color) == 7:
        return color
    opacity = int(color[7:9], 16) / 255
    parts = (int(color[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join([f"{round(255 + (part - 255) * opacity):02X}" for part in parts])


def around(cx: float, cy: float, r: float, start: float, end: float) -> list[float]:
    """Points of a circle from one angle to another, clockwise on the screen."""
    count = max(2, math.ceil(abs(end - start) * _ITEMS_PER_CIRCLE / 360) + 1)
    angles = [math.radians(start + (end - start) * rank / (count - 1)) for rank in range(count)]
    return [part for angle in angles for part in (cx + r * math.cos(angle), cy + r * math.sin(angle))]


def round_corners(x: float, y: float, width: float, height: float, r: float) -> list[float]:
    """The outline of a rectangle with round corners."""
    right, bottom = x + width, y + height
    return [
        *around(x + r, y + r, r, 180, 270),
        *around(right - r, y + r, r, 270, 360),
        *around(right - r, bottom - r, r, 0, 90),
        *around(x + r, bottom - r, r, 90, 180),
    ]


_PAINTERS: dict[str, Callable[..., None]] = {
    "fill": _Painter.fill,
    "rect": _Painter.rect,
    "ellipse": _Painter.ellipse,
    "line": _Painter.line,
    "polygon": _Painter.polygon,
    "label": _Painter.label,
    "outline": _Painter.set_outline,
    "arc": _Painter.arc,
    "sector": _Painter.sector,
    "point": _Painter.point,
}
