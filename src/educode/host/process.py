"""Runs programs in a child process: should V8 die there, the parent says « mémoire épuisée ».

The child is forked first thing, so that V8 starts while the parent reads and compiles the
program. Where a system cannot fork, the program runs in this very process.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, NoReturn

if TYPE_CHECKING:
    from educode.host.job import Job, Result


@dataclass(frozen=True, slots=True)
class Ended:
    """How the child went when it gave no result: ``signal`` that killed it, 0 if it left by itself."""

    signal: int


class Runner:
    """Something that performs one job: in a child, or here."""

    def run(self, job: Job) -> Result | Ended:
        """The result of ``job``."""
        from educode.host.job import perform

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
        with _signals_sent_to(self._pid):
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
        _serve(os.fdopen(child_reads, "rb"), os.fdopen(child_writes, "wb"), parent)
    os.close(child_reads)
    os.close(child_writes)
    return _Child(pid, os.fdopen(parent_writes, "wb"), os.fdopen(parent_reads, "rb"))


def _is_v8_here() -> bool:
    """Whether this process runs V8 already: its threads would be missing in a child."""
    v8 = sys.modules.get("educode.host.v8")
    return v8 is not None and v8.is_loaded()


def _serve(inbox: BinaryIO, outbox: BinaryIO, parent: int) -> NoReturn:
    """The child: V8 first, then one job; it ends without the interpreter's own end, which V8 dislikes."""
    code = 0
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        from educode.host.engine import warmed
        from educode.host.job import perform

        v8 = warmed()
        job: Job = pickle.load(inbox)  # noqa: S301 - from our own parent
        signal.signal(signal.SIGINT, _interrupt_once)
        result = perform(job, v8, lambda: os.getppid() == parent)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        pickle.dump(result, outbox)
        outbox.flush()
    except EOFError:
        pass  # dismissed
    except BaseException:
        code = 1
        _print_for_developers()
    os._exit(code)


def _print_for_developers() -> None:
    """The details of a bug of ours, for those who ask for them."""
    if os.environ.get("EDUCODE_DEBUG"):
        import traceback

        traceback.print_exc()


def _interrupt_once(_signal: int, _frame: object) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt


@contextmanager
def _signals_sent_to(pid: int) -> Iterator[None]:
    """What stops the parent stops the child, which ends in good order."""

    def send(number: int, _frame: object) -> None:
        os.kill(pid, number)

    before = [(sent, signal.signal(sent, send)) for sent in (signal.SIGINT, signal.SIGTERM)]
    try:
        yield
    finally:
        for sent, handler in before:
            signal.signal(sent, handler)
