"""Types that do not exist, and those that were meant."""

from __future__ import annotations

import re

from educode.diagnostics import Fix
from educode.diagnostics.nearest import distance, fold
from educode.diagnostics.rules import names
from educode.diagnostics.template import choice, with_article
from educode.language.foreign_names import TYPES
from educode.language.types import TYPES_BY_NAME
from educode.semantics.guesses.closest import closest
from educode.semantics.mending import mended_line, replacement
from educode.semantics.workspace import Workspace
from educode.syntax.nodes import TypeName
from educode.text import Span

_ARTICLE = re.compile(r"\bune?\s+$")


def report_unknown_type(workspace: Workspace, type_name: TypeName) -> None:
    """Report a type name that stands for nothing; the variable keeps an unknown type."""
    name = type_name.name
    known = [type_.french for type_ in dict.fromkeys(TYPES_BY_NAME.values())]
    meant = TYPES.get(name.lower())
    found = [meant] if meant else closest(name, [*known, *workspace.analysis.classes])
    found = found or sorted({TYPES[each] for each in closest(name, TYPES) if _is_misspelt(name, each)})
    fix = _renaming(workspace, type_name, found[0]) if len(found) == 1 else None
    workspace.reporter.report(
        names.UNKNOWN_TYPE,
        type_name.span,
        hint="near" if fix else "choice" if found else "list",
        fixes=[fix] if fix else [],
        name=name,
        near=found[0] if fix else choice([f"`{each}`" for each in found]),
        line=mended_line(workspace.analysis.source, fix) if fix else "",
    )


def _is_misspelt(name: str, word: str) -> bool:
    """Whether one letter differs at most: « joueur » is no « couleur »."""
    return distance(fold(name), fold(word), 1) <= 1


def _renaming(workspace: Workspace, type_name: TypeName, meant: str) -> Fix:
    """The article is mended too: « une chaine » becomes « un texte »."""
    source = workspace.analysis.source
    start = type_name.span.start
    article = _ARTICLE.search(source.text, max(start - 8, 0), start)
    if article is None:
        return replacement(type_name.span, meant, sure=True)
    return replacement(Span(article.start(), type_name.span.end), with_article(meant), sure=True)
