"""The addresses of the help: its contents, its pages, its search."""

from __future__ import annotations

from dataclasses import asdict

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.routing import BaseRoute

from educode.web.atelier.bodies import query
from educode.web.atelier.manual import help_pages
from educode.web.atelier.markdown import to_html
from educode.web.atelier.routing import get
from educode.web.atelier.seeking import seek
from educode.workshop import Refused


def help_routes() -> list[BaseRoute]:
    """Every address of the help."""
    return [get("/api/help", _contents), get("/api/help/page", _page), get("/api/help/search", _search)]


async def _contents(_request: Request) -> object:
    pages = await run_in_threadpool(help_pages)
    return [{"path": page.path, "title": page.title, "chapter": page.chapter} for page in pages.values()]


async def _page(request: Request) -> object:
    pages = await run_in_threadpool(help_pages)
    page = pages.get(query(request, "path"))
    if page is None:
        raise Refused("absent")
    return {"title": page.title, "html": await run_in_threadpool(to_html, page.markdown, page.path, page.pictures)}


async def _search(request: Request) -> object:
    return [asdict(found) for found in await run_in_threadpool(seek, query(request, "q"))]
