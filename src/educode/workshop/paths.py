"""Which paths the atelier accepts: relative ones, below its folder, whatever links are met on the way.

A new name must suit every system; a name that the folder has already is taken as it is, so that no program is hidden.
"""

from __future__ import annotations

import os
import re
import unicodedata
from pathlib import Path, PurePosixPath

EXTENSION = ".edu"
BIN = ".corbeille"
_LONGEST_NAME = 255
_FORBIDDEN = re.compile(r"[\x00-\x1f\x7f\\]")
_NOT_EVERYWHERE = re.compile(r'[<>:"|?*]|[. ]$')
_DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class Refused(Exception):  # noqa: N818 - it is an answer, not a fault
    """The folder does not allow what was asked; ``reason`` names a sentence of ``web.textes``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def inside(root: Path, path: str) -> Path:
    """The real place of ``path`` below ``root``; Refused("outside" | "bad-name") for any other."""
    relative = PurePosixPath(path)
    if relative.is_absolute() or not relative.parts or ".." in relative.parts:
        raise Refused("outside")
    for name in relative.parts:
        _check_name(name)
    place = root
    for name in relative.parts:
        place /= name if _is_there(place / name) else _new_name(name)
    if not stays(root, place):
        raise Refused("outside")
    return place


def program_path(root: Path, path: str) -> Path:
    """The same for a program: its name must end in ``.edu``."""
    place = inside(root, path)
    if place.suffix != EXTENSION:
        raise Refused("not-a-program")
    return place


def listed(root: Path, place: Path) -> str:
    """The path of a program met on a walk through ``root`` that follows no link; Refused like ``inside``."""
    path = place.relative_to(root).as_posix()
    if place.is_symlink():
        inside(root, path)
    for name in path.split("/"):
        _check_name(name)
    return path


def portable(path: str) -> str:
    """``path`` with no sign that another system refuses."""
    return "/".join(_NOT_EVERYWHERE.sub("-", name) for name in path.split("/"))


def _is_there(place: Path) -> bool:
    """Whether the folder has that very name, which may come from another system; on Windows it cannot."""
    return os.name != "nt" and os.path.lexists(place)


def _new_name(name: str) -> str:
    """The same with its accents composed; Refused if another system could not have it."""
    if _NOT_EVERYWHERE.search(name):
        raise Refused("bad-name")
    return unicodedata.normalize("NFC", name)


def _check_name(name: str) -> None:
    too_long = len(name.encode()) > _LONGEST_NAME
    if too_long or name.startswith((".", " ")) or _FORBIDDEN.search(name) or _DEVICES.fullmatch(name):
        raise Refused("bad-name")


def stays(root: Path, place: Path) -> bool:
    """Whether ``place`` is below ``root`` once every link is followed."""
    real_root = os.path.realpath(root)
    return os.path.commonpath([real_root, os.path.realpath(place)]) == real_root
