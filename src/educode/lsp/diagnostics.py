"""What is wrong with a document, told to the client."""

from __future__ import annotations

from typing import Any  # JSON

from lsprotocol import types

from educode.diagnostics import Diagnostic, Severity
from educode.lsp import textes
from educode.lsp.documents import Document
from educode.lsp.fixes import title_of
from educode.lsp.positions import Codec
from educode.text import Source

_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.ADVICE: types.DiagnosticSeverity.Information,
}


def published(document: Document, codec: Codec) -> types.PublishDiagnosticsParams:
    """All that is known of ``document``; nothing once it is closed."""
    analysis = document.analysis
    found = analysis.diagnostics if analysis else ()
    told = [encoded(one, document.source, document.uri, codec) for one in found]
    return types.PublishDiagnosticsParams(document.uri, told, document.version)


def encoded(found: Diagnostic, source: Source, uri: str, codec: Codec) -> types.Diagnostic:
    """One diagnostic with its suggestion, its second places and its fixes."""
    return types.Diagnostic(
        range=codec.range(source, found.span),
        message=_message(found),
        severity=_SEVERITIES[found.severity],
        code=found.code,
        source="EduCode",
        related_information=[
            types.DiagnosticRelatedInformation(types.Location(uri, codec.range(source, label.span)), label.text)
            for label in found.labels
        ],
        data=_data(found, source, codec),
    )


def _message(found: Diagnostic) -> str:
    if not found.suggestion:
        return found.message
    return textes.SUGGESTION.format(message=found.message, suggestion=found.suggestion)


def _data(found: Diagnostic, source: Source, codec: Codec) -> dict[str, Any]:
    """The fixes as plain JSON, for a client that shows a button."""
    return {
        "message": found.message,
        "suggestion": found.suggestion,
        "fixes": [
            {
                "title": title_of(fix, source),
                "sure": fix.sure,
                "edits": [
                    {"range": _plain(codec.range(source, edit.span)), "newText": edit.text} for edit in fix.edits
                ],
            }
            for fix in found.fixes
        ],
    }


def _plain(found: types.Range) -> dict[str, Any]:
    return {
        name: {"line": place.line, "character": place.character}
        for name, place in (("start", found.start), ("end", found.end))
    }
