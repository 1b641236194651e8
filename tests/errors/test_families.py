"""Our own faulty programs, of the same families as the published ones: place, words, number, mended program."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any  # one JSON object a line, of many shapes

import pytest

from educode import api
from educode.diagnostics import Diagnostic, Severity
from educode.diagnostics.fixes import apply
from educode.host.failure import to_diagnostic
from educode.host.run import Setting, run_headless
from educode.text import Source

CASES: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parent / "families.jsonl").read_text(encoding="utf-8").splitlines()
    if line
]
EACH = pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
ONLY_LINE = re.compile(r"Écris `([^`]*)`\.")
SEVERITIES = {"error": Severity.ERROR, "warning": Severity.WARNING}


def told(case: dict[str, Any]) -> list[tuple[int, Diagnostic]]:
    """What is told, and at which line; for an error of the run, by a run."""
    source = Source(case["source"])
    analysis = api.analyse(source)
    found = list(analysis.diagnostics)
    if case["when"] == "run":
        assert found == []
        compiled = api.to_javascript(analysis)
        failed = run_headless(compiled.code, Setting([])).failed
        assert failed is not None
        found = [to_diagnostic(failed, compiled, source)]
    return [(source.position(one.span.start).line, one) for one in found]


def says(found: Diagnostic, words: list[str]) -> bool:
    return all(word in f"{found.message} {found.suggestion or ''}" for word in words)


@EACH
def test_slip_is_told_once_where_it_is(case: dict[str, Any]) -> None:
    found = told(case)
    shown = [(line, one.message, one.suggestion) for line, one in found]
    assert 0 < len(found) <= case["max_messages"], shown
    wanted = [({case["where"]["line"], *case["where"].get("accept", [])}, case["must_mention"])]
    wanted += [({other["line"]}, other["must_mention"]) for other in case.get("also", [])]
    for lines, words in wanted:
        assert any(line in lines and says(one, words) for line, one in found), shown
    assert found[0][1].severity is SEVERITIES[case["severity"]]


@EACH
def test_mended_program_is_clean(case: dict[str, Any]) -> None:
    assert [one.message for one in api.analyse(Source(case.get("fixed", ""))).diagnostics] == []


@EACH
def test_sure_fixes_mend_and_break_nothing(case: dict[str, Any]) -> None:
    analysis = api.analyse(Source(case["source"]))
    before = sum(found.severity is Severity.ERROR for found in analysis.diagnostics)
    for found in analysis.diagnostics:
        for fix in found.fixes:
            if fix.sure and before:
                mended = api.analyse(Source(apply(case["source"], fix.edits)))
                assert sum(one.severity is Severity.ERROR for one in mended.diagnostics) < before


@EACH
def test_the_line_proposed_is_the_line_of_the_fix(case: dict[str, Any]) -> None:
    """« Écris `…`. » and the edit of the fix never contradict each other."""
    source = Source(case["source"])
    for found in api.analyse(source).diagnostics:
        quoted = ONLY_LINE.fullmatch(found.suggestion or "")
        if quoted and found.fixes:
            mended = [one.strip() for one in apply(source.text, found.fixes[0].edits).splitlines()]
            assert quoted[1] == found.mended or any(line.startswith(quoted[1]) for line in mended)


@pytest.mark.parametrize("case", [case for case in CASES if case["family"] == "dessin"], ids=lambda case: case["id"])
def test_proposals_that_draw_verify_clean(case: dict[str, Any]) -> None:
    """A pupil obeys without question: what is proposed, sure or not, leaves no error in a program with one slip."""
    if case["max_messages"] == 1 and case["when"] == "compile":
        for found in api.analyse(Source(case["source"])).diagnostics:
            for fix in found.fixes:
                mended = api.analyse(Source(apply(case["source"], fix.edits)))
                assert [one.message for one in mended.diagnostics if one.severity is Severity.ERROR] == []
