"""Built-ins of the families "Temps" and "Programme"."""

from __future__ import annotations

import time

from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import Number
from educode.python.run import VIRTUAL_START, current
from educode.python.text import nfc
from educode.python.textes import read_number

_BOOLEANS = {"vrai": True, "oui": True, "faux": False, "non": False}


@builtin
def chrono() -> int:
    """Whole milliseconds since the start."""
    run = current()
    if run.virtual is None:
        return int((time.time() - run.started) * 1000)
    now = int(run.virtual)
    run.virtual += 1
    return now


def _now() -> time.struct_time:
    run = current()
    if run.virtual is None:
        return time.localtime()
    return time.gmtime(VIRTUAL_START + run.virtual / 1000)


@builtin
def date() -> str:
    """Today, as 30/11/2026."""
    return time.strftime("%d/%m/%Y", _now())


@builtin
def heure() -> str:
    """Now, as 14:05:09."""
    return time.strftime("%H:%M:%S", _now())


@builtin
def parametre(name: str, default: Number | str | bool) -> Number | str | bool:
    """A value given on the command line (``--param nom=valeur``), of the type of ``default``."""
    given = current().options.parameters.get(name)
    if given is None:
        return default
    found = _convert(nfc(given), default)
    if found is None:
        raise EduCodeError("EDU1126", name=name, value=given, expected=type(default).__name__)
    return found


def _convert(text: str, default: object) -> Number | str | bool | None:
    if isinstance(default, bool):
        return _BOOLEANS.get(text.strip().lower())
    return text if isinstance(default, str) else read_number(text)
