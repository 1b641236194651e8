"""Pictures for files: SVG as it is, PNG through resvg with the bundled font only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files

from educode.drawing import FONT_FAMILY, DisplayList, to_svg


@cache
def font_file() -> str:
    """The path of the bundled font."""
    with as_file(files("educode").joinpath("assets", "fonts", "Arimo-Regular.ttf")) as path:
        return str(path)


def to_png(picture: DisplayList, images: Mapping[str, bytes] | None = None) -> bytes:
    """The PNG of a display list; ``images`` are those that its image operations name."""
    return svg_to_png(to_svg(picture, images))


def svg_to_png(svg: str) -> bytes:
    """The PNG of an SVG document of ours."""
    import resvg_py

    return resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=[font_file()], font_family=FONT_FAMILY
    )
