"""``educode traduis``: a program in another language."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from educode import api
from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.loading import load
from educode.cli.problem import Problem
from educode.cli.showing import write_document
from educode.host.saving import save

if TYPE_CHECKING:
    from educode.semantics import Analysis


def _python(analysis: Analysis) -> str:
    translation = api.translate(analysis)
    line = api.refused_line(translation)
    if line is not None:
        raise Problem(textes.BEYOND_PYTHON.format(line=line), textes.NEST_LESS, ExitCode.OUTPUT)
    return translation.code


LANGUAGES: dict[str, Callable[[Analysis], str]] = {
    "javascript": lambda analysis: api.to_javascript(analysis).code,
    "python": _python,
}


def traduis(
    program: Annotated[str, typer.Argument(metavar=textes.PROGRAM_METAVAR, help=textes.PROGRAM_ARGUMENT)],
    to: Annotated[
        str,
        typer.Option("--vers", metavar=textes.TO_METAVAR, help=textes.TO_OPTION.format(languages=", ".join(LANGUAGES))),
    ],
    output: Annotated[
        str | None, typer.Option("-o", "--sortie", metavar=textes.FILE_METAVAR, help=textes.OUTPUT_OPTION)
    ] = None,
) -> ExitCode:
    """Translate ``program``; the exit code."""
    translate = LANGUAGES.get(to.lower())
    if translate is None:
        names = ", ".join(LANGUAGES)
        raise Problem(textes.UNKNOWN_LANGUAGE.format(name=to), textes.KNOWN_LANGUAGES.format(names=names))
    text = translate(load(program).analysis).rstrip("\n") + "\n"
    if output is None:
        write_document(text)
    else:
        _write(Path(output), text)
    return ExitCode.OK


def _write(path: Path, text: str) -> None:
    try:
        save(path, text.encode("utf-8"))
    except OSError:
        raise Problem(textes.CANNOT_WRITE.format(path=path), textes.CHECK_OUTPUT, ExitCode.OUTPUT) from None
    sys.stderr.write(textes.WRITTEN.format(path=path) + "\n")
