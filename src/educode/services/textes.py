"""The French words of the manual's generated pages and of the editor's help."""

from __future__ import annotations

FUNCTIONS_TITLE = "# 6. Toutes les fonctions"
FUNCTIONS_INTRO = (
    "Chaque fonction est suivie de ses valeurs entre parenthèses. Entre crochets : ce que tu peux laisser de côté. "
    "Les fonctions qui ne donnent pas de valeur sont des commandes : elles s'écrivent seules sur leur ligne."
)
PI = "`pi` est une constante : elle s'écrit sans parenthèses et vaut 3.141592653589793."
VALUES_HEADING = "| valeur | type | remarque |\n|---|---|---|"
RESULT = "Donne : {result}."
COMMAND = "Commande (sans valeur)."
EXAMPLE = "Exemple"
PRINTS = "affiche"
SEE_ALSO = "Voir aussi : {names}."
ERRORS = "Messages possibles : {codes}."
ANY_VALUE = "n'importe quelle valeur"
OR = " ou "
OPTIONAL = "facultatif"
OPTIONAL_WITH_DEFAULT = "facultatif, {default} sinon"
SEVERAL = "une ou plusieurs"
WHOLE = "entier"
COLOR = "couleur"
CHANGED = "modifié"
RESULTS = {
    "ELEMENT": "un élément",
    "SAME": "une valeur du même type",
    "ELEMENTS_ARRAY": "un nouveau tableau",
    "KEYS_ARRAY": "un tableau des clés",
    "TEXTS_ARRAY": "un tableau de textes",
    "DEFAULT": "une valeur du type de la valeur par défaut",
}

PYTHON_TITLE = "# 10. Les fonctions en Python"
PYTHON_INTRO = (
    "Chaque fonction, avec l'exemple de sa [description](fonctions.md) et [sa traduction](7-python.md). "
    "Les fonctions qui ont leur pareille en Python la prennent, les autres viennent de `educode.python`."
)

MESSAGES_TITLE = "# Tous les messages"
MESSAGES_INTRO = "Chaque message porte un code. `educode explique EDU0301` ouvre la même page dans le terminal."
SEVERITIES = {"erreur": "Erreurs", "avertissement": "Avertissements", "conseil": "Conseils"}
WHY = "## Pourquoi ?"
WRONG = "## Exemple"
RIGHT = "## Comment corriger"

FUNCTION = "fonction"
PROCEDURE = "procédure"
CONSTANT = "constante"
IS = "est"
HOLDS = "vaut"
COLOR_HOVER = "Couleur `{color}`"
SCOPES = {
    "global": "Variable globale : tout le programme la voit.",
    "local": "Variable locale : elle n'existe que pendant l'appel.",
    "parameter": "Paramètre : sa valeur vient de l'appel.",
    "field": "Champ de la classe.",
}
CONSTANT_SCOPES = {
    "global": "Constante : sa valeur ne change jamais, et elle sert partout dans le programme.",
    "local": "Constante locale : sa valeur ne change jamais, et elle n'existe que pendant l'appel.",
}
RENAME_REASONS = {
    "nothing": "Il n'y a rien à renommer ici.",
    "not-a-name": "Un nom est fait de lettres, de chiffres et de `_`, et ne commence pas par un chiffre.",
    "reserved": "Ce mot est réservé par la langue.",
    "taken": "Ce nom est déjà pris ici.",
    "unsure": "Ce nom sert aussi là où je ne sais pas de quelle classe il s'agit : change-le toi-même.",
}
KIND_LABELS = {
    "keyword": "mot de la langue",
    "builtin": "fonction intégrée",
    "routine": "du programme",
    "color": "couleur",
    "key": "touche",
    "snippet": "modèle",
    "field": "champ",
    "type": "type",
}
