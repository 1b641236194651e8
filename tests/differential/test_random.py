"""Random programs do the same on both back ends: 2 000 in continuous integration, 100 elsewhere.

``EDUCODE_RANDOM_PROGRAMS`` asks for another number, ``EDUCODE_EXPLORE`` for other programs. A program that
finds a divergence is written, made smaller, into ``tests/programs/divergences``, where the other tests run it
ever after.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from educode.semantics import analyse
from educode.semantics.model import Analysis
from educode.text import Source

from .both import BY_LIMITS, Play, Result, agree, run_javascript, run_python
from .generate import Scene, scene

IS_CI = bool(os.environ.get("CI"))
COUNT = int(os.environ.get("EDUCODE_RANDOM_PROGRAMS", "2000" if IS_CI else "100"))
PARTS = 20
"""As many tests: those who run tests side by side share them out."""

PATIENCE = 30
DEEP = 30_000
FOUND = Path(__file__).parents[1] / "programs" / "divergences"


class TooLong(BaseException):
    """The translation went on after the engine had ended."""


@contextmanager
def patience() -> Iterator[None]:
    """Raises TooLong after half a minute, where the system has such a clock."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return

    def give_up(_number: int, _frame: object) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def depth() -> Iterator[None]:
    """As deep as translated programs may go: Hypothesis keeps a limit of its own, and wants it back."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(DEEP)
    try:
        yield
    finally:
        sys.setrecursionlimit(before)


def translated(analysis: Analysis, play: Play) -> Result:
    """What the translation does; what should not happen counts as a failure of its own."""
    try:
        with patience():
            return run_python(analysis, play)
    except (TooLong, Exception) as error:
        return Result("", type(error).__name__)


def diverges(found: Scene) -> bool:
    """Whether the back ends disagree about a program that runs."""
    analysis = analyse(Source(found.program))
    if analysis.has_errors:
        return False
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        engine = run_javascript(analysis, Play(found.events, folder=Path(one)))
        if engine.code in BY_LIMITS:
            return False
        return not agree(engine, translated(analysis, Play(found.events, folder=Path(other))))


def smaller(found: Scene) -> Scene:
    """The fewest lines that still make the back ends disagree."""
    lines = found.program.splitlines()
    size = len(lines) // 2
    while size:
        at = 0
        while at < len(lines):
            shorter = lines[:at] + lines[at + size :]
            if diverges(Scene("\n".join(shorter) + "\n", found.events)):
                lines = shorter
            else:
                at += size
        size //= 2
    return Scene("\n".join(lines) + "\n", found.events)


def keep(found: Scene, seed: int) -> Path:
    """The divergence as a plain program, with its seed in its name."""
    FOUND.mkdir(exist_ok=True)
    path = FOUND / f"graine_{seed}.edu"
    path.write_text(found.program, encoding="utf-8")
    if found.events:
        path.with_suffix(".events").write_text(found.events, encoding="utf-8")
    return path


def always_the_same(part: int) -> Callable[[Callable[[], None]], Callable[[], None]]:
    """The same programs in every run, so that a change is judged alone; ``EDUCODE_EXPLORE`` asks for others."""
    return (lambda test: test) if os.environ.get("EDUCODE_EXPLORE") else seed(part)


@pytest.mark.parametrize("part", range(PARTS))
def test_random_programs_agree(part: int) -> None:
    @always_the_same(part)
    @settings(
        max_examples=max(1, COUNT // PARTS),
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.integers(0, 2**40))
    def agreed(number: int) -> None:
        program_seed = number * PARTS + part
        found = scene(program_seed)
        with depth():
            path = keep(smaller(found), program_seed) if diverges(found) else None
        if path is not None:
            raise AssertionError(f"the back ends disagree about {path}")

    agreed()


def test_most_random_programs_run() -> None:
    """A generator whose programs are refused would prove nothing."""
    refused = sum(analyse(Source(scene(seed).program)).has_errors for seed in range(60))
    assert refused <= 9


def test_the_seed_alone_makes_the_program() -> None:
    assert scene(7) == scene(7)
