"""Built-ins of the family « Temps »."""

from __future__ import annotations

from educode.language.builtins.model import Builtin, Parameter, Signature
from educode.language.types import Kind

_CATEGORY = "Temps"

ENTRIES: tuple[Builtin, ...] = (
    Builtin(
        "chrono",
        _CATEGORY,
        (Signature((), Kind.NUMBER),),
        "Donne le nombre entier de millisecondes écoulées depuis le début du programme.",
        "depart est un nombre vaut chrono()\nattendre(250)\naffiche chrono() - depart >= 250\n",
        "vrai\n",
        see_also=("attendre", "heure"),
    ),
    Builtin(
        "attendre",
        _CATEGORY,
        (Signature((Parameter("ms", (Kind.NUMBER,), unit="ms"),)),),
        "Arrête le programme pendant ce nombre de millisecondes ; 1000 font une seconde.",
        'affiche "prêt"\nattendre(500)\naffiche "partez"\n',
        "prêt\npartez\n",
        errors=("EDU1104",),
        waits=True,
        see_also=("chrono",),
    ),
    Builtin(
        "date",
        _CATEGORY,
        (Signature((), Kind.TEXT),),
        'Donne la date du jour, comme "30/11/2026".',
        "affiche longueur(date())\n",
        "10\n",
        see_also=("heure",),
    ),
    Builtin(
        "heure",
        _CATEGORY,
        (Signature((), Kind.TEXT),),
        "Donne l'heure qu'il est, comme \"14:05:09\".",
        "affiche longueur(heure())\n",
        "8\n",
        see_also=("date", "chrono"),
    ),
)
