"""EDU02xx: lines, blocks, headings and statements that cannot be read as they are."""

from educode.diagnostics.model import Rule

_WRITE = {"line": "Écris `{line}`."}
AND_ITS_END = "Finis le bloc par `{end}`."
CUT_LINE = "Écris tout sur une seule ligne, ou finis la ligne par une virgule ou un signe."
"""Proposed where a bracket goes on in the line below, and EduCode cannot see it."""
"""Added where the opening and the end of a block are both in the form of another language."""

CHOICE_INSIDE = Rule(
    "EDU0200",
    "Choix à l'intérieur d'une ligne",
    "Une valeur ne contient pas de choix : écris un bloc `si`.",
    explanation="En Python ou en JavaScript, un choix peut tenir dans une ligne. En EduCode, `si … alors`, `sinon` et `fin si` ont chacun leur ligne.",
    bad="n est un nombre vaut 3\nprix est un nombre\nprix vaut 5 si n < 12 sinon 9\naffiche prix\n",
    good="n est un nombre vaut 3\nprix est un nombre\nsi n < 12 alors\n    prix vaut 5\nsinon\n    prix vaut 9\nfin si\naffiche prix\n",
    hints={"block": "Écris `si {condition} alors`, `{first}`, `sinon`, `{second}` et `fin si`, un par ligne."},
)

# --- blocks ----------------------------------------------------------------------------------

