"""Puts lines together into blocks, with a stack and no recursion: any depth can be read.

What closes what is decided by ``balance`` when the ends do not match.
"""

from __future__ import annotations

from collections.abc import Callable

from educode.diagnostics import Edit, Reporter
from educode.diagnostics.rules import blocks as rules
from educode.language.keywords import BLOCK_ENDS, PROCEDURE
from educode.syntax import block_slips as slips
from educode.syntax import headings
from educode.syntax.balance import DEFINITIONS, Mend, Plan, Role, balance
from educode.syntax.cursor import Cursor
from educode.syntax.frames import Frame
from educode.syntax.headings import Condition, Heading
from educode.syntax.nodes import Broken, BrokenStatement, Declaration, Return, RoutineDefinition, Section, Statement
from educode.syntax.rereading import read_otherwise
from educode.syntax.rewrite import Prepared, prepare
from educode.syntax.statements import statement
from educode.syntax.tokens import Lexed
from educode.syntax.whole_blocks import cut_fix, end_line, join_edit, join_end, opening_told
from educode.text import Source, Span

MOST_NESTED = 256
LONG_LINE = 1000
_HEADINGS: dict[str, Callable[[Cursor], Heading]] = {
    "si": headings.if_heading,
    "pour": headings.for_heading,
    "tant": headings.while_heading,
    "fonction": headings.routine_heading,
    PROCEDURE: headings.routine_heading,
    "classe": headings.class_heading,
}
_MEMBERS = (Declaration, RoutineDefinition, Section, BrokenStatement)


def assemble(source: Source, reporter: Reporter, lexed: Lexed) -> tuple[Statement, ...]:
    """The statements of a program, blocks put together."""
    prepared = prepare(source, reporter, lexed)
    plan = balance([one.shape for one in prepared])
    return _Assembler(source, reporter, prepared, plan).run()


