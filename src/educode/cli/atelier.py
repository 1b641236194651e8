"""``educode atelier``: the workshop in the browser."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Annotated

import typer

from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem
from educode.cli.reading import absolute


def atelier(
    folder: Annotated[
        str | None, typer.Argument(metavar=textes.FOLDER_METAVAR, help=textes.WORKSHOP_ARGUMENT, show_default=False)
    ] = None,
    port: Annotated[int, typer.Option("--port", metavar=textes.PORT_METAVAR, help=textes.PORT_OPTION)] = 0,
    no_browser: Annotated[bool, typer.Option("--sans-navigateur", help=textes.NO_BROWSER_OPTION)] = False,
) -> ExitCode:
    """Open the atelier on ``folder``; the exit code."""
    from educode.web.atelier import serve
    from educode.web.atelier.places import data_folder, programs_folder

    opened = _opened(Path(folder) if folder is not None else programs_folder())
    try:
        return ExitCode(serve(opened, port=port, open_browser=not no_browser))
    except (sqlite3.Error, OSError):
        raise Problem(textes.CANNOT_REMEMBER.format(name=data_folder()), "", ExitCode.OUTPUT) from None


def _opened(folder: Path) -> Path:
    """The folder, made if it is missing; never one called like a program."""
    if folder.is_file() or (folder.suffix == ".edu" and not folder.is_dir()):
        advice = textes.OPEN_ITS_FOLDER.format(folder=folder.parent)
        raise Problem(textes.NOT_A_FOLDER.format(name=folder), advice)
    folder = absolute(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise Problem(textes.CANNOT_MAKE_FOLDER.format(name=folder), "", ExitCode.OUTPUT) from None
    return folder
