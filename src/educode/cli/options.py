"""The options that several commands have: their names, and what the help says of them."""

from __future__ import annotations

from typing import Annotated

import typer

from educode.cli import textes

Program = Annotated[str, typer.Argument(metavar=textes.PROGRAM_METAVAR, help=textes.PROGRAM_ARGUMENT)]
Programs = Annotated[list[str], typer.Argument(metavar=textes.PROGRAM_METAVAR, help=textes.PROGRAMS_ARGUMENT)]
Parameters = Annotated[
    list[str] | None, typer.Option("--param", metavar=textes.PARAM_METAVAR, help=textes.PARAM_OPTION)
]
Seed = Annotated[float | None, typer.Option("--graine", metavar=textes.NUMBER_METAVAR, help=textes.SEED_OPTION)]
Events = Annotated[str | None, typer.Option("--evenements", metavar=textes.FILE_METAVAR, help=textes.EVENTS_OPTION)]
Seconds = Annotated[
    float | None, typer.Option("--duree-max", metavar=textes.SECONDS_METAVAR, help=textes.SECONDS_OPTION)
]
Megabytes = Annotated[
    int | None, typer.Option("--memoire-max", metavar=textes.MEGABYTES_METAVAR, help=textes.MEGABYTES_OPTION)
]
Folder = Annotated[str | None, typer.Option("--dossier", metavar=textes.FOLDER_METAVAR, help=textes.FOLDER_OPTION)]
ErrorsAsJson = Annotated[bool, typer.Option("--erreurs-json", help=textes.ERRORS_JSON_OPTION)]
