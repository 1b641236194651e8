"""EDU06xx: what belongs inside loops and functions, and constants."""

from educode.diagnostics.model import Rule

RETURN_OUTSIDE = Rule(
    "EDU0601",
    "`retourne` hors d'une fonction",
    "`retourne` ne s'utilise que dans une fonction ou une procédure.",
    hints={"stop": "Pour arrêter le programme, écris `terminer`.", "show": "Pour montrer la valeur, écris `{line}`."},
    explanation="`retourne` donne le résultat d'une fonction à la ligne qui l'appelle. Hors d'une fonction, personne ne l'attend.",
    bad="x est un nombre vaut 4\nretourne x\n",
    good="x est un nombre vaut 4\naffiche x\n",
)
RETURN_IN_PROCEDURE = Rule(
    "EDU0602",
    "Une procédure ne donne pas de valeur",
    "`{name}` est une procédure : elle ne peut pas retourner de valeur.",
    hints={"function": "Change `procédure` en `fonction`, ligne {line}, et sa fin en `fin fonction`."},
    labels={"heading": "la procédure commence ici"},
    explanation="Une procédure agit, une fonction donne une valeur. Pour retourner une valeur, il faut une fonction.",
    bad="procédure double(n)\n    retourne n * 2\nfin procédure\nappelle double(4)\n",
    good="fonction double(n)\n    retourne n * 2\nfin fonction\naffiche double(4)\n",
)
BREAK_OUTSIDE = Rule(
    "EDU0603",
    "`arrête` hors d'une boucle",
    "`arrête` sort d'une boucle, mais il n'y a pas de boucle ici.",
    hints={
        "stop": "Pour arrêter le programme, écris `terminer`.",
        "return": "Pour sortir de `{name}`, écris `retourne` ; pour arrêter le programme, écris `terminer`.",
    },
    explanation="`arrête` sort de la boucle `pour` ou `tant que` qui l'entoure. `terminer` arrête le programme.",
    bad='affiche "Alarme"\narrête\n',
    good='affiche "Alarme"\nterminer\n',
)
CONTINUE_OUTSIDE = Rule(
    "EDU0604",
    "`continue` hors d'une boucle",
    "`continue` passe au tour suivant, mais il n'y a pas de boucle ici.",
    hints={"remove": "Supprime cette ligne, ou place-la dans une boucle."},
    explanation="`continue` commence tout de suite le tour suivant de la boucle qui l'entoure.",
    bad='affiche "Un"\ncontinue\naffiche "Deux"\n',
    good='affiche "Un"\naffiche "Deux"\n',
)
CONSTANT_CHANGED = Rule(
    "EDU0605",
    "Constante changée",
    "`{name}` est une constante : sa valeur ne change jamais.",
    hints={
        "variable": "Utilise une variable, par exemple `{variable}`, ou déclare `{name}` sans `constante`, ligne {line}."
    },
    labels={"declared": "déclarée constante ici"},
    explanation="Une constante reçoit sa valeur une seule fois, avec `constante`. Ce qui change est une variable.",
    bad="constante LARGEUR vaut 640\nLARGEUR vaut 800\naffiche LARGEUR\n",
    good="LARGEUR est un nombre vaut 640\nLARGEUR vaut 800\naffiche LARGEUR\n",
)
CONSTANT_DECLARED_AGAIN = Rule(
    "EDU0606",
    "Constante déclarée avec un nom déjà pris",
    "Le nom `{name}` est déjà pris, ligne {line} : choisis un autre nom.",
    labels={"first": "déclaré ici la première fois"},
    explanation="Une constante se déclare une seule fois, et son nom ne sert à aucune autre variable.",
    bad="constante MAX vaut 10\nconstante MAX vaut 20\naffiche MAX\n",
    good="constante MAX vaut 10\nconstante MAX2 vaut 20\naffiche MAX + MAX2\n",
)
BUILTIN_CONSTANT_CHANGED = Rule(
    "EDU0607",
    "Constante d'EduCode changée",
    "`{name}` est une constante d'EduCode : sa valeur ne change jamais.",
    explanation="Pour ranger une autre valeur, déclare une variable avec un autre nom.",
    bad="pi vaut 3\naffiche pi\n",
    good="presque_pi est un nombre vaut 3\naffiche presque_pi\n",
)
SELF_CHANGED = Rule(
    "EDU0608",
    "`moi` ne se change pas",
    "`moi` est l'objet lui-même : il ne reçoit pas de valeur.",
    explanation="Change plutôt un champ de l'objet : `moi.score vaut 0`, ou simplement `score vaut 0`.",
    bad=(
        "classe joueur:\n    score est un nombre\n    procédure vide()\n        moi vaut 0\n    fin procédure\n"
        "fin classe\nj est un joueur\nappelle j.vide()\n"
    ),
    good=(
        "classe joueur:\n    score est un nombre\n    procédure vide()\n        score vaut 0\n    fin procédure\n"
        "fin classe\nj est un joueur\nappelle j.vide()\n"
    ),
)
SWAP = Rule(
    "EDU0609",
    "Échanger deux variables",
    "Pour échanger `{first}` et `{second}`, il faut une troisième variable.",
    hints={"lines": "Écris `{kept}`, puis `{first} vaut {second}`, puis `{second} vaut {spare}`."},
    explanation=(
        "Une variable n'a qu'une valeur. Avant de la changer, on range l'ancienne dans une troisième variable, "
        "comme on pose un verre pour échanger le contenu de deux autres."
    ),
    bad="a est un nombre vaut 1\nb est un nombre vaut 2\na <-> b\naffiche a - b\n",
    good=(
        "a est un nombre vaut 1\nb est un nombre vaut 2\ntampon est un nombre vaut a\na vaut b\nb vaut tampon\n"
        "affiche a - b\n"
    ),
)
