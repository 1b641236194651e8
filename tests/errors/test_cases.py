"""The published faulty programs: place, words and number of the messages (skipped where they are not there)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any  # one JSON object a line, of many shapes

import pytest

from educode.diagnostics import Diagnostic, Severity
from educode.semantics import analyse
from educode.text import Source

FILE = Path(__file__).parents[3] / "shared" / "errors" / "cases.jsonl"
CASES: list[dict[str, Any]] = (
    [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines() if line.strip()]
    if FILE.exists()
    else []
)
AT_COMPILE = [case for case in CASES if case["when"] == "compile"]
SEVERITIES = {"error": Severity.ERROR, "warning": Severity.WARNING, "advice": Severity.ADVICE}


def diagnose(program: str) -> tuple[Source, list[Diagnostic]]:
    source = Source(program)
    return source, list(analyse(source).diagnostics)


def says(diagnostic: Diagnostic, words: list[str]) -> bool:
    told = f"{diagnostic.message} {diagnostic.suggestion or ''}"
    return all(word in told for word in words)


@pytest.mark.skipif(not CASES, reason="the published cases are not beside the project")
@pytest.mark.parametrize("case", AT_COMPILE, ids=lambda case: str(case["id"]))
def test_faulty_program(case: dict[str, Any]) -> None:
    source, found = diagnose(case["source"])
    told = [(source.position(one.span.start).line, one) for one in found]
    assert 0 < len(told) <= case["max_messages"], [(line, one.message) for line, one in told]
    wanted = [({case["where"]["line"], *case["where"].get("accept", [])}, case["must_mention"])]
    wanted += [({one["line"]}, one["must_mention"]) for one in case.get("also", [])]
    for lines, words in wanted:
        assert any(line in lines and says(one, words) for line, one in told), [
            (line, one.message) for line, one in told
        ]
    if len(told) == 1:
        assert told[0][1].severity is SEVERITIES[case["severity"]]


@pytest.mark.skipif(not CASES, reason="the published cases are not beside the project")
@pytest.mark.parametrize("case", [case for case in CASES if case.get("fixed")], ids=lambda case: str(case["id"]))
def test_repaired_program(case: dict[str, Any]) -> None:
    assert [one.message for one in diagnose(case["fixed"])[1]] == []


@pytest.mark.skipif(not CASES, reason="the published cases are not beside the project")
@pytest.mark.parametrize("case", AT_COMPILE, ids=lambda case: str(case["id"]))
def test_sure_fixes_mend(case: dict[str, Any]) -> None:
    """Applied alone, a sure fix leaves one message less, and none that was not there."""
    _, found = diagnose(case["source"])
    before = sorted(one.message for one in found)
    for diagnostic in found:
        for fix in diagnostic.fixes:
            if fix.sure:
                program = case["source"]
                for edit in sorted(fix.edits, key=lambda one: -one.span.start):
                    program = program[: edit.span.start] + edit.text + program[edit.span.end :]
                expected = list(before)
                expected.remove(diagnostic.message)
                errors = [one.message for one in diagnose(program)[1] if one.severity is Severity.ERROR]
                assert sorted(errors) == expected
