"""The canonical layout: idempotent, the same tree, nothing lost."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from differential.generate import scene
from educode.diagnostics import Reporter
from educode.formatter import format_source
from educode.syntax import parse
from educode.syntax.nodes import Node
from educode.syntax.parser import make_room
from educode.syntax.walk import walk
from educode.text import Source
from pace import seconds

make_room()  # before Hypothesis looks at how deep Python may go

ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden" / "format"
PROGRAMS = [
    program
    for folder in (ROOT / "tests" / "programs", ROOT / "programmes", ROOT.parent / "shared" / "programs")
    for program in sorted(folder.rglob("*.edu"))
]


def shape(text: str) -> list[tuple[str, object]]:
    """The tree of ``text`` without its places."""
    return [(type(node).__name__, _fact(node)) for node in walk(parse(Source(text), Reporter()))]


def _fact(node: Node) -> object:
    value = getattr(node, "value", None) or getattr(node, "name", None) or getattr(node, "operator", None)
    return value if isinstance(value, str | float) else None


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_programs_keep_their_meaning(program: Path) -> None:
    text = program.read_bytes().decode("utf-8")
    formatted = format_source(text)
    assert shape(formatted) == shape(text)
    assert format_source(formatted) == formatted


@pytest.mark.parametrize("program", sorted(GOLDEN.glob("*[!d].edu")), ids=lambda path: path.stem)
def test_golden(program: Path, update_golden: bool) -> None:
    expected = program.with_name(f"{program.stem}.formatted.edu")
    formatted = format_source(program.read_text("utf-8"))
    if update_golden:
        expected.write_text(formatted, "utf-8")
    assert formatted == expected.read_text("utf-8")


PIECES = [
    "si ",
    "x ",
    "vaut ",
    "1 ",
    "- ",
    "(",
    "[",
    ")",
    "]",
    ",",
    "\n",
    "fin si\n",
    '"a" ',
    "// c\n",
    "alors\n",
    "pour ",
    "de ",
    "a ",
    "@ t\n",
    ": ",
    ". ",
    "é",
    "\r\n",
    "#f00 ",
    "sinon\n",
]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40).map("".join))
def test_any_text_is_kept(text: str) -> None:
    formatted = format_source(text)
    assert "".join(formatted.split()).replace("à", "a") == "".join(text.split()).replace("à", "a")
    assert format_source(formatted) == formatted


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.randoms(use_true_random=True))
def test_programs_badly_laid_out(seed: int, chance: random.Random) -> None:
    neat = scene(seed).program
    messy = "".join([_messed(line, chance) for line in neat.splitlines()])
    formatted = format_source(messy)
    assert shape(formatted) == shape(messy)
    assert [one for one in shape(formatted) if one[0] != "Section"] == shape(neat)
    assert format_source(formatted) == formatted
    assert "".join(formatted.split()) == "".join(messy.split())


def _messed(line: str, chance: random.Random) -> str:
    blank = chance.choice(["", " ", "\t", "      ", "\u00a0"])
    comment = chance.choice(["", "", "// c", "   // c  d", "\t//=== \u00e9"])
    margin = chance.choice(["", "", "\n", "\n\n\n", "  // alone\n", "@ Section\n"])
    return margin + blank + line.strip() + (" " + comment if comment else "") + blank + "\n"


@pytest.mark.parametrize(
    ("typed", "formatted"),
    [
        ("x vaut 1    // a\nlong  vaut 2 // b\n", "x vaut 1 // a\nlong vaut 2 // b\n"),
        ("x vaut 1      // a\nlong  vaut 2  // b\n", "x vaut 1    // a\nlong vaut 2 // b\n"),
        ("x vaut 1  // a\n          // suite\ny vaut 2\n", "x vaut 1 // a\n         // suite\ny vaut 2\n"),
        ("x vaut 1   // a\n\ny vaut 12  // b\n", "x vaut 1 // a\n\ny vaut 12 // b\n"),
        ("si x alors  // a\ny vaut 1    // b\nfin si\n", "si x alors   // a\n    y vaut 1 // b\nfin si\n"),
        ("x vaut 1\t// a\nyy vaut 1\t// b\n", "x vaut 1  // a\nyy vaut 1 // b\n"),
    ],
)
def test_aligned_comments_stay_aligned(typed: str, formatted: str) -> None:
    assert format_source(typed) == formatted
    assert format_source(formatted) == formatted


@pytest.mark.parametrize(
    ("typed", "formatted"),
    [
        ("t vaut [\n// a\n1,\n  // b\n// c\n2\n]\n", "t vaut [\n    // a\n    1,\n    // b\n    // c\n    2\n]\n"),
        ("t vaut [\n1\n\n// a\n]\n", "t vaut [\n    1\n\n    // a\n]\n"),
        ("t vaut [[1,\n// a\n2],\n        // b\n3]\n", "t vaut [[1,\n        // a\n        2],\n    // b\n    3]\n"),
        ("si a alors\nx vaut f(\n// a\na)\nfin si\n", "si a alors\n    x vaut f(\n        // a\n        a)\nfin si\n"),
        ("t vaut [1]\n// a\nu vaut [2]\n", "t vaut [1]\n// a\nu vaut [2]\n"),
    ],
)  # fmt: skip
def test_a_comment_inside_brackets_stands_with_what_is_around_it(typed: str, formatted: str) -> None:
    assert format_source(typed) == formatted
    assert format_source(formatted) == formatted


@pytest.mark.parametrize(
    "wrong", ['affiche "abc   ', "x vaut  (  1   ", "  pour  i de  1  ", "\u00a7 \u00a7  ", "x == 1   // c  "]
)
def test_a_line_with_an_error_keeps_every_blank(wrong: str) -> None:
    formatted = format_source(f"a  vaut 1\n{wrong}\n")
    assert formatted.split("\n")[1] == wrong


def test_a_thousand_lines_take_little_time() -> None:
    lines = "".join(program.read_text("utf-8") for program in sorted((ROOT / "programmes").rglob("*.edu"))).splitlines()
    text = "".join(f"  {line}\n" for line in lines[:1000])
    assert seconds(lambda: format_source(text)) < 0.15
