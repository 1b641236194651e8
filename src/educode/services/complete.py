"""Completion: what can be written at a place, the likeliest first.

The analysis may be a moment older than the text: the statement being typed is read from the text alone,
names and types come from the analysis.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from educode.language import snippets
from educode.language.keywords import canonical
from educode.language.types import FEMININE_KINDS, TYPES_BY_NAME, Kind
from educode.semantics import Analysis
from educode.services.describe import describe
from educode.services.members import OWNER, members
from educode.services.open_blocks import block_ends, open_blocks
from educode.services.proposals import called, commands, in_text, procedures, values, variables
from educode.services.spot import Completion, Spot, spot_at
from educode.services.textes import KIND_LABELS
from educode.services.typed_line import is_in_text
from educode.text import Span

_HEADS = re.compile(
    r"\s*(si|sinon|tant|pour|affiche|demande|cliquer|appuyer|retourne|appelle|constante|fonction|proc[ée]dure|classe)\b"
)
_COMPLETE_VALUE = re.compile(r"[\w\"\])]\s+\w*$")
_BEFORE_VALUE = re.compile(
    r"(?:(?:^|[^\w.])(?:et|ou|non|mod|si|vaut|ajoute|soustrait|supprime|retourne|affiche|demande|cliquer|appuyer)\s"
    r"|[-+*/^=<>(\[,:])\s*\w*$"
)
_BOUNDS = re.compile(r"\s*pour\s+\w+\s+(?:.*\s)?(?:de|à|a|pas)\s+\w*$")
_PLACES = re.compile(r"\s*(?:demande|cliquer|appuyer)\b.*\bdans\s+\w*$")
_CONDITION = re.compile(r"\s*tant\s+que\s+\w*$")
_ASSIGNED = re.compile(r"\s*([^\W\d][\w.]*)((?:\[[^\]]*\])*)(\s*,\s*\w+)*\s+\w*$")
_RANGE = re.compile(r"\s*pour\s+\w+\s+de\s.*\s(?:à|a)\s")

_AFTER_NAME = {
    Kind.NUMBER: ("vaut", "ajoute", "soustrait"),
    Kind.TEXT: ("vaut", "ajoute"),
    Kind.BOOLEAN: ("vaut",),
    Kind.ARRAY: ("ajoute", "supprime", "vaut"),
    Kind.DICTIONARY: ("vaut", "supprime"),
    Kind.CANVAS: ("vaut",),
    Kind.OBJECT: ("vaut",),
    Kind.RECORD: ("vaut",),
}


def complete(analysis: Analysis, text: str, offset: int) -> list[Completion]:
    """The proposals at ``offset`` of ``text``."""
    spot = spot_at(analysis, text, offset)
    found: dict[str, Completion] = {}
    for item in _proposals(spot):
        if item.label not in found or item.rank < found[item.label].rank:
            found[item.label] = item
    return sorted(found.values(), key=lambda item: (item.rank, item.label.casefold()))


def _proposals(spot: Spot) -> Iterator[Completion]:
    """What the first context that fits proposes."""
    if is_in_text(spot.before):
        return in_text(spot)
    if "//" in spot.code or spot.before.lstrip().startswith("@"):
        return iter(())
    return next((answer(spot) for context, answer in _CONTEXTS if context.search(spot.code)), iter(()))


def _nothing(_spot: Spot) -> Iterator[Completion]:
    return iter(())


def _words(*words: str) -> Callable[[Spot], Iterator[Completion]]:
    return lambda spot: (spot.item(word, "keyword", rank) for rank, word in enumerate(words))


def _types(spot: Spot) -> Iterator[Completion]:
    for name, type_ in TYPES_BY_NAME.items():
        if name == type_.french:
            yield spot.item(name, "type", 1)
    for class_ in spot.analysis.classes.values():
        yield spot.item(class_.name, "class", 2, documentation=describe(class_))


def _articles(spot: Spot) -> Iterator[Completion]:
    for type_ in dict.fromkeys(TYPES_BY_NAME.values()):
        article = "une" if type_.kind in FEMININE_KINDS else "un"
        yield spot.item(f"{article} {type_.french}", "type", 1)
    for class_ in spot.analysis.classes.values():
        yield spot.item(f"un {class_.name}", "class", 2)


def _members(spot: Spot) -> Iterator[Completion]:
    owner = OWNER.search(spot.code)
    return members(spot, owner[1].rstrip(".")) if owner else iter(())


def _ends(spot: Spot) -> Iterator[Completion]:
    """``fin …`` of the open blocks, in place of all that has been typed."""
    typed = Span(spot.offset - len(spot.before.lstrip()), spot.offset)
    for rank, end in enumerate(block_ends(spot.text, spot.offset)):
        yield Completion(end, "keyword", end, typed, KIND_LABELS["keyword"], rank=rank)


def _statements(spot: Spot) -> Iterator[Completion]:
    opened = open_blocks(spot.text, spot.offset)
    for rank, end in enumerate(block_ends(spot.text, spot.offset)[:2]):
        yield spot.item(end, "keyword", rank)
    if opened[-1:] == ["classe"]:
        yield from _definitions(spot, snippets.IN_CLASSES)
        return
    if opened[-1:] == ["si"]:
        yield spot.item("sinon", "keyword", 2)
        yield spot.snippet("sinon si", "sinon si ${1:condition} alors", 2)
    yield from variables(spot, 3)
    yield from procedures(spot, 4)
    left_out = snippets.OUTSIDE_BLOCKS if opened else frozenset()
    yield from _definitions(spot, snippets.SNIPPETS.keys() - left_out)
    for word in _lone_words(opened):
        yield spot.item(word, "keyword", 4)
    yield from commands(spot, 5)


def _definitions(spot: Spot, labels: frozenset[str] | set[str]) -> Iterator[Completion]:
    return (spot.snippet(label, insert, 4) for label, insert in snippets.SNIPPETS.items() if label in labels)


def _lone_words(opened: list[str]) -> Iterator[str]:
    yield from snippets.ANYWHERE
    if {"pour", "tant"} & set(opened):
        yield from snippets.IN_LOOPS
    if {"fonction", "procédure"} & set(opened):
        yield from snippets.IN_ROUTINES


def _loop_variable(spot: Spot) -> Iterator[Completion]:
    return variables(spot, 1, frozenset({Kind.NUMBER}))


def _called(spot: Spot) -> Iterator[Completion]:
    return called(spot, 1)


def _inside_statement(spot: Spot) -> Iterator[Completion]:
    code = spot.code
    if any(pattern.search(code) for pattern in (_BEFORE_VALUE, _BOUNDS, _PLACES, _CONDITION)):
        return values(spot)
    assigned = _ASSIGNED.match(code)
    if assigned is not None and not _HEADS.match(code):
        return _after_name(spot, assigned)
    return _after_value(spot) if _COMPLETE_VALUE.search(code) else values(spot)


def _after_name(spot: Spot, assigned: re.Match[str]) -> Iterator[Completion]:
    """What can be done with a place; a name that is new is declared."""
    variable = spot.visible().get(assigned[1])
    if variable is None and "." not in assigned[1] and not assigned[2]:
        words: tuple[str, ...] = snippets.DECLARING + snippets.CHANGING
    elif variable is None or assigned[2] or variable.declared is None:
        words = snippets.CHANGING
    else:
        words = _AFTER_NAME.get(variable.declared.kind, snippets.CHANGING)
    return _words(*words)(spot)


def _after_value(spot: Spot) -> Iterator[Completion]:
    head = _HEADS.match(spot.code)
    for word in _following(canonical(head[1]) if head else "", spot.code):
        yield spot.item(word, "keyword", 1)
    for operator in snippets.BETWEEN_VALUES:
        yield spot.item(operator, "keyword", 2)


def _following(head: str, code: str) -> tuple[str, ...]:
    if head == "pour":
        return ("pas",) if _RANGE.match(code) else ("à",)
    return {"si": ("alors",), "sinon": ("alors",)}.get(head, ("dans",) if head in _ASKING else ())


_ASKING = frozenset({"demande", "cliquer", "appuyer"})

_CONTEXTS: tuple[tuple[re.Pattern[str], Callable[[Spot], Iterator[Completion]]], ...] = (
    (re.compile(r"(?:^|[^\w.])\d[\d.,]*\w*$|#\w*$"), _nothing),
    (re.compile(r"^\s*(?:fonction|proc[ée]dure)\s+\w*\s*(?:\([^)]*)?$|^\s*(?:classe|constante)\s+\w*$"), _nothing),
    (re.compile(r"^\s*(?:fonction|proc[ée]dure|classe)\b"), _nothing),
    (re.compile(r"^\s*constante\s+\w+\s+\w*$"), _words("vaut")),
    (re.compile(r"^[^\"(]*\best\s+une?\s+\w*$"), _types),
    (re.compile(r"^\s*[^\W\d]\w*(?:\s*,\s*\w+)*\s+est\s+\w*$"), _articles),
    (re.compile(r"^[^\"(]*\best\s+une?\s+\w+\s+\w*$"), _words("vaut")),
    (re.compile(r"\.\w*$"), _members),
    (re.compile(r"^\s*fin\s+\w*(?:\s+\w*)?$"), _ends),
    (re.compile(r"^\s*\w*$"), _statements),
    (re.compile(r"^\s*appelle\s+\w*$"), _called),
    (re.compile(r"^\s*tant\s+\w*$"), _words("que")),
    (re.compile(r"^\s*sinon\s+\w*$"), _words("si")),
    (re.compile(r"^\s*pour\s+\w*$"), _loop_variable),
    (re.compile(r"^\s*pour\s+\w+\s+\w*$"), _words("de")),
    (re.compile(r""), _inside_statement),
)

__all__ = ["Completion", "complete"]
