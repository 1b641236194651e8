"""Conditions and loops in other words."""

from __future__ import annotations

from educode.diagnostics.rules import blocks, lines
from educode.diagnostics.rules import text as signs
from educode.syntax.looks.typed import ATOM, CONDITION, NAME, REST, Look, Reading, Typed, are_values


def _searched(line: Typed) -> Reading:
    negative = "non " if line["not"] else ""
    written = f"{line['before']}{negative}contient({line['b']}, {line['a']}){line['rest']}"
    return Reading(lines.IN_COLLECTION, "x", written, values={"value": line["a"], "place": line["b"]})


def _loop_without_to(line: Typed) -> Reading:
    return Reading(blocks.FOR_SHAPE, "x", f"pour {line['n']} de {line['a']} à {line['b']}", values=_loop(line))


def _loop_in_parentheses(line: Typed) -> Reading:
    return Reading(blocks.FOR_SHAPE, "x", f"pour {line['n']} {line['v']}", values=_loop(line))


def _loop_step(line: Typed) -> Reading:
    return Reading(lines.STRAY_COMMA, "x", f"{line['before']} pas {line['v']}")


def _loop(line: Typed) -> dict[str, object]:
    return {"variable": line["n"]}


def _two_conditions(line: Typed) -> Reading:
    """``si n > 2, n < 5 alors``."""
    written = f"{line['before']} et {line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": ",", "meant": "et"})


def _clicked(line: Typed) -> Reading | None:
    """``si cliquer t alors``, ``si clic alors``."""
    canvas = line["n"] or line.vocabulary.canvas(_FAR)
    if not canvas:
        return None
    return _event(line, f"clic_recu({canvas})")


def _pressed(line: Typed) -> Reading:
    """``si appuyer ["a"] alors``, ``si touche "haut" alors``."""
    return _event(line, f"touche_enfoncee({line['k']})")


def _event(line: Typed, meant: str) -> Reading:
    then = " alors" if line["before"].startswith(("si ", "sinon")) else ""
    values: dict[str, object] = {"typed": line["x"].strip(), "meant": meant}
    return Reading(blocks.FOREIGN_WORD, "x", f"{line['before']}{meant}{then}", values=values)


def _no_sign(line: Typed) -> Reading | None:
    """``si nom "Ana" alors``, ``si age 18 alors``."""
    left, right = line["a"], line["x"]
    if not are_values(line, left, right):
        return None
    with_text = '"' in left[0] + right[0]
    written = f"{line['before']}{left} = {right}{line['rest']}" if with_text else ""
    hint = "equal" if with_text else "compare"
    return Reading(lines.MISSING_SIGN, "x", written, hint=hint, values={"left": left, "right": right})


_FAR = 1 << 60
_EVENT = r"(?:\s+dans\s.*?)?\s*(?:alors|:)?"
_NOT = r"(?P<not>n'est pas |pas |not )?"
_IN = r"(?P<x>(?:est )?(?:dans|in))"
_DOTS = r"(?P<x>\.\.+|-|,|:)"
LOOKS: tuple[tuple[str, Look], ...] = (
    (rf"(?P<before>{CONDITION}.*[<>=][^,()\[\]]*?)\s*(?P<x>,)\s*(?P<rest>[^,]*[<>=].*)", _two_conditions),
    (
        rf"(?P<before>{CONDITION}(?:non\s+)?)(?P<x>(?:cliquer|clic|clique|click)\s*\(?\s*(?:sur\s+)?(?P<n>{NAME})?\)?){_EVENT}",
        _clicked,
    ),
    (
        rf"(?P<before>{CONDITION}(?:non\s+)?)(?P<x>(?:appuyer|appui|touche)\s*(?:sur\s+)?[\[(]?\s*(?P<k>\"~*\")\s*[\])]?){_EVENT}",
        _pressed,
    ),
    (rf"pour\s+(?P<n>{NAME})\s+de\s+(?P<a>\w+)\s*{_DOTS}\s*(?P<b>{ATOM})", _loop_without_to),
    (rf"pour\s+(?P<n>{NAME})\s+(?P<x>dans|in)\s+(?P<a>{ATOM})\s+à\s+(?P<b>{ATOM})", _loop_without_to),
    (rf"(?P<before>{CONDITION})(?P<b>{ATOM})\s+(?P<not>ne )?(?P<x>contient)\s+(?P<a>{ATOM})(?P<rest>.*)", _searched),
    (rf"pour\s+(?P<n>{NAME})\s+de\s+(?P<a>{ATOM})\s+(?P<x>(?P<b>{ATOM}))", _loop_without_to),
    (rf"pour\s*\(\s*(?P<n>(?P<x>{NAME}))\s+(?P<v>.*?)\)\s*[:{{]?", _loop_in_parentheses),
    (rf"(?P<before>pour\s.*?)\s*(?P<x>,)\s*(?:pas|par pas de|step)\s+(?P<v>{REST})", _loop_step),
    (r"(?P<before>pour\s.*?)\s*(?P<x>,)\s*(?P<v>-?\d[\d.]*)", _loop_step),
    (
        rf"(?P<before>{CONDITION})(?P<a>{ATOM})\s+{_NOT}{_IN}\s+(?P<b>{ATOM})(?P<rest>.*)",
        _searched,
    ),
    (
        rf"(?P<before>{CONDITION}(?:non\s+)?)(?P<a>{ATOM})\s+(?P<x>{ATOM})(?P<rest>\s+(?:(?:et|ou)\s.*|alors)|)",
        _no_sign,
    ),
)
