"""Chooses, from the values in play, which of a rule's hints helps with a run-time error."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from educode.diagnostics.model import Rule
from educode.diagnostics.textes import UNTOLD

Values = Mapping[str, object]

_LAST_INDEX = re.compile(r"longueur\(\s*([^()\s]+)\s*\) - 1")
_NAME = re.compile(r"[^\W\d]\w*")


def hint_of(code: str, rule: Rule, values: Values, program: str) -> tuple[str, dict[str, object]]:
    """The hint's key (empty: none), and the values that only it needs."""
    choose = _CHOICES.get(code)
    key, more = choose(values, program) if choose else ("default", {})
    if key not in rule.hints:
        key = "default" if "default" in rule.hints else ""
    return key, more


Choice = tuple[str, dict[str, object]]
_Choose = Callable[[Values, str], Choice]


def _number(values: Values, name: str) -> float:
    try:
        return float(str(values[name]))
    except ValueError:
        return 0.0


def _array_index(values: Values, _program: str) -> Choice:
    index = _number(values, "index")
    if index < 0:
        return "negative", {}
    if values["length"] == 1:
        return "one", {}
    return ("end" if index == values["length"] else "default"), {}


def _text_index(values: Values, _program: str) -> Choice:
    index = _number(values, "index")
    return ("zero" if index == 0 else "negative" if index < 0 else "default"), {}


def _key(values: Values, _program: str) -> Choice:
    return ("near" if values.get("keys") else "default"), {}


def _class_field(values: Values, _program: str) -> Choice:
    return ("near" if values.get("fields") else "default"), {}


def _expected(values: Values, _program: str) -> Choice:
    kind, expected = values.get("kind"), values.get("expected")
    if expected == "nombre" and kind == "texte":
        return "number", {}
    return ("text" if expected == "texte" else "default"), {}


def _kind(**hints: str) -> _Choose:
    """A hint by the kind of the value in play."""
    by_kind = {_KINDS[name]: hint for name, hint in hints.items()}
    return lambda values, _program: (by_kind.get(str(values.get("kind")), "default"), {})


_KINDS = {"text": "texte", "number": "nombre", "array": "tableau", "dictionary": "dictionnaire"}


def _operands(values: Values, _program: str) -> Choice:
    kinds = {values["left_kind"], values["right_kind"]}
    if kinds == {"nombre", "texte"}:
        return "text", {}
    return ("array" if values["operator"] == "+" and "tableau" in kinds else "default"), {}


def _divisor(values: Values, _program: str) -> Choice:
    return ("divisor" if _NAME.fullmatch(str(values["at"])) else "default"), {}


def _modulo(values: Values, program: str) -> Choice:
    at = str(values["at"])
    counted = _NAME.fullmatch(at) and re.search(rf"pour\s+{at}\s+de\s+0\b", program)
    return ("loop" if counted else "default"), {}


def _power(values: Values, _program: str) -> Choice:
    return ("zero" if _number(values, "base") == 0 else "default"), {}


def _bounds(values: Values, _program: str) -> Choice:
    for part in ("at", "base"):
        found = _LAST_INDEX.search(str(values[part]))
        if found and _number(values, "high") == -1:
            return "empty", {"array": found[1], "at": values[part]}
    return "default", {}


def _decimals(values: Values, program: str) -> Choice:
    """``arrondi(3,14159)``: the comma separates two values."""
    at = str(values["at"])
    found = re.search(rf"(\d+),{at}\b", program) if at.isdecimal() else None
    return ("comma", {"number": f"{found[1]}.{at}"}) if found else ("default", {})


def _recursion(values: Values, _program: str) -> Choice:
    return ("default" if values["routine"] != UNTOLD else "unknown"), {}


def _method(values: Values, program: str) -> Choice:
    return ("object" if re.search(rf"classe\s+{re.escape(str(values['kind']))}\b", program) else "default"), {}


_CHOICES: dict[str, _Choose] = {
    "EDU0805": _recursion,
    "EDU1001": _array_index,
    "EDU1004": _text_index,
    "EDU1006": _key,
    "EDU1010": _class_field,
    "EDU1014": _kind(text="key"),
    "EDU1015": _expected,
    "EDU1018": _method,
    "EDU1019": _kind(number="number"),
    "EDU1021": _kind(dictionary="dictionary"),
    "EDU1022": _kind(array="array"),
    "EDU1028": _kind(text="text"),
    "EDU1029": _kind(text="text", array="array"),
    "EDU1101": _divisor,
    "EDU1102": _modulo,
    "EDU1103": _power,
    "EDU1106": _operands,
    "EDU1107": _expected,
    "EDU1111": _decimals,
    "EDU1113": _bounds,
}
