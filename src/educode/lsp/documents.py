"""The programs that the client has open, as it last told them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import unquote, urlsplit

from lsprotocol import types

from educode.lsp.positions import Codec
from educode.semantics import Analysis
from educode.text import Source


@dataclass(eq=False, slots=True)
class Document:
    """One open program. ``analysis`` is the last one: it may be of an older text than ``source``."""

    uri: str
    source: Source
    version: int | None = None
    analysis: Analysis | None = None

    @property
    def is_fresh(self) -> bool:
        """Whether the analysis is that of the text."""
        return self.analysis is not None and self.analysis.source is self.source

    def is_fresh_around(self, offset: int) -> bool:
        """Whether the analysis is that of all lines but the one at ``offset``, blank lines aside."""
        if self.analysis is None or self.is_fresh:
            return self.is_fresh
        line = self.source.line_span(self.source.position(offset).line)
        above, below = self.source.text[: line.start].rstrip(), self.source.text[line.end :].lstrip()
        known = self.analysis.source.text
        between = known[len(above) : len(known) - len(below)]
        if len(known) < len(above) + len(below):
            return False
        return known.startswith(above) and known.endswith(below) and len(between.strip().splitlines()) <= 1

    def apply(self, change: types.TextDocumentContentChangeEvent, codec: Codec) -> None:
        """Change the text as the client did."""
        if isinstance(change, types.TextDocumentContentChangeWholeDocument):
            text = change.text
        else:
            span, old = codec.span(self.source, change.range), self.source.text
            text = old[: span.start] + change.text + old[max(span.start, span.end) :]
        self.source = Source(text, self.source.name)


def opened(uri: str, text: str, version: int | None) -> Document:
    """A program that has just been opened."""
    name = PurePosixPath(unquote(urlsplit(uri).path)).name
    return Document(uri, Source(text, name or "programme.edu"), version)
