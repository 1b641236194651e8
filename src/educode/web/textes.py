"""Every French sentence that the web room says (those of the page itself are in runtime/src/player)."""

FORBIDDEN = "Cette adresse ne répond qu'à la page ouverte par EduCode sur cet ordinateur."
NOT_FOUND = "Il n'y a rien à cette adresse. Relance ton programme pour en avoir une nouvelle."
NOT_BUILT = "La page du programme n'est pas encore construite. Lance d'abord : make setup"
NEEDS_SCRIPTS = "EduCode a besoin de JavaScript : autorise-le pour cette page, puis recharge-la."

OPENED = "{name} s'ouvre dans ton navigateur :\n  {address}\nFerme la page, ou appuie ici sur Ctrl-C, pour terminer."
READY = "{name} attend à cette adresse, sur cet ordinateur :\n  {address}\nAppuie ici sur Ctrl-C pour terminer."
OPEN_YOURSELF = (
    "Je n'ai pas trouvé de navigateur. Ouvre toi-même cette adresse, sur cet ordinateur :\n"
    "  {address}\n"
    "Appuie ici sur Ctrl-C pour terminer."
)
PORT_IN_USE = (
    "Le port {port} est déjà pris par un autre programme. Choisis-en un autre, ou laisse EduCode en trouver un."
)
PORT_REFUSED = "Je ne peux pas utiliser le port {port} : choisis un nombre entre 1024 et 65535."
CLOSED = "La page est fermée : c'est terminé."

ATELIER_TITLE = "L'atelier EduCode"
ATELIER_NOT_BUILT = "La page de l'atelier n'est pas encore construite. Lance d'abord : make assets"

BEYOND_PYTHON = (
    "Python ne peut pas lire ce programme : à partir de la ligne {line}, trop de blocs ou de parenthèses sont les uns "
    "dans les autres. Mets l'intérieur dans une fonction. EduCode, lui, le lance."
)

REFUSALS = {
    "outside": "Ce chemin sort du dossier de l'atelier.",
    "bad-name": "Ce nom ne convient pas pour un fichier.",
    "not-a-program": "Le nom d'un programme finit par .edu.",
    "absent": "Ce fichier n'est plus là.",
    "exists": "Il y a déjà un fichier de ce nom.",
    "too-big": "C'est trop long : un programme a au plus un million de caractères.",
    "not-text": (
        "Ce fichier n'est pas enregistré en UTF-8 : ses accents sont illisibles. "
        "Ouvre-le dans l'éditeur qui l'a écrit, et enregistre-le en choisissant l'encodage UTF-8."
    ),
    "conflict": "Ce programme a changé en dehors de l'atelier. Rien n'a été écrasé : choisis la version à garder.",
    "bad-request": "L'atelier n'a pas compris cette demande.",
    "no-right": (
        "L'ordinateur ne permet pas d'écrire ou de lire ici. "
        "Relance l'atelier sur un dossier qui est à toi : educode atelier mes_programmes"
    ),
    "broken-disk": "L'ordinateur n'a pas réussi à lire ou à écrire ce fichier. Le disque est peut-être plein.",
}

CHAPTERS = {
    "": "Accueil",
    "lecons": "Leçons",
    "reference": "La langue",
    "programmes": "Programmes",
    "erreurs": "Messages",
}
