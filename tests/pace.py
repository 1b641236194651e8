"""How long work takes, told by a peer timed in the same run: machines are slow, shared, and busy with other tests."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

PEER = 0.02
"""Seconds that the peer takes on a machine of 2020 at rest."""

Clock = Callable[[], float]


def seconds(work: Callable[[], object], *, tries: int = 5, clock: Clock = time.process_time) -> float:
    """The seconds that ``work`` takes at best, as if the peer took ``PEER`` seconds, other memory left alone."""
    gc.collect()
    gc.freeze()
    try:
        return min(_ratio(work, clock) for _ in range(tries)) * PEER
    finally:
        gc.unfreeze()


def _ratio(work: Callable[[], object], clock: Clock) -> float:
    begun = clock()
    _peer()
    between = clock()
    work()
    return (clock() - between) / (between - begun)


def _peer() -> int:
    """Dictionary, text and calls: what a parser does."""
    counts: dict[int, int] = {}
    for number in range(60_000):
        counts[number % 97] = counts.get(number % 97, 0) + len(str(number))
    return len(counts)
