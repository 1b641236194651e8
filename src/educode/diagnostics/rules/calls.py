"""EDU05xx: how functions and procedures are called."""

from educode.diagnostics.model import Rule

ROUTINE_COUNT = Rule(
    "EDU0501",
    "Nombre de valeurs données",
    "`{name}` attend {expected:valeur}{parameters} ; tu en donnes {given}.",
    hints={"heading": "Écris par exemple `{form}`."},
    labels={"heading": "`{name}` est définie ici"},
    explanation=(
        "À chaque appel, donne autant de valeurs qu'il y a de noms entre les parenthèses de la définition, "
        "dans le même ordre."
    ),
    bad="fonction aire(l, h)\n    retourne l * h\nfin fonction\naffiche aire(4)\n",
    good="fonction aire(l, h)\n    retourne l * h\nfin fonction\naffiche aire(4, 3)\n",
)
BUILTIN_COUNT = Rule(
    "EDU0502",
    "Nombre de valeurs données à une fonction d'EduCode",
    "`{name}` attend {expected} ; tu en donnes {given}.",
    hints={
        "form": "Écris par exemple `{form}`.",
        "color": "Ajoute la couleur : `{line}`.",
        "rgb": "Réunis les trois nombres de la couleur avec `rgb` : `{line}`.",
    },
    explanation="Chaque fonction d'EduCode attend un nombre précis de valeurs, dans un ordre précis.",
    bad="affiche racine(9, 2)\n",
    good="affiche racine(9)\n",
)
PROCEDURE_AS_VALUE = Rule(
    "EDU0503",
    "Une procédure ne donne pas de valeur",
    "`{name}` est une procédure : elle ne donne pas de valeur.",
    hints={
        "function": "Pour qu'elle donne une valeur, définis-la avec `fonction` et `retourne`.",
        "call": "Appelle-la seule sur sa ligne : `appelle {call}`.",
    },
    labels={"heading": "définie ici avec `procédure`"},
    explanation=(
        "Une procédure agit, puis le programme continue. Seule une fonction donne une valeur, avec `retourne`."
    ),
    bad='procédure saluer()\n    affiche "Bonjour"\nfin procédure\naffiche saluer()\n',
    good='procédure saluer()\n    affiche "Bonjour"\nfin procédure\nappelle saluer()\n',
)
FUNCTION_WITHOUT_RETURN = Rule(
    "EDU0504",
    "Fonction sans `retourne`",
    "La fonction `{name}` ne donne aucune valeur : il lui manque `retourne`.",
    hints={
        "line": "Ajoute `{line}` avant `fin fonction`.",
        "value": "Ajoute `retourne`, suivi de la valeur, avant `fin fonction`.",
    },
    labels={"call": "sa valeur est utilisée ici"},
    explanation=(
        "La valeur d'une fonction est celle de son `retourne`. Calculer ne suffit pas : il faut aussi dire "
        "quelle valeur donner."
    ),
    bad=(
        "fonction milieu(a, b)\n    m est un nombre\n    m vaut (a + b) / 2\n    affiche m\nfin fonction\n"
        "affiche milieu(12, 17)\n"
    ),
    good=(
        "fonction milieu(a, b)\n    m est un nombre\n    m vaut (a + b) / 2\n    retourne m\nfin fonction\n"
        "affiche milieu(12, 17)\n"
    ),
)
RESULT_BY_NAME = Rule(
    "EDU0508",
    "Résultat rangé dans le nom de la fonction",
    "Pour donner le résultat de `{name}`, écris `retourne`.",
    hints={"line": "Écris `{line}`."},
    explanation="Dans certains langages, on range le résultat dans le nom de la fonction. En EduCode, on le donne avec `retourne`.",
    bad="fonction double(x)\n    double vaut 2 * x\nfin fonction\naffiche double(4)\n",
    good="fonction double(x)\n    retourne 2 * x\nfin fonction\naffiche double(4)\n",
)
VALUE_NOT_KEPT = Rule(
    "EDU0505",
    "Valeur donnée, mais pas gardée",
    "`{name}` donne une valeur : il faut en faire quelque chose.",
    hints={"keep": "Garde sa valeur : `{line}`.", "show": "Pour la montrer : `affiche {call}`."},
    explanation=(
        "Cette fonction ne change rien : elle donne une nouvelle valeur. Range-la dans une variable ou affiche-la."
    ),
    bad="cartes est un tableau vaut [1, 2, 3]\nmelanger(cartes)\naffiche cartes\n",
    good="cartes est un tableau vaut [1, 2, 3]\ncartes vaut melanger(cartes)\naffiche cartes\n",
)
COMMAND_AS_VALUE = Rule(
    "EDU0506",
    "Cette instruction ne donne pas de valeur",
    "`{name}` agit, mais ne donne pas de valeur.",
    hints={"alone": "Écris cette instruction seule sur sa ligne : `{call}`."},
    explanation="Les instructions de dessin et celles qui changent un tableau s'écrivent seules sur leur ligne.",
    bad="t est une toile\naffiche effacer(t)\n",
    good="t est une toile\neffacer(t)\naffiche t\n",
)
DECIMAL_COMMA = Rule(
    "EDU0507",
    "Virgule décimale entre parenthèses",
    "Entre parenthèses, la virgule sépare deux valeurs : écris `{meant}`.",
    explanation="Dans les parenthèses d'une fonction et entre crochets, un nombre à virgule s'écrit avec un point : `racine(3.14)`.",
    bad="affiche racine(6,25)\n",
    good="affiche racine(6.25)\n",
    hints={"line": "Écris `{line}`."},
)
