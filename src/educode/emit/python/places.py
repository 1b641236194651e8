"""Places: where values are stored."""

from __future__ import annotations

from educode.emit.python.builtins import index_in
from educode.emit.python.domain import Kinds, Slot
from educode.emit.python.emission import Emission
from educode.emit.python.expressions import (
    bare,
    emit,
    is_declared,
    postfix_base,
    stored,
    variable,
    whole_expression,
)
from educode.emit.python.layout import Code, atom, bracketed
from educode.emit.python.lines import Lines
from educode.emit.python.literals import text_literal
from educode.emit.python.order import Part, keep, parts_of, rebuilt, settle_late, settle_twice, stored_before
from educode.emit.python.updates import update
from educode.emit.python.value_flow import KINDS_OF
from educode.language.python_names import python_field
from educode.language.types import Type
from educode.semantics.model import Scope, Variable
from educode.syntax import nodes as n


def is_field(binding: Variable) -> bool:
    """Whether this is a field of the object whose method this is."""
    return binding.scope is Scope.FIELD


def loop_place(binding: object, e: Emission) -> str:
    """The variable of a ``pour`` as a target."""
    assert isinstance(binding, Variable)
    return variable(binding, e).text


def slot_of(place: n.Expression, e: Emission) -> tuple[Slot | None, Type | None]:
    """Where ``place`` is kept, and the type that it keeps."""
    place = bare(place)
    binding = e.bindings.get(place)
    if isinstance(binding, Variable) and isinstance(place, n.Name | n.Self):
        return e.flow.slot(binding), binding.declared
    if isinstance(place, n.Index):
        return e.slot(place.base), None
    if isinstance(place, n.Field):
        slots = list(e.flow.field_slots(place))
        if any(slot.is_real for slot, _ in slots):
            return next(one for one in slots if one[0].is_real)
        return slots[0] if slots else (None, None)
    return None, None


def is_native(place: n.Expression, e: Emission) -> bool:
    """Whether Python's own assignment does."""
    place = bare(place)
    if isinstance(place, n.Index):
        return e.value(place.base).only(Kinds.ARRAY | Kinds.DICTIONARY)
    if isinstance(place, n.Field):
        base = e.value(place.base)
        return base.only(Kinds.RECORD) or (base.only(Kinds.OBJECT) and is_declared(base, place.name.name, e))
    return True


def target(place: n.Expression, e: Emission) -> str:
    """``place`` at the left of ``=``."""
    place = bare(place)
    if isinstance(place, n.Index):
        index = index_in(place.index, e.value(place.base), e)
        return f"{postfix_base(place.base, e).text}[{index.text}]"
    if isinstance(place, n.Field):
        return f"{postfix_base(place.base, e).text}.{python_field(place.name.name)}"
    return emit(place, e).text


def changed_place(node: n.Append | n.Subtract, e: Emission, lines: Lines) -> n.Expression:
    """The place of a change that Python has no sign for, its parts computed once and before the value."""
    parts = parts_of(node.place)
    settle_twice(parts, node.value, e)
    keep(parts, e, lines)
    return rebuilt(node.place, iter(parts), e)


def awaited(
    head: Part, stores: tuple[n.Expression, ...], e: Emission, lines: Lines, *, waits: bool = True
) -> tuple[n.Expression, list[n.Expression]]:
    """What a wait is made with, and its places, all computed in the order of the language.

    ``waits``: as for ``settle_late``.
    """
    parts = [parts_of(place, str(rank or "")) for rank, place in zip((0, 2), stores, strict=False)]
    if len(stores) > 1:
        stored_before(stores[0], parts[1], e)
    every = [part for some in parts for part in some]
    settle_late(head, every, e, waits=waits)
    keep([head, *every], e, lines)
    following = iter(every)
    return head.expression, [rebuilt(place, following, e) for place in stores]


def present(place: n.Expression, e: Emission) -> Code:
    """The value that a place holds now; an empty text where there is none yet."""
    place = bare(place)
    if isinstance(place, n.Index) and e.value(place.base).only(Kinds.DICTIONARY):
        key = whole_expression(place.index, e)
        return Code(f'{postfix_base(place.base, e).text}.get({key.text}, "")')
    if isinstance(place, n.Index) and e.value(place.base).may(Kinds.DICTIONARY):
        return e.help("element_ou_vide", whole_expression(place.base, e), whole_expression(place.index, e))
    if isinstance(place, n.Field) and e.value(place.base).may(Kinds.RECORD):
        name, base = atom(text_literal(python_field(place.name.name))), whole_expression(place.base, e)
        if e.value(place.base).only(Kinds.RECORD):
            return bracketed("getattr(", [base, name, atom('""')], ")")
        return e.help("champ_ou_vide", base, name)
    return whole_expression(place, e)


