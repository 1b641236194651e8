"""The types of the language, as data. French names are those that a program writes."""

from __future__ import annotations

from enum import Enum

from educode.records import value


class Kind(Enum):
    """What a value can be; the value of each member is the French name (empty: not writable)."""

    NUMBER = "nombre"
    TEXT = "texte"
    BOOLEAN = "booléen"
    ARRAY = "tableau"
    DICTIONARY = "dictionnaire"
    RECORD = "enregistrement"
    CANVAS = "toile"
    OBJECT = "objet"
    ANY = "valeur"
    NOTHING = "rien"
    UNKNOWN = "inconnu"


@value
class Type:
    """A static type. ``class_name`` is set for objects only.

    ANY: proven to be a value, of a kind only known at run time (check it where it matters).
    NOTHING: a procedure's absence of result. UNKNOWN: the result of an error already reported;
    it absorbs everything silently.
    """

    kind: Kind
    class_name: str = ""

    @property
    def french(self) -> str:
        """The name that a learner knows: ``nombre``, or the class's name."""
        return self.class_name or self.kind.value


NUMBER = Type(Kind.NUMBER)
TEXT = Type(Kind.TEXT)
BOOLEAN = Type(Kind.BOOLEAN)
ARRAY = Type(Kind.ARRAY)
DICTIONARY = Type(Kind.DICTIONARY)
RECORD = Type(Kind.RECORD)
CANVAS = Type(Kind.CANVAS)
ANY = Type(Kind.ANY)
NOTHING = Type(Kind.NOTHING)
UNKNOWN = Type(Kind.UNKNOWN)

TYPES_BY_NAME: dict[str, Type] = {
    "nombre": NUMBER,
    "texte": TEXT,
    "booléen": BOOLEAN,
    "booleen": BOOLEAN,
    "tableau": ARRAY,
    "dictionnaire": DICTIONARY,
    "enregistrement": RECORD,
    "toile": CANVAS,
}
FEMININE_KINDS = frozenset({Kind.CANVAS})
