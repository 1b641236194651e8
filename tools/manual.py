"""Builds the manual's site: hand-written pages of docs/ and the pages generated from catalogue and rules.

``python tools/manual.py`` gathers everything in build/manual and, where MkDocs is installed, makes site/.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from educode.services.manual import pages

ROOT = Path(__file__).resolve().parent.parent
GATHERED = ROOT / "build" / "manual"


def gather(target: Path) -> None:
    """Put every page of the manual below ``target``."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / "docs", target, ignore=shutil.ignore_patterns("decisions"))
    for path, text in pages():
        page = target / path
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    gather(GATHERED)
    sys.exit(
        subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"], cwd=ROOT, check=False
        ).returncode
    )
