"""The structure of a program: its sections, in them its routines, classes, constants and variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum

from educode.records import field, state
from educode.semantics import Analysis, Class, Variable
from educode.syntax.nodes import ClassDefinition, RoutineDefinition, Section
from educode.syntax.walk import walk
from educode.text import Span


class OutlineKind(Enum):
    """What an entry is; the values are those of ``structure --json``."""

    SECTION = "section"
    FUNCTION = "fonction"
    PROCEDURE = "procedure"
    CLASS = "classe"
    FIELD = "champ"
    CONSTANT = "constante"
    VARIABLE = "variable"


@state
class OutlineEntry:
    """One thing of the structure. ``span``: all of it; ``name_span``: its name; ``detail``: type or parameters."""

    kind: OutlineKind
    name: str
    span: Span
    name_span: Span
    detail: str = ""
    children: list[OutlineEntry] = field(default_factory=list)


_DECORATION = re.compile(r"^[\s\-=*#]+|[\s\-=*#]+$")
_NUMBERING = re.compile(r"[0-9]+(?:\.[0-9]+)*")


def outline(analysis: Analysis) -> list[OutlineEntry]:
    """The entries outside any section, then the sections with what they hold, in the order of the text."""
    found = sorted(_entries(analysis), key=lambda entry: entry.span.start)
    return _nested(found)


def section_title(written: str) -> str:
    """The title without the signs that decorate it; as written if nothing else is left."""
    return _DECORATION.sub("", written) or written.strip()


def _nested(entries: list[OutlineEntry]) -> list[OutlineEntry]:
    """Each entry in the section before it, each section in the one whose numbering begins its own."""
    top: list[OutlineEntry] = []
    open_sections: list[tuple[int, OutlineEntry]] = []
    for entry in entries:
        if entry.kind is OutlineKind.SECTION:
            depth = _depth(entry.name)
            while open_sections and open_sections[-1][0] >= depth:
                open_sections.pop()
            (open_sections[-1][1].children if open_sections else top).append(entry)
            open_sections.append((depth, entry))
        else:
            (open_sections[-1][1].children if open_sections else top).append(entry)
    return top


def _depth(title: str) -> int:
    """1 for a plain title or `1 Title`, 2 for `1.2 Title`…"""
    numbering = _NUMBERING.match(title)
    return numbering[0].count(".") + 1 if numbering else 1


def _entries(analysis: Analysis) -> Iterator[OutlineEntry]:
    for node in walk(analysis.program):
        if isinstance(node, Section):
            yield OutlineEntry(OutlineKind.SECTION, section_title(node.title), node.span, node.span)
    for routine in analysis.routines.values():
        yield _routine(routine.definition)
    for class_ in analysis.classes.values():
        yield _class(class_)
    for variable in analysis.globals.values():
        if not variable.is_loop:
            yield _variable(variable)


def _routine(definition: RoutineDefinition) -> OutlineEntry:
    kind = OutlineKind.FUNCTION if definition.is_function else OutlineKind.PROCEDURE
    names = ", ".join(parameter.name for parameter in definition.parameters or ())
    return OutlineEntry(kind, definition.name.name, definition.span, definition.name.span, f"({names})")


def _class(class_: Class) -> OutlineEntry:
    definition: ClassDefinition = class_.definition
    fields = [_variable(found, OutlineKind.FIELD) for found in class_.fields.values()]
    methods = [_routine(method.definition) for method in class_.methods.values()]
    members = sorted([*fields, *methods], key=lambda entry: entry.span.start)
    return OutlineEntry(OutlineKind.CLASS, class_.name, definition.span, definition.name.span, "", members)


def _variable(variable: Variable, kind: OutlineKind | None = None) -> OutlineEntry:
    detail = variable.declared.french if variable.declared is not None else ""
    plain = OutlineKind.CONSTANT if variable.is_constant else OutlineKind.VARIABLE
    return OutlineEntry(
        kind or plain, variable.name, variable.span, variable.span, "" if variable.is_constant else detail
    )


__all__ = ["OutlineEntry", "OutlineKind", "outline", "section_title"]
