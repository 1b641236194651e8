"""Speed of EduCode beside the same programs written by hand in JavaScript and in Python.

EduCode and JavaScript run in the same V8, each time in a fresh context, in turn; Python in this
CPython. Results are compared first: a benchmark that computes something else counts for nothing.
Prints a table in Markdown. ``python benchmarks/run.py [NAME…] [--repeats N] [--no-python] [--pairs]``
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path

from chart import Bars, chart, french
from peers import PEERS, Peers, installed

from educode.emit.javascript import to_javascript
from educode.host.engine import Engine, Options
from educode.host.v8 import V8
from educode.semantics import analyse
from educode.text import Source

PROGRAMS = Path(__file__).parent / "programs"
DOCS = Path(__file__).resolve().parent.parent / "docs"
REPORT = """# La vitesse d'EduCode

Un programme EduCode devient du JavaScript, que V8 exécute. Voici douze programmes, écrits en EduCode, à la main en
JavaScript, et en Python : même calcul, mêmes résultats. Chaque temps est la médiane de plusieurs passages, EduCode et
JavaScript tour à tour dans le même V8 ; entre parenthèses, l'écart entre le plus rapide et le plus lent.

![Temps par rapport à JavaScript](images/vitesse.svg)

{table}

{peers}Mesuré {place}.
Sur une machine occupée, les rapports restent, les millisecondes non : lis surtout les dernières colonnes.

Refais ces mesures chez toi : `make bench`.
"""
ABOUT_PEERS = """Pyodide, Skulpt et Brython sont des Python qui tournent dans une page, comme EduCode.
Chacun n'a qu'une mesure ; un tiret : le programme n'y finit pas en cent secondes, ou n'y donne pas le bon résultat.

