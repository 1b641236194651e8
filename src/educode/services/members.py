"""What can follow a dot: fields and methods of a class, fields that records of the program have."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from educode.language.types import Kind, Type
from educode.semantics import Analysis, Class, Variable
from educode.services.describe import routine_heading
from educode.services.located import class_at
from educode.services.spot import Completion, Spot
from educode.services.textes import KIND_LABELS
from educode.syntax import walk
from educode.syntax.nodes import Declaration, Field

_STEP = re.compile(r"\.?([^\W\d]\w*)((?:\[[^\[\]]*\])*)")
OWNER = re.compile(r"(?<![\w.)\]])((?:[^\W\d]\w*(?:\[[^\[\]]*\])*\.)+)\w*$")
_CALL = re.compile(rf"\s*appelle\s+{OWNER.pattern}")
_PLAIN = frozenset({Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN, Kind.CANVAS})


def members(spot: Spot, owner: str) -> Iterator[Completion]:
    """What can follow ``owner``, the text before the last dot (``moi``, ``j``, ``equipe[0].chef``)."""
    class_ = _class_of(spot, owner)
    if class_ is None:
        yield from _record_fields(spot)
        return
    is_call = _CALL.match(spot.code) is not None
    for field in class_.fields.values():
        if not is_call or _may_lead_to_a_method(field):
            detail = field.declared.french if field.declared else ""
            yield spot.item(field.name, "field", 3 if is_call else 1, detail=detail)
    is_statement = is_call or OWNER.match(spot.code.lstrip()) is not None
    for method in class_.methods.values():
        if is_statement or method.is_function:
            yield spot.call(method.name, 2, has_values=bool(method.parameters), detail=routine_heading(method))


def _may_lead_to_a_method(field: Variable) -> bool:
    return field.declared is None or field.declared.kind not in _PLAIN


def _record_fields(spot: Spot) -> Iterator[Completion]:
    """Every field that the program names, but not the word being typed."""
    written = Counter(node.name.name for node in walk(spot.analysis.program) if isinstance(node, Field))
    for name, count in written.items():
        if name != spot.word or count > 1:
            yield spot.item(name, "field", 1, detail=KIND_LABELS["field"])


def _class_of(spot: Spot, owner: str) -> Class | None:
    """The class of the objects that ``owner`` stands for, step by step."""
    steps = list(_STEP.finditer(owner))
    first, indices = steps[0][1], steps[0][2]
    variable = spot.visible().get(first)
    if variable is None:
        found = class_at(spot.analysis, spot.offset) if first == "moi" else spot.analysis.classes.get(first)
    else:
        found = _class_in(spot.analysis, variable, is_element=bool(indices))
    for step in steps[1:]:
        field = found.fields.get(step[1]) if found else None
        found = _class_in(spot.analysis, field, is_element=bool(step[2])) if field else None
    return found


def _class_in(analysis: Analysis, variable: Variable, *, is_element: bool) -> Class | None:
    type_ = _element_type(analysis, variable) if is_element else variable.declared or variable.type
    return analysis.classes.get(type_.class_name) if type_ and type_.kind is Kind.OBJECT else None


def _element_type(analysis: Analysis, variable: Variable) -> Type | None:
    """What the elements of ``variable`` were proven to be, where it is used or where it gets its first value."""
    for used, type_ in analysis.element_types.items():
        if analysis.bindings.get(used) is variable:
            return type_
    declared = set(variable.declarations)
    for node in walk(analysis.program):
        if isinstance(node, Declaration) and node.value and any(name.span in declared for name in node.names):
            return analysis.element_types.get(node.value)
    return None
