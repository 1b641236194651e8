"""``ajoute``, ``soustrait`` and stores where types are only known when the program runs."""

from __future__ import annotations

from typing import Any  # places hold values of every type

from educode.language.python_names import shown_field
from educode.python.collection import undeclared_field
from educode.python.failure import EduCodeError
from educode.python.kinds import garde, type_name
from educode.python.numbers import Number
from educode.python.operators import rounded
from educode.python.values import Enregistrement, is_number
from educode.python.writing import convertir_texte


def ajoute(place: Any, added: Any) -> Any:  # noqa: ANN401
    """The new value of a place after ``place ajoute added``; a tableau is changed itself."""
    if is_number(place):
        return rounded(place + montant(added))
    if isinstance(place, str):
        return place + convertir_texte(added)
    if isinstance(place, list):
        place.append(added)
        return place
    raise EduCodeError("EDU1021", 0, value=place)


def soustrait(place: Any, taken: Any) -> Number:  # noqa: ANN401
    """The new value of a place after ``place soustrait taken``."""
    if not is_number(place):
        raise EduCodeError("EDU1022", 0, value=place)
    return rounded(place - montant(taken))


def montant(value: Any) -> Number:  # noqa: ANN401
    """What is added to or taken from a nombre: only a nombre."""
    if not is_number(value):
        raise EduCodeError("EDU1028", 1, value=value)
    return value  # type: ignore[no-any-return]


def range_element(value: Any, values: Any, index: Any) -> None:  # noqa: ANN401
    """``values[index] = value`` where it is not known before what ``values`` is."""
    if isinstance(values, str):
        raise EduCodeError("EDU1020", 0, value=values)
    if not isinstance(values, list | dict):
        raise EduCodeError("EDU1011", 0, value=values)
    values[index] = value


def range_champ(value: Any, owner: Any, name: str) -> None:  # noqa: ANN401
    """``owner.name = value`` where it is not known before what ``owner`` is."""
    if isinstance(owner, Enregistrement):
        setattr(owner, name, value)
        return
    fields = getattr(owner, "__dataclass_fields__", None)
    if fields is None:
        raise EduCodeError("EDU1012", 0, value=owner, field=name)
    if name not in fields:
        raise undeclared_field(owner, name)
    setattr(owner, name, garde(value, type_name(getattr(owner, name)), name))


def appelle(owner: Any, method: str, *values: Any) -> Any:  # noqa: ANN401
    """``owner.method(values)`` where it is not known before what ``owner`` is."""
    found = getattr(type(owner), method, None) if hasattr(owner, "__dataclass_fields__") else None
    if found is None:
        raise EduCodeError("EDU1018", 0, method=shown_field(method).rstrip("_"), value=owner)
    expected = found.__code__.co_argcount - 1
    if expected != len(values):
        raise EduCodeError("EDU1026", method=shown_field(method).rstrip("_"), expected=expected, given=len(values))
    return found(owner, *values)
