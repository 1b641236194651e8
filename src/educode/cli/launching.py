"""Runs a program as ``educode lance`` was asked to, in the terminal or in a window."""

from __future__ import annotations

from collections.abc import Sequence

from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.loading import Ready, load, load_events, parameters_of, reachable_folder
from educode.cli.reading import PIPED
from educode.cli.running import limits_of, perform
from educode.host.process import prepare
from educode.records import value


@value
class Wishes:
    """The options of ``lance``; ``terminal``: None where the program decides."""

    parameters: Sequence[str] = ()
    seed: float | None = None
    events: str | None = None
    seconds: float | None = None
    megabytes: int | None = None
    terminal: bool | None = None
    errors_json: bool = False
    folder: str | None = None


def launch(program: str, wishes: Wishes | None = None) -> ExitCode:
    """Run ``program``; the exit code."""
    wishes = wishes or Wishes()
    parameters = parameters_of(wishes.parameters)
    limits = limits_of(wishes.seconds, wishes.megabytes)
    reachable = reachable_folder(wishes.folder, program)
    runner = prepare()
    try:
        played = load_events(wishes.events, errors_json=wishes.errors_json)
        ready = load(program, errors_json=wishes.errors_json)
    except BaseException:
        runner.dismiss()
        raise
    if wishes.events is None and _wants_window(ready, terminal=wishes.terminal):
        runner.dismiss()
        from educode.web.player import serve

        code = serve(ready.source, parameters=parameters, seed=wishes.seed, folder=reachable, limits=limits)
        return ExitCode(code)

    from educode.host.job import Job

    job = Job(
        ready.compiled.code,
        interactive=wishes.events is None,
        events=played,
        seed=wishes.seed,
        parameters=parameters,
        folder=reachable,
        limits=limits,
        program_is_piped=program == PIPED,
        kindly=textes.KINDLY,
    )
    return perform(runner, job, ready, errors_json=wishes.errors_json)[1]


def _wants_window(ready: Ready, *, terminal: bool | None) -> bool:
    return ready.analysis.uses_canvas if terminal is None else not terminal
