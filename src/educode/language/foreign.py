"""First words of a line in other languages, with the EduCode words that a beginner means by them."""

from __future__ import annotations

BLOCK_WORDS: dict[str, str] = {
    "if": "si",
    "else": "si",
    "elif": "si",
    "for": "pour",
    "while": "tant",
    "boucle": "",
    "loop": "",
    "def": "fonction",
    "function": "fonction",
    "sub": "procédure",
    "class": "classe",
    "structure": "classe",
    "struct": "classe",
}
"""A word after ``fin`` or ``end`` (folded) → the first word of the block that it means."""

END_WORDS: dict[str, str] = {
    "wend": "tant",
    "endwhile": "tant",
    "endif": "si",
    "fi": "si",
    "endfor": "pour",
    "next": "pour",
    "done": "",
    "endswitch": "",
    "finselon": "",
    "endselect": "",
    "ftq": "tant",
    "fsi": "si",
}
"""A word alone on its line (folded) that ends a block in another language → that block's first word."""

SHOW_WORDS = frozenset(
    [
        "print",
        "println",
        "printf",
        "puts",
        "echo",
        "afficher",
        "ecrire",
        "ecris",
        "affichage",
        "dire",
        "dis",
        "imprimer",
        "imprime",
        "write",
        "writeln",
        "console",
        "say",
        "output",
        "alert",
        "montre",
        "montrer",
    ]
)
ASK_WORDS = frozenset(
    [
        "input",
        "lire",
        "lis",
        "saisir",
        "saisie",
        "read",
        "readln",
        "scanf",
        "prompt",
        "lecture",
        "entrer",
        "demander",
        "scan",
    ]
)
"""First words of a line (folded) that ask the user for a value."""

STATEMENT_WORDS: dict[str, str] = {
    "return": "retourne",
    "renvoie": "retourne",
    "renvoyer": "retourne",
    "renvoi": "retourne",
    "rendre": "retourne",
    "call": "appelle",
    "exec": "appelle",
    "executer": "appelle",
    "execute": "appelle",
    "lancer": "appelle",
    "lance": "appelle",
    "break": "arrête",
    "stopper": "arrête",
    "sortir": "arrête",
    "exit": "terminer",
    "quit": "terminer",
    "quitter": "terminer",
    "stop": "terminer",
    "halt": "terminer",
    "const": "constante",
    "class": "classe",
    "structure": "classe",
    "struct": "classe",
}
"""First word of a line (folded) → the word of EduCode; the rest of the line is written the same way."""

IF_WORDS = frozenset({"if"})
ELSE_WORDS = frozenset({"else", "otherwise", "autrement"})
ELSE_IF_WORDS = frozenset({"elif", "elsif", "elseif", "sinonsi", "sinon_si"})
WHILE_WORDS = frozenset({"while", "tantque", "tant_que"})
ASKING = frozenset({"input", "prompt", "lire", "saisir", "demande", "raw_input"})
"""Words that ask, before a parenthesis."""
FOR_EVER = frozenset({"indefiniment", "toujours", "pour toujours", "sans fin", "sans cesse", "forever"})
UNTIL_WORDS = frozenset({"until", "jusque", "jusqu"})
FOR_WORDS = frozenset({"for", "foreach", "pourchaque"})
REPEAT_WORDS = frozenset({"repeat", "repeter", "repete", "loop", "boucle", "boucler"})
DEFINITION_WORDS = frozenset({"def", "function", "func", "fun", "sub", "procedure", "void", "proc", "fn", "methode"})
DECLARATION_WORDS = frozenset(
    {"var", "let", "variable", "dim", "declare", "declarer", "soit", "auto", "local", "creer", "cree"}
)
TYPE_WORDS: dict[str, str] = {
    "int": "nombre",
    "float": "nombre",
    "double": "nombre",
    "number": "nombre",
    "integer": "nombre",
    "entier": "nombre",
    "reel": "nombre",
    "decimal": "nombre",
    "long": "nombre",
    "str": "texte",
    "string": "texte",
    "chaine": "texte",
    "mot": "texte",
    "char": "texte",
    "caractere": "texte",
    "phrase": "texte",
    "bool": "booléen",
    "boolean": "booléen",
    "logique": "booléen",
    "list": "tableau",
    "liste": "tableau",
    "array": "tableau",
    "table": "tableau",
    "dict": "dictionnaire",
    "map": "dictionnaire",
    "dico": "dictionnaire",
    "object": "enregistrement",
    "objet": "enregistrement",
    "struct": "enregistrement",
    "canvas": "toile",
    "dessin": "toile",
}
"""A type of another language or of everyday words (folded) → the type of EduCode."""

