"""The language server, asked by a real client over stdio."""

from __future__ import annotations

import asyncio

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from lsp.editor import URI, Editor, play

PROGRAM = """@ Départ
score est un nombre vaut 0
t est une toile

fonction double(n)
    retourne n * 2
fin fonction

remplir(t, #ff8800)
affiche double(score)
"""


def _place(line: int, character: int) -> types.Position:
    return types.Position(line, character)


def test_it_starts_says_what_it_can_and_leaves() -> None:
    async def scene(editor: Editor) -> None:
        can = editor.capabilities
        assert can.position_encoding == "utf-16"
        for feature in (
            can.completion_provider, can.hover_provider, can.signature_help_provider, can.definition_provider,
            can.references_provider, can.rename_provider, can.document_symbol_provider, can.folding_range_provider,
            can.semantic_tokens_provider, can.color_provider, can.code_action_provider,
            can.document_formatting_provider,
        ):  # fmt: skip
            assert feature

    assert play(scene) == 0


def test_what_is_wrong_is_told_before_fixes_are_tried() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("affiche scor\nscore est un nombre\n")
        sure = []
        for _ in range(2):
            told = await editor.told()
            assert told.version == 0
            data = told.diagnostics[0].data
            assert data is not None
            sure.append([fix["sure"] for fix in data["fixes"]])
        assert sure == [[True], [False]]
        editor.close()
        assert not (await editor.told()).diagnostics

    play(scene)


def test_diagnostics_follow_what_is_typed() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("score est un nombre\naffiche scor\n")
        told = await editor.told()
        assert [found.code for found in told.diagnostics] == ["EDU0301"]
        found = told.diagnostics[0]
        assert found.severity is types.DiagnosticSeverity.Error
        assert found.range == types.Range(_place(1, 8), _place(1, 12))
        editor.type(1, 8, "1", to=(1, 12))
        told = await editor.told()
        assert told.version == 1
        assert "EDU0301" not in [one.code for one in told.diagnostics]
        editor.close()
        assert not (await editor.told()).diagnostics

    play(scene)


def test_quick_typing_is_analysed_once() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("")
        assert await editor.codes() == []
        for column, sign in enumerate("affiche x"):
            editor.type(0, column, sign)
        assert await editor.codes() == ["EDU0301"]
        await asyncio.sleep(0.3)
        assert editor.is_quiet

    play(scene)


def test_completion_answers_at_once_with_snippets() -> None:
    async def scene(editor: Editor) -> None:
        editor.open(PROGRAM)
        await editor.told()
        editor.type(10, 0, "cercle(")
        params = types.CompletionParams(editor.document, _place(10, 7))
        found = await editor.client.text_document_completion_async(params)
        assert isinstance(found, types.CompletionList)
        first = min(found.items, key=lambda item: item.sort_text or "")
        assert first.label == "t"
        assert isinstance(first.text_edit, types.TextEdit)
        assert first.text_edit.range == types.Range(_place(10, 7), _place(10, 7))
        editor.type(10, 0, "si", to=(10, 7))
        params = types.CompletionParams(editor.document, _place(10, 2))
        found = await editor.client.text_document_completion_async(params)
        assert isinstance(found, types.CompletionList)
        snippet = next(item for item in found.items if item.label == "si")
        assert snippet.insert_text_format is types.InsertTextFormat.Snippet
        assert isinstance(snippet.text_edit, types.TextEdit)
        assert snippet.text_edit.new_text == "si ${1:condition} alors\n    $0\nfin si"

    play(scene)


def test_completion_knows_the_names_that_were_written_a_moment_ago() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("\n")
        await editor.told()
        editor.type(0, 0, "maToile est une toile\neffacer(")
        params = types.CompletionParams(editor.document, _place(1, 8))
        found = await editor.client.text_document_completion_async(params)
        assert isinstance(found, types.CompletionList)
        assert "maToile" in {item.label for item in found.items}

    play(scene)


def test_a_client_without_snippets_gets_plain_text() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("\n")
        await editor.told()
        found = await editor.client.text_document_completion_async(
            types.CompletionParams(editor.document, _place(0, 0))
        )
        assert isinstance(found, types.CompletionList)
        texts = [item.text_edit.new_text for item in found.items if isinstance(item.text_edit, types.TextEdit)]
        assert "si condition alors\n    \nfin si" in texts
        assert not any("$" in text for text in texts)

    play(scene, snippets=False)


def test_help_and_names() -> None:
    async def scene(editor: Editor) -> None:
        editor.open(PROGRAM)
        await editor.told()
        client, here = editor.client, editor.document
        shown = await client.text_document_hover_async(types.HoverParams(here, _place(9, 10)))
        assert shown is not None
        assert isinstance(shown.contents, types.MarkupContent)
        assert "fonction double(n)" in shown.contents.value
        signature = await client.text_document_signature_help_async(types.SignatureHelpParams(here, _place(9, 15)))
        assert signature is not None
        assert signature.signatures[0].label == "double(n)"
        found = await client.text_document_definition_async(types.DefinitionParams(here, _place(9, 10)))
        assert isinstance(found, types.Location)
        assert (found.uri, found.range.start) == (URI, _place(4, 9))
        for declared, count in ((True, 2), (False, 1)):
            wanted = types.ReferenceParams(types.ReferenceContext(declared), here, _place(1, 0))
            places = await client.text_document_references_async(wanted)
            assert places is not None
            assert len(places) == count

    play(scene)


