"""Built-ins of the family "Fichiers": only the program's own folder is reachable."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from educode.host.files import FileRefused, ProgramFolder
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.run import current
from educode.python.values import Tableau
from educode.python.writing import convertir_texte

T = TypeVar("T")


def _ask(action: Callable[[ProgramFolder], T]) -> T:
    try:
        return action(ProgramFolder(current().options.folder))
    except FileRefused as refused:
        raise EduCodeError(refused.code, name=refused.name) from None


@builtin
def lire_fichier(name: str) -> str:
    """All that a file holds."""
    return _ask(lambda folder: folder.read(name))


@builtin
def ecrire_fichier(name: str, value: object) -> None:
    """Write a value into a file, in place of what it held."""
    text = convertir_texte(value)
    _ask(lambda folder: folder.write(name, text))


@builtin
def ajouter_fichier(name: str, value: object) -> None:
    """Write a value at the end of a file."""
    text = convertir_texte(value)
    _ask(lambda folder: folder.append(name, text))


@builtin
def fichier_existe(name: str) -> bool:
    """Whether there is such a file."""
    return _ask(lambda folder: folder.exists(name))


@builtin
def liste_fichiers(*values: Tableau | str) -> Tableau:
    """The paths of the files of a folder, given or put into a tableau."""
    names = [value for value in values if isinstance(value, str)]
    found = _ask(lambda folder: folder.list(names[0], names[1] if len(names) > 1 else None))
    target = values[0] if isinstance(values[0], Tableau) else Tableau()
    target.clear()
    target.extend(found)
    return target
