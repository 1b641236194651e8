"""The words of the language, as data: spelled with all their accents, or with none.

``canonical`` maps the accent-less spellings back; nothing else is ever folded.
"""

from __future__ import annotations

STATEMENT_STARTS: frozenset[str] = frozenset(
    {
        "si",
        "sinon",
        "pour",
        "tant",
        "retourne",
        "appelle",
        "affiche",
        "demande",
        "cliquer",
        "appuyer",
        "fonction",
        "procédure",
        "classe",
        "constante",
    }
)
"""Reserved words that begin a statement or a definition."""

RESERVED: frozenset[str] = STATEMENT_STARTS | {"vrai", "faux", "et", "ou", "non", "mod"}
"""Words that are never names (with their accent-less spellings)."""

AFTER_PLACE: frozenset[str] = frozenset({"vaut", "ajoute", "soustrait", "supprime", "est"})
"""Keywords only where a statement has just named a place."""

AFTER_EXPRESSION: frozenset[str] = frozenset({"alors", "à", "pas", "dans"})
"""Keywords only after a complete expression."""

ALONE: frozenset[str] = frozenset({"arrête", "continue", "terminer"})
"""Keywords only alone on their line."""

ELSEWHERE: frozenset[str] = frozenset({"un", "une", "de", "que", "fin", "moi"})
"""Words with a meaning in one place of the grammar each: articles, ``pour … de``, ``tant que``, block ends, the object."""

CONTEXTUAL: frozenset[str] = AFTER_PLACE | AFTER_EXPRESSION | ALONE | ELSEWHERE

ACCENTLESS: dict[str, str] = {
    "procedure": "procédure",
    "arrete": "arrête",
    "booleen": "booléen",
    "a": "à",
}
"""Accent-less spelling → the word with its accents."""

ACCENTED: dict[str, str] = {accented: plain for plain, accented in ACCENTLESS.items()}

PROCEDURE = "procédure"
TO = "à"
BREAK = "arrête"

BLOCK_ENDS: dict[str, str] = {
    "si": "fin si",
    "pour": "fin pour",
    "tant": "fin tant que",
    "fonction": "fin fonction",
    "procédure": "fin procédure",
    "classe": "fin classe",
}
"""The word that opens a block → the words that end it."""

LOGICAL_WORDS: frozenset[str] = frozenset({"et", "ou", "non", "mod"})
"""Operators that are words."""

ARTICLES: frozenset[str] = frozenset({"un", "une"})

CONSTANTS: dict[str, float] = {"pi": 3.141592653589793}
"""Built-in constants, written without parentheses; a variable of the program may take their name."""


def canonical(word: str) -> str:
    """``word`` with its accents if it is the accent-less spelling of a keyword, else as it is."""
    return ACCENTLESS.get(word, word)


def is_reserved(word: str) -> bool:
    """Whether ``word`` can never be a name."""
    return word in RESERVED or (word != "a" and ACCENTLESS.get(word) in RESERVED)
