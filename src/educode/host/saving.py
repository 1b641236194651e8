"""Writes a file whole: on a full disk, what it held before survives."""

from __future__ import annotations

import os
from pathlib import Path


def save(path: Path, content: bytes) -> None:
    """Make ``content`` all that ``path`` holds, in one step; a file keeps its rights, a link its target."""
    target = path.resolve()
    if target.exists() and not target.is_file():  # a device, a pipe
        target.write_bytes(content)
        return
    new = target.with_name(f".{os.getpid()}.educode")
    try:
        _write_new(new, content, target)
    except PermissionError:
        if not target.exists():
            raise
        target.write_bytes(content)  # a file that may be changed, in a folder that may not
    finally:
        new.unlink(missing_ok=True)


def _write_new(new: Path, content: bytes, target: Path) -> None:
    new.write_bytes(content)
    if target.exists():
        if not os.access(target, os.W_OK):
            raise PermissionError(str(target))
        new.chmod(target.stat().st_mode & 0o777)
    new.replace(target)


def extend(path: Path, content: bytes) -> None:
    """Add ``content`` at the end of ``path``: all of it, or nothing."""
    with path.open("ab") as file:
        before = file.tell()
        try:
            file.write(content)
            file.flush()
        except OSError:
            file.truncate(before)
            raise
