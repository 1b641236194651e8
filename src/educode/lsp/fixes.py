"""Quick fixes: what the diagnostics offer to change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lsprotocol import types

from educode.diagnostics import Diagnostic, Edit, Fix
from educode.diagnostics.fixes import sure_edits
from educode.lsp import textes
from educode.lsp.desk import Desk
from educode.lsp.documents import Document
from educode.lsp.positions import Codec
from educode.text import Source, Span

OPTIONS = types.CodeActionOptions(code_action_kinds=[types.CodeActionKind.QuickFix])
_LONGEST_SHOWN = 30


async def code_actions(desk: Desk, params: types.CodeActionParams) -> list[types.CodeAction]:
    """The fixes of what is told in the range, sure ones first; one for all sure fixes where there are several."""
    document, analysis = await desk.trusted(params.text_document.uri)
    wanted = desk.codec.span(document.source, params.range)
    touched = [found for found in analysis.diagnostics if _touches(found.span, wanted)]
    actions = [action for found in touched for action in _actions(found, document, params, desk.codec)]
    actions.sort(key=lambda action: not action.is_preferred)
    if actions and sum(_is_mendable(found) for found in analysis.diagnostics) > 1:
        edits = sure_edits(analysis.diagnostics)
        actions.append(types.CodeAction(textes.MEND_ALL, _KIND, edit=_change(edits, document, desk.codec)))
    return actions


_KIND = types.CodeActionKind.QuickFix


def _touches(one: Span, other: Span) -> bool:
    return one.start <= other.end and other.start <= one.end


def _is_mendable(found: Diagnostic) -> bool:
    return any(fix.sure for fix in found.fixes)


def _actions(
    found: Diagnostic, document: Document, params: types.CodeActionParams, codec: Codec
) -> Iterator[types.CodeAction]:
    told = [one for one in params.context.diagnostics if one.code == found.code]
    for fix in found.fixes:
        yield types.CodeAction(
            title_of(fix, document.source),
            _KIND,
            diagnostics=told,
            is_preferred=fix.sure,
            edit=_change(fix.edits, document, codec),
        )


def _change(edits: Iterable[Edit], document: Document, codec: Codec) -> types.WorkspaceEdit:
    return types.WorkspaceEdit({document.uri: text_edits(edits, document.source, codec)})


def text_edits(edits: Iterable[Edit], source: Source, codec: Codec) -> list[types.TextEdit]:
    """Edits as the protocol writes them."""
    return [types.TextEdit(codec.range(source, edit.span), edit.text) for edit in edits]


def title_of(fix: Fix, source: Source) -> str:
    """What a fix does, in a few words."""
    if len(fix.edits) != 1:
        return textes.MEND_LINES if fix.edits else textes.MEND
    old, new = source.slice(fix.edits[0].span).strip(), fix.edits[0].text.strip()
    if "\n" in old or "\n" in new or max(len(old), len(new)) > _LONGEST_SHOWN:
        return textes.MEND_LINES
    if old and new:
        return textes.REPLACE.format(old=old, new=new)
    if new:
        return textes.ADD.format(new=new)
    return textes.REMOVE.format(old=old) if old else textes.MEND
