"""EDU90xx: warnings and advice; the program runs all the same. Few, and sure."""

from educode.diagnostics.model import Rule, Severity

UNUSED_VARIABLE = Rule(
    "EDU9001",
    "Variable jamais utilisée",
    "La variable `{name}` n'est jamais utilisée.",
    hints={
        "remove": "Supprime cette ligne, ou sers-toi de `{name}`.",
        "use": "Sers-toi de `{name}`, ou supprime les lignes qui lui donnent une valeur.",
    },
    explanation="Une variable qui ne sert à rien gêne la lecture, et cache parfois une faute dans un nom.",
    bad="a est un nombre vaut 2\nb est un nombre\naffiche a\n",
    good="a est un nombre vaut 2\naffiche a\n",
    severity=Severity.WARNING,
)
UNREACHABLE = Rule(
    "EDU9002",
    "Ligne jamais exécutée",
    "Cette ligne n'est jamais exécutée, à cause de `{word}` ligne {line}.",
    hints={
        "jump": "Place-la avant `{word}`, ou supprime-la.",
        "loop": "La boucle de la ligne {line} ne finit pas : sors-en avec `arrête`, ou supprime la ligne.",
        "branches": "Toutes les branches de ce `si` partent ailleurs : place la ligne avant, ou supprime-la.",
    },
    labels={
        "jump": "le programme part d'ici",
        "loop": "cette boucle ne finit pas",
        "branches": "toutes ces branches partent ailleurs",
    },
    explanation=(
        "Après `retourne`, `arrête`, `continue` ou `terminer`, les lignes suivantes du même bloc ne sont jamais lues."
    ),
    bad='fonction f(x)\n    retourne x\n    affiche "fini"\nfin fonction\naffiche f(2)\n',
    good='fonction f(x)\n    affiche "fini"\n    retourne x\nfin fonction\naffiche f(2)\n',
    severity=Severity.WARNING,
)
ENDLESS_LOOP = Rule(
    "EDU9003",
    "Boucle sans fin",
    "Cette boucle ne change jamais {names} : elle peut tourner sans fin.",
    hints={"change": "Change {name} dans la boucle, ou sors-en avec `arrête`."},
    explanation=(
        "`tant que` recommence aussi longtemps que sa condition est vraie. Si rien dans la boucle ne change cette "
        "condition, elle ne s'arrête pas."
    ),
    bad="i est un nombre vaut 1\ntant que i <= 3\n    affiche i\nfin tant que\n",
    good="i est un nombre vaut 1\ntant que i <= 3\n    affiche i\n    i ajoute 1\nfin tant que\n",
    severity=Severity.WARNING,
)
DIFFERENT_TYPES = Rule(
    "EDU9004",
    "Comparaison de deux types différents",
    "{left} et {right} ne sont jamais égaux : `{comparison}` est toujours {result}.",
    hints={
        "line": "Écris `{line}`.",
        "convert": "Convertis l'un des deux, par exemple : `{line}`.",
    },
    explanation='Le texte "3" et le nombre 3 sont deux valeurs différentes. Compare des valeurs du même type.',
    bad='n est un nombre vaut 3\nsi n = "3" alors\n    affiche "oui"\nfin si\n',
    good='n est un nombre vaut 3\nsi n = 3 alors\n    affiche "oui"\nfin si\n',
    severity=Severity.WARNING,
)
SOMETIMES_NOTHING = Rule(
    "EDU9005",
    "Fonction qui oublie parfois sa valeur",
    "La fonction `{name}` peut finir sans donner de valeur.",
    hints={
        "end": "Ajoute `retourne` et une valeur avant `fin fonction`.",
        "bare": "Ajoute une valeur après chaque `retourne`.",
    },
    labels={"return": "ici, elle donne une valeur", "bare": "ici, elle n'en donne pas"},
    explanation="Une fonction doit donner une valeur dans tous les cas, y compris quand aucune condition n'est vraie.",
    bad=(
        'fonction avis(note)\n    si note > 10 alors\n        retourne "bien"\n    fin si\nfin fonction\naffiche avis(12)\n'
    ),
    good=(
        'fonction avis(note)\n    si note > 10 alors\n        retourne "bien"\n    fin si\n    retourne "courage"\n'
        "fin fonction\naffiche avis(12)\n"
    ),
    severity=Severity.WARNING,
)
BUILTIN_REPLACED = Rule(
    "EDU9006",
    "Fonction d'EduCode remplacée",
    "`{name}` existe déjà en EduCode : la tienne la remplace partout.",
    hints={"rename": "Choisis un autre nom pour garder les deux."},
    explanation="Une fonction du programme qui porte le nom d'une fonction d'EduCode prend sa place dans tout le programme.",
    bad="fonction maximum(a, b)\n    si a > b alors\n        retourne a\n    fin si\n    retourne b\nfin fonction\naffiche maximum(2, 5)\n",
    good="fonction plus_grand(a, b)\n    si a > b alors\n        retourne a\n    fin si\n    retourne b\nfin fonction\naffiche plus_grand(2, 5)\n",
    severity=Severity.WARNING,
)
LOOP_VARIABLE_CHANGED = Rule(
    "EDU9007",
    "Variable de boucle changée",
    "Changer `{name}` ici ne change pas les tours de la boucle.",
    hints={"other": "Utilise une autre variable, ou une boucle `tant que`."},
    labels={"loop": "cette boucle choisit `{name}` à chaque tour"},
    explanation="`pour` calcule ses tours au départ : à chaque tour, il remet sa valeur dans la variable.",
    bad="pour i de 1 à 3\n    affiche i\n    i ajoute 1\nfin pour\n",
    good="i est un nombre vaut 1\ntant que i <= 3\n    affiche i\n    i ajoute 2\nfin tant que\n",
    severity=Severity.WARNING,
)
RESULT_LOST = Rule(
    "EDU9008",
    "Résultat perdu",
    "Le résultat de la fonction `{name}` est perdu.",
    hints={"keep": "Range-le dans une variable ou affiche-le : `affiche {call}`."},
    explanation="Une fonction donne une valeur. Si tu n'en as pas besoin, écris `appelle` devant pour le dire.",
    bad="fonction double(n)\n    retourne n * 2\nfin fonction\ndouble(4)\n",
    good="fonction double(n)\n    retourne n * 2\nfin fonction\naffiche double(4)\n",
    severity=Severity.WARNING,
)
LOOP_NEVER_RUNS = Rule(
    "EDU9011",
    "Boucle qui ne tourne jamais",
    "Cette boucle ne tourne jamais : {first} est plus {size} que {last}.",
    hints={"back": "Pour compter à l'envers, écris `{line}`.", "step": "Change le signe du pas : `{line}`."},
    explanation=(
        "Une boucle `pour` monte de la première valeur à la dernière. Pour descendre, il lui faut un pas négatif : "
        "`pour i de 10 à 1 pas -1`."
    ),
    bad="pour i de 10 à 1\n    affiche i\nfin pour\n",
    good="pour i de 10 à 1 pas -1\n    affiche i\nfin pour\n",
    severity=Severity.WARNING,
)
BARE_CALL = Rule(
    "EDU9010",
    "Procédure appelée sans `appelle`",
    "`{name}` est une procédure : on l'appelle avec `appelle`.",
    hints={"line": "Écris `{line}`."},
    explanation="Le mot `appelle` montre au lecteur que le programme part exécuter la procédure, puis revient.",
    bad='procédure saluer()\n    affiche "Bonjour"\nfin procédure\nsaluer()\n',
    good='procédure saluer()\n    affiche "Bonjour"\nfin procédure\nappelle saluer()\n',
    severity=Severity.ADVICE,
)
