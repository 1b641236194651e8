"""Readable Python from an analysed program."""

from educode.emit.python.program import Translation, translate
from educode.semantics.model import Analysis


def to_python(analysis: Analysis) -> str:
    """The program in Python."""
    return translate(analysis).code


__all__ = ["Translation", "to_python", "translate"]
