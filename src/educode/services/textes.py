"""The French words of the generated manual pages."""

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

MESSAGES_TITLE = "# Tous les messages"
MESSAGES_INTRO = "Chaque message porte un code. `educode explique EDU0301` ouvre la même page dans le terminal."
SEVERITIES = {"erreur": "Erreurs", "avertissement": "Avertissements", "conseil": "Conseils"}
WHY = "## Pourquoi ?"
WRONG = "## Exemple"
RIGHT = "## Comment corriger"
