"""The generated code stays near hand-written JavaScript, waiting or not: limits loose enough for a busy machine."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any  # modules of a folder that is no package

import pytest

BENCHMARKS = Path(__file__).resolve().parents[2] / "benchmarks"
SHORT = ("corps", "fibonacci", "raycaster", "reines", "sudoku", "tri_bulles")
AT_MOST = 2.5
REPEATS = 3


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Any]:
    """Imports a module of ``benchmarks``."""
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    for name in ("run", "waits", "chart"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return import_module


def _one_of_two(measure: Callable[[], float]) -> float:
    """A second chance: other work on the machine may have slowed one side only."""
    found = measure()
    return found if found <= AT_MOST else measure()


def test_near_hand_written_javascript(benchmark: Callable[[str], Any]) -> None:
    run = benchmark("run")

    def mean() -> float:
        ratios = [run.measure(name, REPEATS, with_python=False).ratio for name in SHORT]
        return float(run.geometric_mean(ratios))

    assert _one_of_two(mean) <= AT_MOST


def test_waiting_costs_little(benchmark: Callable[[str], Any]) -> None:
    waits = benchmark("waits")
    assert _one_of_two(lambda: float(max(waits.ratios(waits.measure(REPEATS)).values()))) <= AT_MOST
