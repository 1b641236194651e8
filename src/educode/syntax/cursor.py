"""The reader of one logical line: where it stands, and what it found wrong.

A slip that can be mended on the spot is noted with ``note`` and reading goes on; one that cannot is
noted with ``fail``: the rest of the line is then skipped and nothing more is said about it.
"""

from __future__ import annotations

from collections.abc import Iterable

from educode.diagnostics import Edit, Fix, Reporter, Rule
from educode.diagnostics.rules.blocks import (
    CAPITAL_KEYWORD,
    FOR_SHAPE,
    HEADING_TAIL,
    MISSING_VALUE,
    MISSPELT_KEYWORD,
    REST_OF_LINE,
    UNREADABLE,
    VALUE_EXPECTED,
)
from educode.diagnostics.rules.text import SEMICOLON
from educode.syntax.tokens import END, Line, Token
from educode.syntax.vocabulary import Vocabulary
from educode.text import Source, Span

_HEADING = (CAPITAL_KEYWORD, HEADING_TAIL, MISSPELT_KEYWORD, FOR_SHAPE)
"""Habits of pseudo-code in the heading of a block, the most telling last."""
VAGUE = (REST_OF_LINE, UNREADABLE, VALUE_EXPECTED, MISSING_VALUE)


class Finding:
    """One slip of a line, kept until the whole line is read: slips of a kind are told once."""

    __slots__ = ("edits", "hint", "labels", "rule", "span", "sure", "values")

    def __init__(self, rule: Rule, span: Span, hint: str, values: dict[str, object]) -> None:
        self.rule = rule
        self.span = span
        self.hint = hint
        self.values = values
        self.edits: list[Edit] = []
        self.labels: list[tuple[Span, str]] = []
        self.sure = True


