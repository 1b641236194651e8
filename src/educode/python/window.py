"""The answerer of runs on a screen: the terminal for questions, a Tk window for toiles."""

from __future__ import annotations

import sys
import threading
import time
import tkinter as tk
from collections.abc import Callable, Sequence

from educode.host.asking import apart
from educode.python.canvas import Toile
from educode.python.failure import EndOfProgram
from educode.python.gestures import Gestures
from educode.python.message import NO_SCREEN
from educode.python.paint import Painting
from educode.python.run import Place, Run

_FRAME = 1 / 60
_TICK = 0.005
_LONGEST_SLEEP = 1e9
_LONG_PAUSE = 200
"""Milliseconds from which a pause is long enough to paint exactly what is shown."""


class Window:
    """One window a toile."""

    def __init__(self, run: Run) -> None:
        self._gestures = Gestures(run)
        self._root: tk.Tk | None = None
        self._paintings: dict[Place, Painting] = {}
        self._next_frame = 0.0
        self.is_asking = False

    # --- what the program asks -----------------------------------------------------------------

    def show(self, canvas: Toile) -> None:
        """Paint what is shown, one frame of the screen at most per call."""
        self._painting(canvas).follow(canvas)
        self._wait_until(lambda: time.monotonic() >= self._next_frame)
        self._next_frame = time.monotonic() + _FRAME
        self._gestures.settle()

    def click(self, canvas: Toile) -> tuple[int, int]:
        """A click on ``canvas``."""
        self._painting(canvas)
        self._settle()
        self._wait_until(lambda: self._gestures.has_click(canvas.place))
        found = self._gestures.take_click(canvas.place)
        self._gestures.settle()
        return found

    def key(self, keys: Sequence[str]) -> int:
        """The rank of the key pressed."""
        self._window()
        self._settle()
        while True:
            self._wait_until(self._gestures.has_key)
            name = self._gestures.take_key()
            if name in keys:
                self._gestures.settle()
                return list(keys).index(name) + 1

    def ask(self, question: str) -> str | None:
        """A line of the terminal; the windows stay alive meanwhile."""
        if self._root is None:
            return _line(question)
        self._settle()
        answers: list[str | None] = []
        self.is_asking = True
        threading.Thread(target=lambda: answers.append(_line(question)), daemon=True).start()
        self._wait_until(lambda: bool(answers))
        self.is_asking = False
        return answers[0]

    def pause(self, milliseconds: float) -> None:
        """Time passes, the windows stay alive."""
        end = time.monotonic() + milliseconds / 1000
        if self._root is None:
            time.sleep(min(milliseconds / 1000, _LONGEST_SLEEP))
            return
        if milliseconds >= _LONG_PAUSE:
            self._settle()
        self._wait_until(lambda: time.monotonic() >= end)
        self._gestures.settle()

    def stay(self) -> None:
        """The program ended: its last pictures stay until their window is closed."""
        if self._root is not None:
            self._settle()
            self._root.mainloop()

    # --- windows -------------------------------------------------------------------------------

    def _window(self) -> tk.Tk:
        if self._root is None:
            try:
                self._root = tk.Tk()
            except tk.TclError:
                sys.stderr.write(NO_SCREEN)
                raise EndOfProgram from None
            self._prepare(self._root)
            self._gestures.listen_to_keys(self._root)
        return self._root

    def _prepare(self, window: tk.Tk | tk.Toplevel) -> None:
        window.title("EduCode")
        window.resizable(width=False, height=False)
        window.protocol("WM_DELETE_WINDOW", self._close)

    def _painting(self, canvas: Toile) -> Painting:
        root = self._window()
        found = self._paintings.get(canvas.place)
        if found is None:
            found = self._paintings[canvas.place] = Painting(self._surface(root, canvas))
        return found

    def _surface(self, root: tk.Tk, canvas: Toile) -> tk.Canvas:
        window: tk.Tk | tk.Toplevel = root
        if self._paintings:
            window = tk.Toplevel(root)
            self._prepare(window)
        window.title(canvas.name)
        surface = tk.Canvas(window, background="white", highlightthickness=0, width=canvas.width, height=canvas.height)
        surface.pack()
        window.lift()
        window.focus_force()
        self._gestures.listen_to_mouse(surface, canvas.place)
        return surface

    def _close(self) -> None:
        root, self._root = self._root, None
        if root is not None:
            root.destroy()

    def _settle(self) -> None:
        """The program waits for a person: time enough to paint exactly what is shown."""
        for painting in self._paintings.values():
            painting.settle()

    def _wait_until(self, ready: Callable[[], bool]) -> None:
        self._update()
        while not ready():
            time.sleep(_TICK)
            self._update()

    def _update(self) -> None:
        try:
            if self._root is not None:
                self._root.update()
        except tk.TclError:
            self._root = None
        if self._root is None:
            raise EndOfProgram


def _line(question: str) -> str | None:
    if sys.stdin is None:
        return None
    try:
        return input(apart(question))
    except EOFError:
        return None