MISSING_END = Rule(
    "EDU0201",
    "Bloc sans fin",
    "Le bloc `{opened}` n'est pas fermé : il manque `{end}`.",
    explanation=(
        "Un bloc commence par `si`, `pour`, `tant que`, `fonction`, `procédure` ou `classe`, et finit par `fin` suivi du même mot. "
        "Sans cette fin, EduCode ne sait pas où le bloc s'arrête."
    ),
    bad='pour i de 1 à 3\n    affiche i\naffiche "Partez"\n',
    good='pour i de 1 à 3\n    affiche i\nfin pour\naffiche "Partez"\n',
    hints={
        "before": "Ajoute `{end}` avant la ligne {line} : `{following}`.",
        "last": "Ajoute `{end}` à la fin du programme.",
    },
    labels={"before": "j'attendais `{end}` avant cette ligne"},
)
CROSSED_BLOCKS = Rule(
    "EDU0202",
    "Blocs croisés",
    "Ferme d'abord le bloc `{inner}` : `{expected}` vient avant `{found}`.",
    explanation="Les blocs s'emboîtent comme des boîtes : le dernier ouvert est le premier fermé.",
    bad="pour i de 1 à 3\n    si i = 2 alors\n        affiche i\nfin pour\n    fin si\n",
    good="pour i de 1 à 3\n    si i = 2 alors\n        affiche i\n    fin si\nfin pour\n",
    hints={"swap": "Échange les deux lignes : `{expected}` avant `{found}`."},
    labels={"inner": "ce bloc est ouvert en dernier"},
)
STRAY_END = Rule(
    "EDU0203",
    "Fin de bloc en trop",
    "Ce `{found}` est en trop : il ne ferme rien.",
    explanation="Chaque `fin …` ferme un bloc ouvert plus haut. S'il y en a un de trop, enlève-le, ou vérifie que le bloc a bien été ouvert.",
    bad='si 2 > 1 alors\n    affiche "oui"\nfin si\nfin si\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints={
        "remove": "Supprime cette ligne.",
        "then": "Écris `alors` après la condition, puis mets `{found}` sur la ligne suivante.",
    },
)
WRONG_END = Rule(
    "EDU0204",
    "Mauvaise fin de bloc",
    "`{found}` ne ferme pas un bloc `{opened}` : il faut `{expected}`.",
    explanation="Un bloc finit par `fin` suivi du mot qui l'a ouvert : `si` et `fin si`, `pour` et `fin pour`, `tant que` et `fin tant que`.",
    bad="pour i de 1 à 3\n    affiche i\nfin si\n",
    good="pour i de 1 à 3\n    affiche i\nfin pour\n",
    hints={"write": "Écris `{expected}`."},
    labels={"opened": "le bloc s'ouvre ici"},
)
BADLY_WRITTEN_END = Rule(
    "EDU0205",
    "Fin de bloc mal écrite",
    "Pour fermer le bloc `{opened}`, `{found}` s'écrit `{expected}`.",
    explanation="Une fin de bloc s'écrit exactement `fin si`, `fin pour`, `fin tant que`, `fin fonction`, `fin procédure` ou `fin classe`, en mots séparés.",
    bad='si 2 > 1 alors\n    affiche "oui"\nfinsi\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints={"write": "Écris `{expected}`."},
)
BARE_END = Rule(
    "EDU0206",
    "Fin sans son mot",
    "`fin` tout seul ne suffit pas : ici il faut `{expected}`.",
    explanation="Le mot `fin` est toujours suivi du mot qui a ouvert le bloc, par exemple `fin si`. Pour arrêter le programme, on écrit `terminer`.",
    bad='si 2 > 1 alors\n    affiche "oui"\nfin\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints={"write": "Écris `{expected}`."},
)
END_OF_NOTHING = Rule(
    "EDU0207",
    "Fin sans bloc",
    "Ici `fin` ne ferme rien : aucun bloc n'est ouvert.",
    explanation="Le mot `fin` ferme un bloc, comme `fin si`. Un programme n'a pas besoin de `fin` à sa dernière ligne. Pour l'arrêter avant, on écrit `terminer`.",
    bad='affiche "Au revoir"\nfin\n',
    good='affiche "Au revoir"\n',
    hints={"remove": "Supprime cette ligne, ou écris `terminer` pour arrêter le programme."},
)
STRAY_ELSE = Rule(
    "EDU0208",
    "Sinon sans si",
    "Ce `sinon` n'a pas de `si` : aucun `si` n'est ouvert ici.",
    explanation="`sinon` se place entre un `si … alors` et son `fin si`. Si le `fin si` est déjà passé, le `sinon` n'a plus de `si`.",
    bad='sinon\naffiche "non"\n',
    good='si 1 > 2 alors\n    affiche "oui"\nsinon\n    affiche "non"\nfin si\n',
    hints={"open": "Ajoute `si … alors` plus haut, ou supprime cette ligne."},
)
ELSE_AFTER_ELSE = Rule(
    "EDU0209",
    "Sinon après le dernier sinon",
    "Ce `si` a déjà son `sinon`, qui vient toujours en dernier.",
    explanation="Dans un `si`, il y a autant de `sinon si` qu'on veut, puis un seul `sinon`, en dernier.",
    bad="n est un nombre vaut 3\nsi n = 1 alors\n    affiche 1\nsinon\n    affiche 2\nsinon\n    affiche 3\nfin si\n",
    good="n est un nombre vaut 3\nsi n = 1 alors\n    affiche 1\nsinon si n = 2 alors\n    affiche 2\nsinon\n    affiche 3\nfin si\n",
    hints={"before": "Écris `sinon si … alors`, et place-le avant le `sinon`."},
    labels={"first": "le `sinon` est déjà ici"},
)
ELSE_WITH_CONDITION = Rule(
    "EDU0210",
    "Sinon suivi d'une condition",
    "Après `sinon`, une condition commence par `si` : `sinon si`.",
    explanation="`sinon` tout seul prend tous les autres cas. Pour poser une nouvelle condition, on écrit `sinon si … alors`.",
    bad="n est un nombre vaut 3\nsi n > 5 alors\n    affiche 1\nsinon n > 2 alors\n    affiche 2\nfin si\n",
    good="n est un nombre vaut 3\nsi n > 5 alors\n    affiche 1\nsinon si n > 2 alors\n    affiche 2\nfin si\n",
    hints=_WRITE,
)
AFTER_ELSE = Rule(
    "EDU0211",
    "Instruction sur la ligne du sinon",
    "Après `sinon`, il faut aller à la ligne.",
    explanation="`sinon` est seul sur sa ligne. Les instructions à exécuter viennent sur les lignes suivantes.",
    bad='si 1 > 2 alors\n    affiche "oui"\nsinon affiche "non"\nfin si\n',
    good='si 1 > 2 alors\n    affiche "oui"\nsinon\n    affiche "non"\nfin si\n',
    hints={"split": "Mets `{found}` sur la ligne suivante."},
)
MISSING_THEN = Rule(
    "EDU0212",
    "Alors oublié",
    "Il manque `alors` à la fin de cette ligne.",
    explanation="Une condition s'écrit `si … alors`, puis on va à la ligne.",
    bad='si 2 > 1\n    affiche "oui"\nfin si\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints=_WRITE,
)
COLON_FOR_THEN = Rule(
    "EDU0213",
    "Deux-points à la place de alors",
    "Après la condition, écris `alors` au lieu des deux-points `:`.",
    explanation="En Python, la ligne du `if` finit par deux-points. En EduCode, elle finit par le mot `alors`.",
    bad='si 2 > 1:\n    affiche "oui"\nfin si\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints=_WRITE,
)
AFTER_THEN = Rule(
    "EDU0214",
    "Instruction sur la ligne du si",
    "Après `alors`, il faut aller à la ligne.",
    explanation="La ligne du `si` finit par `alors`. Les instructions viennent sur les lignes suivantes, jusqu'à `fin si`.",
    bad='si 2 > 1 alors affiche "oui"\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints={
        "split": "Mets `{found}` sur la ligne suivante, et finis par `fin si`.",
        "then": "Écris `alors` après la condition, puis mets `{found}` sur la ligne suivante.",
        "next": "Mets `{found}` sur la ligne suivante.",
    },
)
DEFINITION_INSIDE = Rule(
    "EDU0215",
    "Définition à l'intérieur d'un bloc",
    "Une {what} se définit en dehors de tout bloc, pas dans un bloc `{outer}`.",
    explanation="Les fonctions, procédures et classes se définissent au premier niveau du programme, pas dans une boucle, un `si` ou une autre fonction.",
    bad="si 2 > 1 alors\n    fonction double(x)\n        retourne 2 * x\n    fin fonction\nfin si\n",
    good="fonction double(x)\n    retourne 2 * x\nfin fonction\naffiche double(4)\n",
    hints={"move": "Déplace-la avant ou après ce bloc."},
    labels={"outer": "ce bloc est encore ouvert"},
)
TOO_DEEP = Rule(
    "EDU0216",
    "Trop de blocs emboîtés",
    "Il y a trop de blocs les uns dans les autres : 256 au plus.",
    explanation="Un programme peut emboîter 256 blocs. Pour aller plus loin, range une partie des instructions dans une procédure.",
)
VALUE_TOO_DEEP = Rule(
    "EDU0217",
    "Calcul trop long",
    "Ce calcul est trop long pour être lu d'un seul coup.",
    explanation="Un calcul peut emboîter 256 parenthèses et enchaîner plusieurs centaines de signes. Au-delà, range des résultats dans des variables.",
)
NOT_A_MEMBER = Rule(
    "EDU0218",
    "Instruction dans une classe",
    "Une classe ne contient que des champs, des fonctions et des procédures.",
    explanation="Entre `classe` et `fin classe`, on déclare les champs, comme `nom est un texte`, et on définit les procédures et les fonctions de la classe.",
    bad='classe joueur\n    affiche "Bonjour"\nfin classe\n',
    good="classe joueur\n    nom est un texte\nfin classe\nj est un joueur\naffiche j.nom\n",
    hints={"field": "Pour déclarer un champ, écris `{line}`."},
)

# --- headings --------------------------------------------------------------------------------

