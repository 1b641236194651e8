"""Checks of operators, indices, fields and conditions."""

from __future__ import annotations

from educode.diagnostics import Edit, Fix
from educode.diagnostics.rules import types, warnings
from educode.language.builtins import BUILTINS
from educode.language.foreign_drawing import FIELDS
from educode.language.foreign_names import FUNCTIONS
from educode.semantics import cells as c
from educode.semantics.builtin_types import accepts_count
from educode.semantics.checks.checker import Checker
from educode.semantics.guesses.members import report_unknown_field
from educode.semantics.mending import insertion, mended_line, replacement
from educode.semantics.workspace import without_groups
from educode.syntax import nodes as n
from educode.text import Span

_INDEXED = c.ARRAY | c.TEXT | c.DICTIONARY
_ASKS_CONDITION = frozenset({"si", "sinon", "tant"})
_COMPARISONS = {"=", "<>", "<", ">", "<=", ">="}


def unary(checker: Checker, node: n.Unary) -> None:
    """``-x`` takes a number, ``non x`` a boolean."""
    if node.operator != "-":
        _logic_operand(checker, node, node.operand, node.operator)
    elif checker.is_wrong(node.operand, c.NUMBER):
        _operand(checker, node, node.operand, "-")


def binary(checker: Checker, node: n.Binary) -> None:
    """Dispatch on the sign."""
    operator = node.operator
    if operator == "+":
        _plus(checker, node)
    elif operator in ("et", "ou"):
        _logic(checker, node)
    elif operator in ("=", "<>"):
        _equality(checker, node)
    elif operator in _COMPARISONS:
        _order(checker, node)
    else:
        _arithmetic(checker, node)


def _arithmetic(checker: Checker, node: n.Binary) -> None:
    for operand in (node.left, node.right):
        if checker.is_wrong(operand, c.NUMBER):
            _operand(checker, node, operand, node.operator)
            return


def _repeated(checker: Checker, node: n.Expression, operand: n.Expression) -> tuple[str, Fix | None]:
    """``"ab" * 3``: a text repeated, as other languages write it."""
    if isinstance(node, n.Binary) and node.operator == "*" and isinstance(without_groups(operand), n.TextLiteral):
        other = node.right if operand is node.left else node.left
        if checker.mask(other) == c.NUMBER:
            return "repeat", replacement(node.span, f"repeter({checker.text(operand)}, {checker.text(other)})")
    return "", None


def _operand(checker: Checker, node: n.Expression, operand: n.Expression, operator: str) -> None:
    hint, fix = checker.to_number(operand)
    if fix is None:
        hint, fix = _repeated(checker, node, operand)
    checker.fail(
        types.OPERAND,
        node,
        span=operand.span,
        mend=(hint, fix),
        labels=checker.declaration_of(operand),
        operator=operator,
        operand=checker.text(operand),
        found=checker.found(operand),
    )


def _plus(checker: Checker, node: n.Binary) -> None:
    left, right = checker.mask(node.left), checker.mask(node.right)
    if not left or not right or (left | right) & (c.TEXT | c.UNKNOWN) or left & right & (c.NUMBER | c.ARRAY):
        return
    hint, fix = "", None
    if left == c.ARRAY:
        hint, fix = "element", replacement(node.right.span, f"[{checker.text(node.right)}]")
    checker.fail(
        types.SUM_TYPES,
        node,
        mend=(hint, fix),
        left=checker.words(left),
        right=checker.words(right),
    )


def _logic(checker: Checker, node: n.Binary) -> None:
    if without_groups(node.left) in checker.failed:
        checker.failed.add(node)
    elif checker.is_wrong(node.left, c.BOOLEAN):
        _logic_operand(checker, node, node.left, node.operator)
    elif checker.is_wrong(node.right, c.BOOLEAN) and not _shared_comparison(checker, node):
        _logic_operand(checker, node, node.right, node.operator)


def _shared_comparison(checker: Checker, node: n.Binary) -> bool:
    """``mois = 4 ou 6 ou 9``: the comparison before ``ou`` is meant for all that follow."""
    comparison: n.Expression = node.left
    while isinstance(comparison, n.Binary) and comparison.operator in ("et", "ou"):
        comparison = comparison.right
    if not isinstance(comparison, n.Binary) or comparison.operator not in _COMPARISONS:
        return False
    wanted = checker.mask(comparison.right)
    subject = f"{checker.text(comparison.left)} {comparison.operator} "
    link: n.Binary | None = node
    edits = []
    while link is not None and checker.mask(link.right) == wanted:
        edits.append(Edit(link.right.span, subject + checker.text(link.right)))
        checker.failed.add(link)
        link = checker.inference.outer.get(link)
    if edits:
        checker.fail(
            types.SHARED_COMPARISON,
            node,
            span=node.right.span,
            mend=("line", Fix(tuple(edits), sure=comparison.operator in ("=", "<>"))),
            operator=node.operator,
            operand=checker.text(node.right),
        )
    return bool(edits)


