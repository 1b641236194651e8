"""Where code is written: the unit (the whole program) and the body (one routine or the main program)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from educode.emit.javascript.fragments import ASSIGN, Fragment, name
from educode.emit.javascript.names import Names
from educode.emit.javascript.sites import Marks
from educode.emit.javascript.usage import Usage
from educode.language.types import ANY, Type
from educode.records import replace
from educode.semantics.model import Analysis, Binding, Routine, Scope, Variable
from educode.syntax.nodes import Expression, Node
from educode.text import Span

_INDENT = "  "


class Unit:
    """One program being compiled: its facts, its marks, what it uses of the runtime."""

    def __init__(self, analysis: Analysis, usage: Usage) -> None:
        self.analysis = analysis
        self.usage = usage
        self.names = Names(analysis)
        self.marks = Marks()
        self.used: set[str] = set()
        self.canvas_keys = 0

    def runtime(self, function: str) -> str:
        """The local name of a function of the runtime, which the program's heading will fetch."""
        self.used.add(function)
        return f"${function}"

    def call(self, function: str, arguments: str, span: Span, parts: tuple[Span, ...] = ()) -> str:
        """A call of the runtime that may fail for the operation at ``span``."""
        return f"{self.marks.mark(span, parts)}{self.runtime(function)}({arguments})"

    def type_of(self, node: Expression) -> Type:
        """The proven type of an expression, ANY where there is none."""
        return self.analysis.types.get(node, ANY)

    def binding(self, node: Node) -> Binding | None:
        """What a name stands for."""
        return self.analysis.bindings.get(node)

    def is_captured(self, variable: Variable) -> bool:
        """Whether a variable lives outside of the main program, within reach of routines."""
        return variable.scope is Scope.GLOBAL and variable in self.usage.shared


class Body:
    """The statements of one function of JavaScript, with its temporaries."""

    def __init__(self, unit: Unit, routine: Routine | None, *, waits: bool) -> None:
        self.unit = unit
        self.routine = routine
        self.waits = waits
        self.lines: list[str] = []
        self.declared: set[Variable] = set()
        self.certain: set[Variable] = set()
        self.tight: set[Variable] = set()
        self.rising: set[Variable] = set()
        self.borrowed: dict[Variable, str] = {}
        self.returned: list[Variable] = []
        self.hoisted: list[str] = []
        self.inline: Callable[[Expression], Fragment] | None = None
        self.depth = 1
        self._span: Span | None = None
        self._temporaries = 0
        self._free = 0
        self._fresh = 0

    def line(self, code: str) -> None:
        """Writes one line at the present depth; what has no better place in it fails at the statement."""
        mark = "" if self._span is None or code.startswith("}") else self.unit.marks.mark(self._span)
        self.lines.append(_INDENT * self.depth + mark + code)

    @contextmanager
    def indented(self) -> Iterator[None]:
        """One level deeper."""
        self.depth += 1
        yield
        self.depth -= 1

    @contextmanager
    def statement(self, span: Span) -> Iterator[None]:
        """The lines of one statement; temporaries taken for it are free again after it."""
        outer, free = self._span, self._free
        self._span = span
        yield
        self._span, self._free = outer, free

    def temporary(self) -> str:
        """A temporary of this function, until the end of the statement."""
        self._free += 1
        self._temporaries = max(self._temporaries, self._free)
        return f"${self._free}"

    def fresh(self, stem: str) -> str:
        """A name used once in this function."""
        self._fresh += 1
        return f"${stem}{self._fresh}"

    @property
    def temporaries(self) -> tuple[str, ...]:
        """All the temporaries that its heading must declare."""
        return tuple(f"${at}" for at in range(1, self._temporaries + 1))

    def hold(self, *pieces: Fragment) -> tuple[str, tuple[Fragment, ...]]:
        """Makes pieces fit to be written more than once.

        Gives what must be evaluated first (``""`` or ``"$1 = a, $2 = b, "``) and what to write afterwards.
        Their order of evaluation is kept.
        """
        kept: list[Fragment] = []
        first = ""
        for at, piece in enumerate(pieces):
            if self._may_repeat(pieces, at):
                kept.append(piece)
                continue
            temporary = self.temporary()
            first += f"{temporary} = {piece.at(ASSIGN)}, "
            kept.append(replace(name(temporary, piece.type), finite=piece.finite, natural=piece.natural))
        return first, tuple(kept)

    @staticmethod
    def _may_repeat(pieces: tuple[Fragment, ...], at: int) -> bool:
        piece = pieces[at]
        return piece.repeatable and (piece.fixed or not any(other.calls for other in pieces[at + 1 :]))
