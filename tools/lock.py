"""Rewrites requirements.lock: the exact versions of everything that this environment has installed.

Run in a fresh environment after ``pip install -e .[dev]``; the lock is given to pip as constraints.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

LOCK = Path(__file__).resolve().parent.parent / "requirements.lock"
HEADER = "# Exact versions for `pip install --constraint`; rewritten by tools/lock.py, never by hand.\n"


def main() -> None:
    """Write the lock."""
    command = [sys.executable, "-m", "pip", "freeze", "--exclude-editable"]
    frozen = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    LOCK.write_text(HEADER + frozen, encoding="utf-8")


if __name__ == "__main__":
    main()
