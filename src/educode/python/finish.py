"""What happens when a translated program ends: its picture is written, its window stays."""

from __future__ import annotations

import atexit
import os
import sys
from pathlib import Path
from typing import NoReturn

from educode.python.options import OUTPUT
from educode.python.run import Run, started
from educode.python.streams import flush_output

FAILED, INTERRUPTED = 1, 130


def install_finish() -> None:
    """Have ``finish`` called when Python leaves."""
    atexit.register(finish)


def finish() -> None:
    """Write the picture that was asked for, and leave the window open until it is closed."""
    run = started()
    if run is None:
        return
    if run.options.picture:
        told = write_picture(run, Path(run.options.picture))
        if told:
            _leave(told, OUTPUT)
    if getattr(run.answerer, "is_asking", False):  # the window was closed: Python would trip over the unread line
        _leave("\n", _code_of(getattr(sys, "last_value", None)))
    stay = getattr(run.answerer, "stay", None)
    if stay is not None:
        stay()


def _code_of(failure: BaseException | None) -> int:
    return 0 if failure is None else INTERRUPTED if isinstance(failure, KeyboardInterrupt) else FAILED


def _leave(sentence: str, code: int) -> NoReturn:
    """End at once, with this code: Python offers no other way so late."""
    flush_output()
    sys.stderr.write(sentence)
    sys.stderr.flush()
    os._exit(code)


def write_picture(run: Run, path: Path) -> str:
    """Write the toile that was shown last, as SVG or PNG; what is told where that cannot be, else an empty text."""
    from educode.python.message import CANNOT_WRITE, NO_CANVAS

    displays = run.displays()
    if not displays:
        return "" if hasattr(sys, "last_value") else NO_CANVAS  # a failure has been told
    from educode.drawing import DisplayList, to_svg
    from educode.host.interrupting import interruptible
    from educode.host.saving import save

    svg = to_svg(DisplayList.from_plain(dict(displays[-1])))
    if path.suffix.lower() == ".png":
        from educode.host.png import svg_to_png

        with interruptible():
            content = svg_to_png(svg)
    else:
        content = svg.encode("utf-8")
    try:
        save(path, content)
    except OSError:
        return CANNOT_WRITE.format(path=path)
    return ""
