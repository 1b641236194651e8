"""``educode lance``: run a program, in the terminal or in a window."""

from __future__ import annotations

from typing import Annotated

import typer

from educode.cli import options, textes
from educode.cli.exit_codes import ExitCode
from educode.cli.launching import Wishes, launch


def lance(  # noqa: PLR0913, PLR0917 - one parameter for each option
    program: options.Program,
    param: options.Parameters = None,
    seed: options.Seed = None,
    events: options.Events = None,
    seconds: options.Seconds = None,
    megabytes: options.Megabytes = None,
    terminal: Annotated[
        bool | None, typer.Option("--terminal/--fenetre", help=textes.TERMINAL_OPTION, show_default=False)
    ] = None,
    errors_json: options.ErrorsAsJson = False,
    folder: options.Folder = None,
) -> ExitCode:
    """Run ``program``; the exit code."""
    return launch(program, Wishes(param or (), seed, events, seconds, megabytes, terminal, errors_json, folder))
