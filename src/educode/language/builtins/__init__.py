"""The catalogue of the built-in functions: one file a family, literals only."""

from educode.language.builtins import (
    collections,
    fichiers,
    hasard,
    maths,
    programme,
    saisie,
    temps,
    textes,
    toile,
)
from educode.language.builtins.model import Builtin, Parameter, Result, Signature

FAMILIES: dict[str, tuple[Builtin, ...]] = {
    "maths": maths.ENTRIES,
    "hasard": hasard.ENTRIES,
    "textes": textes.ENTRIES,
    "collections": collections.ENTRIES,
    "toile": toile.ENTRIES,
    "saisie": saisie.ENTRIES,
    "temps": temps.ENTRIES,
    "fichiers": fichiers.ENTRIES,
    "programme": programme.ENTRIES,
}
"""The entries of each family, which is also a file of the runtime: ``runtime/src/builtins/<family>.ts``."""

BUILTINS: dict[str, Builtin] = {entry.name: entry for entries in FAMILIES.values() for entry in entries}
"""Every built-in function by its name, in the order of the manual."""

__all__ = ["BUILTINS", "FAMILIES", "Builtin", "Parameter", "Result", "Signature"]
