"""What a toile of the page shows, as an SVG file to keep."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from educode.drawing.display_list import DisplayList
from educode.drawing.svg import to_svg
from educode.web.atelier.bodies import BAD_REQUEST, object_of
from educode.web.atelier.routing import post
from educode.workshop import Refused


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
        return to_svg(DisplayList.from_plain(drawing))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Refused(BAD_REQUEST) from None
