"""The open documents and their analyses.

Analyses run one at a time in a thread, a moment after the last change; what came too late is dropped. What is
found is told at once; then fixes that claim to be sure are tried, and it is told again if one does not hold.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any  # what a coroutine is sent

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams

from educode import api
from educode.lsp.documents import Document, opened
from educode.lsp.positions import Codec
from educode.semantics import Analysis
from educode.text import Source

DELAY_SECONDS = 0.1


class Desk:
    """Keeps documents; ``publish`` is told of each document whose analysis is new, or that was closed."""

    def __init__(self, publish: Callable[[Document], None], delay: float = DELAY_SECONDS) -> None:
        self.codec = Codec("utf-16")
        self._publish = publish
        self._delay = delay
        self._documents: dict[str, Document] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: dict[str, tuple[Source, asyncio.Future[Analysis]]] = {}
        self._trying: dict[str, tuple[Source, asyncio.Future[Analysis]]] = {}
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="analyse")
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self, uri: str, text: str, version: int | None) -> None:
        """A document was opened: analyse it at once."""
        self._documents[uri] = opened(uri, text, version)
        self._start(uri)

    def change(self, uri: str, changes: list[types.TextDocumentContentChangeEvent], version: int | None) -> None:
        """A document was changed: analyse it in a moment."""
        document = self.document(uri)
        for change in changes:
            document.apply(change, self.codec)
        document.version = version
        self._cancel_timer(uri)
        self._timers[uri] = asyncio.get_running_loop().call_later(self._delay, self._start, uri)

    def close(self, uri: str) -> None:
        """A document was closed: what was said of it is taken back."""
        self._cancel_timer(uri)
        document = self._documents.pop(uri, None)
        if document is not None:
            document.analysis = None
            self._publish(document)

    def document(self, uri: str) -> Document:
        """An open document, whatever the age of its analysis."""
        found = self._documents.get(uri)
        if found is None:
            raise JsonRpcInvalidParams(f"not open: {uri}")
        return found

    async def analysed(self, uri: str, place: types.Position) -> tuple[Document, Analysis]:
        """A document with its last analysis; waits for a new one only if other lines than that of ``place`` changed."""
        document = self.document(uri)
        if document.analysis is not None and document.is_fresh_around(self.codec.offset(document.source, place)):
            return document, document.analysis
        return await self.fresh(uri)

    async def fresh(self, uri: str) -> tuple[Document, Analysis]:
        """A document with the analysis of its present text."""
        document = self.document(uri)
        while not document.is_fresh:
            await self._analyse(document)
        assert document.analysis is not None
        return document, document.analysis

    async def trusted(self, uri: str) -> tuple[Document, Analysis]:
        """The same, its sure fixes tried."""
        document, analysis = await self.fresh(uri)
        trying = self._trying.get(uri)
        if trying is not None and trying[0] is document.source:
            await asyncio.shield(trying[1])
            document, analysis = await self.fresh(uri)
        return document, analysis

    def stop(self) -> None:
        """End without waiting."""
        for uri in list(self._timers):
            self._cancel_timer(uri)
        for task in self._tasks:
            task.cancel()
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _start(self, uri: str) -> None:
        self._timers.pop(uri, None)
        document = self._documents.get(uri)
        if document is not None and not document.is_fresh:
            self._keep(self._analyse(document))

    def _keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Do ``work`` meanwhile."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _analyse(self, document: Document) -> None:
        """Wait for the analysis of the present text; those who wait for the same one share it."""
        source = document.source
        running = self._running.get(document.uri)
        if running is None or running[0] is not source:
            first_look = partial(api.analyse, source, verify_fixes=False)
            future = asyncio.get_running_loop().run_in_executor(self._worker, first_look)
            self._running[document.uri] = source, future
            self._accept(document, source, await asyncio.shield(future))
        else:
            self._accept(document, source, await asyncio.shield(running[1]))

    def _accept(self, document: Document, source: Source, analysis: Analysis) -> None:
        if self._running.get(document.uri, (None,))[0] is source:
            del self._running[document.uri]
        if not self._is_present(document, source) or document.is_fresh:
            return
        document.analysis = analysis
        self._publish(document)
        if any(fix.sure for found in analysis.diagnostics for fix in found.fixes):
            self._try(document, source, analysis)

    def _is_present(self, document: Document, source: Source) -> bool:
        return self._documents.get(document.uri) is document and document.source is source

    def _try(self, document: Document, source: Source, analysis: Analysis) -> None:
        """Try the sure fixes, until the text changes."""
        is_wanted = partial(self._is_present, document, source)
        future = asyncio.get_running_loop().run_in_executor(self._worker, api.verify, analysis, is_wanted)
        self._trying[document.uri] = source, future
        self._keep(self._trust(document, source, future))

    async def _trust(self, document: Document, source: Source, future: asyncio.Future[Analysis]) -> None:
        trusted = await asyncio.shield(future)
        if self._trying.get(document.uri, (None,))[0] is source:
            del self._trying[document.uri]
        if self._is_present(document, source) and document.analysis is not trusted:
            document.analysis = trusted
            self._publish(document)

    def _cancel_timer(self, uri: str) -> None:
        timer = self._timers.pop(uri, None)
        if timer is not None:
            timer.cancel()
