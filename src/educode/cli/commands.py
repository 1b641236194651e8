"""The commands: what is said of each, and how its options are read.

A command is one file with one function of its name, whose signature says its options.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any  # the library's commands

from educode.cli import textes

COMMANDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "lance": (textes.LANCE, textes.LANCE_EXAMPLES),
    "image": (textes.IMAGE, textes.IMAGE_EXAMPLES),
    "verifie": (textes.VERIFIE, textes.VERIFIE_EXAMPLES),
    "structure": (textes.STRUCTURE, textes.STRUCTURE_EXAMPLES),
    "traduis": (textes.TRADUIS, textes.TRADUIS_EXAMPLES),
    "formate": (textes.FORMATE, textes.FORMATE_EXAMPLES),
    "explique": (textes.EXPLIQUE, textes.EXPLIQUE_EXAMPLES),
    "atelier": (textes.ATELIER, textes.ATELIER_EXAMPLES),
    "serveur-langage": (textes.SERVEUR, textes.SERVEUR_EXAMPLES),
}
"""Each command: what it does, and examples of it."""

DIRECT = {"lance": ("launching", "launch"), "verifie": ("checking", "check")}
"""Where the work of a command is that may be given nothing but a program.

There is nothing to parse then, and importing what parses options would take a quarter of the start.
"""


def is_bare(name: str, arguments: list[str]) -> bool:
    """Whether a command of ``DIRECT`` is given a program and nothing else."""
    return name in DIRECT and len(arguments) == 1 and (arguments[0] == "-" or not arguments[0].startswith("-"))


def run_bare(name: str, program: str) -> int:
    """Run a command of ``DIRECT``; the exit code."""
    module, function = DIRECT[name]
    return int(getattr(import_module(f"educode.cli.{module}"), function)(program))


def parsed(name: str) -> Any:  # noqa: ANN401
    """The library's command for the function ``name`` of the module ``name``."""
    import typer

    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    word = name.replace("-", "_")
    app.command(add_help_option=False)(getattr(import_module(f"educode.cli.{word}"), word))
    return typer.main.get_command(app)
