"""Runs one program on both back ends and tells what each of them did."""

from __future__ import annotations

import contextlib
import io
import linecache
import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType
from typing import Any  # display lists are JSON
from unittest import mock

from educode.emit.javascript import to_javascript
from educode.emit.python import translate
from educode.host.events import read_events
from educode.host.failure import to_diagnostic
from educode.host.limits import Limits
from educode.host.run import Picture, Setting, run_headless
from educode.python.canvas import Toile
from educode.python.report import explain
from educode.python.run import Options, Run, begin
from educode.semantics.model import Analysis
from educode.text import Source

SECONDS = 30.0

FRAMES = 40
"""So many showings of a run are compared, from its first."""

BY_LIMITS = frozenset({"EDU0803", "EDU0804", "EDU0809", "EDU1128"})
"""Codes of time, memory, length of a texte: what depends on them is not compared (language page, section 8)."""


@dataclass(frozen=True, slots=True)
class Result:
    """What a run printed, what it showed (last on each toile, then turn by turn), the code and line of its failure."""

    output: str
    code: str | None = None
    line: int | None = None
    pictures: list[Any] = field(default_factory=list)
    frames: list[Any] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Play:
    """How to run: the events, the seed, the parameters, the folder."""

    events: str = ""
    seed: float | None = None
    parameters: Mapping[str, str] = field(default_factory=dict)
    folder: Path = field(default_factory=Path.cwd)


def run_javascript(analysis: Analysis, play: Play) -> Result:
    """What the engine does."""
    compiled = to_javascript(analysis)
    events, _ = read_events(Source(play.events))
    frames: list[Any] = []

    def framed(picture: Picture) -> None:
        if len(frames) < FRAMES:
            frames.append(_plain(picture.drawing))

    setting = Setting(events, play.seed, play.parameters, play.folder, Limits(SECONDS), framed=framed)
    outcome = run_headless(compiled.code, setting)
    pictures = [_plain(picture.drawing) for picture in outcome.pictures]
    if outcome.failed is None:
        return Result(outcome.output, pictures=pictures, frames=frames)
    found = to_diagnostic(outcome.failed, compiled, analysis.source)
    line = analysis.source.position(found.span.start).line
    return Result(outcome.output, found.code, line, pictures, frames)


def _plain(drawing: Any) -> dict[str, Any]:
    return {"width": drawing.width, "height": drawing.height, "ops": [one.to_plain() for one in drawing.operations]}


def run_python(analysis: Analysis, play: Play) -> Result:
    """What its translation does."""
    translation = translate(analysis)
    filename = f"<translation {id(translation)}>"
    linecache.cache[filename] = (len(translation.code), None, translation.code.splitlines(keepends=True), filename)
    output = io.StringIO()
    options = Options(play.seed, play.events, headless=True, parameters=dict(play.parameters), folder=play.folder)
    run = begin(options)
    frames: list[Any] = []
    code, line = None, None
    try:
        with contextlib.redirect_stdout(output), _watched(run, frames):
            exec(_compiled(translation.code, filename), {"__name__": "__main__"})
    except SystemExit:
        pass
    except Exception as error:
        failure = explain(error, filename)
        if failure is None:
            raise
        code, line = failure.code, translation.line(failure.line, failure.column)
    finally:
        linecache.cache.pop(filename, None)
    return Result(output.getvalue(), code, line, list(run.displays()), frames)


@contextlib.contextmanager
def _watched(run: Run, frames: list[Any]) -> Iterator[None]:
    """The first showings of ``run`` go to ``frames``."""
    see = run.see

    def watch(canvas: Toile) -> None:
        see(canvas)
        if len(frames) < FRAMES:
            frames.append(canvas.shown())

    with mock.patch.object(run, "see", watch):
        yield


class BeyondPython(Exception):  # noqa: N818
    """Python itself has limits: 100 nested blocks, 200 nested brackets (not compared, language page, section 8)."""


def _compiled(code: str, filename: str) -> CodeType:
    try:
        return compile(code, filename, "exec")
    except (SyntaxError, RecursionError, MemoryError) as error:
        if isinstance(error, SyntaxError) and "too many" not in str(error):
            raise
        raise BeyondPython(str(error)) from None


def agree(one: Result, other: Result) -> bool:
    """Whether two runs are the same, numbers compared to within their last digits (language page, section 8)."""
    if (one.code, one.line) != (other.code, other.line):
        return False
    shown, others = [one.pictures, one.frames], [other.pictures, other.frames]
    return _same_text(one.output, other.output) and _same(shown, others)


_NUMBER = re.compile(r"(-?[0-9]+(?:\.[0-9]+)?(?:e[+-][0-9]+)?)")


def _same_text(one: str, other: str) -> bool:
    if one == other:
        return True
    mine, others = _NUMBER.split(one), _NUMBER.split(other)
    return len(mine) == len(others) and all(map(_same_piece, mine, others))


def _same_piece(one: str, other: str) -> bool:
    return one == other or (
        _NUMBER.fullmatch(one) is not None and _NUMBER.fullmatch(other) is not None and _same(float(one), float(other))
    )


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(value, other[name]) for name, value in one.items())
    if isinstance(one, int | float) and isinstance(other, int | float):
        return math.isclose(one, other, rel_tol=1e-12, abs_tol=1e-12)
    return bool(one == other)
