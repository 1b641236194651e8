"""The error of a running translated program: a code and the values that its message shows."""

from __future__ import annotations


class EduCodeError(Exception):
    """Raised where the engine would stop with the same code.

    ``part``: which operand or argument is refused (None: the whole operation).
    ``values``: what the French message shows, already written.
    """

    def __init__(self, code: str, part: int | None = None, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.part = part
        self.values = values


class MissingField(EduCodeError, AttributeError):  # noqa: N818  # told in French
    """A field that a record has not: ``getattr`` with a default takes it for what it is."""


class EndOfProgram(SystemExit):
    """The quiet end: ``terminer``, or no event left."""

    def __init__(self) -> None:
        super().__init__(0)