MEANINGLESS_WORDS: dict[str, str] = {
    "import": "import",
    "from": "import",
    "include": "import",
    "using": "import",
    "require": "import",
    "package": "import",
    "quand": "start",
    "lorsque": "start",
    "when": "start",
    "pass": "pass",
    "global": "global",
    "nonlocal": "global",
    "begin": "frame",
    "debut": "frame",
    "algorithme": "frame",
    "programme": "frame",
    "program": "frame",
    "variables": "declare",
    "debut_algorithme": "frame",
    "fin_algorithme": "frame",
    "debut_si": "block",
    "debut_sinon": "block",
    "debut_pour": "block",
    "debut_tant_que": "block",
    "endswitch": "switch",
    "do": "do",
    "faire": "do",
    "switch": "switch",
    "select": "switch",
    "selon": "switch",
    "case": "switch",
    "cas": "switch",
    "match": "switch",
    "try": "try",
    "essayer": "try",
    "essaie": "try",
    "tenter": "try",
    "sauf": "try",
    "except": "try",
    "catch": "try",
    "finally": "try",
}
"""First word of a line without an equivalent (folded) → which advice to give."""

ASSIGNMENT_WORDS = frozenset(
    {"recoit", "prend", "devient", "egale", "egal", "egalle", "is", "vaux", "vau", "valent", "vaus", "prend_la_valeur"}
)
"""A word after a name (folded) that means ``vaut``."""

SET_WORDS = frozenset({"mettre", "mets", "met", "set", "definir", "definis", "affecter", "affecte", "initialiser"})
ADD_WORDS = frozenset({"ajouter", "ajoute", "add", "augmenter", "augmente", "incrementer", "incremente"})
REMOVE_WORDS = frozenset({"soustraire", "soustrait", "enlever", "enleve", "retirer", "retire", "diminuer", "diminue"})
"""Scratch and paper: ``mettre x à 3``, ``ajouter 1 à x``, ``enlever 1 à x``."""

ARTICLES = frozenset({"le", "la", "les", "l", "un", "une", "des", "du", "mon", "ma", "mes", "the"})

VALUES: dict[str, str] = {
    "True": "vrai",
    "true": "vrai",
    "TRUE": "vrai",
    "False": "faux",
    "false": "faux",
    "FALSE": "faux",
    "Vrai": "vrai",
    "Faux": "faux",
    "VRAI": "vrai",
    "FAUX": "faux",
    "self": "moi",
    "this": "moi",
}
"""A value of another language → that of EduCode. ``None``, ``null`` have none."""

FUNCTIONS: dict[str, str] = {
    "len": "longueur",
    "length": "longueur",
    "size": "longueur",
    "count": "compter",
    "taille": "longueur",
    "strlen": "longueur",
    "sqrt": "racine",
    "abs": "absolue",
    "round": "arrondi",
    "floor": "arrondi_inferieur",
    "ceil": "arrondi_superieur",
    "int": "arrondi_inferieur",
    "float": "convertir_nombre",
    "str": "convertir_texte",
    "string": "convertir_texte",
    "parseInt": "convertir_nombre",
    "parseFloat": "convertir_nombre",
    "Number": "convertir_nombre",
    "String": "convertir_texte",
    "min": "minimum",
    "max": "maximum",
    "pow": "puissance",
    "sin": "sinus",
    "cos": "cosinus",
    "tan": "tangente",
    "log": "logarithme",
    "exp": "exponentielle",
    "random": "hasard_reel",
    "randint": "hasard",
    "rand": "hasard",
    "alea": "hasard",
    "aleatoire": "hasard",
    "nombre_aleatoire": "hasard",
    "randrange": "hasard",
    "shuffle": "melanger",
    "sorted": "trier",
    "sort": "trier",
    "reversed": "inverser",
    "reverse": "inverser",
    "sum": "somme",
    "mean": "moyenne",
    "average": "moyenne",
    "split": "decouper",
    "join": "joindre",
    "upper": "majuscules",
    "lower": "minuscules",
    "replace": "remplacer",
    "strip": "rogner",
    "trim": "rogner",
    "substring": "sous_texte",
    "slice": "sous_tableau",
    "ord": "code_caractere",
    "chr": "caractere",
    "type": "type_de",
    "keys": "cles",
    "values": "valeurs",
    "sleep": "attendre",
    "wait": "attendre",
    "time": "chrono",
    "now": "heure",
    "print": "affiche",
    "input": "demande",
    "range": "pour",
}
"""A function of another language → that of EduCode (``affiche``, ``demande`` and ``pour`` begin a statement)."""

ASK_FORM = "demande … dans"
FOR_FORM = "pour … de … à …"
ELLIPSIS = "…"
