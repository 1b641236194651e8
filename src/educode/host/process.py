"""Runs programs in a child process: should V8 die there, the parent says « mémoire épuisée ».

The child is forked first thing, so that V8 starts while the parent reads and compiles the
program: this file imports next to nothing. Where a system cannot fork, the program runs in this very process.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False  # typing itself would be imported before the fork
if TYPE_CHECKING:
    from typing import Any, BinaryIO  # the handlers of signals

    from educode.host.job import Job, Result


class Ended:
    """How the child went when it gave no result: ``signal`` that killed it, 0 if it left by itself."""

    def __init__(self, signal: int) -> None:
        self.signal = signal


class Runner:
    """Something that performs one job: in a child, or here."""

    def run(self, job: Job) -> Result | Ended:
        """The result of ``job``."""
        from educode.host.performing import perform

        return perform(job)

    def dismiss(self) -> None:
        """There will be no job."""


class _Child(Runner):
    """The parent's end of a child that waits for its job."""

    def __init__(self, pid: int, inbox: BinaryIO, outbox: BinaryIO) -> None:
        self._pid = pid
        self._inbox = inbox
        self._outbox = outbox

    def run(self, job: Job) -> Result | Ended:
        import pickle

        with _SignalsSentTo(self._pid):
            try:
                with self._inbox:
                    pickle.dump(job, self._inbox)
                result: Result | None = pickle.load(self._outbox)  # noqa: S301 - from our own child
            except (EOFError, BrokenPipeError, pickle.UnpicklingError):
                result = None
            _, status = os.waitpid(self._pid, 0)
        self._outbox.close()
        return result or Ended(os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)

    def dismiss(self) -> None:
        self._inbox.close()
        self._outbox.close()
        os.waitpid(self._pid, 0)


_prepared: list[Runner] = []


def prepare_early() -> None:
    """Have V8 start for the ``prepare`` to come; if none comes, the child ends with its parent."""
    _prepared.append(_started())


def prepare() -> Runner:
    """A runner, V8 starting in its child meanwhile."""
    return _prepared.pop() if _prepared else _started()


def _started() -> Runner:
    if not hasattr(os, "fork") or _is_v8_here():
        return Runner()
    child_reads, parent_writes = os.pipe()
    parent_reads, child_writes = os.pipe()
    sys.stdout.flush()
    parent = os.getpid()
    pid = os.fork()
    if pid == 0:
        os.close(parent_writes)
        os.close(parent_reads)
        from educode.host.child import serve

        serve(os.fdopen(child_reads, "rb"), os.fdopen(child_writes, "wb"), parent)
    os.close(child_reads)
    os.close(child_writes)
    return _Child(pid, os.fdopen(parent_writes, "wb"), os.fdopen(parent_reads, "rb"))


def _is_v8_here() -> bool:
    """Whether this process runs V8 already: its threads would be missing in a child."""
    v8 = sys.modules.get("educode.host.v8")
    return v8 is not None and v8.is_loaded()


class _SignalsSentTo:
    """While it lasts, what stops the parent stops the child, which ends in good order."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._before: list[tuple[int, Any]] = []

    def __enter__(self) -> None:
        import signal

        self._before = [(sent, signal.signal(sent, self._send)) for sent in (signal.SIGINT, signal.SIGTERM)]

    def __exit__(self, *_: object) -> None:
        import signal

        for sent, handler in self._before:
            signal.signal(sent, handler)

    def _send(self, number: int, _frame: object) -> None:
        os.kill(self._pid, number)
