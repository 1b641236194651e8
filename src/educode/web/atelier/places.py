"""Where things stand on this computer: the user's data, and the texts that come with EduCode."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

_APPLICATION = "EduCode"
_PACKAGE = Path(__file__).resolve().parents[2]
_REPOSITORY = _PACKAGE.parents[1]


def data_folder() -> Path:
    """The folder of what EduCode remembers; ``EDUCODE_DONNEES`` puts it elsewhere."""
    chosen = os.environ.get("EDUCODE_DONNEES")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir(_APPLICATION, appauthor=False))


def programs_folder() -> Path:
    """The folder that the atelier opens when none is named."""
    chosen = os.environ.get("EDUCODE_DONNEES")
    return Path(chosen) / "programmes" if chosen else Path(platformdirs.user_documents_dir()) / _APPLICATION


def shipped_folder(name: str) -> Path:
    """The folder ``docs`` or ``programmes``: in the installed package, else in the repository it is run from."""
    installed = _PACKAGE / "assets" / name
    return installed if installed.is_dir() else _REPOSITORY / name
