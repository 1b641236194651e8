"""A name that cannot be one, told where it is declared: ``meilleur-score``, ``l'age``, ``2e_joueur``.

Its later uses are read as the name that is proposed, and the same mend puts them right.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from educode.syntax.tokens import NAME, Line
from educode.syntax.vocabulary import Vocabulary
from educode.text import Span

_RANK = re.compile(r"(\d+)(?:(?:er|[eè]re|[eè]me|e|nde?|d)_+|_*)(\w*)")
"""``1er_joueur``, ``2e_essai``, ``3points``."""


def without_digit_first(typed: str) -> str:
    """``2e_joueur`` → ``joueur2``."""
    found = _RANK.fullmatch(typed)
    if found and found[2]:
        return found[2].rstrip("_") + found[1]
    letters = typed.lstrip("0123456789")
    digits = typed[: len(typed) - len(letters)]
    return letters.strip("_") + digits if letters.strip("_.") else f"n{typed}"


def rename_uses(vocabulary: Vocabulary, typed: Sequence[str], meant: str, after: int) -> list[tuple[Span, str]]:
    """Read the tokens ``typed`` as the name ``meant`` in the lines after a place; the edits that write it there."""
    edits: list[tuple[Span, str]] = []
    if "-" in typed and all(part in vocabulary.declared for part in typed if part != "-"):
        return edits
    for line in vocabulary.lines_after(after):
        ranks = (rank for rank in reversed(range(len(line) - len(typed))) if _stands_at(line, rank, typed))
        edits.extend((_join(line, rank, len(typed), meant), meant) for rank in ranks)
    vocabulary.forget()
    return edits


def _stands_at(line: Line, rank: int, typed: Sequence[str]) -> bool:
    return [token.text for token in line[rank : rank + len(typed)]] == list(typed)


def _join(line: Line, rank: int, count: int, meant: str) -> Span:
    """Make one name of ``count`` tokens; where they stand."""
    first = line[rank]
    span = Span(first.start, line[rank + count - 1].end)
    first.kind, first.text, first.word, first.value, first.end = NAME, meant, "", meant, span.end
    del line[rank + 1 : rank + count]
    return span
