"""Values given to a built-in in another order, or without the colour that is so easily left out."""

from __future__ import annotations

from collections.abc import Sequence

from educode.diagnostics import Edit, Fix
from educode.language.builtins import Builtin, Parameter, Signature
from educode.semantics import cells as c
from educode.semantics.builtin_types import accepts_count, paired
from educode.semantics.checks.checker import Checker
from educode.semantics.kinds import mask_of
from educode.semantics.mending import insertion
from educode.syntax import nodes as n
from educode.text import Span

_PAINTED = frozenset({"remplir"})
_PRIMARY = 3


def in_order(checker: Checker, node: n.Call, fitting: Sequence[Signature]) -> Fix | None:
    """``cercle("bleu", 10, 10, 5, t)``: the same values, each where its kind is expected, the rest as they follow."""
    for signature in fitting:
        sorted_values = _sorted(checker, node, signature)
        if sorted_values is not None:
            pairs = zip(node.arguments, sorted_values, strict=True)
            return Fix(tuple(Edit(old.span, checker.text(new)) for old, new in pairs if old is not new))
    return None


def _sorted(checker: Checker, node: n.Call, signature: Signature) -> list[n.Expression] | None:
    left = list(node.arguments)
    found: list[n.Expression] = []
    for parameter, _ in paired(signature, node.arguments):
        value = next((one for one in left if _suits(checker, parameter, one)), None)
        if value is None:
            return None
        left.remove(value)
        found.append(value)
    return found if not left and found != list(node.arguments) else None


def _suits(checker: Checker, parameter: Parameter, value: n.Expression) -> bool:
    return not parameter.kinds or not checker.is_wrong(value, mask_of(parameter.kinds))


def color_left_out(checker: Checker, node: n.Call, builtin: Builtin) -> tuple[str, Fix | None]:
    """``cercle(t, 10, 10, 5)``: everything is there but the colour; ``remplir(t, 255, 0, 0)``: it is in three parts."""
    for signature in builtin.signatures:
        rank = next((rank for rank, one in enumerate(signature.parameters) if one.color), 0)
        if not rank or any(one.variadic for one in signature.parameters):
            continue
        fix = _with_color(checker, node, signature, rank) or _made_color(checker, node, signature, rank)
        if fix is not None:
            return "rgb" if "rgb(" in fix.edits[0].text else "color", fix
    return "", None


def _with_color(checker: Checker, node: n.Call, signature: Signature, rank: int) -> Fix | None:
    if len(node.arguments) != rank or not _fit(checker, signature, node.arguments):
        return None
    color = '"blanc"' if node.name.name in _PAINTED else '"noir"'
    return insertion(node.arguments[-1].span.end, f", {color}")


def _made_color(checker: Checker, node: n.Call, signature: Signature, rank: int) -> Fix | None:
    parts = node.arguments[rank : rank + _PRIMARY]
    are_numbers = len(parts) == _PRIMARY and all(checker.mask(one) == c.NUMBER for one in parts)
    if not are_numbers or not _fit(checker, signature, node.arguments[:rank]):
        return None
    if not accepts_count(signature, len(node.arguments) - _PRIMARY + 1):
        return None
    span = Span(parts[0].span.start, parts[-1].span.end)
    return Fix((Edit(span, f"rgb({checker.analysis.source.slice(span)})"),))


def _fit(checker: Checker, signature: Signature, values: Sequence[n.Expression]) -> bool:
    return all(_suits(checker, *pair) for pair in zip(signature.parameters, values, strict=False))