TANT_WITHOUT_QUE = Rule(
    "EDU0220",
    "Tant sans que",
    "La boucle s'écrit en deux mots : `tant que`.",
    explanation="Une boucle qui dure aussi longtemps qu'une condition est vraie s'écrit `tant que condition`.",
    bad="n est un nombre vaut 0\ntant n < 3\n    n ajoute 1\nfin tant que\n",
    good="n est un nombre vaut 0\ntant que n < 3\n    n ajoute 1\nfin tant que\n",
    hints=_WRITE,
)
HEADING_TAIL = Rule(
    "EDU0221",
    "Mot en trop au début d'un bloc",
    "Après `{opened}`, la ligne finit sans `{found}`.",
    explanation="Les lignes `tant que …`, `pour …`, `fonction …` et `procédure …` finissent sans deux-points, sans `faire` et sans `alors`.",
    bad="n est un nombre vaut 0\ntant que n < 3 faire\n    n ajoute 1\nfin tant que\n",
    good="n est un nombre vaut 0\ntant que n < 3\n    n ajoute 1\nfin tant que\n",
    hints=_WRITE,
)
FOR_SHAPE = Rule(
    "EDU0222",
    "Boucle pour mal écrite",
    "Une boucle `pour` s'écrit `pour {variable} de … à …`.",
    explanation="`pour i de 1 à 10` donne à `i` les valeurs 1, 2, 3… jusqu'à 10 compris. On peut ajouter `pas 2` à la fin.",
    bad="pour i = 1 à 3\n    affiche i\nfin pour\n",
    good="pour i de 1 à 3\n    affiche i\nfin pour\n",
    hints={**_WRITE, "example": "Par exemple : `pour {variable} de 1 à 10`."},
)
FOR_EACH = Rule(
    "EDU0223",
    "Boucle sur les éléments",
    "Une boucle `pour` compte de … à … : elle ne parcourt pas directement {what}.",
    explanation="Pour parcourir un tableau, on compte ses indices, de 0 à `longueur(t) - 1`, et on lit chaque élément avec `t[i]`.",
    bad='notes est un tableau vaut [12, 15]\npour note dans notes\n    affiche "une note"\nfin pour\n',
    good="notes est un tableau vaut [12, 15]\npour i de 0 à longueur(notes) - 1\n    affiche notes[i]\nfin pour\n",
    hints={"indices": "Écris `{line}`, puis lis chaque élément avec `{element}`."},
)
BROKEN_HEADING = Rule(
    "EDU0224",
    "Paramètres sans parenthèses",
    "Après `{name}`, les paramètres s'écrivent entre parenthèses `( )`.",
    explanation="Le nom d'une fonction ou d'une procédure est suivi de ses paramètres entre parenthèses, séparés par des virgules. Sans paramètre, on écrit `()`.",
    bad="fonction au_carre x\n    retourne x * x\nfin fonction\naffiche au_carre(3)\n",
    good="fonction au_carre(x)\n    retourne x * x\nfin fonction\naffiche au_carre(3)\n",
    hints=_WRITE,
)
ODD_PARAMETERS = Rule(
    "EDU0225",
    "Paramètres mal écrits",
    "Entre les parenthèses de `{name}`, il faut des noms séparés par des virgules.",
    explanation="Un paramètre est un simple nom : ni type, ni valeur, ni guillemets. Par exemple `fonction aire(l, h)`.",
    bad="fonction double(3)\n    retourne 6\nfin fonction\n",
    good="fonction double(x)\n    retourne 2 * x\nfin fonction\naffiche double(3)\n",
    hints=_WRITE,
)
MISSING_DEFINED_NAME = Rule(
    "EDU0226",
    "Définition sans nom",
    "Après `{word}`, j'attends un nom.",
    explanation="Une fonction, une procédure ou une classe a un nom, écrit juste après le mot qui la définit : `fonction double(x)`.",
    bad="fonction (x)\n    retourne 2 * x\nfin fonction\n",
    good="fonction double(x)\n    retourne 2 * x\nfin fonction\naffiche double(3)\n",
    hints={"example": "Par exemple : `{example}`."},
)

# --- values ----------------------------------------------------------------------------------

