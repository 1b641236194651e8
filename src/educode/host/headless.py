"""The answerer of headless runs: events instead of a person (see ``script``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any  # answers are JSON

from educode.host.answers import FILE_KINDS, Answer, Request, about_files
from educode.host.files import ProgramFolder
from educode.host.script import Script, WrongEvent

Sizes = Callable[[], dict[int, tuple[int, int]]]
"""The size of every toile, by its place on the stage."""


class HeadlessAnswerer:
    """Plays ``script`` to a program; ``say`` prints, ``shown`` is told of every showing."""

    def __init__(
        self, script: Script, folder: ProgramFolder, say: Callable[[str], object], sizes: Sizes,
        shown: Callable[[int], object] | None = None,
    ) -> None:  # fmt: skip
        self._script = script
        self._folder = folder
        self._say = say
        self._sizes = sizes
        self._shown = shown
        self._answers: dict[str, Callable[[Request], Any]] = {
            "show": self._show,
            "pause": self._pause,
            "click": self._click,
            "key": lambda request: script.key(request["keys"]),
            "ask": self._ask,
        }

    def answer(self, request: Request) -> Answer:
        """The answer to ``request``; ScriptEnded where the program is to end."""
        if request["kind"] in FILE_KINDS:
            return about_files(self._folder, request)
        try:
            return {"value": self._answers[request["kind"]](request), "input": self._input()}
        except WrongEvent as wrong:
            event = wrong.event
            return {"error": {"code": "EDU0808", "values": {
                "event": event.kind, "event_line": event.line, "wanted": wrong.wanted,
            }}}  # fmt: skip

    def _show(self, request: Request) -> None:
        if self._shown is not None:
            self._shown(request["toile"])
        self._script.show()

    def _pause(self, _request: Request) -> None:
        self._script.pause()

    def _click(self, request: Request) -> dict[str, int]:
        x, y = self._script.click(*self._sizes()[request["toile"]])
        return {"x": x, "y": y}

    def _ask(self, request: Request) -> str:
        answer = self._script.ask()
        self._say(f"{request['question']}{answer}\n")
        return answer

    def _input(self) -> dict[str, Any]:
        script = self._script
        return {"keys": sorted(script.keys), "toiles": self._pointers()}

    def _pointers(self) -> dict[int, dict[str, Any]]:
        """The mouse over each toile: a press counts where it lies inside."""
        script = self._script
        if script.mouse is None and not script.down:
            return {}
        x, y = script.mouse or (0, 0)
        return {
            toile: {"x": x, "y": y, "down": script.down, "clicked": script.pressed and x < width and y < height}
            for toile, (width, height) in self._sizes().items()
        }
