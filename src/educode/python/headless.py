"""The answerer of runs without a screen: events from a file, the same rules as the engine's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from educode.host.events import read_events
from educode.host.script import Script, ScriptEnded, WrongEvent
from educode.python.canvas import Toile
from educode.python.failure import EduCodeError, EndOfProgram
from educode.python.run import Pointer, Run
from educode.text import Source

T = TypeVar("T")


class Headless:
    """Plays an events file."""

    def __init__(self, run: Run) -> None:
        self._run = run
        events, _ = read_events(Source(run.options.events or "", "evenements.txt"))
        self._script = Script(events)

    def show(self, _canvas: Toile) -> None:
        """One frame was shown."""
        self._wait(self._script.show)

    def pause(self, _milliseconds: float) -> None:
        """Time passes."""
        self._wait(self._script.pause)

    def click(self, canvas: Toile) -> tuple[int, int]:
        """The next click on ``canvas``."""
        shown = canvas.shown() or canvas.now()
        return self._wait(lambda: self._script.click(shown["width"], shown["height"]))

    def key(self, keys: Sequence[str]) -> int:
        """The rank of the next key."""
        return self._wait(lambda: self._script.key(keys))

    def ask(self, question: str) -> str:
        """The next answer, printed after its question."""
        answer = self._wait(self._script.ask)
        print(question + answer)  # noqa: T201
        return answer

    def _wait(self, action: Callable[[], T]) -> T:
        try:
            found = action()
        except ScriptEnded:
            raise EndOfProgram from None
        except WrongEvent as wrong:
            event = wrong.event
            raise EduCodeError("EDU0808", event=event.kind, event_line=event.line, wanted=wrong.wanted) from None
        self._move()
        return found

    def _move(self) -> None:
        script, run = self._script, self._run
        run.keys = set(script.keys)
        if script.mouse is None and not script.down:
            run.pointers = {}
            return
        x, y = script.mouse or (0, 0)
        for place, canvas in run.places.items():
            inside = x < canvas.width and y < canvas.height
            run.pointers[place] = Pointer(x, y, script.down, script.pressed and inside)
