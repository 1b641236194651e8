"""What the built-in functions give, as values of Python: which are ints, and how large."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from educode.emit.python.domain import (
    BOOLEAN,
    COUNT,
    EXACT,
    INFINITE,
    NOTHING,
    ROUNDED,
    TEXT,
    TURNS,
    Kinds,
    Value,
    collection,
    join,
    number,
    read,
    real,
    whole,
)

if TYPE_CHECKING:
    from educode.emit.python.value_flow import ValueFlow
    from educode.syntax.nodes import Call

Rule = Callable[[list[Value], "ValueFlow", "Call"], Value]

_TEXTS = [
    "convertir_texte",
    "joindre",
    "majuscules",
    "minuscules",
    "sous_texte",
    "remplacer",
    "rogner",
    "repeter",
    "caractere",
    "formater",
    "rgb",
    "rgba",
    "date",
    "heure",
    "lire_fichier",
    "type_de",
]
_BOOLEANS = [
    "est_nombre",
    "contient",
    "commence_par",
    "finit_par",
    "clique",
    "touche_enfoncee",
    "souris_enfoncee",
    "clic_recu",
    "fichier_existe",
]
_COUNTS = ["longueur", "position", "compter", "code_caractere", "largeur", "hauteur", "souris_x", "souris_y"]
_REALS = [
    "hasard_reel",
    "radians",
    "degres",
    "sinus",
    "cosinus",
    "tangente",
    "arc_sinus",
    "arc_cosinus",
    "arc_tangente",
    "hypotenuse",
    "pourcentage",
    "exponentielle",
    "logarithme",
    "moyenne",
]
_SAME = ["melanger", "trier", "inverser", "copier", "sous_tableau"]


def builtin_value(name: str, values: list[Value], flow: ValueFlow, node: Call) -> Value:
    """What a call of the built-in ``name`` gives."""
    rule = _RULES.get(name)
    return rule([value.settled() for value in values], flow, node) if rule else NOTHING


def _rounded(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    value, bound = values[0], values[0].size + 1
    if len(values) == 1 and (value.only(Kinds.INT) or bound <= ROUNDED):
        return whole(min(bound, EXACT))
    return number(min(bound, max(ROUNDED, value.ints)), bound)


def _floored(values: list[Value], flow: ValueFlow, node: Call) -> Value:
    bound = values[0].size + 1
    return whole(bound) if bound <= EXACT and values[0].only(Kinds.NUMBER) else _rounded(values, flow, node)


def _quotient(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    divided, divisor = values
    bound = divided.size + 1
    if divisor.only(Kinds.INT) and (divided.only(Kinds.INT) or bound <= COUNT):
        return whole(min(bound, EXACT))
    return number(max(COUNT, divided.ints))


def _root(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    bound = math.sqrt(values[0].size) + 1
    return number(min(bound, COUNT), bound)


def _largest(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    found = NOTHING
    for value in values:
        found = join(found, _elements(value) if value.may(Kinds.ARRAY) else value)
    return found.limited(Kinds.NUMBER)


def _elements(value: Value) -> Value:
    return read(value.shape.root().element) if value.shape else NOTHING


def _element(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    return _elements(values[0])


def _sum(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    element = _elements(values[0])
    return Value(Kinds.NUMBER, min(element.ints * TURNS, EXACT), INFINITE)


def _made(values: list[Value], flow: ValueFlow, node: Call, part: str) -> Value:
    shape = flow.shape(node)
    source = values[0].shape
    if source is not None:
        flow.store(read(getattr(source.root(), part)), shape.element)
    return collection(Kinds.ARRAY, flow.shape(node))


def _texts(values: list[Value], flow: ValueFlow, node: Call) -> Value:
    target = values[0].shape.root() if values[0].shape and values[0].may(Kinds.ARRAY) else flow.shape(node)
    flow.store(TEXT, target.element)
    return collection(Kinds.ARRAY, target)


def _inserted(values: list[Value], flow: ValueFlow, _node: Call) -> Value:
    if values[0].shape is not None:
        flow.store(values[2], values[0].shape.root().element)
    return NOTHING


def _default(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    default = values[1]
    return number(default.ints) if default.may(Kinds.NUMBER) else default


def _chance(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    return whole(min(max(value.size for value in values), EXACT))


def _limited(values: list[Value], _flow: ValueFlow, _node: Call) -> Value:
    kinds = (values[0].kinds | values[1].kinds | values[2].kinds) & Kinds.NUMBER
    bound = max(values[1].size, values[2].size)
    return Value(kinds, bound, bound if values[0].is_finite else INFINITE)


_RULES: dict[str, Rule] = {
    **dict.fromkeys(_TEXTS, lambda *_: TEXT),
    **dict.fromkeys(_BOOLEANS, lambda *_: BOOLEAN),
    **dict.fromkeys(_COUNTS, lambda *_: whole(TURNS)),
    **dict.fromkeys(_REALS, lambda *_: real()),
    **dict.fromkeys(_SAME, lambda values, _flow, _node: values[0]),
    "absolue": lambda values, _flow, _node: values[0],
    "arrondi": _rounded,
    "arrondi_inferieur": _floored,
    "arrondi_superieur": _floored,
    "sinus": lambda *_: real(1),
    "cosinus": lambda *_: real(1),
    "hasard_reel": lambda *_: real(1),
    "puissance": lambda *_: number(),
    "quotient": _quotient,
    "racine": _root,
    "largeur_texte": lambda *_: number(0.0),
    "signe": lambda *_: whole(1),
    "minimum": _largest,
    "maximum": _largest,
    "limiter": _limited,
    "hasard": _chance,
    "chrono": lambda *_: whole(2.0**40),
    "convertir_nombre": lambda *_: real(),
    "decouper": _texts,
    "liste_fichiers": _texts,
    "premier": _element,
    "dernier": _element,
    "cles": lambda values, flow, node: _made(values, flow, node, "key"),
    "valeurs": lambda values, flow, node: _made(values, flow, node, "element"),
    "inserer": _inserted,
    "somme": _sum,
    "parametre": _default,
}
