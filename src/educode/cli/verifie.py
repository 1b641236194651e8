"""``educode verifie``: what is wrong with programs, without running them; perhaps mend them."""

from __future__ import annotations

from typing import Annotated

import typer

from educode.cli import options, textes
from educode.cli.checking import check
from educode.cli.exit_codes import ExitCode


def verifie(
    programs: options.Programs,
    json: Annotated[bool, typer.Option("--json", help=textes.JSON_OPTION)] = False,
    mend: Annotated[bool, typer.Option("--corrige", help=textes.MEND_OPTION)] = False,
) -> ExitCode:
    """Check ``programs``; the exit code."""
    return check(*programs, json=json, mend=mend)
