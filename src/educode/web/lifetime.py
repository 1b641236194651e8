"""How long the server lives: until Ctrl-C, or until the last page has been closed for a few seconds.

Each open page keeps one answer open (``presence``); when it breaks, the page has gone. A reload closes
and opens one within a moment, hence the delay. A page that was never opened is waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import contextmanager

GRACE_SECONDS = 4.0
_BEAT_SECONDS = 15.0


class Presence:
    """Counts the open pages and calls ``leave`` some time after the last one has gone."""

    def __init__(self, leave: Callable[[], None], *, grace: float) -> None:
        self._leave = leave
        self._grace = grace
        self._pages = 0
        self._farewell: asyncio.TimerHandle | None = None
        self._over = asyncio.Event()

    async def stay(self) -> AsyncGenerator[bytes, None]:
        """Event-stream comments for as long as the page listens."""
        with self.page():
            while not self.is_over:
                yield b": ici\n\n"
                await self.wait(_BEAT_SECONDS)

    @contextmanager
    def page(self) -> Iterator[None]:
        """One page that is open."""
        self._arrive()
        try:
            yield
        finally:
            self._depart()

    @property
    def is_over(self) -> bool:
        """Whether the server stops."""
        return self._over.is_set()

    async def wait(self, seconds: float) -> None:
        """Some time, less when the server stops."""
        try:
            await asyncio.wait_for(self._over.wait(), seconds)
        except TimeoutError:
            return

    def end(self) -> None:
        """Let go of every page, since the server stops."""
        self._over.set()

    def _arrive(self) -> None:
        self._pages += 1
        if self._farewell is not None:
            self._farewell.cancel()
            self._farewell = None

    def _depart(self) -> None:
        self._pages -= 1
        if self._pages == 0 and not self._over.is_set():
            self._farewell = asyncio.get_running_loop().call_later(self._grace, self._leave)
