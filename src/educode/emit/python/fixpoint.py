"""Runs the abstract program until nothing is new: sizes that grow steadily are counters, others have no bound."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable

from educode.emit.python.domain import INFINITE, TURNS, Slot

_ROUNDS = 6
_STAGES = 8
_PARTS = ("ints", "floats")

Size = tuple[Slot, str]
Sizes = dict[Size, float]


def solve(run: Callable[[], bool], slots: Callable[[], Iterable[Slot]]) -> None:
    """Call ``run`` until it tells no change, widening the sizes that go on growing."""
    for _ in range(_STAGES):
        history: list[Sizes] = []
        for _ in range(_ROUNDS):
            if not run():
                return
            history.append({(slot, part): getattr(slot, part) for slot in slots() for part in _PARTS})
        widen(history)
    for slot in slots():
        for part in _PARTS:
            setattr(slot, part, INFINITE)
    while run():
        pass


def widen(history: list[Sizes]) -> None:
    """Settle the sizes that still grew in the last round."""
    last, before = history[-1], history[-2]
    growing = [size for size, bound in last.items() if bound != before.get(size, 0.0) and bound != INFINITE]
    steady = [size for size in growing if size[1] not in size[0].pinned and _is_steady(size, history)]
    for slot, part in steady:
        setattr(slot, part, last[slot, part] + TURNS * (last[slot, part] - before.get((slot, part), 0.0)))
        slot.pinned |= {part}
    if not steady:
        for slot, part in growing:
            setattr(slot, part, INFINITE)


def _is_steady(size: Size, history: list[Sizes]) -> bool:
    sizes = [bounds.get(size, 0.0) for bounds in history[-4:]]
    steps = [after - before for before, after in itertools.pairwise(sizes)]
    return max(steps) - min(steps) < 1e-9 * max(1.0, sizes[-1])
