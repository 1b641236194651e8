"""Random programs do the same on both back ends.

``EDUCODE_RANDOM_PROGRAMS`` says how many (2 000 in continuous integration); a program that finds a
divergence is written, made smaller, into ``tests/programs/divergences``.
"""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from educode.semantics import analyse
from educode.text import Source

from .both import Play, agree, run_javascript, run_python
from .generate import program

COUNT = int(os.environ.get("EDUCODE_RANDOM_PROGRAMS", "100"))
FOUND = Path(__file__).parents[1] / "programs" / "divergences"


def diverges(text: str) -> bool:
    """Whether the back ends disagree about a program that runs."""
    analysis = analyse(Source(text))
    if analysis.has_errors:
        return False
    return not agree(run_javascript(analysis, Play()), run_python(analysis, Play()))


def smaller(text: str) -> str:
    """The fewest lines of ``text`` that still make the back ends disagree."""
    lines = text.splitlines()
    size = len(lines) // 2
    while size:
        at = 0
        while at < len(lines):
            shorter = lines[:at] + lines[at + size :]
            if diverges("\n".join(shorter) + "\n"):
                lines = shorter
            else:
                at += size
        size //= 2
    return "\n".join(lines) + "\n"


@settings(
    max_examples=COUNT,
    deadline=None,
    derandomize="CI" not in os.environ,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(seed=st.integers(0, 2**48))
def test_random_programs_agree(seed: int) -> None:
    text = program(seed)
    if diverges(text):
        FOUND.mkdir(exist_ok=True)
        found = FOUND / f"graine_{seed}.edu"
        found.write_text(smaller(text), encoding="utf-8")
        raise AssertionError(f"the back ends disagree about {found}")
