"""Literal arguments of built-ins that can only be refused: colours and keys that do not exist."""

from __future__ import annotations

import re

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import drawing
from educode.language.builtins import Builtin, Parameter
from educode.language.colors import COLORS
from educode.language.foreign_names import COLORS as FOREIGN_COLORS
from educode.language.foreign_names import SAME_SHADES, SHADES
from educode.semantics.checks.checker import Checker
from educode.semantics.checks.waits import check_key
from educode.semantics.guesses.closest import closest
from educode.semantics.mending import replacement
from educode.semantics.workspace import without_groups
from educode.syntax import nodes as n

_COLOR_CODE = re.compile(r"#(0|[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})\Z")
_TAKES_KEY = {"touche_enfoncee"}


def check_literal(checker: Checker, builtin: Builtin, parameter: Parameter, argument: n.Expression) -> None:
    """Report ``argument`` if it is a text that ``parameter`` can only refuse."""
    node = without_groups(argument)
    if not isinstance(node, n.TextLiteral):
        return
    if parameter.color:
        _check_color(checker, node)
    elif builtin.name in _TAKES_KEY:
        check_key(checker, node)


def _check_color(checker: Checker, node: n.TextLiteral) -> None:
    if node.value in COLORS or _COLOR_CODE.match(node.value):
        return
    name, code = _color_meant(node.value)
    near = code or (f'"{name}"' if name else "")
    checker.fail(
        drawing.UNKNOWN_COLOR,
        node,
        mend=("code" if code else "near" if name else "list", replacement(node.span, near) if near else None),
        color=checker.text(node),
        near=near,
    )


def _color_meant(typed: str) -> tuple[str, str]:
    """The name meant, or the code of a colour without a name; both empty if neither is known."""
    folded = fold(typed).replace("-", " ").replace("_", " ").strip()
    code = SHADES.get(folded) or SHADES.get(folded.replace(" ", ""), "")
    meant = FOREIGN_COLORS.get(typed.lower()) or SAME_SHADES.get(folded)
    if meant or code:
        return meant or "", "" if meant else code
    near = closest(typed, COLORS) or [word for word in folded.split()[:1] if word in COLORS]
    return (near[0] if near else ""), ""
