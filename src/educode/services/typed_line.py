"""The statement being typed, read from the text alone, so that it works before the analysis has caught up."""

from __future__ import annotations

import re

from educode.records import value

_TEXT = re.compile(r'"(?:[^"\\]|\\.)*("?)')
_LINE_END = re.compile(r"\r\n|\n|\r")
_GOES_ON = re.compile(r"(?:[-+*/^=<>(\[,:]|\b(?:et|ou|non|mod))\s*$")
_MOST_LINES = 40


@value
class OpenCall:
    """The call whose parentheses hold the cursor: its name, the rank of the value there, whether after a dot."""

    name: str
    position: int
    is_method: bool


def typed_before(text: str, offset: int) -> str:
    """The statement up to ``offset``: the line, with those before it that it goes on from, inside brackets."""
    lines = _LINE_END.split(text[max(0, offset - 4000) : offset])
    joined = statement = lines[-1]
    for line in reversed(lines[-_MOST_LINES:-1]):
        code = without_comment(line)
        if not code.strip():
            continue
        if not _GOES_ON.search(code):
            break
        joined = f"{code} {joined}"
        if depth(joined) > 0:
            statement = joined
    return statement


def without_texts(line: str) -> str:
    """``line``, as long as before, with ``x`` in place of what its texts hold."""
    return _TEXT.sub(lambda found: '"' + "x" * (len(found[0]) - 1 - len(found[1])) + found[1], line)


def without_comment(line: str) -> str:
    """``line`` up to its comment."""
    start = without_texts(line).find("//")
    return line if start < 0 else line[:start]


def is_in_text(line: str) -> bool:
    """Whether the end of ``line`` is inside a text."""
    return any(found.end() == len(line) and not found[1] for found in _TEXT.finditer(line))


def depth(line: str) -> int:
    """How many brackets of ``line`` are open at its end."""
    code = without_texts(line)
    return sum(code.count(sign) for sign in "([") - sum(code.count(sign) for sign in ")]")


def open_bracket(line: str) -> tuple[int, int] | None:
    """The innermost open bracket at the end of ``line``: its place, and how many commas follow it."""
    code, closed, commas = without_texts(line), 0, 0
    for place in range(len(code) - 1, -1, -1):
        sign = code[place]
        if sign in ")]":
            closed += 1
        elif sign in "([" and closed:
            closed -= 1
        elif sign in "([":
            return place, commas
        elif sign == "," and not closed:
            commas += 1
    return None


def open_call(line: str) -> OpenCall | None:
    """The call whose parentheses hold the end of ``line``; other brackets in between are stepped over."""
    while (found := open_bracket(line)) is not None:
        place, commas = found
        name = re.search(r"(\.?)([^\W\d]\w*)$", line[:place])
        if line[place] == "(" and name is not None:
            return OpenCall(name[2], commas, name[1] == ".")
        line = line[:place]
    return None
