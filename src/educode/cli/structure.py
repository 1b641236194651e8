"""``educode structure``: the plan of a program."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, Any  # JSON

import typer

from educode import api
from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.loading import read_or_tell
from educode.text import Source

if TYPE_CHECKING:
    from educode.services.outline import OutlineEntry


def structure(
    program: Annotated[str, typer.Argument(metavar=textes.PROGRAM_METAVAR, help=textes.PROGRAM_ARGUMENT)],
    json: Annotated[bool, typer.Option("--json", help=textes.JSON_OPTION)] = False,
) -> ExitCode:
    """Print the plan of ``program``; the exit code."""
    source = read_or_tell(program)
    entries = api.outline(api.analyse(source))
    if json:
        plain = [_plain(entry, source) for entry in entries]
        sys.stdout.write(json_text.dumps(plain, ensure_ascii=False, indent=2) + "\n")
    else:
        sys.stdout.write("".join(f"{line}\n" for line in _lines(entries, source, 0)))
    return ExitCode.OK


def _plain(entry: OutlineEntry, source: Source) -> dict[str, Any]:
    start, end = source.position(entry.span.start), source.position(entry.span.end)
    return {
        "genre": entry.kind.value,
        "nom": entry.name,
        "detail": entry.detail,
        "ligne": start.line,
        "colonne": start.column,
        "fin_ligne": end.line,
        "fin_colonne": end.column,
        "contenu": [_plain(child, source) for child in entry.children],
    }


def _lines(entries: Sequence[OutlineEntry], source: Source, depth: int) -> Iterator[str]:
    for entry in entries:
        words = textes.OUTLINE_KINDS[entry.kind.value].format(name=entry.name, detail=entry.detail)
        left = "  " * depth + words
        yield f"{left:<60} {textes.OUTLINE_LINE.format(line=source.position(entry.name_span.start).line)}"
        yield from _lines(entry.children, source, depth + 1)
