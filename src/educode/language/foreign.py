"""Words and signs of other languages, with the EduCode form that a beginner means by them."""

from __future__ import annotations

SIGNS: dict[str, str] = {
    "==": "=",
    "===": "=",
    "!=": "<>",
    "!==": "<>",
    "≠": "<>",
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
    ":=": "vaut",
    "<-": "vaut",
    "←": "vaut",
    "+=": "ajoute",
    "-=": "soustrait",
}
"""A sign after a place → the word that gives it a value; ``*=``, ``/=``, ``%=`` and ``^=`` need more words."""

COMPOUND_SIGNS: dict[str, str] = {"*=": "*", "/=": "/", "%=": "mod"}
"""``x *= 2`` → the operator of ``x vaut x * 2``."""

OTHER_SIGNS: tuple[str, ...] = ("->", "→", ";", "{", "}")

DOUBLE_QUOTES = "“”„«»‟"
SINGLE_QUOTES = "'‘’‚"

QUOTE_NAMES: dict[str, str] = {
    "“": "“ ”",
    "”": "“ ”",
    "„": "„ ”",
    "‟": "“ ”",
    "«": "« »",
    "»": "« »",
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
        ("divise", "par"): "/",
        ("multiplie", "par"): "*",
        ("est",): "=",
    }
    everything: dict[tuple[str, ...], str] = {**spoken, **bare, **short}
    return tuple(sorted(everything.items(), key=lambda entry: -len(entry[0])))


COMPARISON_PHRASES: tuple[tuple[tuple[str, ...], str], ...] = _phrases()
"""French words of a comparison (folded), longest first → its sign."""

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
    "ftq": "tant",
    "fsi": "si",
}
"""A word alone on its line (folded) that ends a block in another language → that block's first word."""
