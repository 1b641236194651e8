"""Runs the abstract program until nothing is new: sizes that grow steadily are counters, others have no bound."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from educode.emit.python.domain import INFINITE, TURNS, Slot

_ROUNDS = 6
_STAGES = 8


def solve(run: Callable[[], bool], slots: Callable[[], Iterable[Slot]]) -> None:
    """Call ``run`` until it tells no change, widening the sizes that go on growing."""
    for _ in range(_STAGES):
        history: list[dict[Slot, float]] = []
        for _ in range(_ROUNDS):
            if not run():
                return
            history.append({slot: slot.bound for slot in slots()})
        widen(history)
    for slot in slots():
        slot.bound = INFINITE if slot.bound else 0.0
    while run():
        pass


def widen(history: list[dict[Slot, float]]) -> None:
    """Settle the sizes that still grew in the last round."""
    last, before = history[-1], history[-2]
    growing = [slot for slot, bound in last.items() if bound != before.get(slot, 0.0) and bound != INFINITE]
    steady = [slot for slot in growing if not slot.pinned and _is_steady(slot, history)]
    for slot in steady:
        slot.bound += TURNS * (last[slot] - before.get(slot, 0.0))
        slot.pinned = True
    if not steady:
        for slot in growing:
            slot.bound = INFINITE


def _is_steady(slot: Slot, history: list[dict[Slot, float]]) -> bool:
    sizes = [bounds.get(slot, 0.0) for bounds in history[-4:]]
    steps = [after - before for before, after in zip(sizes, sizes[1:], strict=False)]
    return max(steps) - min(steps) < 1e-9 * max(1.0, sizes[-1])
