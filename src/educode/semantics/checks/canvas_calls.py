"""Calls of the toile's built-ins with the wrong values, or of others with a toile."""

from __future__ import annotations

from collections.abc import Sequence

from educode.diagnostics import Fix
from educode.diagnostics.rules import drawing
from educode.language.builtins import Builtin
from educode.semantics import cells as c
from educode.semantics.builtin_types import accepts_count
from educode.semantics.checks.checker import Checker
from educode.semantics.checks.waits import only_canvas
from educode.semantics.guesses.drawing import label_mended
from educode.semantics.kinds import mask_of
from educode.semantics.mending import insertion, replacement
from educode.syntax import nodes as n


def for_canvas(node: n.Call, meant: Sequence[str]) -> tuple[str, Fix | None]:
    """``vider(t)`` → ``effacer(t)``."""
    return "canvas", replacement(node.name.span, meant[0], sure=True) if len(meant) == 1 else None


def label_in_disorder(checker: Checker, node: n.Call, builtin: Builtin) -> bool:
    """``label(t, "a", 10, 20)``: the text comes before the coordinates, or without its colour."""
    fix = label_mended(checker.workspace, checker.inference, node) if builtin.name == "label" else None
    if fix is None:
        return False
    checker.fail(drawing.LABEL_ORDER, node, span=node.name.span, mend=("line", fix))
    return True


def no_canvas(checker: Checker, node: n.Call, builtin: Builtin, argument: n.Expression, ordered: Fix | None) -> None:
    """Report a first value that is no toile; ``ordered`` puts the values given in order."""
    _not_a_canvas(checker, node, builtin, ordered or only_canvas(checker, argument))


def _not_a_canvas(checker: Checker, node: n.Call, builtin: Builtin, fix: Fix | None) -> None:
    argument = node.arguments[0]
    checker.fail(
        drawing.NOT_A_CANVAS,
        node,
        span=argument.span,
        mend=("line" if fix else "declare", fix),
        name=builtin.name,
        argument=checker.text(argument),
        found=checker.found(argument),
    )


def no_color(checker: Checker, node: n.Call, builtin: Builtin, argument: n.Expression, ordered: Fix | None) -> None:
    """Report a value that is no colour; ``ordered`` puts the values given in order."""
    checker.fail(
        drawing.NOT_A_COLOR,
        node,
        span=argument.span,
        mend=("order" if ordered else "color", ordered),
        labels=checker.declaration_of(argument),
        name=builtin.name,
        argument=checker.text(argument),
        found=checker.found(argument),
    )


def canvas_left_out(checker: Checker, node: n.Call, builtin: Builtin) -> bool:
    """``cercle(10, 10, 5, "rouge")``: everything is there but the toile."""
    first = builtin.signatures[0].parameters[:1]
    if not first or mask_of(first[0].kinds) != c.CANVAS or not node.arguments:
        return False
    argument = node.arguments[0]
    if not accepts_count(builtin.signatures[0], len(node.arguments) + 1) or not checker.is_wrong(argument, c.CANVAS):
        return False
    canvas = only_canvas(checker, argument)
    fix = insertion(argument.span.start, canvas.edits[0].text + ", ") if canvas else None
    _not_a_canvas(checker, node, builtin, fix)
    return True