def _logic_operand(checker: Checker, node: n.Expression, operand: n.Expression, operator: str) -> None:
    if not checker.is_wrong(operand, c.BOOLEAN):
        return
    fix = _comparison(checker, operand)
    hint = "compare" if fix else ""
    if isinstance(node, n.Binary) and _joins(checker, node):
        hint, fix = "join", replacement(node.operator_span, "+")
    checker.fail(
        types.LOGIC_OPERAND,
        node,
        span=operand.span,
        mend=(hint, fix),
        labels=checker.declaration_of(operand),
        operator=operator,
        operand=checker.text(operand),
        found=checker.found(operand),
    )


def _joins(checker: Checker, node: n.Binary) -> bool:
    """``affiche "a" et x``: what is shown or kept is no condition."""
    source = checker.analysis.source
    first = source.line_text(source.position(node.span.start).line).split()[0]
    is_text = c.TEXT in (checker.mask(node.left), checker.mask(node.right))
    return is_text and node.operator == "et" and first not in _ASKS_CONDITION


def _comparison(checker: Checker, node: n.Expression) -> Fix | None:
    """The comparison that is probably meant by a value used as a condition."""
    mask, text = checker.mask(node), checker.text(node)
    if isinstance(without_groups(node), n.NumberLiteral | n.TextLiteral | n.ColorLiteral):
        return None
    if mask == c.NUMBER:
        simple = isinstance(node, n.Name | n.Index | n.Field | n.Call | n.Group | n.Self)
        return replacement(node.span, f"{text} > 0" if simple else f"({text}) > 0")
    if mask == c.TEXT:
        return replacement(node.span, f'{text} <> ""')
    if mask in (c.ARRAY, c.DICTIONARY):
        return replacement(node.span, f"longueur({text}) > 0")
    return None


def condition(checker: Checker, node: n.Branch | n.While) -> None:
    """``si`` and ``tant que`` take a boolean."""
    value = node.condition
    if not checker.is_wrong(value, c.BOOLEAN):
        return
    fix = _comparison(checker, value)
    checker.fail(
        types.CONDITION,
        value,
        mend=("compare" if fix else "", fix),
        labels=checker.declaration_of(value),
        condition=checker.text(value),
        found=checker.found(value),
    )


def _equality(checker: Checker, node: n.Binary) -> None:
    left, right = checker.mask(node.left), checker.mask(node.right)
    if not left or not right or left & right or (left | right) & c.UNKNOWN:
        return
    hint, fix = _same_kind(checker, node)
    checker.workspace.reporter.report(
        warnings.DIFFERENT_TYPES,
        node.span,
        hint=hint,
        fixes=[fix] if fix else [],
        left=_capital(checker.words(left)),
        right=checker.words(right),
        comparison=checker.text(node),
        result="faux" if node.operator == "=" else "vrai",
        line=mended_line(checker.analysis.source, fix) if fix else "",
    )


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _same_kind(checker: Checker, node: n.Binary) -> tuple[str, Fix | None]:
    """How to compare two numbers where one side is a text."""
    for one, other in ((node.left, node.right), (node.right, node.left)):
        if checker.mask(one) == c.TEXT and checker.mask(other) == c.NUMBER:
            hint, fix = checker.to_number(one)
            if fix is not None:
                return ("line" if hint == "quotes" else "convert"), Fix(fix.edits)
    return "", None


def _order(checker: Checker, node: n.Binary) -> None:
    left, right = checker.mask(node.left), checker.mask(node.right)
    if not left or not right or (left | right) & c.UNKNOWN or left & right & (c.NUMBER | c.TEXT):
        return
    hint, fix = _same_kind(checker, node)
    checker.fail(
        types.ORDER_TYPES,
        node,
        mend=({"line": "quotes"}.get(hint, hint), fix),
        operator=node.operator,
        left=checker.words(left),
        right=checker.words(right),
    )


def dictionary(checker: Checker, node: n.DictionaryLiteral) -> None:
    """Keys are texts or numbers."""
    for key, _value in node.entries:
        if checker.is_wrong(key, c.TEXT | c.NUMBER):
            _wrong_key(checker, key, key)


def _wrong_key(checker: Checker, node: n.Expression, key: n.Expression) -> None:
    hint, fix = checker.to_text(key)
    checker.fail(
        types.KEY_TYPE,
        node,
        span=key.span,
        mend=(hint, fix),
        key=checker.text(key),
        found=checker.found(key),
    )


