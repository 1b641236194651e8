"""The checks of unproven values alone give what proofs give: programs are compiled again with every proof forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest

from educode.emit.javascript import to_javascript
from educode.host.failure import to_diagnostic
from educode.host.run import Setting, run_headless
from educode.semantics import analyse
from educode.text import Source
from test_programs import PROGRAMS, ROOT, described, events_of

CORE = {"attentes", "classes", "erreurs", "expressions", "instructions", "routines", "texte", "types"}
CHOSEN = [path for path in PROGRAMS if path.parent.name in CORE]


@pytest.mark.parametrize("program", CHOSEN, ids=lambda path: path.relative_to(ROOT).with_suffix("").as_posix())
def test_checks_give_what_proofs_give(program: Path, tmp_path: Path) -> None:
    source = Source(program.read_text("utf-8"), program.name)
    analysis = analyse(source)
    assert not analysis.has_errors
    analysis.types.clear()
    analysis.element_types.clear()
    analysis.key_types.clear()
    compiled = to_javascript(analysis)
    outcome = run_headless(compiled.code, Setting(events=events_of(program), folder=tmp_path))
    failed = () if outcome.failed is None else (to_diagnostic(outcome.failed, compiled, source),)
    assert outcome.output == expected(program, ".out")
    assert described(failed, source) == expected(program, ".err")


def expected(program: Path, suffix: str) -> str:
    """The file beside a program, empty where there is none."""
    file = program.with_suffix(suffix)
    return file.read_text("utf-8") if file.exists() else ""
