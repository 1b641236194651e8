"""Built-ins of the family "Tableaux et dictionnaires"."""

from __future__ import annotations

from typing import Any  # elements of every type

from educode.language.python_names import shown_field
from educode.python.canvas import Toile
from educode.python.checks import whole_between
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.kinds import kind_of, type_name
from educode.python.maths import numbers_of
from educode.python.numbers import Number
from educode.python.operators import rounded
from educode.python.order import egal, order_key
from educode.python.text import cells, find_whole
from educode.python.textes import count_text, find_text, invert_text
from educode.python.values import Dictionnaire, Enregistrement, Tableau, checked_key, is_number


@builtin
def longueur(value: str | Tableau | Dictionnaire) -> int:
    """How many characters, elements or keys."""
    return len(cells(value)) if isinstance(value, str) else len(value)


@builtin
def premier(values: Tableau) -> Any:  # noqa: ANN401
    """The first element."""
    return values[0] if values else _empty("premier")


@builtin
def dernier(values: Tableau) -> Any:  # noqa: ANN401
    """The last element."""
    return values[len(values) - 1] if values else _empty("dernier")


def _empty(routine: str) -> None:
    raise EduCodeError("EDU1114", 0, routine=routine)


@builtin
def contient(values: str | Tableau | Dictionnaire, wanted: Any) -> bool:  # noqa: ANN401
    """Whether there is this part, element or key."""
    if isinstance(values, str):
        return find_whole(values, wanted) >= 0
    if isinstance(values, dict):
        return (isinstance(wanted, str) or is_number(wanted)) and wanted in values
    return any(egal(value, wanted) for value in values)


@builtin
def position(values: str | Tableau, wanted: Any) -> int:  # noqa: ANN401
    """Where: from 1 in a texte (0: nowhere), from 0 in a tableau (-1: nowhere)."""
    if isinstance(values, str):
        return find_text("position", values, wanted)
    return next((rank for rank, value in enumerate(values) if egal(value, wanted)), -1)


@builtin
def compter(values: str | Tableau, wanted: Any) -> int:  # noqa: ANN401
    """How often."""
    if isinstance(values, str):
        return count_text(values, wanted)
    return sum(egal(value, wanted) for value in values)


@builtin
def cles(entries: Dictionnaire) -> Tableau:
    """The keys, in order."""
    return Tableau(entries)


@builtin
def valeurs(entries: Dictionnaire) -> Tableau:
    """The values, in the order of the keys."""
    return Tableau(entries.values())


@builtin
def inserer(values: Tableau, index: Number, element: Any) -> None:  # noqa: ANN401
    """Place ``element`` before the one at ``index``."""
    values.insert(whole_between("inserer", 1, index, 0, len(values)), element)


@builtin
def trier(values: Tableau, order: str = "croissant") -> Tableau:
    """A sorted copy: all nombres or all textes."""
    downwards = _is_downwards(order)
    _check_sortable(values)
    if values and isinstance(values[0], str):
        return Tableau(sorted(values, key=order_key, reverse=downwards))
    return Tableau(sorted(values, reverse=downwards))


def _is_downwards(order: str) -> bool:
    if order not in ("croissant", "decroissant", "d\u00e9croissant"):
        raise EduCodeError("EDU1124", 1, value=order)
    return order != "croissant"


def _check_sortable(values: Tableau) -> None:
    if values and not (is_number(values[0]) or isinstance(values[0], str)):
        raise EduCodeError("EDU1119", 0, routine="trier", index=0, value=values[0], expected="nombre|texte")
    for rank, value in enumerate(values):
        if kind_of(value) is not kind_of(values[0]):
            raise EduCodeError("EDU1120", 0, index=rank, value=value, first=type_name(values[0]))


@builtin
def inverser(values: str | Tableau) -> str | Tableau:
    """From last to first."""
    return invert_text(values) if isinstance(values, str) else Tableau(reversed(values))


@builtin
def copier(value: Any) -> Any:  # noqa: ANN401
    """A deep copy; shared parts stay shared, a toile is not copied."""
    copying = _Copying()
    twin = copying.of(value)
    copying.finish()
    return twin


