"""Paints a display list on a Tk canvas: as quick items for animations, as the engine's picture once it is still.

Tk knows no transparency: an item mixes its colour with what lies under its middle.
"""

from __future__ import annotations

import math
import tkinter as tk
from collections.abc import Callable
from tkinter.font import Font, families
from typing import Any  # operations are plain lists

from educode.drawing import FONT_FAMILY, FULL_TURN, DisplayList, turned, within_reach
from educode.drawing.lettering import visible_lines
from educode.python.canvas import Operation, Toile

_WHITE = "#FFFFFF"
_FAMILIES = (FONT_FAMILY, "Liberation Sans", "Arial", "Helvetica", "Nimbus Sans")
_ITEMS_PER_CIRCLE = 72
_REACH = 16_000
"""X counts pixels in 16 bits."""
_LARGEST_LETTERS = 4_000
"""X ends the process for letters of 8 000 pixels."""
_TOO_LONG = 20_000
"""A drawing of more operations stays as Tk paints it."""


class Painting:
    """What one surface shows of a toile; what was already painted is not painted again."""

    def __init__(self, surface: tk.Canvas) -> None:
        self.surface = surface
        self.size = (0, 0)
        self.outline: tuple[str | None, float] = (None, 0)
        self._operations: list[Operation] = []
        self._painted = 0
        self._is_exact = False
        self._image: tk.PhotoImage | None = None
        self._image_item = 0
        self._family = _family(surface)

    def follow(self, canvas: Toile) -> None:
        """Show ``canvas`` as it is now, quickly."""
        if self._operations is not canvas.operations or self.size != (canvas.width, canvas.height):
            self._begin(canvas)
        for name, *values in self._reachable(canvas.operations[self._painted :]):
            _PAINTERS[str(name)](self, *values)
            self._is_exact = False
        self._painted = len(canvas.operations)

    def _reachable(self, operations: list[Operation]) -> list[Operation]:
        plain = {"width": self.size[0], "height": self.size[1], "ops": operations}
        drawing = DisplayList.from_plain(plain)
        near = within_reach(drawing, _REACH)
        return operations if near is drawing else near.to_plain()["ops"]

    def _begin(self, canvas: Toile) -> None:
        self.surface.delete("all")
        self.surface.configure(width=canvas.width, height=canvas.height)
        self.size = (canvas.width, canvas.height)
        self.outline = (None, 0)
        self._operations = canvas.operations
        self._painted = 0
        self._is_exact = True
        self._image = None
        self._image_item = 0

    def settle(self) -> None:
        """Show the same as the engine draws it: smooth edges, its font, real transparency."""
        if self._is_exact or self._painted > _TOO_LONG:
            return
        image = exact_image(self.surface, self.size, self._operations[: self._painted])
        if image is not None:
            self.surface.delete("all")
            self._image_item = self.surface.create_image(0, 0, image=image, anchor="nw")
            self._image = image  # Tk forgets an image that nobody holds
        self._is_exact = True

    # --- colours -------------------------------------------------------------------------------

    def ink(self, color: str | None, x: float, y: float) -> str:
        """A colour that Tk knows, mixed with what is painted at a point if it is not opaque."""
        if color is None or len(color) == len(_WHITE):
            return color or ""
        return mixed(color, self._under(x, y))

    def _under(self, x: float, y: float) -> str:
        for item in reversed(self.surface.find_overlapping(x, y, x, y)):
            if item == self._image_item:
                return self._pixel(int(x), int(y))
            color = str(self.surface.itemcget(item, "fill"))  # type: ignore[no-untyped-call]  # tkinter's stubs
            if color:
                return color
        return _WHITE

    def _pixel(self, x: int, y: int) -> str:
        width, height = self.size
        if self._image is None or not (0 <= x < width and 0 <= y < height):
            return _WHITE
        red, green, blue = self._image.get(x, y)
        return f"#{red:02X}{green:02X}{blue:02X}"

    def look(self, fill: str | None, x: float, y: float) -> dict[str, Any]:
        """Fill and outline of a shape around a point."""
        color, width = self.outline
        return {"fill": self.ink(fill, x, y), "outline": self.ink(color, x, y), "width": width}

    def fill(self, color: str | None) -> None:
        """Paint all."""
        width, height = self.size
        ink = self.ink(color, width / 2, height / 2)
        if ink:
            self.surface.create_rectangle(-1, -1, width + 1, height + 1, fill=ink, outline="")

    def rect(self, x: float, y: float, width: float, height: float, radius: float, fill: str | None) -> None:
        """A rectangle."""
        look = self.look(fill, x + width / 2, y + height / 2)
        if radius:
            self.surface.create_polygon(round_corners(x, y, width, height, radius), **look)
        elif look["outline"]:
            self.surface.create_rectangle(x, y, x + width, y + height, **look)
        else:
            self.surface.create_rectangle(round(x), round(y), round(x + width), round(y + height), **look)

    def ellipse(self, cx: float, cy: float, rx: float, ry: float, fill: str | None) -> None:
        """An ellipse."""
        self.surface.create_oval(cx - rx, cy - ry, cx + rx, cy + ry, **self.look(fill, cx, cy))

    def line(self, x1: float, y1: float, x2: float, y2: float, color: str | None, width: float) -> None:
        """A line."""
        ink = self.ink(color, (x1 + x2) / 2, (y1 + y2) / 2)
        self.surface.create_line(x1, y1, x2, y2, fill=ink, width=width, capstyle=tk.BUTT)

    def polygon(self, points: list[float], fill: str | None) -> None:
        """A polygon."""
        look = self.look(fill, *middle(points))
        self.surface.create_polygon(points, joinstyle=tk.MITER, **look)

    def label(self, x: float, y: float, text: str, color: str | None, size: float) -> None:
        """A writing, from the left end of its baseline."""
        if size > _LARGEST_LETTERS:
            return
        font = Font(root=self.surface, family=self._family, size=-max(round(size), 1))
        descent = font.metrics("descent")
        for baseline, line in visible_lines(text, x, y, size, self.size):
            ink = self.ink(color, x, baseline)
            self.surface.create_text(x, baseline + descent, text=line, fill=ink, anchor="sw", font=font)

    def set_outline(self, color: str | None, width: float) -> None:
        """The outline from now on."""
        self.outline = (color, width)

    def arc(self, cx: float, cy: float, r: float, start: float, end: float, color: str | None, width: float) -> None:
        """A part of a circle's edge."""
        points = around(cx, cy, r, start, end)
        self.surface.create_line(points, fill=self.ink(color, points[0], points[1]), width=width)

    def sector(self, cx: float, cy: float, r: float, start: float, end: float, fill: str | None) -> None:
        """A slice of a disc."""
        self.polygon([cx, cy, *around(cx, cy, r, start, end)], fill)

    def point(self, x: float, y: float, color: str | None) -> None:
        """One pixel."""
        ink = self.ink(color, x, y)
        self.surface.create_rectangle(x, y, x + 1, y + 1, fill=ink, outline="")


