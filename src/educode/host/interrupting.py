"""Ctrl-C during work that Python cannot break off: drawing a picture, in a library of another language."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interruptible() -> Iterator[None]:
    """While it lasts, Ctrl-C ends the process at once: Python's own handler would wait for the end of the work."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before in {None, signal.SIG_IGN}:
        yield
        return
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