def assign(place: n.Expression, value: n.Expression, e: Emission, lines: Lines) -> None:
    """``place vaut value``."""
    changed = update(place, value, e) if is_native(place, e) else None
    if changed is not None:
        e.may_fail |= not isinstance(bare(place), n.Name)
        lines.put(f"{target(place, e)} {changed[0]} ", changed[1])
        return
    slot, declared = slot_of(place, e)
    code = guarded(value, stored(value, slot, e), declared, place, e)
    store(place, code, e, lines)


def guarded(value: n.Expression, code: Code, declared: Type | None, place: n.Expression, e: Emission) -> Code:
    """``code``, checked where its type is not proven to be the one that the place keeps."""
    if declared is None or declared.kind not in KINDS_OF:
        return code
    found = e.value(value)
    if found.only(KINDS_OF[declared.kind]) and found.classes <= {declared.class_name}:
        return code
    e.may_fail = True
    name = place.name.name if isinstance(place, n.Field) else getattr(place, "name", "")
    return e.help("garde", code, atom(text_literal(declared.french)), atom(text_literal(str(name))))


def store(place: n.Expression, code: Code, e: Emission, lines: Lines) -> None:
    """``place = code``."""
    place = bare(place)
    e.may_fail |= not isinstance(place, n.Name)
    if is_native(place, e):
        lines.put(target(place, e) + " = ", code)
    elif isinstance(place, n.Index):
        base, index = whole_expression(place.base, e), whole_expression(place.index, e)
        lines.put("", e.help("range_element", code, base, index))
    elif isinstance(place, n.Field):
        name = atom(text_literal(python_field(place.name.name)))
        lines.put("", e.help("range_champ", code, whole_expression(place.base, e), name))


def settle(place: n.Expression, e: Emission, lines: Lines) -> None:
    """After a wait, make a number a float where its place keeps floats."""
    slot, _ = slot_of(place, e)
    if slot is not None and slot.is_real:
        lines.put(target(place, e) + " = ", e.native("float", atom(target(place, e))))


def append(node: n.Append, e: Emission, lines: Lines) -> None:
    """``place ajoute value``."""
    place = e.value(node.place)
    if place.only(Kinds.ARRAY) and place.kinds:
        value = stored(node.value, e.slot(node.place), e)
        lines.put("", bracketed(".append(", [value], ")", base=postfix_base(node.place, e)))
    elif place.only(Kinds.NUMBER) and is_native(node.place, e):
        change(node.place, "+", node.value, e, lines)
    elif place.only(Kinds.TEXT) and is_native(node.place, e):
        lines.put(target(node.place, e) + " += ", _written(node.value, e))
    else:
        e.may_fail = True
        target_place = changed_place(node, e, lines)
        code = e.help("ajoute", whole_expression(target_place, e), whole_expression(node.value, e))
        store(target_place, code, e, lines)


def _written(value: n.Expression, e: Emission) -> Code:
    code = whole_expression(value, e)
    if e.value(value).only(Kinds.TEXT):
        return code
    if e.value(value).is_small_int:
        return e.native("str", code)
    return e.help("convertir_texte", code)


def subtract(node: n.Subtract, e: Emission, lines: Lines) -> None:
    """``place soustrait value``."""
    if e.value(node.place).only(Kinds.NUMBER) and is_native(node.place, e):
        change(node.place, "-", node.value, e, lines)
        return
    e.may_fail = True
    place = changed_place(node, e, lines)
    store(place, e.help("soustrait", whole_expression(place, e), whole_expression(node.value, e)), e, lines)


def change(place: n.Expression, sign: str, value: n.Expression, e: Emission, lines: Lines) -> None:
    """``place += value`` on a number."""
    _slot, _ = slot_of(place, e)
    code = whole_expression(value, e)
    e.may_fail |= not isinstance(bare(place), n.Name)
    if not e.value(value).only(Kinds.NUMBER):
        e.may_fail = True
        code = e.help("montant", code)
    lines.put(f"{target(place, e)} {sign}= ", code)
