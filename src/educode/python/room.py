"""The memory that a translated program may take: without an end to it, its computer would come to a halt."""

from __future__ import annotations

import sys

MEGABYTES = 2048
"""Twice what the engine gives: a value takes more room in Python."""


def limit_memory() -> None:
    """Have Python raise MemoryError beyond; only Linux holds to it."""
    if sys.platform != "linux":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    if soft == resource.RLIM_INFINITY or soft > MEGABYTES << 20:
        resource.setrlimit(resource.RLIMIT_DATA, (MEGABYTES << 20, hard))


def give_room() -> None:
    """Lift the limit: what tells of the failure needs some memory too."""
    if sys.platform != "linux":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_DATA)
    resource.setrlimit(resource.RLIMIT_DATA, (hard, hard))
