"""The command ``educode``: chooses the command, and lets nothing but French out.

V8 is set going first thing, so this file imports next to nothing before.
"""

from __future__ import annotations

import gc
import os
import sys

TYPE_CHECKING = False  # typing itself would be imported before V8 starts
if TYPE_CHECKING:
    from typing import NoReturn

RUNNING = frozenset({"lance", "image"})
"""The commands that run programs: V8 starts while the rest is imported."""

HELP_OPTIONS = ("--aide", "--help", "-h")

OBJECTS_BETWEEN_COLLECTIONS = 100_000
"""Trees and tables are many small objects that live on: Python's own 700 makes a third of an analysis."""


def main() -> NoReturn:
    """Run the command of ``sys.argv`` and leave with its exit code."""
    gc.set_threshold(OBJECTS_BETWEEN_COLLECTIONS)
    _open_streams()
    try:
        code = run(sys.argv[1:])
        _flush()
    except KeyboardInterrupt:  # before, or after, all that ``run`` tells kindly
        sys.exit(130)
    sys.exit(int(code))


def _open_streams() -> None:
    """A stream that was closed becomes an empty one; signs that an output cannot show never end the command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115 - kept open to the end
        elif mode == "w":
            stream.reconfigure(errors="replace")


def run(arguments: list[str]) -> int:
    """Run the command of ``arguments``; the exit code."""
    if arguments and arguments[0] in RUNNING and not _asks_help(arguments) and _has_runtime():
        from educode.host.process import prepare_early

        prepare_early()
    from educode.cli import textes
    from educode.cli.exit_codes import ExitCode
    from educode.cli.problem import Problem

    try:
        code = _chosen(list(arguments))
        sys.stdout.flush()
        return code
    except Problem as problem:
        from educode.cli.showing import show_problem

        show_problem(problem)
        return problem.code
    except KeyboardInterrupt:
        sys.stderr.write("\n" + textes.INTERRUPTED + "\n")
        return ExitCode.INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return ExitCode.PIPE_CLOSED
    except Exception as error:
        return _output_lost() if _is_about_output(error) else _our_fault(error)


def _has_runtime() -> bool:
    assets = os.path.join(os.path.dirname(os.path.dirname(__file__)), "assets")  # noqa: PTH118, PTH120 - pathlib is slow
    return os.path.isfile(os.path.join(assets, "built", "runtime.js"))  # noqa: PTH113, PTH118


def _chosen(arguments: list[str]) -> int:
    from educode.cli.commands import COMMANDS

    name = arguments[0] if arguments else HELP_OPTIONS[0]
    if name in {*HELP_OPTIONS, "aide"}:
        from educode.cli.usage import general_help

        return _say(general_help({name: about for name, (about, _) in COMMANDS.items()}))
    if name == "--version":
        from educode import __version__
        from educode.cli.textes import PROGRAM

        return _say(f"{PROGRAM} {__version__}\n")
    if name not in COMMANDS:
        from educode.cli.usage import unknown_command

        raise unknown_command(name, COMMANDS)
    return _run_command(name, arguments[1:])


def _say(text: str) -> int:
    sys.stdout.write(text)
    return 0


def _run_command(name: str, arguments: list[str]) -> int:
    from educode.cli import commands, textes
    from educode.cli.exit_codes import ExitCode
    from educode.cli.loading import Finished
    from educode.cli.problem import Problem

    if _asks_help(arguments):
        from educode.cli.usage import command_help

        return _say(command_help(name, commands.parsed(name), *commands.COMMANDS[name]))
    if name in RUNNING and not _has_runtime():
        raise Problem(textes.RUNTIME_MISSING, code=ExitCode.BUG)
    try:
        if commands.is_bare(name, arguments):
            return commands.run_bare(name, arguments[0])
        command = commands.parsed(name)
        return int(command.main(arguments, prog_name=f"{textes.PROGRAM} {name}", standalone_mode=False) or 0)
    except Finished as finished:
        return finished.code
    except Exception as error:
        if hasattr(error, "format_message"):  # the library's errors have no public class of their own
            from educode.cli.usage import mistake

            raise mistake(error, name) from None
        raise


def _asks_help(arguments: list[str]) -> bool:
    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    return not set(HELP_OPTIONS).isdisjoint(before)


def _our_fault(error: Exception) -> int:
    """A polite word in place of a traceback."""
    from educode.cli import textes
    from educode.cli.exit_codes import ExitCode

    if os.environ.get("EDUCODE_DEBUG"):
        raise error
    place = "?"
    trace = error.__traceback__
    while trace is not None:
        place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}"  # noqa: PTH119
        trace = trace.tb_next
    sys.stderr.write(textes.BUG.format(kind=type(error).__name__, place=place) + "\n")
    return ExitCode.BUG


def _is_about_output(error: Exception) -> bool:
    """Whether what was printed could not be written: no file has a name in such an error."""
    import errno

    lost = {errno.ENOSPC, errno.EIO, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
    return isinstance(error, OSError) and error.filename is None and error.errno in lost


def _output_lost() -> int:
    from educode.cli import textes
    from educode.cli.exit_codes import ExitCode

    _forget_output()
    sys.stderr.write(f"{textes.OUTPUT_LOST}\n{textes.CHECK_SPACE}\n")
    return ExitCode.OUTPUT


def _forget_output() -> None:
    """Keep Python from trying to write once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _flush() -> None:
    """Send what is left of the output; nobody may be there any more."""
    try:
        sys.stdout.flush()
    except OSError:
        _forget_output()
