"""Runs the command line as a person does: a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Ran:
    """How a command went."""

    code: int
    out: str
    err: str


def educode(
    *arguments: str, folder: Path, given: bytes = b"", environment: Mapping[str, str] | None = None, seconds: int = 60
) -> Ran:
    """Run ``educode`` in ``folder``; ``given`` is its standard input."""
    done = subprocess.run(
        [sys.executable, "-c", "from educode.cli.main import main; main()", *arguments],
        input=given,
        capture_output=True,
        cwd=folder,
        env={**os.environ, **(environment or {})},
        timeout=seconds,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))
