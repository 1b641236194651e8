"""A real client (pygls') that starts ``educode serveur-langage`` and speaks to it over stdio."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from lsprotocol import types
from pygls.lsp.client import LanguageClient

URI = "edu:///jeu.edu"
_COMMAND = "from educode.cli.main import main; import sys; sys.argv = ['educode', 'serveur-langage']; main()"
_PATIENCE = 30


class Editor:
    """What an editor does: opens, types, asks."""

    def __init__(self, client: LanguageClient, capabilities: types.ServerCapabilities) -> None:
        self.client = client
        self.capabilities = capabilities
        self._told: asyncio.Queue[types.PublishDiagnosticsParams] = asyncio.Queue()
        self._version = 0
        client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(partial(self._told.put_nowait))

    def open(self, text: str) -> None:
        item = types.TextDocumentItem(URI, "educode", self._version, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(item))

    def change(self, *changes: types.TextDocumentContentChangeEvent) -> None:
        self._version += 1
        document = types.VersionedTextDocumentIdentifier(self._version, URI)
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, list(changes)))

    def type(self, line: int, character: int, text: str, *, to: tuple[int, int] | None = None) -> None:
        """Put ``text`` at a place, or in place of all up to ``to``."""
        start = types.Position(line, character)
        place = types.Range(start, types.Position(*to) if to else start)
        self.change(types.TextDocumentContentChangePartial(place, text))

    def close(self) -> None:
        self.client.text_document_did_close(types.DidCloseTextDocumentParams(self.document))

    async def told(self) -> types.PublishDiagnosticsParams:
        return await asyncio.wait_for(self._told.get(), _PATIENCE)

    async def codes(self) -> list[str]:
        return [str(found.code) for found in (await self.told()).diagnostics]

    @property
    def document(self) -> types.TextDocumentIdentifier:
        return types.TextDocumentIdentifier(URI)

    @property
    def is_quiet(self) -> bool:
        return self._told.empty()


Scene = Callable[[Editor], Awaitable[None]]


def play(scene: Scene, encodings: list[str] | None = None, **capabilities: Any) -> int:
    """Start a server, play ``scene`` with it, leave as the protocol wants; the server's exit code."""
    with ThreadPoolExecutor(1) as aside:  # Playwright's loop may run on this thread
        return aside.submit(lambda: asyncio.run(_play(scene, encodings, capabilities))).result()


async def _play(scene: Scene, encodings: list[str] | None, capabilities: dict[str, Any]) -> int:
    client = LanguageClient("test", "1")
    await client.start_io(sys.executable, "-c", _COMMAND)
    wanted = types.ClientCapabilities(
        general=types.GeneralClientCapabilities(
            position_encodings=[types.PositionEncodingKind(one) for one in encodings]
        )
        if encodings
        else None,
        text_document=types.TextDocumentClientCapabilities(
            completion=types.CompletionClientCapabilities(
                completion_item=types.ClientCompletionItemOptions(snippet_support=capabilities.get("snippets", True))
            )
        ),
    )
    started = await asyncio.wait_for(client.initialize_async(types.InitializeParams(wanted)), _PATIENCE)
    client.initialized(types.InitializedParams())
    await scene(Editor(client, started.capabilities))
    await asyncio.wait_for(client.shutdown_async(None), _PATIENCE)
    client.exit(None)
    server = client._server
    assert server is not None
    code = await asyncio.wait_for(server.wait(), _PATIENCE)
    await client.stop()  # type: ignore[no-untyped-call]
    return code
