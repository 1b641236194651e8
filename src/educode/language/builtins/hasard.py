"""Built-ins of the family « Hasard »."""

from __future__ import annotations

from educode.language.builtins.model import Builtin, Parameter, Result, Signature
from educode.language.types import Kind

_CATEGORY = "Hasard"
_N = (Kind.NUMBER,)

ENTRIES: tuple[Builtin, ...] = (
    Builtin(
        "hasard",
        _CATEGORY,
        (
            Signature((Parameter("a", _N, whole=True), Parameter("b", _N, whole=True)), Kind.NUMBER),
            Signature((Parameter("n", _N, whole=True),), Kind.NUMBER),
        ),
        "Tire au hasard un nombre entier de a à b, les deux compris ; hasard(n) tire de 0 à n.",
        "graine(42)\naffiche hasard(1, 6)\n",
        "4\n",
        errors=("EDU1104", "EDU1110", "EDU1113", "EDU1127"),
        see_also=("hasard_reel", "melanger", "graine"),
    ),
    Builtin(
        "hasard_reel",
        _CATEGORY,
        (Signature((), Kind.NUMBER),),
        "Tire au hasard un nombre à virgule, de 0 compris à 1 non compris.",
        "graine(42)\naffiche hasard_reel()\n",
        "0.5575754060628123\n",
        see_also=("hasard", "graine"),
    ),
    Builtin(
        "melanger",
        _CATEGORY,
        (Signature((Parameter("tableau", (Kind.ARRAY,)),), Result.SAME),),
        "Donne une copie du tableau, mélangée au hasard. Le tableau de départ ne change pas.",
        "graine(42)\naffiche melanger([1, 2, 3, 4, 5, 6, 7, 8, 9])\n",
        "[7, 8, 3, 9, 4, 2, 5, 1, 6]\n",
        see_also=("hasard", "trier", "graine"),
    ),
    Builtin(
        "graine",
        _CATEGORY,
        (Signature((Parameter("n", _N),)),),
        "Fixe le hasard : avec la même graine, tous les tirages qui suivent sont les mêmes à chaque fois.",
        "graine(7)\na est un nombre vaut hasard(1, 100)\ngraine(7)\nb est un nombre vaut hasard(1, 100)\naffiche a = b\n",
        "vrai\n",
        errors=("EDU1104",),
        see_also=("hasard", "hasard_reel", "melanger"),
    ),
)
