"""Signs, quotes and comparisons of other languages and of plain French, with the EduCode sign meant."""

from __future__ import annotations

SIGNS: dict[str, str] = {
    "==": "=",
    "===": "=",
    "!=": "<>",
    "!==": "<>",
    "≠": "<>",
    "=/=": "<>",
    "><": "<>",
    "≤": "<=",
    "=<": "<=",
    "≥": ">=",
    "=>": ">=",
    "×": "*",
    "·": "*",
    "÷": "/",
    "−": "-",
    "–": "-",
    "—": "-",
    "%": "mod",
    "**": "^",
    "&&": "et",
    "&": "et",
    "||": "ou",
    "|": "ou",
    "!": "non",
}
"""A sign typed → the operator of EduCode that it stands for."""

ASSIGNMENT_SIGNS: dict[str, str] = {
    "=": "vaut",
    "==": "vaut",
    "===": "vaut",
    ":=": "vaut",
    "<-": "vaut",
    "←": "vaut",
    "+=": "ajoute",
    "-=": "soustrait",
}
"""A sign after a place → the word that gives it a value; ``*=``, ``/=``, ``%=`` and ``^=`` need more words."""

COMPOUND_SIGNS: dict[str, str] = {"*=": "*", "/=": "/", "%=": "mod", "^=": "^", "**=": "^"}
"""``x *= 2`` → the operator of ``x vaut x * 2``."""

OTHER_SIGNS: tuple[str, ...] = ("->", "→", ";", "{", "}")

DOUBLE_QUOTES = "“”„«»‟`´"
SINGLE_QUOTES = "'‘’‚"

QUOTE_NAMES: dict[str, str] = {
    "“": "“ ”",
    "”": "“ ”",
    "„": "„ ”",
    "‟": "“ ”",
    "«": "« »",
    "»": "« »",
    "`": "penchés",
    "´": "penchés",
    "'": "' '",
    "‘": "‘ ’",
    "’": "‘ ’",
    "‚": "‘ ’",
}
"""An opening quote → the pair as shown to a reader."""

DASHES = frozenset("−–—")

OPERATOR_WORDS: dict[str, str] = {
    "and": "et",
    "or": "ou",
    "not": "non",
    "plus": "+",
    "moins": "-",
    "fois": "*",
    "divise": "/",
    "modulo": "mod",
    "puissance": "^",
    "exposant": "^",
    "xor": "<>",
    "is": "=",
    "egal": "=",
    "egale": "=",
    "egaux": "=",
    "div": "/",
}
"""A word between two values (folded) → the operator that it stands for."""


def _phrases() -> tuple[tuple[tuple[str, ...], str], ...]:
    table = {
        "superieur ou egal a": ">=",
        "superieure ou egale a": ">=",
        "plus grand ou egal a": ">=",
        "plus grande ou egale a": ">=",
        "inferieur ou egal a": "<=",
        "inferieure ou egale a": "<=",
        "plus petit ou egal a": "<=",
        "plus petite ou egale a": "<=",
        "strictement superieur a": ">",
        "strictement inferieur a": "<",
        "strictement plus grand que": ">",
        "strictement plus petit que": "<",
        "superieur a": ">",
        "superieure a": ">",
        "plus grand que": ">",
        "plus grande que": ">",
        "inferieur a": "<",
        "inferieure a": "<",
        "plus petit que": "<",
        "plus petite que": "<",
        "egal a": "=",
        "egale a": "=",
        "different de": "<>",
        "differente de": "<>",
    }
    spoken = {("est", *phrase.split()): sign for phrase, sign in table.items()}
    bare = {tuple(phrase.split()): sign for phrase, sign in table.items()}
    short = {
        ("est", "egal"): "=",
        ("est", "superieur"): ">",
        ("est", "inferieur"): "<",
        ("est", "different"): "<>",
        ("est", "pas"): "<>",
        ("is", "not"): "<>",
        ("pas", "egal", "a"): "<>",
        ("pas", "egale", "a"): "<>",
        ("divise", "par"): "/",
        ("multiplie", "par"): "*",
        ("n", "'", "est", "pas", "egal", "a"): "<>",
        ("n", "’", "est", "pas", "egal", "a"): "<>",
        ("n", "'", "est", "pas"): "<>",
        ("n", "’", "est", "pas"): "<>",
        ("est",): "=",
    }
    everything: dict[tuple[str, ...], str] = {**spoken, **bare, **short}
    return tuple(sorted(everything.items(), key=lambda entry: -len(entry[0])))


COMPARISON_PHRASES: tuple[tuple[tuple[str, ...], str], ...] = _phrases()
"""French words of a comparison (folded), longest first → its sign."""
CLOSING_SIGNS = frozenset("?!…")
POWERS: dict[str, str] = {"²": "2", "³": "3"}
NARROW_BLANKS = " \u00a0\u202f"
BLANKS = " \t\u200b\ufeff"
LIGATURES: dict[str, str] = {"œ": "oe", "æ": "ae"}
