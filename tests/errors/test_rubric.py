"""The rubric of messages, checked on every rule: short, plain, kind, in good French, with a page that tells true."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from educode.diagnostics import Diagnostic, Rule
from educode.diagnostics.rules import RULES

ROOT = Path(__file__).parents[2]
RANGES = {
    "text": ("EDU01",),
    "blocks": ("EDU02",),
    "lines": ("EDU02",),
    "names": ("EDU03",),
    "types": ("EDU04",),
    "calls": ("EDU05",),
    "control": ("EDU06",),
    "drawing": ("EDU07",),
    "hosts": ("EDU08",),
    "run": ("EDU10",),
    "calculation": ("EDU11",),
    "warnings": ("EDU90",),
}
BANNED = re.compile(
    r"\b(tokens?|syntaxe|syntaxique|parser|expressions?|opérandes?|identifiants?|identificateurs?|arguments?|incompatibles?|"
    r"exceptions?|pile d'appels|null|invalides?|illéga\w+|interdite?s?|inattendue?s?|fatale?s?|oups|hélas|erreur de)\b",
    re.IGNORECASE,
)
PLACEHOLDER = re.compile(r"\{[^{}]*\}")
FORMAL = re.compile(r"\b(vous|votre|vos)\b", re.IGNORECASE)
CODE = re.compile(r"`[^`]*`|\"[^\"]*\"|\{[^{}]*\}|« [^»]* »")
WITHOUT_EXAMPLE = {
    "EDU0216", "EDU0217",  # too long to be shown
    "EDU0803", "EDU0804", "EDU0806", "EDU0807", "EDU0808", "EDU0809", "EDU0810", "EDU0813", "EDU0814",
    "EDU0820", "EDU0821", "EDU0822", "EDU0823", "EDU0824", "EDU0825", "EDU0826",
    "EDU0830", "EDU0831", "EDU0832", "EDU0833", "EDU0834", "EDU0835",
    "EDU0899", "EDU1126",
}  # fmt: skip
"""Rules about files, limits and the machine: no program gives them everywhere."""

EACH = pytest.mark.parametrize("rule", RULES.values(), ids=lambda rule: rule.code)
SHOWN = [rule for rule in RULES.values() if rule.bad]


@cache
def tool() -> ModuleType:
    """tools/messages.py."""
    spec = importlib.util.spec_from_file_location("messages", ROOT / "tools" / "messages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def told(rule: Rule, program: str) -> tuple[Diagnostic, ...]:
    found: tuple[Diagnostic, ...] = tool().told(rule, program)
    return found


def sentences(rule: Rule) -> list[str]:
    return [rule.message, *rule.hints.values(), *rule.labels.values()]


def first_sentence(text: str) -> str:
    """Up to the first end of a sentence; code counts as one word."""
    plain = CODE.sub("code", text.replace("{{", "(").replace("}}", ")"))
    return re.split(r"(?<=[.?])\s", plain)[0]


@EACH
def test_first_sentence_has_fifteen_words_at_most(rule: Rule) -> None:
    words = [word for word in first_sentence(rule.message).split() if re.search(r"\w", word)]
    assert len(words) <= 15, rule.message


@EACH
def test_three_sentences_at_most(rule: Rule) -> None:
    for hint in ["", *rule.hints.values()]:
        whole = CODE.sub("code", f"{rule.message} {hint}")
        assert len(re.findall(r"[.?](?:\s|$)", whole)) <= 3, whole


@EACH
def test_words_are_those_of_the_lessons(rule: Rule) -> None:
    for text in [rule.title, *sentences(rule), rule.explanation]:
        assert not BANNED.search(PLACEHOLDER.sub("", text)), text
        assert not FORMAL.search(text), text


@EACH
def test_tone_is_calm(rule: Rule) -> None:
    for text in [rule.title, *sentences(rule), rule.explanation]:
        assert "!" not in CODE.sub("", text), text


@EACH
def test_typography_is_french(rule: Rule) -> None:
    for text in [rule.title, *sentences(rule), rule.explanation]:
        plain = CODE.sub("x", text.replace("{{", "").replace("}}", ""))
        assert not re.search(r"[^\s(][:;?](?:\s|$)", plain), text
        assert not re.search(r"\s[,.](?:\s|$)", plain), text
        assert "  " not in plain, text
        assert not re.search(r"[“”’\u00a0\u202f]", plain) or "« » ou “ ”" in text, text


@EACH
def test_sentences_begin_and_end_as_they_must(rule: Rule) -> None:
    for text in [rule.message, *rule.hints.values()]:
        assert text[-1] in ".?…", text
        assert text[0] in '`{"«' or text[0].isupper() or text[0] in "-0", text


@EACH
def test_has_a_page(rule: Rule) -> None:
    assert rule.title
    assert rule.explanation.endswith((".", "…", "`"))
    assert 1 <= len(re.findall(r"[.?…](?:\s|$)|`$", rule.explanation)) <= 5
    assert (rule.code in WITHOUT_EXAMPLE) == (not rule.bad)
    assert bool(rule.bad) == bool(rule.good)


def test_codes_stay_in_their_ranges() -> None:
    for module, prefixes in RANGES.items():
        found = importlib.import_module(f"educode.diagnostics.rules.{module}")
        for rule in vars(found).values():
            if isinstance(rule, Rule):
                assert rule.code.startswith(prefixes), rule.code


@pytest.mark.parametrize("rule", SHOWN, ids=lambda rule: rule.code)
def test_bad_gives_its_code_alone(rule: Rule) -> None:
    assert [found.code for found in told(rule, rule.bad)] == [rule.code]


@pytest.mark.parametrize("rule", SHOWN, ids=lambda rule: rule.code)
def test_good_gives_nothing(rule: Rule) -> None:
    assert [found.message for found in told(rule, rule.good)] == []


def test_page_of_messages_is_fresh() -> None:
    assert tool().PAGE.read_text(encoding="utf-8") == tool().page(), "run python tools/messages.py"