def test_rename_and_its_refusal() -> None:
    async def scene(editor: Editor) -> None:
        editor.open(PROGRAM)
        await editor.told()
        client, here = editor.client, editor.document
        ready = await client.text_document_prepare_rename_async(types.PrepareRenameParams(here, _place(1, 2)))
        assert isinstance(ready, types.PrepareRenamePlaceholder)
        assert ready.placeholder == "score"
        nothing = await client.text_document_prepare_rename_async(types.PrepareRenameParams(here, _place(8, 2)))
        assert nothing is None
        change = await client.text_document_rename_async(types.RenameParams(here, _place(1, 2), "points"))
        assert change is not None
        assert change.changes is not None
        assert [edit.new_text for edit in change.changes[URI]] == ["points", "points"]
        with pytest.raises(JsonRpcException, match="réservé"):
            await client.text_document_rename_async(types.RenameParams(here, _place(1, 2), "si"))

    play(scene)


def test_structure_folds_colours_and_meanings() -> None:
    async def scene(editor: Editor) -> None:
        editor.open(PROGRAM)
        await editor.told()
        client, here = editor.client, editor.document
        symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(here))
        assert symbols is not None
        section = symbols[0]
        assert isinstance(section, types.DocumentSymbol)
        assert section.name == "Départ"
        assert section.range.end == _place(10, 0)
        assert [(one.name, one.detail) for one in section.children or ()] == [
            ("score", "nombre"), ("t", "toile"), ("double", "(n)"),
        ]  # fmt: skip
        folds = await client.text_document_folding_range_async(types.FoldingRangeParams(here))
        assert folds is not None
        assert (4, 5) in [(one.start_line, one.end_line) for one in folds]
        colors = await client.text_document_document_color_async(types.DocumentColorParams(here))
        assert colors is not None
        assert (colors[0].range.start, colors[0].color.red, colors[0].color.alpha) == (_place(8, 11), 1, 1)
        written = await client.text_document_color_presentation_async(
            types.ColorPresentationParams(here, types.Color(0.0, 0.5, 1.0, 0.5), colors[0].range)
        )
        assert [one.label for one in written] == ["#0080FF80"]
        tokens = await client.text_document_semantic_tokens_full_async(types.SemanticTokensParams(here))
        assert tokens is not None
        assert len(tokens.data) % 5 == 0
        assert list(tokens.data[:5]) == [1, 0, 5, 0, 4]

    play(scene)


def test_a_quick_fix_mends_the_program() -> None:
    async def scene(editor: Editor) -> None:
        editor.open('x est un nombre\nx == 3\nprint("é")\n')
        told = await editor.told()
        wanted = types.CodeActionParams(
            editor.document, types.Range(_place(0, 0), _place(9, 0)), types.CodeActionContext(told.diagnostics)
        )
        actions = await editor.client.text_document_code_action_async(wanted)
        assert actions
        mended = [action for action in actions if isinstance(action, types.CodeAction) and action.is_preferred]
        assert mended
        edit = mended[0].edit
        assert edit is not None
        assert edit.changes is not None
        for change in reversed(edit.changes[URI]):
            editor.change(types.TextDocumentContentChangePartial(change.range, change.new_text))
        assert len((await editor.told()).diagnostics) < len(told.diagnostics)
        data = told.diagnostics[0].data
        assert data is not None

    play(scene)


def test_formatting_changes_only_the_lines_that_need_it() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("si vrai alors\naffiche 1\nfin si\naffiche  2\n")
        await editor.told()
        options = types.FormattingOptions(4, insert_spaces=True)
        edits = await editor.client.text_document_formatting_async(
            types.DocumentFormattingParams(editor.document, options)
        )
        assert edits is not None
        assert [(edit.range.start.line, edit.new_text) for edit in edits] == [
            (1, "    affiche 1\n"),
            (3, "affiche 2\n"),
        ]

    play(scene)


@pytest.mark.parametrize(("encoding", "after"), [("utf-16", 13), ("utf-8", 16), ("utf-32", 12)])
def test_places_are_counted_as_was_agreed(encoding: str, after: int) -> None:
    """``"😀é" + `` is a smiling face (two units of UTF-16, four bytes) and an accent (two bytes)."""

    async def scene(editor: Editor) -> None:
        assert editor.capabilities.position_encoding == encoding
        editor.open('affiche "😀é"+x\n')
        told = await editor.told()
        start = told.diagnostics[0].range.start
        assert start.character == {"utf-16": 14, "utf-8": 17, "utf-32": 13}[encoding]
        assert after == start.character - 1
        editor.type(0, start.character, "1", to=(0, start.character + 1))
        assert not (await editor.told()).diagnostics

    play(scene, [encoding])


def test_line_ends_of_the_language_only() -> None:
    """A form feed or U+2028 inside a text ends no line, whatever the library thinks."""

    async def scene(editor: Editor) -> None:
        editor.open('affiche "a\u2028b\x0c"\naffiche x\n')
        told = await editor.told()
        assert [found.range.start.line for found in told.diagnostics] == [1]
        editor.type(1, 8, "1", to=(1, 9))
        assert not (await editor.told()).diagnostics

    play(scene)


def test_a_document_that_is_not_open_is_refused() -> None:
    async def scene(editor: Editor) -> None:
        with pytest.raises(JsonRpcException):
            await editor.client.text_document_hover_async(types.HoverParams(editor.document, _place(0, 0)))
        editor.open("affiche x\n")
        assert await editor.codes() == ["EDU0301"]

    assert play(scene) == 0


def test_places_outside_the_text_do_no_harm() -> None:
    async def scene(editor: Editor) -> None:
        editor.open("affiche 1\n")
        await editor.told()
        far = _place(10**6, 10**6)
        assert await editor.client.text_document_hover_async(types.HoverParams(editor.document, far)) is None
        await editor.client.text_document_completion_async(types.CompletionParams(editor.document, far))
        editor.type(10**6, 0, "affiche x\n")
        assert await editor.codes() == ["EDU0301"]

    play(scene)
