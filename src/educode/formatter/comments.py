"""Where the comments of lines go: aligned where they were, else one space after their statement."""

from __future__ import annotations

from educode.formatter.physical import PhysicalLine
from educode.records import value


@value
class Written:
    """A line in its new layout. ``code`` has its indentation; ``column``: where its comment stood."""

    code: str
    comment: str = ""
    column: int = 0

    @property
    def has_both(self) -> bool:
        """Whether a comment follows a statement."""
        return bool(self.comment) and bool(self.code.strip())


def with_comments(lines: list[PhysicalLine], written: list[Written]) -> list[str]:
    """The text of each line; neighbours whose comments stood in one column get them in one column.

    Definitions are no neighbours of what is around them: a blank line goes between.
    """
    texts: list[str] = []
    run: list[Written] = []
    after_definition = False
    for line, one in zip(lines, written, strict=True):
        starts_anew = after_definition or line.is_definition
        if run and (starts_anew or not _goes_on(run[-1], one, line)):
            texts += _aligned(run)
            run = []
        if run or one.has_both:
            run.append(one)
        else:
            texts.append(one.code + one.comment)
        after_definition = line.ends_definition
    return texts + _aligned(run)


def _goes_on(before: Written, one: Written, line: PhysicalLine) -> bool:
    """Whether ``one`` has its comment under that of the line before: a comment alone may go on with it too."""
    if not one.comment or one.column != before.column:
        return False
    return one.has_both or line.is_comment


def _aligned(run: list[Written]) -> list[str]:
    column = max((len(one.code) for one in run if one.has_both), default=0) + 1
    return [(one.code if one.has_both else "").ljust(column) + one.comment for one in run]
