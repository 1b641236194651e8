"""Classes whose annotations are their fields: ``@value`` for what never changes, ``@state`` for what does.

``@dataclass(frozen=True, slots=True)`` says the same, but takes ten times as long to make a class (a command
makes a hundred at its start), three times as long to make a value, and imports ``inspect``. Type checkers see
to it that no value is ever changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform  # a class's own key, a class made by its metaclass

T = TypeVar("T")


class _Factory:
    """The default of a field that each instance gets anew."""

    __slots__ = ("make",)

    def __init__(self, make: Callable[[], object]) -> None:
        self.make = make


def field(*, default_factory: Callable[[], T]) -> T:
    """A field whose default is made for each instance."""
    return _Factory(default_factory)  # type: ignore[return-value]


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(made: type[T]) -> type[T]:
    """Equal to another with the same fields; never changed, so that it may be a key."""
    return _with_fields(made, {"__eq__": _is_same, "__hash__": _hash, "__repr__": _text})


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def entity(made: type[T]) -> type[T]:
    """Equal to itself only; its fields are never changed."""
    return _with_fields(made, {"__repr__": _text})


@dataclass_transform(eq_default=False, field_specifiers=(field,))
def state(made: type[T]) -> type[T]:
    """Equal to itself only; its fields change."""
    return _with_fields(made, {"__repr__": _text})


def replace(one: T, **changes: object) -> T:
    """A value like ``one`` with other values in some fields."""
    names: tuple[str, ...] = type(one).__match_args__  # type: ignore[attr-defined]
    return type(one)(**{name: getattr(one, name) for name in names} | changes)


def constructor(fields: Iterable[str], defaults: Mapping[str, object]) -> object:
    """``__init__`` for a class with these fields."""
    parameters, lines = ["self"], []
    for name in fields:
        default = defaults.get(name, _Factory)
        is_made = isinstance(default, _Factory)
        parameters.append(name if default is _Factory else f"{name}=_defaults[{name!r}]")
        given = f"{name}.make() if {name}.__class__ is _Factory else {name}" if is_made else name
        lines.append(f"\n    self.{name} = {given}")
    made: dict[str, object] = {}
    code = f"def __init__({', '.join(parameters)}):{''.join(lines) or ' pass'}"
    exec(code, {"_defaults": defaults, "_Factory": _Factory}, made)  # noqa: S102 - names of our own
    return made["__init__"]


def _with_fields(made: type[T], methods: Mapping[str, object]) -> type[T]:
    """The class again, with slots, a constructor, and those of ``methods`` that it does not define itself."""
    body = dict(made.__dict__)
    own = tuple(name for name, type_ in body.get("__annotations__", {}).items() if "ClassVar[" not in str(type_))
    inherited: tuple[str, ...] = getattr(made.__base__, "__match_args__", ())
    defaults = getattr(made.__base__, "_defaults", {}) | {name: body.pop(name) for name in own if name in body}
    fields = inherited + own
    for name in ("__dict__", "__weakref__"):
        body.pop(name, None)
    body |= {"__slots__": own, "__match_args__": fields, "_defaults": defaults}
    body["__init__"] = constructor(fields, defaults)
    body["_key"] = attrgetter(*fields) if fields else type
    make: Any = type(made)
    again: type[T] = make(made.__name__, made.__bases__, dict(methods) | body)
    return again


def values_of(one: object) -> tuple[object, ...]:
    """The fields of a value, in their order."""
    return tuple([getattr(one, name) for name in type(one).__match_args__])  # type: ignore[attr-defined]


def _is_same(self: Any, other: object) -> bool:  # noqa: ANN401 - it has the key of its class
    return other.__class__ is self.__class__ and bool(self._key(self) == self._key(other))  # type: ignore[attr-defined]


def _hash(self: Any) -> int:  # noqa: ANN401 - it has the key of its class
    return hash(self._key(self))


def _text(self: object) -> str:
    names: tuple[str, ...] = type(self).__match_args__  # type: ignore[attr-defined]
    inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
    return f"{type(self).__qualname__}({inside})"
