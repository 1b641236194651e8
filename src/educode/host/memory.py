"""How much memory this process holds, everything included: V8's heap and what lies outside it."""

from __future__ import annotations

import sys
from pathlib import Path

_STATM = Path("/proc/self/statm")


def resident_bytes() -> int:
    """Bytes in memory now; where the system cannot tell cheaply, the most there ever were."""
    if sys.platform == "linux":
        import resource

        return int(_STATM.read_bytes().split()[1]) * resource.getpagesize()
    return _peak_bytes()


def _peak_bytes() -> int:
    if sys.platform == "win32":
        return 0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
