"""How long a start, an analysis, a completion and a picture take. Prints tables in Markdown.

Whole processes are timed in turn with the floor: Python that makes an empty V8 context. The rest is
measured in this process. ``python benchmarks/start.py [--repeats N]``
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from educode.drawing import DisplayList
from educode.emit.javascript import to_javascript
from educode.host.png import to_png
from educode.host.run import Setting, run_headless
from educode.semantics import analyse
from educode.services.complete import complete
from educode.text import Source

FLOOR = "import py_mini_racer; py_mini_racer.MiniRacer().eval('1')"
EDUCODE = [sys.executable, "-c", "from educode.cli.main import main; main()"]
SIZES = (800, 1_000, 2_000, 5_000, 10_000)
ANIMATION = """t est une toile
pour i de 1 à 1000
    remplir(t, #102030)
    cercle(t, i mod 600, 200, 30, "orange")
    affiche t
fin pour
"""
PICTURE = """t est une toile
pour i de 0 à 199
    rectangle(t, (i mod 20) * 30, arrondi_inferieur(i / 20) * 40, 28, 38, rgb(i, 255 - i, 128))
fin pour
label(t, 20, 200, "Bonjour", "noir", 40)
affiche t
"""


def long_program(lines: int) -> str:
    """A program of about ``lines`` lines: routines, loops, conditions, drawing, each a little different."""
    block = """
@ Partie {n}
constante TAILLE{n} vaut {n}
grille{n} est un tableau
score{n} est un nombre vaut {n} * 2 + 1
fonction somme{n}(t, debut)
    total est un nombre vaut debut
    pour i de 0 à longueur(t) - 1
        si t[i] mod 2 = 0 et total < 1000 alors
            total ajoute t[i] * TAILLE{n}
        sinon
            total vaut total - absolue(t[i]) / 2
        fin si
    fin pour
    retourne total
fin fonction
pour k de 0 à 9
    grille{n} ajoute k * score{n}
fin pour
affiche "Total {n} : " + somme{n}(grille{n}, 3)
"""
    count = -(-lines // block.count("\n"))
    return "".join(block.format(n=number) for number in range(count))


def processes(repeats: int) -> str:
    """The table of whole processes."""
    with tempfile.TemporaryDirectory() as folder:
        one, long = Path(folder, "un.edu"), Path(folder, "long.edu")
        one.write_text("affiche 1\n", "utf-8")
        long.write_text(long_program(800), "utf-8")
        commands = {
            "plancher : Python et un V8 vide": [sys.executable, "-c", FLOOR],
            "`educode lance`, une ligne": [*EDUCODE, "lance", str(one)],
            "`educode verifie`, 800 lignes": [*EDUCODE, "verifie", str(long)],
        }
        times: dict[str, list[float]] = {name: [] for name in commands}
        for _ in range(repeats):
            for name, command in commands.items():
                times[name].append(_milliseconds(lambda command=command: _run(command)))  # type: ignore[misc]
    floor = statistics.median(next(iter(times.values())))
    rows = [(name, statistics.median(runs), statistics.median(runs) / floor) for name, runs in times.items()]
    head = "| commande entière | médiane (ms) | par rapport au plancher |\n|---|---:|---:|"
    return "\n".join([head, *(f"| {name} | {median:.0f} | {ratio:.2f} |" for name, median, ratio in rows)])


def analyses(repeats: int) -> str:
    """The table of analyses: linear if the last column stays."""
    rows = []
    for size in SIZES:
        source = Source(long_program(size))
        best = _best(lambda source=source: analyse(source), repeats)  # type: ignore[misc]
        rows.append(f"| {source.line_count} | {best:.1f} | {best / source.line_count * 1000:.1f} |")
    return "\n".join(["| lignes | analyse (ms) | ms pour 1 000 lignes |\n|---:|---:|---:|", *rows])


def answers(repeats: int) -> str:
    """The table of what an editor and a picture wait for."""
    text = long_program(800) + "\naffiche som"
    analysis = analyse(Source(text))
    drawing = _drawing(PICTURE)
    to_png(drawing, {})
    code = to_javascript(analyse(Source(ANIMATION))).code
    rows = {
        "complétion dans 800 lignes": _best(lambda: complete(analysis, text, len(text)), repeats),
        "PNG d'une image de 600 × 400": _best(lambda: to_png(drawing, {}), repeats),
        "animation de 1 000 images, sans les écrire": _best(lambda: run_headless(code, Setting()), 2),
    }
    lines = [f"| {name} | {spent:.1f} |" for name, spent in rows.items()]
    return "\n".join(["| dans un processus déjà lancé | meilleur temps (ms) |\n|---|---:|", *lines])


def _drawing(program: str) -> DisplayList:
    outcome = run_headless(to_javascript(analyse(Source(program))).code)
    return outcome.pictures[0].drawing


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _milliseconds(action: Callable[[], object]) -> float:
    begun = time.perf_counter()
    action()
    return (time.perf_counter() - begun) * 1000


def _best(action: Callable[[], object], repeats: int) -> float:
    return min(_milliseconds(action) for _ in range(repeats))


def main() -> None:
    """Print every table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    repeats = parser.parse_args().repeats
    sys.stdout.write("\n\n".join([processes(repeats), analyses(repeats), answers(repeats)]) + "\n")


if __name__ == "__main__":
    main()
