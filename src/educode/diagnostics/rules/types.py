"""EDU04xx: values that are not of the type needed."""

from educode.diagnostics.model import Rule

ASSIGNED_TYPE = Rule(
    "EDU0401",
    "Valeur d'un autre type",
    "`{name}` est {declared:un} : tu ne peux pas lui donner {found}.",
    hints={
        "quotes": "Enlève les guillemets : `{line}`.",
        "add_quotes": "Ajoute des guillemets : `{line}`.",
        "convert": "Convertis la valeur : `{line}`.",
        "append": "Pour ajouter un élément, écris `{line}`.",
        "empty": "Un tableau vide s'écrit `[]`, un dictionnaire vide `[:]` : écris `{line}`.",
        "declare": "Pour y ranger cette valeur, déclare `{name} est {found}`.",
        "pairs": 'Un dictionnaire s\'écrit avec des clés, `["a": 1]` : écris `{line}`.',
        "boolean": "Un booléen est `vrai` ou `faux`, sans guillemets.",
    },
    labels={"declared": "déclaré ici : {declared:un}"},
    explanation=(
        'Une variable garde le type de sa déclaration. Un texte, même fait de chiffres comme "12", n\'est pas un '
        "nombre : `convertir_nombre` et `convertir_texte` passent de l'un à l'autre."
    ),
    bad='age est un nombre\nage vaut "12"\naffiche age\n',
    good="age est un nombre\nage vaut 12\naffiche age\n",
)
OPERAND = Rule(
    "EDU0402",
    "Calcul avec autre chose que des nombres",
    "`{operator}` calcule avec des nombres : `{operand}` est {found}.",
    hints={
        "convert": "Convertis le texte en nombre : `{line}`.",
        "quotes": "Enlève les guillemets : `{line}`.",
        "repeat": "Pour répéter un texte, écris `{line}`.",
    },
    labels={"declared": "`{operand}` est déclaré ici"},
    explanation=(
        "Seuls des nombres se soustraient, se multiplient ou se divisent. Un texte fait de chiffres se change en nombre "
        "avec `convertir_nombre`."
    ),
    bad='reponse est un texte vaut "21"\naffiche reponse * 2\n',
    good='reponse est un texte vaut "21"\naffiche convertir_nombre(reponse) * 2\n',
)
SUM_TYPES = Rule(
    "EDU0403",
    "Valeurs qui ne s'additionnent pas",
    "`+` ne sait pas réunir {left} et {right}.",
    hints={
        "append": "Pour ajouter un élément au tableau, écris `{line}`.",
        "element": "Entoure l'élément de crochets : `{line}`.",
    },
    explanation="`+` additionne deux nombres, met bout à bout un texte et une valeur, ou réunit deux tableaux.",
    bad="affiche 3 + vrai\n",
    good='affiche "3" + vrai\n',
)
CONDITION = Rule(
    "EDU0404",
    "Condition qui n'est ni vraie ni fausse",
    "Une condition est vraie ou fausse : `{condition}` est {found}.",
    hints={"compare": "Écris une comparaison : `{line}`."},
    labels={"declared": "`{condition}` est déclaré ici"},
    explanation=(
        "Après `si` et `tant que` vient une comparaison, comme `vies > 0`, ou un booléen. "
        "Un nombre ou un texte ne suffit pas."
    ),
    bad="vies est un nombre vaut 3\ntant que vies\n    vies soustrait 1\nfin tant que\n",
    good="vies est un nombre vaut 3\ntant que vies > 0\n    vies soustrait 1\nfin tant que\n",
)
LOGIC_OPERAND = Rule(
    "EDU0405",
    "Condition qui n'en est pas une",
    "`{operator}` attend une condition : `{operand}` est {found}.",
    hints={
        "compare": "Écris une comparaison complète : `{line}`.",
        "join": "Pour relier un texte et une valeur, utilise `+` : `{line}`.",
    },
    labels={"declared": "`{operand}` est déclaré ici"},
    explanation="`et`, `ou` et `non` s'utilisent avec des comparaisons ou des booléens.",
    bad="vies est un nombre vaut 3\nsi non vies alors\n    affiche vies\nfin si\n",
    good="vies est un nombre vaut 3\nsi non vies > 0 alors\n    affiche vies\nfin si\n",
)
SHARED_COMPARISON = Rule(
    "EDU0406",
    "Comparaison à répéter",
    "Après `{operator}`, il faut répéter la comparaison avec `{operand}`.",
    hints={"line": "Écris `{line}`."},
    explanation=(
        "En français, on dit « si le mois est 4 ou 6 ». En EduCode, chaque côté de `ou` et de `et` est une comparaison "
        "complète : `mois = 4 ou mois = 6`."
    ),
    bad='mois est un nombre vaut 6\nsi mois = 4 ou 6 alors\n    affiche "30 jours"\nfin si\n',
    good='mois est un nombre vaut 6\nsi mois = 4 ou mois = 6 alors\n    affiche "30 jours"\nfin si\n',
)
ORDER_TYPES = Rule(
    "EDU0407",
    "Valeurs qui ne se comparent pas",
    "`{operator}` compare deux nombres ou deux textes, pas {left} et {right}.",
    hints={"convert": "Convertis le texte en nombre : `{line}`.", "quotes": "Enlève les guillemets : `{line}`."},
    explanation="On peut ranger deux nombres, ou deux textes dans l'ordre alphabétique, mais pas un nombre et un texte.",
    bad='age est un texte vaut "12"\naffiche age > 10\n',
    good='age est un texte vaut "12"\naffiche convertir_nombre(age) > 10\n',
)
NOT_INDEXABLE = Rule(
    "EDU0408",
    "Crochets après une valeur sans éléments",
    "`{base}` est {found} : cette valeur n'a pas d'éléments à lire entre `[ ]`.",
    hints={
        "digits": "Pour lire un chiffre, fais-en d'abord un texte : `convertir_texte({base})`.",
        "field": "Pour lire un champ, écris `{line}`.",
    },
    labels={"declared": "`{base}` est déclaré ici"},
    explanation="Les crochets lisent un élément d'un tableau, un caractère d'un texte ou une valeur d'un dictionnaire.",
    bad="annee est un nombre vaut 2026\naffiche annee[0]\n",
    good="annee est un nombre vaut 2026\naffiche convertir_texte(annee)[1]\n",
)
INDEX_TYPE = Rule(
    "EDU0409",
    "Indice qui n'est pas un nombre",
    "Un indice est un nombre : `{index}` est {found}.",
    hints={
        "dictionary": "Avec des clés, déclare plutôt un dictionnaire : `{base} est un dictionnaire`.",
        "either": "Pour un indice, écris `{line}` ; pour une clé, déclare `{base} est un dictionnaire`.",
    },
    explanation=(
        "Les éléments d'un tableau sont numérotés à partir de 0, les caractères d'un texte à partir de 1. "
        "Seul un dictionnaire a des textes pour clés."
    ),
    bad='notes est un tableau vaut [12]\naffiche notes["maths"]\n',
    good='notes est un dictionnaire vaut ["maths": 12]\naffiche notes["maths"]\n',
)
KEY_TYPE = Rule(
    "EDU0410",
    "Clé ni texte ni nombre",
    "Une clé de dictionnaire est un texte ou un nombre : `{key}` est {found}.",
    hints={"convert": "Écris `{line}`."},
    explanation="Les clés d'un dictionnaire sont des textes ou des nombres.",
    bad='d est un dictionnaire\nd[vrai] vaut "oui"\naffiche d\n',
    good='d est un dictionnaire\nd["vrai"] vaut "oui"\naffiche d\n',
)
NO_FIELDS = Rule(
    "EDU0411",
    "Point après une valeur sans champs",
    "`{base}` est {found} : cette valeur n'a pas de champ `{name}`.",
    hints={
        "function": "Écris `{line}`.",
        "key": "Pour lire une clé, écris `{line}`.",
        "join": "Pour relier deux valeurs, écris `{line}`.",
        "element": "Choisis d'abord un élément par son indice : `{line}`.",
    },
    labels={"declared": "`{base}` est déclaré ici"},
    explanation="Seuls un enregistrement et un objet ont des champs, écrits après un point : `joueur.nom`.",
    bad='mot est un texte vaut "chat"\naffiche mot.longueur\n',
    good='mot est un texte vaut "chat"\naffiche longueur(mot)\n',
)
NO_METHODS = Rule(
    "EDU0412",
    "Point et parenthèses après une valeur qui n'est pas un objet",
    "`{base}` est {found}, pas un objet : `.{name}( )` n'existe pas.",
    hints={"line": "Écris `{line}`."},
    labels={"declared": "`{base}` est déclaré ici"},
    explanation=(
        "Seul un objet, fait avec une classe, a des fonctions après un point. Pour les autres valeurs, "
        "la fonction vient d'abord : `longueur(notes)`."
    ),
    bad="notes est un tableau vaut [3, 1]\naffiche notes.trier()\n",
    good="notes est un tableau vaut [3, 1]\naffiche trier(notes)\n",
)
APPEND_PLACE = Rule(
    "EDU0413",
    "`ajoute` sur une valeur qui ne grandit pas",
    "`ajoute` ne s'utilise pas avec {found} : `{place}`.",
    hints={"key": "Pour ajouter une clé, écris `{form}`.", "field": "Pour ajouter un champ, écris `{form}`."},
    labels={"declared": "`{place}` est déclaré ici"},
    explanation="`ajoute` augmente un nombre, allonge un texte ou met un élément de plus dans un tableau.",
    bad="prix est un dictionnaire\nprix ajoute 3\naffiche prix\n",
    good='prix est un dictionnaire\nprix["pomme"] vaut 3\naffiche prix\n',
)
APPEND_VALUE = Rule(
    "EDU0414",
    "`ajoute` autre chose qu'un nombre",
    "`{place}` est un nombre : tu ne peux pas lui ajouter {found}.",
    hints={"convert": "Convertis la valeur : `{line}`.", "quotes": "Enlève les guillemets : `{line}`."},
    labels={"declared": "`{place}` est déclaré ici"},
    explanation="Un nombre n'augmente que d'un nombre.",
    bad='total est un nombre\ntotal ajoute "5"\naffiche total\n',
    good="total est un nombre\ntotal ajoute 5\naffiche total\n",
)
SUBTRACT = Rule(
    "EDU0415",
    "`soustrait` avec autre chose que des nombres",
    "`soustrait` calcule avec des nombres : `{operand}` est {found}.",
    hints={
        "convert": "Convertis la valeur : `{line}`.",
        "quotes": "Enlève les guillemets : `{line}`.",
        "remove": "Pour enlever un élément, écris `{line}` avec son indice.",
    },
    labels={"declared": "`{operand}` est déclaré ici"},
    explanation="`soustrait` diminue un nombre. Pour enlever un élément d'un tableau, utilise `supprime`.",
    bad='vies est un nombre vaut 3\nvies soustrait "1"\naffiche vies\n',
    good="vies est un nombre vaut 3\nvies soustrait 1\naffiche vies\n",
)
REMOVE_PLACE = Rule(
    "EDU0416",
    "`supprime` sur une valeur sans éléments",
    "`supprime` enlève d'un tableau ou d'un dictionnaire : `{place}` est {found}.",
    hints={"replace": "Pour enlever une partie d'un texte, écris `{line}`."},
    labels={"declared": "`{place}` est déclaré ici"},
    explanation="`supprime` enlève un élément d'un tableau, par son indice, ou une clé d'un dictionnaire.",
    bad="n est un nombre vaut 5\nn supprime 1\naffiche n\n",
    good="n est un nombre vaut 5\nn soustrait 1\naffiche n\n",
)
TEXT_CHANGED = Rule(
    "EDU0417",
    "Un texte ne se change pas lettre par lettre",
    "Un texte ne se change pas caractère par caractère : `{base}` est un texte.",
    hints={"new": "Fais un nouveau texte, avec `remplacer` ou `sous_texte`."},
    labels={"declared": "`{base}` est déclaré ici"},
    explanation="On peut lire un caractère d'un texte, `mot[1]`, mais pas le remplacer. Donne un nouveau texte à la variable.",
    bad='mot est un texte vaut "chat"\nmot[1] vaut "r"\naffiche mot\n',
    good='mot est un texte vaut "chat"\nmot vaut "r" + sous_texte(mot, 2, 3)\naffiche mot\n',
)
ASK_TYPE = Rule(
    "EDU0418",
    "`demande` dans une variable d'un autre type",
    "`demande` remplit un nombre, un texte ou un booléen : `{place}` est {found}.",
    hints={"variable": "Demande d'abord un texte ou un nombre, puis écris `{place} ajoute reponse`."},
    labels={"declared": "`{place}` est déclaré ici"},
    explanation="Ce que l'on tape au clavier devient un nombre, un texte ou un booléen, selon le type de la variable.",
    bad='notes est un tableau\ndemande "Note ? " dans notes\naffiche notes\n',
    good='notes est un tableau\nn est un nombre\ndemande "Note ? " dans n\nnotes ajoute n\naffiche notes\n',
)
BOUND_TYPE = Rule(
    "EDU0419",
    "Borne de `pour` qui n'est pas un nombre",
    "`pour` compte avec des nombres : `{bound}` est {found}.",
    hints={
        "length": "Pour parcourir {found}, écris `{line}`.",
        "convert": "Convertis le texte en nombre : `{line}`.",
        "quotes": "Enlève les guillemets : `{line}`.",
    },
    labels={"declared": "`{bound}` est déclaré ici"},
    explanation="Les valeurs après `de`, `à` et `pas` sont des nombres.",
    bad="notes est un tableau vaut [12, 15]\npour i de 0 à notes\n    affiche i\nfin pour\n",
    good="notes est un tableau vaut [12, 15]\npour i de 0 à longueur(notes) - 1\n    affiche i\nfin pour\n",
)
LOOP_VARIABLE_TYPE = Rule(
    "EDU0420",
    "Variable de boucle qui n'est pas un nombre",
    "`{name}` est {first:un}, mais `pour` compte avec un nombre.",
    labels={"first": "déclaré ici : {first:un}"},
    explanation="La variable d'une boucle `pour` est un nombre : choisis un autre nom.",
    bad='lettre est un texte vaut "a"\npour lettre de 1 à 3\n    affiche lettre\nfin pour\n',
    good='lettre est un texte vaut "a"\npour i de 1 à 3\n    affiche lettre + i\nfin pour\n',
)
ARGUMENT_TYPE = Rule(
    "EDU0421",
    "Valeur donnée d'un autre type",
    "`{name}` attend {expected} : `{argument}` est {found}.",
    hints={
        "convert": "Convertis la valeur : `{line}`.",
        "quotes": "Enlève les guillemets : `{line}`.",
        "swap": "Change l'ordre des valeurs : `{line}`.",
        "near": "Voulais-tu écrire `{line}` ?",
        "pause": "`attendre` compte en millièmes de seconde : `{line}`.",
        "form": "L'ordre des valeurs est `{form}`.",
        "canvas": "Pour une toile, écris `{form}`.",
    },
    labels={"declared": "`{argument}` est déclaré ici"},
    explanation="Chaque fonction d'EduCode attend des valeurs d'un type précis, dans un ordre précis.",
    bad="annee est un nombre vaut 2026\naffiche longueur(annee)\n",
    good="annee est un nombre vaut 2026\naffiche longueur(convertir_texte(annee))\n",
)
CLASS_HOLDS_ITSELF = Rule(
    "EDU0422",
    "Classe qui se contient elle-même",
    "La classe `{class_name}` se contiendrait elle-même, sans fin, par le champ `{name}`.",
    hints={"array": "Utilise un tableau, vide au départ : `{name} est un tableau`."},
    explanation=(
        "Un objet est fait avec tous ses champs. S'il contenait un objet de sa propre classe, il faudrait en faire "
        "une infinité. Un tableau, vide au départ, peut en recevoir ensuite."
    ),
    bad="classe noeud:\n    valeur est un nombre\n    suivant est un noeud\nfin classe\n",
    good="classe noeud:\n    valeur est un nombre\n    suivants est un tableau\nfin classe\n",
)
FIELD_VALUE = Rule(
    "EDU0423",
    "Valeur de départ d'un champ",
    "La valeur de départ du champ `{name}` doit être écrite en toutes lettres.",
    hints={"later": "Donne cette valeur après la création de l'objet : `objet.{name} vaut …`."},
    explanation="Dans une classe, après `vaut`, il faut une valeur simple : un nombre, un texte, vrai, faux, un tableau, ou une constante.",
    bad="classe de:\n    face est un nombre vaut hasard(1, 6)\nfin classe\nd est un de\naffiche d.face\n",
    good="classe de:\n    face est un nombre vaut 1\nfin classe\nd est un de\nd.face vaut hasard(1, 6)\naffiche d.face\n",
)
RECEIVED_TYPE = Rule(
    "EDU0424",
    "Variable qui ne peut pas recevoir un nombre",
    "`{word}` donne un nombre : `{place}` est {found}.",
    hints={"declare": "Utilise une variable déclarée avec `est un nombre`."},
    labels={"declared": "`{place}` est déclaré ici"},
    explanation="`cliquer` donne la position x et y, `appuyer` donne le rang de la touche : ce sont des nombres.",
    bad='touche est un texte\nappuyer ["z"] dans touche\naffiche touche\n',
    good='touche est un nombre\nappuyer ["z"] dans touche\naffiche touche\n',
)
REMOVE_INDEX = Rule(
    "EDU0425",
    "`supprime` sans l'indice de l'élément",
    "`supprime` attend l'indice de l'élément, un nombre : `{index}` est {found}.",
    hints={"position": "Écris `{line}`."},
    explanation='Dans un tableau, on enlève un élément par son indice. `position(t, "x")` donne l\'indice de "x" dans `t`.',
    bad='sac est un tableau vaut ["clé", "lampe"]\nsac supprime "lampe"\naffiche sac\n',
    good='sac est un tableau vaut ["clé", "lampe"]\nsac supprime position(sac, "lampe")\naffiche sac\n',
)
