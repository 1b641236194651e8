"""Proposals of names that have a value: variables, functions, colours; those that fit come first."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from educode.language import snippets
from educode.language.builtins import BUILTINS, Builtin
from educode.language.colors import COLORS
from educode.language.keys import KEY_NAMES
from educode.language.types import BOOLEAN, Kind, Type
from educode.semantics import Routine, Variable
from educode.services.describe import describe, routine_heading
from educode.services.expected import ANYTHING, Kinds, expected_kinds, expected_parameters, fits
from educode.services.located import class_at
from educode.services.manual import function_summary, signature_text
from educode.services.spot import Completion, Spot
from educode.services.typed_line import open_call

_FITS, _MISFIT, _LATER = -1, 6, 12
_OF_KEYS = frozenset({"touche_enfoncee"})


def values(spot: Spot) -> Iterator[Completion]:
    """Everything that has a value."""
    wanted = expected_kinds(spot)
    if any(parameter.color for parameter in expected_parameters(spot)):
        yield from _quoted(spot, "color", COLORS)
    if _wants_key(spot):
        yield from _quoted(spot, "key", KEY_NAMES)
    yield from variables(spot, 1, wanted)
    yield from _functions(spot, 2, wanted)
    for word in snippets.VALUES:
        yield spot.item(word, "keyword", 3 + (_shift(BOOLEAN, wanted) if word in {"vrai", "faux", "non"} else 0))
    for builtin in BUILTINS.values():
        if builtin.has_value:
            yield _builtin(spot, builtin, 4 + _shift_of_result(builtin, wanted))
    for class_ in spot.analysis.classes.values():
        yield spot.item(class_.name, "class", 5, documentation=describe(class_))


def in_text(spot: Spot) -> Iterator[Completion]:
    """Inside quotes: names of keys or colours, where they are expected."""
    if spot.before.lstrip().startswith("appuyer") or _wants_key(spot):
        for key in KEY_NAMES:
            yield spot.item(key, "key", 1)
    elif any(parameter.color for parameter in expected_parameters(_before_quote(spot))):
        for name, value in COLORS.items():
            yield spot.item(name, "color", 1, detail=value)


def variables(spot: Spot, rank: int, wanted: Kinds = ANYTHING) -> Iterator[Completion]:
    """The variables seen from here; those that are declared further down come last."""
    is_main = spot.routine() is None
    for variable in spot.visible().values():
        if _is_being_typed(spot, variable):
            continue
        type_ = variable.declared or variable.type
        later = _LATER if is_main and _first_place(variable) > spot.offset else 0
        kind = "constant" if variable.is_constant else "variable"
        yield spot.item(variable.name, kind, rank + later + _shift(type_, wanted), detail=_shown(type_))


def procedures(spot: Spot, rank: int) -> Iterator[Completion]:
    """The program's procedures as statements."""
    for routine in _routines(spot):
        if not routine.is_function:
            yield _routine(spot, routine, rank, before="appelle ")


def called(spot: Spot, rank: int) -> Iterator[Completion]:
    """What can follow ``appelle``: routines, then objects that have methods."""
    for routine in _routines(spot):
        yield _routine(spot, routine, rank + int(routine.is_function))
    if any(one.methods for one in spot.analysis.classes.values()):
        yield from variables(spot, rank + 2, frozenset({Kind.OBJECT}))


def commands(spot: Spot, rank: int) -> Iterator[Completion]:
    """The built-in functions that have no value."""
    for builtin in BUILTINS.values():
        if not builtin.has_value:
            yield _builtin(spot, builtin, rank)


def _functions(spot: Spot, rank: int, wanted: Kinds) -> Iterator[Completion]:
    for routine in _routines(spot):
        misplaced = 0 if routine.is_function else _LATER
        yield _routine(spot, routine, rank + misplaced + _shift(routine.result, wanted))


def _routines(spot: Spot) -> Iterator[Routine]:
    yield from spot.analysis.routines.values()
    class_ = class_at(spot.analysis, spot.offset)
    yield from class_.methods.values() if class_ else ()


def _routine(spot: Spot, routine: Routine, rank: int, before: str = "") -> Completion:
    has_values = routine.parameters is None or bool(routine.parameters)
    return spot.call(routine.name, rank, has_values=has_values, detail=routine_heading(routine), before=before)


def _builtin(spot: Spot, builtin: Builtin, rank: int) -> Completion:
    detail, documentation, has_values = _about(builtin.name)
    return spot.call(builtin.name, rank, has_values=has_values, detail=detail, documentation=documentation)


@cache
def _about(name: str) -> tuple[str, str, bool]:
    builtin = BUILTINS[name]
    has_values = any(way.parameters for way in builtin.signatures)
    return signature_text(name, builtin.signatures[0]), function_summary(builtin), has_values


def _quoted(spot: Spot, kind: str, names: dict[str, str]) -> Iterator[Completion]:
    for name, value in names.items():
        yield spot.item(f'"{name}"', kind, 1, detail=value if kind == "color" else None)


def _wants_key(spot: Spot) -> bool:
    call = open_call(spot.before)
    return call is not None and call.name in _OF_KEYS


def _before_quote(spot: Spot) -> Spot:
    """The same place without the text that has been begun."""
    start = spot.before.rfind('"')
    return Spot(spot.analysis, spot.text, spot.offset, spot.before[:start], spot.code[:start], "")


def _shift(type_: Type, wanted: Kinds) -> int:
    fitting = fits(type_, wanted)
    return 0 if fitting is None else _FITS if fitting else _MISFIT


def _shift_of_result(builtin: Builtin, wanted: Kinds) -> int:
    kinds = {way.result for way in builtin.signatures if way.result is not None}
    if not wanted or any(not isinstance(kind, Kind) for kind in kinds):
        return 0
    return _FITS if kinds & wanted else _MISFIT


def _is_being_typed(spot: Spot, variable: Variable) -> bool:
    """A name that stands nowhere but under the cursor."""
    places = {*variable.declarations, *variable.reads, *variable.writes, variable.span}
    return variable.name == spot.word and all(place.covers(spot.offset) for place in places)


def _first_place(variable: Variable) -> int:
    return min((place.start for place in variable.declarations), default=variable.span.start)


def _shown(type_: Type | None) -> str:
    return "" if type_ is None or type_.kind in {Kind.ANY, Kind.UNKNOWN} else type_.french
