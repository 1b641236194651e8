"""How a question is written where a person types the answer on the same line."""

from __future__ import annotations


def apart(question: str) -> str:
    """The question, kept apart from its answer by a blank, unless it brings its own."""
    return question if not question or question[-1].isspace() else question + " "
