"""One message, wherever it is shown: in the terminal, on the page of the player and in ``--json``; and its mending."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any  # one JSON object a line, of many shapes

import pytest

from educode import api
from educode.diagnostics.advice import advice
from educode.diagnostics.as_json import as_json
from educode.diagnostics.fixes import apply
from educode.diagnostics.rules import RULES
from educode.diagnostics.terminal import plain_text, report_lines
from educode.text import Source
from educode.web.program import tell

SHOWN = [rule for rule in RULES.values() if rule.bad]
EACH = pytest.mark.parametrize("rule", SHOWN, ids=lambda rule: rule.code)
CASES: list[dict[str, Any]] = [
    json.loads(line) for line in (Path(__file__).parent / "families.jsonl").read_text(encoding="utf-8").splitlines()
]


def programs() -> list[str]:
    return [rule.bad for rule in SHOWN] + [case["source"] for case in CASES]


def test_terminal_page_and_json_say_the_same() -> None:
    for program in programs():
        source = Source(program, "essai.edu")
        found = api.analyse(source).diagnostics
        shown = plain_text(report_lines(found, source))
        for one, entry in zip(found, as_json(found, source), strict=True):
            page = tell(one, source)
            assert one.message in shown or len(found) > 5
            assert entry["code"] == page["code"] == one.code
            assert entry["message"] == page["message"] == one.message
            assert entry["suggestion"] == page["suggestion"] == one.suggestion
            assert entry["ligne"] == page["line"] == source.position(one.span.start).line


def test_terminal_gives_one_suggestion() -> None:
    """Either a sentence, or the line as it should be, or a sentence that explains that line without repeating it."""
    for program in programs():
        source = Source(program)
        for found in api.analyse(source).diagnostics:
            told = advice(found, source)
            shown = plain_text(report_lines([found], source))
            assert shown.count("Essaie :") == (1 if told.code else 0)
            assert not told.code or f"`{told.code}`" not in told.sentence
            assert not told.code or not told.sentence.startswith("Écris `")
            if found.suggestion and not told.sentence:
                assert told.code


def test_line_proposed_is_what_the_fix_makes() -> None:
    for program in programs():
        source = Source(program)
        for found in api.analyse(source).diagnostics:
            code = advice(found, source).code
            if code:
                mended = apply(source.text, found.fixes[0].edits).splitlines()
                assert code == found.mended or code in [line.strip() for line in mended]


@EACH
def test_sure_fixes_are_applied(rule: Any) -> None:
    """``verifie --corrige``: nothing worse, and nothing left that was sure."""
    source = Source(rule.bad)
    sure = [found for found in api.analyse(source).diagnostics if any(fix.sure for fix in found.fixes)]
    mended = api.mend(source)
    left = api.analyse(mended).diagnostics
    assert (mended.text != source.text) == bool(sure)
    assert not sure or rule.code not in [found.code for found in left]


def test_programs_of_the_families_are_mended_where_it_is_sure() -> None:
    mended = 0
    for case in CASES:
        source = Source(case["source"])
        before = api.analyse(source).diagnostics
        after = api.analyse(api.mend(source)).diagnostics
        assert len([one for one in after if one.severity == "erreur"]) <= len(before)
        if before and all(any(fix.sure for fix in found.fixes) for found in before):
            mended += 1
            assert not any(one.severity == "erreur" for one in after), case["id"]
    assert mended > len(CASES) // 2
