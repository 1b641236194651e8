"""EDU03xx: names of variables, functions, types, classes and fields."""

from educode.diagnostics.model import Rule

UNKNOWN_NAME = Rule(
    "EDU0301",
    "Nom inconnu",
    "Je ne connais pas le nom `{name}`.",
    hints={
        "near": "Écris plutôt `{near}`.",
        "accent": "Seul un accent change : le nom déclaré ligne {line} s'écrit `{near}`.",
        "case": "Les majuscules comptent : le nom déclaré ligne {line} s'écrit `{near}`.",
        "choice": "Voulais-tu écrire {near} ?",
        "declare": 'Déclare-le avant, par exemple : `{name} est un nombre`. Pour du texte, ajoute des guillemets : `"{name}"`.',
        "word": "En EduCode, `{name}` s'écrit `{near}`.",
        "elsewhere": "`{name}` n'existe que dans `{owner}` : déclare-le ici, ou donne-le entre les parenthèses.",
        "canvas": "Déclare-la avant : `{name} est une toile`.",
        "function": "En EduCode, écris `{near}` sans point devant.",
        "nothing": 'Une variable a toujours une valeur, par exemple `0`, `""` ou `faux`.',
        "yes": 'Un booléen est `vrai` ou `faux`. Pour du texte, ajoute des guillemets : `"{name}"`.',
        "quotes": "Le nom d'une touche s'écrit entre guillemets : `{near}`.",
        "digits": "Écris ce nombre en chiffres : `{near}`.",
        "mouse": "Pour la souris, écris `{near}`.",
        "pause": "`attendre` compte en millièmes de seconde : `{line}`.",
        "field": "`{name}` est un champ : écris-le après le nom d'un objet, `objet.{name}`.",
    },
    labels={"declared": "`{near}` est déclaré ici"},
    explanation=(
        "Chaque variable se déclare avant de servir, avec son type : `score est un nombre`. "
        "Ensuite, son nom s'écrit toujours exactement pareil, accents et majuscules compris. "
        "Un texte s'écrit entre guillemets, sinon je le prends pour un nom."
    ),
    bad='score est un nombre vaut 3\naffiche "Score : " + scor\naffiche score\n',
    good='score est un nombre vaut 3\naffiche "Score : " + score\naffiche score\n',
)
UNDECLARED_PLACE = Rule(
    "EDU0302",
    "Variable jamais déclarée",
    "La variable `{name}` n'est déclarée nulle part.",
    hints={
        "declare": "Déclare-la avec son type : `{line}`.",
        "asked": "Déclare-la avant : `{name} est un texte`, ou `{name} est un nombre`.",
        "elsewhere": "`{name}` n'existe que dans `{owner}` : déclare-la en dehors, et toutes les fonctions la verront.",
        "before": "Déclare-la avant, avec son type : `{name} est {type:un}`.",
        "near": "Écris plutôt `{near}`.",
        "near_or_declare": "Écris plutôt `{near}`, ou déclare-la avant : `{name} est {type:un}`.",
        "choice": "Voulais-tu écrire {near} ?",
        "accent": "Seul un accent change : le nom déclaré ligne {line} s'écrit `{near}`.",
        "case": "Les majuscules comptent : le nom déclaré ligne {line} s'écrit `{near}`.",
    },
    labels={"declared": "`{near}` est déclaré ici"},
    explanation=(
        "Avant de donner une valeur à une variable, dis quel est son type : "
        "`table est un nombre`, puis `table vaut 7`. Les deux peuvent tenir sur une ligne : "
        "`table est un nombre vaut 7`."
    ),
    bad="table vaut 7\naffiche table\n",
    good="table est un nombre vaut 7\naffiche table\n",
)
USED_BEFORE_DECLARATION = Rule(
    "EDU0303",
    "Variable utilisée avant sa déclaration",
    "`{name}` sert ici, mais sa déclaration vient plus loin, ligne {line}.",
    hints={
        "move": "Place `{declaration}` (ligne {line}) avant cette ligne.",
        "loop": "Place la boucle avant cette ligne, ou déclare `{name} est un nombre` plus haut.",
    },
    labels={"declared": "déclaré seulement ici"},
    explanation=(
        "Les instructions sont lues de haut en bas. Une variable doit être déclarée plus haut que "
        "les lignes qui s'en servent."
    ),
    bad="affiche vies\nvies est un nombre vaut 3\n",
    good="vies est un nombre vaut 3\naffiche vies\n",
)
USED_INSIDE_DECLARATION = Rule(
    "EDU0304",
    "Variable utilisée dans sa propre déclaration",
    "`{name}` n'a pas encore de valeur pendant sa déclaration.",
    hints={"value": "Donne d'abord une valeur à `{name}` sans te servir de `{name}`."},
    explanation=(
        "La valeur donnée dans une déclaration est calculée avant que la variable existe : "
        "elle ne peut pas se servir de cette variable."
    ),
    bad="n est un nombre vaut n + 1\naffiche n\n",
    good="n est un nombre vaut 1\naffiche n\n",
)
UNKNOWN_ROUTINE = Rule(
    "EDU0305",
    "Fonction inconnue",
    "Je ne connais pas la fonction `{name}`.",
    hints={
        "near": "Écris plutôt `{near}`.",
        "defined": "La fonction définie ligne {line} s'appelle `{near}`.",
        "accent": "Seul un accent change : écris `{near}`.",
        "case": "Les majuscules comptent : écris `{near}`.",
        "choice": "Voulais-tu écrire {near} ?",
        "constant": "`{near}` est un nombre : écris-le sans parenthèses.",
        "method": "`{name}` appartient à la classe `{owner}` : écris `objet.{name}( )`.",
        "class": "`{name}` est une classe : pour faire un objet, écris `objet est un {name}`.",
        "define": "Vérifie son nom, ou définis-la avec `fonction {name}( )` ou `procédure {name}( )`.",
    },
    labels={"declared": "`{near}` est définie ici"},
    explanation=(
        "Un nom suivi d'une parenthèse est une fonction : une de celles d'EduCode, ou une que tu as "
        "définie avec `fonction` ou `procédure`. Vérifie l'orthographe de son nom."
    ),
    bad='affiche longeur("chat")\n',
    good='affiche longueur("chat")\n',
)
FOREIGN_ROUTINE = Rule(
    "EDU0306",
    "Fonction d'un autre langage",
    "`{name}` n'existe pas en EduCode : on écrit `{near}`.",
    hints={
        "line": "Écris `{line}`.",
        "form": "Écris `{form}`.",
        "canvas": "Donne la toile en premier : `{line}`.",
        "color": "Donne la couleur en dernier : `{line}`.",
        "canvas_color": "Donne la toile en premier et la couleur en dernier : `{line}`.",
        "pause": "`attendre` compte en millièmes de seconde : `{line}`.",
        "half": "Donne la toile, le centre, le rayon (la moitié du diamètre) et la couleur : `{line}`.",
        "text": "Donne la place, puis le texte, puis la couleur : `{line}`.",
        "no_contour": "La couleur `#0` enlève le contour : `{line}`.",
        "undeclared": "Déclare d'abord `dessin est une toile`, puis écris `{form}`.",
        "points": "Donne tous les points ensemble : `{form}`.",
    },
    explanation=("Ce nom vient d'un autre langage de programmation. EduCode a la même idée sous un nom français."),
    bad="notes est un tableau vaut [12, 15]\naffiche len(notes)\n",
    good="notes est un tableau vaut [12, 15]\naffiche longueur(notes)\n",
)
VARIABLE_CALLED = Rule(
    "EDU0307",
    "Parenthèses après une variable",
    "`{name}` est une variable, pas une fonction.",
    hints={
        "index": "Pour lire un élément, utilise des crochets `[ ]` : `{line}`.",
        "multiply": "Pour multiplier, écris le signe `*` : `{line}`.",
        "remove": "Enlève les parenthèses : `{line}`.",
    },
    labels={"declared": "déclaré ici"},
    explanation=(
        "Un nom suivi d'une parenthèse appelle une fonction. Pour lire un élément d'un tableau, "
        "les crochets `[ ]` entourent l'indice : `notes[0]` est le premier élément."
    ),
    bad="notes est un tableau vaut [11, 16]\naffiche notes(0)\n",
    good="notes est un tableau vaut [11, 16]\naffiche notes[0]\n",
)
UNKNOWN_TYPE = Rule(
    "EDU0308",
    "Type inconnu",
    "Je ne connais pas le type `{name}`.",
    hints={
        "near": "Ce type s'écrit `{near}` : `{line}`.",
        "choice": "Voulais-tu écrire {near} ?",
        "list": "Les types sont nombre, texte, booléen, tableau, dictionnaire, enregistrement, toile, et tes classes.",
    },
    explanation=(
        "Une variable se déclare avec un de ces types : nombre, texte, booléen, tableau, dictionnaire, "
        "enregistrement, toile, ou avec le nom d'une classe du programme."
    ),
    bad="notes est un tablau\nnotes ajoute 12\naffiche notes\n",
    good="notes est un tableau\nnotes ajoute 12\naffiche notes\n",
)
UNKNOWN_FIELD = Rule(
    "EDU0309",
    "Champ inconnu",
    "La classe `{class_name}` n'a pas de champ `{name}`.",
    hints={
        "near": "Écris plutôt `{near}`.",
        "list": "Ses champs sont : {fields}.",
        "none": "Ajoute-le dans la classe : `{name} est un nombre`.",
        "method": "`{name}` est une fonction de la classe : ajoute les parenthèses, `{name}( )`.",
    },
    labels={"class": "la classe `{class_name}` commence ici"},
    explanation="Un objet n'a que les champs déclarés entre `classe` et `fin classe`.",
    bad="classe joueur:\n    score est un nombre\nfin classe\nj est un joueur\naffiche j.scor\n",
    good="classe joueur:\n    score est un nombre\nfin classe\nj est un joueur\naffiche j.score\n",
)
UNKNOWN_METHOD = Rule(
    "EDU0310",
    "Fonction inconnue dans une classe",
    "La classe `{class_name}` n'a pas de fonction ni de procédure `{name}`.",
    hints={
        "near": "Écris plutôt `{near}`.",
        "list": "Elle a : {methods}.",
        "field": "`{name}` est un champ : écris-le sans parenthèses.",
        "routine": "`{name}` est définie hors de la classe : écris `{line}`.",
    },
    labels={"class": "la classe `{class_name}` commence ici"},
    explanation=("Après le point, on appelle une fonction ou une procédure écrite entre `classe` et `fin classe`."),
    bad=(
        "classe joueur:\n    score est un nombre\n    procédure gagner(n)\n        score ajoute n\n    fin procédure\n"
        "fin classe\nj est un joueur\nappelle j.ganer(2)\n"
    ),
    good=(
        "classe joueur:\n    score est un nombre\n    procédure gagner(n)\n        score ajoute n\n    fin procédure\n"
        "fin classe\nj est un joueur\nappelle j.gagner(2)\n"
    ),
)
DECLARED_WITH_ANOTHER_TYPE = Rule(
    "EDU0311",
    "Même nom, deux types",
    "`{name}` est déjà {first:un} (ligne {line}), pas {second:un}.",
    hints={"rename": "Choisis un autre nom pour cette variable."},
    labels={"first": "déclaré ici : {first:un}"},
    explanation=(
        "Une variable garde le même type dans tout le programme. Choisis un autre nom pour la deuxième variable."
    ),
    bad='x est un nombre vaut 2\naffiche x\nx est un texte vaut "a"\naffiche x\n',
    good='x est un nombre vaut 2\naffiche x\nmot est un texte vaut "a"\naffiche mot\n',
)
PARAMETER_DECLARED_AGAIN = Rule(
    "EDU0312",
    "Paramètre déclaré une deuxième fois",
    "`{name}` est déjà une valeur reçue par cette fonction.",
    hints={"rename": "Choisis un autre nom, ou supprime cette déclaration."},
    labels={"first": "reçue ici"},
    explanation=(
        "Les noms entre les parenthèses d'une fonction sont déjà des variables : ils ont la valeur donnée à l'appel. "
        "On ne les déclare pas une deuxième fois."
    ),
    bad="fonction double(n)\n    n est un nombre\n    retourne n * 2\nfin fonction\naffiche double(4)\n",
    good="fonction double(n)\n    retourne n * 2\nfin fonction\naffiche double(4)\n",
)
DEFINED_TWICE = Rule(
    "EDU0313",
    "Nom défini deux fois",
    "Le nom `{name}` est déjà pris, ligne {line}.",
    hints={"rename": "Choisis un autre nom."},
    labels={"first": "défini ici la première fois"},
    explanation="Deux fonctions, ou deux classes, ne peuvent pas avoir le même nom : change celui de la deuxième.",
    bad=(
        "fonction aire(c)\n    retourne c * c\nfin fonction\nfonction aire(l)\n    retourne l * 2\nfin fonction\n"
        "affiche aire(3)\n"
    ),
    good=(
        "fonction aire(c)\n    retourne c * c\nfin fonction\nfonction double(l)\n    retourne l * 2\nfin fonction\n"
        "affiche aire(3) + double(3)\n"
    ),
)
SELF_OUTSIDE = Rule(
    "EDU0314",
    "`moi` hors d'une classe",
    "`moi` désigne l'objet : il n'existe que dans une classe.",
    explanation=(
        "Dans une fonction ou une procédure d'une classe, `moi` est l'objet sur lequel on l'appelle. "
        "Ailleurs, utilise le nom de l'objet."
    ),
    bad="affiche moi.score\n",
    good="classe joueur:\n    score est un nombre\nfin classe\nj est un joueur\naffiche j.score\n",
)
CLASS_AS_PLACE = Rule(
    "EDU0315",
    "Une classe n'est pas une variable",
    "`{name}` est une classe : elle ne peut pas recevoir de valeur.",
    explanation="Déclare d'abord un objet de cette classe, `j est un joueur`, puis change les champs de cet objet.",
    bad="classe joueur:\n    score est un nombre\nfin classe\njoueur vaut 3\n",
    good="classe joueur:\n    score est un nombre\nfin classe\njoueur.score vaut 3\n",
)
CLASS_NAMED_LIKE_TYPE = Rule(
    "EDU0316",
    "Classe au nom d'un type",
    "`{name}` est déjà un type d'EduCode : choisis un autre nom.",
    explanation="Une classe est un nouveau type : elle ne peut pas prendre le nom d'un type qui existe.",
    bad="classe texte:\n    taille est un nombre\nfin classe\n",
    good="classe etiquette:\n    taille est un nombre\nfin classe\n",
)
ROUTINE_WITHOUT_PARENTHESES = Rule(
    "EDU0317",
    "Fonction sans parenthèses",
    "`{name}` est le nom d'une fonction : il lui faut des parenthèses.",
    hints={
        "value": "Écris `{form}`.",
        "command": "Écris `{form}`, seule sur sa ligne.",
    },
    explanation=(
        "Pour se servir d'une fonction, écris son nom suivi de parenthèses, avec les valeurs qu'elle attend. "
        "Les parenthèses restent même quand elle n'attend rien."
    ),
    bad="fonction carre(x)\n    retourne x * x\nfin fonction\naffiche carre\n",
    good="fonction carre(x)\n    retourne x * x\nfin fonction\naffiche carre(4)\n",
)
LIST_WITHOUT_QUOTES = Rule(
    "EDU0318",
    "Textes d'un tableau sans guillemets",
    'Dans ce tableau, il manque les guillemets `"` autour de chaque texte.',
    explanation='Un texte est toujours entre guillemets, dans un tableau aussi : `["Max", "Léa"]`. Sans eux, `Max` est le nom d\'une variable.',
    bad="noms est un tableau vaut [Max, Lea]\naffiche noms\n",
    good='noms est un tableau vaut ["Max", "Lea"]\naffiche noms\n',
    hints={"line": "Écris `{line}`."},
)
