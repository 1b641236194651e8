"""Completion: answered at once from the last analysis, which may be a moment older than the text."""

from __future__ import annotations

import re

from lsprotocol import types

from educode.lsp.desk import Desk
from educode.services.complete import Completion, complete

OPTIONS = types.CompletionOptions(trigger_characters=[".", '"'])
_KINDS = {
    "keyword": types.CompletionItemKind.Keyword,
    "snippet": types.CompletionItemKind.Snippet,
    "variable": types.CompletionItemKind.Variable,
    "constant": types.CompletionItemKind.Constant,
    "function": types.CompletionItemKind.Function,
    "method": types.CompletionItemKind.Method,
    "field": types.CompletionItemKind.Field,
    "class": types.CompletionItemKind.Class,
    "type": types.CompletionItemKind.TypeParameter,
    "color": types.CompletionItemKind.Color,
    "key": types.CompletionItemKind.EnumMember,
}
_PLACE = re.compile(r"\$\{\d+:?([^}]*)\}|\$\d+")


async def completions(desk: Desk, params: types.CompletionParams, *, takes_snippets: bool) -> types.CompletionList:
    """The proposals at a place, the likeliest first."""
    document, analysis = await desk.analysed(params.text_document.uri, params.position)
    source = document.source
    found = complete(analysis, source.text, desk.codec.offset(source, params.position))
    if not found:
        return types.CompletionList(is_incomplete=False, items=[])
    ranges = {item.replace: desk.codec.range(source, item.replace) for item in found}
    items = [_item(rank, item, ranges[item.replace], takes_snippets) for rank, item in enumerate(found)]
    return types.CompletionList(is_incomplete=False, items=items)


def _item(rank: int, item: Completion, place: types.Range, takes_snippets: bool) -> types.CompletionItem:
    is_snippet = item.is_snippet and takes_snippets
    text = item.insert if is_snippet or not item.is_snippet else _PLACE.sub(r"\1", item.insert)
    markdown = types.MarkupContent(types.MarkupKind.Markdown, item.documentation) if item.documentation else None
    return types.CompletionItem(
        label=item.label,
        kind=_KINDS[item.kind],
        detail=item.detail or None,
        documentation=markdown,
        sort_text=f"{rank:04}",
        filter_text=item.label,
        insert_text_format=types.InsertTextFormat.Snippet if is_snippet else types.InsertTextFormat.PlainText,
        text_edit=types.TextEdit(place, text),
    )
