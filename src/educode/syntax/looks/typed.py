"""A line that could not be read, as the looks see it, and what they say of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from educode.diagnostics import Rule
from educode.records import field, value
from educode.syntax.vocabulary import Vocabulary

_TEXTS = re.compile(r'"(?:[^"\\\n]|\\.)*"')
NAME = r"[^\W\d]\w*"
PLACE = rf"{NAME}(?:\.\w+|\[[^\[\]]*\])*"
ATOM = rf'-?(?:\d+(?:\.\d+)?|"~*"|#\w+|{NAME}(?:\.\w+|\[[^\[\]]*\]|\([^()]*\))*)'
REST = r"\S.*"
CONDITION = r"(?:si|sinon si|tant que)\s(?:.*\s(?:et|ou)\s+)?"


@value
class Reading:
    """What a line means: the rule that tells it, the words meant, the part to underline, the line as it should be.

    ``read_as``: what stands for a line that becomes two. ``renamed``: the tokens of a name that cannot be one, and
    the name that stands for them in the lines that follow.
    """

    rule: Rule
    part: str | int
    written: str = ""
    hint: str = "line"
    values: dict[str, object] = field(default_factory=dict)
    read_as: str = ""
    renamed: tuple[tuple[str, ...], str] = ((), "")


class Typed:
    """One line as typed and, for the patterns, with its texts hidden."""

    __slots__ = ("found", "hidden", "text", "vocabulary")

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.hidden = _TEXTS.sub(lambda text: '"' + "~" * (len(text[0]) - 2) + '"', text)
        self.vocabulary = vocabulary
        self.found: re.Match[str] = re.match("", "")  # type: ignore[assignment]

    def __getitem__(self, part: str) -> str:
        """The part of that name, as typed."""
        start, end = self.found.span(part)
        return self.text[start:end] if start >= 0 else ""


Look = Callable[[Typed], Reading | None]
"""Words what a pattern found; None if it is something else."""


def any_of(words: Iterable[str]) -> str:
    """One of ``words``, the longest first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


def are_values(line: Typed, *some: str) -> bool:
    """Whether each of ``some`` is a literal, or begins with a name that the program declares."""
    known = line.vocabulary.declared
    return all(one[0].isdigit() or one[0] in '"-' or re.split(r"[.\[(]", one)[0] in known for one in some)


def split(text: str, hidden: str) -> list[str]:
    """The parts of ``text`` between the commas that no bracket holds."""
    parts, depth, start = [], 0, 0
    for place, sign in enumerate(hidden):
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return [*parts, text[start:].strip()]
