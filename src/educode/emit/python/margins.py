"""Comments and blank lines of the source, to be put back where they were."""

from __future__ import annotations

import re

from educode.syntax.nodes import Comment, Program
from educode.text import Source

_DECORATION = re.compile(r"^[-=*#\s]+|[-=*#\s]+$")


class Margins:
    """What stands between and after the statements of a program."""

    def __init__(self, source: Source, program: Program) -> None:
        self.alone: list[tuple[int, Comment]] = []
        self.after: dict[int, Comment] = {}
        for comment in program.comments:
            line = source.position(comment.span.start).line
            if comment.alone:
                self.alone.append((line, comment))
            else:
                self.after[line] = comment
        self.blank = {line for line in range(1, source.line_count + 1) if not source.line_text(line).strip()}
        self.given = 0

    def comments_before(self, line: int) -> list[tuple[int, Comment]]:
        """The comments alone on their lines before ``line`` not yet given."""
        start = self.given
        while self.given < len(self.alone) and self.alone[self.given][0] < line:
            self.given += 1
        return self.alone[start : self.given]

    def is_blank_before(self, line: int) -> bool:
        """Whether a blank line stands just before ``line``."""
        return line - 1 in self.blank

    def take_after(self, line: int) -> Comment | None:
        """The comment at the end of ``line``, once."""
        return self.after.pop(line, None)


def section_title(title: str) -> str:
    """A section's title without its decoration."""
    return _DECORATION.sub("", title)
