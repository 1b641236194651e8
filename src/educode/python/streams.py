"""The standard streams of a translated program, whatever it was started with."""

from __future__ import annotations

import errno
import io
import os
import sys

_LOST = {errno.ENOSPC, errno.EIO, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def be_lenient() -> None:
    """Signs that an output cannot show, or that no text has, never end the program."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def is_lost(error: BaseException) -> bool:
    """Whether what was printed could not be written: no file has a name in such an error."""
    return isinstance(error, OSError) and error.filename is None and error.errno in _LOST


def flush_output() -> None:
    """Send what is left of the output; nobody may be there any more."""
    try:
        sys.stdout.flush()
    except OSError:
        forget_output()


def forget_output() -> None:
    """Keep Python from trying to write once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
