"""What a toile of the page shows, as an SVG file to keep."""

from __future__ import annotations

import math
import re

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from educode.drawing.display_list import DisplayList
from educode.drawing.operations import Label, Operation
from educode.drawing.svg import to_svg
from educode.records import values_of
from educode.web.atelier.bodies import BAD_REQUEST, object_of
from educode.web.atelier.routing import post
from educode.workshop import Refused

_COLOR = re.compile("#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?")


def drawing_routes() -> list[BaseRoute]:
    """Their address."""
    return [post("/api/svg", _svg)]


async def _svg(request: Request) -> object:
    drawing = (await object_of(request)).get("drawing")
    if not isinstance(drawing, dict):
        raise Refused(BAD_REQUEST)
    return {"svg": await run_in_threadpool(_written, drawing)}


def _written(drawing: dict[str, object]) -> str:
    """Only shapes are written, never what a page calls them: a wrong list is refused."""
    try:
        picture = DisplayList.from_plain(drawing)
        if min(picture.width, picture.height) < 1 or not all(map(_is_shape, picture.operations)):
            raise Refused(BAD_REQUEST)
        return to_svg(picture)
    except (LookupError, TypeError, ValueError, ArithmeticError, AttributeError):
        raise Refused(BAD_REQUEST) from None


def _is_shape(operation: Operation) -> bool:
    """Whether it holds numbers and colours only; a label has its text besides, which is escaped."""
    if isinstance(operation, Label) and not isinstance(operation.text, str):
        return False
    text = operation.text if isinstance(operation, Label) else None
    return all(value is text or _is_plain(value) for value in values_of(operation))


def _is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return all(isinstance(one, int | float) and _is_plain(one) for one in value)
    if isinstance(value, str):
        return _COLOR.fullmatch(value) is not None
    return value is None or (isinstance(value, int | float) and math.isfinite(value))
