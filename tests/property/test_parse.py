"""Any text is parsed: no exception, in little time, its tokens where they stand in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from educode.diagnostics import Reporter, Rule
from educode.diagnostics.rules import blocks, text
from educode.language.foreign_signs import SIGNS
from educode.language.keywords import CONTEXTUAL, RESERVED
from educode.syntax import parse, walk
from educode.syntax.lexer import tokenize
from educode.text import Source
from pace import seconds

EXAMPLES = [
    program
    for module in (text, blocks)
    for rule in vars(module).values()
    if isinstance(rule, Rule)
    for program in (rule.bad, rule.good)
    if program
]
WORDS = [
    *sorted(RESERVED | CONTEXTUAL),
    "x",
    "t",
    "f",
    "12",
    "1,5",
    chr(34) + "é" + chr(34),
    "#F80",
    "print",
    "if",
    "else",
    "2x",
]
SIGN_WORDS = [*SIGNS, *"()[],:.=<>+-*/^;{}'\"@#", "++", "+=", ":=", "«", "»", "\n", "\n    ", "\n\t", " ", "// a"]
PIECES = st.lists(st.sampled_from(WORDS + SIGN_WORDS), max_size=60)
GLUE = st.sampled_from(["", " "])


def check(program: str) -> None:
    source, reporter = Source(program), Reporter()
    tree = parse(source, reporter)
    size = len(source.text)
    for diagnostic in reporter.diagnostics:
        assert 0 <= diagnostic.span.start <= diagnostic.span.end <= size
        for fix in diagnostic.fixes:
            assert all(0 <= edit.span.start <= edit.span.end <= size for edit in fix.edits)
    assert all(0 <= node.span.start <= node.span.end <= size for node in walk(tree))


@given(st.text(max_size=300))
@example("\x00")
@example("'")
@example("fin")
@example("x est")
@settings(max_examples=300, deadline=None)
def test_any_text(program: str) -> None:
    check(program)


@given(PIECES, GLUE)
@settings(max_examples=500, deadline=None)
def test_any_words(pieces: list[str], glue: str) -> None:
    check(glue.join(pieces))


@given(st.sampled_from(EXAMPLES), st.sampled_from(EXAMPLES), st.data())
@settings(max_examples=500, deadline=None)
def test_mutated_programs(first: str, second: str, data: st.DataObject) -> None:
    program = first + second
    start = data.draw(st.integers(0, len(program)))
    end = data.draw(st.integers(start, min(start + 12, len(program))))
    inserted = data.draw(st.sampled_from(["", *WORDS, *SIGN_WORDS]))
    check(program[:start] + inserted + program[end:])


@given(PIECES | st.sampled_from(EXAMPLES).map(lambda program: [program]))
@settings(max_examples=300, deadline=None)
def test_tokens_rejoin_to_the_source(pieces: list[str]) -> None:
    program = Source(" ".join(pieces)).text
    lexed = tokenize(program)
    parts = [(token.start, token.end) for line in lexed.lines for token in line]
    parts = sorted(parts + [(comment.span.start, comment.span.end) for comment in lexed.comments])
    position = 0
    for start, end in parts:
        assert start >= position or start == end
        assert not program[position:start].strip("\u200b\ufeff \t\n\r")
        position = max(position, end)
    assert not program[position:].strip("\u200b\ufeff \t\n\r")


def test_deep_programs_are_told() -> None:
    for depth in (500, 5000):
        for program in (
            "affiche " + "(" * depth + "1" + ")" * depth,
            "affiche " + "[" * depth + "]" * depth,
            "affiche " + "-" * depth + "1",
            "affiche " + "non " * depth + "vrai",
            "affiche " + "2 ^ " * depth + "2",
            "affiche 1" + " + 1" * depth * 3,
            "affiche t" + "[0]" * depth * 3,
            "si vrai alors\n" * depth + "fin si\n" * depth,
            "tant que vrai\n" * depth + "fin tant que\n" * depth,
        ):
            reporter = Reporter()
            parse(Source(program), reporter)
            if "+" in program or "t[0]" in program or depth == 5000 or "(" in program or "alors" in program:
                assert reporter.diagnostics
            assert len(reporter.diagnostics) <= 1


@pytest.mark.parametrize("repeated", [" + 1", "[0]", ".x", "(1)"])
def test_long_programs_take_time_in_proportion(repeated: str) -> None:
    def parsed(count: int) -> object:
        return parse(Source("affiche t" + repeated * count), Reporter())

    few, many = seconds(lambda: parsed(2_000), tries=3), seconds(lambda: parsed(16_000), tries=3)
    assert many < 3 * 8 * few


def test_two_hundred_are_allowed() -> None:
    inner = "affiche " + "(" * 200 + "1" + ")" * 200 + "\n"
    for program in ("si vrai alors\n" * 200 + inner + "fin si\n" * 200, "affiche " + "[" * 200 + "]" * 200, inner):
        reporter = Reporter()
        parse(Source(program), reporter)
        assert not reporter.diagnostics


def test_published_programs_are_clean() -> None:
    for path in sorted((Path(__file__).parents[3] / "shared" / "programs").glob("*.edu")):
        reporter = Reporter()
        parse(Source(path.read_text(encoding="utf-8")), reporter)
        assert not reporter.diagnostics, path.name
