"""What a person does in the windows of a program: clicks, moves, keys, as Tk tells them."""

from __future__ import annotations

import time
import tkinter as tk
from typing import Any  # Tk's events are loosely typed

from educode.language.keys import KEY_NAMES
from educode.python.run import Place, Pointer, Run

_PATIENCE = 0.25
"""How long, in seconds, what comes while the program is busy waits for it."""

_KEYS = {
    "Up": "haut",
    "Down": "bas",
    "Left": "gauche",
    "Right": "droite",
    "space": "espace",
    "Return": "entree",
    "KP_Enter": "entree",
    "Escape": "echap",
    "Tab": "tab",
    "BackSpace": "retour",
    "Delete": "suppr",
}


class Gestures:
    """The last click on each toile, the last key, and what is held down."""

    def __init__(self, run: Run) -> None:
        self._run = run
        self._clicks: dict[Place, tuple[float, int, int]] = {}
        self._key: tuple[float, str] | None = None
        self._offset: float | None = None
        self._names: dict[int, str] = {}
        self._pressed: set[Place] = set()
        self._tapped: set[str] = set()
        self._leaving: set[str] = set()

    def listen_to_keys(self, window: tk.Misc) -> None:
        """Hear every key of the program's windows."""
        window.bind_all("<KeyPress>", self._press_key)
        window.bind_all("<KeyRelease>", self._release_key)

    def listen_to_mouse(self, surface: tk.Misc, place: Place) -> None:
        """Hear the mouse over one toile."""
        surface.bind("<Button-1>", lambda event: self._press(place, event))
        surface.bind("<ButtonRelease-1>", lambda _event: self._release(place))
        surface.bind("<Motion>", lambda event: self._move(place, event))
        surface.bind("<B1-Motion>", lambda event: self._move(place, event))

    def has_click(self, place: Place) -> bool:
        """Whether a click on this toile waits to be taken."""
        return place in self._clicks and _is_fresh(self._clicks[place][0])

    def take_click(self, place: Place) -> tuple[int, int]:
        """Its x and y."""
        _, x, y = self._clicks.pop(place)
        return x, y

    def has_key(self) -> bool:
        """Whether a key waits to be taken."""
        return self._key is not None and _is_fresh(self._key[0])

    def take_key(self) -> str:
        """Its name."""
        name = self._key[1] if self._key is not None else ""
        self._key = None
        return name

    def settle(self) -> None:
        """A wait of the program ends: what it sees until the next one; the shortest tap is seen once."""
        for place in self._run.places:
            self._pointer(place).clicked = place in self._pressed
        self._pressed.clear()
        self._run.keys -= self._leaving - self._tapped
        self._leaving &= self._tapped
        self._tapped.clear()

    # --- as Tk tells it ------------------------------------------------------------------------

    def _when(self, event: Any) -> float:  # noqa: ANN401
        """When an event came, on the clock of ``time.monotonic``: Tk may hand it over much later."""
        now = time.monotonic()
        came = float(event.time) / 1000
        if self._offset is None or now - came < self._offset:
            self._offset = now - came
        return came + self._offset

    def _pointer(self, place: Place) -> Pointer:
        return self._run.pointers.setdefault(place, Pointer())

    def _press(self, place: Place, event: Any) -> None:  # noqa: ANN401
        self._clicks[place] = (self._when(event), int(event.x), int(event.y))
        self._pressed.add(place)
        self._pointer(place).down = True
        self._move(place, event)

    def _release(self, place: Place) -> None:
        self._pointer(place).down = False

    def _move(self, place: Place, event: Any) -> None:  # noqa: ANN401
        pointer = self._pointer(place)
        pointer.x, pointer.y = int(event.x), int(event.y)

    def _press_key(self, event: Any) -> None:  # noqa: ANN401
        name = key_of(str(event.keysym), str(event.char))
        if name:
            self._key = (self._when(event), name)
            self._names[event.keycode] = name
            self._run.keys.add(name)
            self._tapped.add(name)
            self._leaving.discard(name)

    def _release_key(self, event: Any) -> None:  # noqa: ANN401
        name = self._names.get(event.keycode, "")
        if name in self._tapped:
            self._leaving.add(name)
        else:
            self._run.keys.discard(name)


def _is_fresh(came: float) -> bool:
    return time.monotonic() - came <= _PATIENCE


def key_of(symbol: str, character: str) -> str:
    """The language's name of a key; empty for those that it does not know."""
    named = _KEYS.get(symbol)
    if named in KEY_NAMES:
        return named
    return character.lower() if character.isprintable() else ""
