"""Go to definition, find references, rename."""

from __future__ import annotations

import unicodedata

from educode.diagnostics import Edit
from educode.language.keywords import is_reserved
from educode.records import value
from educode.semantics import Analysis, Binding, Class, Routine, Variable
from educode.services.clashes import is_taken, is_unsure
from educode.services.located import binding_at, uses_of
from educode.text import Span


@value
class RenameRefused:
    """Why a name cannot be given; ``reason`` is a key of ``textes.RENAME_REASONS``."""

    reason: str


def definition_of(analysis: Analysis, offset: int) -> Span | None:
    """Where the name at ``offset`` is declared first; None for what the language brings."""
    found = binding_at(analysis, offset)
    return declaration_span(found[0]) if found else None


def declaration_span(bound: Binding) -> Span | None:
    """The span of the name where ``bound`` is declared."""
    if isinstance(bound, Variable):
        return bound.declarations[0] if bound.declarations else bound.span
    if isinstance(bound, Routine | Class):
        return bound.definition.name.span
    return None


def references_to(analysis: Analysis, offset: int) -> list[Span]:
    """Every use of the name at ``offset``, its declarations included."""
    found = binding_at(analysis, offset)
    return uses_of(analysis, found[0]) if found else []


def rename(analysis: Analysis, offset: int, new_name: str) -> list[Edit] | RenameRefused:
    """The edits that give another name to what stands at ``offset``."""
    found = binding_at(analysis, offset)
    if found is None or declaration_span(found[0]) is None:
        return RenameRefused("nothing")
    wanted = unicodedata.normalize("NFC", new_name.strip())
    if not is_name(wanted):
        return RenameRefused("not-a-name")
    if is_reserved(wanted):
        return RenameRefused("reserved")
    if is_taken(analysis, found[0], wanted):
        return RenameRefused("taken")
    if is_unsure(analysis, found[0]):
        return RenameRefused("unsure")
    return [Edit(span, wanted) for span in uses_of(analysis, found[0])]


def is_name(text: str) -> bool:
    """Whether ``text`` is a name by the rule of the language: letters, digits, ``_``."""
    return (
        bool(text)
        and not text[0].isdigit()
        and all(sign == "_" or sign.isalpha() or sign in "0123456789" for sign in text)
    )
