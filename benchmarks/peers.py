"""Other Pythons that run in a page: Skulpt, Brython, Pyodide, installed for the occasion, run in Node.js.

Each program is a process of its own, so that one that fails, or takes too long, is one empty cell.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

DRIVERS = Path(__file__).parent / "peers"
PEERS = {"Pyodide": "pyodide", "Skulpt": "skulpt", "Brython": "brython"}
"""The name shown, and that of the package of npm and of the driver."""

_INSTALL_SECONDS, _RUN_SECONDS = 120, 100


@dataclass(frozen=True, slots=True)
class Peers:
    """Where their packages are; which of them could be installed."""

    packages: Path
    names: tuple[str, ...]

    def run(self, peer: str, program: Path) -> tuple[float, str] | None:
        """Milliseconds and output of one run; None where it fails or does not end in time."""
        command = ["node", str(DRIVERS / f"{PEERS[peer]}.cjs"), str(program), str(self.packages)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=_RUN_SECONDS)
        except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
            return None
        answer = json.loads(done.stdout.splitlines()[-1])
        return float(answer["ms"]), str(answer["output"])


@contextmanager
def installed() -> Iterator[Peers]:
    """The peers in a temporary folder; none of them where npm is missing or cannot install."""
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder, "node_modules")
        yield Peers(packages, tuple(PEERS) if _install(folder) else ())


def _install(folder: str) -> bool:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        sys.stderr.write("No Node.js here: the other languages are left out.\n")
        return False
    command = [npm, "install", "--no-audit", "--no-fund", "--prefix", folder, *PEERS.values()]
    try:
        subprocess.run(command, check=True, capture_output=True, timeout=_INSTALL_SECONDS, env=dict(os.environ))
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        sys.stderr.write("npm could not install Skulpt, Brython and Pyodide: they are left out.\n")
        return False
    return True
