"""Every rule of the front end has an example that gives it alone, and a mended one that gives nothing."""

from __future__ import annotations

import pytest

from educode.diagnostics import Diagnostic, Reporter, Rule
from educode.diagnostics.rules import blocks, lines, text
from educode.syntax import parse
from educode.text import Source

RULES = [value for module in (text, blocks, lines) for value in vars(module).values() if isinstance(value, Rule)]
WITH_EXAMPLE = [rule for rule in RULES if rule.bad]


def diagnose(program: str) -> list[Diagnostic]:
    reporter = Reporter()
    parse(Source(program), reporter)
    return reporter.diagnostics


def mended(program: str, diagnostic: Diagnostic) -> list[str]:
    """The program with each sure fix of the diagnostic applied alone."""
    programs = []
    for fix in diagnostic.fixes:
        if fix.sure:
            result = program
            for edit in sorted(fix.edits, key=lambda one: -one.span.start):
                result = result[: edit.span.start] + edit.text + result[edit.span.end :]
            programs.append(result)
    return programs


def test_codes_are_unique() -> None:
    assert len({rule.code for rule in RULES}) == len(RULES)


def test_only_nesting_has_no_short_example() -> None:
    assert {rule.code for rule in RULES if not rule.bad} == {blocks.TOO_DEEP.code, blocks.VALUE_TOO_DEEP.code}


@pytest.mark.parametrize("rule", WITH_EXAMPLE, ids=lambda rule: rule.code)
def test_bad_gives_exactly_its_rule(rule: Rule) -> None:
    assert [one.code for one in diagnose(rule.bad)] == [rule.code]


@pytest.mark.parametrize("rule", WITH_EXAMPLE, ids=lambda rule: rule.code)
def test_good_gives_nothing(rule: Rule) -> None:
    assert [one.message for one in diagnose(rule.good)] == []


@pytest.mark.parametrize("rule", WITH_EXAMPLE, ids=lambda rule: rule.code)
def test_sure_fix_mends(rule: Rule) -> None:
    for diagnostic in diagnose(rule.bad):
        for program in mended(rule.bad, diagnostic):
            assert [one.message for one in diagnose(program)] == []


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_first_sentence_is_short(rule: Rule) -> None:
    first = rule.message.split(". ")[0]
    assert len(first.replace(":", "").split()) <= 17  # fifteen words, the signs « ` » and « / » set aside


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_has_a_page(rule: Rule) -> None:
    assert rule.title
    assert rule.explanation
