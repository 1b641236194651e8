"""EDU08xx: limits, stops, files and events: what the host of a program has to say."""

from educode.diagnostics.model import Rule, Severity

TIME_OVER = Rule(
    "EDU0803",
    "Durée dépassée",
    "Le programme tourne depuis plus de {seconds} s : je l'ai arrêté.",
    hints={
        "default": "Cherche une boucle `tant que` dont la condition ne devient jamais fausse, ou donne plus de temps avec `--duree-max`."
    },
    explanation=(
        "Un programme lancé avec une durée maximale est arrêté quand elle est passée. "
        "Le plus souvent, une boucle `tant que` ne s'arrête jamais : rien n'y change sa condition."
    ),
)
MEMORY_FULL = Rule(
    "EDU0804",
    "Mémoire épuisée",
    "Mémoire épuisée : le programme a rempli les {megabytes} Mo qu'il peut prendre.",
    hints={"default": "Cherche une boucle qui ajoute sans fin à un tableau, à un texte ou à un dictionnaire."},
    explanation=(
        "Les tableaux, les textes et les dessins prennent de la place. Une boucle qui ajoute sans jamais s'arrêter finit par tout remplir. "
        "Si le programme a vraiment besoin de plus, donne-lui plus avec `--memoire-max`."
    ),
)
TOO_DEEP = Rule(
    "EDU0805",
    "Appels sans fin",
    "`{routine}` s'appelle elle-même sans s'arrêter : il y a trop d'appels en cours.",
    hints={
        "default": "Ajoute au début de `{routine}` un cas qui retourne sans rappeler `{routine}`.",
        "unknown": "Ajoute un cas où la fonction ne se rappelle pas.",
    },
    explanation=(
        "Une fonction peut s'appeler elle-même, mais il lui faut un cas d'arrêt : un cas simple où elle donne son résultat sans se rappeler. "
        "Vérifie aussi que chaque appel s'en approche : `fac(n - 1)`, pas `fac(n)`."
    ),
    bad="fonction fac(n)\n    retourne n * fac(n - 1)\nfin fonction\naffiche fac(5)\n",
    good="fonction fac(n)\n    si n <= 1 alors\n        retourne 1\n    fin si\n    retourne n * fac(n - 1)\nfin fonction\naffiche fac(5)\n",
)
END_OF_INPUT = Rule(
    "EDU0806",
    "Plus de réponse",
    "Le programme pose une question, mais il n'y a plus de réponse à lire.",
    hints={"default": "Donne une ligne de réponse pour chaque `demande`."},
    explanation="Quand l'entrée vient d'un fichier ou d'une autre commande, il faut une ligne par question posée.",
)
STOPPED = Rule(
    "EDU0807",
    "Programme arrêté",
    "Tu as arrêté le programme.",
    explanation="Ctrl-C ou le bouton Arrêter arrêtent le programme tout de suite, où qu'il en soit.",
)
WRONG_EVENT = Rule(
    "EDU0808",
    "Événement d'une autre sorte",
    "Le programme attend `{wanted}`, mais le fichier d'événements donne `{event}`, ligne {event_line}.",
    hints={
        "default": "Ajoute une ligne `{wanted}` avant la ligne {event_line} du fichier d'événements, ou enlève celle-ci."
    },
    explanation="`cliquer` attend une ligne `clic`, `appuyer` une ligne `touche`, `demande` une ligne `reponse`.",
)
TOO_LARGE = Rule(
    "EDU0809",
    "Valeur trop grande",
    "Un texte, un tableau ou un dictionnaire est devenu trop grand.",
    hints={"default": "Cherche une boucle qui le fait grandir sans fin."},
    explanation="Un texte peut avoir plusieurs centaines de millions de caractères. Au-delà, une boucle l'allonge sans doute sans fin.",
)
FILE_OUTSIDE = Rule(
    "EDU0810",
    "Fichier hors du dossier du programme",
    'Le fichier "{name}" est hors du dossier du programme.',
    hints={"default": "Copie-le à côté du programme, ou ouvre un autre dossier avec `--dossier`."},
    explanation="Par sécurité, un programme ne lit et n'écrit que dans son propre dossier et ceux qu'il contient.",
)
FILE_UNREADABLE = Rule(
    "EDU0811",
    "Fichier introuvable",
    'Je ne trouve pas "{name}" dans le dossier du programme.',
    hints={"default": "Vérifie son nom, avec son extension, ou teste avant avec `fichier_existe`."},
    explanation="Le nom se donne à partir du dossier du programme : `notes.txt`, ou `niveaux/un.txt` dans un sous-dossier.",
    bad='affiche lire_fichier("introuvable.txt")\n',
    good='si fichier_existe("introuvable.txt") alors\n    affiche lire_fichier("introuvable.txt")\nfin si\n',
)
FILE_UNWRITABLE = Rule(
    "EDU0812",
    "Fichier qu'on ne peut pas écrire",
    'Je ne peux pas écrire dans "{name}".',
    hints={"default": "Vérifie que son dossier existe et que tu as le droit d'y écrire."},
    explanation="Le dossier doit exister déjà, et le fichier ne doit pas être protégé.",
    bad='ecrire_fichier("dossier-absent/scores.txt", 12)\n',
    good='ecrire_fichier("scores.txt", 12)\n',
)
FILE_NOT_TEXT = Rule(
    "EDU0813",
    "Fichier qui n'est pas un texte en UTF-8",
    'Le fichier "{name}" n\'est pas un texte en UTF-8.',
    hints={"default": "Ouvre-le dans un éditeur et enregistre-le en UTF-8."},
    explanation="Je lis les textes enregistrés en UTF-8. Une image ou un document mis en page n'est pas un texte.",
)
FILE_TOO_LONG = Rule(
    "EDU0814",
    "Fichier trop long",
    'Le fichier "{name}" est trop long pour un texte.',
    hints={"default": "Coupe-le en plusieurs fichiers plus petits."},
    explanation="Un fichier lu en une fois devient un seul texte, de 40 millions d'octets au plus.",
)
PROGRAM_MISSING = Rule(
    "EDU0820",
    "Programme introuvable",
    'Je ne trouve pas le fichier "{name}".',
    hints={"near": 'Voulais-tu "{near}" ?', "default": "Vérifie son nom et le dossier où tu es."},
    explanation="Donne le chemin du programme, avec son extension : `educode lance jeu.edu`.",
)
PROGRAM_IS_FOLDER = Rule(
    "EDU0821",
    "Dossier à la place d'un programme",
    '"{name}" est un dossier, pas un programme.',
    hints={
        "near": 'Donne un programme de ce dossier, par exemple "{near}".',
        "default": "Donne le nom d'un fichier `.edu`.",
    },
    explanation="Une commande prend le nom d'un fichier, par exemple `educode lance jeux/pendu.edu`.",
)
PROGRAM_BINARY = Rule(
    "EDU0822",
    "Fichier qui n'est pas un texte",
    '"{name}" n\'est pas un texte : je ne peux pas le lire comme un programme.',
    hints={"default": "Donne un fichier `.edu`, écrit dans un éditeur de texte."},
    explanation="Une image, un document mis en page ou un fichier compressé ne sont pas des programmes, même renommés.",
)
PROGRAM_NOT_UTF8 = Rule(
    "EDU0823",
    "Programme qui n'est pas en UTF-8",
    '"{name}" n\'est pas enregistré en UTF-8 : ligne {line}, un caractère est illisible.',
    hints={
        "latin1": 'Il est sans doute en Latin-1. Convertis-le : `iconv -f LATIN1 -t UTF-8 "{name}" > "{target}"`, ou choisis UTF-8 dans ton éditeur.',
        "default": "Enregistre-le en UTF-8 dans ton éditeur.",
    },
    explanation="Les lettres accentuées peuvent s'enregistrer de plusieurs façons. EduCode lit UTF-8, celle de tous les éditeurs d'aujourd'hui.",
)
PROGRAM_TOO_BIG = Rule(
    "EDU0824",
    "Programme trop long",
    '"{name}" fait {megabytes} Mo : un programme fait au plus 1 Mo.',
    hints={"default": "Mets les données dans un autre fichier, et lis-les avec `lire_fichier`."},
    explanation="Un programme de 1 Mo a déjà plus de vingt mille lignes.",
)
PROGRAM_UNREADABLE = Rule(
    "EDU0825",
    "Programme illisible",
    'Je n\'ai pas le droit de lire "{name}".',
    hints={"default": "Demande le droit de lire ce fichier, ou copie-le ailleurs."},
    explanation="Le système d'exploitation refuse la lecture de ce fichier.",
)
PROGRAM_EMPTY = Rule(
    "EDU0826",
    "Programme vide",
    '"{name}" est vide : il n\'y a rien à exécuter.',
    severity=Severity.ADVICE,
    hints={"default": 'Écris une première ligne, par exemple `affiche "Bonjour"`.'},
    explanation="Le fichier ne contient aucune instruction. Peut-être n'est-il pas encore enregistré dans ton éditeur.",
)
UNKNOWN_EVENT = Rule(
    "EDU0830",
    "Événement inconnu",
    "Je ne connais pas l'événement `{word}`.",
    hints={"default": "Les événements : clic, touche, reponse, image, souris, appuie, relache, fin."},
    explanation="Un fichier d'événements a un événement par ligne, par exemple `clic 30 140` ou `reponse Alice`.",
)
EVENT_NEEDS_PLACE = Rule(
    "EDU0831",
    "Événement sans position",
    "`{word}` attend deux nombres : x et y.",
    hints={"default": "Écris par exemple `{word} 30 140`."},
    explanation="x compte les pixels depuis la gauche de la toile, y depuis le haut.",
)
EVENT_NEEDS_KEY = Rule(
    "EDU0832",
    "Événement sans touche",
    "`{word}` attend le nom d'une touche, pas `{given}`.",
    hints={
        "default": "Écris un seul caractère, ou haut, bas, gauche, droite, espace, entree, echap, tab, retour, suppr."
    },
    explanation="Une touche se nomme par son caractère ou par son nom.",
)
EVENT_WITHOUT_KEY = Rule(
    "EDU0835",
    "Événement sans nom de touche",
    "Après `{word}`, il manque le nom d'une touche.",
    hints={
        "default": "Écris un seul caractère, ou haut, bas, gauche, droite, espace, entree, echap, tab, retour, suppr."
    },
    explanation="Une touche se nomme par son caractère ou par son nom.",
)
EVENT_NEEDS_COUNT = Rule(
    "EDU0833",
    "Événement sans nombre d'images",
    "`{word}` attend un nombre d'images.",
    hints={"default": "Écris par exemple `image 30`."},
    explanation="`image 30` laisse passer trente images avant l'événement suivant.",
)
EVENT_TAKES_NOTHING = Rule(
    "EDU0834",
    "Événement avec un mot de trop",
    "`{word}` s'écrit seul sur sa ligne.",
    hints={"default": "Écris seulement `{word}`."},
    explanation="`fin` arrête le programme à sa prochaine attente, et ne prend pas de valeur.",
)
OUR_FAULT = Rule(
    "EDU0899",
    "Une erreur d'EduCode",
    "EduCode s'est trompé : la faute est à nous, pas à ton programme.",
    hints={"default": "Envoie-nous ton programme et ce message, nous corrigerons EduCode."},
    explanation="Ton programme a trouvé un défaut d'EduCode. Essaie d'écrire la ligne autrement, et préviens-nous.",
)
