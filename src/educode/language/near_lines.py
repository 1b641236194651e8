"""Words that stand where EduCode expects others: whole lines nearly right are read with them."""

from __future__ import annotations

AFTER_VAUT = (
    "la valeur de",
    "la valeur",
    "égal à",
    "est",
    "que",
    "de",
    "à",
    "a",
    ":",
    "==",
    "=",
    ":=",
    "un nombre",
    "un texte",
)
"""Words and signs in excess after ``vaut``, ``ajoute`` or ``soustrait``, the longest first."""

TAKES_VALUE = (
    "est égal à",
    "est égale à",
    "est egal a",
    "prend la valeur",
    "prend pour valeur",
    "prends la valeur",
    "reçoit la valeur",
    "a pour valeur",
    "égal à",
    "égale à",
    "vaut à",
    "is",
    "equals",
)
"""Words between a place and its value that mean ``vaut``."""

LIKE_EST = ("et", "ai", "ait", "es", "ets", "et-", "é")
"""Words that sound or look like ``est``."""

EACH_WORDS = frozenset({"chaque", "each", "tout", "toute"})
"""``pour chaque note dans notes``."""

REMOVES = (
    "enlève",
    "enleve",
    "enlever",
    "retire",
    "retirer",
    "supprimer",
    "efface",
    "effacer",
    "remove",
    "delete",
    "del",
    "pop",
)
"""Words that mean ``supprime``."""

ADDS = ("ajouter", "push", "append", "add")
"""Words that mean ``ajoute``."""

CHANGES: dict[str, str] = {
    "augmente": "ajoute",
    "augmenter": "ajoute",
    "gagne": "ajoute",
    "diminue": "soustrait",
    "diminuer": "soustrait",
    "baisse": "soustrait",
    "perd": "soustrait",
    "soustraire": "soustrait",
    "est augmenté": "ajoute",
    "est augmentée": "ajoute",
    "est diminué": "soustrait",
    "est diminuée": "soustrait",
    "multiplie": "*",
    "multiplié": "*",
    "multiplier": "*",
    "divise": "/",
    "divisé": "/",
    "diviser": "/",
}
"""« score augmente de 1 » → the word, or the sign, of EduCode."""

PUTS = ("mettre", "mets", "met", "ranger", "range", "stocker", "stocke", "placer", "place", "enregistrer")
"""« mettre 12 dans score »."""

WHOLE_PROGRAM = frozenset({"programme", "jeu", "tout", "script", "partie"})
"""« arrête le jeu »: what ends is the program."""

PLURAL_ARTICLES = ("des", "de", "les", "un", "une")

ADJECTIVES: dict[str, str] = {
    "pair": "mod 2 = 0",
    "paire": "mod 2 = 0",
    "impair": "mod 2 = 1",
    "impaire": "mod 2 = 1",
    "positif": "> 0",
    "positive": "> 0",
    "negatif": "< 0",
    "negative": "< 0",
    "nul": "= 0",
    "nulle": "= 0",
}
"""« est pair » (folded) → what to write after the value."""

MULTIPLES = (("divisible", "par"), ("multiple", "de"), ("un", "multiple", "de"))
"""« est divisible par 3 » (folded) → ``mod 3 = 0``."""

EMPTY = frozenset({"vide", "vides"})
COMMENT_STARTS = ("/*", "<!--", "--", "'''", '"""')
COMMENT_ENDS = ("*/", "-->")
NOTHINGS = frozenset({"None", "null", "nil", "NULL", "undefined", "NaN", "rien", "nul", "Null", "void"})
"""Words of other languages for « no value »."""
MODULES = frozenset({"math", "Math", "random", "Random", "time", "turtle", "string", "numpy", "np", "os", "sys"})
"""Names before the dot of a function of another language: ``Math.floor(x)``."""
YES = frozenset({"oui", "yes", "Oui", "OUI"})
NUMBER_WORDS: dict[str, str] = {
    word: str(number)
    for number, word in enumerate(
        [
            "zero",
            "un",
            "deux",
            "trois",
            "quatre",
            "cinq",
            "six",
            "sept",
            "huit",
            "neuf",
            "dix",
            "onze",
            "douze",
            "treize",
            "quatorze",
            "quinze",
            "seize",
        ]
    )
    if word != "un"
} | {
    "vingt": "20",
    "trente": "30",
    "quarante": "40",
    "cinquante": "50",
    "soixante": "60",
    "cent": "100",
    "mille": "1000",
}
"""Numbers in letters (folded)."""
NO_UNITS = frozenset({"x", "fois", "pourcent"})
"""Words after a number that stand for a sign, not for a unit."""
VALUED = (
    "égal à",
    "égale à",
    "egal à",
    "égal",
    "égale",
    "valant",
    "initialisé à",
    "initialisée à",
    "qui vaut",
    "de valeur",
    "avec la valeur",
    "à",
)
"""Words between a type and the value of a declaration."""
PLAIN_ADJECTIVES = ("entier", "décimal", "réel", "positif", "vide", "vides", "court", "long", "aléatoire")
"""Words after a type that a declaration does without."""
SWAPS = ("echanger", "echange", "permuter", "permute", "intervertir", "swap")
"""Words (folded) that exchange two variables."""
SPARES = ("tampon", "tampon2", "ancienne_valeur", "valeur_gardee")
"""Names for the variable that an exchange needs; the first that is free."""
