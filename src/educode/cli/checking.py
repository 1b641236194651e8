"""Checks programs without running them, and perhaps mends them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any  # JSON

from educode import api
from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem
from educode.cli.reading import PIPED, UnreadableProgram, read_program
from educode.cli.replacing import replace_text
from educode.cli.showing import about_emptiness, entries_of, show_diagnostics, show_json, unreadable
from educode.diagnostics import Diagnostic, Severity
from educode.text import Source


def check(*programs: str, json: bool = False, mend: bool = False) -> ExitCode:
    """Tell what is wrong with ``programs``; the exit code."""
    if programs.count(PIPED) > 1:
        raise Problem(textes.SEVERAL_INPUTS)
    if mend and PIPED in programs:
        raise Problem(textes.NO_MEND_PIPED)
    entries: list[dict[str, Any]] = []
    worst = ExitCode.OK
    for program in programs:
        source, diagnostics, code = _checked(program, mend=mend)
        worst = max(worst, code)
        if json:
            entries += entries_of(diagnostics, source)
        else:
            show_diagnostics(diagnostics, source, sys.stdout, with_name=len(programs) > 1)
    if json:
        show_json(entries, sys.stdout)
    return worst


def _checked(program: str, *, mend: bool) -> tuple[Source, Sequence[Diagnostic], ExitCode]:
    try:
        source = read_program(program)
    except UnreadableProgram as problem:
        nothing, found = unreadable(problem)
        return nothing, [found], ExitCode.FILE
    if mend:
        source = _mend(source)
    diagnostics = api.analyse(source).diagnostics
    has_errors = any(found.severity is Severity.ERROR for found in diagnostics)
    return source, [*about_emptiness(source), *diagnostics], ExitCode.ERRORS if has_errors else ExitCode.OK


def _mend(source: Source) -> Source:
    """Write the mended program in place of the old one, which is kept beside it."""
    mended = api.mend(source)
    if mended.text == source.text:
        sys.stderr.write(textes.NOTHING_TO_MEND.format(name=source.name) + "\n")
        return source
    path = Path(source.name).resolve()
    backup = path.with_name(path.name + ".bak")
    try:
        backup.write_bytes(path.read_bytes())
        replace_text(path, mended.text)
    except OSError:
        raise Problem(textes.CANNOT_WRITE.format(path=path), textes.CHECK_OUTPUT, ExitCode.OUTPUT) from None
    sys.stderr.write(textes.MENDED.format(name=source.name, backup=backup.name) + "\n")
    return mended
