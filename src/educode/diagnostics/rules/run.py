"""EDU10xx: what goes wrong while a program runs, with its data.

Every template finds, beside the values that the runtime gives (runtime/src/core/codes.ts),
``code``: the text of the operation that failed, ``part``: the text of the refused value,
``base`` and ``at``: the texts of its first and second operand or argument. ``diagnostics.failure`` chooses the hint.
"""

from educode.diagnostics.model import Rule

INDEX_OUTSIDE = Rule(
    "EDU1001",
    "Indice hors du tableau",
    "L'indice vaut {index}, mais `{base}` a {length:élément}, de 0 à {last}.",
    hints={
        "one": "`{base}` n'a qu'un élément : son indice est 0.",
        "negative": "Il n'y a pas d'indice négatif. Pour le dernier élément, écris `dernier({base})`.",
        "end": "Le premier indice est 0, donc le dernier est {last} : `longueur({base}) - 1`.",
        "default": "Vérifie l'indice avant de t'en servir : il va de 0 à {last}.",
    },
    explanation=(
        "Les éléments d'un tableau sont numérotés à partir de 0. Le dernier a donc pour indice la longueur moins 1. "
        "Une boucle sur tout le tableau s'écrit `pour i de 0 à longueur(notes) - 1`, et le dernier élément `dernier(notes)`."
    ),
    bad="notes est un tableau vaut [12, 15, 9]\npour i de 0 à longueur(notes)\n    affiche notes[i]\nfin pour\n",
    good="notes est un tableau vaut [12, 15, 9]\npour i de 0 à longueur(notes) - 1\n    affiche notes[i]\nfin pour\n",
)
EMPTY_ARRAY = Rule(
    "EDU1002",
    "Tableau vide",
    "`{base}` est vide : il n'a pas d'élément à l'indice {index}.",
    hints={
        "default": "Ajoute d'abord un élément : `{base} ajoute` suivi de sa valeur, ou vérifie que `longueur({base}) > 0`."
    },
    explanation=(
        "Un tableau qui vient d'être déclaré est vide : il n'a aucun élément, même à l'indice 0. "
        "Remplis-le avec `ajoute`, ou donne-lui une valeur comme `[1, 2, 3]`, avant de lire un élément."
    ),
    bad="panier est un tableau\naffiche panier[0]\n",
    good='panier est un tableau\npanier ajoute "pain"\naffiche panier[0]\n',
)
INDEX_NOT_WHOLE = Rule(
    "EDU1003",
    "Indice qui n'est pas un nombre entier",
    "L'indice vaut {index}, mais un indice est un nombre entier.",
    hints={"default": "Arrondis-le : `{base}[arrondi_inferieur({at})]`."},
    explanation=(
        "Un indice compte des éléments : il n'y a pas d'élément numéro 2.5. Une division donne souvent un nombre à virgule ; "
        "`arrondi_inferieur` garde la partie entière."
    ),
    bad="t est un tableau vaut [3, 8, 12]\nmilieu est un nombre vaut longueur(t) / 2\naffiche t[milieu]\n",
    good="t est un tableau vaut [3, 8, 12]\nmilieu est un nombre vaut arrondi_inferieur(longueur(t) / 2)\naffiche t[milieu]\n",
)
INDEX_OUTSIDE_TEXT = Rule(
    "EDU1004",
    "Indice hors du texte",
    "L'indice vaut {index}, mais `{base}` a {length:caractère}, de 1 à {length}.",
    hints={
        "zero": "Dans un texte, le premier caractère a l'indice 1 : `{base}[1]`.",
        "negative": "Il n'y a pas d'indice négatif. Pour le dernier caractère, écris `{base}[longueur({base})]`.",
        "default": "Vérifie l'indice avant de t'en servir : il va de 1 à {length}.",
    },
    explanation="Les caractères d'un texte sont numérotés à partir de 1, et les éléments d'un tableau à partir de 0.",
    bad='mot est un texte vaut "chat"\npour i de 0 à longueur(mot)\n    affiche mot[i]\nfin pour\n',
    good='mot est un texte vaut "chat"\npour i de 1 à longueur(mot)\n    affiche mot[i]\nfin pour\n',
)
EMPTY_TEXT = Rule(
    "EDU1005",
    "Texte vide",
    "`{base}` est un texte vide : il n'a pas de caractère {index}.",
    hints={"default": "Vérifie d'abord que `longueur({base}) > 0`."},
    explanation='Un texte vide, `""`, n\'a aucun caractère : on ne peut pas lire le premier.',
    bad="mot est un texte\naffiche mot[1]\n",
    good='mot est un texte vaut "chat"\naffiche mot[1]\n',
)
MISSING_KEY = Rule(
    "EDU1006",
    "Clé absente du dictionnaire",
    "La clé {key} n'est pas dans `{base}`.",
    hints={
        "near": "Ses clés : {keys}. Pour vérifier avant : `si contient({base}, {at}) alors`.",
        "default": "Vérifie avant avec `si contient({base}, {at}) alors`.",
    },
    explanation=(
        "On ne peut lire dans un dictionnaire que les clés qui ont reçu une valeur. `contient(d, cle)` dit si une clé est là. "
        'Les majuscules et les accents comptent, et "1" n\'est pas la même clé que 1.'
    ),
    bad='prix est un dictionnaire vaut ["pomme": 2, "cerise": 8]\naffiche prix["poire"]\n',
    good='prix est un dictionnaire vaut ["pomme": 2, "cerise": 8]\nsi contient(prix, "poire") alors\n    affiche prix["poire"]\nfin si\n',
)
EMPTY_DICTIONARY = Rule(
    "EDU1007",
    "Dictionnaire vide",
    "`{base}` est vide : il n'a pas la clé {key}.",
    hints={"default": "Donne d'abord une valeur à cette clé : `{base}[{at}] vaut` suivi de la valeur."},
    explanation="Un dictionnaire qui vient d'être déclaré n'a aucune clé. Donne une valeur à une clé avant de la lire.",
    bad='prix est un dictionnaire\naffiche prix["pomme"]\n',
    good='prix est un dictionnaire\nprix["pomme"] vaut 2\naffiche prix["pomme"]\n',
)
MISSING_FIELD = Rule(
    "EDU1008",
    "Champ absent de l'enregistrement",
    "`{base}` n'a pas de champ `{field}`.",
    hints={"default": "Ses champs : {fields}."},
    explanation=(
        "Un champ d'enregistrement existe à partir du moment où il reçoit une valeur. "
        "Vérifie que son nom est écrit partout de la même façon."
    ),
    bad="perso est un enregistrement\nperso.force_magique vaut 12\naffiche perso.force\n",
    good="perso est un enregistrement\nperso.force_magique vaut 12\naffiche perso.force_magique\n",
)
EMPTY_RECORD = Rule(
    "EDU1009",
    "Enregistrement vide",
    "`{base}` n'a encore aucun champ : `{field}` n'existe pas.",
    hints={"default": "Donne d'abord une valeur à ce champ : `{base}.{field} vaut` suivi de la valeur."},
    explanation="Un enregistrement qui vient d'être déclaré n'a aucun champ. Chaque champ apparaît quand il reçoit une valeur.",
    bad="perso est un enregistrement\naffiche perso.vie\n",
    good="perso est un enregistrement\nperso.vie vaut 100\naffiche perso.vie\n",
)
UNDECLARED_FIELD = Rule(
    "EDU1010",
    "Champ que la classe ne déclare pas",
    "La classe `{class}` n'a pas de champ `{field}`.",
    hints={
        "near": "Ses champs : {fields}.",
        "default": "Déclare-le dans la classe : `{field} est un nombre`, par exemple.",
    },
    explanation="Un objet n'a que les champs déclarés entre `classe` et `fin classe`.",
    bad="classe joueur\n    nom est un texte\nfin classe\nj est un joueur\ntous est un tableau vaut [j, 0]\naffiche tous[0].score\n",
    good="classe joueur\n    nom est un texte\n    score est un nombre\nfin classe\nj est un joueur\ntous est un tableau vaut [j, 0]\naffiche tous[0].score\n",
)
NO_ELEMENTS = Rule(
    "EDU1011",
    "Crochets après une valeur sans éléments",
    "`{base}` vaut {value} : {kind:un} n'a pas d'éléments.",
    hints={"default": "Les crochets servent après un tableau, un texte ou un dictionnaire."},
    explanation="`valeur[i]` lit un élément. Seuls un tableau, un texte et un dictionnaire en ont.",
    bad="t est un tableau vaut [5, [6]]\naffiche t[0][0]\n",
    good="t est un tableau vaut [5, [6]]\naffiche t[1][0]\n",
)
NO_FIELDS = Rule(
    "EDU1012",
    "Point après une valeur sans champs",
    "`{base}` vaut {value} : {kind:un} n'a pas de champ `{field}`.",
    hints={"default": "Le point sert après un enregistrement ou un objet."},
    explanation="`valeur.champ` lit un champ. Seuls un enregistrement et un objet en ont.",
    bad='r est un enregistrement\nr.nom vaut "Léa"\nt est un tableau vaut [5, r]\naffiche t[0].nom\n',
    good='r est un enregistrement\nr.nom vaut "Léa"\nt est un tableau vaut [5, r]\naffiche t[1].nom\n',
)
BAD_KEY = Rule(
    "EDU1013",
    "Clé qui n'est ni un texte ni un nombre",
    "La clé vaut {value}, mais une clé est un texte ou un nombre, pas {kind:un}.",
    explanation="Dans un dictionnaire, une clé est toujours un texte ou un nombre.",
    bad='d est un dictionnaire\nt est un tableau vaut [vrai, "vrai"]\nd[t[0]] vaut 1\naffiche d\n',
    good='d est un dictionnaire\nt est un tableau vaut [vrai, "vrai"]\nd[t[1]] vaut 1\naffiche d\n',
)
INDEX_NOT_NUMBER = Rule(
    "EDU1014",
    "Indice qui n'est pas un nombre",
    "L'indice vaut {value}, mais un indice est un nombre, pas {kind:un}.",
    hints={
        "key": "Pour ranger des valeurs avec un nom, déclare un dictionnaire.",
        "default": "Écris un nombre entre les crochets.",
    },
    explanation="Entre les crochets d'un tableau ou d'un texte, on écrit le numéro de l'élément.",
    bad='t est un tableau vaut [1, 2]\nindices est un tableau vaut ["a", 0]\naffiche t[indices[0]]\n',
    good='t est un tableau vaut [1, 2]\nindices est un tableau vaut ["a", 0]\naffiche t[indices[1]]\n',
)
WRONG_TYPE = Rule(
    "EDU1015",
    "Valeur d'un autre type que la variable",
    "`{name}` est {expected:un}, mais la valeur {value} est {kind:un}.",
    hints={
        "number": "Convertis la valeur : `convertir_nombre({part})`.",
        "text": "Convertis la valeur : `convertir_texte({part})`.",
        "default": "Donne à `{name}` une valeur du type de sa déclaration.",
    },
    explanation="Une variable garde toujours le type de sa déclaration.",
    bad='reponses est un tableau vaut ["douze", 12]\nn est un nombre\nn vaut reponses[0]\naffiche n\n',
    good='reponses est un tableau vaut ["douze", 12]\nn est un nombre\nn vaut reponses[1]\naffiche n\n',
)
CONSTANT_NOT_SET = Rule(
    "EDU1016",
    "Constante lue avant sa ligne",
    "La constante `{name}` n'a pas encore de valeur à ce moment-là.",
    hints={"default": "Place `constante {name} vaut …` avant l'appel."},
    explanation="Une constante reçoit sa valeur quand sa ligne s'exécute : place les constantes au début du programme.",
    bad="procédure montrer()\n    affiche TAILLE\nfin procédure\nappelle montrer()\nconstante TAILLE vaut 24\n",
    good="constante TAILLE vaut 24\nprocédure montrer()\n    affiche TAILLE\nfin procédure\nappelle montrer()\n",
)
MISSING_RESULT = Rule(
    "EDU1017",
    "Fonction qui n'a rien retourné",
    "`{routine}` s'est terminée sans `retourne` : il n'y a pas de valeur ici.",
    hints={"default": "Ajoute un `retourne` pour les autres cas, avant `fin fonction`."},
    explanation="Une fonction dont on utilise la valeur doit finir par `retourne`, quel que soit le chemin suivi.",
    bad="fonction signe_de(n)\n    si n > 0 alors\n        retourne 1\n    fin si\nfin fonction\naffiche signe_de(-5)\n",
    good="fonction signe_de(n)\n    si n > 0 alors\n        retourne 1\n    fin si\n    retourne -1\nfin fonction\naffiche signe_de(-5)\n",
)
UNKNOWN_METHOD = Rule(
    "EDU1018",
    "Méthode inconnue",
    "La valeur {value} n'a pas de méthode `{method}`.",
    hints={
        "object": "Ajoute `{method}` entre `classe {kind}` et `fin classe`.",
        "default": "C'est {kind:un} : seul un objet a des méthodes.",
    },
    explanation="Une méthode est une procédure ou une fonction écrite dans une classe. On l'appelle sur un objet de cette classe.",
    bad="classe joueur\n    score est un nombre\n    procédure gagner(n)\n        score ajoute n\n    fin procédure\nfin classe\nj est un joueur\ntous est un tableau vaut [j, 0]\nappelle tous[1].gagner(1)\n",
    good="classe joueur\n    score est un nombre\n    procédure gagner(n)\n        score ajoute n\n    fin procédure\nfin classe\nj est un joueur\ntous est un tableau vaut [j, 0]\nappelle tous[0].gagner(1)\n",
)
CONDITION_NOT_BOOLEAN = Rule(
    "EDU1019",
    "Condition qui n'est ni vraie ni fausse",
    "`{part}` vaut {value} : c'est {kind:un}, pas un booléen.",
    hints={
        "number": "Écris une comparaison, par exemple `{part} > 0`.",
        "default": "Écris une comparaison, comme `{part} = {value}`.",
    },
    explanation="`si`, `tant que`, `et`, `ou` et `non` attendent vrai ou faux : une comparaison, ou un booléen.",
    bad="t est un tableau vaut [3, vrai]\nsi t[0] alors\n    affiche t\nfin si\n",
    good="t est un tableau vaut [3, vrai]\nsi t[1] alors\n    affiche t\nfin si\n",
)
TEXT_UNCHANGEABLE = Rule(
    "EDU1020",
    "Caractère d'un texte changé sur place",
    "`{base}` est un texte : on ne change pas un caractère sur place.",
    hints={"default": "Construis un nouveau texte, avec `+`, `sous_texte` ou `remplacer`."},
    explanation="On peut lire un caractère d'un texte, `mot[1]`, mais pas le remplacer. On fabrique un nouveau texte.",
    bad='mots est un tableau vaut ["chat", [1]]\nmots[0][1] vaut "r"\naffiche mots\n',
    good='mots est un tableau vaut ["chat", [1]]\nmots[0] vaut "rat"\naffiche mots\n',
)
CANNOT_APPEND = Rule(
    "EDU1021",
    "`ajoute` sur une valeur qui ne grandit pas",
    "`{base}` vaut {value} : on ne peut rien ajouter à {kind:un}.",
    hints={
        "dictionary": "Dans un dictionnaire, écris `{base}[cle] vaut` suivi de la valeur.",
        "default": "`ajoute` sert avec un tableau, un nombre ou un texte.",
    },
    explanation="`ajoute` met un élément à la fin d'un tableau, augmente un nombre, ou allonge un texte.",
    bad="t est un tableau vaut [[:], 5]\nt[0] ajoute 1\naffiche t\n",
    good="t est un tableau vaut [[:], 5]\nt[1] ajoute 1\naffiche t\n",
)
CANNOT_SUBTRACT = Rule(
    "EDU1022",
    "`soustrait` sur une valeur qui n'est pas un nombre",
    "`{base}` vaut {value} : on ne peut rien soustraire à {kind:un}.",
    hints={
        "array": "Pour enlever un élément d'un tableau : `{base} supprime` suivi de son indice.",
        "default": "`soustrait` sert avec un nombre.",
    },
    explanation="`soustrait` diminue un nombre. Pour enlever un élément d'un tableau, écris `t supprime i`.",
    bad='t est un tableau vaut ["a", 5]\nt[0] soustrait 1\naffiche t\n',
    good='t est un tableau vaut ["a", 5]\nt[1] soustrait 1\naffiche t\n',
)
CANNOT_REMOVE = Rule(
    "EDU1023",
    "`supprime` sur une valeur sans éléments",
    "`{base}` vaut {value} : on ne peut rien supprimer dans {kind:un}.",
    hints={"default": "`supprime` sert avec un tableau (un indice) ou un dictionnaire (une clé)."},
    explanation="`t supprime i` enlève l'élément d'indice i d'un tableau, `d supprime cle` enlève une clé d'un dictionnaire.",
    bad="t est un tableau vaut [5, [6]]\nt[0] supprime 0\naffiche t\n",
    good="t est un tableau vaut [5, [6]]\nt[1] supprime 0\naffiche t\n",
)
NO_KEYS = Rule(
    "EDU1024",
    "Aucune touche à attendre",
    "`appuyer` a reçu un tableau vide : aucune touche ne peut convenir.",
    hints={"default": 'Donne au moins une touche : `appuyer ["espace"] dans touche`.'},
    explanation="`appuyer` attend une des touches du tableau. Sans touche, le programme attendrait toujours.",
    bad="touches est un tableau\nt est un nombre\nappuyer touches dans t\naffiche t\n",
    good='touches est un tableau vaut ["espace"]\nt est un nombre\nappuyer touches dans t\naffiche t\n',
)
CANNOT_ASK = Rule(
    "EDU1025",
    "Réponse dans une valeur qui ne se tape pas",
    "La réponse ne peut pas aller dans `{part}`, qui vaut {value} : c'est {kind:un}.",
    hints={"default": "Demande dans un nombre, un texte ou un booléen."},
    explanation="`demande` convertit la réponse dans le type de la variable : un nombre, un texte ou un booléen.",
    bad='t est un tableau vaut [[1], 1]\ndemande "Combien ? " dans t[0]\naffiche t\n',
    good='t est un tableau vaut [[1], 1]\ndemande "Combien ? " dans t[1]\naffiche t\n',
)
METHOD_COUNT = Rule(
    "EDU1026",
    "Nombre de valeurs d'une méthode",
    "`{method}` attend {expected:valeur} ; tu en donnes {given}.",
    hints={"default": "Donne une valeur pour chaque nom entre les parenthèses de sa définition."},
    explanation="À chaque appel, donne autant de valeurs qu'il y a de noms entre les parenthèses de la définition.",
    bad="classe joueur\n    score est un nombre\n    procédure gagner(n)\n        score ajoute n\n    fin procédure\nfin classe\nj est un joueur\ntous est un tableau vaut [j, 0]\nappelle tous[0].gagner(1, 2)\n",
    good="classe joueur\n    score est un nombre\n    procédure gagner(n)\n        score ajoute n\n    fin procédure\nfin classe\nj est un joueur\ntous est un tableau vaut [j, 0]\nappelle tous[0].gagner(1)\n",
)
WRONG_WAIT = Rule(
    "EDU1027",
    "Attente d'une autre valeur",
    "J'attendais {expected:un} ici, mais `{part}` vaut {value} : c'est {kind:un}.",
    hints={"default": 'Écris `cliquer maToile dans x, y`, ou `appuyer ["z", "s"] dans touche`.'},
    explanation="`cliquer` a besoin d'une toile, et `appuyer` d'un tableau de touches.",
    bad="ma_toile est une toile\nchoses est un tableau vaut [3, ma_toile]\nx, y est un nombre\ncliquer choses[0] dans x, y\naffiche x + y\n",
    good="ma_toile est une toile\nchoses est un tableau vaut [3, ma_toile]\nx, y est un nombre\ncliquer choses[1] dans x, y\naffiche x + y\n",
)
APPEND_NOT_NUMBER = Rule(
    "EDU1028",
    "Nombre augmenté d'une valeur qui n'est pas un nombre",
    "`{base}` est un nombre, mais {value} est {kind:un}.",
    hints={
        "text": "Convertis le texte en nombre : `convertir_nombre({at})`.",
        "default": "Écris un nombre après `ajoute` ou `soustrait`.",
    },
    explanation="On ajoute un nombre à un nombre. Un texte se convertit d'abord avec `convertir_nombre`.",
    bad='n est un nombre\nt est un tableau vaut ["5", 5]\nn ajoute t[0]\naffiche n\n',
    good='n est un nombre\nt est un tableau vaut ["5", 5]\nn ajoute t[1]\naffiche n\n',
)
BOUND_NOT_NUMBER = Rule(
    "EDU1029",
    "Borne d'une boucle qui n'est pas un nombre",
    "`{part}` vaut {value} : une boucle `pour` compte avec des nombres, pas avec {kind:un}.",
    hints={
        "text": "Convertis le texte en nombre : `convertir_nombre({part})`.",
        "array": "Pour le nombre d'éléments : `longueur({part})`.",
        "default": "Écris un nombre après `de`, `à` et `pas`.",
    },
    explanation="Après `de`, `à` et `pas`, une boucle `pour` attend des nombres.",
    bad='t est un tableau vaut ["5", 5]\npour i de 1 à t[0]\n    affiche i\nfin pour\n',
    good='t est un tableau vaut ["5", 5]\npour i de 1 à t[1]\n    affiche i\nfin pour\n',
)
