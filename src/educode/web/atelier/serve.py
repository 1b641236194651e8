"""Opens the atelier on a folder: ``serve`` is what ``educode atelier`` calls."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path

from starlette.types import ASGIApp

from educode.web.atelier.app import create_atelier
from educode.web.atelier.places import data_folder
from educode.web.atelier.studio import Studio
from educode.web.lifetime import Presence
from educode.web.serving import say, serve_page
from educode.web.textes import ATELIER_TITLE
from educode.workshop import Store

GRACE_SECONDS = 20.0
DATABASE = "atelier.sqlite3"


def serve(
    folder: Path,
    *,
    port: int = 0,
    open_browser: bool = True,
    tell: Callable[[str], object] = say,
    grace: float = GRACE_SECONDS,
) -> int:
    """Serve the atelier of ``folder`` until its page is closed or Ctrl-C; the exit code."""
    with closing(Store(data_folder() / DATABASE)) as store:
        studio = Studio(folder, store)

        def make_app(presence: Presence, token: str, bound: int) -> ASGIApp:
            store.set_port(studio.folder, bound)
            return create_atelier(studio, presence, token=token, port=bound)

        def tell_and_prepare(sentence: str) -> None:
            tell(sentence)
            import_module("educode.lsp.connection")  # while the browser starts

        return serve_page(
            make_app,
            ATELIER_TITLE,
            port=port,
            open_browser=open_browser,
            tell=tell_and_prepare,
            grace=grace,
            usual_port=store.door(studio.folder).port,
        )
