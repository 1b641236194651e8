"""The command ``educode``: chooses the command, and lets nothing but French out.

A command is one file with one function of its name; ``COMMANDS`` lists them.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn  # the library's commands and errors

from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem

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

RUNNING = frozenset({"lance", "image"})
"""The commands that run programs: V8 starts while the rest is imported."""


OBJECTS_BETWEEN_COLLECTIONS = 100_000
"""Trees and tables are many small objects that live on: Python's own 700 makes a third of an analysis."""


def main() -> NoReturn:
    """Run the command of ``sys.argv`` and leave with its exit code."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    code = run(sys.argv[1:])
    _flush()
    sys.exit(int(code))


def run(arguments: Sequence[str]) -> int:
    """Run the command of ``arguments``; the exit code."""
    try:
        return _chosen(list(arguments))
    except Problem as problem:
        from educode.cli.showing import show_problem

        show_problem(problem)
        return problem.code
    except KeyboardInterrupt:
        sys.stderr.write("\n" + textes.INTERRUPTED + "\n")
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ExitCode.PIPE_CLOSED
    except Exception as error:
        return _our_fault(error)


def _chosen(arguments: list[str]) -> int:
    from educode.cli.usage import HELP_OPTIONS, unknown_command

    name = arguments[0] if arguments else HELP_OPTIONS[0]
    if name in {*HELP_OPTIONS, "aide"}:
        return _print_general_help()
    if name == "--version":
        from educode import __version__

        sys.stdout.write(f"{textes.PROGRAM} {__version__}\n")
        return ExitCode.OK
    if name not in COMMANDS:
        raise unknown_command(name, COMMANDS)
    return _run_command(name, arguments[1:])


def _print_general_help() -> int:
    from educode.cli.usage import general_help

    sys.stdout.write(general_help({name: about for name, (about, _) in COMMANDS.items()}))
    return ExitCode.OK


def _run_command(name: str, arguments: list[str]) -> int:
    if name in RUNNING and not _asks_help(arguments):
        _start_v8()
    from educode.cli.loading import Finished
    from educode.cli.usage import command_help, mistake

    command = _command(name)
    if _asks_help(arguments):
        about, examples = COMMANDS[name]
        sys.stdout.write(command_help(name, command, about, examples))
        return ExitCode.OK
    try:
        return int(command.main(arguments, prog_name=f"{textes.PROGRAM} {name}", standalone_mode=False) or 0)
    except Finished as finished:
        return finished.code
    except Exception as error:
        if hasattr(error, "format_message"):  # the library's errors have no public class of their own
            raise mistake(error, name) from None
        raise


def _start_v8() -> None:
    """Have V8 start while the rest is imported."""
    from educode.host.process import prepare_early

    if not (Path(__file__).parent.parent / "assets" / "built" / "runtime.js").is_file():
        raise Problem(textes.RUNTIME_MISSING, code=ExitCode.BUG)
    prepare_early()


def _asks_help(arguments: list[str]) -> bool:
    from educode.cli.usage import HELP_OPTIONS

    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return not set(HELP_OPTIONS).isdisjoint(before)


def _command(name: str) -> Any:  # noqa: ANN401
    """The library's command for the function ``name`` of the module ``name``."""
    import typer

    app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    word = name.replace("-", "_")
    function = getattr(import_module(f"educode.cli.{word}"), word)
    app.command(add_help_option=False)(function)
    return typer.main.get_command(app)


def _our_fault(error: Exception) -> int:
    """A polite word in place of a traceback."""
    if os.environ.get("EDUCODE_DEBUG"):
        raise error
    place = "?"
    trace = error.__traceback__
    while trace is not None:
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"  # noqa: PTH119
        trace = trace.tb_next
    sys.stderr.write(textes.BUG.format(kind=type(error).__name__, place=place) + "\n")
    return ExitCode.BUG


def _flush() -> None:
    """Send what is left of the output; nobody may be there any more."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
