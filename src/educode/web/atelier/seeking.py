"""Search in the help: every word must be found, whatever its capitals and accents; titles count most."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from educode.web.atelier.manual import Page, help_pages

MOST_FOUND = 40
_LONGEST_QUERY = 200
_AROUND = 70
_MARKS = re.compile(r"^[-|: ]+$|```[\w-]*|^#+\s*|^(\?\?\?|!!!).*$|[*`|\[]|!\[.*|\]\([^)]*\)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Found:
    """One page with a few words around the place that was found."""

    path: str
    title: str
    excerpt: str


@dataclass(frozen=True, slots=True)
class _Entry:
    page: Page
    plain: str
    folded_title: str
    folded: str


def seek(words: str) -> list[Found]:
    """The pages that hold every word, the likeliest first."""
    wanted = fold(words[:_LONGEST_QUERY]).split()
    if not wanted:
        return []
    hits = [entry for entry in _index() if all(word in entry.folded_title or word in entry.folded for word in wanted)]
    hits.sort(key=lambda entry: -_weight(entry, wanted))
    return [Found(entry.page.path, entry.page.title, _excerpt(entry, wanted)) for entry in hits[:MOST_FOUND]]


def fold(text: str) -> str:
    """Lower case without accents, as many characters as before."""
    return "".join(unicodedata.normalize("NFD", sign)[0].lower()[0] for sign in text)


@cache
def _index() -> Sequence[_Entry]:
    pages: Mapping[str, Page] = help_pages()
    return tuple(_entry(page) for page in pages.values())


def _entry(page: Page) -> _Entry:
    below_title = page.markdown.partition("\n")[2] if page.markdown.startswith("# ") else page.markdown
    plain = " ".join(_MARKS.sub(" ", below_title).split())
    return _Entry(page, plain, fold(page.title), fold(plain))


def _weight(entry: _Entry, wanted: Sequence[str]) -> int:
    in_title = sum(100 for word in wanted if re.search(rf"\b{re.escape(word)}", entry.folded_title))
    whole = sum(min(len(re.findall(rf"\b{re.escape(word)}\b", entry.folded)), 20) for word in wanted)
    return in_title + whole


def _excerpt(entry: _Entry, wanted: Sequence[str]) -> str:
    places = [found.start() for word in wanted if (found := re.search(rf"\b{re.escape(word)}", entry.folded))]
    place = min(places or [max(entry.folded.find(wanted[0]), 0)])
    start, end = max(place - _AROUND, 0), place + 2 * _AROUND
    return ("…" if start else "") + entry.plain[start:end].strip() + ("…" if end < len(entry.plain) else "")
