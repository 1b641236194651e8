"""Lines of faulty programs with one word made long: reading them otherwise never tries all the ways to cut it."""

from __future__ import annotations

import itertools
import json
import random
import re
import time
from pathlib import Path

from educode import api
from educode.text import Source

_SLOWEST = 0.5  # seconds of the processor; one takes 0.002
_LONG = (
    "mot" * 12,
    "1" * 30,
    '"' + "a" * 30 + '"',
    "a + " * 12 + "a",
    "a, " * 12 + "a",
    "a " * 15,
    "(" * 15,
    "a.b" * 9,
)
_FAMILIES = Path(__file__).parents[1] / "errors" / "families.jsonl"


def _lines() -> list[str]:
    sources = [json.loads(line)["source"] for line in _FAMILIES.read_text(encoding="utf-8").splitlines()]
    return sorted({line.strip() for source in sources for line in source.splitlines() if line.strip()})


def test_a_long_word_in_a_faulty_line_costs_no_time() -> None:
    dice = random.Random(7)
    lines = _lines()
    for line, long in itertools.product(lines, _LONG):
        words = re.findall(r"\w+|[^\w\s]|\s+", line)
        words[dice.randrange(len(words))] = long
        del words[dice.randrange(len(words))]
        text = "".join(words)
        started = time.process_time()
        api.analyse(Source(text), verify_fixes=False)
        assert time.process_time() - started < _SLOWEST, text
