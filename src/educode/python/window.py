"""The answerer of runs on a screen: the terminal for questions, a Tk window for toiles."""

from __future__ import annotations

import sys
import time
import tkinter as tk
from collections.abc import Callable, Sequence
from typing import Any  # Tk's events and items are loosely typed

from educode.language.keys import KEY_NAMES
from educode.python.canvas import Toile
from educode.python.failure import EndOfProgram
from educode.python.message import NO_SCREEN
from educode.python.paint import paint
from educode.python.run import Pointer, Run

_FRAME = 1 / 60
_PATIENCE = 0.25
_TICK = 0.005
_KEYS = {
    "Up": "haut",
    "Down": "bas",
    "Left": "gauche",
    "Right": "droite",
    "space": "espace",
    "Return": "entree",
    "Escape": "echap",
    "Tab": "tab",
    "BackSpace": "retour",
    "Delete": "suppr",
}


class Window:
    """One window a toile; events that come while the program is busy wait a quarter of a second."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._root: tk.Tk | None = None
        self._surfaces: dict[tuple[str, int], tk.Canvas] = {}
        self._clicks: dict[tuple[str, int], tuple[float, int, int]] = {}
        self._key: tuple[float, str] | None = None
        self._next_frame = 0.0
        self._pressed: set[tuple[str, int]] = set()

    # --- what the program asks -----------------------------------------------------------------

    def show(self, canvas: Toile) -> None:
        """Paint what is shown, one frame of the screen at most per call."""
        surface = self._surface(canvas)
        paint(surface, canvas.now())
        self._wait_until(lambda: time.monotonic() >= self._next_frame)
        self._next_frame = time.monotonic() + _FRAME
        self._settle()

    def click(self, canvas: Toile) -> tuple[int, int]:
        """A click on ``canvas``."""
        self._surface(canvas)
        self._wait_until(lambda: self._fresh(self._clicks.get(canvas.place)))
        _, x, y = self._clicks.pop(canvas.place)
        self._settle()
        return x, y

    def key(self, keys: Sequence[str]) -> int:
        """The rank of the key pressed."""
        self._window()
        while True:
            self._wait_until(lambda: self._fresh(self._key))
            assert self._key is not None
            name = self._key[1]
            self._key = None
            if name in keys:
                self._settle()
                return list(keys).index(name) + 1

    def ask(self, question: str) -> str | None:
        """A line of the terminal."""
        try:
            return input(question + " ")
        except EOFError:
            return None

    def pause(self, milliseconds: float) -> None:
        """Time passes, the windows stay alive."""
        end = time.monotonic() + milliseconds / 1000
        if self._root is None:
            time.sleep(milliseconds / 1000)
        else:
            self._wait_until(lambda: time.monotonic() >= end)
            self._settle()

    def stay(self) -> None:
        """The program ended: its last pictures stay until their window is closed."""
        if self._root is not None:
            self._root.mainloop()

    # --- windows -------------------------------------------------------------------------------

    def _window(self) -> tk.Tk:
        if self._root is None:
            try:
                self._root = tk.Tk()
            except tk.TclError:
                sys.stderr.write(NO_SCREEN)
                raise EndOfProgram from None
            self._root.protocol("WM_DELETE_WINDOW", self._close)
            self._root.bind_all("<KeyPress>", self._press_key)
            self._root.bind_all("<KeyRelease>", self._release_key)
        return self._root

    def _surface(self, canvas: Toile) -> tk.Canvas:
        root = self._window()
        surface = self._surfaces.get(canvas.place)
        if surface is None:
            parent: tk.Misc = root if not self._surfaces else tk.Toplevel(root)
            surface = tk.Canvas(parent, background="white", highlightthickness=0)
            surface.pack()
            self._surfaces[canvas.place] = surface
            self._bind(surface, canvas.place)
        surface.configure(width=canvas.width, height=canvas.height)
        return surface

    def _bind(self, surface: tk.Canvas, place: tuple[str, int]) -> None:
        surface.bind("<Button-1>", lambda event: self._press(place, event))
        surface.bind("<ButtonRelease-1>", lambda _event: self._release(place))
        surface.bind("<Motion>", lambda event: self._move(place, event))
        surface.bind("<B1-Motion>", lambda event: self._move(place, event))

    def _close(self) -> None:
        if self._root is not None:
            self._root.destroy()
        self._root = None
        raise EndOfProgram

    def _wait_until(self, ready: Callable[[], bool]) -> None:
        while not ready():
            if self._root is None:
                raise EndOfProgram
            self._update()
            time.sleep(_TICK)
        if self._root is not None:
            self._update()

    def _update(self) -> None:
        try:
            assert self._root is not None
            self._root.update()
        except tk.TclError:
            raise EndOfProgram from None

    # --- what the person does ------------------------------------------------------------------

    @staticmethod
    def _fresh(event: tuple[Any, ...] | None) -> bool:
        return event is not None and time.monotonic() - event[0] <= _PATIENCE

    def _pointer(self, place: tuple[str, int]) -> Pointer:
        return self._run.pointers.setdefault(place, Pointer())

    def _press(self, place: tuple[str, int], event: Any) -> None:  # noqa: ANN401
        self._clicks[place] = (time.monotonic(), int(event.x), int(event.y))
        self._pressed.add(place)
        self._pointer(place).down = True
        self._move(place, event)

    def _release(self, place: tuple[str, int]) -> None:
        self._pointer(place).down = False

    def _move(self, place: tuple[str, int], event: Any) -> None:  # noqa: ANN401
        pointer = self._pointer(place)
        pointer.x, pointer.y = int(event.x), int(event.y)

    def _press_key(self, event: Any) -> None:  # noqa: ANN401
        name = _key_of(event)
        if name:
            self._key = (time.monotonic(), name)
            self._run.keys.add(name)

    def _release_key(self, event: Any) -> None:  # noqa: ANN401
        self._run.keys.discard(_key_of(event))

    def _settle(self) -> None:
        for place in self._surfaces:
            self._pointer(place).clicked = place in self._pressed
        self._pressed.clear()


def _key_of(event: Any) -> str:  # noqa: ANN401
    named = _KEYS.get(str(event.keysym))
    return named if named in KEY_NAMES else str(event.char).lower()
