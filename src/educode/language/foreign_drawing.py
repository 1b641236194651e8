"""Words of drawing that pupils bring from elsewhere, and what each means in EduCode.

Canvas and JavaScript, p5.js, turtle, pygame, tkinter, Scratch, plain French verbs. Words are looked up folded,
without ``_``: ``drawCircle``, ``draw_circle`` and ``dessine_un_cercle`` are a verb and the noun of one idea.
"""

from __future__ import annotations

from educode.records import value


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


CANVAS_SLOT = "{toile}"
COLOR_SLOT = "{couleur}"
"""A colour that may be left out: elsewhere it is black."""
HALF_SLOT = "{moitie}"
"""Half of the last number."""
GIVEN_COLOR_SLOT = "{teinte}"
"""A colour that must be given."""


@value
class Idea:
    """What is drawn: the word of EduCode, how it is written in general, and from so many numbers.

    ``calls``: count of numbers given → the line, where ``{0}`` is the first of them. ``extra``: the slot of one
    more value, ``{texte}`` or ``{tableau}``, that must be given; empty if there is none.
    """

    meant: str
    form: str
    calls: dict[int, str]
    extra: str = ""


_POLYGON = "polygone(toile, [x1, y1, x2, y2, x3, y3], couleur)"


def _polygon(count: int) -> str:
    numbers = ", ".join(f"{{{rank}}}" for rank in range(count))
    return f"polygone({{toile}}, [{numbers}], {{couleur}})"


IDEAS: dict[str, Idea] = {
    "cercle": Idea("cercle", "cercle(toile, cx, cy, rayon, couleur)", {3: "cercle({toile}, {0}, {1}, {2}, {couleur})"}),
    "diametre": Idea(
        "cercle", "cercle(toile, cx, cy, rayon, couleur)", {3: "cercle({toile}, {0}, {1}, {moitie}, {couleur})"}
    ),
    "rectangle": Idea(
        "rectangle",
        "rectangle(toile, x, y, largeur, hauteur, couleur)",
        {4: "rectangle({toile}, {0}, {1}, {2}, {3}, {couleur})"},
    ),
    "coins": Idea("rectangle", "rectangle(toile, x, y, largeur, hauteur, couleur)", {}),
    "carre": Idea(
        "rectangle",
        "rectangle(toile, x, y, cote, cote, couleur)",
        {
            3: "rectangle({toile}, {0}, {1}, {2}, {2}, {couleur})",
            4: "rectangle({toile}, {0}, {1}, {2}, {3}, {couleur})",
        },
    ),
    "arrondi": Idea(
        "rectangle_arrondi",
        "rectangle_arrondi(toile, x, y, largeur, hauteur, rayon, couleur)",
        {5: "rectangle_arrondi({toile}, {0}, {1}, {2}, {3}, {4}, {couleur})"},
    ),
    "ligne": Idea(
        "ligne",
        "ligne(toile, x1, y1, x2, y2, couleur)",
        {
            4: "ligne({toile}, {0}, {1}, {2}, {3}, {couleur})",
            5: "ligne({toile}, {0}, {1}, {2}, {3}, {couleur}, {4})",
        },
    ),
    "trajet": Idea("ligne", "ligne(toile, x1, y1, x2, y2, couleur)", {}),
    "triangle": Idea("polygone", _POLYGON, {6: _polygon(6)}),
    "polygone": Idea("polygone", _POLYGON, {count: _polygon(count) for count in range(6, 41, 2)}),
    "points": Idea("polygone", _POLYGON, {0: "polygone({toile}, {tableau}, {couleur})"}, "{tableau}"),
    "sommet": Idea("polygone", _POLYGON, {}),
    "ellipse": Idea(
        "ellipse",
        "ellipse(toile, cx, cy, rayonX, rayonY, couleur)",
        {4: "ellipse({toile}, {0}, {1}, {2}, {3}, {couleur})"},
    ),
    "ovale": Idea("ellipse", "ellipse(toile, cx, cy, rayonX, rayonY, couleur)", {}),
    "point": Idea("point", "point(toile, x, y, couleur)", {2: "point({toile}, {0}, {1}, {couleur})"}),
    "arc": Idea("arc", "arc(toile, cx, cy, rayon, début, fin, couleur)", {}),
    "secteur": Idea("secteur", "secteur(toile, cx, cy, rayon, début, fin, couleur)", {}),
    "texte": Idea(
        "label",
        "label(toile, x, y, texte, couleur, taille)",
        {
            2: "label({toile}, {0}, {1}, {texte}, {couleur})",
            3: "label({toile}, {0}, {1}, {texte}, {couleur}, {2})",
        },
        "{texte}",
    ),
    "fond": Idea(
        "remplir",
        "remplir(toile, couleur)",
        {
            0: "remplir({toile}, {teinte})",
            1: "remplir({toile}, rgb({0}, {0}, {0}))",
            3: "remplir({toile}, rgb({0}, {1}, {2}))",
        },
    ),
    "contour": Idea(
        "contour",
        "contour(toile, couleur, épaisseur)",
        {
            0: "contour({toile}, {teinte})",
            1: "contour({toile}, {teinte}, {0})",
            3: "contour({toile}, rgb({0}, {1}, {2}))",
        },
    ),
    "sans_contour": Idea("contour", "contour(toile, #0)", {0: "contour({toile}, #0)"}),
    "effacer": Idea("effacer", "effacer(toile)", {0: "effacer({toile})", 4: "effacer({toile})"}),
    "dimension": Idea("dimension", "dimension(toile, largeur, hauteur)", {2: "dimension({toile}, {0}, {1})"}),
    "affiche": Idea("affiche", "affiche toile", {0: "affiche {toile}"}),
}
"""Ideas that EduCode has."""

