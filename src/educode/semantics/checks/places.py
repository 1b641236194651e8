"""Checks of what statements put into places."""

from __future__ import annotations

from educode.diagnostics import Edit, Fix
from educode.diagnostics.rules import types
from educode.language.types import UNKNOWN, Type
from educode.semantics import cells as c
from educode.semantics.checks.checker import Checker
from educode.semantics.mending import replacement
from educode.semantics.model import Binding, PiConstant, Variable
from educode.semantics.workspace import without_groups
from educode.syntax import nodes as n
from educode.text import Span

_LITERALS = (
    n.NumberLiteral,
    n.TextLiteral,
    n.ColorLiteral,
    n.BooleanLiteral,
    n.ArrayLiteral,
    n.DictionaryLiteral,
    n.Unary,
    n.Broken,
)


def declaration(checker: Checker, node: n.Declaration) -> None:
    """The value has the type that is declared; in a class it is plainly written."""
    assert node.value is not None
    variable = checker.analysis.bindings.get(node.names[0])
    if not isinstance(variable, Variable):
        return
    if variable.class_ is not None and not _is_plain(checker, node.value):
        checker.fail(types.FIELD_VALUE, node.value, mend=("later", None), name=variable.name)
    else:
        _stored(checker, node.value, variable, None)


def _is_plain(checker: Checker, value: n.Expression) -> bool:
    """Whether ``value`` is a literal, or a constant made of literals."""
    pending: list[n.Expression] = [value]
    seen: set[Variable] = set()
    while pending:
        node = without_groups(pending.pop())
        if isinstance(node, n.Name):
            variable = checker.analysis.bindings.get(node)
            if isinstance(variable, Variable) and variable in checker.workspace.constants and variable not in seen:
                seen.add(variable)
                pending.append(checker.workspace.constants[variable].value)
            elif variable not in seen and not _is_trusted(variable):
                return False
        elif not isinstance(node, _LITERALS):
            return False
        pending.extend(_literal_parts(node))
    return True


def _is_trusted(bound: Binding | None) -> bool:
    """``pi``, or a name whose own error is told."""
    return isinstance(bound, PiConstant) or (isinstance(bound, Variable) and bound.declared == UNKNOWN)


def _literal_parts(node: n.Expression) -> tuple[n.Expression, ...]:
    if isinstance(node, n.ArrayLiteral):
        return node.elements
    if isinstance(node, n.DictionaryLiteral):
        return tuple(part for entry in node.entries for part in entry)
    return (node.operand,) if isinstance(node, n.Unary) else ()


def assignment(checker: Checker, node: n.Assignment) -> None:
    """The value has the declared type of the place, if it has one."""
    place = node.place
    variable = _declared_place(checker, place)
    if variable is not None:
        _stored(checker, node.value, variable, node)
    else:
        _text_element(checker, place)


def _declared_place(checker: Checker, place: n.Expression) -> Variable | None:
    """The variable or field that ``place`` is, if its type is declared."""
    bound = checker.analysis.bindings.get(place)
    return bound if isinstance(bound, Variable) and bound.declared is not None else None


def _stored(checker: Checker, value: n.Expression, variable: Variable, node: n.Assignment | None) -> None:
    declared = variable.declared
    if declared is None or declared == UNKNOWN:
        return
    if not checker.is_wrong(value, checker.kinds.bit(declared)):
        return
    hint, fix = _stored_fix(checker, value, declared, node)
    if not hint and len(checker.kinds.names(checker.mask(value))) == 1:
        hint = "declare"
    checker.fail(
        types.ASSIGNED_TYPE,
        value,
        mend=(hint, fix),
        name=checker.text(node.place) if node is not None else variable.name,
        declared=declared.french,
        found=checker.found(value),
        labels=[(variable.span, "declared")],
    )


def _text_fix(checker: Checker, value: n.Expression) -> tuple[str, Fix | None]:
    plain = without_groups(value)
    if isinstance(plain, n.NumberLiteral):
        return "add_quotes", replacement(plain.span, f'"{checker.text(plain)}"', sure=True)
    return checker.to_text(value)


def _pairs(node: n.Expression) -> Fix | None:
    """``["a" = 1, "b" = 2]``, ``["a", 1]``: the colons of a dictionnaire."""
    if not isinstance(node, n.ArrayLiteral):
        return None
    elements = node.elements
    if all(isinstance(one, n.Binary) and one.operator == "=" for one in elements):
        signs = [(one.left.span, one.right.span) for one in elements if isinstance(one, n.Binary)]
    elif len(elements) % 2 == 0 and all(isinstance(one, n.TextLiteral) for one in elements[::2]):
        signs = [(key.span, value.span) for key, value in zip(elements[::2], elements[1::2], strict=True)]
    else:
        return None
    return Fix(tuple(Edit(Span(key.end, value.start), ": ") for key, value in signs))


def _is_empty(node: n.Expression) -> bool:
    """``[]`` or ``[:]``."""
    return (isinstance(node, n.ArrayLiteral) and not node.elements) or (
        isinstance(node, n.DictionaryLiteral) and not node.entries
    )


def _stored_fix(
    checker: Checker, value: n.Expression, declared: Type, node: n.Assignment | None
) -> tuple[str, Fix | None]:
    wanted = checker.kinds.bit(declared)
    plain = without_groups(value)
    if wanted == c.NUMBER:
        return checker.to_number(value)
    if wanted == c.TEXT:
        return _text_fix(checker, value)
    if wanted in (c.ARRAY, c.DICTIONARY) and _is_empty(plain):
        return "empty", replacement(plain.span, "[]" if wanted == c.ARRAY else "[:]", sure=True)
    if wanted == c.ARRAY and node is not None:
        return "append", replacement(node.span, f"{checker.text(node.place)} ajoute {checker.text(value)}")
    if wanted == c.BOOLEAN and isinstance(plain, n.TextLiteral) and plain.value in ("vrai", "faux"):
        return "quotes", replacement(plain.span, plain.value, sure=True)
    pairs = _pairs(plain) if wanted == c.DICTIONARY else None
    return "boolean" if wanted == c.BOOLEAN else "pairs" if pairs else "", pairs


