"""The toiles that can be named at a place, to put in a suggestion."""

from __future__ import annotations

from educode.semantics import cells as c
from educode.semantics.inference import Inference
from educode.semantics.model import Analysis, Variable
from educode.semantics.visibility import routine_at, variables_at


def canvases_at(analysis: Analysis, inference: Inference, offset: int) -> list[str]:
    """Names of the toiles declared before ``offset``: those of the routine, else those of the program."""
    found = [
        (name, variable)
        for name, variable in variables_at(analysis, offset).items()
        if inference.cells.mask(inference.variable(variable)) == c.CANVAS and _is_ready(analysis, variable, offset)
    ]
    inside = [name for name, variable in found if variable.routine is not None]
    return inside or [name for name, _ in found]


def _is_ready(analysis: Analysis, variable: Variable, offset: int) -> bool:
    return variable.span.start < offset or (variable.routine is None and routine_at(analysis, offset) is not None)
