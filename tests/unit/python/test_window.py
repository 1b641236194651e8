"""Toiles in real Tk windows, on the screen that there is or on a virtual one; skipped where there is neither."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

tk = pytest.importorskip("tkinter")

from educode import python as edu  # noqa: E402
from educode.python.failure import EndOfProgram  # noqa: E402
from educode.python.gestures import key_of  # noqa: E402
from educode.python.paint import around, middle, mixed  # noqa: E402
from educode.python.run import Options, begin, current  # noqa: E402
from educode.python.window import Window  # noqa: E402

FAR = 4000  # milliseconds: a window that hears nothing is closed by then


@pytest.fixture(scope="module")
def _screen() -> Iterator[None]:
    if os.environ.get("DISPLAY"):
        yield
        return
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("there is no screen, and no Xvfb")
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", "900x700x24", "-nolisten", "tcp"]
    virtual = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    number = os.read(reading, 16).decode().strip()
    os.close(reading)
    if not number:
        pytest.skip("Xvfb does not start")
    os.environ["DISPLAY"] = f":{number}"
    yield
    del os.environ["DISPLAY"]
    virtual.terminate()
    virtual.wait()


@pytest.fixture
def window(_screen: None) -> Iterator[Window]:
    run = begin(Options(seed=1))
    try:
        found = Window(run)
        found._window().after(FAR, found._close)
    except EndOfProgram:
        pytest.skip("Tk finds no screen")
    run.answerer = found
    yield found
    found._close()
    begin(Options(headless=True))


def painted(window: Window, canvas: edu.Toile) -> Any:  # tkinter may be missing
    return window._painting(canvas).surface


def soon(window: Window, action: Callable[[], object], milliseconds: int = 60) -> None:
    """Do it while the program waits."""
    window._window().after(milliseconds, action)


def drawn() -> edu.Toile:
    canvas = edu.Toile("dessin")
    edu.dimension(canvas, 200, 100)
    edu.remplir(canvas, "#102030")
    edu.cercle(canvas, 50, 50, 20, "#FF0000")
    edu.rectangle(canvas, 100, 20, 40, 40, "#FFFFFF80")
    edu.label(canvas, 10, 20, "Bonjour", "#FFFFFF", 16)
    return canvas


def test_items_first_then_the_exact_picture(window: Window) -> None:
    canvas = drawn()
    edu.affiche(canvas)
    surface = painted(window, canvas)
    kinds = [surface.type(item) for item in surface.find_all()]
    assert kinds == ["rectangle", "oval", "rectangle", "text"]
    assert surface.itemcget(surface.find_all()[2], "fill") == mixed("#FFFFFF80", "#102030")
    window._settle()
    assert [surface.type(item) for item in surface.find_all()] == ["image"]
    image = window._painting(canvas)._image
    assert image is not None
    assert (image.width(), image.height()) == (200, 100)
    assert image.get(50, 50) == (255, 0, 0)


def test_only_what_is_new_is_painted(window: Window) -> None:
    canvas = drawn()
    edu.affiche(canvas)
    window._settle()
    edu.rectangle(canvas, 40, 40, 10, 10, "#0000FF80")
    edu.affiche(canvas)
    surface = painted(window, canvas)
    assert [surface.type(item) for item in surface.find_all()] == ["image", "rectangle"]
    assert surface.itemcget(surface.find_all()[1], "fill") == mixed("#0000FF80", "#FF0000")
    edu.effacer(canvas)
    edu.affiche(canvas)
    assert surface.find_all() == ()


@pytest.mark.parametrize("size", [1e4, 1e6, 1e9, 1e300])
def test_shapes_of_any_size_are_painted(window: Window, size: float) -> None:
    """A drawing that grows without end must not take the window, and the program, with it."""
    canvas = edu.Toile("grande")
    edu.contour(canvas, "#FF0000", size)
    edu.cercle(canvas, 300, 200 + size, size, "#00ADB580")
    edu.ligne(canvas, 0, 0, size, size / 2, "#000000", 3)
    edu.polygone(canvas, [0, 0, size, size * 0.7, 300, 400], "#0000FF")
    edu.label(canvas, 10, 100, "Été", "#000000", size)
    edu.arc(canvas, 300 - size, 200, size, -40, 90, "#00FF00", 5)
    edu.secteur(canvas, 300, 200, size, 0, 90, "#FF0000")
    edu.affiche(canvas)
    surface = painted(window, canvas)
    surface.update()
    assert surface.find_all()
    assert all(abs(part) < 2**15 for item in surface.find_all() for part in surface.coords(item))


@pytest.mark.parametrize("part", ["abc ", "abc\n", "\n"])
def test_a_writing_of_any_length_shows_what_can_be_seen_of_it(window: Window, part: str) -> None:
    canvas = edu.Toile("longue")
    edu.dimension(canvas, 200, 100)
    edu.label(canvas, 10, 20, part * 250_000, "#000000", 16)
    edu.affiche(canvas)
    surface = painted(window, canvas)
    written = [surface.itemcget(item, "text") for item in surface.find_all()]
    assert sum(map(len, written)) < 1000
    assert bool(written) == (part != "\n")


def test_a_click(window: Window) -> None:
    canvas = drawn()
    surface = painted(window, canvas)
    soon(window, lambda: surface.event_generate("<Button-1>", x=30, y=40, time=1000))
    assert edu.cliquer(canvas) == (30, 40)
    assert edu.souris_x(canvas) == 30
    assert edu.clic_recu(canvas)


def test_keys(window: Window) -> None:
    canvas = drawn()
    edu.affiche(canvas)
    surface = painted(window, canvas)
    surface.focus_force()
    soon(window, lambda: surface.event_generate("<KeyPress-x>", time=1000))
    soon(window, lambda: surface.event_generate("<KeyPress-Up>", time=1100), 160)
    assert edu.appuyer(edu.Tableau(["a", "haut"])) == 2


def test_the_shortest_tap_is_seen_once(window: Window) -> None:
    canvas = drawn()
    edu.affiche(canvas)
    surface = painted(window, canvas)
    surface.focus_force()

    def tap() -> None:
        surface.event_generate("<KeyPress-d>", time=1000)
        surface.event_generate("<KeyRelease-d>", time=1001)

    soon(window, tap, 10)
    edu.attendre(80)
    assert edu.touche_enfoncee("d")
    edu.attendre(20)
    assert not edu.touche_enfoncee("d")


def test_a_click_made_too_long_ago_does_not_count(window: Window) -> None:
    canvas = drawn()
    edu.affiche(canvas)
    surface = painted(window, canvas)
    surface.event_generate("<Motion>", x=1, y=1, time=1000)
    surface.event_generate("<Button-1>", x=5, y=5, time=1000)
    window._update()
    time.sleep(0.3)
    soon(window, lambda: surface.event_generate("<Button-1>", x=7, y=8, time=2000))
    assert edu.cliquer(canvas) == (7, 8)


def test_closing_the_window_ends_the_program(window: Window) -> None:
    canvas = drawn()
    soon(window, window._close)
    with pytest.raises(EndOfProgram):
        edu.cliquer(canvas)


def test_each_toile_has_its_window(window: Window) -> None:
    first, second = drawn(), edu.Toile("autre")
    edu.affiche(first)
    edu.affiche(second)
    titles = [painted(window, canvas).winfo_toplevel().title() for canvas in (first, second)]
    assert titles == ["dessin", "autre"]
    assert len(current().places) == 2


def test_pure_parts() -> None:
    assert mixed("#FFFFFF80", "#000000") == "#808080"
    assert middle([0, 0, 10, 0, 10, 10, 0, 10]) == (5, 5)
    assert around(0, 0, 1, 0, 90)[:2] == [1, 0]
    assert len(around(0, 0, 1, 350, 10)) == 10  # 20 degrees across the start of the circle
    assert around(0, 0, 1, 0, 1e12) == pytest.approx(around(0, 0, 1, 0, 360))
    assert [key_of("Up", ""), key_of("a", "A"), key_of("F1", ""), key_of("Return", "\r")] == ["haut", "a", "", "entree"]


_ASKING = """from educode.python import Toile, affiche, demande
from educode.python.run import current
affiche(Toile("t"))
window = current().answers()
window._root.after({after}, window._close)
print(demande("Ton nom ?"))
"""


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize(("after", "code"), [(300, 0), (20_000, 130)], ids=["closed", "interrupted"])
def test_an_end_while_a_question_is_asked(tmp_path: Path, after: int, code: int) -> None:
    (tmp_path / "demande.py").write_text(_ASKING.format(after=after), encoding="utf-8")
    pipe = subprocess.PIPE
    asked = subprocess.Popen([sys.executable, "demande.py"], cwd=tmp_path, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        assert asked.stdout is not None
        assert asked.stderr is not None
        assert asked.stdout.read(10) == b"Ton nom ? "
        if code:
            asked.send_signal(signal.SIGINT)
        assert asked.wait(10) == code
        assert asked.stderr.read().strip() == b""
    finally:
        asked.kill()
        asked.communicate()
