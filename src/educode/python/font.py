"""The widths of the bundled font, read from the font itself: the same sums as the engine's."""

from __future__ import annotations

import struct
from functools import cache
from importlib.resources import files

from educode.python.numbers import Number

_FONT = "Arimo-Regular.ttf"
_SEGMENTS, _GROUPS = 4, 12


def text_width(text: str, size: Number) -> Number:
    """The width in pixels of the longest line of ``text``."""
    if size <= 0:
        return 0
    advances, missing, units = _metrics()
    longest = max(sum(advances.get(ord(code), missing) for code in line) for line in text.split("\n"))
    return longest * size / units


@cache
def _metrics() -> tuple[dict[int, int], int, int]:
    content = files("educode").joinpath("assets", "fonts", _FONT).read_bytes()
    tables = _tables(content)
    (units,) = struct.unpack_from(">H", content, tables["head"] + 18)
    (count,) = struct.unpack_from(">H", content, tables["hhea"] + 34)
    pairs = struct.unpack_from(f">{2 * count}H", content, tables["hmtx"])
    widths = pairs[::2]
    glyphs = _characters(content, tables["cmap"])
    advances = {code: widths[min(glyph, count - 1)] for code, glyph in glyphs.items()}
    return advances, widths[0], units


def _tables(content: bytes) -> dict[str, int]:
    (count,) = struct.unpack_from(">H", content, 4)
    records = (struct.unpack_from(">4sIII", content, 12 + 16 * rank) for rank in range(count))
    return {tag.decode(): offset for tag, _, offset, _ in records}


def _characters(content: bytes, cmap: int) -> dict[int, int]:
    (count,) = struct.unpack_from(">H", content, cmap + 2)
    found: dict[int, int] = {}
    for rank in range(count):
        (offset,) = struct.unpack_from(">I", content, cmap + 8 + 8 * rank)
        (form,) = struct.unpack_from(">H", content, cmap + offset)
        if form == _SEGMENTS:
            found = {**_from_segments(content, cmap + offset), **found}
        elif form == _GROUPS:
            found = {**found, **_from_groups(content, cmap + offset)}
    return found


def _from_segments(content: bytes, at: int) -> dict[int, int]:
    (double,) = struct.unpack_from(">H", content, at + 6)
    count = double // 2
    ends = struct.unpack_from(f">{count}H", content, at + 14)
    starts = struct.unpack_from(f">{count}H", content, at + 16 + double)
    deltas = struct.unpack_from(f">{count}H", content, at + 16 + 2 * double)
    offsets_at = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{count}H", content, offsets_at)
    found: dict[int, int] = {}
    for rank, (start, end, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if offset:
                place = offsets_at + 2 * rank + offset + 2 * (code - start)
                (glyph,) = struct.unpack_from(">H", content, place)
            if glyph or not offset:
                glyph = (glyph + delta) & 0xFFFF
            if glyph:
                found[code] = glyph
    return found


def _from_groups(content: bytes, at: int) -> dict[int, int]:
    (count,) = struct.unpack_from(">I", content, at + 12)
    groups = (struct.unpack_from(">III", content, at + 16 + 12 * rank) for rank in range(count))
    return {code: glyph + code - start for start, end, glyph in groups for code in range(start, end + 1)}
