"""The door of the built-in functions: types of the values given are those of the catalogue."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import ParamSpec, TypeVar

from educode.language.builtins import BUILTINS
from educode.language.builtins.model import Builtin, Parameter, Signature
from educode.language.types import Kind
from educode.python.failure import EduCodeError
from educode.python.kinds import kind_of

P = ParamSpec("P")
T = TypeVar("T")


def builtin(function: Callable[P, T]) -> Callable[P, T]:
    """``function`` of the catalogue's entry of the same name, refusing values of other types."""
    entry = BUILTINS[function.__name__]
    accepted: set[tuple[type, ...]] = set()

    @wraps(function)
    def call(*arguments: P.args, **named: P.kwargs) -> T:
        given = tuple(map(type, arguments))
        if given not in accepted:
            check_types(entry, arguments)
            accepted.add(given)
        return function(*arguments, **named)

    return call


def check_types(entry: Builtin, arguments: tuple[object, ...]) -> None:
    """Raise the error of the first value that no way of calling ``entry`` takes."""
    kinds = [kind_of(argument) for argument in arguments]
    furthest = -1
    for signature in entry.signatures:
        refused = first_refused(signature, kinds)
        if refused is None:
            return
        furthest = max(furthest, refused)
    raise EduCodeError(
        "EDU1107",
        furthest,
        routine=entry.name,
        expected=_expected(entry, furthest, len(arguments)),
        value=arguments[furthest],
    )


def first_refused(signature: Signature, kinds: list[Kind]) -> int | None:
    """The rank of the first value that ``signature`` does not take."""
    for rank, kind in enumerate(kinds):
        parameter = parameter_at(signature, rank, len(kinds))
        if parameter is None or (parameter.kinds and kind not in parameter.kinds):
            return rank
    least = sum(not parameter.optional for parameter in signature.parameters)
    return None if len(kinds) >= least else len(kinds) - 1


@cache
def parameter_at(signature: Signature, rank: int, count: int) -> Parameter | None:
    """The parameter that takes the value of ``rank`` among ``count`` (a variadic one takes several)."""
    parameters = signature.parameters
    for place, parameter in enumerate(parameters):
        if parameter.variadic:
            after = len(parameters) - place - 1
            if rank < place:
                break
            return parameters[rank - count] if rank >= count - after else parameter
    return parameters[rank] if rank < len(parameters) else None


def _expected(entry: Builtin, rank: int, count: int) -> str:
    names: list[str] = []
    for signature in entry.signatures:
        parameter = parameter_at(signature, rank, count)
        if parameter is not None:
            names += [kind.value for kind in parameter.kinds if kind.value not in names]
    return ", ".join(names)
