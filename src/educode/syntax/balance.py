"""Decides what closes what when the ends of blocks do not match their openings.

Takes the shape of a program (one ``Shape`` a line), gives repairs by line. Indentation is only a
clue: it is looked at where the words alone do not fit together, never in a program whose blocks match.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from educode.language.keywords import PROCEDURE
from educode.records import field, state, value

DEFINITIONS = frozenset({"fonction", PROCEDURE, "classe"})


class Role(Enum):
    """What a line does to the blocks."""

    PLAIN = auto()
    OPEN = auto()
    ELSE = auto()
    CLOSE = auto()


@value
class Shape:
    """One line. ``kind``: of the block it opens or closes (empty: it closes whichever is open).

    ``last``: a ``sinon`` without condition. ``foreign``: opened in the way of another language.
    """

    role: Role
    kind: str = ""
    indent: int = 0
    last: bool = False
    foreign: bool = False


class Mend(Enum):
    """What to do at a line, before or instead of its own effect."""

    MISSING = auto()  # close the innermost block just before this line
    CROSSED = auto()  # this end closes the innermost block, with the wrong word; told
    SWAPPED = auto()  # the same, not told: the other half of a crossing
    WRONG = auto()  # this end has the wrong word
    STRAY = auto()  # this end, or this sinon, belongs to nothing


@state
class _Open:
    """A block open at the current line."""

    kind: str
    line: int
    indent: int
    foreign: bool
    has_last: bool = False
    indented: bool = False


Plan = dict[int, list[Mend]]


def is_balanced(shapes: Sequence[Shape]) -> bool:
    """Whether the words alone match: every end closes the innermost block, every ``sinon`` its ``si``."""
    stack: list[list[object]] = []
    for shape in shapes:
        role = shape.role
        if role is Role.OPEN:
            stack.append([shape.kind, False])
        elif role is Role.CLOSE:
            if not stack or (shape.kind and stack[-1][0] != shape.kind):
                return False
            stack.pop()
        elif role is Role.ELSE:
            if not stack or stack[-1][0] != "si" or stack[-1][1]:
                return False
            stack[-1][1] = shape.last
    return not stack


def balance(shapes: Sequence[Shape]) -> Plan:
    """What to mend at each line (``len(shapes)`` stands for the end of the program)."""
    return {} if is_balanced(shapes) else _Balancer(shapes).run()


@state
class _Balancer:
    shapes: Sequence[Shape]
    plan: Plan = field(default_factory=dict)
    stack: list[_Open] = field(default_factory=list)
    after: list[int] = field(default_factory=list)

    def run(self) -> Plan:
        self.after = _next_ends(self.shapes)
        steps = {Role.PLAIN: self.plain, Role.OPEN: self.open, Role.ELSE: self.otherwise, Role.CLOSE: self.close}
        for line, shape in enumerate(self.shapes):
            steps[shape.role](line, shape)
        while self.stack:
            self.missing(len(self.shapes))
        return self.plan

    def mend(self, line: int, mend: Mend) -> None:
        self.plan.setdefault(line, []).append(mend)

    def missing(self, line: int) -> None:
        """The innermost block has no end: it is closed before ``line``."""
        self.mend(line, Mend.MISSING)
        self.stack.pop()

    def plain(self, line: int, shape: Shape) -> None:
        while self.stack and self.left_open(line, shape):
            self.missing(line)
        if self.stack and shape.indent > self.stack[-1].indent:
            self.stack[-1].indented = True

    def left_open(self, line: int, shape: Shape) -> bool:
        """Whether the innermost block should have ended before ``line``, which stands no further than it."""
        top = self.stack[-1]
        if not top.indented or shape.indent > top.indent:
            return False
        return not self.ends_later(top, line)

    def ends_later(self, block: _Open, line: int) -> bool:
        """Whether the next end, blocks that open after ``line`` set aside, is that of ``block``."""
        following = self.after[line]
        if following >= len(self.shapes):
            return False
        end = self.shapes[following]
        return end.kind in {"", block.kind} and (end.indent == block.indent or not self.claimed(end, block))

    def claimed(self, end: Shape, block: _Open) -> bool:
        """Whether the indentation of ``end`` gives it to another block, around ``block``."""
        return any(one is not block and one.kind == end.kind and one.indent == end.indent for one in self.stack)

    def open(self, line: int, shape: Shape) -> None:
        if shape.kind in DEFINITIONS:
            while self.stack and self.cannot_hold(self.stack[-1], line, shape):
                self.missing(line)
        else:
            self.plain(line, shape)
        if self.stack and shape.indent > self.stack[-1].indent:
            self.stack[-1].indented = True
        self.stack.append(_Open(shape.kind, line, shape.indent, shape.foreign))

    def cannot_hold(self, block: _Open, line: int, definition: Shape) -> bool:
        """Whether ``definition``, at ``line``, shows that ``block`` has no end."""
        if block.kind == "classe" and definition.kind != "classe":
            if definition.indent > block.indent:
                return False
            own = self.after[line]
            return block.indented and not (own < len(self.shapes) and self.ends_later(block, own))
        own = self.after[line]
        return definition.indent <= block.indent and not (own < len(self.shapes) and self.ends_later(block, own))

    def otherwise(self, line: int, shape: Shape) -> None:
        target = self.if_of(shape)
        if target is None:
            self.mend(line, Mend.STRAY)
            return
        while self.stack[-1] is not target:
            self.missing(line)
        target.has_last = target.has_last or shape.last

    def if_of(self, shape: Shape) -> _Open | None:
        """The ``si`` that a ``sinon`` goes with: the innermost one, unless the indentation says another."""
        candidates: list[_Open] = []
        for block in reversed(self.stack):
            if block.kind in DEFINITIONS:
                break
            if block.kind == "si" and not block.has_last:
                candidates.append(block)
        exact = [one for one in candidates if one.indent == shape.indent]
        found = exact or candidates
        return found[0] if found else None

    def close(self, line: int, shape: Shape) -> None:
        if Mend.SWAPPED in self.plan.get(line, ()):
            self.stack.pop()
        elif not self.stack:
            self.mend(line, Mend.STRAY)
        elif shape.kind in {"", self.stack[-1].kind}:
            self.close_same(line, shape)
        else:
            self.close_other(line, shape)

    def close_same(self, line: int, shape: Shape) -> None:
        top = self.stack[-1]
        if shape.indent < top.indent and shape.kind and self.claimed(shape, top):
            while self.stack[-1].indent != shape.indent or self.stack[-1].kind != shape.kind:
                self.missing(line)
        elif shape.indent > top.indent and self.exact_end_later(top, line):
            self.mend(line, Mend.STRAY)
            return
        self.stack.pop()

    def exact_end_later(self, block: _Open, line: int) -> bool:
        following = self.after[line]
        if following >= len(self.shapes):
            return False
        end = self.shapes[following]
        return end.kind == block.kind and end.indent == block.indent

    def close_other(self, line: int, shape: Shape) -> None:
        """An end whose word is not that of the innermost block."""
        top = self.stack[-1]
        depth = self.depth_of(shape)
        crossing = self.crossing(line)
        if crossing:
            self.mend(line, Mend.CROSSED)
            for other in range(line + 1, line + crossing):
                self.mend(other, Mend.SWAPPED)
            self.stack.pop()
        elif self.exact_end_later(top, line) and (depth is None or shape.indent != self.stack[depth].indent):
            self.mend(line, Mend.STRAY)
        elif depth is None or (shape.indent == top.indent != self.stack[depth].indent):
            self.mend(line, Mend.WRONG)
            self.stack.pop()
        else:
            while len(self.stack) > depth + 1:
                self.missing(line)
            self.stack.pop()

    def depth_of(self, shape: Shape) -> int | None:
        """The rank of the block that an end names: by its indentation, else the innermost one."""
        ranks = [rank for rank, one in enumerate(self.stack) if one.kind == shape.kind]
        exact = [rank for rank in ranks if self.stack[rank].indent == shape.indent]
        found = exact or ranks
        return found[-1] if found else None

    def crossing(self, line: int) -> int:
        """How many ends from ``line`` on close the same number of blocks in another order; 0 if they do not."""
        ends: list[str] = []
        for shape in self.shapes[line : line + len(self.stack)]:
            if shape.role is not Role.CLOSE:
                break
            ends.append(shape.kind)
            if sorted(ends) == sorted(block.kind for block in self.stack[-len(ends) :]):
                return len(ends)
        return 0


def _next_ends(shapes: Sequence[Shape]) -> list[int]:
    """For each line, the next end after it that closes nothing opened after it."""
    count = len(shapes)
    after = [count] * (count + 1)
    for line in range(count - 2, -1, -1):
        role = shapes[line + 1].role
        if role is Role.CLOSE:
            after[line] = line + 1
        elif role is Role.OPEN:
            after[line] = after[after[line + 1]]
        else:
            after[line] = after[line + 1]
    return after
