"""The manual's site builds without a warning, and its navigation leads to every page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from educode.services.manual import pages

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = (ROOT / "mkdocs.yml").read_text("utf-8")


def test_the_navigation_has_every_page() -> None:
    written = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    written = {path for path in written if not path.startswith("decisions/")}
    generated = {path for path, _ in pages() if not re.match(r"erreurs/EDU", path)}
    assert set(re.findall(r"[a-z0-9/-]+\.md", CONFIGURATION)) == written | generated


@pytest.mark.skipif(find_spec("mkdocs") is None or find_spec("material") is None, reason="MkDocs is not installed")
def test_the_site_builds(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from manual import gather
    finally:
        sys.path.remove(str(ROOT / "tools"))
    gather(tmp_path / "pages")
    text = CONFIGURATION.replace("docs_dir: build/manual", "docs_dir: pages").replace(
        "site_dir: site", "site_dir: made"
    )
    (tmp_path / "mkdocs.yml").write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"],
        cwd=tmp_path, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "made" / "lecons" / "10-projet.html").exists()
