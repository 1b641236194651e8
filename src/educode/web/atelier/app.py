"""The whole application of the atelier: a table of contents of its addresses, all below the secret path."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Mount
from starlette.types import ASGIApp

from educode.web.app import not_found
from educode.web.atelier.changes import Changes
from educode.web.atelier.drawings import drawing_routes
from educode.web.atelier.exhibits import Exhibits
from educode.web.atelier.help import help_routes
from educode.web.atelier.memory import Memory
from educode.web.atelier.page import page_routes
from educode.web.atelier.programs import Programs
from educode.web.atelier.running import Running
from educode.web.atelier.socket import socket_routes
from educode.web.atelier.studio import Studio
from educode.web.lifetime import Presence
from educode.web.security import Guard


def create_atelier(studio: Studio, presence: Presence, *, token: str, port: int) -> ASGIApp:
    """The application, guarded."""
    app = Starlette(
        routes=[Mount(f"/{token}", routes=atelier_routes(studio, presence))], exception_handlers={404: not_found}
    )
    return Guard(app, token=token, port=port)


def atelier_routes(studio: Studio, presence: Presence) -> list[BaseRoute]:
    """Every address."""
    return [
        *page_routes(),
        *Programs(studio).routes(),
        *Memory(studio).routes(),
        *Changes(studio, presence).routes(),
        *Running(studio).routes(),
        *drawing_routes(),
        *Exhibits(studio).routes(),
        *help_routes(),
        *socket_routes(),
    ]
