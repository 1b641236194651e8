"""From text to tree: ``parse`` reads any text, reports what is wrong and never raises."""

from educode.syntax.parser import parse
from educode.syntax.walk import children, walk

__all__ = ["children", "parse", "walk"]
