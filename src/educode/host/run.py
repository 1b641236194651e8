"""Runs a compiled program without a screen, from its events: tests, pictures and ``--evenements``.

``run_headless`` gives an ``Outcome``: what it printed, how it ended, and what its toiles show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any  # steps are JSON

from educode.host.answers import Answerer
from educode.host.engine import STOPPED, Engine, Options, Step, failure
from educode.host.events import Event
from educode.host.files import ProgramFolder
from educode.host.headless import HeadlessAnswerer
from educode.host.limits import Limits
from educode.host.script import Script, ScriptEnded
from educode.host.v8 import V8
from educode.records import field, value

if TYPE_CHECKING:
    from educode.drawing import DisplayList

HEADLESS_SECONDS = 60.0


@value
class Picture:
    """What one toile showed last; ``images``: PNG files that its image operations name."""

    name: str
    drawing: DisplayList
    images: Mapping[str, bytes] = field(default_factory=dict)


@value
class Outcome:
    """How a run went. ``failed``: its error step, None if it ended well. ``pictures``: last the one shown last."""

    output: str
    failed: Step | None = None
    pictures: tuple[Picture, ...] = ()


@value
class Setting:
    """What a headless run is given. ``framed``: told each showing of a toile, as it is then.

    ``is_wanted``: asked now and then; once it says no, the run stops.
    """

    events: Sequence[Event] = ()
    seed: float | None = None
    parameters: Mapping[str, str] = field(default_factory=dict)
    folder: Path = field(default_factory=Path.cwd)
    limits: Limits = field(default_factory=lambda: Limits(HEADLESS_SECONDS))
    write: Callable[[str], object] | None = None
    framed: Callable[[Picture], object] | None = None
    is_wanted: Callable[[], bool] = lambda: True


class _Flattened:
    """Pictures of drawings that had become too long, by their keys."""

    def __init__(self) -> None:
        self.images: dict[str, bytes] = {}
        self._made = 0

    def keep(self, drawing: DisplayList, drops: str | None) -> int:
        """Keep the picture of ``drawing``, in place of the one ``drops``; its key."""
        from educode.host.png import to_png

        self._made += 1
        self.images[str(self._made)] = to_png(drawing, self.images)
        if drops is not None:
            self.images.pop(drops, None)
        return self._made


def run_headless(code: str, setting: Setting | None = None, v8: V8 | None = None) -> Outcome:
    """Run the JavaScript of a program (``Compiled.code``) to its end."""
    setting = setting or Setting()
    output: list[str] = []
    flattened = _Flattened()
    engine = Engine(setting.write or output.append, setting.limits, flattened.keep, v8, setting.is_wanted)
    try:
        engine.load(code, Options(setting.seed, setting.parameters))
        failed = follow(engine, _answerer(engine, setting, output, flattened))
        pictures = () if _is_lost(failed) else _pictures(engine, flattened)
    finally:
        engine.close()
    return Outcome("".join(output), failed, pictures)


def follow(engine: Engine, answerer: Answerer) -> Step | None:
    """Run a loaded program to its end, ``answerer`` giving the answers; its error step if it failed."""
    try:
        step = engine.start()
        while step["kind"] not in {"end", "error"}:
            step = engine.resume(answerer.answer(step))
    except ScriptEnded:
        return None
    except KeyboardInterrupt:
        engine.stop()
        return failure(STOPPED)
    return step if step["kind"] == "error" else None


def _is_lost(failed: Step | None) -> bool:
    """Whether nothing more can be asked of the engine."""
    return failed is not None and failed["code"] == "EDU0804"


def _answerer(engine: Engine, setting: Setting, output: list[str], flattened: _Flattened) -> Answerer:
    shown: Callable[[int], object] | None = None
    if setting.framed is not None:
        framed = setting.framed

        def shown(toile: int) -> object:
            names = {found["id"]: found["name"] for found in engine.toiles()}
            drawing = engine.display_list(toile)
            return drawing and framed(Picture(names[toile], drawing, flattened.images))

    return HeadlessAnswerer(
        Script(setting.events), ProgramFolder(setting.folder), setting.write or output.append,
        lambda: _sizes(engine.toiles()), shown,
    )  # fmt: skip


def _sizes(stages: Sequence[Mapping[str, Any]]) -> dict[int, tuple[int, int]]:
    return {found["id"]: (found["width"], found["height"]) for found in stages}


def _pictures(engine: Engine, flattened: _Flattened) -> tuple[Picture, ...]:
    seen = sorted((found for found in engine.toiles() if found["shown"]), key=lambda found: int(found["order"]))
    drawings = ((found["name"], engine.display_list(found["id"])) for found in seen)
    return tuple(Picture(name, drawing, flattened.images) for name, drawing in drawings if drawing is not None)
