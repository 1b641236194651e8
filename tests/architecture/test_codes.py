"""Codes: what the runtime throws has a rule, whose sentences use only the values that come with it."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

from educode.diagnostics.model import Rule
from educode.diagnostics.rules import RULES, calculation, run

ROOT = Path(__file__).parent.parent.parent
CODES = (ROOT / "runtime/src/core/codes.ts").read_text("utf-8")
THROWN = {
    code: set(re.findall(r'"(\w+)"', names)) for code, names in re.findall(r"(EDU\d{4}): \[(.*?)\]", CODES, re.DOTALL)
}
FROM_SOURCE = {"code", "part", "base", "at", "routine"}
FROM_HINTS = {"EDU1111": {"number"}, "EDU1113": {"array"}}
WRITTEN = {rule.code for module in (run, calculation) for rule in vars(module).values() if isinstance(rule, Rule)}


def fields(rule: Rule) -> set[str]:
    templates = [rule.message, *rule.hints.values(), *rule.labels.values()]
    return {name for text in templates for _, name, _, _ in string.Formatter().parse(text) if name}


def test_runtime_and_rules_name_the_same_codes() -> None:
    assert set(THROWN) == WRITTEN


@pytest.mark.parametrize("code", sorted(THROWN))
def test_sentences_use_what_there_is(code: str) -> None:
    assert fields(RULES[code]) <= THROWN[code] | FROM_SOURCE | FROM_HINTS.get(code, set())


def test_host_codes_have_rules() -> None:
    sources = [*ROOT.glob("runtime/src/**/*.ts"), *ROOT.glob("src/educode/**/*.py")]
    used = {code for path in sources for code in re.findall(r'"(EDU08\d\d)"', path.read_text("utf-8"))}
    assert used <= set(RULES)
