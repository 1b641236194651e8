"""Performs a job: the program runs here, in V8."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from educode.host.engine import Engine, Options
from educode.host.files import ProgramFolder
from educode.host.job import Job, Result
from educode.host.progress import FrameProgress
from educode.host.run import Outcome, Picture, Setting, follow, run_headless
from educode.host.saving import save
from educode.host.terminal import TerminalAnswerer, open_typed
from educode.host.v8 import V8


class _Output:
    """Standard output, written as it comes."""

    def __init__(self, *, silent: bool) -> None:
        self._silent = silent
        self._encoding = sys.stdout.encoding or "utf-8"

    def write(self, text: str) -> None:
        if self._silent:
            return
        try:
            sys.stdout.buffer.write(text.encode(self._encoding, "replace"))
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            raise
        except OSError as error:
            raise OutputLost from error


class OutputLost(Exception):  # noqa: N818 - told to the person as a problem of the command
    """The output cannot be written: most often, the disk is full."""


def perform(job: Job, v8: V8 | None = None, is_wanted: Callable[[], bool] = lambda: True) -> Result:
    """Do ``job``; give up where nobody wants it any more."""
    output = _Output(silent=job.silent)
    try:
        return _in_terminal(job, output, v8, is_wanted) if job.interactive else _headless(job, output, v8, is_wanted)
    except BrokenPipeError:
        _forget_output()
        return Result(is_pipe_closed=True)
    except OutputLost:
        _forget_output()
        return Result(is_output_lost=True)
    except FrameError as error:
        return Result(frame_error=str(error))


def _forget_output() -> None:
    """Nobody reads the output: keep Python from trying once more at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def _in_terminal(job: Job, output: _Output, v8: V8 | None, is_wanted: Callable[[], bool]) -> Result:
    engine = Engine(output.write, job.limits, None, v8, is_wanted)
    engine.load(job.code, Options(job.seed, job.parameters, headless=False))
    typed = open_typed(program_is_piped=job.program_is_piped)
    answerer = TerminalAnswerer(ProgramFolder(job.folder), typed, output.write, dict(job.kindly), engine.spend)
    return Result(follow(engine, answerer))


def _headless(job: Job, output: _Output, v8: V8 | None, is_wanted: Callable[[], bool]) -> Result:
    progress = FrameProgress(job.progress)
    frames = _Frames(job.frames, job.frames_of, progress) if job.frames else None
    setting = Setting(
        job.events, job.seed, job.parameters, job.folder, job.limits, output.write,
        frames.write if frames else None, is_wanted,
    )  # fmt: skip
    try:
        outcome: Outcome = run_headless(job.code, setting, v8)
    finally:
        progress.close()
    return Result(outcome.failed, outcome.pictures, frame_count=frames.count if frames else 0)


class FrameError(Exception):
    """A numbered picture that could not be written."""


class _Frames:
    """Writes every showing of a toile to a numbered file."""

    def __init__(self, pattern: str, toile: str | None, progress: FrameProgress) -> None:
        self._progress = progress
        self._pattern = pattern
        self._toile = toile
        self.count = 0

    def write(self, picture: Picture) -> None:
        """One more showing."""
        if self._toile is not None and picture.name != self._toile:
            return
        self.count += 1
        path = Path(self._pattern.format(f"{self.count:04}"))
        try:
            save(path, content_of(picture, path.suffix))
        except OSError as error:
            raise FrameError(str(path)) from error
        self._progress.tell(self.count)


def content_of(picture: Picture, suffix: str) -> bytes:
    """The file of ``picture``: SVG or PNG by ``suffix``."""
    if suffix.lower() == ".svg":
        from educode.drawing import to_svg

        return to_svg(picture.drawing, picture.images).encode("utf-8")
    from educode.host.interrupting import interruptible
    from educode.host.png import to_png

    with interruptible():
        return to_png(picture.drawing, picture.images)
