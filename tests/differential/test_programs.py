"""Every program of the tests, the gallery and the published ones does the same on both back ends."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from educode.semantics import analyse
from educode.text import Source

from .both import BY_LIMITS, BeyondPython, Play, agree, run_javascript, run_python

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "tests" / "programs", ROOT / "programmes", ROOT.parent / "shared" / "programs")
PROGRAMS = [program for folder in FOLDERS for program in sorted(folder.rglob("*.edu"))]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda path: path.stem)
def test_both_back_ends_agree(program: Path, tmp_path: Path) -> None:
    analysis = analyse(Source(program.read_text("utf-8"), program.name))
    if analysis.has_errors:
        pytest.skip("the program does not run")
    events = program.with_suffix(".events")
    text = events.read_text("utf-8") if events.exists() else ""
    folders = [_copy(program.parent, tmp_path / name) for name in ("javascript", "python")]
    engine = run_javascript(analysis, Play(text, folder=folders[0]))
    if engine.code in BY_LIMITS:
        pytest.skip("what depends on limits is not compared")
    try:
        mine = run_python(analysis, Play(text, folder=folders[1]))
    except BeyondPython as limit:
        pytest.skip(str(limit))
    assert agree(engine, mine), (engine, mine)


def _copy(folder: Path, target: Path) -> Path:
    """A folder of its own for each run: programs may write files."""
    target.mkdir()
    for file in folder.iterdir():
        if file.is_file():
            shutil.copy(file, target)
    return target


SCENES = {
    "quiz": "clic 50 160\nclic 320 400\n" * 20 + "clic 320 345\n",
    "raycasting": "touche z\ntouche d\ntouche z\ntouche q\ntouche s\ntouche x\n" * 3,
    "isotiles": "touche z\ntouche d\ntouche q\ntouche s\n" * 4,
    "sudoku": "",
}


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize("seed", [1, 42])
def test_the_published_programs_played(name: str, seed: int) -> None:
    program = FOLDERS[2] / f"{name}.edu"
    if not program.exists():
        pytest.skip("the published programs are not here")
    analysis = analyse(Source(program.read_text("utf-8"), program.name))
    play = Play(SCENES[name], seed)
    assert agree(run_javascript(analysis, play), run_python(analysis, play))
