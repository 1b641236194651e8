"""What a page may ask of the program's folder: to read, never to write (writing offers a download)."""

from __future__ import annotations

from collections.abc import Mapping

from educode.host.answers import about_files
from educode.host.files import ProgramFolder

_TEXT = (str,)
_READING: dict[object, dict[str, tuple[type, ...]]] = {
    "read": {"name": _TEXT},
    "exists": {"name": _TEXT},
    "list": {"folder": _TEXT, "extension": (str, type(None))},
}


class FolderFiles:
    """The files of one program, for its page."""

    def __init__(self, folder: ProgramFolder) -> None:
        self._folder = folder

    def answer(self, request: Mapping[str, object]) -> dict[str, object] | None:
        """The answer to a reading request; None for anything else."""
        kind = request.get("kind")
        wanted = _READING.get(kind) if isinstance(kind, str) else None
        if wanted is None or not all(isinstance(request.get(name), types) for name, types in wanted.items()):
            return None
        return about_files(self._folder, {"extension": None, **request})
