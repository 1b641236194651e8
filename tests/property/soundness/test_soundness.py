"""Proven types hold, and certain errors are certain, in random programs that mix kinds on purpose."""

from __future__ import annotations

import pytest

from educode.diagnostics import Reporter
from educode.semantics import Analysis
from educode.semantics.check import CHECKS
from educode.semantics.checks.checker import Checker
from educode.semantics.declare import declare
from educode.semantics.flow import flow
from educode.semantics.infer import infer
from educode.semantics.resolve import resolve
from educode.semantics.tables import fill_tables
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n
from educode.syntax import parse
from educode.text import Source
from soundness.runner import Runner, UnsoundError
from soundness.writer import Writer

_PROGRAMS = 400


def _analysed(text: str) -> tuple[Analysis, set[n.Node]]:
    source, reporter = Source(text), Reporter()
    workspace = Workspace(Analysis(source, parse(source, reporter)), reporter)
    assert not reporter.diagnostics
    declare(workspace)
    resolve(workspace)
    flow(workspace)
    inference = infer(workspace)
    checker = Checker(workspace, inference)
    for node in inference.suspects:
        CHECKS[type(node)](checker, node)
    fill_tables(workspace, inference)
    return workspace.analysis, checker.failed


@pytest.mark.parametrize("start", range(0, _PROGRAMS, 50))
def test_values_are_what_was_proven(start: int) -> None:
    for seed in range(start, start + 50):
        text = Writer(seed).program()
        analysis, impossible = _analysed(text)
        try:
            for _ in range(2):
                Runner(analysis, impossible).run()
        except UnsoundError as unsound:
            pytest.fail(f"seed {seed}: {unsound}\n{text}")
