"""Places: where values are stored."""

from __future__ import annotations

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
from educode.emit.python.flow import KINDS_OF
from educode.emit.python.layout import Code, atom, bracketed
from educode.emit.python.lines import Lines
from educode.emit.python.literals import text_literal
from educode.language.python_names import python_field
from educode.language.types import Type
from educode.semantics.model import BuiltinCall, Scope, Variable
from educode.syntax import nodes as n
from educode.syntax.walk import walk


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
        return f"{postfix_base(place.base, e).text}[{whole_expression(place.index, e).text}]"
    if isinstance(place, n.Field):
        return f"{postfix_base(place.base, e).text}.{python_field(place.name.name)}"
    return emit(place, e).text


def settled_place(place: n.Expression, e: Emission, lines: Lines) -> n.Expression:
    """``place`` with its base and index computed once, before: only names where a call would be made."""
    place = bare(place)
    if isinstance(place, n.Index) and not (is_simple(place.base, e) and is_simple(place.index, e)):
        base = _kept(place.base, "_base", e, lines)
        index = _kept(place.index, "_indice", e, lines)
        return e.twin(place, n.Index(place.span, base, index))
    if isinstance(place, n.Field) and not is_simple(place.base, e):
        return e.twin(place, n.Field(place.span, _kept(place.base, "_base", e, lines), place.name))
    return place


def settled_pair(x: n.Expression, y: n.Expression, e: Emission, lines: Lines) -> tuple[n.Expression, n.Expression]:
    """Two places stored one after the other: the first store must not change where the second one goes."""
    first = settled_place(x, e, lines)
    return first, _settled_second(y, bare(x), e, lines)


def _settled_second(place: n.Expression, stored_before: n.Expression, e: Emission, lines: Lines) -> n.Expression:
    place = bare(place)
    if isinstance(place, n.Index):
        base = _kept_from(place.base, "_base2", stored_before, e, lines)
        index = _kept_from(place.index, "_indice2", stored_before, e, lines)
        return e.twin(place, n.Index(place.span, base, index))
    if isinstance(place, n.Field):
        base = _kept_from(place.base, "_base2", stored_before, e, lines)
        return e.twin(place, n.Field(place.span, base, place.name))
    return place


def _kept_from(
    expression: n.Expression, name: str, stored_before: n.Expression, e: Emission, lines: Lines
) -> n.Expression:
    if is_simple(expression, e) and not _reads(expression, stored_before, e):
        return expression
    return _put(expression, name, e, lines)


def _reads(expression: n.Expression, place: n.Expression, e: Emission) -> bool:
    """Whether ``expression`` may read what a store in ``place`` changes."""
    if isinstance(place, n.Name):
        stored_in = e.bindings.get(place)
        return any(isinstance(node, n.Name) and e.bindings.get(node) is stored_in for node in walk(expression))
    return any(isinstance(node, n.Index | n.Field | n.Call) for node in walk(expression))


def _kept(expression: n.Expression, name: str, e: Emission, lines: Lines) -> n.Expression:
    return expression if is_simple(expression, e) else _put(expression, name, e, lines)


def _put(expression: n.Expression, name: str, e: Emission, lines: Lines) -> n.Expression:
    name = e.names.kept(name)
    lines.put(f"{name} = ", whole_expression(expression, e))
    return e.twin(expression, n.Name(expression.span, name))


def is_simple(expression: n.Expression, e: Emission) -> bool:
    """Whether computing it twice, or later, changes nothing: it calls no routine and waits for nothing."""
    for node in walk(expression):
        if isinstance(node, n.MethodCall | n.ArrayLiteral | n.DictionaryLiteral):
            return False
        if isinstance(node, n.Call):
            binding = e.bindings.get(node)
            if not (isinstance(binding, BuiltinCall) and binding.builtin.pure):
                return False
    return True


def present(place: n.Expression, e: Emission) -> Code:
    """The value that a place holds now; an empty text where there is none yet."""
    place = bare(place)
    if isinstance(place, n.Index) and e.value(place.base).only(Kinds.DICTIONARY):
        key = whole_expression(place.index, e)
        return Code(f'{postfix_base(place.base, e).text}.get({key.text}, "")')
    if isinstance(place, n.Field) and e.value(place.base).only(Kinds.RECORD):
        name = text_literal(python_field(place.name.name))
        return bracketed("getattr(", [whole_expression(place.base, e), atom(name), atom('""')], ")")
    return whole_expression(place, e)


def assign(place: n.Expression, value: n.Expression, e: Emission, lines: Lines) -> None:
    """``place vaut value``."""
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
        lines.put("", e.help("range_element", base, index, code))
    elif isinstance(place, n.Field):
        name = atom(text_literal(python_field(place.name.name)))
        lines.put("", e.help("range_champ", whole_expression(place.base, e), name, code))


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
        target_place = settled_place(node.place, e, lines)
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
    place = settled_place(node.place, e, lines)
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
