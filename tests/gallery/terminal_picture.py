"""The screen of a terminal as SVG: box characters become lines, so that the picture needs no special font."""

from __future__ import annotations

import unicodedata
from html import escape

WIDTH, HEIGHT, MARGIN = 11, 22, 16
INK, PAPER, FRAME = "#E6EDF7", "#10162F", "#8FA3D9"
SIDES = {"LEFT": [(-1, 0)], "RIGHT": [(1, 0)], "UP": [(0, -1)], "DOWN": [(0, 1)],
         "HORIZONTAL": [(-1, 0), (1, 0)], "VERTICAL": [(0, -1), (0, 1)]}  # fmt: skip


def arms(character: str) -> list[tuple[int, int, bool]]:
    """The sides that a box character joins, and whether by a double line."""
    name = unicodedata.name(character, "")
    if not name.startswith("BOX DRAWINGS "):
        return []
    words = name.removeprefix("BOX DRAWINGS ")
    return [
        (dx, dy, "DOUBLE" in part or words.startswith("DOUBLE"))
        for part in words.split(" AND ")
        for word in part.split()
        for dx, dy in SIDES.get(word, [])
    ]


def box(character: str, x: float, y: float) -> str:
    """The lines of a box character whose middle is at x, y."""
    return "".join(
        f'<path d="M{x:g} {y:g}l{dx * WIDTH / 2:g} {dy * HEIGHT / 2:g}" stroke-width="{3 if double else 1}"/>'
        for dx, dy, double in arms(character)
    )


def line(text: str, row: int) -> str:
    """One line of the screen."""
    y = MARGIN + row * HEIGHT + HEIGHT / 2
    lines, letters = "", ""
    for column, character in enumerate(text):
        x = MARGIN + column * WIDTH + WIDTH / 2
        lines += box(character, x, y)
        if not arms(character) and character != " ":
            letters += f'<text stroke="none" x="{x:g}" y="{y + 6:g}">{escape(character)}</text>'
    return f"{lines}{letters}\n"


def terminal_picture(lines: list[str]) -> str:
    """All the lines, on a dark screen."""
    width = 2 * MARGIN + WIDTH * max(map(len, lines))
    height = 2 * MARGIN + HEIGHT * len(lines)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    style = f'font-family="Arimo, sans-serif" font-size="16" text-anchor="middle" fill="{INK}" stroke="{FRAME}"'
    screen = f'<rect width="{width}" height="{height}" rx="12" fill="{PAPER}"/>'
    drawn = "".join(line(text, row) for row, text in enumerate(lines))
    return f'{head}\n{screen}\n<g {style} stroke-linecap="square">\n{drawn}</g>\n</svg>\n'
