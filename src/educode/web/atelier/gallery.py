"""The programs that come with EduCode: their pages, their pictures, their files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from educode.web.atelier.places import shipped_folder
from educode.web.atelier.typography import bound
from educode.workshop.paths import EXTENSION

_PAGE, _PICTURE = "page.md", "apercu.svg"
_TITLE = re.compile(r"^#\s+(.*)$", re.MULTILINE)
_HEADING = re.compile(r"@\s+(.*)")
_SIGNS = re.compile(r"[*`]|!?\[([^\]]*)\]\([^)]*\)")


@dataclass(frozen=True, slots=True)
class Shown:
    """One program of a ``folder``: ``data`` are the files that it reads, ``page`` its folder's page in Markdown."""

    folder: str
    name: str
    title: str
    summary: str
    page: str
    program: Path
    data: tuple[Path, ...]
    picture: Path | None


@cache
def gallery() -> tuple[Shown, ...]:
    """Every program that has a page, by its folder; the short programs of a folder without a main one come last."""
    root = shipped_folder("programmes")
    folders = sorted(place for place in root.iterdir() if (place / _PAGE).is_file()) if root.is_dir() else []
    games = [entry for folder in folders for entry in _game(folder)]
    return (*games, *(entry for folder in folders for entry in _showcase(folder)))


def shown(name: str) -> Shown | None:
    """The program called ``name``."""
    return next((entry for entry in gallery() if entry.name == name), None)


def _main_program(folder: Path) -> Path:
    return folder / f"{folder.name}{EXTENSION}"


def _game(folder: Path) -> Iterator[Shown]:
    program = _main_program(folder)
    if not program.is_file():
        return
    markdown = (folder / _PAGE).read_text(encoding="utf-8")
    title = _TITLE.search(markdown)
    picture = folder / _PICTURE
    yield Shown(
        folder.name,
        folder.name,
        _plain(title[1]) if title else folder.name,
        _summary(markdown),
        markdown,
        program,
        tuple(_data_files(folder)),
        picture if picture.is_file() else None,
    )


def _showcase(folder: Path) -> Iterator[Shown]:
    """Short programs side by side, each with a picture of its name, a first heading and a line of the page."""
    if _main_program(folder).is_file():
        return
    markdown = (folder / _PAGE).read_text(encoding="utf-8")
    for program in sorted(folder.glob(f"*{EXTENSION}")):
        title = _HEADING.match(program.read_text(encoding="utf-8"))
        told = re.search(rf"\*\*{re.escape(program.name)}\*\* — ([^|\n]*)", markdown)
        picture = program.with_suffix(".svg")
        yield Shown(
            folder.name,
            program.stem,
            _plain(title[1]) if title else program.stem,
            _plain(told[1]) if told else "",
            markdown,
            program,
            (),
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
    return _plain(words)


def _plain(words: str) -> str:
    """Without the signs of Markdown."""
    return bound(_SIGNS.sub(lambda found: found[1] or "", words).strip())
