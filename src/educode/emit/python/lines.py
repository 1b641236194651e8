"""The lines of the translation: where blank lines and comments go, and the line of the program each comes from."""

from __future__ import annotations

from educode.emit.python.layout import Code, fits, statement
from educode.records import field, state

_STEP = "    "


@state
class Lines:
    """Python lines under construction; ``origin[i]`` is the program's line of Python line i + 1."""

    text: list[str] = field(default_factory=list)
    origin: list[int] = field(default_factory=list)
    indent: str = ""
    source_line: int = 0

    def add(self, *lines: str) -> None:
        """Lines as they are, indent included."""
        self.text.extend(lines)
        self.origin.extend([self.source_line] * len(lines))

    def put(self, prefix: str, code: Code, suffix: str = "") -> None:
        """One statement, laid out."""
        self.add(*statement(self.indent, prefix, code, suffix))

    def line(self, text: str) -> None:
        """One short statement."""
        self.add(self.indent + text)

    def blank(self) -> None:
        """A blank line, unless at the start of a block or after another one."""
        if self.text and self.text[-1] and not self.text[-1].endswith(":"):
            self.add("")

    def comment(self, text: str) -> None:
        """A comment on its own line."""
        self.add(f"{self.indent}# {text}" if text else f"{self.indent}#")

    def trailing_comment(self, text: str) -> None:
        """A comment after the last line, or before the statement where it does not fit."""
        longer = f"{self.text[-1]}  # {text}"
        if fits(longer) and not self.text[-1].lstrip().startswith(")"):
            self.text[-1] = longer

    def deeper(self) -> None:
        """Begin a block."""
        self.indent += _STEP

    def shallower(self) -> None:
        """End a block; blank lines at its end are dropped."""
        self.indent = self.indent[: -len(_STEP)]
        self.trim()

    def trim(self) -> None:
        """Drop the blank lines at the end."""
        while self.text and not self.text[-1]:
            self.text.pop()
            self.origin.pop()

    def extend(self, other: Lines) -> None:
        """All lines of ``other``."""
        self.text.extend(other.text)
        self.origin.extend(other.origin)
