"""Which kinds of values are expected where the cursor is; no kind at all: any value will do."""

from __future__ import annotations

import re

from educode.language.builtins import BUILTINS, Builtin, Parameter
from educode.language.types import Kind, Type
from educode.semantics import Routine
from educode.services.spot import Spot
from educode.services.typed_line import open_bracket, open_call

Kinds = frozenset[Kind]

ANYTHING: Kinds = frozenset()
_NUMBER: Kinds = frozenset({Kind.NUMBER})
_VAGUE = frozenset({Kind.ANY, Kind.UNKNOWN, Kind.NOTHING})
_ARITHMETIC = re.compile(r"(?:[-*/^]|\bmod)\s*\w*$")
_COMPARISON = re.compile(r"(?<![\w.])([^\W\d]\w*)\s*(?:<>|<=|>=|[=<>])\s*\w*$")
_STORED = re.compile(r"\s*([^\W\d]\w*)\s+(vaut|ajoute|soustrait|supprime)\s+\w*$")
_DECLARED = re.compile(r"\s*[\w\s,]+\best\s+une?\s+(\w+)\s+vaut\s+\w*$")
_BY_HEAD = (
    (re.compile(r"\s*pour\s+\w+\s+de\b"), _NUMBER),
    (re.compile(r"\s*(?:cliquer|appuyer)\b.*\bdans\b"), _NUMBER),
    (re.compile(r"\s*cliquer\s"), frozenset({Kind.CANVAS})),
    (re.compile(r"\s*appuyer\s"), frozenset({Kind.ARRAY})),
)
_FAR = 8


def expected_kinds(spot: Spot) -> Kinds:
    """The kinds expected at the end of the statement being typed."""
    if _ARITHMETIC.search(spot.code):
        return _NUMBER
    compared = _COMPARISON.search(spot.code)
    if compared is not None:
        return _kinds_of(spot, compared[1])
    if open_bracket(spot.before) is not None:
        return _inside_bracket(spot)
    return _by_statement(spot)


def expected_parameters(spot: Spot) -> tuple[Parameter, ...]:
    """The parameters of a built-in that the value at the cursor may go to."""
    call = open_call(spot.before)
    bracket = open_bracket(spot.before)
    if call is None or call.is_method or bracket is None or spot.before[bracket[0]] != "(":
        return ()
    if call.name in spot.analysis.routines or call.name not in BUILTINS:
        return ()
    return _parameters(BUILTINS[call.name], call.position)


def fits(type_: Type, wanted: Kinds) -> bool | None:
    """Whether a value of this type is expected; None: it cannot be known, or anything is."""
    if not wanted or type_.kind in _VAGUE:
        return None
    return type_.kind in wanted


def _parameters(builtin: Builtin, position: int) -> tuple[Parameter, ...]:
    """Values may still come after this one: where a parameter takes several, the end may be near or far."""
    found: dict[Parameter, None] = {}
    for way in builtin.signatures:
        if position < len(way.parameters) or any(each.variadic for each in way.parameters):
            found[way.parameter(position, position + 1)] = None
            found[way.parameter(position, position + _FAR)] = None
    return tuple(found)


def _inside_bracket(spot: Spot) -> Kinds:
    bracket = open_bracket(spot.before)
    assert bracket is not None
    place = bracket[0]
    if spot.before[place] == "[":
        owner = re.search(r"([^\W\d]\w*)$", spot.before[:place])
        return _NUMBER if owner and Kind.DICTIONARY not in _kinds_of(spot, owner[1]) else ANYTHING
    parameters = expected_parameters(spot)
    if parameters:
        return _union(parameters)
    call = open_call(spot.before)
    return _routine_kinds(spot.analysis.routines.get(call.name), call.position) if call else ANYTHING


def _union(parameters: tuple[Parameter, ...]) -> Kinds:
    if any(not parameter.kinds for parameter in parameters):
        return ANYTHING
    return frozenset(kind for parameter in parameters for kind in parameter.kinds)


def _routine_kinds(routine: Routine | None, position: int) -> Kinds:
    parameters = routine.parameters if routine else None
    if not parameters or position >= len(parameters):
        return ANYTHING
    kind = parameters[position].type.kind
    return ANYTHING if kind in _VAGUE else frozenset({kind})


def _by_statement(spot: Spot) -> Kinds:
    declared = _DECLARED.match(spot.code)
    if declared is not None:
        return frozenset(kind for kind in Kind if kind.value == declared[1])
    stored = _STORED.match(spot.code)
    if stored is not None:
        kinds = _kinds_of(spot, stored[1])
        return kinds if stored[2] == "vaut" or kinds == _NUMBER else ANYTHING
    return next((kinds for head, kinds in _BY_HEAD if head.match(spot.code)), ANYTHING)


def _kinds_of(spot: Spot, name: str) -> Kinds:
    variable = spot.visible().get(name)
    if variable is None:
        return ANYTHING
    kind = (variable.declared or variable.type).kind
    return ANYTHING if kind in _VAGUE else frozenset({kind})
