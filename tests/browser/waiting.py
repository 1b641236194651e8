"""Waits for what a page says or shows: a page is never asked what it is now, but what it comes to be.

Nothing is evaluated as text inside the page: its policy forbids that.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

_PATIENCE = 20
_PROBE = "/is-it-intercepted"


def becomes(look: Callable[[], object], wanted: object) -> None:
    """Wait until ``look()`` is ``wanted``."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if look() == wanted:
            return
        time.sleep(0.05)
    assert look() == wanted


def until(page: Any, expression: str) -> None:
    """Wait until ``expression`` is true in ``page``."""
    becomes(lambda: (expression, bool(page.evaluate(expression))), (expression, True))


def intercept(page: Any, pattern: str, take: Callable[[Any], object]) -> None:
    """Have ``take`` answer the requests of ``page`` to ``pattern``.

    A request made right after `page.route` may still escape, so this waits until one does not.
    """
    page.route(f"**{_PROBE}", lambda route: route.fulfill(status=299))
    page.route(pattern, lambda route: take(route))  # noqa: PLW0108 - Playwright marks what it is given
    becomes(lambda: page.evaluate(f"fetch('{_PROBE}').then(answer => answer.status)"), 299)
