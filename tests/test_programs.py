"""Runs tests/programs/**/NAME.edu through the real engine and compares with the files beside it.

NAME.out: what it prints. NAME.err: its diagnostics, one a line: `ligne:colonne code message`; then a program
need not have an .out. NAME.svg: what its first toile shows at the end. NAME.events: its events.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from educode.diagnostics import Diagnostic
from educode.drawing import to_svg
from educode.emit.javascript import to_javascript
from educode.host.events import Event, read_events
from educode.host.failure import to_diagnostic
from educode.host.run import Setting, run_headless
from educode.semantics import analyse
from educode.text import Source

ROOT = Path(__file__).parent / "programs"
PROGRAMS = sorted(ROOT.rglob("*.edu"))
EXPECTED = {".out", ".err", ".svg", ".events"}


def run(program: Path, folder: Path) -> tuple[str, str, str]:
    """What a program prints, its diagnostics if it fails, and what its first toile shows."""
    source = Source(program.read_text("utf-8"), program.name)
    analysis = analyse(source)
    if analysis.has_errors:
        return "", described(analysis.diagnostics, source), ""
    compiled = to_javascript(analysis)
    outcome = run_headless(compiled.code, Setting(events=events_of(program), folder=folder))
    failed = () if outcome.failed is None else (to_diagnostic(outcome.failed, compiled, source),)
    drawn = to_svg(outcome.pictures[0].drawing) if outcome.pictures else ""
    return outcome.output, described(failed, source), drawn


def events_of(program: Path) -> tuple[Event, ...]:
    """The events of the file beside the program, if there is one."""
    file = program.with_suffix(".events")
    events, wrong = read_events(Source(file.read_text("utf-8") if file.exists() else "", file.name))
    assert wrong == ()
    return events


def described(diagnostics: Iterable[Diagnostic], source: Source) -> str:
    """One line a diagnostic: `ligne:colonne code message`."""
    places = ((source.position(found.span.start), found) for found in diagnostics)
    return "".join(f"{place.line}:{place.column} {found.code} {found.message}\n" for place, found in places)


def compare_picture(expected: Path, drawn: str, update_golden: bool) -> None:
    """Only where there is a file to compare with: an empty one is enough to ask for it."""
    if not expected.exists():
        return
    if update_golden:
        expected.write_text(drawn, "utf-8")
    assert drawn == expected.read_text("utf-8")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.relative_to(ROOT).with_suffix("").as_posix())
def test_program(program: Path, tmp_path: Path, update_golden: bool) -> None:
    output, errors, drawn = run(program, tmp_path)
    compare_picture(program.with_suffix(".svg"), drawn, update_golden)
    for suffix, found in ((".out", output), (".err", errors)):
        expected = program.with_suffix(suffix)
        if update_golden and (found or expected.exists() or (suffix == ".out" and not errors)):
            expected.write_text(found, "utf-8")
        if suffix == ".err" or expected.exists() or output:
            assert found == (expected.read_text("utf-8") if expected.exists() else "")


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.relative_to(ROOT).with_suffix("").as_posix())
def test_something_is_expected(program: Path) -> None:
    assert any(program.with_suffix(suffix).exists() for suffix in (".out", ".err", ".svg"))


def test_no_expected_file_is_without_its_program() -> None:
    orphans = [path for path in ROOT.rglob("*") if path.suffix in EXPECTED and not path.with_suffix(".edu").exists()]
    assert orphans == []
