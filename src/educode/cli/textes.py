"""Every French sentence of the command line."""

from __future__ import annotations

PROGRAM = "educode"
TITLE = "EduCode : programmer en français, du premier dessin au premier jeu."

# --- help -----------------------------------------------------------------------------------

USAGE = "Utilisation :"
COMMANDS = "Commandes :"
ARGUMENTS = "À donner :"
OPTIONS = "Options :"
EXAMPLES = "Exemples :"
EXIT_CODES = "Codes de sortie :"
MORE_HELP = "L'aide d'une commande : educode COMMANDE --aide"
HELP_OPTION = "Montre cette aide."
VERSION_OPTION = "Montre la version."
OPTIONS_WORD = "[OPTIONS]"
COMMAND_WORD = "COMMANDE"

EXIT_CODE_MEANINGS = {
    0: "tout va bien",
    1: "le programme a des erreurs",
    2: "la commande est mal écrite",
    3: "le fichier ne peut pas être lu",
    4: "une erreur est arrivée pendant l'exécution",
    5: "durée maximale dépassée",
    6: "mémoire épuisée",
    7: "trop d'appels les uns dans les autres",
    8: "le résultat ne peut pas être écrit",
    70: "EduCode s'est trompé",
    130: "arrêt par Ctrl-C",
    141: "plus personne ne lit la sortie",
    143: "arrêt demandé par le système",
}

LANCE = "Exécute un programme : dans le terminal, ou dans une fenêtre du navigateur s'il a une toile."
LANCE_EXAMPLES = (
    "educode lance bonjour.edu",
    "educode lance labyrinthe.edu --param taille=20 --graine 7",
    "educode lance jeu.edu --evenements partie.txt",
    "echo 'affiche 6 * 7' | educode lance -",
)
IMAGE = "Exécute un programme sans écran et garde le dessin de sa toile."
IMAGE_EXAMPLES = (
    "educode image fleur.edu -o fleur.png",
    "educode image jeu.edu -o jeu.svg --evenements partie.txt",
    "educode image ballon.edu -o ballon.png --images",
)
VERIFIE = "Cherche les erreurs d'un programme, sans l'exécuter."
VERIFIE_EXAMPLES = (
    "educode verifie jeu.edu",
    "educode verifie *.edu --json",
    "educode verifie jeu.edu --corrige",
)
STRUCTURE = "Montre le plan d'un programme : sections, fonctions, classes, variables."
STRUCTURE_EXAMPLES = ("educode structure jeu.edu", "educode structure jeu.edu --json")
FORMATE = "Met un programme en forme : retraits, espaces, accents des mots-clés."
FORMATE_EXAMPLES = ("educode formate jeu.edu", "educode formate *.edu --verifie", "educode formate - < jeu.edu")
FORMAT_CHECK_OPTION = "Ne change rien ; dit quels programmes ne sont pas en forme (code 1)."
FORMATTED = "{name} est mis en forme."
NOT_FORMATTED = "{name} n'est pas en forme."
TRADUIS = "Traduit un programme dans un autre langage."
TRADUIS_EXAMPLES = (
    "educode traduis jeu.edu --vers javascript",
    "educode traduis jeu.edu --vers python -o jeu.py",
)
EXPLIQUE = "Explique un message : pourquoi il vient, comment corriger."
EXPLIQUE_EXAMPLES = ("educode explique EDU0301", "educode explique 0301")
ATELIER = "Ouvre l'atelier dans le navigateur : écrire, essayer et ranger ses programmes."
ATELIER_EXAMPLES = ("educode atelier", "educode atelier mes_programmes", "educode atelier . --port 8000")
SERVEUR = "Répond à un éditeur de code (LSP) : erreurs, complétion, aide. C'est l'éditeur qui lance cette commande."
SERVEUR_EXAMPLES = ("educode serveur-langage",)

