"""Whatever is typed, EduCode answers: no crash, nothing slower than a second, nothing of the host language.

Each Hypothesis example is a seed that makes a batch of programs, of one kind: valid programs spoilt here and
there, tokens in any order, bytes of any kind. In continuous integration (``CI`` is set) there are more than
20 000 programs, elsewhere about 1 000. What compiles is compiled for both back ends, and some of it is run.
"""

from __future__ import annotations

import os
import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from educode import api
from educode.diagnostics.rules import RULES
from educode.diagnostics.terminal import plain_text, report_lines
from educode.host.failure import OUR_FAULT, to_diagnostic
from educode.host.limits import Limits
from educode.host.run import Setting, run_headless
from educode.language.builtins import BUILTINS
from educode.language.foreign_signs import SIGNS
from educode.language.keywords import CONTEXTUAL, RESERVED
from educode.semantics import Analysis
from educode.syntax.parser import make_room
from educode.text import Source

make_room()  # once, before Hypothesis looks at the recursion limit
BATCH = 70
BATCHES = 100 if os.environ.get("CI") else 5
SLOWEST = 1.0
ONE_RUN_IN = 12
STOPPED = {"EDU0803", "EDU0804"}
HOST_WORDS = re.compile(
    r"Traceback|File \"|(?:Type|Value|Key|Index|Attribute|Range|Reference|Syntax|Recursion)Error|undefined|NaN"
    r"|\[object|None\b|0x[0-9a-f]{6,}"
)

VALID = [rule.good for rule in RULES.values() if rule.good] + [
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parents[2] / "programmes").rglob("*.edu"))
    if path.stat().st_size < 1500
]
WORDS = [
    *sorted(RESERVED | CONTEXTUAL), *sorted(BUILTINS), "x", "y", "t", "f", "d", "joueur", "nombre", "texte", "tableau",
    "toile", "12", "1,5", "0", "-1", '"é"', '"', "#F80", "#", "'", "print", "if", "else", "for", "in", "range", "def",
    "return", "while", "None", "2x", "fin si", "fin pour", "est un", "sont des", "5 €", "répéter", "😀", "e\u0301",
]  # fmt: skip
GLUE = [
    *SIGNS,
    *"()[],:.=<>+-*/^;{}'\"@#«»!?$",
    "++",
    "+=",
    ":=",
    "->",
    "\n",
    "\n    ",
    "\n\t",
    " ",
    "// a",
    "/*",
    "*/",
]
Maker = Callable[[random.Random], str]


def spoilt(dice: random.Random) -> str:
    """A valid program, or two, with a few things changed."""
    program = dice.choice(VALID) + (dice.choice(VALID) if dice.random() < 0.3 else "")
    for _ in range(dice.randint(1, 4)):
        program = dice.choice((_cut, _insert, _swap_lines, _double_line, _change_case))(program, dice)
    return program


def _cut(program: str, dice: random.Random) -> str:
    start = dice.randint(0, len(program))
    return program[:start] + program[start + dice.randint(1, 9) :]


def _insert(program: str, dice: random.Random) -> str:
    start = dice.randint(0, len(program))
    word: str = dice.choice(WORDS + GLUE)
    return program[:start] + dice.choice(("", " ")) + word + program[start:]


def _swap_lines(program: str, dice: random.Random) -> str:
    lines = program.split("\n")
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _double_line(program: str, dice: random.Random) -> str:
    lines = program.split("\n")
    return "\n".join([*lines, dice.choice(lines)])


def _change_case(program: str, dice: random.Random) -> str:
    start = dice.randint(0, len(program))
    end = start + dice.randint(1, 8)
    return program[:start] + program[start:end].swapcase() + program[end:]


def tokens(dice: random.Random) -> str:
    """Words and signs in any order."""
    glue = dice.choice(("", " "))
    return glue.join(dice.choice(WORDS if dice.random() < 0.6 else GLUE) for _ in range(dice.randint(1, 50)))


def decoded(dice: random.Random) -> str:
    """Bytes of any kind, as an editor would open them."""
    data = dice.randbytes(dice.randint(0, 200))
    encoding = dice.choice(("utf-8", "latin-1", "utf-16-le"))
    return data.decode(encoding, errors=dice.choice(("replace", "ignore")))


def check(program: str, dice: random.Random) -> None:
    """Analyse, show, compile and perhaps run ``program``."""
    source = Source(program)
    started = time.process_time()
    analysis = api.analyse(source)
    assert time.process_time() - started < SLOWEST
    shown = plain_text(report_lines(analysis.diagnostics, source))
    for found in analysis.diagnostics:
        assert found.code in RULES
        assert 0 <= found.span.start <= found.span.end <= len(source.text)
        for fix in found.fixes:
            assert all(0 <= edit.span.start <= edit.span.end <= len(source.text) for edit in fix.edits)
    assert "{" not in shown or "{" in program or "accolades" in shown
    if not analysis.has_errors:
        _compile(source, analysis, dice)


def _compile(source: Source, analysis: Analysis, dice: random.Random) -> None:
    compiled = api.to_javascript(analysis)
    api.to_python(analysis)
    if dice.randrange(ONE_RUN_IN):
        return
    failed = run_headless(compiled.code, Setting([], limits=Limits(0.5), write=lambda _text: None)).failed
    if failed is not None:
        told = to_diagnostic(failed, compiled, source)
        assert told.code != OUR_FAULT, told
        assert not HOST_WORDS.search(f"{told.message} {told.suggestion}") or HOST_WORDS.search(source.text), told


def always_the_same(test: Callable[[], None]) -> Callable[[], None]:
    """The same inputs in every run, so that a change is judged alone; ``EDUCODE_EXPLORE`` asks for others."""
    return test if os.environ.get("EDUCODE_EXPLORE") else seed(0)(test)


@pytest.mark.parametrize("make", [spoilt, tokens, decoded], ids=lambda make: make.__name__)
def test_anything_typed_is_answered(make: Maker) -> None:
    @always_the_same
    @given(st.integers(0, 2**32))
    @settings(
        max_examples=BATCHES,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        database=None,
    )
    def batch(thrown: int) -> None:
        dice = random.Random(thrown)
        for _ in range(BATCH):
            program = make(dice)
            try:
                check(program, dice)
            except Exception as problem:
                problem.add_note(f"program: {program!r}")
                raise

    batch()
