"""Plays a program headless with events, as the command line does, and gives what it printed and showed."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from educode.diagnostics import Severity
from educode.drawing import to_svg
from educode.emit.javascript import to_javascript
from educode.host.events import read_events
from educode.host.run import Setting, run_headless
from educode.semantics import analyse
from educode.text import Source


@dataclass
class Events:
    """An events file, written by a player."""

    lines: list[str] = field(default_factory=list)

    def frames(self, count: int) -> Events:
        if count > 0:
            self.lines.append(f"image {count}")
        return self

    def hold(self, key: str, frames: int) -> Events:
        self.lines.append(f"appuie {key}")
        self.frames(frames)
        self.lines.append(f"relache {key}")
        return self

    def tap(self, *keys: str) -> Events:
        for key in keys:
            self.hold(key, 1).frames(1)
        return self

    def click(self, x: float, y: float) -> Events:
        self.lines.append(f"souris {int(x)} {int(y)}")
        return self.tap("souris")

    def end(self) -> str:
        return "\n".join([*self.lines, "fin", ""])


@dataclass(frozen=True)
class Played:
    """What one run left: its printed lines and the picture shown last."""

    lines: list[str]
    picture: str
    failure: Mapping[str, object] | None


def play(
    text: str, events: str = "fin\n", *, folder: Path | None = None, seed: float = 1,
    parameters: Mapping[str, str] | None = None,
) -> Played:  # fmt: skip
    """Run ``text``, in a folder of its own if none is given; every error of it is the test's failure."""
    analysis = analyse(Source(text))
    errors = [diagnostic for diagnostic in analysis.diagnostics if diagnostic.severity is Severity.ERROR]
    assert not errors, errors
    script, slips = read_events(Source(events))
    assert not slips, slips
    with tempfile.TemporaryDirectory() as fresh:
        setting = Setting(events=script, seed=seed, parameters=parameters or {}, folder=folder or Path(fresh))
        outcome = run_headless(to_javascript(analysis).code, setting)
    picture = to_svg(outcome.pictures[-1].drawing) if outcome.pictures else ""
    return Played(outcome.output.splitlines(), picture, outcome.failed)


def printed(text: str, *, seed: float = 1) -> list[str]:
    """What a program prints, run to its end without any event."""
    played = play(text, "", seed=seed)
    assert played.failure is None, played.failure
    return played.lines
