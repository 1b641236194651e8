"""From what was typed to a program ready to run, telling what keeps it from running."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem
from educode.cli.reading import UnreadableProgram, folder_of, read_program
from educode.cli.showing import about_emptiness, entries_of, show_diagnostics, show_json, unreadable
from educode.diagnostics import Diagnostic, Severity
from educode.records import value
from educode.text import Source

if TYPE_CHECKING:
    from educode.emit.javascript import Compiled
    from educode.host.events import Event
    from educode.semantics import Analysis


class Finished(Exception):  # noqa: N818 - the command ends, all is told
    """The command ends here with this exit code."""

    def __init__(self, code: ExitCode) -> None:
        super().__init__(str(code))
        self.code = code


@value
class Ready:
    """A program without errors."""

    source: Source
    analysis: Analysis
    compiled: Compiled


def load(given: str, *, errors_json: bool = False) -> Ready:
    """The program ``given``, compiled; Finished if it cannot be read or has errors."""
    from educode import api

    source = read_or_tell(given, errors_json=errors_json)
    analysis = api.analyse(source)
    if empty := about_emptiness(source):
        tell(empty, source, errors_json=errors_json)
    errors = [found for found in analysis.diagnostics if found.severity is Severity.ERROR]
    if errors:
        tell(errors, source, errors_json=errors_json)
        raise Finished(ExitCode.ERRORS)
    return Ready(source, analysis, api.to_javascript(analysis))


def read_or_tell(given: str, *, errors_json: bool = False) -> Source:
    """The text of the program ``given``; Finished if it cannot be read."""
    try:
        return read_program(given)
    except UnreadableProgram as problem:
        source, found = unreadable(problem)
        tell([found], source, errors_json=errors_json)
        raise Finished(ExitCode.FILE) from None


def tell(diagnostics: Sequence[Diagnostic], source: Source, *, errors_json: bool = False) -> None:
    """Show diagnostics on standard error, for a person or for a tool."""
    sys.stdout.flush()
    if errors_json:
        show_json(entries_of(diagnostics, source), sys.stderr)
    else:
        show_diagnostics(diagnostics, source, sys.stderr)


def load_events(given: str | None, *, errors_json: bool = False) -> Sequence[Event]:
    """The events of the file ``given``; Finished if some of its lines mean nothing."""
    if given is None:
        return ()
    from educode.host.events import read_events

    source = read_or_tell(given, errors_json=errors_json)
    events, diagnostics = read_events(source)
    if diagnostics:
        tell(diagnostics, source, errors_json=errors_json)
        raise Finished(ExitCode.FILE)
    return events


def parameters_of(given: Sequence[str]) -> dict[str, str]:
    """The values of ``--param name=value``."""
    parameters: dict[str, str] = {}
    for one in given:
        name, sign, value = one.partition("=")
        if not sign or not name.strip():
            raise Problem(textes.BAD_PARAM.format(given=one))
        parameters[name.strip()] = value
    return parameters


def reachable_folder(folder: str | None, program: str) -> Path:
    """The folder whose files the program may use."""
    if folder is None:
        return folder_of(program)
    if not Path(folder).is_dir():
        raise Problem(textes.NO_SUCH_FOLDER.format(name=folder), code=ExitCode.FILE)
    return Path(folder)
