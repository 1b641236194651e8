"""Which blocks are open at a line, read from the text alone, so that it works while a block is being typed."""

from __future__ import annotations

import re

from educode.language.keywords import BLOCK_ENDS, canonical

_OPENER = re.compile(r"[^\S\r\n]*(si|pour|tant|fonction|proc[ée]dure|classe)\b(?!\s*(?:vaut|ajoute|soustrait)\b)")
_ENDER = re.compile(r"[^\S\r\n]*fin\s*(si|pour|tant|fonction|proc[ée]dure|classe)\b")


def open_blocks(text: str, offset: int) -> list[str]:
    """The words that opened the blocks around ``offset``, outermost first: ``["fonction", "si"]``.

    The line of ``offset`` itself does not count.
    """
    opened: list[str] = []
    for line in text[:offset].splitlines()[: _line_rank(text, offset)]:
        if (end := _ENDER.match(line)) is not None:
            _close(opened, canonical(end.group(1)))
        elif (start := _OPENER.match(line)) is not None:
            opened.append(canonical(start.group(1)))
    return opened


def block_ends(text: str, offset: int) -> list[str]:
    """``fin …`` of the blocks around ``offset``, the innermost first, each once."""
    return list(dict.fromkeys(BLOCK_ENDS[word] for word in reversed(open_blocks(text, offset))))


def _line_rank(text: str, offset: int) -> int:
    return len((text[:offset] + "|").splitlines()) - 1


def _close(opened: list[str], word: str) -> None:
    for rank in range(len(opened) - 1, -1, -1):
        if opened[rank] == word:
            del opened[rank:]
            return
