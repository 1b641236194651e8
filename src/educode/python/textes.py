"""Built-ins of the family "Textes"; a texte is counted from 1, by the characters that people see."""

from __future__ import annotations

import re
from typing import Any  # elements of a tableau may be of every type

from educode.python.checks import count, finite, whole, whole_between
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import Number, round_decimal
from educode.python.text import cells, find_whole, is_boundary, join_cells, split_whole, trim
from educode.python.values import Tableau, is_number, whole_index
from educode.python.writing import convertir_texte

LONGEST = 2**29 - 24
"""Characters of the longest texte, as in the engine."""

_NUMBER = re.compile(r"[+-]?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]+)?")

_LAST_CODE = 0x10FFFF


def lettre(text: str, index: Any) -> str:  # noqa: ANN401
    """The character of ``text`` at ``index``, from 1."""
    found = cells(text)
    whole_one = whole_index(index)
    if 1 <= whole_one <= len(found):
        return found[whole_one - 1]
    if not found:
        raise EduCodeError("EDU1005", index=whole_one)
    raise EduCodeError("EDU1004", index=whole_one, length=len(found))


def read_number(text: str) -> float | None:
    """The number that ``text`` writes, blanks around it left out."""
    bare = trim(text)
    if not _NUMBER.fullmatch(bare):
        return None
    found = float(bare.replace(",", "."))
    return None if found in (float("inf"), float("-inf")) else found


@builtin
def convertir_nombre(text: str | Number) -> Number:
    """The number that a texte holds."""
    if not isinstance(text, str):
        return float(text)
    found = read_number(text)
    if found is None:
        raise EduCodeError("EDU1115", 0, value=text)
    return found


@builtin
def est_nombre(value: object) -> bool:
    """Whether ``convertir_nombre`` would work."""
    return is_number(value) or (isinstance(value, str) and read_number(value) is not None)


@builtin
def decouper(text: str, separator: str) -> Tableau:
    """The parts of ``text`` between separators; its characters with an empty one."""
    return Tableau(split_whole(text, separator) if separator else cells(text))


@builtin
def joindre(values: list[Any], separator: str) -> str:
    """The elements as one texte."""
    return separator.join([convertir_texte(value) for value in values])


@builtin
def majuscules(text: str) -> str:
    """``text`` in capitals."""
    return text.upper()


@builtin
def minuscules(text: str) -> str:
    """``text`` in small letters."""
    return text.lower()


@builtin
def sous_texte(text: str, start: Number, length: Number) -> str:
    """The part of ``text`` from the character ``start``."""
    found = cells(text)
    first = whole_between("sous_texte", 1, start, 1, len(found) + 1)
    return join_cells(found[first - 1 : first - 1 + count("sous_texte", 2, length)])


@builtin
def remplacer(text: str, before: str, after: str) -> str:
    """``text`` with each ``before`` become ``after``."""
    return after.join(split_whole(text, _some("remplacer", "avant", before)))


def _some(routine: str, name: str, text: str) -> str:
    if not text:
        raise EduCodeError("EDU1116", 1, routine=routine, name=name)
    return text


@builtin
def commence_par(text: str, start: str) -> bool:
    """Whether ``text`` starts so."""
    return text.startswith(start) and is_boundary(text, len(start))


@builtin
def finit_par(text: str, end: str) -> bool:
    """Whether ``text`` ends so."""
    return text.endswith(end) and is_boundary(text, len(text) - len(end))


@builtin
def rogner(text: str) -> str:
    """``text`` without the blanks at both ends."""
    return trim(text)


@builtin
def repeter(text: str, times: Number) -> str:
    """``text`` several times."""
    wanted = count("repeter", 1, times)
    if len(text) * wanted > LONGEST:
        raise EduCodeError("EDU0809")
    return text * wanted if text else ""


@builtin
def code_caractere(text: str) -> int:
    """The code of the first code point."""
    if not text:
        raise EduCodeError("EDU1128", 0)
    return ord(text[0])


@builtin
def caractere(code: Number) -> str:
    """The character of this code."""
    found = whole("caractere", 0, code)
    if not 0 <= found <= _LAST_CODE or 0xD800 <= found <= 0xDFFF:
        raise EduCodeError("EDU1129", 0, value=found)
    return chr(found)


@builtin
def formater(x: Number, decimals: Number) -> str:
    """``x`` rounded, with always that many decimals."""
    finite(x, 0)
    rounded = round_decimal(x, whole_between("formater", 1, decimals, 0, 15))
    return format(rounded or abs(rounded), "f")


def find_text(routine: str, text: str, wanted: str) -> int:
    """The place, from 1, where ``wanted`` starts on a character; 0 if nowhere."""
    at = find_whole(text, _some(routine, "motif", wanted))
    if at < 0:
        return 0
    return len(cells(text[:at])) + 1


def count_text(text: str, wanted: str) -> int:
    """How often ``wanted`` is there, without overlap."""
    return len(split_whole(text, _some("compter", "motif", wanted))) - 1


def invert_text(text: str) -> str:
    """The characters from last to first."""
    return "".join(reversed(cells(text)))