PROGRAM_METAVAR = "PROGRAMME"
PROGRAM_ARGUMENT = "Le fichier du programme, ou - pour le lire sur l'entrée."
PROGRAMS_ARGUMENT = "Les fichiers des programmes, ou - pour en lire un sur l'entrée."
CODE_METAVAR = "CODE"
CODE_ARGUMENT = "Le code d'un message, par exemple EDU0301."
PARAM_METAVAR = "NOM=VALEUR"
PARAM_OPTION = "Donne une valeur à un paramètre du programme ; à répéter pour plusieurs."
NUMBER_METAVAR = "N"
SEED_OPTION = "Le point de départ du hasard : avec la même graine, le même hasard."
FILE_METAVAR = "FICHIER"
EVENTS_OPTION = "Joue les événements de ce fichier, sans fenêtre."
SECONDS_METAVAR = "S"
SECONDS_OPTION = "Arrête le programme après tant de secondes."
MEGABYTES_METAVAR = "Mo"
MEGABYTES_OPTION = "La mémoire que le programme peut prendre (1024 sans cette option)."
TERMINAL_OPTION = (
    "Reste dans le terminal, même si le programme a une toile ; ou ouvre la fenêtre, même s'il n'en a pas."
)
ERRORS_JSON_OPTION = "Écrit les erreurs en JSON sur la sortie d'erreur."
FOLDER_METAVAR = "DOSSIER"
FOLDER_OPTION = "Le dossier où le programme lit et écrit ses fichiers (le sien sans cette option)."
WORKSHOP_ARGUMENT = "Le dossier des programmes (sans lui : le dossier EduCode de tes documents)."
PORT_METAVAR = "N"
PORT_OPTION = "Le port de la page (sans cette option, le premier qui est libre)."
NO_BROWSER_OPTION = "N'ouvre pas le navigateur : donne seulement l'adresse."
OUTPUT_OPTION = "Le fichier à écrire."
PICTURE_OPTION = "Le fichier du dessin, .png ou .svg."
FRAMES_OPTION = "Garde chaque image montrée, numérotée : dessin-0001.png, dessin-0002.png…"
NAME_METAVAR = "NOM"
CANVAS_OPTION = "Le nom de la toile à garder, s'il y en a plusieurs."
JSON_OPTION = "Écrit le résultat en JSON, pour un autre outil."
MEND_OPTION = "Applique les corrections sûres ; l'ancien fichier est gardé à côté, avec .bak."
TO_METAVAR = "LANGAGE"
TO_OPTION = "Le langage du résultat : {languages}."

# --- mistakes in a command ------------------------------------------------------------------

UNKNOWN_COMMAND = "Je ne connais pas la commande « {name} »."
UNKNOWN_OPTION = "Je ne connais pas l'option « {name} »."
NEAR = "Voulais-tu écrire « {near} » ?"
MISSING_ARGUMENT = "Il manque {name}."
MISSING_OPTION = "Il manque l'option {name}."
MISSING_VALUE = "L'option « {name} » attend une valeur."
FLAG_TAKES_NOTHING = "L'option « {name} » s'écrit seule, sans valeur."
BAD_NUMBER = "L'option « {name} » attend un nombre, comme 12."
TOO_MANY = "Je ne comprends pas « {words} » à la fin de la commande."
BAD_COMMAND = "Je ne comprends pas cette commande."
SEE_HELP = "Pour voir l'aide : {command} --aide"
BAD_PARAM = "Un paramètre s'écrit NOM=VALEUR, par exemple --param taille=20, pas « {given} »."
NOT_POSITIVE = "L'option « {name} » attend un nombre plus grand que 0."
SEVERAL_INPUTS = "On ne peut lire qu'un programme sur l'entrée."
UNKNOWN_LANGUAGE = "Je ne sais pas traduire vers « {name} »."
KNOWN_LANGUAGES = "Langages connus : {names}."
BEYOND_PYTHON = "Ligne {line} : trop de blocs ou de parenthèses les uns dans les autres pour Python."
NEST_LESS = (
    "Python s'arrête à 100 blocs, 20 boucles ou 200 parenthèses emboîtés : "
    "mets l'intérieur dans une fonction. EduCode, lui, lance ce programme."
)
UNKNOWN_CODE = "Je ne connais pas le code « {code} »."
NO_SUCH_FOLDER = "Je ne trouve pas le dossier « {name} »."
NOT_A_FOLDER = "« {name} » n'est pas un dossier."
OPEN_ITS_FOLDER = "Pour ouvrir l'atelier sur le dossier d'un programme : educode atelier {folder}"
CANNOT_MAKE_FOLDER = "Je ne peux pas créer le dossier « {name} »."
CANNOT_REMEMBER = "Je ne peux pas écrire dans « {name} », où l'atelier garde l'historique et les favoris."
NO_MEND_PIPED = "Un programme lu sur l'entrée ne se corrige pas : donne le nom de son fichier."