def _text_changed(checker: Checker, place: n.Index) -> None:
    checker.fail(
        types.TEXT_CHANGED,
        place,
        mend=("new", None),
        labels=checker.declaration_of(place.base),
        base=checker.text(place.base),
    )


def append(checker: Checker, node: n.Append) -> None:
    """``ajoute`` takes a number, a text or an array to change."""
    if _text_element(checker, node.place):
        return
    place = checker.mask(node.place)
    if checker.is_wrong(node.place, c.NUMBER | c.TEXT | c.ARRAY):
        _wrong_append(checker, node, place)
    elif place == c.NUMBER and checker.is_wrong(node.value, c.NUMBER):
        hint, fix = checker.to_number(node.value)
        checker.fail(
            types.APPEND_VALUE,
            node.value,
            mend=(hint, fix),
            labels=checker.declaration_of(node.place),
            place=checker.text(node.place),
            found=checker.found(node.value),
        )


def _wrong_append(checker: Checker, node: n.Append, place: int) -> None:
    text, value = checker.text(node.place), checker.text(node.value)
    hint = {c.DICTIONARY: "key", c.RECORD: "field"}.get(place, "")
    form = f"{text}.champ vaut {value}" if place == c.RECORD else f"{text}[{_key_of(checker, node)}"
    checker.fail(
        types.APPEND_PLACE,
        node.place,
        mend=(hint, None),
        labels=checker.declaration_of(node.place),
        place=text,
        found=checker.words(place),
        form=form,
    )


def _key_of(checker: Checker, node: n.Append) -> str:
    """What follows ``[`` when a key is added instead: its own, if a whole entry is given."""
    value = node.value
    if isinstance(value, n.DictionaryLiteral) and len(value.entries) == 1:
        key, element = value.entries[0]
        return f"{checker.text(key)}] vaut {checker.text(element)}"
    return f'"nom"] vaut {checker.text(value)}'


def _text_element(checker: Checker, place: n.Expression) -> bool:
    """Whether ``place`` is a character of a text, which never changes; reported then."""
    if isinstance(place, n.Index) and place not in checker.failed and checker.mask(place.base) == c.TEXT:
        _text_changed(checker, place)
        return True
    return False


def subtract(checker: Checker, node: n.Subtract) -> None:
    """``soustrait`` takes numbers."""
    if _text_element(checker, node.place):
        return
    for operand in (node.place, node.value):
        if checker.is_wrong(operand, c.NUMBER):
            hint, fix = checker.to_number(operand) if operand is node.value else ("", None)
            if checker.mask(operand) == c.ARRAY and operand is node.place:
                fix = replacement(node.span, f"{checker.text(node.place)} supprime {checker.text(node.value)}")
                hint = "remove"
            checker.fail(
                types.SUBTRACT,
                operand,
                mend=(hint, fix),
                labels=checker.declaration_of(operand),
                operand=checker.text(operand),
                found=checker.found(operand),
            )
            return


def remove(checker: Checker, node: n.Remove) -> None:
    """``supprime`` takes an array and an index, or a dictionary and a key."""
    place = checker.mask(node.place)
    if checker.is_wrong(node.place, c.ARRAY | c.DICTIONARY):
        _wrong_remove(checker, node)
    elif place == c.ARRAY and checker.is_wrong(node.key, c.NUMBER):
        _wrong_index(checker, node)
    elif place == c.DICTIONARY and checker.is_wrong(node.key, c.NUMBER | c.TEXT):
        _wrong_key(checker, node)


def _wrong_remove(checker: Checker, node: n.Remove) -> None:
    hint, fix = "", None
    text, value = checker.text(node.place), checker.text(node.key)
    if checker.mask(node.place) == c.TEXT:
        hint = "replace"
        fix = replacement(node.span, f'{text} vaut remplacer({text}, {value}, "")')
    checker.fail(
        types.REMOVE_PLACE,
        node.place,
        mend=(hint, fix),
        labels=checker.declaration_of(node.place),
        place=text,
        found=checker.found(node.place),
    )


def _wrong_index(checker: Checker, node: n.Remove) -> None:
    hint, fix = "", None
    if checker.mask(node.key) == c.TEXT:
        text = f"position({checker.text(node.place)}, {checker.text(node.key)})"
        hint, fix = "position", Fix((Edit(node.key.span, text),))
    checker.fail(
        types.REMOVE_INDEX,
        node.key,
        mend=(hint, fix),
        index=checker.text(node.key),
        found=checker.found(node.key),
    )


def _wrong_key(checker: Checker, node: n.Remove) -> None:
    hint, fix = checker.to_text(node.key)
    checker.fail(types.KEY_TYPE, node.key, mend=(hint, fix), key=checker.text(node.key), found=checker.found(node.key))


def ask(checker: Checker, node: n.Ask) -> None:
    """``demande`` fills a number, a text or a boolean."""
    if _text_element(checker, node.place):
        return
    if checker.is_wrong(node.place, c.NUMBER | c.TEXT | c.BOOLEAN):
        hint = "variable" if checker.mask(node.place) == c.ARRAY else ""
        checker.fail(
            types.ASK_TYPE,
            node.place,
            mend=(hint, None),
            labels=checker.declaration_of(node.place),
            place=checker.text(node.place),
            found=checker.found(node.place),
        )
