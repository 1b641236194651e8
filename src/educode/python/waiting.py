"""What a program shows and waits for: affiche, demande, cliquer, appuyer, attendre."""

from __future__ import annotations

import math
from typing import Any  # any value can be shown

from educode.language.keys import KEY_NAMES
from educode.python.canvas import Toile
from educode.python.checks import finite
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import Number
from educode.python.run import FRAME, current
from educode.python.text import cells, nfc
from educode.python.textes import read_number
from educode.python.values import Tableau
from educode.python.writing import convertir_texte

_BOOLEANS = {"vrai": True, "oui": True, "faux": False, "non": False}


def affiche(value: Any = "") -> None:  # noqa: ANN401
    """Print a value as the language writes it; show a toile."""
    if isinstance(value, Toile):
        _show(value)
    else:
        print(convertir_texte(value))  # noqa: T201


def _show(canvas: Toile) -> None:
    run = current()
    canvas.show()
    run.see(canvas)
    if run.virtual is not None:
        run.virtual += FRAME
    run.answers().show(canvas)


def _line(question: Any) -> str:  # noqa: ANN401
    line = current().answers().ask(convertir_texte(question))
    if line is None:
        raise EduCodeError("EDU0806")
    return nfc(line)


def demande(question: Any) -> str:  # noqa: ANN401
    """The line typed as an answer."""
    return _line(question)


def demande_nombre(question: Any) -> Number:  # noqa: ANN401
    """A nombre, asked again until the answer is one."""
    while (found := read_number(_line(question))) is None:
        current().refuse("nombre")
    return found


def demande_booleen(question: Any) -> bool:  # noqa: ANN401
    """Vrai or faux, oui or non, asked again until the answer is one."""
    while (found := _BOOLEANS.get(_line(question).strip().lower())) is None:
        current().refuse("bool\u00e9en")
    return found


def demande_comme(question: Any, now: Any) -> Any:  # noqa: ANN401
    """An answer of the type of the value that its place holds now."""
    if isinstance(now, str):
        return demande(question)
    if isinstance(now, bool):
        return demande_booleen(question)
    if isinstance(now, int | float):
        return demande_nombre(question)
    raise EduCodeError("EDU1025", 1, value=now)


def cliquer(canvas: Any) -> tuple[int, int]:  # noqa: ANN401
    """Wait for a click; its x and y."""
    if not isinstance(canvas, Toile):
        raise EduCodeError("EDU1027", 0, expected="toile", value=canvas)
    if canvas.changed:
        _show(canvas)
    return current().answers().click(canvas)


def appuyer(keys: Any) -> int:  # noqa: ANN401
    """Wait for one of the keys; its rank, from 1."""
    if not isinstance(keys, Tableau | list):
        raise EduCodeError("EDU1027", 0, expected="tableau", value=keys)
    if not keys:
        raise EduCodeError("EDU1024", 0)
    return current().answers().key([key_name(key) for key in keys])


def key_name(key: Any) -> str:  # noqa: ANN401
    """The name of a key, in lower case."""
    if not isinstance(key, str):
        raise EduCodeError("EDU1107", 0, routine="appuyer", expected="texte", value=key)
    name = key.lower()
    if name == " ":
        return "espace"
    if name in KEY_NAMES or len(cells(name)) == 1:
        return name
    raise EduCodeError("EDU1125", 0, value=key)


@builtin
def attendre(milliseconds: Number) -> None:
    """Let time pass."""
    duration = max(finite(milliseconds, 0), 0)
    run = current()
    if run.virtual is not None:
        run.virtual += duration
    run.answers().pause(duration)


@builtin
def touche_enfoncee(key: str) -> bool:
    """Whether this key was down at the last wait."""
    return key_name(key) in current().keys


@builtin
def souris_x(canvas: Toile) -> int:
    """Where the mouse was at the last wait, from the left."""
    return current().pointer(canvas).x


@builtin
def souris_y(canvas: Toile) -> int:
    """Where the mouse was at the last wait, from the top."""
    return current().pointer(canvas).y


@builtin
def souris_enfoncee(canvas: Toile) -> bool:
    """Whether the mouse's button was down at the last wait."""
    return current().pointer(canvas).down


@builtin
def clic_recu(canvas: Toile) -> bool:
    """Whether a click came, once for each."""
    return current().pointer(canvas).clicked


@builtin
def clique(x: Number, y: Number, zx: Number, zy: Number, *size: Number) -> bool:
    """Whether the point is in a rectangle, or in a disc."""
    if len(size) == 1:
        dx, dy = float(x) - zx, float(y) - zy
        return math.sqrt(dx * dx + dy * dy) <= size[0]
    return zx <= x < zx + size[0] and zy <= y < zy + size[1]
