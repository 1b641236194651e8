"""What a command cannot do, told to the person who typed it."""

from __future__ import annotations

from educode.cli.exit_codes import ExitCode


class Problem(Exception):  # noqa: N818 - told as a message, never as a traceback
    """The command ends here with a message and an exit code."""

    def __init__(self, message: str, advice: str = "", code: ExitCode = ExitCode.USAGE) -> None:
        super().__init__(message)
        self.message = message
        self.advice = advice
        self.code = code
