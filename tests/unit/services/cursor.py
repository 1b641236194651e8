"""A program with the cursor shown as ``‸``: what the services answer there."""

from __future__ import annotations

from educode import api
from educode.semantics import Analysis
from educode.services.complete import Completion, complete
from educode.text import Source

CURSOR = "‸"


def at(marked: str) -> tuple[Analysis, str, int]:
    """The analysis of ``marked`` without its mark, its text, and the offset of the mark."""
    offset = marked.index(CURSOR)
    text = marked.replace(CURSOR, "")
    return api.analyse(Source(text)), text, offset


def proposals(marked: str, older: str | None = None) -> list[Completion]:
    """What is proposed at the mark; ``older``: the text that the analysis still is of."""
    analysis, text, offset = at(marked)
    if older is not None:
        analysis = api.analyse(Source(older))
    return complete(analysis, text, offset)


def labels(marked: str, older: str | None = None) -> list[str]:
    return [item.label for item in proposals(marked, older)]


def accepted(marked: str, label: str) -> str:
    """The text once the proposal ``label`` is taken, its places as they are written."""
    _, text, offset = at(marked)
    item = next(item for item in proposals(marked) if item.label == label)
    assert item.replace.end == offset
    return text[: item.replace.start] + item.insert + text[item.replace.end :]
