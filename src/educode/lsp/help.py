"""Hover and signature help."""

from __future__ import annotations

from lsprotocol import types

from educode.lsp.desk import Desk
from educode.services.describe import hover as hover_at
from educode.services.describe import signature_help as help_at

SIGNATURE_OPTIONS = types.SignatureHelpOptions(trigger_characters=["(", ","], retrigger_characters=[")"])


async def hover(desk: Desk, params: types.HoverParams) -> types.Hover | None:
    """What the word at a place is."""
    document, analysis = await desk.fresh(params.text_document.uri)
    found = hover_at(analysis, desk.codec.offset(document.source, params.position))
    if found is None:
        return None
    text = types.MarkupContent(types.MarkupKind.Markdown, found.markdown)
    return types.Hover(text, desk.codec.range(document.source, found.span))


async def signature_help(desk: Desk, params: types.SignatureHelpParams) -> types.SignatureHelp | None:
    """The values that the call around a place takes; answered at once, like completion."""
    document, analysis = await desk.analysed(params.text_document.uri, params.position)
    source = document.source
    found = help_at(analysis, source.text, desk.codec.offset(source, params.position))
    if found is None:
        return None
    documentation = types.MarkupContent(types.MarkupKind.Markdown, found.documentation)
    signatures = [
        types.SignatureInformation(label, documentation, [types.ParameterInformation(name) for name in names])
        for label, names in zip(found.labels, found.parameters, strict=True)
    ]
    return types.SignatureHelp(signatures, found.active, found.active_parameter)