"""
Run = Callable[[str], tuple[float, str]]


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of each run of one program in one language."""

    runs: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle run."""
        return statistics.median(self.runs)

    @property
    def spread(self) -> float:
        """How far the slowest run is from the fastest, as a part of the median."""
        return (max(self.runs) - min(self.runs)) / self.median


@dataclass(frozen=True, slots=True)
class Row:
    """One program in the three languages; Python may be left out. ``peers``: milliseconds of other Pythons."""

    name: str
    educode: Timing
    javascript: Timing
    python: Timing | None
    peers: dict[str, float] = field(default_factory=dict)

    @property
    def ratio(self) -> float:
        """EduCode to JavaScript: 1 is as fast, 2 takes twice as long."""
        return self.educode.median / self.javascript.median

    @property
    def gain(self) -> float | None:
        """How many times as fast as CPython."""
        return None if self.python is None else self.python.median / self.educode.median


def run_educode(code: str) -> tuple[float, str]:
    """Run generated JavaScript in a new context of the runtime."""
    output: list[str] = []
    engine = Engine(output.append)
    engine.load(code, Options())
    begun = time.perf_counter()
    step = engine.start()
    while step["kind"] in {"show", "ask"}:
        step = engine.resume({"value": "a"})
    spent = time.perf_counter() - begun
    engine.close()
    if step["kind"] != "end":
        raise SystemExit(f"not run to its end: {step}")
    return spent * 1000, "".join(output)


def run_javascript(code: str) -> tuple[float, str]:
    """Run JavaScript written by hand in a new context."""
    v8 = V8()
    opening = '"use strict"; let $out = ""; const print = (value) => { $out += value + "\\n"; };'
    wrapped = f"(function () {{ {opening}\n{code}\nreturn $out; }})"
    v8.evaluate(f"globalThis.$program = eval({json.dumps(wrapped)}); ''")
    begun = time.perf_counter()
    output = v8.evaluate("$program()")
    spent = time.perf_counter() - begun
    v8.close()
    return spent * 1000, str(output)


def run_python(code: str) -> tuple[float, str]:
    """Run Python in this process."""
    compiled = compile(code, "<benchmark>", "exec")
    output = io.StringIO()
    with contextlib.redirect_stdout(output):
        begun = time.perf_counter()
        exec(compiled, {"__name__": "__main__"})
        spent = time.perf_counter() - begun
    return spent * 1000, output.getvalue()


def generated(path: Path) -> str:
    """The JavaScript of an EduCode program."""
    analysis = analyse(Source(path.read_text("utf-8"), path.name))
    if analysis.has_errors:
        raise SystemExit(f"{path.name}: {analysis.diagnostics[0].message}")
    return to_javascript(analysis).code


def measure(name: str, repeats: int, *, with_python: bool) -> Row:
    """Run one program in each language, in turn, as often as asked."""
    voices: dict[str, tuple[Run, str]] = {
        "educode": (run_educode, generated(PROGRAMS / f"{name}.edu")),
        "javascript": (run_javascript, (PROGRAMS / f"{name}.js").read_text("utf-8")),
    }
    times: dict[str, list[float]] = {voice: [] for voice in voices}
    outputs: set[str] = set()
    for _ in range(repeats):
        for voice, (run, code) in voices.items():
            spent, output = run(code)
            times[voice].append(spent)
            outputs.add(output)
    python = _measure_python(name, min(repeats, 3), outputs) if with_python else None
    if len(outputs) != 1:
        raise SystemExit(f"{name}: the languages do not agree: {sorted(outputs)}")
    return Row(name, Timing(tuple(times["educode"])), Timing(tuple(times["javascript"])), python)


def _measure_python(name: str, repeats: int, outputs: set[str]) -> Timing:
    code = (PROGRAMS / f"{name}.py").read_text("utf-8")
    runs = []
    for _ in range(repeats):
        spent, output = run_python(code)
        runs.append(spent)
        outputs.add(output)
    return Timing(tuple(runs))


def with_peers(rows: list[Row]) -> list[Row]:
    """The same rows, with one run of each peer that gives the right result."""
    with installed() as peers:
        return [
            replace(row, peers={name: spent for name in peers.names if (spent := _peer(peers, name, row)) is not None})
            for row in rows
        ]


def _peer(peers: Peers, name: str, row: Row) -> float | None:
    program = PROGRAMS / f"{row.name}.py"
    found = peers.run(name, program)
    if found is None or found[1] != run_python(program.read_text("utf-8"))[1]:
        return None
    return found[0]


def geometric_mean(values: Iterable[float]) -> float:
    """The mean of ratios."""
    logarithms = [math.log(value) for value in values]
    return math.exp(sum(logarithms) / len(logarithms))


def table(rows: list[Row]) -> str:
    """The rows in Markdown, with their geometric means."""
    peers = [name for name in PEERS if any(name in row.peers for row in rows)]
    lines = [
        "| programme | EduCode (ms) | JavaScript (ms) | CPython (ms) | EduCode / JavaScript | CPython / EduCode |"
        + "".join(f" {name} / EduCode |" for name in peers),
        "|---|---:|---:|---:|---:|---:|" + "---:|" * len(peers),
    ]
    lines += [_line(row, peers) for row in rows]
    gains = [row.gain for row in rows if row.gain is not None]
    gain = f"{geometric_mean(gains):.1f}" if gains else ""
    lines.append(
        f"| **ensemble** | | | | **{geometric_mean(row.ratio for row in rows):.2f}** | **{gain}** |"
        + _means(rows, peers)
    )
    return "\n".join(lines)


def _means(rows: list[Row], peers: list[str]) -> str:
    ratios = ([row.peers[name] / row.educode.median for row in rows if name in row.peers] for name in peers)
    return "".join(f" **{geometric_mean(found):.0f}** |" for found in ratios)


def _line(row: Row, peers: list[str]) -> str:
    python = "" if row.python is None else f"{row.python.median:.0f}"
    gain = "" if row.gain is None else f"{row.gain:.1f}"
    educode, javascript = (f"{one.median:.1f} ({one.spread:.0%})" for one in (row.educode, row.javascript))
    return f"| {row.name} | {educode} | {javascript} | {python} | {row.ratio:.2f} | {gain} |" + "".join(
        f" {row.peers[name] / row.educode.median:.0f} |" if name in row.peers else " – |" for name in peers
    )


def write_report(rows: list[Row]) -> None:
    """Put the table and the chart among the manual's pages."""
    bars = [Bars(row.name, row.ratio, row.gain and row.gain * row.ratio) for row in rows]
    picture = DOCS / "images" / "vitesse.svg"
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_text(chart(bars), "utf-8")
    peers = ABOUT_PEERS if any(row.peers for row in rows) else ""
    page = REPORT.format(table=french(table(rows)), peers=peers, place=french(_place()))
    (DOCS / "vitesse.md").write_text(page, "utf-8")


def _place() -> str:
    """The machine, and how busy it was."""
    place = f"sur {os.cpu_count()} cœurs ({platform.system()}, {platform.machine()}), avec CPython"
    if not hasattr(os, "getloadavg"):
        return place
    return f"{place}, sous une charge moyenne de {os.getloadavg()[1]:.1f}"


def main() -> None:
    """Measure the programs asked for, or all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--no-python", action="store_true")
    parser.add_argument("--pairs", action="store_true", help="Skulpt, Brython and Pyodide too, installed with npm")
    parser.add_argument("--write", action="store_true", help="write docs/vitesse.md and its chart too")
    parser.add_argument("--at-most", type=float, help="fail if the geometric mean to JavaScript is beyond")
    given = parser.parse_args()
    names = given.names or sorted(path.stem for path in PROGRAMS.glob("*.edu"))
    rows = [measure(name, given.repeats, with_python=not given.no_python) for name in names]
    if given.pairs:
        rows = with_peers(rows)
    sys.stdout.write(table(rows) + "\n")
    if given.write:
        write_report(rows)
    if given.at_most and geometric_mean(row.ratio for row in rows) > given.at_most:
        raise SystemExit(f"beyond {given.at_most} times JavaScript")


if __name__ == "__main__":
    main()
