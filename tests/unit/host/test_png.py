"""PNG files of display lists: both renderers draw the same, in every thread, whatever is drawn."""

from __future__ import annotations

import struct
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from educode.drawing import DisplayList, to_svg
from educode.host.png import svg_to_png, to_png
from pace import seconds

COLORS = st.sampled_from([None, "#00ADB5", "#FF000080", "#00000000", "#FFFFFF"])
NUMBERS = st.one_of(
    st.integers(-50, 250),
    st.floats(-50, 250).map(lambda number: round(number, 3)),
    st.sampled_from([0, -1, 1e-9, 1e9, -1e9, 1e300]),
)
ODD_TEXTS = ["Été & <hiver>", "deux\nlignes", "\t a  b ", "œ→🎲", "\x00", "'\"&amp;"]
TEXTS = st.text(max_size=12) | st.sampled_from(ODD_TEXTS)


def _row(kind: str, *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.tuples(st.just(kind), *parts).map(list)


def _numbers(count: int) -> list[st.SearchStrategy[Any]]:
    return [NUMBERS] * count


OPERATIONS = st.one_of(
    _row("fill", COLORS),
    _row("outline", COLORS, NUMBERS),
    _row("rect", *_numbers(5), COLORS),
    _row("ellipse", *_numbers(4), COLORS),
    _row("line", *_numbers(4), COLORS, NUMBERS),
    _row("polygon", st.lists(NUMBERS, max_size=8).map(lambda points: points[: len(points) // 2 * 2]), COLORS),
    _row("label", *_numbers(2), TEXTS, COLORS, NUMBERS),
    _row("arc", *_numbers(5), COLORS, NUMBERS),
    _row("sector", *_numbers(5), COLORS),
    _row("point", *_numbers(2), COLORS),
    _row("image", st.sampled_from(["1", "absent", "broken"])),
)


def drawn(operations: list[list[Any]], width: int = 200, height: int = 120) -> DisplayList:
    return DisplayList.from_plain({"width": width, "height": height, "ops": operations})


def size_of(content: bytes) -> tuple[int, ...]:
    """Width and height, as the first chunk tells them."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack(">II", content[16:24])


IMAGES = {"1": to_png(drawn([["rect", 10, 10, 50, 50, 5, "#FF0000"]])), "broken": b"\x89PNG\r\n\x1a\nno"}
SCENE = [
    *(["rect", i * 3 % 600, i * 7 % 400, 30, 20, 0, "#00ADB5"] for i in range(200)),
    ["label", 50, 100, "Bonjour", "#222831", 24],
]


def with_the_other(svg: str, monkeypatch: pytest.MonkeyPatch) -> bytes:
    """The picture on a Python that the fast renderer has no wheel for."""
    with monkeypatch.context() as patch:
        patch.setitem(sys.modules, "resvg", None)
        return svg_to_png(svg)


@settings(deadline=None)
@given(st.lists(OPERATIONS, max_size=6))
def test_both_renderers_draw_the_same(operations: list[list[Any]]) -> None:
    svg = to_svg(drawn(operations), IMAGES)
    content = svg_to_png(svg)
    assert size_of(content) == (200, 120)
    with pytest.MonkeyPatch.context() as monkeypatch:
        assert with_the_other(svg, monkeypatch) == content


def test_letters_come_from_the_bundled_font(monkeypatch: pytest.MonkeyPatch) -> None:
    blank, written = (to_png(drawn(ops)) for ops in ([], [["label", 10, 50, "Été", "#000000", 40]]))
    assert blank != written
    assert with_the_other(to_svg(drawn([["label", 10, 50, "Été", "#000000", 40]])), monkeypatch) == written


def test_any_thread_may_draw() -> None:
    scene = drawn(SCENE, 600, 400)
    expected = to_png(scene)
    with ThreadPoolExecutor(4) as threads:
        assert set(threads.map(lambda _: to_png(scene), range(12))) == {expected}


@pytest.mark.parametrize("size", [(1, 1), (1, 3000), (4000, 1)])
def test_smallest_and_longest_toiles(size: tuple[int, int]) -> None:
    assert size_of(to_png(drawn([["fill", "#FF0000"]], *size))) == size


def test_a_picture_is_quick() -> None:
    """15 ms at rest; the double of it here, where other tests run."""
    scene = drawn(SCENE, 600, 400)
    to_png(scene)
    assert seconds(lambda: to_png(scene)) < 0.030
