"""Expressions in Python: native where the meaning is proven the same, the support module elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from educode.emit.python.arithmetic import is_too_large
from educode.emit.python.builtins import builtin_call, freely_rounded, index_in
from educode.emit.python.domain import EXACT, Kinds, Slot, Value
from educode.emit.python.emission import Emission
from educode.emit.python.layout import AND as AND_LEVEL
from educode.emit.python.layout import (
    ATOM,
    COMPARE,
    NOT,
    OR,
    POSTFIX,
    PRODUCT,
    SIGN,
    SUM,
    Code,
    after,
    atom,
    bracketed,
    group,
    labelled,
    marked,
    operation,
    sign,
    subscript,
)
from educode.emit.python.literals import number_literal, text_literal
from educode.emit.python.writing import join_texts
from educode.language.python_names import python_field
from educode.semantics.model import BuiltinCall, Class, PiConstant, Routine, Scope, Variable
from educode.syntax import nodes as n


def emit(expression: n.Expression, e: Emission) -> Code:
    """``expression`` in Python."""
    code = _EXPRESSIONS[type(expression)](expression, e)
    if e.is_long:
        line = e.analysis.source.position(expression.span.start).line
        return code if line == e.line else marked(code, line)
    return code


def bare(expression: n.Expression) -> n.Expression:
    """``expression`` without the parentheses around it."""
    while isinstance(expression, n.Group):
        expression = expression.inner
    return expression


def whole_expression(expression: n.Expression, e: Emission) -> Code:
    """An expression that stands alone: parentheses around it say nothing."""
    return emit(bare(expression), e)


def stored(expression: n.Expression, slot: Slot | None, e: Emission) -> Code:
    """An expression whose value goes into ``slot``: as a float where the place needs floats."""
    value = e.value(expression)
    if slot is None or not slot.is_real or not value.may(Kinds.INT):
        return whole_expression(expression, e)
    return as_float(bare(expression), e)


def as_float(expression: n.Expression, e: Emission) -> Code:
    """A number expression as a float."""
    if isinstance(expression, n.NumberLiteral):
        return atom(number_literal(expression.value, as_float=True))
    if isinstance(expression, n.Unary) and isinstance(expression.operand, n.NumberLiteral):
        return atom("-" + number_literal(expression.operand.value, as_float=True), SIGN)
    code = freely_rounded(expression, e) or whole_expression(expression, e)
    if not e.value(expression).only(Kinds.NUMBER):
        return e.help("reel", code)
    return e.native("float", code)


def condition(expression: n.Expression, e: Emission) -> Code:
    """A condition, checked if it is not proven to be a booléen."""
    code = whole_expression(expression, e)
    return code if e.value(expression).only(Kinds.BOOLEAN) else e.help("condition", code)


def _condition_inside(expression: n.Expression, e: Emission) -> Code:
    if e.value(expression).only(Kinds.BOOLEAN):
        return emit(expression, e)
    return e.help("condition", whole_expression(expression, e))


# --- leaves ------------------------------------------------------------------------------------


def _number(node: n.NumberLiteral, _e: Emission) -> Code:
    return atom(number_literal(node.value))


def _text(node: n.TextLiteral | n.ColorLiteral, _e: Emission) -> Code:
    return atom(text_literal(node.value))


def _boolean(node: n.BooleanLiteral, _e: Emission) -> Code:
    return atom("True" if node.value else "False")


def _name(node: n.Name, e: Emission) -> Code:
    binding = e.bindings.get(node)
    if isinstance(binding, Variable):
        return variable(binding, e)
    if isinstance(binding, Class):
        return atom(e.names.shared(binding))
    if isinstance(binding, PiConstant):
        return atom(e.module("math", "pi"))
    return atom(node.name)


def variable(binding: Variable, e: Emission) -> Code:
    """A variable, or a field of the object whose method this is."""
    if binding.scope is Scope.FIELD:
        return atom("self." + python_field(binding.name))
    return atom(e.names.variable(binding))


def _self(node: n.Self, e: Emission) -> Code:
    binding = e.bindings.get(node)
    return variable(binding, e) if isinstance(binding, Variable) else atom("self")


def _array(node: n.ArrayLiteral, e: Emission) -> Code:
    return e.help("Tableau", plain_list(node, e)) if node.elements else e.help("Tableau")


def plain_list(node: n.ArrayLiteral, e: Emission) -> Code:
    """An array as a list of Python, for those who only read it."""
    slot = e.flow.shape(node).element
    return bracketed("[", [stored(element, slot, e) for element in node.elements], "]", ATOM)


def drawn_list(node: n.ArrayLiteral, e: Emission) -> Code:
    """The same where whole numbers need not become floats."""
    return bracketed("[", [whole_expression(element, e) for element in node.elements], "]", ATOM)


def _dictionary(node: n.DictionaryLiteral, e: Emission) -> Code:
    shape = e.flow.shape(node)
    items = [
        labelled(f"{stored(key, shape.key, e).text}: ", stored(content, shape.element, e))
        for key, content in node.entries
    ]
    return e.help("Dictionnaire", bracketed("{", items, "}", ATOM)) if items else e.help("Dictionnaire")


def _group(node: n.Group, e: Emission) -> Code:
    inner = emit(bare(node), e)
    return group(inner) if inner.operators or inner.level in (NOT, SIGN) else inner


# --- elements and fields -----------------------------------------------------------------------


def postfix_base(expression: n.Expression, e: Emission) -> Code:
    """What stands before ``[``, ``.`` or ``(``."""
    code = whole_expression(expression, e)
    return code if code.level >= POSTFIX else group(code)


def _index(node: n.Index, e: Emission) -> Code:
    base = e.value(node.base)
    index = index_in(node.index, base, e)
    e.may_fail = True
    if base.only(Kinds.ARRAY | Kinds.DICTIONARY):
        return subscript(postfix_base(node.base, e), index)
    name = "lettre" if base.only(Kinds.TEXT) and e.value(node.index).only(Kinds.NUMBER) else "element"
    return e.help(name, whole_expression(node.base, e), index)


def _field(node: n.Field, e: Emission) -> Code:
    base = e.value(node.base)
    if base.only(Kinds.RECORD) or (base.only(Kinds.OBJECT) and is_declared(base, node.name.name, e)):
        e.may_fail = True
        return after(postfix_base(node.base, e), "." + python_field(node.name.name))
    return e.help("champ", whole_expression(node.base, e), atom(text_literal(python_field(node.name.name))))


def is_declared(base: Value, field: str, e: Emission) -> bool:
    """Whether every class that ``base`` can be has this field."""
    return all(field in e.analysis.classes[name].fields for name in base.classes)


# --- calls -------------------------------------------------------------------------------------


def _call(node: n.Call, e: Emission) -> Code:
    binding = e.bindings.get(node)
    if isinstance(binding, BuiltinCall):
        return builtin_call(binding.builtin, node, e)
    if not isinstance(binding, Routine):
        return atom(node.name.name + "()")
    name = e.names.routine(binding)
    if binding.class_ is not None:
        name = "self." + name
    return _result(enter(name, binding, node.arguments, e), binding, node, e)


def enter(name: str, routine: Routine, arguments: tuple[n.Expression, ...], e: Emission) -> Code:
    """A call of a routine of the program."""
    e.may_fail = True
    parameters = routine.parameters or ()
    values = [
        stored(argument, e.flow.slot(parameter), e) for argument, parameter in zip(arguments, parameters, strict=False)
    ]
    return bracketed(name + "(", values, ")") if values else atom(name + "()", POSTFIX)


def _result(code: Code, routine: Routine, node: n.Expression, e: Emission) -> Code:
    if routine.may_fall_off and node in e.analysis.value_used:
        return e.help("resultat", code, atom(text_literal(routine.name)))
    return code


def _method_call(node: n.MethodCall, e: Emission) -> Code:
    base = e.value(node.base)
    binding = e.bindings.get(node)
    if isinstance(binding, Routine) and base.only(Kinds.OBJECT):
        name = f"{postfix_base(node.base, e).text}.{e.names.routine(binding)}"
        return _result(enter(name, binding, node.arguments, e), binding, node, e)
    values = [whole_expression(argument, e) for argument in node.arguments]
    code = e.help(
        "appelle", whole_expression(node.base, e), atom(text_literal(e.names.method(node.name.name))), *values
    )
    return e.help("resultat", code, atom(text_literal(node.name.name))) if node in e.analysis.value_used else code


# --- operators ---------------------------------------------------------------------------------


def _unary(node: n.Unary, e: Emission) -> Code:
    if node.operator == "non":
        return _negated(_condition_inside(bare(node.operand), e))
    if not e.value(node.operand).only(Kinds.NUMBER):
        return e.help("negatif", whole_expression(node.operand, e))
    inner = emit(node.operand, e)
    return sign("-", _at_least(inner, SIGN), SIGN)


_OPPOSITES = {"in": "not in", "==": "!=", "!=": "=="}


def _negated(code: Code) -> Code:
    opposite = _OPPOSITES.get(code.operators[0]) if code.level == COMPARE and len(code.operators) == 1 else None
    if opposite is None:
        return sign("not ", _at_least(code, NOT), NOT)
    left, right = code.operands
    return operation(left, opposite, right, COMPARE)


def _at_least(code: Code, level: int) -> Code:
    return code if code.level >= level else group(code)


def _binary(node: n.Binary, e: Emission) -> Code:
    return _OPERATORS[node.operator](node, e)


def _logical(node: n.Binary, e: Emission) -> Code:
    operator, level = ("and", AND_LEVEL) if node.operator == "et" else ("or", OR)
    left, right = _condition_inside(node.left, e), _condition_inside(node.right, e)
    return operation(left, operator, right, level)


def _equality(node: n.Binary, e: Emission) -> Code:
    is_same = node.operator == "="
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(other, n.BooleanLiteral) and e.value(one).only(Kinds.BOOLEAN):
            code = whole_expression(one, e)
            return code if other.value is is_same else _negated(code)
    if are_comparable(e.value(node.left), e.value(node.right)):
        return operation(emit(node.left, e), "==" if is_same else "!=", emit(node.right, e), COMPARE)
    code = e.help("egal", whole_expression(node.left, e), whole_expression(node.right, e))
    return code if is_same else sign("not ", code, NOT)


def are_comparable(left: Value, right: Value) -> bool:
    """Whether Python's ``==`` means the same: not for collections, nor for booleans with numbers."""
    if (left.kinds & right.kinds) & Kinds.COLLECTION:
        return False
    mixed = left.may(Kinds.BOOLEAN) and right.may(Kinds.NUMBER)
    return not (mixed or (right.may(Kinds.BOOLEAN) and left.may(Kinds.NUMBER)))


def _order(node: n.Binary, e: Emission) -> Code:
    left, right = e.value(node.left), e.value(node.right)
    if left.only(Kinds.NUMBER) and right.only(Kinds.NUMBER):
        return operation(emit(node.left, e), node.operator, emit(node.right, e), COMPARE)
    a, b = whole_expression(node.left, e), whole_expression(node.right, e)
    if left.only(Kinds.TEXT) and right.only(Kinds.TEXT):
        return operation(e.help("compare", a, b), node.operator, atom("0"), COMPARE)
    return e.help("ordre", atom(text_literal(node.operator)), a, b)


_SIGNS = {"+": ("+", SUM), "-": ("-", SUM), "*": ("*", PRODUCT), "/": ("/", PRODUCT), "mod": ("%", PRODUCT)}
_SUPPORT = {"+": "plus", "-": "moins", "*": "fois", "/": "divise", "mod": "reste"}


def _sum(node: n.Binary, e: Emission) -> Code:
    left, right = e.value(node.left), e.value(node.right)
    if left.only(Kinds.TEXT) or right.only(Kinds.TEXT):
        return join_texts(node, e)
    if left.only(Kinds.ARRAY) and right.only(Kinds.ARRAY) and left.kinds and right.kinds:
        return operation(emit(node.left, e), "+", emit(node.right, e), SUM)
    return _arithmetic(node, e)


def _arithmetic(node: n.Binary, e: Emission) -> Code:
    left, right = e.value(node.left), e.value(node.right)
    if not (left.only(Kinds.NUMBER) and right.only(Kinds.NUMBER)):
        return e.help(_SUPPORT[node.operator], whole_expression(node.left, e), whole_expression(node.right, e))
    symbol, level = _SIGNS[node.operator]
    if node.operator in ("/", "mod"):
        e.may_fail = e.may_fail or not (isinstance(node.right, n.NumberLiteral) and node.right.value)
    a, b = emit(node.left, e), emit(node.right, e)
    if is_too_large(node.operator, left, right):
        a, b = _one_as_float(node, a, b, e)
    return operation(a, symbol, b, level)


def _one_as_float(node: n.Binary, a: Code, b: Code, e: Emission) -> tuple[Code, Code]:
    if isinstance(node.right, n.NumberLiteral):
        return a, as_float(node.right, e)
    return as_float(bare(node.left), e), b


def _is_small_power(node: n.Binary, base: Value) -> bool:
    """Whether this is the square or cube of an int that stays exact."""
    exponent = node.right
    if not (isinstance(node.left, n.Name) and isinstance(exponent, n.NumberLiteral) and exponent.value in (2, 3)):
        return False
    return base.is_small_int and base.ints**exponent.value < EXACT


def _power(node: n.Binary, e: Emission) -> Code:
    base, exponent = e.value(node.left), node.right
    if _is_small_power(node, base):
        return atom(f"{emit(node.left, e).text}**{emit(exponent, e).text}", SIGN)
    return e.help("puissance", whole_expression(node.left, e), whole_expression(node.right, e))


_OPERATORS: dict[str, Callable[[n.Binary, Emission], Code]] = {
    "et": _logical,
    "ou": _logical,
    "=": _equality,
    "<>": _equality,
    "<": _order,
    "<=": _order,
    ">": _order,
    ">=": _order,
    "+": _sum,
    "-": _arithmetic,
    "*": _arithmetic,
    "/": _arithmetic,
    "mod": _arithmetic,
    "^": _power,
}

_EXPRESSIONS: dict[type[n.Expression], Callable[..., Code]] = {
    n.NumberLiteral: _number,
    n.TextLiteral: _text,
    n.ColorLiteral: _text,
    n.BooleanLiteral: _boolean,
    n.ArrayLiteral: _array,
    n.DictionaryLiteral: _dictionary,
    n.Name: _name,
    n.Self: _self,
    n.Index: _index,
    n.Field: _field,
    n.Call: _call,
    n.MethodCall: _method_call,
    n.Unary: _unary,
    n.Binary: _binary,
    n.Group: _group,
}

__all__ = [
    "as_float",
    "bare",
    "condition",
    "drawn_list",
    "emit",
    "enter",
    "plain_list",
    "stored",
    "variable",
    "whole_expression",
]
