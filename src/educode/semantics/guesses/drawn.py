"""The values given to a drawing instruction of elsewhere, sorted by what they can be, and the line they make."""

from __future__ import annotations

import re
from collections.abc import Sequence

from educode.language.colors import COLORS
from educode.language.foreign_drawing import CANVAS_SLOT, COLOR_SLOT, GIVEN_COLOR_SLOT, Idea
from educode.language.foreign_names import COLORS as FOREIGN_COLORS
from educode.records import field, state
from educode.semantics import cells as c
from educode.semantics.inference import Inference
from educode.semantics.workspace import Workspace, without_groups
from educode.syntax import nodes as n

_COLOR_CALLS = frozenset({"rgb", "rgba"})
_BLACK = '"noir"'
_PLAIN = re.compile(r"[\w.]+\Z")
"""A value that can be written twice: a name or a number."""
_LITERAL = re.compile(r"\d+(?:\.\d+)?\Z")
_EXTRAS = {"{texte}": "texts", "{tableau}": "arrays"}


@state
class Given:
    """Values as typed. ``known``: whether the kind of each is certain; ``color``: a certain colour."""

    canvas: str = ""
    color: str = ""
    numbers: list[str] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    arrays: list[str] = field(default_factory=list)
    others: int = 0
    known: bool = True

    def only_numbers(self) -> bool:
        """Whether nothing but numbers is given, apart from the toile."""
        return self.known and not (self.color or self.texts or self.arrays or self.others)

    def count(self) -> int:
        """How many values are given after the toile."""
        return bool(self.color) + len(self.numbers) + len(self.texts) + len(self.arrays) + self.others


def sort(workspace: Workspace, inference: Inference, arguments: Sequence[n.Expression]) -> Given:
    """The values of a call, in families that keep their order."""
    given = Given()
    for rank, argument in enumerate(arguments):
        mask, text = inference.mask(argument), workspace.text(argument)
        if rank == 0 and mask == c.CANVAS:
            given.canvas = text
        elif mask == c.TEXT:
            _sort_text(given, without_groups(argument), text)
        elif mask == c.NUMBER:
            given.numbers.append(text)
        elif mask == c.ARRAY:
            given.arrays.append(text)
        else:
            given.others += 1
            given.known &= bool(mask) and not mask & c.UNKNOWN
    return given


def _sort_text(given: Given, node: n.Expression, text: str) -> None:
    color = _color(node, text)
    if color and not given.color:
        given.color = color
    else:
        given.texts.append(text)


def _color(node: n.Expression, text: str) -> str:
    """The colour that ``node`` certainly is, as EduCode writes it."""
    if isinstance(node, n.ColorLiteral) or (isinstance(node, n.Call) and node.name.name in _COLOR_CALLS):
        return text
    if not isinstance(node, n.TextLiteral):
        return ""
    meant = FOREIGN_COLORS.get(node.value.lower(), node.value)
    return (text if meant == node.value else f'"{meant}"') if meant in COLORS else ""


def written(idea: Idea, given: Given, canvas: str) -> str:
    """The call of EduCode with these values; empty if they do not suit."""
    form = idea.calls.get(len(given.numbers), "")
    slots = _slots(idea, form, given)
    if not form or slots is None or given.others:
        return ""
    if any(form.count(f"{{{rank}}}") > 1 and not _PLAIN.match(one) for rank, one in enumerate(given.numbers)):
        return ""
    return form.format(*given.numbers, toile=canvas, moitie=_half(given), **slots)


def _half(given: Given) -> str:
    """Half of the last number: of a diameter, the radius."""
    last = given.numbers[-1] if given.numbers else ""
    if _LITERAL.match(last):
        return f"{float(last) / 2:g}"
    return f"{last} / 2" if _PLAIN.match(last) else f"({last}) / 2"


def _slots(idea: Idea, form: str, given: Given) -> dict[str, str] | None:
    """What fills the slots that are no numbers; None if something is missing or in excess."""
    left = {"texts": list(given.texts), "arrays": list(given.arrays)}
    slots: dict[str, str] = {}
    if idea.extra:
        family = left[_EXTRAS[idea.extra]]
        if not family:
            return None
        slots[idea.extra.strip("{}")] = family.pop(0)
    takes_color = COLOR_SLOT in form or GIVEN_COLOR_SLOT in form
    color = given.color or (left["texts"].pop(0) if takes_color and left["texts"] else "")
    if any(left.values()) or (color and not takes_color) or (GIVEN_COLOR_SLOT in form and not color):
        return None
    return {**slots, "couleur": color or _BLACK, "teinte": color}


def is_certain(idea: Idea, given: Given) -> bool:
    """Whether the line says nothing that was not given."""
    form = idea.calls.get(len(given.numbers), "")
    has_color = given.color or len(given.texts) > bool(idea.extra == "{texte}")
    return bool((given.canvas or CANVAS_SLOT not in form) and (has_color or COLOR_SLOT not in form))
