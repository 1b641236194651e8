"""Names of the program in JavaScript: kept where possible, with a ``$`` where they would clash."""

from __future__ import annotations

import re

from educode.semantics.model import Analysis, Class, Routine, Variable

_RESERVED = frozenset(
    """abstract arguments await boolean break byte case catch char class const continue debugger default delete do
    double else enum eval export extends false final finally float for function goto if implements import in
    instanceof int interface let long main native new null package private protected public return short static
    super switch synchronized this throw throws transient true try typeof undefined var void volatile while with
    yield Array Infinity Map Math NaN Object async of get set""".split()  # noqa: SIM905 - a list of words reads better
)
_BEYOND_LATIN = re.compile("[^\x00-\u024f]")


def identifier(name: str) -> str:
    """A name of the program as an identifier: reserved words get a ``$``, far letters are escaped."""
    if name in _RESERVED:
        return name + "$"
    return _BEYOND_LATIN.sub(lambda match: f"\\u{{{ord(match[0]):x}}}", name)


def property_of(name: str) -> str:
    """The property that holds a field; runtime/src/core/values.ts has the same rule."""
    return "_" + identifier_part(name) + ("$" if name.startswith("_") else "")


def identifier_part(name: str) -> str:
    """A name inside a longer identifier."""
    return _BEYOND_LATIN.sub(lambda match: f"\\u{{{ord(match[0]):x}}}", name)


class Names:
    """What each routine and class is called; variables go first, as they are the most read."""

    def __init__(self, analysis: Analysis) -> None:
        self._variables = {*analysis.globals, *_local_names(analysis)}
        self._routines = frozenset(analysis.routines)

    def variable(self, variable: Variable) -> str:
        """A variable, parameter or constant."""
        return identifier(variable.name)

    def routine(self, routine: Routine) -> str:
        """A function, a procedure, or a method with its class's name before it."""
        if routine.class_ is not None:
            return f"{identifier_part(routine.class_.name)}$${identifier_part(routine.name)}"
        return self._apart(routine.name, "$f")

    def class_(self, class_: Class) -> str:
        """A class."""
        taken = class_.name in self._routines
        return identifier_part(class_.name) + "$c" if taken else self._apart(class_.name, "$c")

    def shared(self, class_: Class) -> str:
        """The one object that the class's name stands for."""
        return f"{identifier_part(class_.name)}$moi"

    def method(self, name: str, count: int) -> str:
        """The property by which a method is found when the class is not known."""
        return f"{identifier_part(name)}${count}"

    def _apart(self, name: str, suffix: str) -> str:
        return identifier_part(name) + suffix if name in self._variables else identifier(name)


def _local_names(analysis: Analysis) -> set[str]:
    routines = [
        *analysis.routines.values(),
        *(one for cls in analysis.classes.values() for one in cls.methods.values()),
    ]
    return {name for routine in routines for name in routine.locals}
