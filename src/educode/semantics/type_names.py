"""Types that do not exist, and those that were meant."""

from __future__ import annotations

from educode.diagnostics.rules import names
from educode.diagnostics.template import choice
from educode.language.foreign_names import TYPES
from educode.language.types import TYPES_BY_NAME
from educode.semantics.closest import closest
from educode.semantics.workspace import Workspace, replacement
from educode.syntax.nodes import TypeName


def report_unknown_type(workspace: Workspace, type_name: TypeName) -> None:
    """Report a type name that stands for nothing; the variable keeps an unknown type."""
    name = type_name.name
    known = [type_.french for type_ in dict.fromkeys(TYPES_BY_NAME.values())]
    meant = TYPES.get(name.lower())
    found = [meant] if meant else closest(name, [*known, *workspace.analysis.classes])
    fix = replacement(type_name.span, found[0], sure=True) if len(found) == 1 else None
    workspace.reporter.report(
        names.UNKNOWN_TYPE,
        type_name.span,
        hint="near" if fix else "choice" if found else "list",
        fixes=[fix] if fix else [],
        name=name,
        near=found[0] if fix else choice([f"`{each}`" for each in found]),
        line=_mended(workspace, type_name, found[0]) if fix else "",
    )


def _mended(workspace: Workspace, type_name: TypeName, meant: str) -> str:
    source = workspace.analysis.source
    line = source.line_span(source.position(type_name.span.start).line)
    text = source.text
    return (text[line.start : type_name.span.start] + meant + text[type_name.span.end : line.end]).strip()
