"""Whole translations, read by a human when they change."""

from __future__ import annotations

from pathlib import Path

import pytest

from educode.emit.python import to_python
from educode.semantics import analyse
from educode.text import Source

GOLDEN = Path(__file__).parents[3] / "tests" / "golden" / "python"


@pytest.mark.parametrize("program", sorted(GOLDEN.glob("*.edu")), ids=lambda path: path.stem)
def test_golden(program: Path, update_golden: bool) -> None:
    analysis = analyse(Source(program.read_text("utf-8"), program.name))
    assert not analysis.has_errors, analysis.diagnostics
    expected = program.with_suffix(".py")
    if update_golden:
        expected.write_text(to_python(analysis), "utf-8")
    assert to_python(analysis) == expected.read_text("utf-8")
