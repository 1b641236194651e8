"""EDU01xx: characters, quotes, numbers, signs."""

from educode.diagnostics.model import Rule

_WRITE = {"line": "Écris `{line}`."}

CHARACTER_NAMES = {
    "'": "l'apostrophe",
    "’": "l'apostrophe",
    "‘": "l'apostrophe",
    "`": "l'accent grave",
    "?": "le point d'interrogation",
    "$": "le signe dollar",
    "€": "le signe euro",
    "~": "le tilde",
    "\\": "la barre oblique inversée",
    "²": "le petit 2",
    "³": "le petit 3",
    "°": "le signe degré",
    "…": "le signe des points de suspension",
    "•": "la puce",
    "√": "le signe racine",
    "π": "le signe pi",
}

UNCLOSED_TEXT = Rule(
    "EDU0101",
    "Texte sans guillemet fermant",
    'Il manque un guillemet `"` pour fermer ce texte.',
    explanation=(
        'Un texte commence et finit par un guillemet droit `"`, sur la même ligne. '
        "Sans le second guillemet, tout le reste de la ligne fait partie du texte."
    ),
    bad='affiche "Bonjour\n',
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
WRONG_QUOTES = Rule(
    "EDU0102",
    "Guillemets qui ne sont pas droits",
    'Ici les guillemets {quotes} doivent être des guillemets droits `"`.',
    explanation=(
        "En EduCode, un texte s'écrit entre guillemets droits `\"`. "
        "Les guillemets « » ou “ ” viennent souvent d'un traitement de texte ou d'une page web."
    ),
    bad="affiche « Bonjour »\n",
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
SINGLE_QUOTES = Rule(
    "EDU0103",
    "Apostrophes à la place des guillemets",
    "Un texte s'écrit entre guillemets droits `\"`, pas entre apostrophes {quotes}.",
    explanation=(
        "Dans d'autres langages, un texte peut s'écrire entre apostrophes. "
        "En EduCode, c'est toujours le guillemet droit `\"`. L'apostrophe reste libre dans les textes : \"l'école\"."
    ),
    bad="affiche 'Bonjour'\n",
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
UNKNOWN_ESCAPE = Rule(
    "EDU0104",
    "Barre oblique inversée dans un texte",
    "Dans un texte, `{typed}` ne veut rien dire.",
    explanation=(
        'Dans un texte, la barre `\\` donne un sens spécial au signe qui la suit : `\\"` est un guillemet, `\\n` un retour à la ligne, '
        "`\\t` une tabulation. Pour écrire la barre elle-même, il faut la doubler : `\\\\`."
    ),
    bad='affiche "C:\\jeux"\n',
    good='affiche "C:\\\\jeux"\n',
    hints={"line": "Double la barre : `{line}`."},
)
ODD_CHARACTER = Rule(
    "EDU0105",
    "Signe inconnu",
    "Le signe `{typed}` ne veut rien dire ici.",
    explanation="Ce signe n'existe pas en EduCode. Il a sa place dans un texte entre guillemets ou dans un commentaire après `//`.",
    bad="x est un nombre vaut 5 ☃\n",
    good="x est un nombre vaut 5\naffiche x\n",
)
NAMED_CHARACTER = Rule(
    "EDU0106",
    "Signe sans signification",
    "Ici, {name} ne veut rien dire.",
    explanation="Ce signe n'a pas de sens en EduCode. Il a sa place dans un texte entre guillemets ou dans un commentaire après `//`.",
    bad="affiche 5 ? 3\n",
    good="affiche 5 - 3\n",
    hints=_WRITE,
)
SECTION_INSIDE = Rule(
    "EDU0107",
    "Signe @ au milieu d'une ligne",
    "Le signe `@` commence un titre : il doit être au début de sa ligne.",
    explanation="Une ligne qui commence par `@` est un titre de section. Ailleurs, ce signe n'a de sens que dans un texte ou un commentaire.",
    hints={"comment": "Pour un commentaire, écris `// {title}`."},
    bad="x est un nombre vaut 3 @ Départ\n",
    good="@ Départ\nx est un nombre vaut 3\naffiche x\n",
)
HASH_COMMENT = Rule(
    "EDU0108",
    "Commentaire écrit avec #",
    "Un commentaire commence par `//`, pas par `#`.",
    explanation="En EduCode, `#` commence une couleur, comme `#FF8800`. Un commentaire commence par `//` et va jusqu'à la fin de la ligne.",
    bad="# Mon premier programme\n",
    good="// Mon premier programme\n",
    hints={"comment": "Écris `{comment}`.", "all": "Remplace `#` par `//` au début des {count} commentaires."},
)
COLOR_LENGTH = Rule(
    "EDU0110",
    "Couleur au mauvais nombre de chiffres",
    "La couleur `{typed}` a {count:chiffre} : il en faut 3, 6 ou 8.",
    explanation="Une couleur s'écrit `#` puis 3, 6 ou 8 chiffres, de 0 à 9 et de A à F : `#F80`, `#FF8800`, `#FF880080`. `#0` veut dire « pas de couleur ».",
    hints={"example": "Par exemple : `#FF8800`."},
    bad="t est une toile\nremplir(t, #FF88)\naffiche t\n",
    good="t est une toile\nremplir(t, #FF8800)\naffiche t\n",
)
COLOR_DIGIT = Rule(
    "EDU0111",
    "Couleur mal écrite",
    "Dans `{typed}`, `{wrong}` n'est ni un chiffre ni une lettre de A à F.",
    explanation='Une couleur s\'écrit `#` puis 3, 6 ou 8 chiffres, de 0 à 9 et de A à F : `#F80`, `#FF8800`. Une couleur peut aussi être un texte, comme "rouge".',
    hints={"example": "Par exemple : `#FF8800`, ou le nom d'une couleur entre guillemets."},
    bad="t est une toile\nremplir(t, #rouge)\naffiche t\n",
    good='t est une toile\nremplir(t, "rouge")\naffiche t\n',
)
NUMBER_IN_GROUPS = Rule(
    "EDU0120",
    "Nombre écrit en tranches",
    "Un nombre s'écrit d'un seul tenant, sans espace ni `_` : `{meant}`.",
    explanation="En français, on sépare les tranches de trois chiffres par un espace. En EduCode, un nombre s'écrit d'un seul tenant : `10000`.",
    bad="affiche 10 000\n",
    good="affiche 10000\n",
    hints=_WRITE,
)
INCOMPLETE_NUMBER = Rule(
    "EDU0121",
    "Nombre incomplet",
    "Dans `{typed}`, il manque un chiffre avant ou après le point.",
    explanation="Un nombre à virgule s'écrit avec des chiffres des deux côtés du point : `0.5`, `1.25`. Un nombre entier s'écrit sans point.",
    bad="affiche .5\n",
    good="affiche 0.5\n",
    hints=_WRITE,
)
NUMBER_TOO_LARGE = Rule(
    "EDU0122",
    "Nombre trop grand",
    "Ce nombre est trop grand : le plus grand possible est environ `1.79e308`.",
    explanation="Les nombres ont une taille limite : environ 1.79e308, c'est-à-dire 179 suivi de 306 zéros.",
    bad="affiche 1e400\n",
    good="affiche 1e300\n",
)
BAD_NUMBER = Rule(
    "EDU0123",
    "Nombre mal écrit",
    "Je ne comprends pas le nombre `{typed}`.",
    explanation="Un nombre s'écrit avec des chiffres et un seul point au plus : `12`, `0.5`, `1e6`. Un nom ne commence pas par un chiffre.",
    hints={"exponent": "Après `e`, il faut un nombre entier : `1e6` vaut 1000000."},
    bad="affiche 1.2.3\n",
    good="affiche 1.23\n",
)
IMPLICIT_PRODUCT = Rule(
    "EDU0124",
    "Signe de multiplication oublié",
    "Dans `{typed}`, il manque le signe `*` de la multiplication.",
    explanation="En mathématiques, on écrit 2x. En EduCode, la multiplication s'écrit toujours avec le signe `*` : `2 * x`.",
    bad="x est un nombre vaut 3\naffiche 2x\n",
    good="x est un nombre vaut 3\naffiche 2 * x\n",
    hints=_WRITE,
)
NAME_STARTS_WITH_DIGIT = Rule(
    "EDU0125",
    "Nom qui commence par un chiffre",
    "Un nom ne commence pas par un chiffre : `{typed}` ne convient pas.",
    explanation="Un nom commence par une lettre ou par `_`. Les chiffres viennent ensuite : `joueur1`, `points_2`.",
    bad='1joueur est un texte\naffiche "Au revoir"\n',
    good='joueur1 est un texte\naffiche "Au revoir" + joueur1\n',
    hints={"name": "Mets le chiffre à la fin, par exemple `{meant}`."},
)
FOREIGN_SIGN = Rule(
    "EDU0130",
    "Signe d'un autre langage",
    "En EduCode, `{typed}` s'écrit `{meant}`.",
    explanation=(
        "Chaque langage a ses signes. En EduCode : `=` égal, `<>` différent, `<=` et `>=`, `et`, `ou`, `non`, "
        "`*` pour multiplier, `/` pour diviser, `mod` pour le reste, `^` pour la puissance."
    ),
    bad="x est un nombre vaut 3\nsi x == 3 alors\n    affiche x\nfin si\n",
    good="x est un nombre vaut 3\nsi x = 3 alors\n    affiche x\nfin si\n",
    hints=_WRITE,
)
LONG_DASH = Rule(
    "EDU0131",
    "Tiret long à la place du signe moins",
    "Le signe `{typed}` est un tiret long, pas le signe moins `-`.",
    explanation="Un traitement de texte remplace parfois le signe moins par un tiret plus long. Tape le signe `-` du clavier.",
    bad="affiche 5 – 2\n",
    good="affiche 5 - 2\n",
    hints=_WRITE,
)
SEMICOLON = Rule(
    "EDU0132",
    "Point-virgule",
    "Une ligne ne finit pas par un point-virgule `;`.",
    explanation="En EduCode, la fin de la ligne suffit : il ne faut pas de `;`. Il y a une seule instruction par ligne.",
    bad="affiche 3;\n",
    good="affiche 3\n",
    hints={"line": "Enlève-le : `{line}`.", "all": "Enlève le `;` à la fin de ces {count} lignes."},
)
TWO_STATEMENTS = Rule(
    "EDU0133",
    "Deux instructions sur une ligne",
    "Il faut une seule instruction par ligne, sans point-virgule `;`.",
    explanation="En EduCode, chaque instruction a sa ligne. Le signe `;` ne sépare pas deux instructions : va à la ligne.",
    bad="affiche 1; affiche 2\n",
    good="affiche 1\naffiche 2\n",
    hints={"split": "Va à la ligne avant `{following}`."},
)
MISSING_QUOTES = Rule(
    "EDU0140",
    "Phrase sans guillemets",
    'Il manque les guillemets `"` autour de cette phrase.',
    explanation="Un texte s'écrit entre guillemets droits : `\"Bonjour à tous\"`. Sans eux, chaque mot est lu comme le nom d'une variable.",
    bad="affiche Bonjour à tous\n",
    good='affiche "Bonjour à tous"\n',
    hints=_WRITE,
)
MISSING_FIRST_QUOTE = Rule(
    "EDU0141",
    "Guillemet ouvrant oublié",
    'Il manque un guillemet `"` au début de ce texte.',
    explanation='Un texte commence et finit par un guillemet droit : `"Bonjour"`.',
    bad='affiche Bonjour à tous"\n',
    good='affiche "Bonjour à tous"\n',
    hints=_WRITE,
)
QUOTE_INSIDE = Rule(
    "EDU0142",
    "Guillemets dans un texte",
    'Dans un texte, un guillemet `"` s\'écrit `\\"`.',
    explanation='Le premier guillemet `"` ouvre le texte, le suivant le ferme. Pour mettre un guillemet dans le texte, on écrit `\\"`.',
    bad='affiche "Il a dit "bonjour" à tous"\n',
    good='affiche "Il a dit \\"bonjour\\" à tous"\n',
    hints=_WRITE,
)
SUPERSCRIPT = Rule(
    "EDU0134",
    "Puissance écrite en petit",
    "Une puissance s'écrit avec le signe `^` : `{meant}`, pas `{typed}`.",
    explanation="Le carré de x s'écrit `x ^ 2`, son cube `x ^ 3`. On peut aussi écrire `x * x`.",
    bad="x est un nombre vaut 3\naffiche x²\n",
    good="x est un nombre vaut 3\naffiche x ^ 2\n",
    hints=_WRITE,
)
PERCENT = Rule(
    "EDU0135",
    "Signe pour cent",
    "Le signe `%` n'existe pas : un pourcentage s'écrit `/ 100`.",
    explanation="20 % s'écrit `20 / 100`, ou `0.2`. Le reste d'une division s'écrit `mod`.",
    bad="affiche 20%\n",
    good="affiche 20 / 100\n",
    hints=_WRITE,
)
UNIT = Rule(
    "EDU0126",
    "Nombre suivi d'une unité",
    "Un nombre s'écrit sans unité : enlève `{unit}`.",
    explanation="EduCode calcule avec des nombres seuls. L'unité a sa place dans un texte ou dans un commentaire : `// en euros`.",
    bad="prix est un nombre vaut 5 €\naffiche prix\n",
    good="prix est un nombre vaut 5\naffiche prix\n",
    hints={**_WRITE, "pause": "`attendre` compte en millièmes de seconde : `{line}`."},
)
COMMENT_SIGN = Rule(
    "EDU0109",
    "Commentaire d'un autre langage",
    "Un commentaire commence par `//`, pas par `{typed}`.",
    explanation="Un commentaire commence par `//` et va jusqu'à la fin de la ligne. S'il a plusieurs lignes, chacune commence par `//`.",
    bad="/* Mon programme */\naffiche 1\n",
    good="// Mon programme\naffiche 1\n",
    hints={**_WRITE, "each": "Commence chaque ligne du commentaire par `//`."},
)
SIGN_OUTSIDE = Rule(
    "EDU0143",
    "Signe après le guillemet",
    "Le signe `{sign}` doit être entre guillemets, dans un texte.",
    explanation='Tout ce qui s\'affiche est entre les guillemets, la ponctuation aussi : `"Bonjour !"`.',
    bad='affiche "Bonjour" !\n',
    good='affiche "Bonjour !"\n',
    hints=_WRITE,
)
NAME_WITH_SIGN = Rule(
    "EDU0144",
    "Signe dans un nom",
    "Un nom n'a que des lettres, des chiffres et `_` : pas de `{sign}`.",
    explanation="Le signe `-` est celui de la soustraction, `!` et `?` n'ont de sens que dans un texte. Pour relier deux mots, on utilise `_`.",
    bad="mon-score est un nombre\naffiche 1\n",
    good="mon_score est un nombre\naffiche mon_score\n",
    hints=_WRITE,
)
LINE_END_DOT = Rule(
    "EDU0145",
    "Point à la fin d'une ligne",
    "Une ligne ne finit pas par un point `.`.",
    explanation="Une instruction n'est pas une phrase : sa ligne finit sans point.",
    bad='affiche "Bonjour".\n',
    good='affiche "Bonjour"\n',
    hints=_WRITE,
)
BLANK_NEEDED = Rule(
    "EDU0127",
    "Espace oublié",
    "Entre `{left}` et `{right}`, il faut un espace.",
    explanation="Une espace sépare les mots, et un nombre du mot qui le suit : `si x > 3 alors`.",
    bad="x est un nombre vaut 4\nsi x > 3alors\n    affiche x\nfin si\n",
    good="x est un nombre vaut 4\nsi x > 3 alors\n    affiche x\nfin si\n",
    hints=_WRITE,
)
