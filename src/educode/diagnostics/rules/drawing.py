"""EDU07xx: toiles, colours, clicks and keys."""

from educode.diagnostics.model import Rule

COLOR_WORD = Rule(
    "EDU0701",
    "Couleur écrite sans guillemets",
    "`{name}` n'est pas un nom déclaré : une couleur s'écrit `{color}`.",
    hints={"color": 'Écris `{line}`, ou `"{near}"` entre guillemets.', "hex": "Écris `{line}`."},
    explanation=(
        'Une couleur est un code comme `#FF0000`, ou son nom entre guillemets : `"rouge"`. '
        "Sans guillemets, je cherche une variable de ce nom."
    ),
    bad="dessin est une toile\nremplir(dessin, rouge)\naffiche dessin\n",
    good="dessin est une toile\nremplir(dessin, #FF0000)\naffiche dessin\n",
)
NOT_A_CANVAS = Rule(
    "EDU0702",
    "Il faut une toile",
    "`{name}` attend d'abord une toile : `{argument}` est {found}.",
    hints={
        "line": "Donne la toile en premier : `{line}`.",
        "declare": "Déclare une toile, `dessin est une toile`, et donne-la en premier.",
    },
    explanation="La première valeur d'une instruction de dessin est la toile sur laquelle dessiner.",
    bad='dessin est une toile\nl est un nombre vaut 50\nrectangle(l, 0, 0, l, 80, "bleu")\naffiche dessin\n',
    good='dessin est une toile\nl est un nombre vaut 50\nrectangle(dessin, 0, 0, l, 80, "bleu")\naffiche dessin\n',
)
NO_KEYS = Rule(
    "EDU0703",
    "Aucune touche attendue",
    "`appuyer []` n'attend aucune touche : le programme resterait bloqué.",
    hints={"keys": "Indique les touches attendues : `{line}`."},
    explanation=(
        "`appuyer` attend une des touches du tableau et donne son rang : 1 pour la première. "
        'Les touches spéciales ont un nom : "haut", "bas", "gauche", "droite", "espace", "entree".'
    ),
    bad="action est un nombre\nappuyer [] dans action\naffiche action\n",
    good='action est un nombre\nappuyer ["q", "d"] dans action\naffiche action\n',
)
UNKNOWN_KEY = Rule(
    "EDU0704",
    "Touche inconnue",
    "Je ne connais pas la touche {key}.",
    hints={
        "near": "Écris plutôt `{near}`.",
        "list": "Une touche est un seul caractère, ou haut, bas, gauche, droite, espace, entree, echap, tab, retour, suppr.",
    },
    explanation=(
        'Une touche s\'écrit avec son caractère, "z" ou "1", ou avec son nom : "haut", "bas", "gauche", '
        '"droite", "espace", "entree", "echap", "tab", "retour", "suppr".'
    ),
    bad='action est un nombre\nappuyer ["haut", "bass"] dans action\naffiche action\n',
    good='action est un nombre\nappuyer ["haut", "bas"] dans action\naffiche action\n',
)
UNKNOWN_COLOR = Rule(
    "EDU0705",
    "Couleur inconnue",
    "Je ne connais pas la couleur {color}.",
    hints={
        "near": "Écris plutôt `{near}`.",
        "list": 'Une couleur s\'écrit avec son code, comme `#FF0000`, ou avec son nom, comme `"rouge"`.',
    },
    explanation=(
        "Les couleurs qui ont un nom sont noir, blanc, gris, argent, rouge, bordeaux, orange, jaune, vert, citron, "
        "bleu, marine, cyan, violet, rose et marron. Les autres s'écrivent avec leur code."
    ),
    bad='dessin est une toile\nremplir(dessin, "rouje")\naffiche dessin\n',
    good='dessin est une toile\nremplir(dessin, "rouge")\naffiche dessin\n',
)
CLICK_WITHOUT_CANVAS = Rule(
    "EDU0706",
    "Clic attendu hors d'une toile",
    "`cliquer` attend un clic sur une toile : `{canvas}` est {found}.",
    hints={"line": "Écris `{line}`."},
    explanation="Après `cliquer` vient la toile, puis `dans` et deux variables pour x et y.",
    bad="dessin est une toile\nx, y est un nombre\ncliquer x dans x, y\naffiche x + y\naffiche dessin\n",
    good="dessin est une toile\nx, y est un nombre\ncliquer dessin dans x, y\naffiche x + y\naffiche dessin\n",
)
KEYS_NOT_ARRAY = Rule(
    "EDU0707",
    "Il faut un tableau de touches",
    "`appuyer` attend un tableau de touches : `{keys}` est {found}.",
    hints={"line": "Entoure-la de crochets : `{line}`."},
    explanation="Les touches attendues sont dans un tableau, même s'il n'y en a qu'une : `appuyer [\"z\"] dans action`.",
    bad='action est un nombre\nappuyer "z" dans action\naffiche action\n',
    good='action est un nombre\nappuyer ["z"] dans action\naffiche action\n',
)
NOT_A_COLOR = Rule(
    "EDU0708",
    "Il faut une couleur",
    "`{name}` attend une couleur : `{argument}` est {found}.",
    hints={"color": 'Écris une couleur, comme `#FF0000` ou `"rouge"`.'},
    labels={"declared": "`{argument}` est déclaré ici"},
    explanation='Une couleur est un code comme `#FF0000`, un nom entre guillemets comme `"rouge"`, ou le résultat de `rgb`.',
    bad="dessin est une toile\nremplir(dessin, 12)\naffiche dessin\n",
    good="dessin est une toile\nremplir(dessin, rgb(12, 12, 12))\naffiche dessin\n",
)
