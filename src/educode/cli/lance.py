"""``educode lance``: run a program, in the terminal or in a window."""

from __future__ import annotations

from typing import Annotated

import typer

from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.loading import Ready, load, load_events, parameters_of, reachable_folder
from educode.cli.reading import PIPED
from educode.cli.running import limits_of, perform
from educode.host.process import prepare


def lance(  # noqa: PLR0913, PLR0917 - one parameter for each option
    program: Annotated[str, typer.Argument(metavar=textes.PROGRAM_METAVAR, help=textes.PROGRAM_ARGUMENT)],
    param: Annotated[
        list[str] | None, typer.Option("--param", metavar=textes.PARAM_METAVAR, help=textes.PARAM_OPTION)
    ] = None,
    seed: Annotated[
        float | None, typer.Option("--graine", metavar=textes.NUMBER_METAVAR, help=textes.SEED_OPTION)
    ] = None,
    events: Annotated[
        str | None, typer.Option("--evenements", metavar=textes.FILE_METAVAR, help=textes.EVENTS_OPTION)
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--duree-max", metavar=textes.SECONDS_METAVAR, help=textes.SECONDS_OPTION)
    ] = None,
    megabytes: Annotated[
        int | None, typer.Option("--memoire-max", metavar=textes.MEGABYTES_METAVAR, help=textes.MEGABYTES_OPTION)
    ] = None,
    terminal: Annotated[
        bool | None, typer.Option("--terminal/--fenetre", help=textes.TERMINAL_OPTION, show_default=False)
    ] = None,
    errors_json: Annotated[bool, typer.Option("--erreurs-json", help=textes.ERRORS_JSON_OPTION)] = False,
    folder: Annotated[
        str | None, typer.Option("--dossier", metavar=textes.FOLDER_METAVAR, help=textes.FOLDER_OPTION)
    ] = None,
) -> ExitCode:
    """Run ``program``; the exit code."""
    parameters = parameters_of(param or [])
    limits = limits_of(seconds, megabytes)
    reachable = reachable_folder(folder, program)
    runner = prepare()
    try:
        played = load_events(events, errors_json=errors_json)
        ready = load(program, errors_json=errors_json)
    except BaseException:
        runner.dismiss()
        raise
    if events is None and _wants_window(ready, terminal=terminal):
        runner.dismiss()
        from educode.web.player import serve

        code = serve(ready.source, parameters=parameters, seed=seed, folder=reachable, limits=limits)
        return ExitCode(code)

    from educode.host.job import Job

    job = Job(
        ready.compiled.code,
        interactive=events is None,
        events=played,
        seed=seed,
        parameters=parameters,
        folder=reachable,
        limits=limits,
        program_is_piped=program == PIPED,
        kindly=textes.KINDLY,
    )
    return perform(runner, job, ready, errors_json=errors_json)[1]


def _wants_window(ready: Ready, *, terminal: bool | None) -> bool:
    return ready.analysis.uses_canvas if terminal is None else not terminal