def index(checker: Checker, node: n.Index) -> None:
    """What stands before ``[ ]`` has elements, and what stands inside can tell which one."""
    base = checker.mask(node.base)
    if checker.is_wrong(node.base, _INDEXED):
        _not_indexable(checker, node, base)
    elif base & (_INDEXED | c.UNKNOWN) == c.DICTIONARY:
        if checker.is_wrong(node.index, c.TEXT | c.NUMBER):
            _wrong_key(checker, node, node.index)
    elif base & (c.ARRAY | c.TEXT) and not base & (c.DICTIONARY | c.UNKNOWN) and checker.is_wrong(node.index, c.NUMBER):
        _wrong_index(checker, node, base)


def _field_of(key: n.Expression) -> str:
    return key.value if isinstance(key, n.TextLiteral) else key.name if isinstance(key, n.Name) else ""


def _not_indexable(checker: Checker, node: n.Index, base: int) -> None:
    hint, fix = "", None
    key = without_groups(node.index)
    if base & c.NUMBER:
        hint = "digits"
    elif base == c.RECORD and _field_of(key).isidentifier():
        hint, fix = "field", replacement(node.span, f"{checker.text(node.base)}.{_field_of(key)}")
    checker.fail(
        types.NOT_INDEXABLE,
        node,
        mend=(hint, fix),
        labels=checker.declaration_of(node.base),
        base=checker.text(node.base),
        found=checker.words(base),
    )


def _wrong_index(checker: Checker, node: n.Index, base: int) -> None:
    hint, fix = "", None
    if base == c.ARRAY and isinstance(node.base, n.Name) and checker.mask(node.index) == c.TEXT:
        hint = "dictionary"
        if not isinstance(without_groups(node.index), n.TextLiteral):
            hint, fix = "either", replacement(node.index.span, f"convertir_nombre({checker.text(node.index)})")
    checker.fail(
        types.INDEX_TYPE,
        node,
        span=node.index.span,
        mend=(hint, fix),
        base=checker.text(node.base),
        index=checker.text(node.index),
        found=checker.found(node.index),
    )


def field(checker: Checker, node: n.Field) -> None:
    """Records have any field, objects those of their class, other values none."""
    mask = checker.mask(node.base)
    classes = checker.kinds.classes
    if mask in classes:
        found = classes[mask].fields.get(node.name.name)
        if found is None:
            checker.failed.add(node)
            report_unknown_field(checker.workspace, node, classes[mask])
        else:
            checker.analysis.bindings[node] = found
            found.reads.append(node.name.span)
    elif mask and not mask & (c.UNKNOWN | c.RECORD) and not any(mask & bit for bit in classes):
        _no_fields(checker, node)


def _no_fields(checker: Checker, node: n.Field) -> None:
    name, base = node.name.name, checker.text(node.base)
    function = (FIELDS if checker.mask(node.base) == c.CANVAS else FUNCTIONS).get(name, name)
    hint, fix = "", None
    if function in BUILTINS and any(accepts_count(each, 1) for each in BUILTINS[function].signatures):
        hint, fix = (
            "function",
            replacement(
                node.span,
                f"{function}({base})",
                sure=function == "longueur" and bool(checker.mask(node.base) & _INDEXED),
            ),
        )
    elif isinstance(node.base, n.TextLiteral):
        hint, fix = "join", replacement(Span(node.base.span.end, node.name.span.start), " + ")
    elif checker.mask(node.base) == c.DICTIONARY:
        hint, fix = "key", replacement(node.span, f'{base}["{name}"]')
    elif checker.mask(node.base) == c.ARRAY:
        hint, fix = "element", insertion(node.base.span.end, "[0]")
    checker.fail(
        types.NO_FIELDS,
        node,
        mend=(hint, fix),
        labels=checker.declaration_of(node.base),
        base=base,
        name=name,
        found=checker.found(node.base),
    )


def bounds(checker: Checker, node: n.For) -> None:
    """``pour`` counts with numbers."""
    for bound in (node.first, node.last, node.step):
        if bound is not None and checker.is_wrong(bound, c.NUMBER):
            hint, fix = _bound_fix(checker, node, bound)
            checker.fail(
                types.BOUND_TYPE,
                bound,
                mend=(hint, fix),
                labels=checker.declaration_of(bound),
                bound=checker.text(bound),
                found=checker.found(bound),
            )


def _bound_fix(checker: Checker, node: n.For, bound: n.Expression) -> tuple[str, Fix | None]:
    text = checker.text(bound)
    if bound is node.last and checker.mask(bound) == c.ARRAY:
        return "length", replacement(bound.span, f"longueur({text}) - 1")
    if bound is node.last and checker.mask(bound) == c.TEXT and not isinstance(bound, n.TextLiteral):
        return "length", replacement(bound.span, f"longueur({text})")
    return checker.to_number(bound)
