"""What waiting costs those who wait: the same loops in a function that never waits, in one that can, in main.

The hot loops never meet their wait. ``python benchmarks/waits.py [--repeats N]`` prints ratios in Markdown.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import textwrap

from run import run_educode

from educode.emit.javascript import to_javascript
from educode.semantics import analyse
from educode.text import Source

LOOPS = """\
nombres est un tableau
pour i de 0 à 1999
    nombres ajoute i * 7 mod 1000
fin pour
somme est un nombre
flottant est un nombre vaut 1.5
pour tour de 1 à 1500
    pour i de 1 à longueur(nombres) - 1
        si nombres[i] > nombres[i - 1] alors
            somme ajoute nombres[i] mod 3
        sinon
            flottant vaut flottant * 0.999 + i / 7
        fin si
    fin pour
    si somme < 0 alors
        {wait}
    fin si
fin pour
"""
NO_WAIT, WAIT = "somme vaut 0", "affiche t"
GOAL = 1.5


def _routine(wait: str) -> str:
    inside = textwrap.indent(LOOPS.format(wait=wait), "    ")
    return f"fonction calcule()\n{inside}    retourne somme + flottant\nfin fonction\naffiche calcule()\n"


PROGRAMS = {
    "fonction qui n'attend pas": f"t est une toile\n{_routine(NO_WAIT)}",
    "fonction qui peut attendre": f"t est une toile\n{_routine(WAIT)}",
    "programme principal qui attend": f"t est une toile\n{LOOPS.format(wait=WAIT)}affiche somme + flottant\n",
}


def measure(repeats: int) -> dict[str, list[float]]:
    """Milliseconds of each program, run in turn."""
    codes = {name: to_javascript(analyse(Source(program))).code for name, program in PROGRAMS.items()}
    times: dict[str, list[float]] = {name: [] for name in codes}
    outputs = set()
    for _ in range(repeats):
        for name, code in codes.items():
            spent, output = run_educode(code)
            times[name].append(spent)
            outputs.add(output)
    if len(outputs) != 1:
        raise SystemExit(f"the programs do not agree: {sorted(outputs)}")
    return times


def ratios(times: dict[str, list[float]]) -> dict[str, float]:
    """The medians, as ratios to the first."""
    medians = {name: statistics.median(runs) for name, runs in times.items()}
    first = next(iter(medians.values()))
    return {name: median / first for name, median in medians.items()}


def table(times: dict[str, list[float]]) -> str:
    """Medians and ratios in Markdown."""
    rows = [f"| {name} | {statistics.median(times[name]):.1f} | {ratio:.2f} |" for name, ratio in ratios(times).items()]
    return "\n".join(["| le même calcul dans… | médiane (ms) | rapport |\n|---|---:|---:|", *rows])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=9)
    sys.stdout.write(table(measure(parser.parse_args().repeats)) + "\n")


if __name__ == "__main__":
    main()
