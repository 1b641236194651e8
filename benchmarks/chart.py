"""The chart of the benchmark: for each program, EduCode and CPython beside hand-written JavaScript, on a log scale."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

ROW, LEFT, WIDTH, TOP = 34, 130, 560, 64
TICKS = (0.5, 1, 2, 5, 10, 20, 50, 100)
_POINT = re.compile(r"(?<=\d)\.(?=\d)")
COLORS = {"EduCode": "#00ADB5", "CPython": "#F2A03D"}


@dataclass(frozen=True, slots=True)
class Bars:
    """One program: how many times JavaScript's time each language takes."""

    name: str
    educode: float
    python: float | None


def chart(rows: Iterable[Bars]) -> str:
    """An SVG picture of ``rows``."""
    drawn = list(rows)
    height = TOP + ROW * len(drawn) + 20
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 60} {height}" '
            'font-family="Arimo, Arial, sans-serif" font-size="13" fill="#333">'
        ),
        f'<rect width="100%" height="{height}" fill="#fff" rx="8"/>',
        '<text x="16" y="26" font-size="15" font-weight="bold">Temps par rapport au JavaScript écrit à la main</text>',
        *_legend(),
        *_grid(height),
        *(line for rank, row in enumerate(drawn) for line in _bars(row, TOP + rank * ROW)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def french(text: str) -> str:
    """Numbers with a comma."""
    return _POINT.sub(",", text)


def _place(ratio: float) -> float:
    low, high = math.log(TICKS[0]), math.log(TICKS[-1])
    return round(LEFT + WIDTH * (math.log(min(max(ratio, TICKS[0]), TICKS[-1])) - low) / (high - low), 1)


def _legend() -> Iterator[str]:
    for rank, (name, color) in enumerate(COLORS.items()):
        x = LEFT + WIDTH - 170 + rank * 90
        yield f'<rect x="{x}" y="14" width="12" height="12" rx="2" fill="{color}"/>'
        yield f'<text x="{x + 17}" y="25">{name}</text>'


def _grid(height: int) -> Iterator[str]:
    for tick in TICKS:
        x, named = _place(tick), french(f"{tick:g}")
        stroke = "#888" if tick == 1 else "#e3e3e3"
        yield f'<line x1="{x}" y1="{TOP - 10}" x2="{x}" y2="{height - 14}" stroke="{stroke}"/>'
        yield f'<text x="{x}" y="{TOP - 14}" text-anchor="middle" font-size="11" fill="#777">× {named}</text>'


def _bars(row: Bars, y: int) -> Iterator[str]:
    yield f'<text x="{LEFT - 10}" y="{y + 17}" text-anchor="end">{row.name}</text>'
    for rank, (name, ratio) in enumerate((("EduCode", row.educode), ("CPython", row.python))):
        if ratio is None:
            continue
        start, end = sorted((_place(1), _place(ratio)))
        top = y + 3 + rank * 13
        after = _place(max(ratio, 1)) + 5
        shape = f'x="{start}" y="{top}" width="{max(end - start, 1.5):.1f}" height="11" rx="2"'
        yield f'<rect {shape} fill="{COLORS[name]}"/>'
        yield f'<text x="{after}" y="{top + 10}" font-size="11">{french(f"{ratio:.2g}")}</text>'