def exact_image(surface: tk.Canvas, size: tuple[int, int], operations: list[Operation]) -> tk.PhotoImage | None:
    """The engine's picture; None where the library that draws it is not there, or cannot."""
    try:
        from educode.host.png import to_png

        plain = {"width": size[0], "height": size[1], "ops": operations}
        return tk.PhotoImage(master=surface, data=to_png(DisplayList.from_plain(plain)))
    except (ImportError, ValueError, tk.TclError):
        return None


def _family(surface: tk.Canvas) -> str:
    """The installed font that looks most like the engine's."""
    known = set(families(surface))
    return next((name for name in _FAMILIES if name in known), "TkDefaultFont")


def mixed(color: str, under: str) -> str:
    """``#RRGGBBAA`` laid on ``#RRGGBB``."""
    opacity = int(color[7:9], 16) / 255
    parts = [(int(color[at : at + 2], 16), int(under[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join([f"{round(below + (part - below) * opacity):02X}" for part, below in parts])


def middle(points: list[float]) -> tuple[float, float]:
    """The middle of the corners."""
    count = max(len(points) // 2, 1)
    return sum(points[::2]) / count, sum(points[1::2]) / count


def around(cx: float, cy: float, r: float, start: float, end: float) -> list[float]:
    """Points of a circle from one angle to another, clockwise on the screen."""
    sweep = turned(start, end)
    count = max(2, math.ceil(sweep * _ITEMS_PER_CIRCLE / FULL_TURN) + 1)
    angles = [math.radians(start + sweep * rank / (count - 1)) for rank in range(count)]
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
    "fill": Painting.fill,
    "rect": Painting.rect,
    "ellipse": Painting.ellipse,
    "line": Painting.line,
    "polygon": Painting.polygon,
    "label": Painting.label,
    "outline": Painting.set_outline,
    "arc": Painting.arc,
    "sector": Painting.sector,
    "point": Painting.point,
}
