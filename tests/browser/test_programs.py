"""The four published programs, unmodified, played with real clicks and keys."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from browser.game import Game, Play
from browser.waiting import becomes

_PROGRAMS = Path(__file__).resolve().parents[3] / "shared" / "programs"

pytestmark = pytest.mark.skipif(not _PROGRAMS.is_dir(), reason="the published programs are not beside this checkout")

_GREEN, _RED, _BUTTON = "#2E7D32", "#C62828", "#00ADB5"
_CELLS = """c => {
    const copy = new OffscreenCanvas(c.width, c.height).getContext('2d');
    copy.drawImage(c, 0, 0);
    const step = c.width / 9;
    let filled = 0;
    for (let row = 0; row < 9; row++) {
        for (let column = 0; column < 9; column++) {
            const cell = copy.getImageData((column + 0.1) * step, (row + 0.1) * step, 0.8 * step, 0.8 * step).data;
            if (cell.some(value => value < 128)) filled++;
        }
    }
    return filled;
}"""


def _program(name: str) -> str:
    return (_PROGRAMS / f"{name}.edu").read_text(encoding="utf-8")


def _press(game: Game, *keys: str) -> str:
    """The picture after these keys, each pressed when the program waits for it."""
    for key in keys:
        game.status_is("Appuie")
        game.page.keyboard.press(key)
        game.page.wait_for_timeout(120)
    return game.picture()


def test_a_whole_quiz_is_played(play: Play) -> None:
    text = _program("quiz")
    answers = [int(found) for found in re.findall(r"^appelle ajouterQ\(.*, (\d)\)", text, re.MULTILINE)]
    assert len(answers) == 20
    game = play(text)
    for number, answer in enumerate(answers):
        chosen = answer if number else answer % 4 + 1  # the first one wrong
        game.until_seen("#393E46", 600, 180)
        game.click(320, 140 + 60 * (chosen - 1) + 10)
        game.until_seen(_GREEN if number else _RED, 600, 140 + 60 * (chosen - 1) + 40)
        game.click(320, 400)
    game.until_seen(_BUTTON, 240, 330)
    game.click(320, 345)
    game.until_seen("#393E46", 600, 180)


def test_the_tiles_are_walked_and_laid_anew(play: Play) -> None:
    game = play(_program("isotiles"))
    start = _press(game)
    moved = _press(game, "z", "s", "q", "d", "Z")
    assert moved != start
    assert _press(game, "r") != moved


def test_the_maze_is_walked(play: Play) -> None:
    game = play(_program("raycasting"))
    start = _press(game)
    turned = _press(game, "d")
    assert turned != start
    assert _press(game, "q") == start
    assert len({start, *(_press(game, key) for key in "zdzdzdzs")}) > 2


def test_a_sudoku_has_45_holes(play: Play) -> None:
    game = play(_program("sudoku"))
    game.status_is("Terminé")
    becomes(lambda: game.canvas.evaluate(_CELLS), 81 - 45)
