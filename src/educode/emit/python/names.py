"""Names of the program in Python: kept, with ``_`` after them where Python needs the word."""

from __future__ import annotations

import keyword

from educode.language.builtins import BUILTINS
from educode.semantics.model import Analysis, Class, Routine, Variable

_PYTHON_BUILTINS = frozenset(
    {"print", "len", "range", "float", "int", "str", "abs", "min", "max", "list", "dict", "bool", "self"}
)
_MODULES = frozenset({"math", "sys", "educode", "dataclass", "field"})
_SUPPORT = frozenset(
    {
        "Tableau",
        "Dictionnaire",
        "Enregistrement",
        "Toile",
        "affiche",
        "ajoute",
        "appelle",
        "appuyer",
        "champ",
        "cliquer",
        "compare",
        "condition",
        "demande",
        "demande_booleen",
        "demande_comme",
        "demande_nombre",
        "divise",
        "egal",
        "element",
        "fois",
        "garde",
        "lettre",
        "moins",
        "montant",
        "negatif",
        "nombre",
        "ordre",
        "plus",
        "puissance",
        "range_champ",
        "range_element",
        "reste",
        "resultat",
        "soustrait",
        "suite",
        "supprime",
    }
)


def attribute(name: str) -> str:
    """A field or method: Python's own words get a ``_``."""
    return name + "_" if keyword.iskeyword(name.rstrip("_")) else name


class Names:
    """What each entity is called; a first emission tells which names of Python and of the support are in use."""

    def __init__(self, analysis: Analysis, used: frozenset[str]) -> None:
        self.used = used
        self._routines = set(analysis.routines) | set(analysis.classes)

    def variable(self, variable: Variable) -> str:
        """A variable, parameter or constant: apart from functions, which share its names in Python."""
        name = attribute(variable.name)
        if name in self.used or name in self._routines:
            return name + "_"
        return name

    def routine(self, routine: Routine) -> str:
        """A function or method."""
        if routine.class_ is not None:
            return attribute(routine.name)
        return self._apart(routine.name)

    def class_(self, class_: Class) -> str:
        """A class."""
        return self._apart(class_.name)

    def shared(self, class_: Class) -> str:
        """The one object that the class's name stands for."""
        return f"{class_.name}_commun"

    def _apart(self, name: str) -> str:
        return attribute(name) + "_" if name in self.used else attribute(name)


RESERVED = _PYTHON_BUILTINS | _MODULES | _SUPPORT | frozenset(BUILTINS)
"""Names that the emitter itself may write."""
