"""The catalogue and the runtime agree: same functions, same codes, same waits, same words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from educode.api import analyse, to_javascript
from educode.host.run import Setting, run_headless
from educode.language.builtins import BUILTINS, FAMILIES, Builtin
from educode.language.colors import COLORS
from educode.language.keys import KEY_NAMES
from educode.language.types import Kind
from educode.text import Source

RUNTIME = Path(__file__).parents[2] / "runtime" / "src"
FUNCTION = re.compile(r"^(?:export )?function(\*)? (\w+)|^  (?:private )?(between|below)\(", re.MULTILINE)
CODE = re.compile(r'"(EDU\d{4})"')
CALL = re.compile(r"(?<![.\w])\w+(?=\()|(?<=\.)(?:between|below)(?=\()")
SHARED = ("numbers.ts", "random.ts", "toile/colors.ts", "core/write.ts", "core/keys.ts")
"""Files beside the built-ins whose refusals reach the reader through them."""


def bodies(path: Path) -> dict[str, tuple[bool, str]]:
    """Each function or method of a TypeScript file: whether it is a generator, and its text."""
    text = path.read_text(encoding="utf-8")
    return {
        match[2] or match[3]: (
            bool(match[1]),
            text[match.start() : text.index("\n}" if match[2] else "\n  }", match.start())],
        )
        for match in FUNCTION.finditer(text)
    }


@cache
def family_bodies(family: str) -> dict[str, tuple[bool, str]]:
    return bodies(RUNTIME / "builtins" / f"{family}.ts")


@cache
def shared_bodies() -> dict[str, str]:
    paths = [RUNTIME / name for name in SHARED]
    paths += [RUNTIME / "builtins" / name for name in ("requirements.ts", "elements.ts", "copy.ts")]
    return {name: text for path in paths for name, (_, text) in bodies(path).items()}


def codes_of(family: str, name: str) -> set[str]:
    """The codes that a built-in can throw, itself or through what it calls."""
    known = {**shared_bodies(), **{key: text for key, (_, text) in family_bodies(family).items()}}
    seen: set[str] = set()
    waiting = [name]
    while waiting:
        current = waiting.pop()
        seen.add(current)
        waiting += [word for word in CALL.findall(known[current]) if word in known and word not in seen]
    return {code for function in seen for code in CODE.findall(known[function])}


def entries() -> list[tuple[str, Builtin]]:
    return [(family, entry) for family, group in FAMILIES.items() for entry in group]


def ids(value: object) -> str:
    return value.name if isinstance(value, Builtin) else ""


@pytest.mark.parametrize("family", FAMILIES)
def test_each_family_has_the_same_functions_in_the_runtime(family: str) -> None:
    text = (RUNTIME / "builtins" / f"{family}.ts").read_text(encoding="utf-8")
    exported = re.findall(r"^export function\*? (\w+)", text, re.MULTILINE)
    assert sorted(exported) == sorted(entry.name for entry in FAMILIES[family])


@pytest.mark.parametrize(("family", "entry"), entries(), ids=ids)
def test_each_function_declares_its_codes_and_waits(family: str, entry: Builtin) -> None:
    assert codes_of(family, entry.name) == set(entry.errors)
    assert family_bodies(family)[entry.name][0] == entry.waits


def test_codes_are_listed_with_their_values() -> None:
    listed = set(
        re.findall(r"^  (EDU\d{4}):", (RUNTIME / "core" / "codes.ts").read_text(encoding="utf-8"), re.MULTILINE)
    )
    assert {code for entry in BUILTINS.values() for code in entry.errors} <= listed


def test_refused_parameters_are_named_as_in_the_catalogue() -> None:
    for family, entry in entries():
        names = {parameter.name for signature in entry.signatures for parameter in signature.parameters}
        text = family_bodies(family)[entry.name][1]
        refused = re.findall(rf'require\w+\([^;]*"{entry.name}", "([^"]+)"', text)
        assert set(refused) <= names, entry.name


def test_colours_and_keys_are_the_same() -> None:
    colors = (RUNTIME / "toile" / "colors.ts").read_text(encoding="utf-8")
    assert dict(re.findall(r'^  (\w+): "(#\w{6})",$', colors, re.MULTILINE)) == COLORS
    keys = (RUNTIME / "core" / "keys.ts").read_text(encoding="utf-8")
    named = re.search(r"new Set\(\[(.*?)\]\)", keys, re.DOTALL)
    assert named is not None
    assert re.findall(r'"(\w+)"', named[1]) == list(KEY_NAMES)


@pytest.mark.parametrize("entry", BUILTINS.values(), ids=ids)
def test_each_entry_is_well_formed(entry: Builtin) -> None:
    assert entry.description.endswith(".")
    assert not re.search(r"\b(vous|votre|vos)\b", entry.description)
    assert entry.example.endswith("\n")
    assert re.search(rf"\b{entry.name}\(", entry.example)
    assert entry.name not in entry.see_also
    assert set(entry.see_also) <= set(BUILTINS)
    for signature in entry.signatures:
        optional = [parameter.optional for parameter in signature.parameters]
        assert optional == sorted(optional)
        assert sum(parameter.variadic for parameter in signature.parameters) <= 1
        for parameter in signature.parameters:
            assert Kind.UNKNOWN not in parameter.kinds
            assert not (parameter.whole and parameter.kinds != (Kind.NUMBER,))
            assert not (parameter.color and parameter.kinds != (Kind.TEXT,))


@pytest.mark.parametrize("entry", BUILTINS.values(), ids=ids)
def test_each_example_checks_clean_and_prints_what_it_says(entry: Builtin, tmp_path: Path) -> None:
    analysis = analyse(Source(entry.example))
    assert analysis.diagnostics == ()
    outcome = run_headless(to_javascript(analysis).code, Setting(folder=tmp_path))
    assert (outcome.failed, outcome.output) == (None, entry.output)