MISSING_VALUE = Rule(
    "EDU0230",
    "Valeur oubliée",
    "Il manque une valeur après `{before}`.",
    explanation="La ligne s'arrête alors qu'une valeur devait suivre : un nombre, un texte, une variable ou un calcul.",
    bad="x est un nombre\nx vaut 3 +\n",
    good="x est un nombre\nx vaut 3 + 1\naffiche x\n",
    hints={"add": "Écris une valeur à cet endroit : un nombre, un texte, une variable…"},
)
VALUE_EXPECTED = Rule(
    "EDU0231",
    "Valeur attendue",
    "Après `{before}`, j'attendais une valeur, pas `{found}`.",
    explanation="À cet endroit, il faut une valeur : un nombre, un texte, une variable ou un calcul.",
    bad="affiche (3 + )\n",
    good="affiche (3 + 1)\n",
    hints=_WRITE,
)
RESERVED_AS_VALUE = Rule(
    "EDU0232",
    "Mot réservé à la place d'une valeur",
    "`{word}` est un mot d'EduCode : ce n'est pas une valeur.",
    explanation="Les mots comme `si`, `pour` ou `affiche` commencent une instruction. Ils ne peuvent pas servir de nom ni de valeur.",
    bad="x est un nombre vaut pour\n",
    good="x est un nombre vaut 4\naffiche x\n",
)
CALL_INSIDE = Rule(
    "EDU0233",
    "Appelle dans un calcul",
    "Pour utiliser le résultat de `{name}`, n'écris pas `appelle`.",
    explanation="`appelle` commence une instruction. Dans un calcul, le nom de la fonction suffit : `total vaut additionner(3, 4)`.",
    bad="fonction double(x)\n    retourne 2 * x\nfin fonction\naffiche appelle double(3)\n",
    good="fonction double(x)\n    retourne 2 * x\nfin fonction\naffiche double(3)\n",
    hints=_WRITE,
)
DOUBLED_SIGN = Rule(
    "EDU0234",
    "Deux signes qui se suivent",
    "Il y a deux signes de suite : `{typed}`.",
    explanation="Entre deux valeurs, il faut un seul signe de calcul ou de comparaison.",
    bad="affiche 3 + + 4\n",
    good="affiche 3 + 4\n",
    hints=_WRITE,
)
BRACES = Rule(
    "EDU0235",
    "Accolades",
    "EduCode n'utilise pas les accolades `{{ }}`.",
    explanation='Un tableau s\'écrit entre crochets `[1, 2]`, un dictionnaire aussi : `["a": 1]`, et `[:]` quand il est vide. Un bloc finit par `fin si`, `fin pour`…',
    bad="d est un dictionnaire vaut {}\n",
    good="d est un dictionnaire vaut [:]\naffiche d\n",
    hints={
        **_WRITE,
        "empty": "Un dictionnaire vide s'écrit `[:]`, un tableau vide `[]`.",
        "remove": "Supprime cette ligne.",
        "lines": "Remplace `{{` par `[`, et `}}` par `]`.",
        "then": "Écris `alors` après la condition, puis mets `{found}` sur la ligne suivante.",
    },
)
MISSING_COMMA = Rule(
    "EDU0236",
    "Virgule ou signe oublié",
    "Entre `{left}` et `{right}`, il manque une virgule ou un signe.",
    explanation="Les valeurs données à une fonction et les éléments d'un tableau sont séparés par des virgules.",
    bad="affiche maximum(3 4)\n",
    good="affiche maximum(3, 4)\n",
    hints={"line": "Par exemple : `{line}`."},
)
UNCLOSED_PARENTHESIS = Rule(
    "EDU0237",
    "Parenthèse non fermée",
    "Cette parenthèse `(` n'est pas fermée : il manque `)`.",
    explanation="Chaque parenthèse ouverte `(` doit être fermée par `)`. Une instruction peut continuer à la ligne suivante après une virgule ou un signe.",
    bad="affiche (3 + 4\n",
    good="affiche (3 + 4)\n",
    hints=_WRITE,
)
UNCLOSED_SQUARE = Rule(
    "EDU0238",
    "Crochet non fermé",
    "Ce crochet `[` n'est pas fermé : il manque `]`.",
    explanation="Chaque crochet ouvert `[` doit être fermé par `]`. Une instruction peut continuer à la ligne suivante après une virgule ou un signe.",
    bad="t est un tableau vaut [1, 2\n",
    good="t est un tableau vaut [1, 2]\naffiche t\n",
    hints=_WRITE,
)
OTHER_BRACKET = Rule(
    "EDU0239",
    "Fermeture qui ne va pas avec l'ouverture",
    "`{opened}` se ferme avec `{sign}`, pas avec `{typed}`.",
    explanation="Une parenthèse `(` se ferme avec `)`, un crochet `[` avec `]`.",
    bad="affiche maximum(3, 4]\n",
    good="affiche maximum(3, 4)\n",
    hints=_WRITE,
)
STRAY_BRACKET = Rule(
    "EDU0240",
    "Parenthèse ou crochet en trop",
    "Ce `{typed}` est en trop : rien n'est ouvert.",
    explanation="Chaque `)` ferme un `(`, chaque `]` ferme un `[`. Enlève celui qui est en trop, ou ajoute l'ouverture qui manque.",
    bad="affiche (3 + 4))\n",
    good="affiche (3 + 4)\n",
    hints=_WRITE,
)
MIXED_BRACKETS = Rule(
    "EDU0241",
    "Tableau ou dictionnaire",
    "Entre ces crochets, `{element}` n'a pas de clé, et d'autres en ont.",
    explanation='Un tableau contient des valeurs : `[1, 2]`. Un dictionnaire contient des clés et des valeurs : `["a": 1, "b": 2]`. On ne mélange pas les deux.',
    bad='affiche [1, "a": 2]\n',
    good='affiche ["b": 1, "a": 2]\n',
)
EMPTY_INDEX = Rule(
    "EDU0242",
    "Crochets vides",
    "Entre les crochets de `{base}[]`, il manque un indice.",
    explanation="Pour lire un élément, on écrit son indice entre crochets : `t[0]` est le premier. Pour ajouter un élément, on écrit `t ajoute valeur`.",
    bad="t est un tableau vaut [5]\naffiche t[]\n",
    good="t est un tableau vaut [5]\naffiche t[0]\n",
    hints={"first": "Par exemple : `{base}[0]` pour le premier élément."},
)
TWO_INDICES = Rule(
    "EDU0243",
    "Deux indices dans un crochet",
    "Chaque indice a ses propres crochets : `[i][j]`.",
    explanation="Un tableau de tableaux se lit en deux temps : `t[i]` est une ligne, `t[i][j]` un élément de cette ligne.",
    bad="t est un tableau vaut [[1, 2], [3, 4]]\naffiche t[0, 1]\n",
    good="t est un tableau vaut [[1, 2], [3, 4]]\naffiche t[0][1]\n",
    hints=_WRITE,
)
MISSING_FIELD = Rule(
    "EDU0244",
    "Champ oublié après le point",
    "Après `{base}.`, il manque le nom d'un champ.",
    explanation="Un point est suivi du nom d'un champ : `joueur.nom`. Une phrase finit par un point seulement dans un texte entre guillemets.",
    bad="p est un enregistrement\np.age vaut 3\naffiche p.\n",
    good="p est un enregistrement\np.age vaut 3\naffiche p\n",
)
CHAINED_COMPARISON = Rule(
    "EDU0245",
    "Deux comparaisons à la suite",
    "Une comparaison a deux côtés : répète `{middle}` avec `et`.",
    explanation="En mathématiques, on écrit 0 ≤ n ≤ 20. En EduCode, ce sont deux comparaisons reliées par `et`.",
    bad="n est un nombre vaut 12\naffiche 0 <= n <= 20\n",
    good="n est un nombre vaut 12\naffiche 0 <= n et n <= 20\n",
    hints=_WRITE,
)
COMPARE_WITH_VAUT = Rule(
    "EDU0246",
    "Vaut dans une comparaison",
    "Pour comparer, écris `=` au lieu de `vaut`.",
    explanation="`vaut` donne une valeur à une variable. Pour demander si deux valeurs sont égales, on écrit `=`.",
    bad='n est un nombre vaut 1\nsi n vaut 1 alors\n    affiche "un"\nfin si\n',
    good='n est un nombre vaut 1\nsi n = 1 alors\n    affiche "un"\nfin si\n',
    hints=_WRITE,
)
FRENCH_COMPARISON = Rule(
    "EDU0247",
    "Comparaison écrite en mots",
    "« {typed} » s'écrit avec un signe : `{meant}`.",
    explanation="Les comparaisons s'écrivent avec des signes : `=` égal, `<>` différent, `<` plus petit, `>` plus grand, `<=` et `>=` pour « ou égal ».",
    bad='age est un nombre vaut 20\nsi age est supérieur à 17 alors\n    affiche "majeur"\nfin si\n',
    good='age est un nombre vaut 20\nsi age > 17 alors\n    affiche "majeur"\nfin si\n',
    hints=_WRITE,
)

