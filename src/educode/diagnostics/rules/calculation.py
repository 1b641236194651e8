"""EDU11xx: calculations without a result, and values that a built-in function refuses.

The templates find the same values as those of ``rules.run``; ``routine`` is the built-in, ``name`` its refused value.
"""

from educode.diagnostics.model import Rule

DIVISION_BY_ZERO = Rule(
    "EDU1101",
    "Division par zéro",
    "Division par 0 : dans `{code}`, le diviseur vaut 0.",
    hints={
        "divisor": "Vérifie avant que `{at}` n'est pas 0 : `si {at} <> 0 alors`.",
        "default": "Vérifie avant que le diviseur n'est pas 0.",
    },
    explanation="On ne peut pas partager en zéro part. Vérifie le diviseur avant de diviser.",
    bad="total est un nombre vaut 50\nnb est un nombre\naffiche total / nb\n",
    good="total est un nombre vaut 50\nnb est un nombre vaut 4\naffiche total / nb\n",
)
MODULO_ZERO = Rule(
    "EDU1102",
    "Reste d'une division par zéro",
    "Dans `{code}`, on divise par 0 : `mod` n'a pas de résultat.",
    hints={
        "loop": "`{at}` vaut 0 : fais commencer la boucle à 1, `pour {at} de 1 à …`.",
        "default": "`{at}` vaut 0 : vérifie avant que `{at} <> 0`.",
    },
    explanation="`a mod b` donne le reste de la division de a par b. On ne peut pas diviser par 0.",
    bad="pour d de 0 à 3\n    affiche 24 mod d\nfin pour\n",
    good="pour d de 1 à 3\n    affiche 24 mod d\nfin pour\n",
)
NO_POWER = Rule(
    "EDU1103",
    "Puissance sans résultat",
    "{base} à la puissance {exponent} n'a pas de résultat.",
    hints={
        "zero": "0 n'a pas de puissance négative : ce serait diviser par 0.",
        "default": "Un nombre négatif n'a que des puissances entières.",
    },
    explanation="Une puissance à virgule d'un nombre négatif n'existe pas, une puissance négative de 0 non plus.",
    bad="x est un nombre vaut -8\naffiche x ^ 0.5\n",
    good="x est un nombre vaut 8\naffiche x ^ 0.5\n",
)
NOT_FINITE = Rule(
    "EDU1104",
    "Nombre trop grand",
    "Le calcul est devenu trop grand : `{part}` n'est plus un nombre que je connais.",
    hints={"default": "Cherche ce qui grandit sans fin : une boucle qui multiplie, une puissance très grande."},
    explanation="Au-delà d'un 1 suivi de 308 zéros, je ne peux plus compter. C'est souvent une boucle qui multiplie trop de fois.",
    bad="x est un nombre vaut 10\npour i de 1 à 10\n    x vaut x * x\nfin pour\naffiche x\n",
    good="x est un nombre vaut 10\npour i de 1 à 5\n    x vaut x * x\nfin pour\naffiche x\n",
)
STEP_ZERO = Rule(
    "EDU1105",
    "Boucle dont le pas est zéro",
    "Le pas de la boucle vaut 0 : elle ne finirait jamais.",
    hints={"default": "Donne un pas plus grand que 0, ou plus petit que 0 pour compter à l'envers."},
    explanation="`pas` dit de combien on avance à chaque tour. Avec 0, on n'avance pas.",
    bad="p est un nombre\npour i de 1 à 3 pas p\n    affiche i\nfin pour\n",
    good="p est un nombre vaut 1\npour i de 1 à 3 pas p\n    affiche i\nfin pour\n",
)
WRONG_OPERANDS = Rule(
    "EDU1106",
    "Calcul entre des valeurs qui ne vont pas ensemble",
    "`{operator}` ne marche pas entre {left} ({left_kind:un}) et {right} ({right_kind:un}).",
    hints={
        "text": "Convertis le texte en nombre : `convertir_nombre(…)`.",
        "array": "Pour ajouter un élément à un tableau, écris `ajoute`.",
        "default": "Vérifie le type des deux valeurs.",
    },
    explanation="Les calculs se font entre nombres, les comparaisons entre deux nombres ou deux textes. `+` joint aussi des textes et des tableaux.",
    bad='t est un tableau vaut [12, "3"]\naffiche t[0] * t[1]\n',
    good="t est un tableau vaut [12, 3]\naffiche t[0] * t[1]\n",
)
WRONG_ARGUMENT = Rule(
    "EDU1107",
    "Valeur d'un autre type que ce qu'attend une fonction",
    "`{routine}` attend {expected:un}, mais `{part}` vaut {value} : c'est {kind:un}.",
    hints={
        "number": "Convertis le texte en nombre : `convertir_nombre({part})`.",
        "text": "Convertis la valeur en texte : `convertir_texte({part})`.",
        "default": "Donne {expected:un} à `{routine}`.",
    },
    explanation="Chaque fonction d'EduCode attend des valeurs d'un type précis.",
    bad='t est un tableau vaut ["9", 9]\naffiche racine(t[0])\n',
    good='t est un tableau vaut ["9", 9]\naffiche racine(t[1])\n',
)
MINUS_NOT_NUMBER = Rule(
    "EDU1108",
    "Moins devant une valeur qui n'est pas un nombre",
    "`-` attend un nombre, mais `{part}` vaut {value} : c'est {kind:un}.",
    hints={"default": "Mets un nombre après `-`."},
    explanation="`-x` change le signe d'un nombre.",
    bad='t est un tableau vaut ["9", 9]\naffiche -t[0]\n',
    good='t est un tableau vaut ["9", 9]\naffiche -t[1]\n',
)
NOT_WHOLE = Rule(
    "EDU1110",
    "Nombre entier attendu",
    "Dans `{routine}`, `{part}` vaut {value} : il faut un nombre entier.",
    hints={"default": "Arrondis la valeur : `arrondi_inferieur({part})`."},
    explanation="Certaines valeurs comptent des choses : un nombre de caractères, une borne du hasard. Elles sont entières.",
    bad="n est un nombre vaut 7\naffiche hasard(1, n / 2)\n",
    good="n est un nombre vaut 7\naffiche hasard(1, arrondi_inferieur(n / 2))\n",
)
OUT_OF_RANGE = Rule(
    "EDU1111",
    "Valeur hors des bornes",
    "Dans `{routine}`, `{part}` vaut {value} : il faut un nombre de {low} à {high}.",
    hints={
        "default": "Garde la valeur entre les bornes : `limiter({part}, {low}, {high})`.",
        "comma": "Entre parenthèses, un nombre à virgule s'écrit avec un point : `{number}`.",
    },
    explanation="Cette valeur a une limite, en bas et en haut.",
    bad="n est un nombre vaut 20\naffiche arrondi(pi, n)\n",
    good="n est un nombre vaut 2\naffiche arrondi(pi, n)\n",
)
NEGATIVE_COUNT = Rule(
    "EDU1112",
    "Nombre négatif",
    "Dans `{routine}`, `{part}` vaut {value} : il faut 0 ou plus.",
    hints={"default": "Vérifie avant que `{part} >= 0`."},
    explanation="On ne peut pas répéter une chose moins de zéro fois.",
    bad='n est un nombre vaut -1\naffiche repeter("ha", n)\n',
    good='n est un nombre vaut 2\naffiche repeter("ha", n)\n',
)
BOUNDS_REVERSED = Rule(
    "EDU1113",
    "Bornes à l'envers",
    "`{routine}` va du plus petit au plus grand, mais {low} est plus grand que {high}.",
    hints={
        "empty": "`{at}` vaut {high} : le tableau `{array}` est vide. Remplis-le avant.",
        "default": "Écris la plus petite valeur d'abord.",
    },
    explanation=(
        "`hasard(a, b)` et `limiter(x, a, b)` attendent la plus petite borne en premier. Avec `longueur(t) - 1`, "
        "un tableau vide donne -1 : c'est lui la cause."
    ),
    bad="affiche hasard(6, 1)\n",
    good="affiche hasard(1, 6)\n",
)
EMPTY_VALUES = Rule(
    "EDU1114",
    "Tableau vide",
    "`{routine}` ne donne rien ici : `{base}` est vide.",
    hints={"default": "Vérifie avant que le tableau n'est pas vide : `si longueur({base}) > 0 alors`."},
    explanation="Un tableau vide n'a ni premier, ni dernier élément, ni moyenne.",
    bad="notes est un tableau\naffiche moyenne(notes)\n",
    good="notes est un tableau vaut [12, 15]\naffiche moyenne(notes)\n",
)
NOT_A_NUMBER = Rule(
    "EDU1115",
    "Texte qui n'est pas un nombre",
    "Je ne peux pas lire un nombre dans {value}.",
    hints={"default": "Vérifie avant avec `si est_nombre({base}) alors`."},
    explanation='`convertir_nombre` lit des chiffres, avec un signe, un point ou une virgule : "12", "-3", "12,5". Pas d\'espace entre les chiffres.',
    bad='affiche convertir_nombre("douze")\n',
    good='affiche convertir_nombre("12")\n',
)
EMPTY_PATTERN = Rule(
    "EDU1116",
    "Texte vide",
    "Dans `{routine}`, le texte à chercher est vide.",
    hints={"default": "Donne au moins un caractère."},
    explanation="On ne peut pas chercher un texte vide : il serait partout.",
    bad='motif est un texte\naffiche position("abc", motif)\n',
    good='motif est un texte vaut "b"\naffiche position("abc", motif)\n',
)
NOT_A_COLOR = Rule(
    "EDU1117",
    "Couleur inconnue",
    "Je ne connais pas la couleur {value}.",
    hints={"default": 'Écris une couleur comme `#FF8800`, `rgb(255, 136, 0)` ou `"orange"`.'},
    explanation=(
        "Une couleur s'écrit `#` et 3, 6 ou 8 chiffres de 0 à F, ou avec `rgb`, ou par un nom entre guillemets : noir, blanc, gris, "
        "argent, rouge, bordeaux, orange, jaune, vert, citron, bleu, marine, cyan, violet, rose, marron."
    ),
    bad='t est une toile\ncouleur est un texte vaut "turquoise"\nremplir(t, couleur)\naffiche t\n',
    good='t est une toile\ncouleur est un texte vaut "cyan"\nremplir(t, couleur)\naffiche t\n',
)
ODD_POINTS = Rule(
    "EDU1118",
    "Coordonnées d'un polygone qui ne vont pas par deux",
    "Il y a {count:coordonnée}, mais un point en a deux : x et y.",
    hints={"default": "Ajoute la coordonnée qui manque : x1, y1, x2, y2…"},
    explanation="Les points d'un polygone se donnent à la suite : x du premier, y du premier, x du deuxième, y du deuxième…",
    bad='t est une toile\npoints est un tableau vaut [0, 0, 50, 0, 25]\npolygone(t, points, "vert")\naffiche t\n',
    good='t est une toile\npoints est un tableau vaut [0, 0, 50, 0, 25, 40]\npolygone(t, points, "vert")\naffiche t\n',
)
WRONG_ELEMENT = Rule(
    "EDU1119",
    "Élément d'un autre type",
    "`{routine}` attend {expected:un} partout, mais l'élément {index} vaut {value} : c'est {kind:un}.",
    hints={"default": "Change cet élément, ou convertis-le."},
    explanation="Cette fonction a besoin que tous les éléments du tableau soient du même type.",
    bad='t est un tableau vaut [1, "2"]\naffiche somme(t)\n',
    good="t est un tableau vaut [1, 2]\naffiche somme(t)\n",
)
CANNOT_SORT = Rule(
    "EDU1120",
    "Éléments qu'on ne peut pas ranger",
    "Je ne peux pas ranger l'élément {index}, {value} : c'est {kind:un}, et le premier est {first:un}.",
    hints={"default": "Mets seulement des nombres, ou seulement des textes, dans le tableau."},
    explanation="`trier` range des nombres entre eux, ou des textes entre eux.",
    bad='t est un tableau vaut [3, "a"]\naffiche trier(t)\n',
    good="t est un tableau vaut [3, 1]\naffiche trier(t)\n",
)
NEGATIVE_ROOT = Rule(
    "EDU1121",
    "Racine d'un nombre négatif",
    "`{part}` vaut {value} : un nombre négatif n'a pas de racine.",
    hints={"default": "Vérifie avant que `{part} >= 0`."},
    explanation="Le carré d'un nombre n'est jamais négatif : un nombre négatif n'a donc pas de racine carrée.",
    bad="x est un nombre vaut -4\naffiche racine(x)\n",
    good="x est un nombre vaut 4\naffiche racine(x)\n",
)
BAD_LOGARITHM = Rule(
    "EDU1122",
    "Logarithme d'un nombre qui n'en a pas",
    "`{part}` vaut {value} : seul un nombre plus grand que 0 a un logarithme.",
    hints={"default": "Vérifie avant que `{part} > 0`."},
    explanation="Le logarithme n'existe que pour les nombres plus grands que 0.",
    bad="x est un nombre\naffiche logarithme(x)\n",
    good="x est un nombre vaut 1\naffiche logarithme(x)\n",
)
BAD_BASE = Rule(
    "EDU1123",
    "Base d'un logarithme",
    "La base vaut {value} : il faut un nombre plus grand que 0, autre que 1.",
    hints={"default": "Écris par exemple `logarithme(x, 10)`."},
    explanation="La base d'un logarithme est plus grande que 0 et différente de 1.",
    bad="b est un nombre vaut 1\naffiche logarithme(8, b)\n",
    good="b est un nombre vaut 2\naffiche logarithme(8, b)\n",
)
BAD_ORDER = Rule(
    "EDU1124",
    "Ordre de tri inconnu",
    "Je ne connais pas l'ordre {value}.",
    hints={"default": 'Écris `trier(t)`, ou `trier(t, "decroissant")`.'},
    explanation='`trier` range du plus petit au plus grand. Avec "decroissant", du plus grand au plus petit.',
    bad='ordre est un texte vaut "envers"\naffiche trier([3, 1, 2], ordre)\n',
    good='ordre est un texte vaut "decroissant"\naffiche trier([3, 1, 2], ordre)\n',
)
NOT_A_KEY_NAME = Rule(
    "EDU1125",
    "Touche inconnue",
    "Je ne connais pas la touche {value}.",
    hints={
        "default": 'Écris un seul caractère, comme "z", ou un de ces noms : "haut", "bas", "gauche", "droite", "espace", "entree", "echap", "tab", "retour", "suppr".'
    },
    explanation="Une touche se nomme par son caractère, ou par son nom : haut, bas, gauche, droite, espace, entree, echap, tab, retour, suppr.",
    bad='nom est un texte vaut "fleche"\naffiche touche_enfoncee(nom)\n',
    good='nom est un texte vaut "haut"\naffiche touche_enfoncee(nom)\n',
)
BAD_PARAMETER = Rule(
    "EDU1126",
    "Paramètre qui ne convient pas",
    "Le paramètre {name} vaut {value}, mais il faut {expected:un}.",
    hints={"default": "Change la valeur donnée au lancement."},
    explanation="`parametre(nom, défaut)` convertit la valeur donnée au lancement dans le type de la valeur par défaut.",
)
TOO_MANY_CHOICES = Rule(
    "EDU1127",
    "Hasard entre des bornes trop éloignées",
    "De {low} à {high}, il y a trop de nombres pour en tirer un.",
    hints={"default": "Rapproche les deux bornes."},
    explanation="`hasard` sait choisir parmi neuf millions de milliards de nombres, pas plus.",
    bad="n est un nombre vaut 1e17\naffiche hasard(0, n)\n",
    good="n est un nombre vaut 100\naffiche hasard(0, n)\n",
)
NO_FIRST_CHARACTER = Rule(
    "EDU1128",
    "Texte sans caractère",
    "`{part}` est un texte vide : il n'a pas de premier caractère.",
    hints={"default": 'Vérifie avant avec `si {part} <> "" alors`.'},
    explanation="`code_caractere` donne le code du premier caractère d'un texte ; un texte vide n'en a pas.",
    bad="mot est un texte\naffiche code_caractere(mot)\n",
    good='mot est un texte vaut "été"\naffiche code_caractere(mot)\n',
)
NOT_A_CHARACTER = Rule(
    "EDU1129",
    "Code qui n'est pas celui d'un caractère",
    "Aucun caractère n'a le code {value}.",
    hints={"default": "Écris un code de 0 à 1114111, comme `caractere(65)` pour A."},
    explanation="Chaque caractère a un code : 65 pour A, 233 pour é. Quelques codes ne servent pas.",
    bad="n est un nombre vaut 2000000\naffiche caractere(n)\n",
    good="n est un nombre vaut 65\naffiche caractere(n)\n",
)