_NOUNS: dict[str, str] = {
    "cercle": "cercle circle rond disque disc disk cercleplein rondplein filledcircle",
    "rectangle": "rectangle rect rectangleplein filledrect filledrectangle fillrectangle",
    "carre": "carre square carreplein",
    "arrondi": "roundrect roundedrect rectanglearrondi rectarrondi",
    "ligne": "ligne line trait segment lignedroite",
    "triangle": "triangle triangleplein",
    "polygone": "polygone polygon poly quad quadrilatere losange",
    "ellipse": "ellipse",
    "ovale": "ovale oval",
    "point": "point pixel dot",
    "arc": "arc",
    "secteur": "secteur pie pieslice camembert",
    "texte": "texte text ctext",
}
_WORDS: dict[str, str] = {
    "coins": "createrectangle createoval rectangled",
    "trajet": "lineto moveto",
    "sommet": "vertex beginshape endshape beginpath closepath lines linesloop",
    "point": "setat setpixel putpixel plot setpixelcolor",
    "texte": "textout drawstring drawlabel affichelabel ecrislabel outtext outtextxy settext textsize taillepolice tailletexte",
    "fond": (
        "background bg fond couleurfond fondcouleur couleurdefond fondecran fonddecran arriereplan bgcolor "
        "backgroundcolor setbackground setbackgroundcolor fillscreen remplirfond coloriefond peindrefond changefond "
        "changerfond couleurarriereplan remplis remplirtoile remplirecran colorier colorie peindre"
    ),
    "contour": (
        "stroke bordure border outline couleurcontour contourcouleur setstroke strokestyle strokecolor bord bords "
        "strokeweight linewidth epaisseur strokewidth epaisseurcontour epaisseurtrait setlinewidth"
    ),
    "sans_contour": "nostroke sanscontour nooutline noborder sansbordure pasdecontour",
    "effacer": (
        "clear cls clearrect clearscreen clearcanvas cleartoile effacertout efface effacetout effaceecran effacerecran "
        "effacertoile effacetoile vide vider videecran videtoile viderecran vidertoile nettoie nettoyer erase eraseall "
        "toutefface touteffacer gomme gommer"
    ),
    "dimension": (
        "size taille resize setsize redimensionner redimensionne dimensions dimensionner settaille tailletoile "
        "taillefenetre tailleecran resizecanvas setcanvassize setscreensize screensize"
    ),
    "toile": (
        "createcanvas canvas newcanvas toile creertoile creetoile nouvelletoile fenetre creerfenetre creefenetre window "
        "createwindow setmode getcontext getelementbyid queryselector ecran creerecran screen graphwin initwindow"
    ),
    "affiche": (
        "show dessine dessiner draw actualiser actualise rafraichir rafraichis refresh update flip display redraw "
        "redessine redessiner paint repaint render affichetoile affichertoile dessinetoile dessinertoile showcanvas "
        "mettreajour updatescreen misejour trace tracer mainloop exitonclick"
    ),
}
VERBS: tuple[str, ...] = (
    "dessiner", "dessine", "dessin", "tracer", "trace", "draw", "create", "creer", "cree", "filled", "fill", "plot",
    "afficher", "affiche", "ecrire", "ecris", "write", "faire", "fais", "add", "ajouter", "ajoute", "placer", "place",
    "mettre", "mets", "put", "print", "show", "montrer", "montre", "remplir", "remplis", "colorier", "peindre", "make",
    "render", "new", "nouveau", "blit", "tirer", "pose", "poser",
)  # fmt: skip
"""Verbs that may stand before a noun: ``dessine_cercle``, ``fillRect``."""
ARTICLES = ("un", "une", "le", "la", "du")

BARE = _words(
    "show actualiser actualise rafraichir rafraichis refresh update flip display redraw redessine redessiner repaint "
    "affichetoile affichertoile dessinetoile dessinertoile showcanvas mettreajour updatescreen mainloop exitonclick "
    "clear cls clearscreen clearcanvas cleartoile effacertout effacetout effaceecran effacerecran effacertoile "
    "effacetoile videecran videtoile viderecran vidertoile erase eraseall touteffacer nostroke noborder nooutline "
    "sanscontour sansbordure pasdecontour"
)
"""Words that mean something of the only toile when nothing is given to them; others may be a pupil's own."""
SHOW_WORDS = _words("ecrire ecris print affiche afficher write dire imprimer imprime dis writeln")
"""Words that write a text: on the toile that is given to them first."""

