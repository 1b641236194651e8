"""What happens when a translated program ends: its picture is written, its window stays."""

from __future__ import annotations

import atexit
import sys
from pathlib import Path

from educode.python.run import Run, started


def install_finish() -> None:
    """Have ``finish`` called when Python leaves."""
    atexit.register(finish)


def finish() -> None:
    """Write the picture that was asked for, and leave the window open until it is closed."""
    run = started()
    if run is None:
        return
    if run.options.picture:
        write_picture(run, Path(run.options.picture))
    stay = getattr(run.answerer, "stay", None)
    if stay is not None:
        stay()


def write_picture(run: Run, path: Path) -> None:
    """The toile that was shown last, as SVG or PNG."""
    displays = run.displays()
    if not displays:
        return
    from educode.drawing import DisplayList, to_svg
    from educode.host.interrupting import interruptible
    from educode.host.saving import save
    from educode.python.message import CANNOT_WRITE

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
        sys.stderr.write(CANNOT_WRITE.format(path=path))
