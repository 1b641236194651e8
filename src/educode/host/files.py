"""The files of a program: nothing but its own folder can be reached, links resolved.

``ProgramFolder`` answers lire_fichier, ecrire_fichier, ajouter_fichier, fichier_existe and
liste_fichiers; what it refuses is a ``FileRefused`` with the code and values of the diagnostic.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

from educode.host.saving import extend, save

LONGEST_TEXT = 40_000_000
"""Bytes that ``lire_fichier`` reads: beyond, a text of 10 million characters is exceeded."""

OUTSIDE, UNREADABLE, UNWRITABLE, NOT_TEXT, TOO_LONG = "EDU0810", "EDU0811", "EDU0812", "EDU0813", "EDU0814"


class FileRefused(Exception):  # noqa: N818 - told to the learner as a diagnostic
    """A file that cannot be used; ``code`` is that of the diagnostic."""

    def __init__(self, code: str, name: str) -> None:
        super().__init__(f"{code}: {name}")
        self.code = code
        self.name = name


def normalized(text: str) -> str:
    """``text`` as it enters a program: in NFC, its lines ending with a line feed."""
    return unicodedata.normalize("NFC", text.replace("\r\n", "\n").replace("\r", "\n"))


class ProgramFolder:
    """The folder of a program, and all below it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    def read(self, name: str) -> str:
        """All that the file ``name`` holds."""
        path = self._path(name)
        if not _is_file(path):
            raise FileRefused(UNREADABLE, name)
        try:
            return normalized(_content(path, name).decode("utf-8-sig"))
        except UnicodeDecodeError:
            raise FileRefused(NOT_TEXT, name) from None

    def write(self, name: str, text: str) -> None:
        """Make ``text`` all that the file ``name`` holds."""
        self._put(name, text, save)

    def append(self, name: str, text: str) -> None:
        """Add ``text`` at the end of the file ``name``."""
        self._put(name, text, extend)

    def exists(self, name: str) -> bool:
        """Whether there is a file ``name``."""
        return _is_file(self._path(name))

    def list(self, folder: str, extension: str | None = None) -> list[str]:
        """The paths of the files of ``folder``, in code-point order, each with the name of the folder."""
        wanted = "." + extension.removeprefix(".").lower() if extension else ""
        try:
            names = [found.name for found in self._path(folder).iterdir() if self._is_mine(found)]
        except OSError:
            raise FileRefused(UNREADABLE, folder) from None
        prefix = _prefix(folder)
        return sorted(normalized(prefix + name) for name in names if name.lower().endswith(wanted))

    def _is_mine(self, path: Path) -> bool:
        return path.is_file() and path.resolve().is_relative_to(self._folder)

    def _put(self, name: str, text: str, put: Callable[[Path, bytes], None]) -> None:
        path = self._path(name)
        try:
            if path.exists() and not path.is_file():
                raise FileRefused(UNWRITABLE, name)
            put(path, text.encode("utf-8", "replace"))
        except OSError:
            raise FileRefused(UNWRITABLE, name) from None

    def _path(self, name: str) -> Path:
        """Where ``name`` is, once every link is followed."""
        try:
            path = (self._folder / name.replace("\\", "/")).resolve()
        except (OSError, ValueError, RuntimeError):
            raise FileRefused(UNREADABLE, name) from None
        if not path.is_relative_to(self._folder):
            raise FileRefused(OUTSIDE, name)
        return path


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is too long
        return False


def _content(path: Path, name: str) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_TEXT + 1)
    except OSError:
        raise FileRefused(UNREADABLE, name) from None
    if len(content) > LONGEST_TEXT:
        raise FileRefused(TOO_LONG, name)
    return content


def _prefix(folder: str) -> str:
    """What stands before each name: the folder as it was asked for."""
    plain = folder.replace("\\", "/").rstrip("/")
    return "" if plain in {"", "."} else plain + "/"
