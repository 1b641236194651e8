"""The programs of one folder: plain files, read and written so that nothing is ever lost.

A text has a *version* (a digest of its bytes). A write names the version it starts from; if the file has
changed meanwhile, nothing is written and the newer text comes back (``Conflict``).
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from educode.workshop.paths import BIN, EXTENSION, Refused, inside, listed, portable, program_path, stays

LARGEST_PROGRAM = 2**20
_MOST_PROGRAMS = 5_000
_ABSENT = ""
_PART = ".educode-"
_LONG_AGO = 3600.0


@dataclass(frozen=True, slots=True)
class Program:
    """One entry of the list: ``path`` relative with slashes, ``modified`` in seconds since 1970."""

    path: str
    size: int
    modified: float


@dataclass(frozen=True, slots=True)
class Text:
    """What a file holds, and its version."""

    text: str
    version: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """The file has changed since the version that the writer knew; ``current`` None: it is gone."""

    current: Text | None


class Workspace:
    """The programs below ``root``."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()

    def programs(self) -> list[Program]:
        """Every program below the folder, hidden folders left out, in the order of their paths."""
        found = list(self._walk())
        return sorted(found, key=lambda program: program.path.casefold())

    def folders(self) -> list[str]:
        """Every visible folder below the root."""
        return sorted(
            place.relative_to(self.root).as_posix()
            for place in self.root.rglob("*")
            if place.is_dir() and not place.is_symlink() and not _is_hidden(place.relative_to(self.root))
        )

    def read(self, path: str) -> Text:
        """The text of a program; Refused("absent" | "too-big" | "not-text")."""
        place = program_path(self.root, path)
        data = _bytes_of(place)
        if data is None:
            raise Refused("absent")
        return _decode(data)

    def write(self, path: str, text: str, known: str) -> Text | Conflict:
        """Put ``text`` in the file if it still has the version ``known`` ("" for a new file)."""
        place = program_path(self.root, path)
        data = text.encode()
        if len(data) > LARGEST_PROGRAM:
            raise Refused("too-big")
        current = _bytes_of(place)
        if (_ABSENT if current is None else _version(current)) != known and current != data:
            return Conflict(None if current is None else _decode(current))
        _replace(place, data)
        return Text(text, _version(data))

    def create(self, path: str, text: str = "") -> Text:
        """A new program; Refused("exists")."""
        written = self.write(path, text, _ABSENT)
        if isinstance(written, Conflict):
            raise Refused("exists")
        return written

    def rename(self, path: str, new_path: str) -> None:
        """Move a program, never over another one."""
        place, target = program_path(self.root, path), program_path(self.root, new_path)
        if not place.is_file():
            raise Refused("absent")
        if target.exists() and not _same_file(place, target):
            raise Refused("exists")
        target.parent.mkdir(parents=True, exist_ok=True)
        place.rename(target)

    def duplicate(self, path: str) -> str:
        """A copy beside the program, under the first free name; gives its path."""
        text = self.read(path).text
        folder, _, name = path.rpartition("/")
        base = f"{folder}/" * bool(folder) + portable(name.removesuffix(EXTENSION))
        for number in range(2, _MOST_PROGRAMS):
            candidate = f"{base} {number}{EXTENSION}"
            if not program_path(self.root, candidate).exists():
                self.create(candidate, text)
                return candidate
        raise Refused("exists")

    def delete(self, path: str) -> str:
        """Put the program in the folder's bin; gives the name that ``restore`` takes."""
        place = program_path(self.root, path)
        if not place.is_file():
            raise Refused("absent")
        if not stays(self.root, self.root / BIN):  # a link in its place
            raise Refused("outside")
        stamp = f"{time.time_ns():020d}"
        kept = self.root / BIN / stamp / Path(path)
        kept.parent.mkdir(parents=True)
        shutil.move(place, kept)
        return f"{stamp}/{path}"

    def bin(self) -> list[str]:
        """What the bin holds, newest first, as names for ``restore``."""
        if not stays(self.root, self.root / BIN):
            return []
        kept = (self.root / BIN).glob(f"*/**/*{EXTENSION}")
        return sorted((place.relative_to(self.root / BIN).as_posix() for place in kept), reverse=True)

    def restore(self, name: str) -> str:
        """Take a program out of the bin, under its own path or the first free one; gives the path."""
        if name not in self.bin():
            raise Refused("absent")
        path = portable(name.partition("/")[2])
        target, number = path, 2
        while program_path(self.root, target).exists():
            target = f"{path.removesuffix(EXTENSION)} {number}{EXTENSION}"
            number += 1
        place = program_path(self.root, target)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(self.root / BIN / name, place)
        return target

    def make_folder(self, path: str) -> None:
        """A new folder."""
        inside(self.root, path).mkdir(parents=True, exist_ok=True)

    def _walk(self) -> Iterator[Program]:
        count = 0
        for folder, folders, names in os.walk(self.root):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in names:
                place = Path(folder) / name
                if name.startswith(".") or place.suffix != EXTENSION or count >= _MOST_PROGRAMS:
                    continue
                with contextlib.suppress(OSError, Refused):
                    yield self._entry(place)
                    count += 1

    def _entry(self, place: Path) -> Program:
        path = listed(self.root, place)
        found = place.stat()
        return Program(path, found.st_size, found.st_mtime)


def _bytes_of(place: Path) -> bytes | None:
    try:
        if place.stat().st_size > LARGEST_PROGRAM:
            raise Refused("too-big")
        return place.read_bytes()
    except (FileNotFoundError, IsADirectoryError, NotADirectoryError):
        return None


def _decode(data: bytes) -> Text:
    try:
        return Text(data.decode("utf-8-sig"), _version(data))
    except UnicodeDecodeError:
        raise Refused("not-text") from None


def _version(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:32]


def _replace(place: Path, data: bytes) -> None:
    """Write beside, then swap: whatever happens, the file holds the old text or the new one; a link its target."""
    place = place.resolve()
    place.parent.mkdir(parents=True, exist_ok=True)
    _sweep(place.parent)
    handle, temporary = tempfile.mkstemp(dir=place.parent, prefix=_PART, suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            shutil.copymode(place, temporary)
        Path(temporary).replace(place)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def _sweep(folder: Path) -> None:
    """Remove what saves of long ago left half written: their server was killed."""
    with contextlib.suppress(OSError):
        for left in folder.glob(f"{_PART}*.part"):
            if time.time() - left.stat().st_mtime > _LONG_AGO:
                left.unlink()


def _same_file(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _is_hidden(relative: Path) -> bool:
    return any(part.startswith(".") for part in relative.parts)
