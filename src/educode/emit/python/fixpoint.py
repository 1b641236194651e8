"""Runs the abstract program until nothing is new: sizes that grow steadily are counters, others have no bound."""

from __future__ import annotations

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
    steady = {size: step for size in growing if size[1] not in size[0].pinned and (step := _steady_step(size, history))}
    for (slot, part), step in steady.items():
        setattr(slot, part, last[slot, part] + TURNS * step)
        slot.pinned |= {part}
    if not steady:
        for slot, part in growing:
            setattr(slot, part, INFINITE)


def _steady_step(size: Size, history: list[Sizes]) -> float:
    """By how much a size grows in one round, or in two where routines hand it on to one another; 0: not steadily."""
    sizes = [bounds.get(size, 0.0) for bounds in history]
    return _step(sizes[-4:], 1) or _step(sizes, 2)


def _step(sizes: list[float], period: int) -> float:
    steps = [after - before for before, after in zip(sizes, sizes[period:], strict=False)]
    return steps[-1] if max(steps) - min(steps) < 1e-9 * max(1.0, sizes[-1]) else 0.0
