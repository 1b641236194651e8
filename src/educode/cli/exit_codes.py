"""The exit codes of the command line; `educode --aide` lists them."""

from __future__ import annotations

from enum import IntEnum


class ExitCode(IntEnum):
    """How a command ended."""

    OK = 0
    ERRORS = 1
    USAGE = 2
    FILE = 3
    RUN_TIME = 4
    TIME = 5
    MEMORY = 6
    RECURSION = 7
    OUTPUT = 8
    BUG = 70
    INTERRUPTED = 130
    PIPE_CLOSED = 141
    TERMINATED = 143


_BY_CODE = {
    "EDU0803": ExitCode.TIME,
    "EDU0804": ExitCode.MEMORY,
    "EDU0805": ExitCode.RECURSION,
    "EDU0807": ExitCode.INTERRUPTED,
    "EDU0809": ExitCode.MEMORY,
    "EDU0899": ExitCode.BUG,
}


def of_failure(code: str) -> ExitCode:
    """The exit code of a run that failed with this diagnostic."""
    return _BY_CODE.get(code, ExitCode.RUN_TIME)
