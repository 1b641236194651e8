"""Waits for what a page says, without evaluating text inside it: its policy forbids that."""

from __future__ import annotations

from typing import Any

_PATIENCE = 15


def until(page: Any, expression: str) -> None:
    """Wait until ``expression`` is true in ``page``."""
    for _ in range(20 * _PATIENCE):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")
