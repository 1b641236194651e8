"""Calls of built-in functions: Python's own where they mean the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from educode.emit.python.domain import EXACT, Kinds, Value
from educode.emit.python.layout import COMPARE, PRODUCT, Code, operation
from educode.language.builtins.model import Builtin
from educode.semantics.model import BuiltinCall
from educode.syntax import nodes as n

if TYPE_CHECKING:
    from educode.emit.python.emission import Emission


_EXACT_QUOTIENTS = 2.0**50
_READERS = frozenset({"joindre", "maximum", "minimum", "moyenne", "somme"})
"""Built-ins that keep nothing of an array: any list of Python will do."""


def builtin_call(builtin: Builtin, node: n.Call, e: Emission) -> Code:
    """A call of ``builtin``."""
    native = _NATIVE.get(builtin.name)
    found = native(node, e) if native else None
    if found is not None:
        return found
    e.may_fail = True
    return e.help(builtin.name, *_arguments(builtin, node, e))


def _arguments(builtin: Builtin, node: n.Call, e: Emission) -> list[Code]:
    from educode.emit.python.expressions import stored, whole_expression

    if builtin.name == "inserer":
        *before, element = node.arguments
        return [*(whole_expression(one, e) for one in before), stored(element, e.slot(node.arguments[0]), e)]
    return [_argument(builtin, argument, e) for argument in node.arguments]


def _argument(builtin: Builtin, argument: n.Expression, e: Emission) -> Code:
    from educode.emit.python.expressions import bare, drawn_list, plain_list, whole_expression

    written = bare(argument)
    if isinstance(written, n.ArrayLiteral) and written.elements:
        if builtin.name == "polygone":
            return drawn_list(written, e)
        if builtin.name in _READERS:
            return plain_list(written, e)
    return whole_expression(argument, e)


def _codes(node: n.Call, e: Emission) -> list[Code]:
    from educode.emit.python.expressions import whole_expression

    return [whole_expression(argument, e) for argument in node.arguments]


def _absolute(node: n.Call, e: Emission) -> Code | None:
    if not e.value(node.arguments[0]).only(Kinds.NUMBER):
        return None
    return e.native("abs", *_codes(node, e))


def _length(node: n.Call, e: Emission) -> Code | None:
    value = e.value(node.arguments[0])
    if not value.only(Kinds.ARRAY | Kinds.DICTIONARY):
        return None
    return e.native("len", *_codes(node, e))


_ROUNDINGS = {"arrondi_inferieur": "floor", "arrondi_superieur": "ceil"}


def _whole(node: n.Call, e: Emission) -> Code | None:
    return freely_rounded(node, e) if e.value(node.arguments[0]).size < EXACT else None


def freely_rounded(expression: n.Expression, e: Emission) -> Code | None:
    """A call that rounds as Python's own does, its int as large as the number; None for other expressions."""
    binding = e.bindings.get(expression)
    if not (isinstance(expression, n.Call) and isinstance(binding, BuiltinCall)):
        return None
    name = _ROUNDINGS.get(binding.builtin.name)
    if name is None or not _is_finite_number(e.value(expression.arguments[0])):
        return None
    divided = _floor_division(expression.arguments[0], e) if name == "floor" else None
    return divided or e.native(e.module("math", name), *_codes(expression, e))


def _is_finite_number(value: Value) -> bool:
    return value.only(Kinds.NUMBER) and value.is_finite


def index_in(expression: n.Expression, base: Value, e: Emission) -> Code:
    """An index; in a tableau, a number rounded may be as large as it likes."""
    from educode.emit.python.expressions import bare, whole_expression

    found = freely_rounded(bare(expression), e) if base.only(Kinds.ARRAY) else None
    return found or whole_expression(expression, e)


def _floor_division(node: n.Expression, e: Emission) -> Code | None:
    """``a // b`` for the floor of ``a / b``, where both are ints and the quotient is exact enough."""
    from educode.emit.python.expressions import bare

    node = bare(node)
    if not (isinstance(node, n.Binary) and node.operator == "/"):
        return None
    return _whole_quotient(node.left, node.right, e)


def _whole_quotient(left: n.Expression, right: n.Expression, e: Emission) -> Code | None:
    from educode.emit.python.expressions import emit

    if not all(e.value(one).is_small_int and e.value(one).ints < _EXACT_QUOTIENTS for one in (left, right)):
        return None
    e.may_fail = True
    return operation(emit(left, e), "//", emit(right, e), PRODUCT)


def _quotient(node: n.Call, e: Emission) -> Code | None:
    return _whole_quotient(node.arguments[0], node.arguments[1], e)


def _least(node: n.Call, e: Emission) -> Code | None:
    return _extreme("min", node, e)


def _greatest(node: n.Call, e: Emission) -> Code | None:
    return _extreme("max", node, e)


def _extreme(name: str, node: n.Call, e: Emission) -> Code | None:
    values = [e.value(argument) for argument in node.arguments]
    if len(values) < 2 or not all(value.only(Kinds.NUMBER) and value.is_finite for value in values):
        return None
    return e.native(name, *_codes(node, e))


def _written(node: n.Call, e: Emission) -> Code | None:
    value = e.value(node.arguments[0])
    if value.only(Kinds.TEXT):
        return _codes(node, e)[0]
    return e.native("str", *_codes(node, e)) if value.is_small_int else None


def _contains(node: n.Call, e: Emission) -> Code | None:
    base, wanted = (e.value(argument) for argument in node.arguments)
    if not (base.only(Kinds.DICTIONARY) and base.kinds and wanted.only(Kinds.TEXT)):
        return None
    if not all(isinstance(argument, n.Name | n.TextLiteral | n.Index) for argument in node.arguments):
        return None
    collection, key = _codes(node, e)
    return operation(key, "in", collection, COMPARE)


_NATIVE: dict[str, Callable[[n.Call, Emission], Code | None]] = {
    "absolue": _absolute,
    "longueur": _length,
    "arrondi_inferieur": _whole,
    "arrondi_superieur": _whole,
    "quotient": _quotient,
    "minimum": _least,
    "maximum": _greatest,
    "convertir_texte": _written,
    "contient": _contains,
}
