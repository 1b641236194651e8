"""Plays a program in a window of the pupil's browser: ``serve`` is what ``educode lance`` calls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from starlette.types import ASGIApp

from educode.host.files import ProgramFolder
from educode.host.limits import Limits
from educode.text import Source
from educode.web.app import Player, Settings, create_app
from educode.web.files import FolderFiles
from educode.web.lifetime import GRACE_SECONDS, Presence
from educode.web.program import Played
from educode.web.serving import ENDED, NO_PORT, say, serve_page


def serve(  # noqa: PLR0913 - one name for each thing that the command line can say
    source: Source,
    *,
    parameters: Mapping[str, str],
    seed: float | None,
    folder: Path,
    limits: Limits | None = None,
    port: int = 0,
    open_browser: bool = True,
    tell: Callable[[str], object] = say,
    grace: float = GRACE_SECONDS,
) -> int:
    """Serve the player of ``source`` until its page is closed or Ctrl-C; the exit code.

    ``port`` 0 takes any free one. ``tell`` says where the page is. ``grace``: how many seconds
    the server waits for another page once the last one is closed.
    """
    settings = Settings(parameters, seed, limits.seconds if limits else None)
    played = Played(source, folder)

    def make_app(presence: Presence, token: str, bound: int) -> ASGIApp:
        player = Player(played, settings, FolderFiles(ProgramFolder(folder)), presence)
        return create_app(player, token=token, port=bound)

    name = Path(source.name).name
    return serve_page(make_app, name, port=port, open_browser=open_browser, tell=tell, grace=grace)


__all__ = ["ENDED", "NO_PORT", "serve"]
