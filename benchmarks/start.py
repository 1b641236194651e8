"""How long a start, an analysis, a completion and a picture take. Prints tables in Markdown.

Whole processes are timed in turn with the floor: Python that makes an empty V8 context. The rest is
measured in this process. ``python benchmarks/start.py [--repeats N] [--long]``: ``--long`` adds an
animation written picture by picture, a flood of text, and two minutes of endless drawing.
"""

from __future__ import annotations

import argparse
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from educode.drawing import DisplayList
from educode.emit.javascript import to_javascript
from educode.host.engine import Engine, Options
from educode.host.memory import resident_bytes
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
FRAMES = 1_000
LINES = 100_000
FLOOD = f'pour i de 1 à {LINES}\n    affiche "ligne " + i\nfin pour\n'
ENDLESS_SECONDS = 120
ENDLESS = """t est une toile
i est un nombre
tant que vrai
    effacer(t)
    pour k de 1 à 300
        cercle(t, (i * k) mod 600, k, 5, rgb(k mod 256, i mod 256, 99))
    fin pour
    affiche t
    i ajoute 1
fin tant que
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


def long_runs() -> str:
    """The table of what takes long: speed and memory."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        rows = [*_animation(folder), *_flood(folder), *_endless()]
    return "\n".join(["| longue durée | mesure |\n|---|---:|", *rows])


def _animation(folder: Path) -> list[str]:
    """A thousand showings, each written as PNG; without events, a run ends after 600."""
    program, events = folder / "animation.edu", folder / "images.txt"
    program.write_text(ANIMATION, "utf-8")
    events.write_text(f"image {FRAMES}\n", "utf-8")
    picture = str(folder / "image.png")
    command = [*EDUCODE, "image", str(program), "--evenements", str(events), "-o", picture, "--images"]
    before = _largest_child()
    spent = _milliseconds(lambda: _run(command)) / 1000
    count = len(list(folder.glob("image-*.png")))
    return [
        f"| animation de {count} images PNG | {spent:.1f} s, {spent / count * 1000:.1f} ms par image |",
        f"| sa mémoire, processus entier | {max(before, _largest_child()):.0f} Mo |",
    ]


def _flood(folder: Path) -> list[str]:
    """Text into a pipe, beside ``cat`` that writes the same."""
    program, text = folder / "texte.edu", folder / "texte.txt"
    program.write_text(FLOOD, "utf-8")
    text.write_text("".join(f"ligne {i}\n" for i in range(1, LINES + 1)), "utf-8")
    nothing = folder / "rien.edu"
    nothing.write_text("affiche 1\n", "utf-8")
    commands = {
        "educode": [*EDUCODE, "lance", str(program)],
        "start": [*EDUCODE, "lance", str(nothing)],
        "cat": ["cat", str(text)],
    }
    spent = dict.fromkeys(commands, float("inf"))
    for _ in range(7):
        for name, command in commands.items():
            spent[name] = min(spent[name], _milliseconds(lambda command=command: _read(command)))  # type: ignore[misc]
    own = spent["educode"] - spent["start"]
    return [f"| `affiche` de {LINES} lignes, départ ôté, dans un tube | {own:.0f} ms (`cat` : {spent['cat']:.0f} ms) |"]


def _endless() -> list[str]:
    """The memory of this process at each quarter of endless drawing."""
    code = to_javascript(analyse(Source(ENDLESS))).code
    engine = Engine(lambda _text: None)
    engine.load(code, Options())
    step, sizes, shown = engine.start(), [], 0
    begun = time.monotonic()
    while len(sizes) < 5:
        if time.monotonic() - begun >= len(sizes) * ENDLESS_SECONDS / 4:
            sizes.append(resident_bytes() / 2**20)
        step = engine.resume({"value": None, "now": shown * 1000 / 60})
        shown += 1
    engine.close()
    if step["kind"] != "show":
        raise SystemExit(f"not endless: {step}")
    told = ", ".join(f"{size:.0f}" for size in sizes)
    return [f"| dessin sans fin, {ENDLESS_SECONDS} s, {shown} images : mémoire à chaque quart | {told} Mo |"]


def _largest_child() -> float:
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024


def _read(command: list[str]) -> None:
    subprocess.run(command, check=True, capture_output=True)


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
    parser.add_argument("--long", action="store_true", help="what takes long too: about three minutes")
    given = parser.parse_args()
    tables = [long_runs()] if given.long else []
    tables += [processes(given.repeats), analyses(given.repeats), answers(given.repeats)]
    sys.stdout.write("\n\n".join(tables) + "\n")


if __name__ == "__main__":
    main()
