"""Several slips in one line: what is shown to write holds none of them any more."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from educode import api
from educode.diagnostics import Diagnostic, Severity
from educode.diagnostics.advice import advice
from educode.diagnostics.fixes import apply, sure_edits
from educode.text import Source

_LINES = {
    "si a == b": "si a = b alors",
    "si a != b && c > 2": "si a <> b et c > 2 alors",
    "tant que a != 3 and b == 2": "tant que a <> 3 et b = 2",
    'affich longeur("abc")': 'affiche longueur("abc")',
    "affiche a == b || c != 2": "affiche a = b ou c <> 2",
    "si a => b alor": "si a >= b alors",
}
_HEAD = "a est un nombre\nb est un nombre\nc est un nombre\n"
_END = {"si": "    affiche a\nfin si\n", "tant": "    a ajoute 1\nfin tant que\n"}


def _program(line: str) -> str:
    return f"{_HEAD}{line}\n{_END.get(line.split(maxsplit=1)[0], '')}"


def _shown(found: Diagnostic, source: Source) -> str:
    told = advice(found, source)
    return told.code or told.sentence


@pytest.mark.parametrize("line", _LINES)
def test_each_message_shows_the_line_with_all_its_slips_mended(line: str) -> None:
    source = Source(_program(line))
    found = [one for one in api.analyse(source).diagnostics if source.position(one.span.start).line == 4]
    assert len(found) > 1
    for one in found:
        assert _LINES[line] in _shown(one, source)


@pytest.mark.parametrize("pair", [*itertools.permutations(_LINES, 2)], ids=" / ".join)
def test_slips_of_other_lines_change_nothing(pair: tuple[str, str]) -> None:
    source = Source(_program(pair[0]) + _program(pair[1]).removeprefix(_HEAD))
    first = [one for one in api.analyse(source).diagnostics if source.position(one.span.start).line == 4]
    assert {_shown(one, source) for one in first} == {_LINES[pair[0]]}


@pytest.mark.parametrize("line", _LINES)
def test_what_is_shown_is_what_the_sure_fixes_write(line: str) -> None:
    source = Source(_program(line))
    mended = apply(source.text, sure_edits(api.analyse(source).diagnostics))
    assert mended.splitlines()[3] == _LINES[line]
    assert not [one for one in api.analyse(Source(mended)).diagnostics if one.severity is Severity.ERROR]


def test_the_families_show_what_their_sure_fixes_write() -> None:
    checked = 0
    for line in (Path(__file__).parent / "families.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        source = Source(case["source"])
        found = api.analyse(source).diagnostics
        mended = {line.strip() for line in apply(source.text, sure_edits(found)).splitlines()}
        shared = [one for one in found if one.mended is not None]
        if all(fix.sure for one in shared for fix in one.fixes[:1]):
            checked += len(shared)
            assert {one.mended for one in shared} <= mended, case["id"]
    assert checked > 1
