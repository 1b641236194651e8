"""Texts counted from 1 by the characters that people see (language page, section 4)."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from itertools import accumulate

_EXTENDS = (
    "\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f"
    "\U0001f3fb-\U0001f3ff\U000e0020-\U000e007f"
)
_FLAG = "\U0001f1e6-\U0001f1ff"
_MAY_JOIN = re.compile(f"[{_EXTENDS}{_FLAG}\u200d]")
BLANKS = re.compile("[\t\n\r \u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]")


def nfc(text: str) -> str:
    r"""``text`` as every text enters a program: NFC, ``\\n`` as line end."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text if text.isascii() else unicodedata.normalize("NFC", text)


def cells(text: str) -> str | list[str]:
    """The characters of ``text``; a text whose characters are single code points is its own answer."""
    return text if text.isascii() else _cells(text)


@lru_cache(maxsize=16)
def _cells(text: str) -> str | list[str]:
    """Kept for the latest texts, so that a loop over a long one does not read it all at each turn."""
    return _segment(text) if _MAY_JOIN.search(text) else text


@lru_cache(maxsize=4)
def _boundaries(text: str) -> frozenset[int]:
    """The offsets in ``text`` where a character begins or ends."""
    return frozenset(accumulate(map(len, cells(text)), initial=0))


def _segment(text: str) -> list[str]:
    found: list[str] = []
    flags = 0
    joined = False
    for code in text:
        is_flag = "\U0001f1e6" <= code <= "\U0001f1ff"
        flags = flags + 1 if is_flag else 0
        sticks = joined or _MAY_JOIN.match(code) is not None
        if is_flag and not joined:
            sticks = flags % 2 == 0
        if sticks and found and found[-1] not in "\n\r":
            found[-1] += code
        else:
            found.append(code)
        joined = code == "\u200d"
    return found


def join_cells(part: str | list[str]) -> str:
    """The text of a part of ``cells``."""
    return part if isinstance(part, str) else "".join(part)


def trim(text: str) -> str:
    """``text`` without the blanks at both ends."""
    start, end = 0, len(text)
    while start < end and BLANKS.match(text[start]):
        start += 1
    while end > start and BLANKS.match(text[end - 1]):
        end -= 1
    return text[start:end]


def find_whole(text: str, wanted: str, start: int = 0) -> int:
    """Where ``wanted`` stands in ``text`` as whole characters, from offset ``start``; -1 if nowhere."""
    at = text.find(wanted, start)
    if isinstance(cells(text), str):
        return at
    starts = _boundaries(text)
    while at >= 0 and not (at in starts and at + len(wanted) in starts):
        at = text.find(wanted, at + 1)
    return at


def split_whole(text: str, separator: str) -> list[str]:
    """The pieces of ``text`` between the places where ``separator`` stands."""
    if isinstance(cells(text), str):
        return text.split(separator)
    pieces: list[str] = []
    start = 0
    while (at := find_whole(text, separator, start)) >= 0:
        pieces.append(text[start:at])
        start = at + len(separator)
    return [*pieces, text[start:]]


def is_boundary(text: str, at: int) -> bool:
    """Whether no character of ``text`` is cut at offset ``at``."""
    return isinstance(cells(text), str) or at in _boundaries(text)