_MOVES = "avancer avance avancede forward fd recule reculer back backward bk goto setpos setposition setx sety allera"
_TURNS = (
    "tourne tourner tournegauche tournedroite tournergauche tournerdroite tourneadroite tourneagauche left right lt rt "
    "pivote pivoter setheading seth gauche droite"
)
_PENS = (
    "penup pendown pu pd leve lever levecrayon levercrayon levestylo leverstylo baissecrayon baissercrayon "
    "baissestylo baisserstylo posestylo poserstylo posecrayon stylo crayon pensize pencolor beginfill endfill "
    "hideturtle showturtle couleurcrayon couleurstylo"
)
_TURTLE: dict[str, str] = {
    word: hint for hint, words in (("move", _MOVES), ("turn", _TURNS), ("pen", _PENS)) for word in words.split()
}

MISSING: dict[str, frozenset[str]] = {
    "image": _words("image img sprite photo picture icone loadimage photoimage blit addshape imagemode"),
    "sound": _words("son sound musique music bip beep audio playsound mixer loadsound"),
    "save": _words(
        "sauvegarder sauvegarde sauver save savecanvas saveimage savepng enregistrer enregistre exporter export"
    ),
    "color": _words(
        "fill fillstyle nofill couleur color setcolor setcouleur couleurremplissage fillcolor setfill setfillcolor "
        "setfillstyle choisircouleur changercouleur changecouleur choisitcouleur remplissage colormode"
    ),
    "transform": _words("rotate translate scale rotation pushmatrix popmatrix"),
    "loop": _words("framerate setframerate requestanimationframe noloop ontimer setinterval tick"),
}
"""Ideas that EduCode does not have, or has otherwise."""
_SOUND_VERBS = ("jouer", "joue", "play", "lire", "lance", "lancer", "start")
_IMAGE_VERBS = (*VERBS, "charger", "charge", "load")

SETTINGS = _words("textsize taillepolice tailletexte strokeweight linewidth strokewidth setlinewidth")
"""Words that choose a size beforehand: here it is given with what is drawn."""
CONTEXTS = _words("getcontext getelementbyid queryselector")
DRAWING_VERBS = _words("dessine dessiner trace tracer draw")
"""Verbs before a noun, in a sentence: ``dessine un cercle``."""

READ: dict[str, str] = {
    "mousex": "souris_x",
    "mousey": "souris_y",
    "sourisx": "souris_x",
    "sourisy": "souris_y",
    "pmousex": "souris_x",
    "pmousey": "souris_y",
    "mouseispressed": "souris_enfoncee",
    "mousepressed": "souris_enfoncee",
    "mousedown": "souris_enfoncee",
}
"""Names read elsewhere → the built-in that a toile is given to."""
FIELDS: dict[str, str] = {
    "width": "largeur",
    "height": "hauteur",
    "largeur": "largeur",
    "hauteur": "hauteur",
    "w": "largeur",
    "h": "hauteur",
}
"""What a toile has elsewhere after a dot → the built-in."""
BASES = _words("ctx context contexte canvas screen ecran fenetre window turtle pygame tortue surface toile dessin")
"""Names before the dot of a drawing instruction."""


def _table(*families: dict[str, str]) -> dict[str, str]:
    return {word: idea for family in families for idea, words in family.items() for word in words.split()}


_BY_NOUN = _table(_NOUNS)
_BY_WORD = _table(_WORDS, _NOUNS)


def idea_of(word: str) -> str:
    """The idea (a key of IDEAS, or ``toile``) that a folded word without ``_`` stands for; empty if none."""
    if word in _BY_WORD:
        return _BY_WORD[word]
    for verb in VERBS:
        noun = word.removeprefix(verb)
        if noun != word:
            for article in ("", *ARTICLES):
                found = _BY_NOUN.get(noun.removeprefix(article))
                if found:
                    return found
    return ""


def missing_of(word: str) -> str:
    """The idea without an instruction that a word stands for: a key of MISSING; empty if none."""
    found = next((idea for idea, words in MISSING.items() if word in words), "")
    if found:
        return found
    for idea, verbs in (("image", _IMAGE_VERBS), ("sound", _SOUND_VERBS)):
        for verb in verbs:
            noun = word.removeprefix(verb)
            bare = next((noun.removeprefix(each) for each in ARTICLES if noun.startswith(each)), noun)
            if noun != word and (noun in MISSING[idea] or bare in MISSING[idea]):
                return idea
    return ""


def key_of(folded: str) -> str:
    """A folded word as the tables write it."""
    return folded.replace("_", "").replace("-", "")


def is_of_drawing(folded: str) -> bool:
    """Whether a folded word may be one of drawing, whatever is given to it."""
    key = key_of(folded)
    return bool(idea_of(key) or missing_of(key) or turtle_of(key))


ON_CANVAS: dict[str, tuple[str, ...]] = {"vider": ("effacer",), "longueur": ("largeur", "hauteur")}
"""A built-in that takes no toile → those that do the same to a toile."""


def turtle_of(word: str) -> str:
    """How a word of the turtle is answered: ``move``, ``turn`` or ``pen``; empty if it is none."""
    return _TURTLE.get(word, "")
