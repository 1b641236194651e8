"""Built-ins of the family « Souris et clavier »."""

from __future__ import annotations

from educode.language.builtins.model import Builtin, Parameter, Signature
from educode.language.types import Kind

_CATEGORY = "Souris et clavier"
_N = (Kind.NUMBER,)
_CANVAS = Parameter("toile", (Kind.CANVAS,))

ENTRIES: tuple[Builtin, ...] = (
    Builtin(
        "clique",
        _CATEGORY,
        (
            Signature(
                (
                    Parameter("x", _N, unit="pixels"),
                    Parameter("y", _N, unit="pixels"),
                    Parameter("zx", _N, unit="pixels"),
                    Parameter("zy", _N, unit="pixels"),
                    Parameter("largeur", _N, unit="pixels"),
                    Parameter("hauteur", _N, unit="pixels"),
                ),
                Kind.BOOLEAN,
            ),
            Signature(
                (
                    Parameter("x", _N, unit="pixels"),
                    Parameter("y", _N, unit="pixels"),
                    Parameter("cx", _N, unit="pixels"),
                    Parameter("cy", _N, unit="pixels"),
                    Parameter("rayon", _N, unit="pixels"),
                ),
                Kind.BOOLEAN,
            ),
        ),
        "Dit si le point (x, y) est dans un rectangle de coin (zx, zy), ou dans un disque de centre (cx, cy).",
        "affiche clique(60, 60, 50, 50, 100, 40)\naffiche clique(60, 60, 0, 0, 20)\n",
        "vrai\nfaux\n",
        pure=True,
        see_also=("clic_recu", "souris_x"),
    ),
    Builtin(
        "touche_enfoncee",
        _CATEGORY,
        (Signature((Parameter("touche", (Kind.TEXT,)),), Kind.BOOLEAN),),
        'Dit si cette touche était enfoncée à la dernière attente : un caractère, ou "haut", "bas", "gauche", "droite", "espace", "entree", "echap", "tab", "retour", "suppr".',
        't est une toile\nx est un nombre vaut 300\ntant que vrai\n    si touche_enfoncee("droite") alors\n        x ajoute 2\n    fin si\n    effacer(t)\n    cercle(t, x, 200, 20, "rouge")\n    affiche t\nfin tant que\n',
        errors=("EDU1125",),
        see_also=("souris_enfoncee",),
    ),
    Builtin(
        "souris_x",
        _CATEGORY,
        (Signature((_CANVAS,), Kind.NUMBER),),
        "Donne la position de la souris sur la toile, de gauche à droite, à la dernière attente ; 0 avant tout mouvement.",
        't est une toile\ntant que vrai\n    cercle(t, souris_x(t), souris_y(t), 5, "bleu")\n    affiche t\nfin tant que\n',
        see_also=("souris_y", "souris_enfoncee"),
    ),
    Builtin(
        "souris_y",
        _CATEGORY,
        (Signature((_CANVAS,), Kind.NUMBER),),
        "Donne la position de la souris sur la toile, de haut en bas, à la dernière attente ; 0 avant tout mouvement.",
        't est une toile\ntant que vrai\n    cercle(t, souris_x(t), souris_y(t), 5, "bleu")\n    affiche t\nfin tant que\n',
        see_also=("souris_x", "souris_enfoncee"),
    ),
    Builtin(
        "souris_enfoncee",
        _CATEGORY,
        (Signature((_CANVAS,), Kind.BOOLEAN),),
        "Dit si le bouton de la souris, ou un doigt, était enfoncé sur la toile à la dernière attente.",
        't est une toile\ntant que vrai\n    si souris_enfoncee(t) alors\n        cercle(t, souris_x(t), souris_y(t), 5, "noir")\n    fin si\n    affiche t\nfin tant que\n',
        see_also=("clic_recu", "souris_x"),
    ),
    Builtin(
        "clic_recu",
        _CATEGORY,
        (Signature((_CANVAS,), Kind.BOOLEAN),),
        "Dit si un clic est arrivé sur la toile : vrai pendant un seul tour pour chaque clic.",
        't est une toile\nscore est un nombre\ntant que vrai\n    si clic_recu(t) alors\n        score ajoute 1\n    fin si\n    effacer(t)\n    label(t, 20, 40, score, "noir", 30)\n    affiche t\nfin tant que\n',
        see_also=("souris_enfoncee", "clique"),
    ),
)
