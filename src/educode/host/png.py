"""Pictures for files: SVG as it is, PNG through resvg with the bundled font only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from threading import local
from typing import TYPE_CHECKING

from educode.drawing import FONT_FAMILY, DisplayList, to_svg

if TYPE_CHECKING:
    from resvg.usvg import Options

_AS_IT_IS = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)  # the rows of the affine transform that changes nothing


@cache
def font_file() -> str:
    """The path of the bundled font."""
    with as_file(files("educode").joinpath("assets", "fonts", "Arimo-Regular.ttf")) as path:
        return str(path)


def to_png(picture: DisplayList, images: Mapping[str, bytes] | None = None) -> bytes:
    """The PNG of a display list; ``images`` are those that its image operations name."""
    return svg_to_png(to_svg(picture, images))


def svg_to_png(svg: str) -> bytes:
    """The PNG of an SVG document of ours.

    ``resvg`` draws twice as fast as ``resvg_py``, from the same Rust; it has no wheel yet for the newest Python
    (docs/decisions/022-png.md).
    """
    try:
        from resvg import render, usvg
    except ImportError:
        return _with_resvg_py(svg)
    return render(usvg.Tree.from_str(svg, _of_thread.options()), _AS_IT_IS)


def _with_resvg_py(svg: str) -> bytes:
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[font_file()], font_family=FONT_FAMILY
    )


class _OfThread(local):
    """The renderer's options, the font in them: made once for each thread, which alone may use them."""

    def __init__(self) -> None:
        self._options: Options | None = None

    def options(self) -> Options:
        """Options that know the bundled font and no other."""
        if self._options is None:
            from resvg import usvg

            self._options = usvg.Options.default()
            self._options.load_font_file(font_file())
            self._options.font_family = FONT_FAMILY
        return self._options


_of_thread = _OfThread()
