"""The published programs, played without a screen: what they show is as it was when it was looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from educode import api
from educode.drawing import to_svg
from educode.host.events import read_events
from educode.host.run import Setting, run_headless
from educode.text import Source

HERE = Path(__file__).parent
PROGRAMS = HERE.parent.parent.parent / "shared" / "programs"
SCRIPTS = sorted(path.stem for path in HERE.glob("*.events"))

pytestmark = pytest.mark.skipif(not PROGRAMS.is_dir(), reason="the published programs are not here")


def played(script: str) -> str:
    source = Source((PROGRAMS / f"{script.partition('-')[0]}.edu").read_text("utf-8"))
    events, wrong = read_events(Source((HERE / f"{script}.events").read_text("utf-8")))
    assert not wrong
    outcome = run_headless(api.to_javascript(api.analyse(source)).code, Setting(events))
    assert outcome.failed is None
    assert outcome.output == ""
    (picture,) = outcome.pictures
    return to_svg(picture.drawing)


@pytest.mark.parametrize("script", SCRIPTS)
def test_shows_what_it_did(script: str, request: pytest.FixtureRequest) -> None:
    golden = HERE / f"{script}.svg"
    svg = played(script)
    if request.config.getoption("--update-golden", default=False):
        golden.write_text(svg, "utf-8", newline="\n")
    assert svg == golden.read_text("utf-8")


@pytest.mark.parametrize("program", ["isotiles", "quiz", "raycasting", "sudoku"])
def test_has_nothing_to_say_about(program: str) -> None:
    source = Source((PROGRAMS / f"{program}.edu").read_text("utf-8"))
    assert api.analyse(source).diagnostics == ()
