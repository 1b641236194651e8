"""Go to definition, find references, rename."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from educode.diagnostics import Edit
from educode.language.keywords import is_reserved
from educode.semantics import Analysis, Binding, Class, Routine, Scope, Variable
from educode.services.located import all_routines, binding_at, uses_of
from educode.text import Span


@dataclass(frozen=True, slots=True)
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
    if _is_taken(analysis, found[0], wanted):
        return RenameRefused("taken")
    return [Edit(span, wanted) for span in uses_of(analysis, found[0])]


def is_name(text: str) -> bool:
    """Whether ``text`` is a name by the rule of the language: letters, digits, ``_``."""
    return (
        bool(text)
        and not text[0].isdigit()
        and all(sign == "_" or sign.isalpha() or sign in "0123456789" for sign in text)
    )


def _is_taken(analysis: Analysis, bound: Binding, name: str) -> bool:
    if isinstance(bound, Routine):
        siblings = bound.class_.methods if bound.class_ else analysis.routines
        return name in siblings and siblings[name] is not bound
    if isinstance(bound, Class):
        return name in analysis.classes and analysis.classes[name] is not bound
    if not isinstance(bound, Variable):
        return True
    return any(name in names and names[name] is not bound for names in _rivals(analysis, bound))


def _rivals(analysis: Analysis, variable: Variable) -> list[dict[str, Variable]]:
    """The scopes in which another variable of the same name would change what the program means."""
    if variable.scope is Scope.FIELD and variable.class_:
        return [variable.class_.fields, *(method.locals for method in variable.class_.methods.values())]
    if variable.routine:
        fields = [variable.routine.class_.fields] if variable.routine.class_ else []
        return [variable.routine.locals, analysis.globals, *fields]
    locals_ = [routine.locals for routine in all_routines(analysis)]
    return [analysis.globals, *locals_, *(one.fields for one in analysis.classes.values())]
