"""How long the server lives: until Ctrl-C, or until the last page has been closed for a few seconds.

Each open page keeps one answer open (``presence``); when it breaks, the page has gone. A reload closes
and opens one within a moment, hence the delay. A page that was never opened is waited for.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable

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
        self._arrive()
        try:
            while not self._over.is_set():
                yield b": ici\n\n"
                await self._wait_a_beat()
        finally:
            self._depart()

    def end(self) -> None:
        """Let go of every page, since the server stops."""
        self._over.set()

    async def _wait_a_beat(self) -> None:
        try:
            await asyncio.wait_for(self._over.wait(), _BEAT_SECONDS)
        except TimeoutError:
            return

    def _arrive(self) -> None:
        self._pages += 1
        if self._farewell is not None:
            self._farewell.cancel()
            self._farewell = None

    def _depart(self) -> None:
        self._pages -= 1
        if self._pages == 0 and not self._over.is_set():
            self._farewell = asyncio.get_running_loop().call_later(self._grace, self._leave)