class _Copying:
    """A copy under way, at any depth: what was copied already, and what is left to fill."""

    def __init__(self) -> None:
        self._twins: dict[int, Any] = {}
        self._waiting: list[Any] = []

    def of(self, value: Any) -> Any:  # noqa: ANN401
        """The copy of ``value``, perhaps still to be filled."""
        if value is None or isinstance(value, bool | int | float | str | Toile):
            return value
        if id(value) not in self._twins:
            is_collection = isinstance(value, list | dict)
            self._twins[id(value)] = type(value)() if is_collection else object.__new__(type(value))
            self._waiting.append(value)
        return self._twins[id(value)]

    def finish(self) -> None:
        """Fill all that is left."""
        while self._waiting:
            value = self._waiting.pop()
            self._fill(value, self._twins[id(value)])

    def _fill(self, value: Any, twin: Any) -> None:  # noqa: ANN401
        if isinstance(value, list):
            twin.extend(map(self.of, value))
        elif isinstance(value, dict):
            for key, content in value.items():
                twin[key] = self.of(content)
        else:
            for name, content in vars(value).items():
                setattr(twin, name, self.of(content))


@builtin
def sous_tableau(values: Tableau, start: Number, end: Number) -> Tableau:
    """The elements from ``start`` to ``end``, both included."""
    first = whole_between("sous_tableau", 1, start, 0, len(values))
    last = whole_between("sous_tableau", 2, end, first - 1, len(values) - 1)
    return Tableau(list(values)[first : last + 1])


@builtin
def somme(values: list[Any]) -> Number:
    """The sum of the nombres."""
    total: Number = 0
    for value in numbers_of("somme", values):
        total = rounded(total + value)
    return total


@builtin
def moyenne(values: list[Any]) -> Number:
    """The mean of the nombres."""
    if not values:
        _empty("moyenne")
    total: Number = 0
    for value in numbers_of("moyenne", values):
        total = rounded(total + value)
    return total / len(values)


@builtin
def vider(values: Tableau | Dictionnaire) -> None:
    """Take everything out."""
    values.clear()


@builtin
def type_de(value: object) -> str:
    """The name of the type, or of the class."""
    return type_name(value)


def element(values: Any, index: Any) -> Any:  # noqa: ANN401
    """``values[index]`` where it is not known before whether ``values`` is a texte."""
    if isinstance(values, str):
        from educode.python.textes import lettre

        return lettre(values, index)
    if isinstance(values, list | dict):
        return values[index]
    raise EduCodeError("EDU1011", 0, value=values)


def champ(value: Any, name: str) -> Any:  # noqa: ANN401
    """``value.name`` where it is not known before whether ``value`` has fields."""
    if kind_of(value).name not in ("RECORD", "OBJECT"):
        raise EduCodeError("EDU1012", 0, value=value, field=name)
    fields = vars(value)
    if name in fields or isinstance(value, Enregistrement):
        return getattr(value, name)
    raise undeclared_field(value, name)


def element_ou_vide(values: Any, key: Any) -> Any:  # noqa: ANN401
    """``element(values, key)``; an empty texte for a key that a dictionnaire does not have yet."""
    if isinstance(values, dict):
        return values.get(checked_key(key), "")
    return element(values, key)


def champ_ou_vide(value: Any, name: str) -> Any:  # noqa: ANN401
    """``champ(value, name)``; an empty texte for a field that an enregistrement does not have yet."""
    return getattr(value, name, "") if isinstance(value, Enregistrement) else champ(value, name)


def undeclared_field(value: object, name: str) -> EduCodeError:
    """The error of a field that the object's class does not declare."""
    found = EduCodeError("EDU1010", field=shown_field(name), fields=[shown_field(one) for one in vars(value)])
    found.values["class"] = type_name(value)
    return found


def supprime(values: Any, key: Any) -> None:  # noqa: ANN401
    """Remove what is at ``key`` from a tableau or a dictionnaire."""
    if not isinstance(values, list | dict):
        raise EduCodeError("EDU1023", 0, value=values)
    if isinstance(values, dict):
        checked_key(key)
    del values[key]
