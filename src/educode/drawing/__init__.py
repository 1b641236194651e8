"""What a program draws, as plain data, and its SVG. Knows no other room."""

from educode.drawing.display_list import DisplayList
from educode.drawing.svg import FONT_FAMILY, to_svg

__all__ = ["FONT_FAMILY", "DisplayList", "to_svg"]