class Cursor:
    """Walks over the tokens of one logical line (the last one is its ``end``)."""

    __slots__ = (
        "depth",
        "failed",
        "findings",
        "index",
        "lost",
        "muted",
        "reporter",
        "source",
        "token",
        "tokens",
        "vocabulary",
    )

    def __init__(self, source: Source, reporter: Reporter, tokens: Line, vocabulary: Vocabulary) -> None:
        self.source = source
        self.reporter = reporter
        self.tokens = tokens
        self.index = 0
        self.token = tokens[0]
        self.failed = False
        self.lost = False  # what was read is doubtful too: nothing is said about its names
        self.findings: list[Finding] = []
        self.depth = 0
        self.muted = False  # the line was told as a whole: its details are not told again
        self.vocabulary = vocabulary

    def advance(self) -> Token:
        """The current token; the next one becomes current (the end stays)."""
        token = self.token
        if token.kind != END:
            self.index += 1
            self.token = self.tokens[self.index]
        return token

    def peek(self, ahead: int = 1) -> Token:
        """The token that stands ``ahead`` places after the current one, or the end."""
        index = self.index + ahead
        return self.tokens[index] if index < len(self.tokens) else self.tokens[-1]

    @property
    def previous(self) -> Token:
        """The token just read (the first one if none was)."""
        return self.tokens[max(self.index - 1, 0)]

    @property
    def at_end(self) -> bool:
        """Whether the line is used up."""
        return self.token.kind == END

    def rest(self) -> Span:
        """What is left of the line, or its end."""
        last = self.tokens[-2] if len(self.tokens) > 1 else self.token
        return Span(self.token.start, max(last.end, self.token.end))

    def text(self, span: Span) -> str:
        """The source text of ``span``."""
        return self.source.text[span.start : span.end]

    def new_line(self) -> str:
        """A line end and the margin of this line."""
        start = self.source.line_span(self.source.position(self.tokens[0].start).line).start
        return "\n" + self.source.text[start : self.tokens[0].start]

    def note(  # noqa: PLR0913 - the facts of one report
        self,
        rule: Rule,
        span: Span,
        *,
        hint: str = "",
        edits: Iterable[tuple[Span, str]] = (),
        sure: bool = True,
        labels: Iterable[tuple[Span, str]] = (),
        **values: object,
    ) -> None:
        """Keep a slip for the end of the line; slips of one rule with the same words join into one."""
        self.keep(rule, span, values, hint=hint, edits=edits, sure=sure, labels=labels)

    def keep(  # noqa: PLR0913 - the facts of one report
        self,
        rule: Rule,
        span: Span,
        values: dict[str, object],
        *,
        hint: str = "",
        edits: Iterable[tuple[Span, str]] = (),
        sure: bool = True,
        labels: Iterable[tuple[Span, str]] = (),
    ) -> None:
        """``note``, the facts of the sentence being given as one."""
        if self.failed:
            return
        if self.muted:
            self.doubt()
            return
        finding = next((one for one in self.findings if one.rule is rule and one.values == values), None)
        if finding is None:
            finding = Finding(rule, span, hint, values)
            self.findings.append(finding)
        finding.edits.extend(Edit(place, text) for place, text in edits)
        finding.labels.extend(labels)
        finding.sure = finding.sure and sure

    def doubt(self) -> None:
        """The line written anew has a slip too: it is told, and no longer proposed."""
        told = self.findings[-1]
        told.hint = ""
        told.edits.clear()

    def weaken(self) -> None:
        """What is proposed for this line does not mend the program by itself."""
        for finding in self.findings:
            finding.sure = False

    def told(self, *some: Rule) -> bool:
        """Whether a slip of one of these rules was noted in this line."""
        return any(finding.rule in some for finding in self.findings)

    def forget(self, *some: Rule) -> None:
        """Drop the slips of these rules: they only follow from the line before."""
        if self.findings:
            self.findings = [finding for finding in self.findings if finding.rule not in some]

    def fail(  # noqa: PLR0913 - the facts of one report
        self,
        rule: Rule,
        span: Span,
        *,
        hint: str = "",
        edits: Iterable[tuple[Span, str]] = (),
        sure: bool = False,
        labels: Iterable[tuple[Span, str]] = (),
        **values: object,
    ) -> None:
        """Keep a slip that leaves the rest of the line without meaning, and skip that rest."""
        self.note(rule, span, hint=hint, edits=edits, sure=sure, labels=labels, **values)
        self.lost = True
        self.abandon()

    def lose(self) -> None:
        """Skip the rest of the line, in silence: what was read of it is doubtful."""
        self.lost = True
        self.abandon()

    def abandon(self) -> None:
        """Skip the rest of the line, in silence."""
        self.failed = True
        self.index = len(self.tokens) - 1
        self.token = self.tokens[-1]

    def flush(self) -> None:
        """Report what was found in this line; ``{line}`` in a hint is the line with that slip mended."""
        if not self.findings:
            return
        self.join_semicolon()
        self.join_heading()
        self.drop_vague()
        for finding in self.findings:
            fixes = (Fix(tuple(finding.edits), finding.sure),) if finding.edits else ()
            self.reporter.report(
                finding.rule,
                finding.span,
                hint=finding.hint,
                fixes=fixes,
                labels=finding.labels,
                **{"line": self.mended_line(finding), **finding.values},
            )
        self.findings.clear()

    def join_semicolon(self) -> None:
        """A ``;`` at the end of a line told for something else is mended with it."""
        ends = [finding for finding in self.findings if finding.rule is SEMICOLON]
        if ends and len(self.findings) > len(ends):
            self.findings = [finding for finding in self.findings if finding.rule is not SEMICOLON]
            if self.findings[0].edits:
                self.findings[0].edits.extend(edit for finding in ends for edit in finding.edits)

    def join_heading(self) -> None:
        """``Pour i allant de 1 à 3 Faire``: the heading of a block, written as on paper, is told and mended once."""
        habits = [finding for finding in self.findings if finding.rule in _HEADING]
        if len(habits) > 1 and all(finding.edits and finding.sure for finding in habits):
            kept = max(habits, key=lambda finding: _HEADING.index(finding.rule))
            kept.edits = [edit for finding in habits for edit in finding.edits]
            self.findings = [finding for finding in self.findings if finding is kept or finding not in habits]

    def drop_vague(self) -> None:
        """Where a slip is known, the rest of the line that was not understood mostly follows from it."""
        if len(self.findings) > 1:
            told = [finding for finding in self.findings if finding.rule not in VAGUE or finding.edits]
            self.findings = told or self.findings[:1]

    def _code_end(self, line: Span) -> int:
        """Where the code of a physical line ends, before its comment."""
        ends = (token.end for token in reversed(self.tokens) if token.start < line.end and token.end <= line.end)
        return max(next(ends, line.start), line.start)

    def mended_line(self, finding: Finding) -> str:
        """The physical line of a slip with its edits applied, without its comment."""
        edits = sorted(finding.edits, key=lambda edit: edit.span.start)
        first = edits[0].span.start if edits else finding.span.start
        line = self.source.line_span(self.source.position(first).line)
        end = max([self._code_end(line), *(edit.span.end for edit in edits if edit.span.end <= line.end)])
        parts, position = [], line.start
        for edit in edits:
            if edit.span.start >= position and edit.span.end <= line.end:
                parts += [self.source.text[position : edit.span.start], edit.text]
                position = edit.span.end
        parts.append(self.source.text[position : max(end, position)])
        return "".join(parts).strip()
