"""Runs every check of the project in turn and stops with 1 if one failed.

``python tools/check.py`` runs all; ``python tools/check.py lint`` or ``test`` a part.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from assets import NPM_PROJECTS, npm_command

ROOT = Path(__file__).resolve().parent.parent
PYTHON = sys.executable
Step = tuple[str, list[str], Path]


def main(wanted: list[str]) -> int:
    """Run the wanted parts (all by default); every step runs even after a failure."""
    steps = [step for part, make in PARTS.items() if not wanted or part in wanted for step in make()]
    failed = [name for name, command, folder in steps if not _passes(name, command, folder)]
    if failed:
        print("\nFailed: " + ", ".join(failed))
        return 1
    print("\nAll checks passed.")
    return 0


def lint_steps() -> list[Step]:
    """Formatting, lint, types, architecture."""
    npm, _ = npm_command()
    steps: list[Step] = [
        ("ruff format", [PYTHON, "-m", "ruff", "format", "--check", "."], ROOT),
        ("ruff check", [PYTHON, "-m", "ruff", "check", "."], ROOT),
        ("mypy", [PYTHON, "-m", "mypy"], ROOT),
        ("imports", [str(Path(PYTHON).with_name("lint-imports"))], ROOT),
    ]
    steps += [(f"{name}: types and lint", [*npm, "run", "--silent", "check"], ROOT / name) for name in NPM_PROJECTS]
    return steps


def test_steps() -> list[Step]:
    """Unit, golden, property, differential and browser tests."""
    npm, _ = npm_command()
    steps: list[Step] = [(f"{name}: tests", [*npm, "run", "--silent", "test"], ROOT / name) for name in NPM_PROJECTS]
    steps.append(("pytest", [PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal"], ROOT))
    return steps


PARTS = {"lint": lint_steps, "test": test_steps}


def _passes(name: str, command: list[str], folder: Path) -> bool:
    print(f"\n=== {name}", flush=True)
    start = time.monotonic()
    _, environment = npm_command()
    code = subprocess.run(command, cwd=folder, env=environment | _settings(), check=False).returncode
    print(f"=== {name}: {'ok' if code == 0 else f'FAILED ({code})'} in {time.monotonic() - start:.1f} s", flush=True)
    return code == 0


def _settings() -> dict[str, str]:
    return {"MYPYPATH": str(ROOT / "src"), "PYTHONHASHSEED": os.environ.get("PYTHONHASHSEED", "random")}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
