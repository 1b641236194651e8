"""Each rule of the run time: its bad program gives it, and only it; its good one runs to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from educode import api
from educode.diagnostics import Rule
from educode.diagnostics.rules import RULES, calculation, hosts, run
from educode.host.events import Event
from educode.host.failure import to_diagnostic
from educode.host.run import Setting, run_headless
from educode.text import Source

EVENTS = (Event("clic", 1, x=1, y=1), Event("touche", 2, text="espace"), Event("reponse", 3, text="7"))
RUN_TIME = [rule for module in (run, calculation, hosts) for rule in vars(module).values() if isinstance(rule, Rule)]


def codes(program: str, folder: Path) -> list[str]:
    source = Source(program)
    analysis = api.analyse(source)
    if analysis.has_errors:
        return [found.code for found in analysis.diagnostics]
    compiled = api.to_javascript(analysis)
    relevant = [
        event
        for event in EVENTS
        if {"clic": "cliquer", "touche": "appuyer", "reponse": "demande"}[event.kind] in program
    ]
    failed = run_headless(compiled.code, Setting(relevant, folder=folder)).failed
    return [to_diagnostic(failed, compiled, source).code] if failed else []


@pytest.mark.parametrize("rule", [rule for rule in RUN_TIME if rule.bad], ids=lambda rule: rule.code)
def test_bad_program_gives_the_code(rule: Rule, tmp_path: Path) -> None:
    assert codes(rule.bad, tmp_path) == [rule.code]


@pytest.mark.parametrize("rule", [rule for rule in RUN_TIME if rule.good], ids=lambda rule: rule.code)
def test_good_program_runs(rule: Rule, tmp_path: Path) -> None:
    assert codes(rule.good, tmp_path) == []


@pytest.mark.parametrize("rule", RUN_TIME, ids=lambda rule: rule.code)
def test_has_a_page(rule: Rule) -> None:
    assert RULES[rule.code] is rule
    assert rule.title
    assert rule.explanation.endswith((".", "`", "…"))
