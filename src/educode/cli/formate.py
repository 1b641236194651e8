"""``educode formate``: the canonical layout of programs, written in their place."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from educode import api
from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem
from educode.cli.reading import PIPED, UnreadableProgram, read_program
from educode.cli.replacing import replace_text
from educode.cli.showing import show_diagnostics, unreadable, write_document


def formate(
    programs: Annotated[list[str], typer.Argument(metavar=textes.PROGRAM_METAVAR, help=textes.PROGRAMS_ARGUMENT)],
    check: Annotated[bool, typer.Option("--verifie", help=textes.FORMAT_CHECK_OPTION)] = False,
) -> ExitCode:
    """Format ``programs`` in place (standard input goes to standard output); the exit code."""
    if programs.count(PIPED) > 1:
        raise Problem(textes.SEVERAL_INPUTS)
    return max(_format(program, check=check) for program in programs)


def _format(program: str, *, check: bool) -> ExitCode:
    try:
        source = read_program(program)
    except UnreadableProgram as problem:
        nothing, found = unreadable(problem)
        show_diagnostics([found], nothing, sys.stderr, with_name=True)
        return ExitCode.FILE
    formatted = api.format_source(source.text)
    if check:
        return _told(program, is_changed=formatted != source.text)
    if program == PIPED:
        write_document(formatted)
    elif formatted != source.text:
        _write(Path(program), formatted)
        sys.stderr.write(textes.FORMATTED.format(name=program) + "\n")
    return ExitCode.OK


def _told(program: str, *, is_changed: bool) -> ExitCode:
    if not is_changed:
        return ExitCode.OK
    sys.stdout.write(textes.NOT_FORMATTED.format(name=program) + "\n")
    return ExitCode.ERRORS


def _write(path: Path, text: str) -> None:
    try:
        replace_text(path, text)
    except OSError:
        raise Problem(textes.CANNOT_WRITE.format(path=path), textes.CHECK_OUTPUT, ExitCode.OUTPUT) from None
