"""The language server: a table of what is asked and who answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any  # parameters and answers of the protocol

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from educode import __version__
from educode.lsp import completion, fixes, formatting, help, names, painting, symbols  # noqa: A004
from educode.lsp.desk import Desk
from educode.lsp.diagnostics import published
from educode.lsp.documents import Document
from educode.lsp.positions import Codec

logging.getLogger("pygls").setLevel(logging.CRITICAL + 1)

Answer = Callable[[Desk, Any], Awaitable[Any]]

_ANSWERS: dict[str, tuple[Answer, Any]] = {
    types.TEXT_DOCUMENT_HOVER: (help.hover, None),
    types.TEXT_DOCUMENT_SIGNATURE_HELP: (help.signature_help, help.SIGNATURE_OPTIONS),
    types.TEXT_DOCUMENT_DEFINITION: (names.definition, None),
    types.TEXT_DOCUMENT_REFERENCES: (names.references, None),
    types.TEXT_DOCUMENT_PREPARE_RENAME: (names.prepare_rename, None),
    types.TEXT_DOCUMENT_RENAME: (names.rename, names.RENAME_OPTIONS),
    types.TEXT_DOCUMENT_DOCUMENT_SYMBOL: (symbols.document_symbols, None),
    types.TEXT_DOCUMENT_FOLDING_RANGE: (symbols.folding_ranges, None),
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: (painting.semantic_tokens, painting.LEGEND),
    types.TEXT_DOCUMENT_DOCUMENT_COLOR: (painting.document_colors, None),
    types.TEXT_DOCUMENT_COLOR_PRESENTATION: (painting.color_presentations, None),
    types.TEXT_DOCUMENT_CODE_ACTION: (fixes.code_actions, fixes.OPTIONS),
    types.TEXT_DOCUMENT_FORMATTING: (formatting.formatting, None),
}


class Server(LanguageServer):
    """One server of one client, with its own documents."""

    def __init__(self) -> None:
        super().__init__("educode", __version__)
        self.desk = Desk(self._tell)
        for method, (answer, options) in _ANSWERS.items():
            self.feature(method, options)(partial(answer, self.desk))
        # The library marks what it is given, hence functions that can be marked.
        self.feature(types.INITIALIZE)(partial(self._initialize))
        self.feature(types.TEXT_DOCUMENT_COMPLETION, completion.OPTIONS)(partial(self._complete))
        # The library's own copy of the documents would count other line ends than the language.
        features = self.protocol.fm
        features.add_builtin_feature(types.TEXT_DOCUMENT_DID_OPEN, self._open)
        features.add_builtin_feature(types.TEXT_DOCUMENT_DID_CHANGE, self._change)
        features.add_builtin_feature(types.TEXT_DOCUMENT_DID_CLOSE, self._close)

    def report_server_error(self, error: Exception, source: Any) -> None:  # noqa: ANN401
        """Answer requests with their error; say nothing else to a pupil."""

    def _tell(self, document: Document) -> None:
        self.text_document_publish_diagnostics(published(document, self.desk.codec))

    def _initialize(self, _params: types.InitializeParams) -> None:
        self.desk.codec = Codec(types.PositionEncodingKind(self.workspace.position_encoding or "utf-16").value)

    def _open(self, params: types.DidOpenTextDocumentParams) -> None:
        opened = params.text_document
        self.desk.open(opened.uri, opened.text, opened.version)

    def _change(self, params: types.DidChangeTextDocumentParams) -> None:
        changed = params.text_document
        self.desk.change(changed.uri, list(params.content_changes), changed.version)

    def _close(self, params: types.DidCloseTextDocumentParams) -> None:
        self.desk.close(params.text_document.uri)

    async def _complete(self, params: types.CompletionParams) -> types.CompletionList:
        return await completion.completions(self.desk, params, takes_snippets=self._takes_snippets())

    def _takes_snippets(self) -> bool:
        text = self.client_capabilities.text_document
        item = text.completion.completion_item if text and text.completion else None
        return bool(item and item.snippet_support)
