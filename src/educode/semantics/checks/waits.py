"""Checks of what waits: ``cliquer``, ``appuyer``, and the time of ``attendre`` given in words."""

from __future__ import annotations

import re

from educode.diagnostics import Fix
from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import drawing, types
from educode.language.foreign_names import IN_MILLISECONDS, KEYS
from educode.language.keys import KEY_NAMES
from educode.semantics import cells as c
from educode.semantics.checks.checker import Checker
from educode.semantics.guesses.canvases import canvases_at
from educode.semantics.guesses.closest import closest
from educode.semantics.mending import replacement
from educode.semantics.workspace import without_groups
from educode.syntax import nodes as n

_PAUSE = re.compile(r"(\d+(?:[.,]\d+)?)\s*([a-z]+)")


def click(checker: Checker, node: n.WaitClick) -> None:
    """``cliquer`` takes a toile and two places for numbers."""
    if checker.is_wrong(node.canvas, c.CANVAS):
        fix = only_canvas(checker, node.canvas)
        checker.fail(
            drawing.CLICK_WITHOUT_CANVAS,
            node.canvas,
            mend=("line" if fix else "", fix),
            canvas=checker.text(node.canvas),
            found=checker.found(node.canvas),
        )
    for place in (node.x, node.y):
        _receives_number(checker, place, "cliquer")


def only_canvas(checker: Checker, instead_of: n.Expression) -> Fix | None:
    """The toile that must be meant, when only one can be named here."""
    canvases = canvases_at(checker.analysis, checker.inference, instead_of.span.start)
    return replacement(instead_of.span, canvases[0]) if len(canvases) == 1 else None


def key(checker: Checker, node: n.WaitKey) -> None:
    """``appuyer`` takes an array of key names, not empty, and a place for a number."""
    keys = without_groups(node.keys)
    if isinstance(keys, n.ArrayLiteral):
        _literal_keys(checker, node, keys)
    elif checker.is_wrong(keys, c.ARRAY):
        fix = replacement(keys.span, f"[{checker.text(keys)}]") if checker.mask(keys) == c.TEXT else None
        checker.fail(
            drawing.KEYS_NOT_ARRAY,
            keys,
            mend=("line" if fix else "", fix),
            keys=checker.text(keys),
            found=checker.found(keys),
        )
    _receives_number(checker, node.place, "appuyer")


def _literal_keys(checker: Checker, node: n.WaitKey, keys: n.ArrayLiteral) -> None:
    if not keys.elements:
        line = f'appuyer ["q", "d"] dans {checker.text(node.place)}'
        checker.fail(drawing.NO_KEYS, keys, mend=("keys", None), line=line)
    for element in keys.elements:
        if isinstance(element, n.TextLiteral):
            check_key(checker, element)
        elif checker.is_wrong(element, c.TEXT):
            _key_not_text(checker, element)


def _key_not_text(checker: Checker, node: n.Expression) -> None:
    literal = f'"{checker.text(node)}"' if isinstance(node, n.NumberLiteral) else ""
    checker.fail(
        drawing.UNKNOWN_KEY,
        node,
        mend=("near" if literal else "list", replacement(node.span, literal) if literal else None),
        key=checker.text(node),
        near=literal,
    )


def check_key(checker: Checker, node: n.TextLiteral) -> None:
    """Report a key name that does not exist."""
    if is_key(node.value):
        return
    meant = KEYS.get(node.value.lower()) or _key_in_words(node.value)
    near = [meant] if meant else closest(node.value, KEY_NAMES)
    checker.fail(
        drawing.UNKNOWN_KEY,
        node,
        mend=("near" if near else "list", replacement(node.span, f'"{near[0]}"') if near else None),
        key=checker.text(node),
        near=f'"{near[0]}"' if near else "",
    )


def _key_in_words(typed: str) -> str:
    """``"fleche droite"``, ``"flèche du haut"``, ``"touche espace"``, ``"Flèche vers le bas"``."""
    last = fold(typed).split()[-1:]
    return last[0] if last and len(typed.split()) > 1 and last[0] in KEY_NAMES else ""


def is_key(name: str) -> bool:
    """Whether ``name`` is one character, as people count them, or the name of a key."""
    if name.lower() in KEYS or len(name.split()) > 1:
        return False
    return len(name) == 1 or name.lower() in KEY_NAMES or not (name.isascii() or name.isalpha())


def pause_in_words(node: n.Call, argument: n.Expression) -> tuple[str, Fix | None]:
    """``attendre("1 seconde")`` → ``attendre(1000)``."""
    typed = argument.value if isinstance(argument, n.TextLiteral) else ""
    found = _PAUSE.fullmatch(typed.strip()) if node.name.name == "attendre" else None
    if found is None or found[2] not in IN_MILLISECONDS:
        return "", None
    count = float(found[1].replace(",", ".")) * IN_MILLISECONDS[found[2]]
    return "pause", replacement(argument.span, f"{count:g}")


def _receives_number(checker: Checker, place: n.Expression, word: str) -> None:
    bound = checker.analysis.bindings.get(place)
    declared = getattr(bound, "declared", None)
    if declared is None or not checker.is_wrong(place, c.NUMBER):
        return
    checker.fail(
        types.RECEIVED_TYPE,
        place,
        mend=("declare", None),
        labels=checker.declaration_of(place),
        word=word,
        place=checker.text(place),
        found=checker.found(place),
    )