# --- statements ------------------------------------------------------------------------------

ASSIGNMENT_SIGN = Rule(
    "EDU0250",
    "Signe à la place de vaut",
    "Pour donner une valeur, écris `{meant}` au lieu de `{typed}`.",
    explanation="On donne une valeur à une variable avec `vaut` : `x vaut 3`. Le signe `=` sert seulement à comparer. Pour ajouter, on écrit `x ajoute 1`.",
    bad="x est un nombre\nx = 3\n",
    good="x est un nombre\nx vaut 3\naffiche x\n",
    hints=_WRITE,
)
INCREMENT = Rule(
    "EDU0251",
    "Ajouter ou enlever un",
    "`{typed}` s'écrit `{meant} 1` en EduCode.",
    explanation="Pour ajouter 1 à une variable, on écrit `i ajoute 1`. Pour enlever 1, on écrit `i soustrait 1`.",
    bad="i est un nombre\ni++\n",
    good="i est un nombre\ni ajoute 1\naffiche i\n",
    hints=_WRITE,
)
BACKWARDS = Rule(
    "EDU0252",
    "Variable à droite de vaut",
    "La variable `{name}` se place à gauche de `vaut`.",
    explanation="`aire vaut largeur * hauteur` calcule la valeur de droite, puis la range dans la variable de gauche.",
    bad="l est un nombre vaut 3\naire est un nombre\nl * 2 vaut aire\n",
    good="l est un nombre vaut 3\naire est un nombre\naire vaut l * 2\naffiche aire\n",
    hints=_WRITE,
)
NOT_A_PLACE = Rule(
    "EDU0253",
    "Valeur qui ne peut pas changer",
    "`{found}` ne peut pas recevoir de valeur : il faut une variable.",
    explanation="Seuls une variable, un élément `t[i]` ou un champ `p.nom` peuvent recevoir une valeur.",
    bad="12 vaut 3\n",
    good="x est un nombre\nx vaut 3\naffiche x\n",
)
TYPE_FIRST = Rule(
    "EDU0254",
    "Type avant le nom",
    "Le nom vient avant le type : `{name} est un {type}`.",
    explanation="Une variable se déclare en français : son nom, puis `est un` et son type. Par exemple `age est un nombre`.",
    bad='nombre age\naffiche "Bonjour"\n',
    good="age est un nombre\naffiche age\n",
    hints=_WRITE,
)
FOREIGN_DECLARATION = Rule(
    "EDU0255",
    "Déclaration d'un autre langage",
    "`{word}` n'existe pas : une variable se déclare avec `est un`.",
    explanation="Une variable se déclare en français : `age est un nombre`, ou `age est un nombre vaut 12`.",
    bad="var age = 12\n",
    good="age est un nombre vaut 12\naffiche age\n",
    hints=_WRITE,
)
NAME_WITH_BLANKS = Rule(
    "EDU0256",
    "Nom en plusieurs mots",
    "Un nom ne contient pas d'espace : écris `{meant}`.",
    explanation="Un nom est un seul mot. Pour en relier plusieurs, on utilise le signe `_` : `points_de_vie`.",
    bad="points de vie est un nombre vaut 20\n",
    good="points_de_vie est un nombre vaut 20\naffiche points_de_vie\n",
    hints=_WRITE,
)
MISSING_ARTICLE = Rule(
    "EDU0257",
    "Article oublié",
    "Entre `est` et le type, il manque `un` ou `une`.",
    explanation="Une variable se déclare avec `est un` ou `est une`, puis son type : `age est un nombre`, `dessin est une toile`.",
    bad="age est nombre\n",
    good="age est un nombre\naffiche age\n",
    hints=_WRITE,
)
EST_FOR_VAUT = Rule(
    "EDU0258",
    "Est à la place de vaut",
    "Pour donner une valeur à `{name}`, écris `vaut`, pas `est`.",
    explanation="`est un` déclare une variable et son type. `vaut` lui donne une valeur.",
    bad="age est un nombre\nage est 12\n",
    good="age est un nombre\nage vaut 12\naffiche age\n",
    hints=_WRITE,
)
MISSING_TYPE = Rule(
    "EDU0259",
    "Type oublié",
    "Il manque le type de `{name}` après `{article}`.",
    explanation="Les types sont `nombre`, `texte`, `booléen`, `tableau`, `dictionnaire`, `enregistrement`, `toile`, et les classes du programme.",
    bad="age est un\n",
    good="age est un nombre\naffiche age\n",
    hints={"example": "Par exemple : `{name} est un nombre`."},
)
LIST_WITHOUT_TYPE = Rule(
    "EDU0260",
    "Liste de noms sans type",
    "Après ces noms, j'attends `est un` et un type.",
    explanation="Plusieurs variables peuvent être déclarées ensemble : `x, y est un nombre`. On ne peut pas leur donner deux valeurs sur la même ligne.",
    bad="x, y\n",
    good="x, y est un nombre\naffiche x + y\n",
)
CONSTANT_SHAPE = Rule(
    "EDU0261",
    "Constante mal écrite",
    "Une constante s'écrit `constante {name} vaut …`.",
    explanation="Une constante a un nom et une valeur qui ne change jamais : `constante TAILLE vaut 24`. Elle n'a pas de type à déclarer.",
    bad="constante TAILLE 24\n",
    good="constante TAILLE vaut 24\naffiche TAILLE\n",
    hints=_WRITE,
)
RESERVED_NAME = Rule(
    "EDU0262",
    "Mot réservé comme nom",
    "`{word}` est un mot d'EduCode : choisis un autre nom.",
    explanation="Les mots comme `si`, `pour`, `et` ou `mod` ont un sens dans le langage. Une variable ou une fonction doit avoir un autre nom.",
    bad='pour est un nombre\naffiche "Bonjour"\n',
    good="pour_qui est un nombre\naffiche pour_qui\n",
    hints={"example": "Par exemple : `{meant}`."},
)
SHOWN_LIST = Rule(
    "EDU0263",
    "Virgule après affiche",
    "`affiche` prend une seule valeur : remplace la virgule `,` par `+`.",
    explanation='Le signe `+` colle un texte et une autre valeur : `affiche "Score : " + score`.',
    bad='score est un nombre vaut 3\naffiche "Score : ", score\n',
    good='score est un nombre vaut 3\naffiche "Score : " + score\n',
    hints=_WRITE,
)
MISSING_DANS = Rule(
    "EDU0264",
    "Dans oublié",
    "`{word}` a besoin de `dans` pour savoir où ranger {what}.",
    explanation='On écrit `demande "Ton âge ? " dans age`, `cliquer dessin dans x, y` et `appuyer ["z", "s"] dans touche`.',
    bad='nom est un texte\ndemande "Ton nom ? "\naffiche nom\n',
    good='nom est un texte\ndemande "Ton nom ? " dans nom\naffiche nom\n',
    hints=_WRITE,
)
WHAT_IS_STORED = {"demande": "la réponse", "cliquer": "le clic", "appuyer": "la touche"}
SECOND_PLACE = Rule(
    "EDU0265",
    "Une seule variable après cliquer",
    "`cliquer` donne deux nombres : il faut deux variables après `dans`.",
    explanation="Un clic a deux coordonnées : `cliquer dessin dans x, y`.",
    bad="t est une toile\nx est un nombre\ncliquer t dans x\naffiche x\n",
    good="t est une toile\nx, y est un nombre\ncliquer t dans x, y\naffiche x + y\n",
    hints={"line": "Par exemple : `{line}`."},
)
NOTHING_CALLED = Rule(
    "EDU0266",
    "Appelle sans nom",
    "Après `appelle`, j'attends le nom d'une procédure.",
    explanation='On écrit `appelle` puis le nom de la procédure et ses valeurs : `appelle saluer("Léa")`.',
    bad="appelle\n",
    good='procédure saluer()\n    affiche "Bonjour"\nfin procédure\nappelle saluer()\n',
    hints=_WRITE,
)
CALL_WITHOUT_PARENTHESES = Rule(
    "EDU0267",
    "Appel sans parenthèses",
    "Pour appeler `{name}`, il faut des parenthèses : `{name}(…)`.",
    explanation="Un appel s'écrit toujours avec des parenthèses, même vides : `appelle saluer()`.",
    bad='procédure saluer()\n    affiche "Bonjour"\nfin procédure\nappelle saluer\n',
    good='procédure saluer()\n    affiche "Bonjour"\nfin procédure\nappelle saluer()\n',
    hints=_WRITE,
)
LONELY_VALUE = Rule(
    "EDU0268",
    "Valeur dont on ne fait rien",
    "Cette ligne contient une valeur, mais n'en fait rien.",
    explanation="Une instruction doit faire quelque chose : afficher avec `affiche`, ranger avec `vaut`, appeler une procédure avec `appelle`.",
    bad="3 + 4\n",
    good="affiche 3 + 4\n",
    hints={
        "show": "Pour la voir, écris `affiche {found}`.",
        "give": "Pour la donner, écris `retourne {found}`.",
        "define": "Pour définir `{name}`, écris `fonction {heading}`, puis `retourne {result}`, puis `fin fonction`.",
        "keep": "Pour la ranger, écris `{name} vaut {found}` ; pour la voir, `affiche {found}`.",
    },
)
LONELY_NAME = Rule(
    "EDU0269",
    "Nom tout seul",
    "Je ne sais pas quoi faire de `{name}` tout seul sur sa ligne.",
    explanation="Une instruction commence souvent par un mot comme `affiche` ou `appelle`, ou donne une valeur avec `vaut`.",
    bad="x est un nombre vaut 3\nx\n",
    good="x est un nombre vaut 3\naffiche x\n",
    hints={"show": "Pour voir sa valeur, écris `affiche {name}`."},
)
REST_OF_LINE = Rule(
    "EDU0270",
    "Suite de ligne incomprise",
    "Après `{before}`, je ne comprends pas `{found}`.",
    explanation="Une ligne contient une seule instruction. Il manque peut-être un signe entre deux valeurs, ou il faut aller à la ligne.",
    bad="affiche 3 faux\n",
    good="affiche 3\naffiche faux\n",
    hints={"declare": "Déclare d'abord la variable, `{first}`, puis écris `{second}`."},
)
UNREADABLE = Rule(
    "EDU0271",
    "Ligne incomprise",
    "Je ne comprends pas cette ligne : `{found}`.",
    explanation="Une instruction commence par un mot comme `affiche`, `si` ou `pour`, ou par le nom d'une variable suivi de `vaut`, `ajoute`, `est un`…",
    bad="Bonjour tout le monde\n",
    good="// Bonjour tout le monde\n",
)

