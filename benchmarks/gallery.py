"""Speed of the gallery's generators in V8: mazes dug and solved, sudokus with one solution.

Each case runs many times in one context, on a real clock. Prints a table in Markdown and fails when a
median is beyond its limit. ``python benchmarks/gallery.py``
"""

from __future__ import annotations

import json
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

from educode.emit.javascript import to_javascript
from educode.host.engine import Engine, Options
from educode.semantics import analyse
from educode.text import Source

_GALLERY = Path(__file__).resolve().parents[1] / "programmes"
_MAZE = (
    'appelle ouvrir_le_chantier(25, 25, "{}", "parfait", k)\n'
    "appelle finir_le_chantier()\n"
    "chemin vaut plus_court_chemin(chantier.grille, 25, 25, 0, 624)"
)


@dataclass(frozen=True, slots=True)
class Case:
    """What to time: a program, a drive for its functions, how often, and the most it may take."""

    title: str
    program: str
    drive: str
    times: int
    limit: float


CASES = (
    Case("labyrinthe 25 × 25, profondeur, résolu", "labyrinthe", _MAZE.format("profondeur"), 50, 10),
    Case("labyrinthe 25 × 25, Prim, résolu", "labyrinthe", _MAZE.format("prim"), 50, 10),
    Case("labyrinthe 25 × 25, Wilson, résolu", "labyrinthe", _MAZE.format("wilson"), 50, 10),
    Case("sudoku difficile (54 trous), unique", "sudoku", "graine(k)\nappelle nouvelle_partie(2)", 20, 1000),
    Case(
        "sudoku en terminal, difficile, unique",
        "sudoku_terminal",
        "graine(k)\ndepart vaut grille_de_niveau(2)",
        20,
        1000,
    ),
)


def measure(case: Case) -> list[float]:
    """Milliseconds of each turn."""
    text = (_GALLERY / case.program / f"{case.program}.edu").read_text("utf-8")
    functions = text[: text.rindex("\n@ ") + 1]
    drive = (
        f"durees_mesurees est un tableau\npour k de 1 à {case.times}\ndebut_mesure est un nombre vaut chrono()\n"
        f"{case.drive}\ndurees_mesurees ajoute chrono() - debut_mesure\nfin pour\naffiche durees_mesurees\n"
    )
    analysis = analyse(Source(functions + drive, case.program))
    if analysis.has_errors:
        raise SystemExit(f"{case.program}: {analysis.diagnostics[0].message}")
    output: list[str] = []
    engine = Engine(output.append)
    engine.load(to_javascript(analysis).code, Options(headless=False))
    step = engine.start()
    engine.close()
    if step["kind"] != "end":
        raise SystemExit(f"{case.program}: not run to its end: {step}")
    return [float(spent) for spent in json.loads("".join(output))]


def main() -> None:
    """Measure every case; stop with an error when one is too slow."""
    lines = ["| programme | médiane (ms) | premier (ms) | pire (ms) | limite (ms) |", "|---|---:|---:|---:|---:|"]
    slow = []
    for case in CASES:
        spent = measure(case)
        median = statistics.median(spent)
        lines.append(f"| {case.title} | {median:.1f} | {spent[0]:.0f} | {max(spent):.0f} | {case.limit:.0f} |")
        if median > case.limit:
            slow.append(case.title)
    sys.stdout.write("\n".join(lines) + "\n")
    if slow:
        raise SystemExit("too slow: " + ", ".join(slow))


if __name__ == "__main__":
    main()
