"""The child that runs a program: V8 first, then one job."""

from __future__ import annotations

import os
import signal
from typing import BinaryIO, NoReturn


def serve(inbox: BinaryIO, outbox: BinaryIO, parent: int) -> NoReturn:
    """Do the job of ``inbox``; end without the interpreter's own end, which V8 dislikes."""
    code = 0
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        _perform(inbox, outbox, parent)
    except EOFError:
        pass  # dismissed
    except BaseException:
        code = 1
        _print_for_developers()
    os._exit(code)


def _perform(inbox: BinaryIO, outbox: BinaryIO, parent: int) -> None:
    from educode.host.bundle import warming

    v8 = warming()  # on a thread of its own, while the rest is imported
    import pickle

    from educode.host.performing import perform

    v8.wait()
    v8.result()
    job = pickle.load(inbox)  # noqa: S301 - from our own parent
    signal.signal(signal.SIGINT, _interrupt_once)
    result = perform(job, v8, lambda: os.getppid() == parent)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pickle.dump(result, outbox)
    outbox.flush()


def _print_for_developers() -> None:
    """The details of a bug of ours, for those who ask for them."""
    if os.environ.get("EDUCODE_DEBUG"):
        import traceback

        traceback.print_exc()


def _interrupt_once(_signal: int, _frame: object) -> NoReturn:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    raise KeyboardInterrupt
