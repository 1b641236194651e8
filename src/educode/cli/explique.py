"""``educode explique``: what a code means and how to mend it."""

from __future__ import annotations

import sys
from textwrap import fill, indent
from typing import Annotated

import typer

from educode import api
from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem
from educode.diagnostics import Rule

_WIDTH = 79


def explique(
    code: Annotated[str, typer.Argument(metavar=textes.CODE_METAVAR, help=textes.CODE_ARGUMENT)],
) -> ExitCode:
    """Print the page of ``code``; the exit code."""
    wanted = code.strip().upper()
    rule = api.explain(f"EDU{wanted:0>4}" if wanted.isascii() and wanted.isdigit() else wanted)
    if rule is None:
        raise Problem(textes.UNKNOWN_CODE.format(code=code))
    sys.stdout.write(page(rule))
    return ExitCode.OK


def page(rule: Rule) -> str:
    """The page of ``rule`` for a terminal."""
    parts = [textes.EXPLAIN_TITLE.format(code=rule.code, title=rule.title), ""]
    if rule.explanation:
        parts += [fill(rule.explanation, _WIDTH, break_long_words=False, break_on_hyphens=False), ""]
    for title, program in ((textes.EXPLAIN_EXAMPLE, rule.bad), (textes.EXPLAIN_MENDED, rule.good)):
        if program:
            parts += [title, "", indent(program.rstrip("\n"), "    "), ""]
    return "\n".join(parts)
