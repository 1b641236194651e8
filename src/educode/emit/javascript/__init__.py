"""JavaScript for the runtime, from the analysis of a program."""

from __future__ import annotations

import sys

from educode.emit.javascript.program import program
from educode.emit.javascript.sites import Compiled, Site
from educode.semantics.model import Analysis

_DEEP = 20_000

__all__ = ["Compiled", "Site", "to_javascript"]


def to_javascript(analysis: Analysis) -> Compiled:
    """The program as one expression of JavaScript, with the places that may fail; it must have no error."""
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, _DEEP))
    try:
        return program(analysis)
    finally:
        sys.setrecursionlimit(limit)
