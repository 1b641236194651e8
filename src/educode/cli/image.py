"""``educode image``: run a program without a screen and keep its picture."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from educode.cli import options, textes
from educode.cli.exit_codes import ExitCode
from educode.cli.loading import load, load_events, parameters_of, reachable_folder
from educode.cli.problem import Problem
from educode.cli.reading import PIPED
from educode.cli.running import limits_of, perform
from educode.host.process import prepare

if TYPE_CHECKING:
    from educode.host.run import Picture

_SUFFIXES = frozenset({".png", ".svg"})
_LONGEST_SECONDS = 120.0


def image(  # noqa: PLR0913, PLR0917 - one parameter for each option
    program: options.Program,
    output: Annotated[str, typer.Option("-o", "--sortie", metavar=textes.FILE_METAVAR, help=textes.PICTURE_OPTION)],
    events: options.Events = None,
    seed: options.Seed = None,
    canvas: Annotated[
        str | None, typer.Option("--toile", metavar=textes.NAME_METAVAR, help=textes.CANVAS_OPTION)
    ] = None,
    frames: Annotated[bool, typer.Option("--images", help=textes.FRAMES_OPTION)] = False,
    param: options.Parameters = None,
    seconds: options.Seconds = None,
    errors_json: options.ErrorsAsJson = False,
    folder: options.Folder = None,
) -> ExitCode:
    """Run ``program`` and write its picture; the exit code."""
    path = Path(output)
    _check(path)
    limits = limits_of(seconds or _LONGEST_SECONDS, None)
    reachable = reachable_folder(folder, program)
    parameters = parameters_of(param or [])
    runner = prepare()
    try:
        played = load_events(events, errors_json=errors_json)
        ready = load(program, errors_json=errors_json)
    except BaseException:
        runner.dismiss()
        raise

    from educode.host.job import Job

    job = Job(
        ready.compiled.code,
        events=played,
        seed=seed,
        parameters=parameters,
        folder=reachable,
        limits=limits,
        program_is_piped=program == PIPED,
        frames=_numbered(path) if frames else None,
        frames_of=canvas,
        progress=textes.FRAMES_SO_FAR,
    )
    result, code = perform(runner, job, ready, errors_json=errors_json)
    advice = textes.SHOW_CANVAS if ready.analysis.uses_canvas else textes.WITHOUT_CANVAS
    if frames:
        _tell_frames(path, result.frame_count, advice)
    elif result.pictures or code is ExitCode.OK:
        _write(path, _chosen(result.pictures, canvas, advice))
    return code


def _check(path: Path) -> None:
    if path.suffix.lower() not in _SUFFIXES:
        raise Problem(textes.UNKNOWN_EXTENSION.format(path=path), textes.KNOWN_EXTENSIONS)
    if path.is_dir() or not path.parent.is_dir():
        raise Problem(textes.CANNOT_WRITE.format(path=path), textes.CHECK_OUTPUT, ExitCode.OUTPUT)


def _numbered(path: Path) -> str:
    """The pattern of the numbered files: the number goes before the suffix."""
    stem = str(path.with_suffix("")).replace("{", "{{").replace("}", "}}")
    return f"{stem}-{{}}{path.suffix}"


def _tell_frames(path: Path, count: int, advice: str) -> None:
    if count == 0:
        raise Problem(textes.NO_FRAME, advice, ExitCode.OUTPUT)
    first, last = (_numbered(path).format(f"{number:04}") for number in (1, count))
    text = textes.ONE_FRAME_WRITTEN if count == 1 else textes.FRAMES_WRITTEN
    sys.stderr.write(text.format(count=count, first=first, last=last) + "\n")


def _chosen(pictures: Sequence[Picture], canvas: str | None, advice: str) -> Picture:
    """The picture asked for, else that of the toile shown last; ``advice`` for a program that showed none."""
    if not pictures:
        raise Problem(textes.NO_CANVAS, advice, ExitCode.OUTPUT)
    if canvas is None:
        return pictures[-1]
    for picture in pictures:
        if picture.name == canvas:
            return picture
    names = ", ".join(picture.name for picture in pictures)
    raise Problem(textes.UNKNOWN_CANVAS.format(name=canvas), textes.SHOWN_CANVASES.format(names=names), ExitCode.OUTPUT)


def _write(path: Path, picture: Picture) -> None:
    from educode.host.performing import content_of
    from educode.host.saving import save

    try:
        save(path, content_of(picture, path.suffix))
    except OSError:
        raise Problem(textes.CANNOT_WRITE.format(path=path), textes.CHECK_OUTPUT, ExitCode.OUTPUT) from None
    sys.stderr.write(textes.WRITTEN.format(path=path) + "\n")
