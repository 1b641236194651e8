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
        "code": "Cette couleur s'écrit avec son code : `{near}`.",
        "list": (
            "Les noms sont noir, blanc, gris, argent, rouge, bordeaux, orange, jaune, vert, citron, bleu, marine, cyan, "
            "violet, rose et marron ; les autres couleurs s'écrivent avec un code, comme `#FFD700`."
        ),
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
    hints={
        "color": 'Écris une couleur, comme `#FF0000` ou `"rouge"`.',
        "order": "Change l'ordre des valeurs : `{line}`.",
    },
    labels={"declared": "`{argument}` est déclaré ici"},
    explanation='Une couleur est un code comme `#FF0000`, un nom entre guillemets comme `"rouge"`, ou le résultat de `rgb`.',
    bad="dessin est une toile\nremplir(dessin, 12)\naffiche dessin\n",
    good="dessin est une toile\nremplir(dessin, rgb(12, 12, 12))\naffiche dessin\n",
)
NO_TURTLE = Rule(
    "EDU0709",
    "Tortue",
    "EduCode n'a pas de tortue : `{name}` n'existe pas.",
    hints={
        "move": "Donne les deux bouts de chaque trait : `ligne(toile, x1, y1, x2, y2, couleur)`.",
        "turn": "On ne tourne pas, on donne les deux bouts du trait : `ligne(toile, x1, y1, x2, y2, couleur)`.",
        "pen": "Chaque trait a sa couleur et son épaisseur : `ligne(toile, x1, y1, x2, y2, couleur, épaisseur)`.",
    },
    explanation=(
        "Avec une tortue, on avance et on tourne. En EduCode, on donne la place de chaque trait sur la toile : "
        "x va de gauche à droite, y de haut en bas."
    ),
    bad="dessin est une toile\navancer(50)\naffiche dessin\n",
    good='dessin est une toile\nligne(dessin, 300, 200, 350, 200, "noir")\naffiche dessin\n',
)
NO_IMAGE = Rule(
    "EDU0710",
    "Image ou lutin",
    "EduCode n'a ni images ni lutins : `{name}` n'existe pas.",
    hints={"shapes": "Dessine plutôt avec des formes : `rectangle`, `cercle`, `polygone`."},
    explanation="Tout ce qu'on voit sur une toile est fait de formes et de textes. Une procédure peut dessiner un personnage où tu veux.",
    bad='dessin est une toile\nimage(dessin, "chat.png", 10, 10)\naffiche dessin\n',
    good='dessin est une toile\ncercle(dessin, 30, 30, 20, "orange")\naffiche dessin\n',
)
NO_SOUND = Rule(
    "EDU0711",
    "Son ou musique",
    "EduCode ne joue ni sons ni musique : `{name}` n'existe pas.",
    hints={"shown": "À la place, montre un message ou change une couleur."},
    explanation="Un programme EduCode montre des textes et des dessins. Il ne fait pas de bruit.",
    bad='jouer_son("gagne.mp3")\n',
    good='affiche "Gagné"\n',
)
NO_SAVING = Rule(
    "EDU0712",
    "Enregistrer un dessin",
    "Un programme n'enregistre pas sa toile : `{name}` n'existe pas.",
    hints={"picture": "Montre-la avec `affiche`, puis choisis « Image PNG » pour la garder."},
    explanation=(
        "Un programme montre ses toiles avec `affiche`. C'est toi qui gardes le dessin : avec « Image PNG » à l'écran, "
        "ou avec la commande `educode image programme.edu -o dessin.png`."
    ),
    bad="dessin est une toile\nsauvegarder(dessin)\n",
    good="dessin est une toile\naffiche dessin\n",
)
COLOR_BY_SHAPE = Rule(
    "EDU0713",
    "Couleur choisie à l'avance",
    "En EduCode, chaque forme reçoit sa couleur : `{name}` n'existe pas.",
    hints={
        "last": "Donne la couleur en dernier, par exemple `cercle({canvas}, 50, 50, 20, {color})`.",
        "empty": "Pour une forme vide, choisis un `contour`, puis dessine avec la couleur `#0`.",
    },
    explanation=(
        "Ailleurs, on choisit une couleur, puis on dessine. En EduCode, la couleur est la dernière valeur que tu "
        "donnes à la forme. Seul le contour se choisit avant, avec `contour`."
    ),
    bad='dessin est une toile\nfill("rouge")\naffiche dessin\n',
    good='dessin est une toile\ncercle(dessin, 50, 50, 20, "rouge")\naffiche dessin\n',
)
NO_TRANSFORM = Rule(
    "EDU0714",
    "Toile tournée ou déplacée",
    "EduCode ne tourne pas et ne déplace pas la toile : `{name}` n'existe pas.",
    hints={"places": "Change plutôt les coordonnées de chaque forme."},
    explanation="Le coin en haut à gauche de la toile est toujours le point (0, 0). Pour déplacer un dessin, ajoute la même valeur à tous ses x ou à tous ses y.",
    bad="dessin est une toile\ntranslate(50, 20)\naffiche dessin\n",
    good='dessin est une toile\nrectangle(dessin, 0 + 50, 0 + 20, 30, 30, "bleu")\naffiche dessin\n',
)
ANIMATION_LOOP = Rule(
    "EDU0715",
    "Animation",
    "Une animation est une boucle `tant que` : `{name}` n'existe pas.",
    hints={"loop": "À chaque tour, dessine, puis écris `affiche {canvas}` et `attendre(20)`."},
    explanation=(
        "En EduCode, rien n'est répété tout seul. Une boucle efface la toile, dessine, montre la toile avec `affiche`, "
        "puis attend quelques millièmes de seconde."
    ),
    bad="dessin est une toile\nframeRate(30)\naffiche dessin\n",
    good=(
        "dessin est une toile\nx est un nombre\ntant que x < 300\n    effacer(dessin)\n"
        '    cercle(dessin, x, 200, 20, "rouge")\n    affiche dessin\n    attendre(20)\n    x ajoute 5\nfin tant que\n'
    ),
)
CANVAS_DECLARED = Rule(
    "EDU0716",
    "Une toile se déclare",
    "Une toile se déclare : `{name}` n'existe pas en EduCode.",
    hints={
        "size": "`{canvas}` est déjà une toile ; pour sa taille, écris `{line}`.",
        "already": "`{canvas}` est déjà une toile : supprime cette ligne.",
        "both": "Écris `{name_given} est une toile`, puis `{line_given}`.",
        "declare": "Écris `{name_given} est une toile`.",
    },
    explanation="Une toile est une variable : on la déclare, puis `dimension` lui donne sa taille. Une toile neuve mesure 600 sur 400.",
    bad="createCanvas(300, 200)\n",
    good="maToile est une toile\ndimension(maToile, 300, 200)\naffiche maToile\n",
)
SIZE_GIVEN = Rule(
    "EDU0718",
    "Taille d'une toile",
    "La taille d'une toile se donne avec `dimension` : `{name}` n'existe pas.",
    hints={"line": "Écris `{line}`."},
    explanation=(
        "`dimension` donne la largeur et la hauteur ensemble, et efface la toile. Pour les lire, il y a `largeur` et "
        "`hauteur`."
    ),
    bad="dessin est une toile\ndessin.width = 300\naffiche dessin\n",
    good="dessin est une toile\ndimension(dessin, 300, hauteur(dessin))\naffiche dessin\n",
)
LABEL_ORDER = Rule(
    "EDU0717",
    "Valeurs de `label` en désordre",
    "`label` attend dans cet ordre : toile, x, y, texte, couleur.",
    hints={"line": "Écris `{line}`."},
    explanation="`label` attend d'abord la place du texte, puis le texte, sa couleur, et sa taille si tu veux.",
    bad='dessin est une toile\nlabel(dessin, "Salut", 10, 20, "noir")\naffiche dessin\n',
    good='dessin est une toile\nlabel(dessin, 10, 20, "Salut", "noir")\naffiche dessin\n',
)
