"""The options of a translated program: those of the command line, else of the environment."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from educode.python.run import Options

USAGE, FILE, OUTPUT = 2, 3, 8
"""How the program ends when an option, a file or the picture is wrong: as the engine does."""

_SUFFIXES = {".png", ".svg"}


def read_options(arguments: Sequence[str]) -> Options:
    """The options of the command line, else of the environment (``EDUCODE_EVENEMENTS``, ``EDUCODE_GRAINE``)."""
    parser = _Parser(add_help=False)
    parser.add_argument("--evenements", default=os.environ.get("EDUCODE_EVENEMENTS"))
    parser.add_argument("--graine", default=os.environ.get("EDUCODE_GRAINE"))
    parser.add_argument("--image", default=os.environ.get("EDUCODE_IMAGE"))
    parser.add_argument("--param", action="append", default=[])
    known, _ = parser.parse_known_args(list(arguments))
    events = _events_of(known.evenements) if known.evenements else None
    if known.image is not None:
        _check_picture(Path(known.image))
    return Options(
        seed=_seed_of(known.graine) if known.graine else None,
        events=events,
        headless=events is not None or known.image is not None,
        picture=known.image,
        parameters=dict(given.partition("=")[::2] for given in known.param),
        folder=Path(sys.argv[0]).resolve().parent if sys.argv and sys.argv[0] else Path.cwd(),
    )


class _Parser(ArgumentParser):
    """The options, what is wrong with them told in French."""

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 - the library says it in English
        """Tell which options there are."""
        from educode.python.message import BAD_OPTION

        raise _refused(BAD_OPTION) from None


def _refused(sentence: str, code: int = USAGE) -> SystemExit:
    """The end of a program whose options cannot be used."""
    sys.stderr.write(sentence)
    return SystemExit(code)


def _check_picture(path: Path) -> None:
    from educode.python.message import CANNOT_WRITE, UNKNOWN_EXTENSION

    if path.suffix.lower() not in _SUFFIXES:
        raise _refused(UNKNOWN_EXTENSION.format(path=path))
    if path.is_dir() or not path.parent.is_dir():
        raise _refused(CANNOT_WRITE.format(path=path), OUTPUT)


def _events_of(path: str) -> str:
    """The text of an events file whose lines all mean something."""
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except (OSError, ValueError):
        from educode.python.message import CANNOT_READ

        raise _refused(CANNOT_READ.format(path=path), FILE) from None
    from educode.diagnostics.terminal import plain_text, report_lines
    from educode.host.events import read_events
    from educode.text import Source

    source = Source(text, path)
    _, wrong = read_events(source)
    if wrong:
        raise _refused(plain_text(report_lines(wrong, source)), FILE)
    return text


def _seed_of(given: str) -> float:
    try:
        return float(given)
    except ValueError:
        from educode.python.message import BAD_SEED

        raise _refused(BAD_SEED.format(given=given)) from None
