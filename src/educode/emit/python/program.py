"""A whole program in Python: imports, definitions before what calls them, and the main part."""

from __future__ import annotations

from educode.emit.python.declarations import default
from educode.emit.python.emission import Emission
from educode.emit.python.flow import Flow, all_routines
from educode.emit.python.lateness import late_globals, late_locals
from educode.emit.python.layout import MARK, fits, mark_line
from educode.emit.python.lines import Lines
from educode.emit.python.margins import Margins
from educode.emit.python.names import RESERVED
from educode.emit.python.needs import Needs, first_too_early
from educode.emit.python.statements import Writer
from educode.language.types import Kind
from educode.records import field, state, value
from educode.semantics.model import Analysis, Routine, Variable
from educode.syntax import nodes as n


@value
class Translation:
    """A program in Python; ``lines[i]`` is the line of the program that Python line i + 1 comes from."""

    code: str
    lines: tuple[int, ...]
    marks: dict[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)

    def line(self, python_line: int, column: int = 0) -> int:
        """The line of the program for a line of the translation, and a column of it (from 0)."""
        if not self.lines:
            return 1
        rank = min(max(python_line, 1), len(self.lines))
        before = [line for start, line in self.marks.get(rank, ()) if start <= column]
        return before[-1] if before else self.lines[rank - 1]


@state
class _Chunk:
    """One statement of the main level, with the comments before it."""

    lines: Lines
    is_definition: bool = False
    is_section: bool = False
    has_blank: bool = False
    needs: frozenset[int] = frozenset()
    definition: int | None = None
    is_class: bool = False


def translate(analysis: Analysis) -> Translation:
    """``analysis`` (without errors) in Python; a first try tells which of Python's own names it needs."""
    flow = Flow(analysis)
    first = _Program(Emission(analysis, flow, frozenset()))
    first.write()
    used = frozenset(first.e.used & RESERVED) | first.e.used
    second = _Program(Emission(analysis, flow, frozenset(used)))
    return second.write()


class _Program:
    """One emission."""

    def __init__(self, e: Emission) -> None:
        self.e = e
        self.analysis = e.analysis
        self.margins = Margins(self.analysis.source, self.analysis.program)

    def write(self) -> Translation:
        """The translation."""
        late = {routine: late_locals(self.analysis, routine) for routine in all_routines(self.analysis)}
        chunks = [*self._chunks(late), self._end()]
        chunks = self._with_shared_objects(self._with_late_globals(_hoisted(chunks)))
        whole = self._imports()
        _join(whole, chunks)
        whole.trim()
        return _without_marks(whole)

    def _chunks(self, late: dict[Routine, list[Variable]]) -> list[_Chunk]:
        found: list[_Chunk] = []
        from educode.emit.python.declarations import merged

        skipped = merged(self.analysis.program.statements, self.e)
        needs = Needs(self.analysis)
        for statement in self.analysis.program.statements:
            writer = Writer(self.e, Lines(), self.margins)
            writer.late_locals = late
            writer.skipped = skipped
            first = self._first_line(statement)
            writer.statement(statement)
            is_definition = isinstance(statement, n.RoutineDefinition | n.ClassDefinition)
            chunk = _Chunk(writer.lines, is_definition, isinstance(statement, n.Section))
            chunk.has_blank = self.margins.is_blank_before(first)
            chunk.is_class = isinstance(statement, n.ClassDefinition)
            if not is_definition:
                chunk.needs = needs.of(statement)
            else:
                _close_up(chunk.lines)
                if found and found[-1].is_section:
                    section = found.pop()
                    section.lines.extend(chunk.lines)
                    chunk = _Chunk(section.lines, is_definition=True, is_class=chunk.is_class)
                chunk.definition = statement.span.start
            if chunk.lines.text:
                found.append(chunk)
        return found

    def _first_line(self, statement: n.Statement) -> int:
        line = self.analysis.source.position(statement.span.start).line
        waiting = self.margins.alone[self.margins.given :]
        return min(line, waiting[0][0]) if waiting else line

    def _end(self) -> _Chunk:
        writer = Writer(self.e, Lines(), self.margins)
        writer.comments(self.analysis.source.line_count + 1)
        waiting = writer.lines.origin
        return _Chunk(writer.lines, has_blank=bool(waiting) and self.margins.is_blank_before(waiting[0]))

    # --- order ---------------------------------------------------------------------------------

    def _with_late_globals(self, chunks: list[_Chunk]) -> list[_Chunk]:
        """Objects wait for their classes; the others come first."""
        start = next((rank for rank, chunk in enumerate(chunks) if not chunk.is_definition), len(chunks))
        first, after_classes = Lines(), Lines()
        for variable in late_globals(self.analysis):
            is_object = variable.declared is not None and variable.declared.kind is Kind.OBJECT
            lines = after_classes if is_object and _after_classes(chunks) > start else first
            lines.put(f"{self.e.names.variable(variable)} = ", default(variable, self.e))
        return _inserted(_inserted(chunks, after_classes, _after_classes(chunks)), first, start)

    def _with_shared_objects(self, chunks: list[_Chunk]) -> list[_Chunk]:
        """The objects that classes share, after the last class."""
        lines = Lines()
        for class_ in self.analysis.classes.values():
            if class_.shared_used:
                lines.line(f"{self.e.names.shared(class_)} = {self.e.names.class_(class_)}()")
        return _inserted(chunks, lines, _after_classes(chunks))

    # --- imports -------------------------------------------------------------------------------

    def _imports(self) -> Lines:
        lines = Lines()
        for module in sorted(self.e.modules - {"dataclasses"}):
            lines.line(f"import {module}")
        if "dataclasses" in self.e.modules:
            lines.line("from dataclasses import " + ", ".join(sorted(self.e.used & {"dataclass", "field"})))
        own = sorted(self.e.support)
        if own or self.e.may_fail:
            if lines.text:
                lines.add("")
            _import_own(own, lines)
        return lines


