"""Meaning of words (semantic tokens) and colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lsprotocol import types

from educode.lsp.desk import Desk
from educode.lsp.positions import Codec
from educode.services.highlight import KINDS, Painted, paint, swatches
from educode.text import Source

LEGEND = types.SemanticTokensLegend(list(KINDS), ["readonly", "defaultLibrary", "declaration"])
_READONLY, _LIBRARY, _DECLARATION = 1, 2, 4


async def semantic_tokens(desk: Desk, params: types.SemanticTokensParams) -> types.SemanticTokens:
    """Every word with a meaning of its own."""
    document, analysis = await desk.fresh(params.text_document.uri)
    return types.SemanticTokens(list(_encoded(paint(analysis), document.source, desk.codec)))


def _encoded(words: Iterable[Painted], source: Source, codec: Codec) -> Iterator[int]:
    """Five numbers a word, each place told from the one before."""
    line = character = 0
    for word in words:
        place = codec.position(source, word.span.start)
        yield place.line - line
        yield place.character - (character if place.line == line else 0)
        yield codec.length(source.slice(word.span))
        yield KINDS.index(word.kind)
        yield _modifiers(word)
        line, character = place.line, place.character


def _modifiers(word: Painted) -> int:
    return word.is_constant * _READONLY | word.is_builtin * _LIBRARY | word.is_declaration * _DECLARATION


async def document_colors(desk: Desk, params: types.DocumentColorParams) -> list[types.ColorInformation]:
    """Every colour of the program."""
    document, analysis = await desk.fresh(params.text_document.uri)
    return [
        types.ColorInformation(desk.codec.range(document.source, one.span), _color(one.value))
        for one in swatches(analysis)
    ]


async def color_presentations(_desk: Desk, params: types.ColorPresentationParams) -> list[types.ColorPresentation]:
    """The one way of writing a colour that was picked."""
    color = params.color
    parts = [color.red, color.green, color.blue, *([color.alpha] if round(color.alpha * 255) < 255 else [])]
    written = "#" + "".join(f"{round(min(max(part, 0), 1) * 255):02X}" for part in parts)
    return [types.ColorPresentation(written, types.TextEdit(params.range, written))]


def _color(value: str) -> types.Color:
    """``#RRGGBB`` or ``#RRGGBBAA``."""
    red, green, blue, alpha = (int(value[place : place + 2] or "FF", 16) / 255 for place in (1, 3, 5, 7))
    return types.Color(red, green, blue, alpha)