class _Assembler:
    def __init__(self, source: Source, reporter: Reporter, lines: list[Prepared], plan: Plan) -> None:
        self.source = source
        self.reporter = reporter
        self.lines = lines
        self.plan = plan
        self.top: list[Statement] = []
        self.body = self.top  # of the innermost block
        self.stack: list[Frame] = []
        self.end = 0
        self.orphans = 0  # a ``sinon`` without its ``si``: the ``fin si`` that follows belongs to it
        self.suspects: list[int] = []  # how far lines stand that were not understood and may open a block
        self.dangling = False  # the last line stops after a sign: the next one was meant to go on
        self.orderly = not plan and all(line.exact for line in lines)

    def run(self) -> tuple[Statement, ...]:
        steps = {Role.OPEN: self.open, Role.ELSE: self.otherwise, Role.CLOSE: self.close}
        plan = self.plan
        for rank, line in enumerate(self.lines):
            mends = plan.get(rank) if plan else None
            if mends:
                self.close_missing(mends, rank)
            step = steps.get(line.shape.role)
            if step is None:
                self.plain(line)
            else:
                step(line, mends or [])
            told = len(self.reporter.diagnostics)
            line.cursor.flush()
            if line.closing is not None:
                join_edit(self.reporter, told, Edit(line.closing, ""))
            self.end = line.cursor.tokens[-1].end
        self.close_missing(plan.get(len(self.lines), []), len(self.lines))
        return tuple(self.top)

    def plain(self, line: Prepared) -> None:
        cursor = line.cursor
        if self.stack and slips.is_then_alone(cursor, self.stack[-1]):
            return
        if self.stack and slips.is_brace_alone(cursor, self.stack[-1]):
            self.opening_brace(cursor)
            return
        node = statement(cursor)
        if cursor.findings and read_otherwise(cursor):
            node = statement(cursor)
        if self.dangling and slips.goes_on(cursor):
            cut_fix(self.reporter)
        if self.dangling:
            cursor.forget(rules.LONELY_VALUE, rules.LONELY_NAME, rules.UNREADABLE, rules.LINE_STARTS_WITH_SIGN)
        self.dangling = (cursor.failed and cursor.told(rules.MISSING_VALUE)) or cursor.told(*slips.UNCLOSED)
        if len(cursor.tokens) > LONG_LINE:
            node = slips.shallow(cursor, node)
        if self.stack and self.stack[-1].kind == "classe" and not isinstance(node, _MEMBERS):
            node = slips.not_a_member(cursor, node, self.stack[-1])
        if cursor.findings:
            self.suspects.append(line.shape.indent)
        self.body.append(node)

    def opening_brace(self, cursor: Cursor) -> None:
        """``{`` alone on the line after the heading of a block: the end of the block is ``}``."""
        frame, brace = self.stack[-1], slips.whole_line(cursor)
        frame.silent = True
        if opening_told(self.reporter, frame) is not None:
            join_edit(self.reporter, frame.reported, Edit(brace, ""))
            return
        frame.reported, frame.opened_until, frame.is_sure = len(self.reporter.diagnostics), brace.end, True
        cursor.note(rules.BRACES, cursor.tokens[0].span, hint="remove", edits=[(brace, "")], sure=False)

    def open(self, line: Prepared, _mends: list[Mend]) -> None:
        cursor, kind = line.cursor, line.shape.kind
        first = cursor.tokens[0]
        self.check_place(cursor, kind)
        heading = _HEADINGS[kind](cursor)
        if cursor.findings and read_otherwise(cursor):
            heading = _HEADINGS[kind](cursor)
        if len(cursor.tokens) > LONG_LINE:
            heading = slips.shallow_heading(cursor, heading)
        if cursor.lost:
            heading = slips.broken_heading(cursor, heading)
        span = Span(first.start, max(cursor.previous.end, first.end))
        frame = Frame(kind, first, heading, span, line.shape.indent)
        braces = any(token.kind == "{" for token in cursor.tokens)
        frame.reported, frame.opened_until = len(self.reporter.diagnostics), cursor.tokens[-1].end
        frame.is_sure = all(one.sure or one.rule is rules.BRACES for one in cursor.findings)
        if line.shape.foreign and not self.orderly:
            cursor.weaken()
        frame.is_inline = (isinstance(heading, Condition) and heading.inline) or cursor.told(rules.NEW_LINE_NEEDED)
        colon = len(cursor.tokens) > 1 and cursor.tokens[-2].kind == ":" and bool(cursor.findings)
        frame.silent = braces or colon or line.shape.foreign or frame.is_inline
        if len(self.stack) == MOST_NESTED:
            slips.too_deep(cursor)
        if cursor.lost and kind == "fonction":
            frame.body.append(Return(span, Broken(span)))
        self.stack.append(frame)
        self.body = frame.body

    def check_place(self, cursor: Cursor, kind: str) -> None:
        """Definitions stand outside any block; methods stand in their class."""
        if not self.stack or (kind not in DEFINITIONS and self.stack[-1].kind != "classe"):
            return
        if kind not in DEFINITIONS:
            slips.block_in_class(cursor)
        elif len(self.stack) > 1 and self.stack[-2].kind == "classe":
            return
        elif kind == "classe" or len(self.stack) > 1 or self.stack[-1].kind != "classe":
            slips.definition_inside(cursor, kind, self.stack[-1])

    def otherwise(self, line: Prepared, mends: list[Mend]) -> None:
        cursor = line.cursor
        slips.brace_before_else(cursor)
        word = cursor.advance()
        condition = None
        if cursor.token.kind == "si":
            condition = headings.if_heading(cursor).value
        elif not cursor.at_end:
            condition = slips.else_with_condition(cursor, word)
        if Mend.STRAY in mends or not self.stack or self.stack[-1].kind != "si":
            if line.shape.indent not in self.suspects:
                slips.stray_else(cursor, word, self.stack)
                self.orphans += 1
            return
        frame = self.stack[-1]
        frame.branch(word.start, condition, word.span)
        self.body = frame.body

    def close(self, line: Prepared, mends: list[Mend]) -> None:
        cursor, kind = line.cursor, line.shape.kind
        if Mend.STRAY in mends or not self.stack:
            self.stray_end(line)
            return
        frame = self.stack[-1]
        if Mend.CROSSED in mends:
            slips.crossed(cursor, kind, frame, self.stack)
        elif Mend.WRONG in mends:
            slips.wrong_end(cursor, frame)
        elif Mend.SWAPPED not in mends and not line.exact:
            slips.badly_written_end(cursor, frame)
            if frame.silent:
                end = BLOCK_ENDS[frame.kind]
                edit = Edit(Span(cursor.tokens[0].start, cursor.tokens[-2].end), end)
                join_end(self.reporter, frame, edit, end, sure=True)
        self.pop(cursor.tokens[-1].end)

    def stray_end(self, line: Prepared) -> None:
        """An end too many, unless a line that was not understood explains it."""
        if self.orphans and line.shape.kind == "si":
            self.orphans -= 1
        elif line.shape.indent in self.suspects:
            self.suspects.remove(line.shape.indent)
        else:
            slips.stray_end(line.cursor)
            if line.cursor.told(rules.UNKNOWN_STATEMENT):
                self.suspects.append(line.shape.indent)

    def pop(self, end: int) -> None:
        """Close the innermost block, which ends at ``end``."""
        frame = self.stack.pop()
        self.body = self.stack[-1].body if self.stack else self.top
        if len(self.stack) >= MOST_NESTED:
            self.body.append(BrokenStatement(Span(frame.first.start, end)))
        else:
            self.body.append(frame.node(end))

    def close_missing(self, mends: list[Mend], rank: int) -> None:
        for _ in range(mends.count(Mend.MISSING)):
            frame = self.stack[-1]
            if not frame.silent:
                following = self.lines[rank].cursor.tokens[0] if rank < len(self.lines) else None
                slips.missing_end(self.reporter, self.source, frame, following)
            elif not frame.is_inline:
                end = BLOCK_ENDS[frame.kind]
                join_end(self.reporter, frame, end_line(self.source, frame, self.end, end), end, sure=False)
            self.pop(self.end)
