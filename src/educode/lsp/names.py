"""Definition, references, rename."""

from __future__ import annotations

from lsprotocol import types
from pygls.exceptions import JsonRpcException

from educode.lsp.desk import Desk
from educode.lsp.fixes import text_edits
from educode.services.located import binding_at
from educode.services.navigate import RenameRefused, declaration_span, definition_of, references_to
from educode.services.navigate import rename as renamed
from educode.services.textes import RENAME_REASONS

RENAME_OPTIONS = types.RenameOptions(prepare_provider=True)


async def definition(desk: Desk, params: types.DefinitionParams) -> types.Location | None:
    """Where the name at a place is declared."""
    document, analysis = await desk.fresh(params.text_document.uri)
    span = definition_of(analysis, desk.codec.offset(document.source, params.position))
    return types.Location(document.uri, desk.codec.range(document.source, span)) if span else None


async def references(desk: Desk, params: types.ReferenceParams) -> list[types.Location]:
    """Every use of the name at a place."""
    document, analysis = await desk.fresh(params.text_document.uri)
    offset = desk.codec.offset(document.source, params.position)
    spans = references_to(analysis, offset)
    if not params.context.include_declaration:
        declared = definition_of(analysis, offset)
        spans = [span for span in spans if span != declared]
    return [types.Location(document.uri, desk.codec.range(document.source, span)) for span in spans]


async def prepare_rename(desk: Desk, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | None:
    """The name at a place, if it can be changed."""
    document, analysis = await desk.fresh(params.text_document.uri)
    found = binding_at(analysis, desk.codec.offset(document.source, params.position))
    if found is None or declaration_span(found[0]) is None:
        return None
    place = desk.codec.range(document.source, found[1])
    return types.PrepareRenamePlaceholder(place, document.source.slice(found[1]))


async def rename(desk: Desk, params: types.RenameParams) -> types.WorkspaceEdit:
    """Another name for what stands at a place."""
    document, analysis = await desk.fresh(params.text_document.uri)
    edits = renamed(analysis, desk.codec.offset(document.source, params.position), params.new_name)
    if isinstance(edits, RenameRefused):
        raise JsonRpcException(RENAME_REASONS[edits.reason], types.LSPErrorCodes.RequestFailed)
    return types.WorkspaceEdit({document.uri: text_edits(edits, document.source, desk.codec)})
