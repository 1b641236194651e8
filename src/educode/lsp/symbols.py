"""The structure of a document, and what of it can be folded."""

from __future__ import annotations

from collections.abc import Sequence

from lsprotocol import types

from educode.lsp.desk import Desk
from educode.lsp.documents import Document
from educode.lsp.positions import Codec
from educode.services.highlight import folds
from educode.services.outline import OutlineEntry, OutlineKind, outline
from educode.text import Span

_KINDS = {
    OutlineKind.SECTION: types.SymbolKind.Namespace,
    OutlineKind.FUNCTION: types.SymbolKind.Function,
    OutlineKind.PROCEDURE: types.SymbolKind.Function,
    OutlineKind.CLASS: types.SymbolKind.Class,
    OutlineKind.FIELD: types.SymbolKind.Field,
    OutlineKind.CONSTANT: types.SymbolKind.Constant,
    OutlineKind.VARIABLE: types.SymbolKind.Variable,
}


async def document_symbols(desk: Desk, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
    """Sections, and in them routines, classes, constants, variables."""
    document, analysis = await desk.fresh(params.text_document.uri)
    return _symbols(outline(analysis), len(document.source.text), document, desk.codec)


def _symbols(entries: Sequence[OutlineEntry], end: int, document: Document, codec: Codec) -> list[types.DocumentSymbol]:
    """The symbols of ``entries``; a section goes on until the next one, or ``end``."""
    ends = [*(entry.span.start for entry in entries[1:]), end]
    return [_symbol(entry, until, document, codec) for entry, until in zip(entries, ends, strict=False)]


def _symbol(entry: OutlineEntry, until: int, document: Document, codec: Codec) -> types.DocumentSymbol:
    source = document.source
    is_section = entry.kind is OutlineKind.SECTION
    span = Span(entry.span.start, max(until, entry.span.end)) if is_section else entry.span
    return types.DocumentSymbol(
        name=entry.name or "…",
        kind=_KINDS[entry.kind],
        range=codec.range(source, span.to(entry.name_span)),
        selection_range=codec.range(source, entry.name_span),
        detail=entry.detail or None,
        children=_symbols(entry.children, span.end, document, codec),
    )


async def folding_ranges(desk: Desk, params: types.FoldingRangeParams) -> list[types.FoldingRange]:
    """The blocks and sections that can be folded."""
    _document, analysis = await desk.fresh(params.text_document.uri)
    return [types.FoldingRange(first - 1, last - 1) for first, last in folds(analysis)]
