"""The gallery's programs as text: whole, or without their last section, so that a test can drive their functions."""

from __future__ import annotations

from pathlib import Path

GALLERY = Path(__file__).resolve().parents[2] / "programmes"

GAMES = ("lancer_de_rayons", "quiz", "isotuiles", "sudoku", "connect_circuit", "labyrinthe", "make7")


def path_of(name: str) -> Path:
    return GALLERY / name / f"{name}.edu"


def program(name: str) -> str:
    return path_of(name).read_text("utf-8")


def functions_of(name: str) -> str:
    """All but the last section, which is the running game itself."""
    text = program(name)
    return text[: text.rindex("\n@ ") + 1]


def routines(text: str) -> dict[str, str]:
    """Each function and procedure with the comment above it, by name."""
    found: dict[str, str] = {}
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.startswith(("fonction ", "procédure ")):
            first = number
            while first and lines[first - 1].startswith("//"):
                first -= 1
            last = next(k for k in range(number, len(lines)) if lines[k].startswith("fin " + line.split()[0]))
            found[line.split("(")[0].split()[1]] = "\n".join(lines[first : last + 1])
    return found
