"""The collections of the language: references, with checked indices, keys and fields."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any  # elements of the language's collections may be of every type

from educode.language.python_names import shown_field
from educode.python.failure import EduCodeError, MissingField
from educode.python.numbers import write_any_number

Key = str | int | float


def is_number(value: object) -> bool:
    """Whether ``value`` is a nombre (a booléen is none)."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def checked_index(values: list[Any], index: Any, limit: int) -> int:  # noqa: ANN401
    """``index`` as an int if it is one of 0 … limit - 1."""
    if type(index) is int and 0 <= index < limit:
        return index
    return _odd_index(len(values), index, limit)


def _odd_index(length: int, index: Any, limit: int) -> int:  # noqa: ANN401
    whole = whole_index(index)
    if 0 <= whole < limit:
        return whole
    if length == 0:
        raise EduCodeError("EDU1002", index=whole)
    raise EduCodeError("EDU1001", index=whole, length=length, last=length - 1)


def whole_index(index: Any) -> int:  # noqa: ANN401
    """``index`` as an int; the errors are those of every index."""
    if not is_number(index):
        raise EduCodeError("EDU1014", 1, value=index)
    if not math.isfinite(index):
        raise EduCodeError("EDU1104", 1, value=write_any_number(index))
    if index != int(index):
        raise EduCodeError("EDU1003", 1, index=index)
    return int(index)


class Tableau(list[Any]):
    """A list whose indices are checked: from 0, never negative."""

    __slots__ = ()
    __hash__ = object.__hash__  # type: ignore[assignment]  # compared by identity in sets of visited values

    def __getitem__(self, index: Any) -> Any:  # noqa: ANN401
        if type(index) is int and index >= 0:
            try:
                return list.__getitem__(self, index)
            except IndexError:
                pass
        return list.__getitem__(self, checked_index(self, index, len(self)))

    def __setitem__(self, index: Any, value: Any) -> None:  # noqa: ANN401
        list.__setitem__(self, checked_index(self, index, len(self)), value)

    def __delitem__(self, index: Any) -> None:  # noqa: ANN401
        list.__delitem__(self, checked_index(self, index, len(self)))

    def pop(self, index: Any = None) -> Any:  # noqa: ANN401
        """Take the element at ``index`` out, the last one if it is not told."""
        index = len(self) - 1 if index is None else index
        return list.pop(self, checked_index(self, index, len(self)))

    def __add__(self, other: list[Any]) -> Tableau:
        return Tableau(list.__add__(self, other))


def checked_key(key: Any) -> Key:  # noqa: ANN401
    """``key`` if it can be one: a texte or a finite nombre."""
    if isinstance(key, str):
        return key
    if not is_number(key):
        raise EduCodeError("EDU1013", 1, value=key)
    if not math.isfinite(key):
        raise EduCodeError("EDU1104", 1, value=write_any_number(key))
    return key + 0  # type: ignore[no-any-return]


class Dictionnaire(dict[Key, Any]):
    """A dict with textes and nombres as keys, and the language's own error for a missing one."""

    __slots__ = ()
    __hash__ = object.__hash__  # type: ignore[assignment]

    def __init__(self, entries: Mapping[Any, Any] | Iterable[tuple[Any, Any]] = ()) -> None:
        super().__init__()
        for key, value in entries.items() if isinstance(entries, Mapping) else entries:
            self[key] = value

    def __getitem__(self, key: Any) -> Any:  # noqa: ANN401
        try:
            return dict.__getitem__(self, key if type(key) is str else checked_key(key))
        except KeyError:
            raise missing_key(self, key) from None

    def __setitem__(self, key: Any, value: Any) -> None:  # noqa: ANN401
        dict.__setitem__(self, checked_key(key), value)

    def __delitem__(self, key: Any) -> None:  # noqa: ANN401
        if checked_key(key) not in self:
            raise missing_key(self, key)
        dict.__delitem__(self, key)


def missing_key(values: Dictionnaire, key: Key) -> EduCodeError:
    """The error for a key that is not there."""
    if not values:
        return EduCodeError("EDU1007", key=key)
    return EduCodeError("EDU1006", key=key, keys=list(values), count=len(values))


class Enregistrement:
    """A record: its fields appear, in order, when they get a value."""

    def __init__(self) -> None:
        """Start empty."""

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        if name.startswith("__"):
            raise AttributeError(name)
        fields = [shown_field(known) for known in vars(self)]
        if not fields:
            raise MissingField("EDU1009", field=shown_field(name))
        raise MissingField("EDU1008", field=shown_field(name), fields=fields, count=len(fields))


def fields_of(value: object) -> Iterator[tuple[str, Any]]:
    """The fields of a record or object, with the names that the pupil gave them."""
    for name, content in vars(value).items():
        yield shown_field(name), content
