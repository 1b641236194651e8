"""EDU02xx, continued: lines whose words or signs are nearly in their places."""

from educode.diagnostics.model import Rule

_WRITE = {"line": "Écris `{line}`."}

ELEMENT_WITHOUT_BRACKETS = Rule(
    "EDU0219",
    "Indice sans crochets",
    "L'indice d'un élément de `{name}` s'écrit entre crochets `[ ]`.",
    explanation="Un élément d'un tableau ou un caractère d'un texte s'écrit avec son indice entre crochets : `notes[0]`.",
    bad="notes est un tableau vaut [12]\naffiche notes{0}\n",
    good="notes est un tableau vaut [12]\naffiche notes[0]\n",
    hints=_WRITE,
)
SEVERAL_DECLARED = Rule(
    "EDU0227",
    "Plusieurs noms déclarés en français courant",
    "Pour déclarer plusieurs noms, écris des virgules puis `est un`.",
    explanation=(
        "Plusieurs variables du même type se déclarent ensemble : `x, y est un nombre`. "
        "On écrit toujours `est un`, même s'il y a plusieurs noms."
    ),
    bad="x et y sont des nombres\naffiche x + y\n",
    good="x, y est un nombre\naffiche x + y\n",
    hints=_WRITE,
)
NO_PARENTHESES = Rule(
    "EDU0228",
    "Parenthèses en trop",
    "`{word}` s'écrit sans parenthèses.",
    explanation="`arrête`, `continue` et `terminer` sont des mots d'EduCode, pas des fonctions : ils sont seuls sur leur ligne.",
    bad="affiche 1\nterminer()\n",
    good="affiche 1\nterminer\n",
    hints=_WRITE,
)
COMMA_BETWEEN = Rule(
    "EDU0229",
    "Virgule entre deux valeurs",
    "Entre deux valeurs, écris une virgule `,`, pas `{typed}`.",
    explanation="Dans un tableur, les valeurs d'une fonction sont séparées par `;`. En EduCode, elles le sont par des virgules.",
    bad="affiche hasard(1; 6)\n",
    good="affiche hasard(1, 6)\n",
    hints=_WRITE,
)
IN_COLLECTION = Rule(
    "EDU0249",
    "Recherche écrite en mots",
    "Pour chercher `{value}` dans `{place}`, écris `contient`.",
    explanation="`contient(t, v)` est vrai si la valeur `v` se trouve dans le tableau, le texte ou les clés du dictionnaire `t`.",
    bad="t est un tableau vaut [1, 2]\nsi 2 dans t alors\n    affiche t\nfin si\n",
    good="t est un tableau vaut [1, 2]\nsi contient(t, 2) alors\n    affiche t\nfin si\n",
    hints=_WRITE,
)
TWO_ASSIGNMENTS = Rule(
    "EDU0272",
    "Deux variables pour une valeur",
    "Une ligne donne une valeur à une seule variable.",
    explanation="Pour donner la même valeur à deux variables, on écrit deux lignes : `x vaut 0`, puis `y vaut 0`.",
    bad="x est un nombre\ny est un nombre\nx vaut y vaut 0\naffiche x + y\n",
    good="x est un nombre\ny est un nombre\nx vaut 0\ny vaut 0\naffiche x + y\n",
    hints={
        "two": "Écris `{first}`, puis `{second}` sur la ligne suivante.",
        "swap": "Pour échanger, utilise une autre variable : `tampon vaut {first}`, `{first} vaut {second}`, `{second} vaut tampon`.",
    },
)
LIST_WITHOUT_BRACKETS = Rule(
    "EDU0273",
    "Tableau sans crochets",
    "Un tableau s'écrit entre crochets `[ ]`, avec des virgules.",
    explanation="Après `vaut`, il y a une seule valeur. Plusieurs valeurs ensemble forment un tableau : `[12, 15, 9]`.",
    bad="notes est un tableau vaut 12, 15, 9\naffiche notes\n",
    good="notes est un tableau vaut [12, 15, 9]\naffiche notes\n",
    hints=_WRITE,
)
STRAY_COMMA = Rule(
    "EDU0274",
    "Virgule en trop",
    "Cette virgule `,` est en trop.",
    explanation="Une virgule sépare deux valeurs. Il n'en faut ni avant la première, ni après la dernière, ni deux de suite.",
    bad="affiche maximum(3,, 4)\n",
    good="affiche maximum(3, 4)\n",
    hints=_WRITE,
)
STRAY_WORD = Rule(
    "EDU0275",
    "Mot ou signe en trop",
    "Après `{before}`, il ne faut pas de `{found}`.",
    explanation="La valeur s'écrit juste après `vaut`, `ajoute` ou `affiche`, sans autre mot ni signe : `x vaut 3`.",
    bad="x est un nombre\nx vaut = 3\naffiche x\n",
    good="x est un nombre\nx vaut 3\naffiche x\n",
    hints=_WRITE,
)
NAME_FIRST = Rule(
    "EDU0276",
    "Nom attendu avant le mot",
    "Le nom de la variable vient avant `{word}`.",
    explanation="Une instruction qui change une variable commence par son nom : `x vaut 5`, `x ajoute 1`, `t supprime 0`.",
    bad="x est un nombre\nvaut x 5\naffiche x\n",
    good="x est un nombre\nx vaut 5\naffiche x\n",
    hints={**_WRITE, "example": "Par exemple : `x {word} 5`."},
)
MISSING_SIGN = Rule(
    "EDU0277",
    "Signe oublié entre deux valeurs",
    "Entre `{left}` et `{right}`, il manque un signe.",
    explanation="Deux valeurs ne se suivent jamais sans rien entre elles : il faut un signe de calcul, ou une virgule entre parenthèses ou crochets.",
    bad="x est un nombre vaut 3\ny est un nombre vaut 4\naffiche x y\n",
    good="x est un nombre vaut 3\ny est un nombre vaut 4\naffiche x + y\n",
    hints={
        "show": "Pour afficher les deux, relie-les avec `+` : `{line}`.",
        "index": "Mets l'indice entre crochets : `{line}`.",
        "equal": "Pour les comparer, écris `{line}`.",
        "compare": "Pour les comparer, mets entre eux `=`, `<>`, `<`, `>`, `<=` ou `>=`.",
    },
)
ASK_INSIDE = Rule(
    "EDU0278",
    "Demande à la place d'une valeur",
    "`demande` n'est pas une valeur : il range la réponse avec `dans`.",
    explanation='`demande "Ton âge ? " dans age` pose la question et range la réponse dans la variable `age`.',
    bad='age est un nombre\nage vaut demande "Ton âge ? "\naffiche age\n',
    good='age est un nombre\ndemande "Ton âge ? " dans age\naffiche age\n',
    hints={**_WRITE, "two": "Écris `{first}`, puis `{second}` sur la ligne suivante."},
)
MISSING_EST = Rule(
    "EDU0279",
    "Est oublié",
    "Entre `{name}` et son type, il manque `est`.",
    explanation="Une variable se déclare avec `est un` ou `est une`, puis son type : `age est un nombre`.",
    bad="age un nombre\naffiche age\n",
    good="age est un nombre\naffiche age\n",
    hints=_WRITE,
)
