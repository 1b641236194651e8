"""The canonical layout, as the fewest changed lines (the cursor and the folds stay where they are)."""

from __future__ import annotations

import itertools
from difflib import SequenceMatcher

from lsprotocol import types

from educode import api
from educode.lsp.desk import Desk
from educode.lsp.positions import Codec, line_start
from educode.text import Source, Span


async def formatting(desk: Desk, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
    """The edits that lay a document out."""
    source = desk.document(params.text_document.uri).source
    return edits_between(source, api.format_source(source.text), desk.codec)


def edits_between(source: Source, wanted: str, codec: Codec) -> list[types.TextEdit]:
    """The edits, line by line, that make ``source`` into ``wanted``."""
    target = Source(wanted)
    old, new = _lines(source), _lines(target)
    return [
        types.TextEdit(
            codec.range(source, Span(line_start(source, first + 1), line_start(source, last + 1))),
            "".join(new[start:end]),
        )
        for tag, first, last, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if tag != "equal"
    ]


def _lines(source: Source) -> list[str]:
    """Every line with its end."""
    starts = [line_start(source, line) for line in range(1, source.line_count + 2)]
    return [source.text[start:end] for start, end in itertools.pairwise(starts)]
