"""Every example of the manual is checked and run: what the page says it prints is what it prints.

```edu: a program. ```edu-reponses: the same, played with the events of the ```reponses block after it.
```sortie: what it prints, exactly. ```python: its translation, exactly.
Blocks may stand in a folded solution, four spaces in.
"""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

from educode import python as support
from educode.emit.javascript import to_javascript
from educode.emit.python import to_python
from educode.host.events import read_events
from educode.host.run import Setting, run_headless
from educode.language.builtins import BUILTINS
from educode.semantics import analyse
from educode.services.manual import pages
from educode.text import Source

DOCS = Path(__file__).resolve().parents[2] / "docs"
BLOCK = re.compile(r"^(?P<indent> *)```(?P<kind>[a-z-]+)\n(?P<body>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
WRITTEN = sorted([*DOCS.glob("lecons/*.md"), *DOCS.glob("reference/*.md"), DOCS / "index.md"])


@dataclass(frozen=True)
class Example:
    """One program of a page, with its events and what it must print (None: not said)."""

    name: str
    program: str
    events: str
    output: str | None
    translation: str | None = None


def examples(name: str, text: str) -> list[Example]:
    blocks = [(found["kind"], textwrap.dedent(found["body"])) for found in BLOCK.finditer(text)]
    gathered: list[Example] = []
    for rank, (kind, body) in enumerate(blocks):
        if kind not in {"edu", "edu-reponses"}:
            continue
        following = dict(_until_next_program(blocks[rank + 1 :]))
        events = following.get("reponses", "")
        gathered.append(Example(f"{name}#{rank}", body, events, following.get("sortie"), following.get("python")))
    return gathered


def _until_next_program(blocks: list[tuple[str, str]]) -> list[tuple[str, str]]:
    kinds = [kind for kind, _ in blocks]
    stop = next((rank for rank, kind in enumerate(kinds) if kind.startswith("edu")), len(blocks))
    return blocks[:stop]


ALL = [example for page in WRITTEN for example in examples(page.name, page.read_text("utf-8"))]
ALL += [
    example for name, text in pages() if name == "reference/fonctions.md" for example in examples("fonctions.md", text)
]


def test_the_manual_has_examples() -> None:
    assert len(ALL) > 150


@pytest.mark.parametrize("example", ALL, ids=lambda example: example.name)
def test_example(example: Example, tmp_path: Path) -> None:
    analysis = analyse(Source(example.program, example.name))
    assert [found.message for found in analysis.diagnostics] == []
    if example.translation is not None:
        assert to_python(analysis) == example.translation
    events, wrong = read_events(Source(example.events, "reponses"))
    assert wrong == ()
    outcome = run_headless(to_javascript(analysis).code, Setting(events=events, folder=tmp_path))
    assert outcome.failed is None
    if example.output is not None:
        assert outcome.output == example.output


def test_the_page_on_python_names_all_of_the_support_module() -> None:
    page = (DOCS / "reference" / "7-python.md").read_text("utf-8")
    told = set(re.findall(r"`([A-Za-z_]+)`", page))
    assert sorted(set(support.__all__) - set(BUILTINS) - told) == []
    assert sorted(set(BUILTINS) - set(support.__all__) - {"puissance"}) == []
