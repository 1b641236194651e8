"""What a program draws, as plain data, and its SVG. Knows no other room."""

from educode.drawing.display_list import DisplayList
from educode.drawing.operations import FULL_TURN, turned
from educode.drawing.reach import within_reach
from educode.drawing.svg import FONT_FAMILY, to_svg

__all__ = ["FONT_FAMILY", "FULL_TURN", "DisplayList", "to_svg", "turned", "within_reach"]
