"""What a program may take."""

from __future__ import annotations

from educode.records import value


@value
class Limits:
    """How much a program may take: seconds of running (waiting for a person excluded), memory."""

    seconds: float | None = None
    megabytes: int = 1024
