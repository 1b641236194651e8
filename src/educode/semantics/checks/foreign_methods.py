"""``notes.append(3)``, ``mot.length()``: calls after a dot, as other languages write them."""

from __future__ import annotations

from educode.diagnostics import Fix
from educode.diagnostics.rules import types
from educode.language.builtins import BUILTINS
from educode.language.foreign_names import FUNCTIONS, STATEMENTS
from educode.semantics import cells as c
from educode.semantics.builtin_types import accepts_count
from educode.semantics.checks.checker import Checker
from educode.semantics.guesses.drawing import report_drawing
from educode.semantics.mending import replacement
from educode.syntax import nodes as n

_SAME_NAMES = frozenset({*BUILTINS, "affiche"})


def report_no_method(checker: Checker, node: n.MethodCall) -> None:
    """Report a call after a dot on something that is no object."""
    is_canvas = checker.mask(node.base) == c.CANVAS and node.name.name not in _SAME_NAMES
    if is_canvas and report_drawing(checker.workspace, checker.inference, [node], with_base=True):
        checker.failed.add(node)
        return
    fix = _as_statement(checker, node) or _as_function(checker, node)
    checker.fail(
        types.NO_METHODS,
        node,
        span=node.span,
        mend=("line" if fix else "", fix),
        labels=checker.declaration_of(node.base),
        base=checker.text(node.base),
        name=node.name.name,
        found=checker.found(node.base),
    )


def _as_statement(checker: Checker, node: n.MethodCall) -> Fix | None:
    word = STATEMENTS.get(node.name.name)
    alone = node not in checker.analysis.value_used
    if alone and node.name.name == "affiche" and not node.arguments:
        return replacement(node.span, f"affiche {checker.text(node.base)}", sure=True)
    if not alone or word not in ("ajoute", "supprime"):
        return None
    base = checker.text(node.base)
    if node.name.name == "pop" and not node.arguments:
        return replacement(node.span, f"{base} supprime longueur({base}) - 1")
    if len(node.arguments) != 1:
        return None
    sure = word == "ajoute" and checker.mask(node.base) == c.ARRAY
    return replacement(node.span, f"{base} {word} {checker.text(node.arguments[0])}", sure=sure)


def _as_function(checker: Checker, node: n.MethodCall) -> Fix | None:
    """``base.f(x)`` → ``f(base, x)``, a command alone or a value used."""
    name = FUNCTIONS.get(node.name.name, node.name.name)
    values = [node.base, *node.arguments]
    entry = BUILTINS.get(name)
    if entry is None or not any(accepts_count(each, len(values)) for each in entry.signatures):
        return None
    call = f"{name}({', '.join(checker.text(value) for value in values)})"
    if node in checker.analysis.value_used or not entry.has_value:
        return replacement(node.span, call)
    return replacement(node.span, f"{checker.text(node.base)} vaut {call}")
