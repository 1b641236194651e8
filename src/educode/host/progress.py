"""How far the pictures of an animation are, shown on a terminal while they are written."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_SECONDS_BETWEEN = 0.1


class FrameProgress:
    """A moving bar with ``sentence``, its ``{count}`` filled in; nothing where errors do not go to a terminal."""

    def __init__(self, sentence: str) -> None:
        self._sentence = sentence
        self._is_seen = bool(sentence) and sys.stderr.isatty()
        self._shown: tuple[Progress, TaskID] | None = None
        self._last = 0.0

    def tell(self, count: int) -> None:
        """``count`` pictures are written."""
        now = time.monotonic()
        if not self._is_seen or now - self._last < _SECONDS_BETWEEN:
            return
        self._last = now
        progress, task = self._started()
        progress.update(task, description=self._sentence.format(count=count), refresh=True)

    def close(self) -> None:
        """Take the bar away."""
        if self._shown is not None:
            self._shown[0].stop()

    def _started(self) -> tuple[Progress, TaskID]:
        """The bar, made when first needed: how many pictures there will be, nobody knows."""
        if self._shown is None:
            from rich.console import Console
            from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

            columns = BarColumn(), TextColumn("{task.description}"), TimeElapsedColumn()
            progress = Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False)
            progress.start()
            self._shown = progress, progress.add_task("", total=None)
        return self._shown
