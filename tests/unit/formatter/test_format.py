"""The canonical layout: idempotent, the same tree, nothing lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from educode.diagnostics import Reporter
from educode.formatter import format_source
from educode.syntax import parse
from educode.syntax.nodes import Node
from educode.syntax.parser import make_room
from educode.syntax.walk import walk
from educode.text import Source

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
