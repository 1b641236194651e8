"""Names of the program in Python: kept, with ``_`` after them where Python needs the word."""

from __future__ import annotations

import re
from collections.abc import Container

from educode.language.builtins import BUILTINS
from educode.language.python_names import python_field, python_name
from educode.semantics.model import Analysis, Class, Routine, Variable

_PYTHON_BUILTINS = frozenset(
    {"print", "len", "range", "float", "int", "str", "abs", "min", "max", "list", "dict", "bool", "self"}
)
_WORD = re.compile(r"\w+")
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
        "champ_ou_vide",
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
        "element_ou_vide",
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


class Names:
    """What each entity is called; a first emission tells which names of Python and of the support are in use."""

    def __init__(self, analysis: Analysis, used: frozenset[str]) -> None:
        self.used = used
        self._classes = analysis.classes
        self._routines = analysis.routines
        self._fields = {name for class_ in analysis.classes.values() for name in class_.fields}
        self._words = frozenset(_WORD.findall(analysis.source.text))

    def variable(self, variable: Variable) -> str:
        """A variable, parameter or constant: apart from functions, which share its names in Python."""
        return self._apart(variable.name, self._routines, self._classes)

    def routine(self, routine: Routine) -> str:
        """A function, apart from the classes; a method, apart from the fields."""
        if routine.class_ is not None:
            return self.method(routine.name)
        return self._apart(routine.name, self._classes)

    def method(self, name: str) -> str:
        """A method, whatever the class: Python keeps fields and methods under the same names."""
        written = python_field(name)
        return self._longer(written) if name in self._fields else written

    def class_(self, class_: Class) -> str:
        """A class."""
        return self._apart(class_.name)

    def shared(self, class_: Class) -> str:
        """The one object that the class's name stands for."""
        name = f"{python_name(class_.name)}_commun"
        return self._longer(name) if name in self._words else name

    def kept(self, name: str) -> str:
        """A name of ours for a value kept for a moment."""
        return self._longer(name) if name in self._words else name

    def _apart(self, name: str, *others: Container[str]) -> str:
        """``name``, longer by one step for each other owner of it: Python and the support, then each of ``others``."""
        written = python_name(name)
        for is_owned in (written in self.used, *(name in other for other in others)):
            written = self._longer(written) if is_owned else written
        return written

    def _longer(self, name: str) -> str:
        """``name_``, or more ``_`` where the program has that name too."""
        name += "_"
        while name in self._words:
            name += "_"
        return name


RESERVED = _PYTHON_BUILTINS | _MODULES | _SUPPORT | frozenset(BUILTINS)
"""Names that the emitter itself may write."""
