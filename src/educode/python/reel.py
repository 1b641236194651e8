"""Numbers as floats, where a place of unknown values must hold no int too large to be exact."""

from __future__ import annotations

from typing import Any  # values of every type


def reel(value: Any) -> Any:  # noqa: ANN401
    """``value``, a whole number as a float; other values as they are."""
    return float(value) if type(value) is int else value
