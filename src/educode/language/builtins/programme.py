"""Built-ins of the family « Programme »."""

from __future__ import annotations

from educode.language.builtins.model import Builtin, Parameter, Result, Signature
from educode.language.types import Kind

ENTRIES: tuple[Builtin, ...] = (
    Builtin(
        "parametre",
        "Programme",
        (
            Signature(
                (
                    Parameter("nom", (Kind.TEXT,)),
                    Parameter("défaut", (Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN)),
                ),
                Result.DEFAULT,
            ),
        ),
        "Donne une valeur choisie au lancement du programme, ou dans l'adresse de la page ; sinon, la valeur par défaut.",
        'affiche parametre("taille", 8)\n',
        "8\n",
        errors=("EDU1126",),
    ),
)
