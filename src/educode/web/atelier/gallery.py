"""The programs that come with EduCode: their pages, their pictures, their files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from educode.web.atelier.places import shipped_folder
from educode.workshop.paths import EXTENSION

_PAGE, _PICTURE = "page.md", "apercu.svg"
_TITLE = re.compile(r"^#\s+(.*)$", re.MULTILINE)
_SIGNS = re.compile(r"[*`]|!?\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Shown:
    """One program: ``data`` are the files that it reads, ``page`` its page in Markdown."""

    name: str
    title: str
    summary: str
    page: str
    program: Path
    data: tuple[Path, ...]
    picture: Path | None


@cache
def gallery() -> tuple[Shown, ...]:
    """Every program that has a page, by the order of its title."""
    root = shipped_folder("programmes")
    folders = sorted(place for place in root.iterdir() if place.is_dir()) if root.is_dir() else []
    return tuple(shown for folder in folders for shown in _entries(folder))


def shown(name: str) -> Shown | None:
    """The program called ``name``."""
    return next((entry for entry in gallery() if entry.name == name), None)


def _entries(folder: Path) -> Iterator[Shown]:
    program, page = folder / f"{folder.name}{EXTENSION}", folder / _PAGE
    if not program.is_file() or not page.is_file():
        return
    markdown = page.read_text(encoding="utf-8")
    title = _TITLE.search(markdown)
    picture = folder / _PICTURE
    yield Shown(
        folder.name,
        title[1].strip() if title else folder.name,
        _summary(markdown),
        markdown,
        program,
        tuple(_data_files(folder)),
        picture if picture.is_file() else None,
    )


def _data_files(folder: Path) -> Iterator[Path]:
    for place in sorted(folder.iterdir()):
        is_ours = place.suffix in {EXTENSION, ".md"} or place.stem == Path(_PICTURE).stem
        if place.is_file() and not is_ours and not place.name.startswith("."):
            yield place


def _summary(markdown: str) -> str:
    """The first paragraph that is neither a heading nor a picture."""
    paragraphs = (" ".join(part.split()) for part in markdown.split("\n\n"))
    words = next((part for part in paragraphs if part and not part.startswith(("#", "![", "```"))), "")
    return _SIGNS.sub(lambda found: found[1] or "", words)
