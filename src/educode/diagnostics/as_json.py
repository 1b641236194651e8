"""Diagnostics as JSON for tools: the array of ``verifie --json`` and ``--erreurs-json``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any  # JSON

from educode.diagnostics.model import Diagnostic, Edit, Fix
from educode.text import Source, Span


def as_json(diagnostics: Iterable[Diagnostic], source: Source) -> list[dict[str, Any]]:
    """One object a diagnostic; lines and columns count from 1, the end is the column after the last."""
    return [_diagnostic(found, source) for found in diagnostics]


def _diagnostic(diagnostic: Diagnostic, source: Source) -> dict[str, Any]:
    return {
        "fichier": source.name,
        **_place(diagnostic.span, source),
        "code": diagnostic.code,
        "gravite": diagnostic.severity.value,
        "message": diagnostic.message,
        "suggestion": diagnostic.suggestion,
        "corrections": [_fix(fix, source) for fix in diagnostic.fixes],
    }


def _fix(fix: Fix, source: Source) -> dict[str, Any]:
    return {"sure": fix.sure, "modifications": [_edit(edit, source) for edit in fix.edits]}


def _edit(edit: Edit, source: Source) -> dict[str, Any]:
    return {**_place(edit.span, source), "texte": edit.text}


def _place(span: Span, source: Source) -> dict[str, int]:
    start, end = source.position(span.start), source.position(span.end)
    return {"ligne": start.line, "colonne": start.column, "fin_ligne": end.line, "fin_colonne": end.column}
