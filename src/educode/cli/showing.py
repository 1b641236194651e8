"""Writes diagnostics for a person, with colours where a terminal shows them, or as JSON."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TextIO  # JSON

from educode.cli.problem import Problem
from educode.cli.reading import UnreadableProgram
from educode.diagnostics import Diagnostic
from educode.diagnostics.as_json import as_json
from educode.diagnostics.terminal import Line, Role, report_lines
from educode.text import Source, Span

if TYPE_CHECKING:
    from rich.console import Console

_STYLES = {
    Role.ERROR: "bold red",
    Role.WARNING: "bold yellow",
    Role.MARK: "bold red",
    Role.TRY: "bold green",
    Role.FAINT: "dim",
}


def show_diagnostics(
    diagnostics: Sequence[Diagnostic], source: Source, stream: TextIO, *, with_name: bool = False
) -> None:
    """Show the first diagnostics of ``source`` on ``stream``."""
    _print(report_lines(diagnostics, source, with_name=with_name), stream)


def show_json(entries: list[dict[str, Any]], stream: TextIO) -> None:
    """Write the array of diagnostics for a tool."""
    stream.write(json.dumps(entries, ensure_ascii=False, indent=2) + "\n")


def write_document(text: str) -> None:
    """Write the text of a program on standard output: in UTF-8, like every program, unless a person reads it."""
    if sys.stdout.isatty():
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode("utf-8", "replace"))


def show_problem(problem: Problem) -> None:
    """Tell why the command ends."""
    lines: list[Line] = [[(Role.ERROR, problem.message)]]
    lines += [[(Role.PLAIN, line)] for line in problem.advice.splitlines()]
    _print(lines, sys.stderr)


def unreadable(problem: UnreadableProgram) -> tuple[Source, Diagnostic]:
    """The diagnostic of a program that cannot be read, and the empty source that it is about."""
    from educode.diagnostics.rules import RULES
    from educode.diagnostics.template import render

    rule = RULES[problem.code]
    hint = "near" if "near" in problem.values else "latin1" if "target" in problem.values else "default"
    suggestion = render(rule.hints[hint], problem.values)
    found = Diagnostic(rule, Span(0, 0), render(rule.message, problem.values), suggestion)
    return Source("", problem.name), found


def about_emptiness(source: Source) -> list[Diagnostic]:
    """A word about a program without anything in it."""
    return [] if source.text.strip() else [unreadable(UnreadableProgram(source.name, "EDU0826"))[1]]


def entries_of(diagnostics: Iterable[Diagnostic], source: Source) -> list[dict[str, Any]]:
    """The diagnostics as JSON."""
    return as_json(diagnostics, source)


def has_colors(stream: TextIO) -> bool:
    """Whether colours are wanted and shown on ``stream``."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def _print(lines: Iterable[Line], stream: TextIO) -> None:
    if not has_colors(stream):
        stream.write("".join("".join(text for _, text in line) + "\n" for line in lines))
        return
    console = _console(stream)
    for line in lines:
        console.print(_painted(line), soft_wrap=True)


def _console(stream: TextIO) -> Console:
    from rich.console import Console

    return Console(file=stream, highlight=False, emoji=False)


def _painted(line: Line) -> Any:  # noqa: ANN401 - rich's Text, imported only where there are colours
    from rich.text import Text

    return Text.assemble(*((text, _STYLES.get(role, "")) for role, text in line))