def _without_marks(lines: Lines) -> Translation:
    """The finished text; signs that tell lines become a table."""
    marks: dict[int, tuple[tuple[int, int], ...]] = {}
    for rank, text in enumerate(lines.text):
        if text.isascii() or not MARK.search(text):
            continue
        found = list(MARK.finditer(text))
        marks[rank + 1] = tuple((one.start() - shift, mark_line(one[0])) for shift, one in enumerate(found))
        lines.text[rank] = MARK.sub("", text)
        _inherit(lines, rank + 1, marks[rank + 1][-1][1])
    return Translation("\n".join(lines.text) + "\n" if lines.text else "", tuple(lines.origin), marks)


def _inherit(lines: Lines, rank: int, line: int) -> None:
    """The lines of the same statement after a mark come from its line on."""
    start = lines.origin[rank - 1]
    while rank < len(lines.text) and lines.origin[rank] == start and not MARK.search(lines.text[rank]):
        lines.origin[rank] = line
        rank += 1


def _hoisted(chunks: list[_Chunk]) -> list[_Chunk]:
    """The chunks, definitions moved before the first statement that needs one of them too early."""
    at = first_too_early((chunk.definition, chunk.needs) for chunk in chunks)
    if at is None:
        return chunks
    while at > 0 and chunks[at - 1].is_section:
        at -= 1
    later = [chunk for chunk in chunks[at:] if chunk.is_definition]
    return [*chunks[:at], *later, *[chunk for chunk in chunks[at:] if not chunk.is_definition]]


def _after_classes(chunks: list[_Chunk]) -> int:
    """The rank after the last class."""
    return max((rank for rank, chunk in enumerate(chunks) if chunk.is_class), default=-1) + 1


def _inserted(chunks: list[_Chunk], lines: Lines, at: int) -> list[_Chunk]:
    """The chunks, with one of ``lines`` (unless there are none) before the one at ``at``."""
    if not lines.text:
        return chunks
    if at < len(chunks):
        chunks[at].has_blank = True
    return [*chunks[:at], _Chunk(lines), *chunks[at:]]


def _import_own(names: list[str], lines: Lines) -> None:
    if not names:
        lines.line("import educode.python")
        return
    line = "from educode.python import " + ", ".join(names)
    if fits(line):
        lines.line(line)
        return
    lines.line("from educode.python import (")
    for name in names:
        lines.line(f"    {name},")
    lines.line(")")


def _close_up(lines: Lines) -> None:
    """No blank line between a definition and the comments before it."""
    at = 0
    while at < len(lines.text) and (not lines.text[at] or lines.text[at].startswith("#")):
        if lines.text[at]:
            at += 1
        else:
            del lines.text[at], lines.origin[at]


def _join(whole: Lines, chunks: list[_Chunk]) -> None:
    after_definition = False
    is_first = True
    for chunk in chunks:
        if not chunk.lines.text:
            continue
        margin = int(chunk.has_blank)
        if chunk.is_definition or after_definition:
            margin = 2
        elif is_first:
            margin = 1
        if whole.text:
            whole.add(*[""] * margin)
        whole.extend(chunk.lines)
        after_definition = chunk.is_definition
        is_first = False
