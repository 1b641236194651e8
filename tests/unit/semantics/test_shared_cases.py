"""The shared faulty programs, where they are found beside the project."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any  # the cases are free-form JSON

import pytest

from semantics.programs import analysed, codes

_ROOT = Path(__file__).parents[3]
_CASES = _ROOT.parent / "shared" / "errors" / "cases.jsonl"
_PROGRAMS = _ROOT.parent / "shared" / "programs"


def _cases() -> list[dict[str, Any]]:
    if not _CASES.is_file():
        return []
    return [json.loads(line) for line in _CASES.read_text(encoding="utf-8").splitlines()]


_EACH = pytest.mark.parametrize("case", _cases(), ids=lambda case: case["id"])


def _wanted(case: dict[str, Any]) -> list[tuple[set[int], list[str]]]:
    where = case["where"]
    first = ({where["line"], *where.get("accept", [])}, case["must_mention"])
    return [first, *(({each["line"]}, each["must_mention"]) for each in case.get("also") or [])]


@_EACH
def test_case_is_told(case: dict[str, Any]) -> None:
    analysis = analysed(case["source"])
    told = [
        (
            analysis.source.position(found.span.start).line,
            " ".join([found.message, found.suggestion or "", *(label.text for label in found.labels)]),
        )
        for found in analysis.diagnostics
    ]
    if case["when"] != "compile":
        assert told == []
        return
    assert len(told) <= case["max_messages"]
    for lines, words in _wanted(case):
        assert any(line in lines and all(word in text for word in words) for line, text in told), told


@_EACH
def test_mended_case_is_clean(case: dict[str, Any]) -> None:
    assert codes(case["fixed"]) == []


@pytest.mark.parametrize(
    "program", sorted(_PROGRAMS.glob("*.edu")) if _PROGRAMS.is_dir() else [], ids=lambda path: path.stem
)
def test_published_program_is_clean(program: Path) -> None:
    assert codes(program.read_text(encoding="utf-8")) == []
