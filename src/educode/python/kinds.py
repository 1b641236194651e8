"""Which kind of the language a Python value is, and the checks where it is not known before."""

from __future__ import annotations

from typing import TypeVar

from educode.language.python_names import shown_name
from educode.language.types import Kind
from educode.python.canvas import Toile
from educode.python.failure import EduCodeError
from educode.python.numbers import Number
from educode.python.values import Enregistrement, is_number

_BY_TYPE: dict[type, Kind] = {bool: Kind.BOOLEAN, int: Kind.NUMBER, float: Kind.NUMBER, str: Kind.TEXT}
_BY_BASE: tuple[tuple[type, Kind], ...] = (
    (list, Kind.ARRAY),
    (dict, Kind.DICTIONARY),
    (Enregistrement, Kind.RECORD),
    (Toile, Kind.CANVAS),
)
T = TypeVar("T")


def kind_of(value: object) -> Kind:
    """The kind of ``value``."""
    known = _BY_TYPE.get(type(value))
    if known is not None:
        return known
    return next((kind for base, kind in _BY_BASE if isinstance(value, base)), Kind.OBJECT)


def type_name(value: object) -> str:
    """The French name of the type of ``value``, or the name of its class."""
    kind = kind_of(value)
    if kind is Kind.OBJECT:
        return shown_name(type(value).__name__)
    return str(kind.value)


def garde(value: T, expected: str, name: str = "") -> T:
    """``value``, if it is of the type that the variable ``name`` keeps."""
    if type_name(value) != expected:
        raise EduCodeError("EDU1015", 0, name=name, expected=expected, value=value)
    return value


def condition(value: object) -> bool:
    """``value`` as a condition: only a booléen is one."""
    if isinstance(value, bool):
        return value
    raise EduCodeError("EDU1019", 0, value=value)


def resultat(value: T | None, routine: str = "") -> T:
    """The value of a call; without ``return``, the call has none and its use is an error."""
    if value is None:
        raise EduCodeError("EDU1017", routine=routine)
    return value


def negatif(value: object) -> Number:
    """``-value``."""
    if isinstance(value, int | float) and is_number(value):
        return -value
    raise EduCodeError("EDU1108", value=value)
