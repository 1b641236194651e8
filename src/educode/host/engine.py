"""Runs compiled JavaScript in V8, step by step, within limits.

A step is what the runtime's driver gives (runtime/src/core/driver.ts): a request of the program,
its end, or its failure. A limit reached gives a failure too, with a code of EDU08xx.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any  # steps, answers and drawings are JSON

from educode.host.bundle import warmed
from educode.host.limits import Limits
from educode.host.memory import resident_bytes
from educode.host.ring import CAPACITY, Ring
from educode.host.v8 import V8, V8Error
from educode.records import field, value

if TYPE_CHECKING:
    from educode.drawing import DisplayList

Step = dict[str, Any]

TIME_OVER, MEMORY_FULL, STOPPED, OUR_FAULT = "EDU0803", "EDU0804", "EDU0807", "EDU0899"

_VIRTUAL_START_MS = 1_767_225_600_000  # 01/01/2026 00:00:00 UTC
_LONGEST_PAUSE = 1e9
_SHORTEST_NAP, _LONGEST_NAP = 0.000_5, 0.02


@value
class Options:
    """How a program runs: seed of its chance, its parameters; ``headless``: simulated clock."""

    seed: float | None = None
    parameters: Mapping[str, str] = field(default_factory=dict)
    headless: bool = True

    def to_json(self) -> str:
        """What the runtime's ``load`` takes."""
        start, offset = (_VIRTUAL_START_MS, 0) if self.headless else (int(time.time() * 1000), _utc_offset())
        return json.dumps({
            "seed": self.seed,
            "params": dict(self.parameters),
            "headless": self.headless,
            "startEpochMs": start,
            "utcOffsetMinutes": offset,
        })  # fmt: skip


def _utc_offset() -> int:
    return (time.localtime().tm_gmtoff or 0) // 60


def failure(code: str, **values: object) -> Step:
    """The step of a failure that has no place in the program."""
    return {"kind": "error", "code": code, "values": values, "part": None, "frames": []}


def _drawing(plain: dict[str, Any]) -> DisplayList:
    from educode.drawing import DisplayList  # most programs draw nothing

    return DisplayList.from_plain(plain)


class Engine:
    """One run of one program. ``write`` receives its output; ``flatten`` makes pictures of long drawings."""

    def __init__(
        self,
        write: Callable[[str], object],
        limits: Limits | None = None,
        flatten: Callable[[DisplayList, str | None], int] | None = None,
        v8: V8 | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> None:
        self._write = write
        self._limits = limits or Limits()
        self._flatten = flatten
        self._v8 = v8 or warmed()
        self._is_wanted = is_wanted
        self._ring = Ring(self._memory())
        self._running = 0.0
        self._base = resident_bytes()

    def load(self, code: str, options: Options) -> None:
        """Take a program; nothing of it runs yet."""
        self._v8.evaluate(f"educode.embed({json.dumps(code)}, {options.to_json()})")

    def start(self) -> Step:
        """Run up to the first wait."""
        return self._advance("educode.startText()")

    def resume(self, answer: Mapping[str, Any]) -> Step:
        """Give the answer to the last request, run up to the next wait."""
        return self._advance(f"educode.resumeText({json.dumps(answer)})")

    def spend(self, seconds: float) -> float:
        """Count time that the program spends outside V8 (``attendre``); how much of it its limit leaves."""
        left = min(seconds, _LONGEST_PAUSE if self._limits.seconds is None else self._limits.seconds - self._running)
        self._running += seconds
        return max(left, 0)

    def display_list(self, toile: int, which: str = "shown") -> DisplayList | None:
        """What a toile showed last (``shown``), or what is drawn on it (``now``)."""
        plain = self._json(f"educode.displayList({toile}, {which!r})")
        return None if plain is None else _drawing(plain)

    def toiles(self) -> list[dict[str, Any]]:
        """Every toile: id, name, width, height, shown, order of the last showing."""
        found: list[dict[str, Any]] = self._json("educode.toiles()")
        return found

    def stop(self) -> None:
        """End what is running, wherever it is; what it had printed is kept."""
        self._v8.cancel()
        while not self._v8.wait(_SHORTEST_NAP):
            self._drain()
        self._drain()

    def close(self) -> None:
        """Give everything back."""
        self._v8.close()

    def _memory(self) -> memoryview:
        memory = self._v8.evaluate(f"educode.openRing({CAPACITY})")
        if not isinstance(memory, memoryview):
            raise V8Error("no shared memory")
        return memory

    def _json(self, expression: str) -> Any:  # noqa: ANN401 - JSON
        text = self._v8.evaluate(f"JSON.stringify({expression})")
        return json.loads(text) if isinstance(text, str) else None

    def _advance(self, code: str) -> Step:
        if self._is_over(self._running):
            return failure(TIME_OVER, **self._limit_values())
        begun = time.monotonic()
        self._v8.begin(code)
        try:
            limit = self._watch(begun)
        finally:
            self._running += time.monotonic() - begun
        if limit is not None:
            self.stop()
            return failure(limit, **self._limit_values())
        self._drain()
        return self._step()

    def _watch(self, begun: float) -> str | None:
        """Empty the ring until V8 has finished; the code of the limit that was reached, if one was."""
        nap = _SHORTEST_NAP
        while not self._v8.wait(nap):
            nap = _SHORTEST_NAP if self._drain() else min(nap * 2, _LONGEST_NAP)
            limit = self._exceeded(self._running + time.monotonic() - begun)
            if limit is not None:
                return limit
        return None

    def _exceeded(self, seconds: float) -> str | None:
        if self._is_over(seconds):
            return TIME_OVER
        if not self._is_wanted():
            return STOPPED
        return MEMORY_FULL if resident_bytes() - self._base > self._limits.megabytes << 20 else None

    def _is_over(self, seconds: float) -> bool:
        return self._limits.seconds is not None and seconds > self._limits.seconds

    def _limit_values(self) -> dict[str, object]:
        return {"seconds": f"{self._limits.seconds or 0:g}", "megabytes": self._limits.megabytes}

    def _drain(self) -> bool:
        """Hand over what was printed, do what was called for; whether there was anything."""
        text = self._ring.take()
        if text:
            self._write(text)
            return True
        asked = self._ring.called()
        if asked is None:
            return False
        self._ring.answer(self._flattened(json.loads(asked)))
        return True

    def _flattened(self, asked: dict[str, Any]) -> int:
        """The key of a picture of a piece of a drawing that has become too long."""
        if self._flatten is None:
            return 0
        return self._flatten(_drawing(asked), asked["drops"])

    def _step(self) -> Step:
        try:
            text = self._v8.result()
        except V8Error as error:
            return failure(OUR_FAULT, native=str(error))
        step: Step = json.loads(text) if isinstance(text, str) else failure(OUR_FAULT, native="no step")
        return step
