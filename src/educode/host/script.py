"""Plays events to a program that waits: the exact rules of headless runs (language.md, 8).

It knows nothing of V8: the command line and translated programs use it alike. Each wait of the
program is one call; ``ScriptEnded`` says that the program is to end quietly there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence

from educode.host.events import MOUSE, Event

LAST_SHOWINGS = 600
"""How many more showings there are once the events are used up."""

_STATE_KINDS = frozenset({"souris", "appuie", "relache"})


class ScriptEnded(Exception):  # noqa: N818 - not an error
    """The program ends quietly at this wait."""


class WrongEvent(Exception):  # noqa: N818 - told to the learner as a diagnostic
    """The next event is not of the kind that the program waits for."""

    def __init__(self, event: Event, wanted: str) -> None:
        super().__init__(f"line {event.line}: {event.kind} instead of {wanted}")
        self.event = event
        self.wanted = wanted


class Script:
    """The events still to come, and what they made of mouse and keys so far.

    ``keys``: those held down. ``mouse``: x and y, None before any move. ``down``: the button.
    ``pressed``: the button went down at the last wait.
    """

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self._events = deque(events)
        self._frames_left = 0
        self._late_showings = 0
        self.keys: set[str] = set()
        self.mouse: tuple[int, int] | None = None
        self.down = False
        self.pressed = False

    def show(self) -> None:
        """A toile is shown."""
        self._begin_wait()
        if not self._pass_frame() and not self._events:
            self._late_showings += 1
            if self._late_showings >= LAST_SHOWINGS:
                raise ScriptEnded

    def pause(self) -> None:
        """Some time passes (``attendre``)."""
        self._begin_wait()
        self._pass_frame()

    def click(self, width: int, height: int) -> tuple[int, int]:
        """The next click on a toile of this size; those outside are dropped."""
        self._begin_wait()
        while True:
            event = self._next("clic")
            if 0 <= event.x < width and 0 <= event.y < height:
                return event.x, event.y

    def key(self, keys: Sequence[str]) -> int:
        """The rank in ``keys``, from 1, of the next key that is one of them."""
        self._begin_wait()
        while True:
            event = self._next("touche")
            if event.text in keys:
                return keys.index(event.text) + 1

    def ask(self) -> str:
        """The next answer."""
        self._begin_wait()
        return self._next("reponse").text

    def _begin_wait(self) -> None:
        """What every wait does first: the mouse and the keys move; ``fin`` ends the program."""
        self.pressed = False
        while self._events and self._events[0].kind in _STATE_KINDS:
            self._apply(self._events.popleft())
        if self._events and self._events[0].kind == "fin":
            raise ScriptEnded

    def _pass_frame(self) -> bool:
        """Count one off the ``image n`` at the head, if there is one."""
        if not self._events or self._events[0].kind != "image":
            return False
        if not self._frames_left:
            self._frames_left = self._events[0].count
        self._frames_left -= 1
        if self._frames_left <= 0:
            self._frames_left = 0
            self._events.popleft()
        return True

    def _next(self, wanted: str) -> Event:
        """The next event of the kind ``wanted``; time that passes and moves on the way are taken along."""
        while self._events:
            event = self._events.popleft()
            if event.kind == wanted:
                return event
            self._pass_over(event, wanted)
        raise ScriptEnded

    def _pass_over(self, event: Event, wanted: str) -> None:
        if event.kind in _STATE_KINDS:
            self._apply(event)
        elif event.kind == "image":
            self._frames_left = 0
        elif event.kind == "fin":
            raise ScriptEnded
        else:
            raise WrongEvent(event, wanted)

    def _apply(self, event: Event) -> None:
        if event.kind == "souris":
            self.mouse = (event.x, event.y)
        elif event.text == MOUSE:
            self.down = event.kind == "appuie"
            self.pressed = self.pressed or self.down
        elif event.kind == "appuie":
            self.keys.add(event.text)
        else:
            self.keys.discard(event.text)
