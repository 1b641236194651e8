"""One run of a program as data: what the parent asks, what the child answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from educode.host.limits import Limits
from educode.records import field, value

if TYPE_CHECKING:
    from educode.host.engine import Step
    from educode.host.events import Event
    from educode.host.run import Picture


@value
class Job:
    """What to run, and how. ``interactive``: a person answers in the terminal, else ``events`` do.

    ``frames``: where every showing goes, its number put in place of ``{}``; ``kindly``: the
    sentences of the terminal; ``silent``: print nothing; ``progress``: the sentence that tells of written pictures.
    """

    code: str
    interactive: bool = False
    events: Sequence[Event] = ()
    seed: float | None = None
    parameters: Mapping[str, str] = field(default_factory=dict)
    folder: Path = field(default_factory=Path.cwd)
    limits: Limits = field(default_factory=Limits)
    program_is_piped: bool = False
    kindly: Mapping[str, str] = field(default_factory=dict)
    silent: bool = False
    frames: str | None = None
    frames_of: str | None = None
    progress: str = ""


@value
class Result:
    """How it went. ``is_pipe_closed``: whoever read the output has gone. ``is_output_lost``: it cannot be written.

    ``frame_error``: a file that failed.
    """

    failed: Step | None = None
    pictures: tuple[Picture, ...] = ()
    is_pipe_closed: bool = False
    is_output_lost: bool = False
    frame_count: int = 0
    frame_error: str = ""
