"""The pages of the help: the hand-written manual, the generated pages, the programs of the gallery."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import Path

from educode.services.manual import pages as generated_pages
from educode.web.atelier.gallery import gallery
from educode.web.atelier.places import shipped_folder
from educode.web.textes import CHAPTERS

_TITLE = re.compile(r"^#\s+(.*)$", re.MULTILINE)
_WRITTEN = ("index.md", "lecons/*.md", "reference/*.md")


@dataclass(frozen=True, slots=True)
class Page:
    """One page; ``path`` is what ``docs`` and links call it."""

    path: str
    title: str
    chapter: str
    markdown: str
    pictures: Mapping[str, str] = field(default_factory=dict)


@cache
def help_pages() -> Mapping[str, Page]:
    """Every page, in the order of reading."""
    folder = shipped_folder("docs")
    texts = dict(_written(folder)) | dict(generated_pages())
    pages = [_page(path, text) for path, text in texts.items()]
    pages += _gallery_pages()
    return {page.path: page for page in sorted(pages, key=lambda page: _order(page.path))}


def _written(folder: Path) -> Iterator[tuple[str, str]]:
    for place in (found for pattern in _WRITTEN for found in folder.glob(pattern)):
        yield place.relative_to(folder).as_posix(), place.read_text(encoding="utf-8")


def _page(path: str, markdown: str) -> Page:
    return Page(path, title_of(markdown, path), CHAPTERS[_chapter(path)], markdown)


def _gallery_pages() -> Iterator[Page]:
    for folder, entries in groupby(gallery(), key=lambda entry: entry.folder):
        shown = list(entries)
        pictures = {entry.picture.name: f"gallery/{entry.name}.png" for entry in shown if entry.picture}
        path, markdown = f"programmes/{folder}/page.md", shown[0].page
        yield Page(path, title_of(markdown, path), CHAPTERS["programmes"], markdown, pictures)


def title_of(markdown: str, path: str) -> str:
    """The first heading of a page."""
    found = _TITLE.search(markdown)
    return found[1].replace("`", "").strip() if found else path


def _chapter(path: str) -> str:
    return path.partition("/")[0] if "/" in path else ""


def _order(path: str) -> tuple[int, int, str]:
    """Chapters in the order of ``CHAPTERS``; in each, its index, then the others by their names."""
    chapter = _chapter(path)
    return list(CHAPTERS).index(chapter), int(not path.endswith("index.md")), path
