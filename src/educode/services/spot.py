"""Where the cursor is, and what a proposal is: shared by everything that completes."""

from __future__ import annotations

import re

from educode.records import value
from educode.semantics import Analysis, Routine, Variable
from educode.services.located import class_at, routine_at
from educode.services.textes import KIND_LABELS
from educode.services.typed_line import typed_before, without_texts
from educode.text import Span

_WORD = re.compile(r"\w*$")


@value
class Completion:
    """One proposal. ``insert`` may hold ``${1:…}`` places when ``is_snippet``; ``rank`` sorts, smallest first."""

    label: str
    kind: str
    insert: str
    replace: Span
    detail: str = ""
    documentation: str = ""
    is_snippet: bool = False
    rank: int = 5


@value
class Spot:
    """The cursor at ``offset``. ``before``: the statement up to it; ``code``: the same, its texts blanked."""

    analysis: Analysis
    text: str
    offset: int
    before: str
    code: str
    word: str

    @property
    def replace(self) -> Span:
        """The word that a proposal replaces."""
        return Span(self.offset - len(self.word), self.offset)

    @property
    def is_before_parenthesis(self) -> bool:
        """Whether the values of a call are there already."""
        return self.text.startswith("(", self.offset)

    def item(  # noqa: PLR0913 - one parameter for each thing that a proposal says
        self, label: str, kind: str, rank: int, *, insert: str = "", detail: str | None = None, documentation: str = ""
    ) -> Completion:
        """A proposal in place of the word."""
        shown = KIND_LABELS.get(kind, "") if detail is None else detail
        return Completion(label, kind, insert or label, self.replace, shown, documentation, rank=rank)

    def snippet(self, label: str, insert: str, rank: int) -> Completion:
        """A model to fill in place of the word."""
        return Completion(label, "snippet", insert, self.replace, KIND_LABELS["snippet"], is_snippet=True, rank=rank)

    def call(  # noqa: PLR0913 - one parameter for each thing that a proposal says
        self, name: str, rank: int, *, has_values: bool, detail: str, documentation: str = "", before: str = ""
    ) -> Completion:
        """A call, with the cursor where its values go."""
        values = "" if self.is_before_parenthesis else "($0)" if has_values else "()"
        return Completion(
            name,
            "function",
            before + name + values,
            self.replace,
            detail,
            documentation,
            is_snippet="$" in values,
            rank=rank,
        )

    def routine(self) -> Routine | None:
        """The routine that holds the cursor."""
        return routine_at(self.analysis, self.offset)

    def visible(self) -> dict[str, Variable]:
        """The variables that can be named here; those of the routine hide those of its class and of the program."""
        visible = dict(self.analysis.globals)
        class_ = class_at(self.analysis, self.offset)
        if class_ is not None:
            visible.update(class_.fields)
        routine = self.routine()
        if routine is not None:
            visible.update(routine.locals)
        return visible


def spot_at(analysis: Analysis, text: str, offset: int) -> Spot:
    """The cursor at ``offset`` of ``text``."""
    before = typed_before(text, offset)
    word = _WORD.search(before)
    return Spot(analysis, text, offset, before, without_texts(before), word[0] if word else "")
