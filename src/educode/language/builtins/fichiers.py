"""Built-ins of the family « Fichiers »; all of them wait for the host's answer."""

from __future__ import annotations

from educode.language.builtins.model import Builtin, Parameter, Result, Signature
from educode.language.types import Kind

_CATEGORY = "Fichiers"
_T = (Kind.TEXT,)
_NAME = Parameter("nom", _T)
_FOLDER = Parameter("dossier", _T)
_EXTENSION = Parameter("extension", _T, optional=True)

ENTRIES: tuple[Builtin, ...] = (
    Builtin(
        "lire_fichier",
        _CATEGORY,
        (Signature((_NAME,), Kind.TEXT),),
        "Donne tout ce que contient un fichier, en un seul texte.",
        'ecrire_fichier("scores.txt", "Léa 12")\naffiche lire_fichier("scores.txt")\n',
        "Léa 12\n",
        waits=True,
        see_also=("fichier_existe", "ecrire_fichier", "decouper"),
    ),
    Builtin(
        "ecrire_fichier",
        _CATEGORY,
        (Signature((_NAME, Parameter("valeur"))),),
        "Écrit la valeur dans un fichier ; ce qu'il contenait avant est remplacé.",
        'ecrire_fichier("scores.txt", "Léa 12")\naffiche lire_fichier("scores.txt")\n',
        "Léa 12\n",
        errors=("EDU1104",),
        waits=True,
        see_also=("ajouter_fichier", "lire_fichier"),
    ),
    Builtin(
        "ajouter_fichier",
        _CATEGORY,
        (Signature((_NAME, Parameter("valeur"))),),
        'Écrit la valeur à la fin d\'un fichier, sans fin de ligne ; ajoute "\\n" si tu en veux une.',
        'ecrire_fichier("journal.txt", "un\\n")\najouter_fichier("journal.txt", "deux")\naffiche lire_fichier("journal.txt")\n',
        "un\ndeux\n",
        errors=("EDU1104",),
        waits=True,
        see_also=("ecrire_fichier",),
    ),
    Builtin(
        "fichier_existe",
        _CATEGORY,
        (Signature((_NAME,), Kind.BOOLEAN),),
        "Dit si un fichier de ce nom existe.",
        'affiche fichier_existe("introuvable.txt")\n',
        "faux\n",
        waits=True,
        see_also=("lire_fichier", "liste_fichiers"),
    ),
    Builtin(
        "liste_fichiers",
        _CATEGORY,
        (
            Signature((Parameter("tableau", (Kind.ARRAY,), writes=True), _FOLDER, _EXTENSION)),
            Signature((_FOLDER, _EXTENSION), Result.TEXTS_ARRAY),
        ),
        "Donne les chemins des fichiers d'un dossier, ou les range dans le tableau que tu donnes. Avec une extension, garde seulement les fichiers qui l'ont.",
        'fichiers est un tableau\nliste_fichiers(fichiers, ".", "mp3")\naffiche longueur(fichiers)\n',
        "0\n",
        waits=True,
        see_also=("fichier_existe", "lire_fichier"),
    ),
)
