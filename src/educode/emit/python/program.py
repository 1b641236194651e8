"""A whole program in Python: imports, definitions before what calls them, and the main part."""

from __future__ import annotations

from dataclasses import dataclass

from educode.emit.python.declarations import default
from educode.emit.python.emission import Emission
from educode.emit.python.flow import Flow, all_routines
from educode.emit.python.lateness import late_globals, late_locals
from educode.emit.python.layout import fits
from educode.emit.python.lines import Lines
from educode.emit.python.margins import Margins
from educode.emit.python.names import RESERVED
from educode.emit.python.statements import Writer
from educode.semantics.model import Analysis, Class, Routine, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import walk


@dataclass(frozen=True, slots=True)
class Translation:
    """A program in Python; ``lines[i]`` is the line of the program that Python line i + 1 comes from."""

    code: str
    lines: tuple[int, ...]

    def line(self, python_line: int) -> int:
        """The line of the program for a line of the translation."""
        return self.lines[min(max(python_line, 1), len(self.lines)) - 1]


@dataclass(slots=True)
class _Chunk:
    """One statement of the main level, with the comments before it."""

    lines: Lines
    is_definition: bool = False
    is_section: bool = False
    has_blank: bool = False


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
        if self._must_hoist():
            chunks = [one for one in chunks if one.is_definition] + [one for one in chunks if not one.is_definition]
        chunks = self._with_late_globals(chunks)
        whole = self._imports()
        _join(whole, chunks)
        whole.trim()
        return Translation("\n".join(whole.text) + "\n" if whole.text else "", tuple(whole.origin))

    def _chunks(self, late: dict[Routine, list[Variable]]) -> list[_Chunk]:
        found: list[_Chunk] = []
        from educode.emit.python.declarations import merged

        skipped = merged(self.analysis.program.statements, self.e)
        for statement in self.analysis.program.statements:
            writer = Writer(self.e, Lines(), self.margins)
            writer.late_locals = late
            writer.skipped = skipped
            first = self._first_line(statement)
            writer.statement(statement)
            is_definition = isinstance(statement, n.RoutineDefinition | n.ClassDefinition)
            chunk = _Chunk(writer.lines, is_definition, isinstance(statement, n.Section))
            chunk.has_blank = self.margins.is_blank_before(first)
            if is_definition:
                _close_up(chunk.lines)
                if found and found[-1].is_section:
                    section = found.pop()
                    section.lines.extend(chunk.lines)
                    chunk = _Chunk(section.lines, is_definition=True)
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

    def _must_hoist(self) -> bool:
        """Whether the main part calls something before all definitions stand."""
        called = False
        for statement in self.analysis.program.statements:
            if isinstance(statement, n.RoutineDefinition | n.ClassDefinition):
                if called:
                    return True
            elif not called:
                called = any(self._needs_definition(node) for node in walk(statement))
        return False

    def _needs_definition(self, node: n.Node) -> bool:
        if isinstance(node, n.TypeName):
            return node.name in self.analysis.classes
        return isinstance(node, n.MethodCall) or isinstance(self.e.bindings.get(node), Routine | Class)

    def _with_late_globals(self, chunks: list[_Chunk]) -> list[_Chunk]:
        late = late_globals(self.analysis)
        if not late:
            return chunks
        lines = Lines()
        for variable in late:
            lines.put(f"{self.e.names.variable(variable)} = ", default(variable, self.e))
        at = next((rank for rank, chunk in enumerate(chunks) if not chunk.is_definition), len(chunks))
        if at < len(chunks):
            chunks[at].has_blank = True
        return [*chunks[:at], _Chunk(lines), *chunks[at:]]

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