# --- what commands say ----------------------------------------------------------------------

INPUT_NAME = "programme"
WRITTEN = "{path} est écrit."
FRAMES_SO_FAR = "{count} images écrites"
FRAMES_WRITTEN = "{count} images sont écrites, de {first} à {last}."
ONE_FRAME_WRITTEN = "Une image est écrite : {first}."
NO_FRAME = "Le programme n'a montré aucune image : rien n'est écrit."
NO_CANVAS = "Le programme n'a montré aucune toile : il n'y a pas de dessin à garder."
SHOW_CANVAS = "Ajoute `affiche` suivi du nom de la toile à la fin du programme."
WITHOUT_CANVAS = "Il n'a pas de toile : lance-le avec `educode lance`."
UNKNOWN_CANVAS = "Le programme n'a pas montré de toile nommée « {name} »."
SHOWN_CANVASES = "Toiles montrées : {names}."
UNKNOWN_EXTENSION = "Je ne sais pas écrire un dessin « {path} »."
KNOWN_EXTENSIONS = "Donne un nom qui finit par .png ou .svg."
CANNOT_WRITE = "Je ne peux pas écrire « {path} »."
CHECK_OUTPUT = "Vérifie que son dossier existe et que tu as le droit d'y écrire."
OUTPUT_LOST = "Je ne peux plus rien écrire sur la sortie."
CHECK_SPACE = "Vérifie qu'il reste de la place sur le disque."
FOLDER_GONE = "Le dossier où tu es n'existe plus : il a été supprimé ou renommé."
GO_ELSEWHERE = "Va dans un autre dossier avec « cd », puis recommence."
MENDED = "{name} est corrigé. L'ancien fichier est gardé dans {backup}."
NOTHING_TO_MEND = "{name} : aucune correction sûre à appliquer."
RUNTIME_MISSING = "Le moteur d'EduCode n'est pas construit : lance d'abord « python3 demarrer.py »."
INTERRUPTED = "Arrêté."
BUG = (
    "EduCode s'est trompé : la faute est à nous, pas à toi.\n"
    "Pour nous aider à corriger, envoie-nous ton programme, la commande, et ce mot : {kind} ({place}).\n"
    "Avec EDUCODE_DEBUG=1 devant la commande, tu verras plus de détails."
)

KINDLY = {
    "nombre": "J'attends un nombre, comme 12 ou 3.5.",
    "booléen": "Réponds par oui ou non.",
    "texte": "",
    "click": "Clic, x y : ",
    "key": "Touche ({keys}) : ",
}

OUTLINE_LINE = "ligne {line}"
OUTLINE_KINDS = {
    "section": "@ {name}",
    "fonction": "fonction {name}{detail}",
    "procedure": "procédure {name}{detail}",
    "classe": "classe {name}",
    "champ": "champ {name} : {detail}",
    "constante": "constante {name}",
    "variable": "variable {name} : {detail}",
}
EXPLAIN_TITLE = "{code} · {title}"
EXPLAIN_EXAMPLE = "Exemple :"
EXPLAIN_MENDED = "Comment corriger :"
