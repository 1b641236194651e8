"""Models of whole statements that an editor offers; ``${1:…}`` are the places to fill, ``$0`` the last one."""

from __future__ import annotations

SNIPPETS: dict[str, str] = {
    "si": "si ${1:condition} alors\n    $0\nfin si",
    "si … sinon": "si ${1:condition} alors\n    $2\nsinon\n    $0\nfin si",
    "pour": "pour ${1:i} de ${2:0} à ${3:9}\n    $0\nfin pour",
    "tant que": "tant que ${1:condition}\n    $0\nfin tant que",
    "fonction": "fonction ${1:nom}(${2:x})\n    $0\n    retourne ${3:x}\nfin fonction",
    "procédure": "procédure ${1:nom}(${2})\n    $0\nfin procédure",
    "classe": "classe ${1:nom}\n    ${2:champ} est un ${3:nombre}\n    $0\nfin classe",
    "demande": 'demande "${1:Question ? }" dans ${0:reponse}',
    "cliquer": "cliquer ${1:maToile} dans ${2:x}, ${3:y}",
    "appuyer": 'appuyer ["${1:gauche}", "${2:droite}"] dans ${0:touche}',
    "affiche": "affiche $0",
    "appelle": "appelle $0",
    "constante": "constante ${1:NOM} vaut ${0:valeur}",
    "toile": "${1:maToile} est une toile\ndimension(${1:maToile}, ${2:600}, ${3:400})\n$0\naffiche ${1:maToile}",
}

IN_LOOPS: tuple[str, ...] = ("arrête", "continue")
IN_ROUTINES: tuple[str, ...] = ("retourne",)
ANYWHERE: tuple[str, ...] = ("terminer",)
VALUES: tuple[str, ...] = ("vrai", "faux", "non", "pi")
BETWEEN_VALUES: tuple[str, ...] = ("et", "ou", "mod")
CHANGING: tuple[str, ...] = ("vaut", "ajoute", "soustrait", "supprime")
DECLARING: tuple[str, ...] = (
    "est un nombre",
    "est un texte",
    "est un booléen",
    "est un tableau",
    "est un dictionnaire",
    "est un enregistrement",
    "est une toile",
)
OUTSIDE_BLOCKS: frozenset[str] = frozenset({"fonction", "procédure", "classe"})
IN_CLASSES: frozenset[str] = frozenset({"fonction", "procédure"})
