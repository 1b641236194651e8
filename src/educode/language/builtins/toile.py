"""Built-ins of the family « Toile »: drawing, colours, sizes."""

from __future__ import annotations

from educode.language.builtins.model import Builtin, Parameter, Signature
from educode.language.types import Kind

_CATEGORY = "Toile"
_N = (Kind.NUMBER,)
_T = (Kind.TEXT,)
_CANVAS = Parameter("toile", (Kind.CANVAS,))
_COLOR = Parameter("couleur", _T, color=True)
_X = Parameter("x", _N, unit="pixels")
_Y = Parameter("y", _N, unit="pixels")
_WIDTH = Parameter("largeur", _N, unit="pixels")
_HEIGHT = Parameter("hauteur", _N, unit="pixels")
_CX = Parameter("cx", _N, unit="pixels")
_CY = Parameter("cy", _N, unit="pixels")
_RADIUS = Parameter("rayon", _N, unit="pixels")
_THICKNESS = Parameter("épaisseur", _N, optional=True, unit="pixels", default="1")
_START = Parameter("début", _N, unit="degrés")
_END = Parameter("fin", _N, unit="degrés")

ENTRIES: tuple[Builtin, ...] = (
    Builtin(
        "dimension",
        _CATEGORY,
        (
            Signature(
                (
                    _CANVAS,
                    Parameter("largeur", _N, whole=True, unit="pixels"),
                    Parameter("hauteur", _N, whole=True, unit="pixels"),
                )
            ),
        ),
        "Donne sa taille à une toile, de 1 à 4096 pixels de côté, et l'efface. Une toile neuve mesure 600 sur 400.",
        't est une toile\ndimension(t, 300, 200)\nremplir(t, "jaune")\naffiche t\n',
        errors=("EDU1104", "EDU1110", "EDU1111"),
        see_also=("largeur", "hauteur", "effacer"),
    ),
    Builtin(
        "effacer",
        _CATEGORY,
        (Signature((_CANVAS,)),),
        "Efface la toile : elle redevient blanche, sans contour, et garde sa taille.",
        't est une toile\ncercle(t, 300, 200, 50, "rouge")\neffacer(t)\naffiche t\n',
        see_also=("remplir", "dimension"),
    ),
    Builtin(
        "remplir",
        _CATEGORY,
        (Signature((_CANVAS, _COLOR)),),
        "Peint toute la surface de la toile, par-dessus ce qui s'y trouve.",
        't est une toile\nremplir(t, "bleu")\naffiche t\n',
        errors=("EDU1117",),
        see_also=("effacer",),
    ),
    Builtin(
        "rectangle",
        _CATEGORY,
        (Signature((_CANVAS, _X, _Y, _WIDTH, _HEIGHT, _COLOR)),),
        "Dessine un rectangle plein ; (x, y) est son coin en haut à gauche.",
        't est une toile\nrectangle(t, 50, 50, 200, 100, "vert")\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("rectangle_arrondi", "contour"),
    ),
    Builtin(
        "rectangle_arrondi",
        _CATEGORY,
        (Signature((_CANVAS, _X, _Y, _WIDTH, _HEIGHT, _RADIUS, _COLOR)),),
        "Dessine un rectangle plein aux coins arrondis, comme un bouton.",
        't est une toile\nrectangle_arrondi(t, 50, 50, 200, 60, 12, "orange")\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("rectangle",),
    ),
    Builtin(
        "cercle",
        _CATEGORY,
        (Signature((_CANVAS, _CX, _CY, _RADIUS, _COLOR)),),
        "Dessine un disque plein de centre (cx, cy).",
        't est une toile\ncercle(t, 300, 200, 80, "rouge")\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("ellipse", "arc", "secteur"),
    ),
    Builtin(
        "ellipse",
        _CATEGORY,
        (
            Signature(
                (
                    _CANVAS,
                    _CX,
                    _CY,
                    Parameter("rayonX", _N, unit="pixels"),
                    Parameter("rayonY", _N, unit="pixels"),
                    _COLOR,
                )
            ),
        ),
        "Dessine une ellipse pleine de centre (cx, cy).",
        't est une toile\nellipse(t, 300, 200, 120, 60, "violet")\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("cercle",),
    ),
    Builtin(
        "ligne",
        _CATEGORY,
        (
            Signature(
                (
                    _CANVAS,
                    Parameter("x1", _N, unit="pixels"),
                    Parameter("y1", _N, unit="pixels"),
                    Parameter("x2", _N, unit="pixels"),
                    Parameter("y2", _N, unit="pixels"),
                    _COLOR,
                    _THICKNESS,
                )
            ),
        ),
        "Trace un trait du point (x1, y1) au point (x2, y2).",
        't est une toile\nligne(t, 0, 0, 600, 400, "noir", 3)\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("polygone", "point"),
    ),
    Builtin(
        "polygone",
        _CATEGORY,
        (
            Signature((_CANVAS, Parameter("points", (Kind.ARRAY,)), _COLOR)),
            Signature((_CANVAS, Parameter("coordonnées", _N, variadic=True, unit="pixels"), _COLOR)),
        ),
        "Dessine un polygone plein. Donne les coordonnées de ses sommets, x puis y, une par une ou dans un tableau [x1, y1, x2, y2, …].",
        't est une toile\npolygone(t, 300, 50, 500, 350, 100, 350, "cyan")\npolygone(t, [10, 10, 60, 10, 35, 50], "rose")\naffiche t\n',
        errors=("EDU1104", "EDU1117", "EDU1118", "EDU1119"),
        see_also=("ligne", "rectangle"),
    ),
    Builtin(
        "label",
        _CATEGORY,
        (
            Signature(
                (
                    _CANVAS,
                    _X,
                    _Y,
                    Parameter("texte"),
                    _COLOR,
                    Parameter("taille", _N, optional=True, unit="pixels", default="16"),
                )
            ),
        ),
        "Écrit un texte, ou toute autre valeur, sur la toile ; (x, y) est le début de la ligne d'écriture.",
        't est une toile\nlabel(t, 20, 40, "Score : " + 12, "noir", 24)\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("largeur_texte",),
    ),
    Builtin(
        "contour",
        _CATEGORY,
        (Signature((_CANVAS, _COLOR, _THICKNESS)),),
        "Choisit le contour de toutes les formes dessinées ensuite sur la toile ; #0 l'enlève.",
        't est une toile\ncontour(t, "noir", 2)\ncercle(t, 300, 200, 80, "jaune")\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("rectangle", "cercle", "polygone"),
    ),
    Builtin(
        "rgb",
        _CATEGORY,
        (
            Signature(
                (Parameter("rouge", _N), Parameter("vert", _N), Parameter("bleu", _N)),
                Kind.TEXT,
            ),
        ),
        "Fait une couleur avec une dose de rouge, de vert et de bleu, chacune de 0 à 255.",
        "affiche rgb(255, 128, 0)\n",
        "#FF8000\n",
        errors=("EDU1104",),
        pure=True,
        see_also=("rgba",),
    ),
    Builtin(
        "rgba",
        _CATEGORY,
        (
            Signature(
                (Parameter("rouge", _N), Parameter("vert", _N), Parameter("bleu", _N), Parameter("opacité", _N)),
                Kind.TEXT,
            ),
        ),
        "Fait une couleur plus ou moins transparente : opacité va de 0 (invisible) à 1 (opaque).",
        "affiche rgba(255, 128, 0, 0.5)\n",
        "#FF800080\n",
        errors=("EDU1104",),
        pure=True,
        see_also=("rgb",),
    ),
    Builtin(
        "point",
        _CATEGORY,
        (Signature((_CANVAS, _X, _Y, _COLOR)),),
        "Colorie un seul pixel de la toile.",
        't est une toile\npour i de 0 à 99\n    point(t, i, i, "rouge")\nfin pour\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("ligne", "rectangle"),
    ),
    Builtin(
        "arc",
        _CATEGORY,
        (Signature((_CANVAS, _CX, _CY, _RADIUS, _START, _END, _COLOR, _THICKNESS)),),
        "Trace un arc de cercle, de l'angle début à l'angle fin, dans le sens des aiguilles d'une montre ; 0 degré est à droite.",
        't est une toile\narc(t, 300, 200, 80, 0, 180, "bleu", 4)\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("secteur", "cercle"),
    ),
    Builtin(
        "secteur",
        _CATEGORY,
        (Signature((_CANVAS, _CX, _CY, _RADIUS, _START, _END, _COLOR)),),
        "Dessine une part de disque, de l'angle début à l'angle fin, dans le sens des aiguilles d'une montre ; 0 degré est à droite.",
        't est une toile\nsecteur(t, 300, 200, 80, 0, 90, "orange")\naffiche t\n',
        errors=("EDU1104", "EDU1117"),
        see_also=("arc", "cercle"),
    ),
    Builtin(
        "largeur_texte",
        _CATEGORY,
        (Signature((Parameter("texte", _T), Parameter("taille", _N, unit="pixels")), Kind.NUMBER),),
        "Donne la largeur, en pixels, d'un texte écrit par label à cette taille.",
        'affiche arrondi(largeur_texte("MMMM", 12))\n',
        "40\n",
        errors=("EDU1104",),
        pure=True,
        see_also=("label",),
    ),
    Builtin(
        "largeur",
        _CATEGORY,
        (Signature((_CANVAS,), Kind.NUMBER),),
        "Donne la largeur de la toile, en pixels.",
        "t est une toile\naffiche largeur(t)\n",
        "600\n",
        see_also=("hauteur", "dimension"),
    ),
    Builtin(
        "hauteur",
        _CATEGORY,
        (Signature((_CANVAS,), Kind.NUMBER),),
        "Donne la hauteur de la toile, en pixels.",
        "t est une toile\naffiche hauteur(t)\n",
        "400\n",
        see_also=("largeur", "dimension"),
    ),
)
