"""One writer at a time in a folder, among all the ateliers that have it open.

Between the look at a file and its replacement, another server could write: the lock closes that gap. The system
lets go of it when its holder is killed. Where a folder cannot be locked (Windows, some networks), the gap stays.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """While it lasts, no other ``alone`` of the same folder begins, in this process or another."""
    held = _locked(folder)
    try:
        yield
    finally:
        if held is not None:
            os.close(held)


def _locked(folder: Path) -> int | None:
    """A handle that holds the lock; None where there is none to be had."""
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        handle = os.open(folder, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
    except OSError:
        os.close(handle)
        return None
    return handle
