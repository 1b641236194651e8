"""Between types as learners know them and masks of kinds as inference computes with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from educode.language import types as t
from educode.language.types import Kind, Type
from educode.semantics import cells as c
from educode.semantics.model import Class

_BITS: dict[Kind, int] = {
    Kind.UNKNOWN: c.UNKNOWN,
    Kind.NUMBER: c.NUMBER,
    Kind.TEXT: c.TEXT,
    Kind.BOOLEAN: c.BOOLEAN,
    Kind.ARRAY: c.ARRAY,
    Kind.DICTIONARY: c.DICTIONARY,
    Kind.RECORD: c.RECORD,
    Kind.CANVAS: c.CANVAS,
}
_TYPES: dict[int, Type] = {
    c.NUMBER: t.NUMBER,
    c.TEXT: t.TEXT,
    c.BOOLEAN: t.BOOLEAN,
    c.ARRAY: t.ARRAY,
    c.DICTIONARY: t.DICTIONARY,
    c.RECORD: t.RECORD,
    c.CANVAS: t.CANVAS,
}

DECLARABLE = frozenset(_BITS) - {Kind.UNKNOWN} | {Kind.OBJECT}
"""The kinds that a variable can be declared with."""


class Kinds:
    """The bits of one program: those of the language, and one for each class."""

    def __init__(self, classes: Iterable[Class]) -> None:
        self.classes = {c.FIRST_CLASS << rank: class_ for rank, class_ in enumerate(classes)}
        self._class_bits = {class_.name: bit for bit, class_ in self.classes.items()}
        self._types = {**_TYPES, **{bit: Type(Kind.OBJECT, one.name) for bit, one in self.classes.items()}}

    def bit(self, type_: Type) -> int:
        """The mask of a declared type."""
        if type_.kind is Kind.OBJECT:
            return self._class_bits.get(type_.class_name, c.UNKNOWN)
        return _BITS[type_.kind]

    def class_bit(self, class_: Class) -> int:
        """The bit of ``class_``."""
        return self._class_bits[class_.name]

    def classes_in(self, mask: int) -> Iterator[Class]:
        """The classes whose objects ``mask`` may be."""
        objects = mask & -c.FIRST_CLASS
        while objects:
            bit = objects & -objects
            yield self.classes[bit]
            objects ^= bit

    def type(self, mask: int) -> Type:
        """What ``mask`` proves: a single type, UNKNOWN after an error, else ANY."""
        if mask & c.UNKNOWN:
            return t.UNKNOWN
        return self._types.get(mask, t.ANY)

    def names(self, mask: int) -> list[str]:
        """The French names of the kinds in ``mask``."""
        return [type_.french for bit, type_ in self._types.items() if mask & bit]


def mask_of(kinds: Iterable[Kind]) -> int:
    """The mask of a catalogue parameter; every kind when it takes any value."""
    mask = 0
    for kind in kinds:
        mask |= _BITS[kind]
    return mask or c.EVERYTHING
