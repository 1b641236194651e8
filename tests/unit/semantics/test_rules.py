"""Each rule of the analysis: its bad program gives exactly it, its good one nothing, its sure fix mends."""

from __future__ import annotations

import re

import pytest

from educode.diagnostics import Rule
from educode.diagnostics.rules import calls, control, drawing, names, types, warnings
from semantics.programs import analysed, applied, codes

_RULES = [
    rule
    for module in (names, types, calls, control, drawing, warnings)
    for rule in vars(module).values()
    if isinstance(rule, Rule)
]
_EACH = pytest.mark.parametrize("rule", _RULES, ids=lambda rule: rule.code)


@_EACH
def test_bad_gives_exactly_the_rule(rule: Rule) -> None:
    assert codes(rule.bad) == [rule.code]


@_EACH
def test_good_gives_nothing(rule: Rule) -> None:
    assert codes(rule.good) == []


@_EACH
def test_sure_fixes_leave_no_error(rule: Rule) -> None:
    for found in analysed(rule.bad).diagnostics:
        for fix in found.fixes:
            if fix.sure:
                assert not analysed(applied(rule.bad, fix)).has_errors
                assert rule.code not in codes(applied(rule.bad, fix))


@_EACH
def test_sentences_say_tu(rule: Rule) -> None:
    sentences = [rule.title, rule.message, rule.explanation, *rule.hints.values(), *rule.labels.values()]
    assert not [each for each in sentences if re.search(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b", each)]
    assert rule.explanation


@pytest.mark.parametrize("opening", ["si vrai alors", "pour i de 1 à 3", "tant que vrai", "fonction f()", "classe B"])
@pytest.mark.parametrize("inner", ["procédure p(n)\n    affiche n\nfin procédure", "retourne 1", "arrête", "x vaut 1"])
def test_anything_may_stand_in_a_class(opening: str, inner: str) -> None:
    closing = "fin " + {"si": "si", "po": "pour", "ta": "tant que", "fo": "fonction", "cl": "classe"}[opening[:2]]
    for end in (closing, ""):
        assert codes(f"classe A\n{opening}\n{inner}\n{end}\nfin classe\na est une A\nappelle a.p(1)\n")