# --- words -----------------------------------------------------------------------------------

MISSPELT_KEYWORD = Rule(
    "EDU0280",
    "Mot mal écrit",
    "Je ne connais pas le mot `{typed}`. Tu voulais écrire `{meant}` ?",
    explanation="Les mots d'EduCode doivent être écrits exactement. Les accents sont facultatifs, les majuscules non.",
    bad='affcihe "Bonjour"\n',
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
CAPITAL_KEYWORD = Rule(
    "EDU0281",
    "Majuscule en trop",
    "Le mot `{meant}` s'écrit en minuscules, pas `{typed}`.",
    explanation="Les mots d'EduCode s'écrivent toujours en minuscules, même au début d'une ligne.",
    bad='Affiche "Bonjour"\n',
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
ACCENT_KEYWORD = Rule(
    "EDU0282",
    "Accent mal placé",
    "Le mot `{meant}` ne porte pas cet accent : `{typed}`.",
    explanation="Un mot d'EduCode s'écrit avec tous ses accents, ou sans aucun. Un accent de trop en fait un autre mot.",
    bad='affiché "Bonjour"\n',
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
FOREIGN_WORD = Rule(
    "EDU0283",
    "Mot d'un autre langage",
    "En EduCode, `{typed}` s'écrit `{meant}`.",
    explanation="Chaque langage a ses mots. Ceux d'EduCode sont en français : `affiche`, `si`, `pour`, `tant que`, `retourne`…",
    bad='print("Bonjour")\n',
    good='affiche "Bonjour"\n',
    hints={
        **_WRITE,
        "pause": "Écris `{shown}`, puis `{pause}` sur la ligne suivante.",
        "range": "Écris `{line}` : la dernière valeur est comprise.",
        "empty": "Écris `{heading}`, puis `{end}` sur la ligne suivante.",
        "lines": "Écris `{heading}`, puis `{body}` sur la ligne suivante, et `{end}` à la fin.",
    },
)
UNKNOWN_STATEMENT = Rule(
    "EDU0284",
    "Instruction qui n'existe pas",
    "`{typed}` n'existe pas en EduCode.",
    explanation="Cette instruction d'un autre langage n'a pas d'équivalent direct en EduCode.",
    bad="import random\n",
    good="affiche hasard(1, 6)\n",
    hints={
        "import": "Supprime cette ligne : toutes les fonctions sont déjà là.",
        "pass": "Supprime cette ligne : un bloc peut être vide.",
        "global": "Supprime cette ligne : une fonction voit toutes les variables du programme.",
        "start": "Supprime cette ligne : un programme commence tout seul, à sa première ligne.",
        "none_yet": "Rien ne s'exécute tout seul : dans une boucle, teste avec `si … alors`.",
        "event": "Dans une boucle, teste `si touche_enfoncee({key}) alors`.",
        "block": "Supprime cette ligne : un bloc commence sans autre mot.",
        "frame": "Supprime cette ligne : un programme n'a ni début ni fin à écrire.",
        "declare": "Déclare chaque variable : `a est un nombre`.",
        "repeat": "Écris une boucle `tant que`, avec la condition contraire de `jusqu'à`.",
        "switch": "Écris `si … alors`, puis `sinon si … alors`.",
        "do": "Écris `tant que condition` au début de la boucle.",
        "try": "Vérifie plutôt la valeur avant, avec `si … alors`.",
        "none": "Déclare la variable avec son type : `x est un nombre`.",
    },
)
REPEAT = Rule(
    "EDU0285",
    "Répéter un nombre de fois",
    "Pour répéter, écris une boucle `pour` avec un compteur.",
    explanation="EduCode n'a pas « répéter n fois ». La boucle `pour i de 1 à n` fait la même chose, et `i` compte les tours.",
    bad='répéter 3 fois\n    affiche "Hip"\nfin pour\n',
    good='pour i de 1 à 3\n    affiche "Hip"\nfin pour\n',
    hints=_WRITE,
)
ARTICLE_BEFORE_NAME = Rule(
    "EDU0286",
    "Mot de trop avant le nom",
    "Le mot `{typed}` est en trop avant `{name}`.",
    explanation="EduCode ressemble au français, mais les noms s'écrivent sans article.",
    bad="x est un nombre\nle x vaut 3\n",
    good="x est un nombre\nx vaut 3\naffiche x\n",
    hints=_WRITE,
)
NEW_LINE_NEEDED = Rule(
    "EDU0287",
    "Deux instructions sur une ligne",
    "Il faut aller à la ligne avant `{word}`.",
    explanation="En EduCode, chaque instruction a sa propre ligne.",
    bad="x est un nombre vaut 3 affiche x\n",
    good="x est un nombre vaut 3\naffiche x\n",
    hints={
        "split": "Mets `{found}` sur la ligne suivante.",
        "result": "Écris `retourne {found}` sur la ligne suivante, puis `fin fonction`.",
    },
)
ASSIGNMENT_DECLARES = Rule(
    "EDU0288",
    "Variable à déclarer",
    "La variable `{name}` n'est pas déclarée, et `vaut` remplace `{typed}`.",
    explanation="Une variable se déclare avec son type avant de servir : `age est un nombre`. On peut lui donner sa valeur sur la même ligne : `age est un nombre vaut 12`.",
    bad="age = 12\n",
    good="age est un nombre vaut 12\naffiche age\n",
    hints=_WRITE,
)
CALL_AS_PLACE = Rule(
    "EDU0289",
    "Parenthèses pour un élément",
    "Pour changer un élément de `{name}`, utilise des crochets `[ ]`.",
    explanation="Les parenthèses appellent une fonction. Un élément d'un tableau s'écrit entre crochets : `t[0] vaut 3`.",
    bad="t est un tableau vaut [1]\nt(0) vaut 3\n",
    good="t est un tableau vaut [1]\nt[0] vaut 3\naffiche t\n",
    hints=_WRITE,
)
DECLARED_PLACE = Rule(
    "EDU0290",
    "Élément à déclarer",
    "`{found}` ne se déclare pas : seul un nom se déclare avec `est un`.",
    explanation="Les éléments d'un tableau et les champs d'un enregistrement n'ont pas de type à déclarer. On leur donne une valeur avec `vaut`.",
    bad="t est un tableau vaut [1]\nt[0] est un nombre\n",
    good="t est un tableau vaut [1]\nt[0] vaut 3\naffiche t\n",
    hints={"give": "Donne-lui une valeur : `{found} vaut` suivi de la valeur."},
)
VALUE_EXPECTED_TYPE = Rule(
    "EDU0291",
    "Type attendu",
    "Après `est un`, j'attendais un type, pas `{found}`.",
    explanation="Les types sont `nombre`, `texte`, `booléen`, `tableau`, `dictionnaire`, `enregistrement`, `toile`, et les classes du programme.",
    bad="age est un 12\n",
    good="age est un nombre vaut 12\naffiche age\n",
)
COMMA_BEFORE_THEN = Rule(
    "EDU0292",
    "Virgule avant alors",
    "Avant `alors`, il ne faut pas de virgule `,`.",
    explanation="Entre la condition et `alors`, rien d'autre qu'un espace.",
    bad='si 2 > 1, alors\n    affiche "oui"\nfin si\n',
    good='si 2 > 1 alors\n    affiche "oui"\nfin si\n',
    hints=_WRITE,
)
FOR_WITHOUT_END = Rule(
    "EDU0293",
    "Boucle pour sans dernière valeur",
    "Il manque la dernière valeur de `{variable}`, après `à`.",
    explanation="`pour i de 1 à 10` donne à `i` les valeurs de 1 à 10. Il faut toujours écrire la première et la dernière valeur.",
    bad="pour i de 1\n    affiche i\nfin pour\n",
    good="pour i de 1 à 3\n    affiche i\nfin pour\n",
    hints={"example": "Par exemple : `pour {variable} de 1 à 10`."},
)
LINE_STARTS_WITH_SIGN = Rule(
    "EDU0294",
    "Ligne qui commence par un signe",
    "Une ligne ne commence pas par `{sign}`.",
    explanation="Une instruction tient sur une ligne. Pour l'écrire sur plusieurs lignes, il faut l'entourer de parenthèses, et finir ou commencer les lignes par un signe.",
    bad='affiche "a"\n+ "b"\n',
    good='affiche ("a"\n    + "b")\n',
    hints={"join": "Mets cette suite à la fin de la ligne précédente."},
)
MISSING_PLUS = Rule(
    "EDU0295",
    "Signe + oublié",
    "Entre `{left}` et `{right}`, il manque le signe `+`.",
    explanation='Le signe `+` colle un texte et une autre valeur : `"Score : " + score`.',
    bad='score est un nombre vaut 3\naffiche "Score : " score\n',
    good='score est un nombre vaut 3\naffiche "Score : " + score\n',
    hints=_WRITE,
)
STRAY_COLON = Rule(
    "EDU0296",
    "Deux-points en trop",
    "Après `{before}`, il ne faut pas de deux-points `:`.",
    explanation='Les deux-points `:` séparent seulement la clé et la valeur dans un dictionnaire : `["a": 1]`.',
    bad='affiche: "Bonjour"\n',
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
AFTER_TYPE = Rule(
    "EDU0297",
    "Mot en trop après le type",
    "Après le type `{type}`, je ne comprends pas `{found}`.",
    explanation="Après le type, une déclaration est finie, ou continue par `vaut` et une valeur : `age est un nombre vaut 12`. Chaque déclaration a sa ligne.",
    bad="notes est un tableau de nombres\n",
    good="notes est un tableau\naffiche notes\n",
    hints={
        **_WRITE,
        "size": "Écris `{first}`, puis `{second}` sur la ligne suivante.",
        "fields": "Écris `{first}`, puis donne ses champs : `{second}`.",
    },
)
HALF_COMPARISON = Rule(
    "EDU0298",
    "Comparaison sans côté gauche",
    "Après `{link}`, répète `{left}` avant la comparaison.",
    explanation="Une comparaison a toujours deux côtés : `x > 3 et x < 10`.",
    bad="x est un nombre vaut 5\nsi x > 3 et < 10 alors\n    affiche x\nfin si\n",
    good="x est un nombre vaut 5\nsi x > 3 et x < 10 alors\n    affiche x\nfin si\n",
    hints=_WRITE,
)
FORMATTED_TEXT = Rule(
    "EDU0299",
    "Texte à trous",
    "EduCode ne remplit pas les trous d'un texte : relie les morceaux avec `+`.",
    explanation='En Python, `f"Score : {n}"` met la valeur de n dans le texte. En EduCode, on relie les morceaux avec `+` : `"Score : " + n`.',
    bad='n est un nombre vaut 3\naffiche f"Score : {n}"\n',
    good='n est un nombre vaut 3\naffiche "Score : " + n\n',
    hints=_WRITE,
)
BETWEEN = Rule(
    "EDU0248",
    "Entre deux valeurs",
    "« {typed} » s'écrit avec deux comparaisons reliées par `et`.",
    explanation="Pour savoir si x est entre 1 et 3, on écrit `x >= 1 et x <= 3`.",
    bad="x est un nombre vaut 2\nsi x est compris entre 1 et 3 alors\n    affiche x\nfin si\n",
    good="x est un nombre vaut 2\nsi x >= 1 et x <= 3 alors\n    affiche x\nfin si\n",
    hints=_WRITE,
)
