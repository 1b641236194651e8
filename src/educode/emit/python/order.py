"""The order of evaluation: what must be computed on a line of its own, before what follows.

The language evaluates the parts of a statement from left to right, then checks, waits and stores. Python
computes the place of an assignment after its value: parts that would show it are kept in a variable first.
"""

from __future__ import annotations

from collections.abc import Iterator

from educode.emit.python.domain import Kinds
from educode.emit.python.emission import Emission
from educode.emit.python.expressions import bare, is_declared, whole_expression
from educode.emit.python.lines import Lines
from educode.records import state
from educode.semantics.model import BuiltinCall, Scope, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import walk

_LITERALS = (n.NumberLiteral, n.TextLiteral, n.ColorLiteral, n.BooleanLiteral)
_MEASURED = Kinds.TEXT | Kinds.ARRAY | Kinds.DICTIONARY


def is_simple(expression: n.Expression, e: Emission) -> bool:
    """Whether computing it twice changes nothing: it calls no routine, waits for nothing, makes nothing new."""
    makes = any(isinstance(node, n.ArrayLiteral | n.DictionaryLiteral) for node in walk(expression))
    return not makes and not changes_things(expression, e)


def changes_things(expression: n.Expression, e: Emission) -> bool:
    """Whether computing it may change what others read: it calls a routine, or waits."""
    return any(isinstance(node, n.MethodCall) or _is_impure(node, e) for node in walk(expression))


def _is_impure(node: n.Node, e: Emission) -> bool:
    binding = e.bindings.get(node)
    return isinstance(node, n.Call) and not (isinstance(binding, BuiltinCall) and binding.builtin.pure)


def is_still(expression: n.Expression, e: Emission) -> bool:
    """Whether it is simple and cannot fail: nobody sees when it is computed, if nothing that it reads changes."""
    return all(_cannot_fail(node, e) for node in walk(expression))


def _cannot_fail(node: n.Node, e: Emission) -> bool:
    if isinstance(node, n.Binary):
        return node.operator in {"+", "-", "*"} and all(
            e.value(one).only(Kinds.NUMBER) for one in (node.left, node.right)
        )
    if isinstance(node, n.Unary):
        return node.operator == "-" and e.value(node.operand).only(Kinds.NUMBER)
    if isinstance(node, n.Field):
        base = e.value(node.base)
        return base.only(Kinds.OBJECT) and is_declared(base, node.name.name, e)
    if isinstance(node, n.Call):
        binding = e.bindings.get(node)
        is_length = isinstance(binding, BuiltinCall) and binding.builtin.name == "longueur"
        return is_length and e.value(node.arguments[0]).only(_MEASURED)
    return isinstance(node, (*_LITERALS, n.Name, n.Self, n.Group, n.Identifier))


@state
class Part:
    """A part of a statement, where it is written: ``name`` is for the variable that may keep its value."""

    expression: n.Expression
    name: str
    stays: bool = True


def parts_of(place: n.Expression, rank: str = "") -> list[Part]:
    """The parts of a place, in their order."""
    place = bare(place)
    if isinstance(place, n.Index):
        return [Part(place.base, f"_base{rank}"), Part(place.index, f"_indice{rank}")]
    return [Part(place.base, f"_base{rank}")] if isinstance(place, n.Field) else []


def rebuilt(place: n.Expression, parts: Iterator[Part], e: Emission) -> n.Expression:
    """``place`` with its next parts, as ``keep`` left them."""
    place = bare(place)
    if isinstance(place, n.Index):
        base, index = next(parts).expression, next(parts).expression
        same = base is place.base and index is place.index
        return place if same else e.twin(place, n.Index(place.span, base, index))
    if isinstance(place, n.Field):
        base = next(parts).expression
        return place if base is place.base else e.twin(place, n.Field(place.span, base, place.name))
    return place


def settle_twice(parts: list[Part], value: n.Expression, e: Emission) -> None:
    """Finds which parts of a place cannot stay: they are computed before ``value`` and again after it."""
    late_calls = changes_things(value, e)
    for part in reversed(parts):
        late_calls = _settle(part, e, late_calls=late_calls, still=False)


def settle_late(first: Part, parts: list[Part], e: Emission, *, waits: bool) -> None:
    """Finds which parts cannot stay: ``first`` is computed where it stands, the places' parts after it.

    ``waits``: they are computed after a wait only, else before it and again after it.
    """
    late_calls = False
    for part in reversed(parts):
        late_calls = _settle(part, e, late_calls=late_calls, still=waits)
    if not all(part.stays for part in parts):
        _settle(first, e, late_calls=late_calls, still=True)


def _settle(part: Part, e: Emission, *, late_calls: bool, still: bool) -> bool:
    """Whether calls are made from this part on."""
    may_stay = (is_still if still else is_simple)(part.expression, e)
    is_literal = isinstance(bare(part.expression), _LITERALS)
    part.stays = part.stays and may_stay and (is_literal or not late_calls)
    return late_calls or changes_things(part.expression, e)


def stored_before(place: n.Expression, parts: list[Part], e: Emission) -> None:
    """The parts that read what a store into ``place``, made before them, changes cannot stay."""
    for part in parts:
        part.stays = not _reads(part.expression, bare(place), e)


def _reads(expression: n.Expression, place: n.Expression, e: Emission) -> bool:
    binding = e.bindings.get(place)
    if isinstance(binding, Variable) and binding.scope is not Scope.FIELD:
        return any(e.bindings.get(node) is binding for node in walk(expression))
    return any(isinstance(node, n.Index | n.Field | n.Call) or _is_field(node, e) for node in walk(expression))


def _is_field(node: n.Node, e: Emission) -> bool:
    binding = e.bindings.get(node)
    return isinstance(binding, Variable) and binding.scope is Scope.FIELD


def keep(parts: list[Part], e: Emission, lines: Lines) -> None:
    """Writes a line for each part that cannot stay, and puts its variable in its place."""
    for part in parts:
        if not part.stays:
            name = e.names.kept(part.name)
            lines.put(f"{name} = ", whole_expression(part.expression, e))
            part.expression = e.twin(part.expression, n.Name(part.expression.span, name))
