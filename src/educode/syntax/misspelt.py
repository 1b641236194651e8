"""First words badly spelt: keywords with a slip, in capitals, with a wrong accent; names in several words."""

from __future__ import annotations

from collections.abc import Callable

from educode.diagnostics.nearest import fold, nearest
from educode.diagnostics.rules import blocks as rules
from educode.language import foreign
from educode.language.keywords import ALONE, BREAK, PROCEDURE, STATEMENT_STARTS, canonical
from educode.syntax.cursor import Cursor
from educode.syntax.lexer import keyword_kind
from educode.syntax.odd_names import rename_uses
from educode.syntax.rewording import rename_first
from educode.syntax.tokens import END, NAME, NUMBER, TEXT, Line, Token
from educode.text import Span

_KEYWORDS = (*sorted(STATEMENT_STARTS), BREAK, "continue", "terminer")
_ALONE = frozenset({BREAK, "continue", "terminer", "sinon", "affiche", "retourne"})
_EVIDENCE: dict[str, Callable[[Line], bool]] = {
    "si": lambda line: any(fold(token.text) in {"alors", "then"} or token.kind == ":" for token in line),
    "sinon": lambda line: line[1].kind in {END, "si", ":"} or any(token.word == "alors" for token in line),
    "pour": lambda line: line[2].word == "de" or line[2].kind == "=",
    "tant": lambda line: line[1].word == "que",
    "fonction": lambda line: line[1].kind == NAME,
    PROCEDURE: lambda line: line[1].kind == NAME,
    "classe": lambda line: line[1].kind == NAME and line[2].kind in {END, ":"},
    "constante": lambda line: line[1].kind == NAME,
    "cliquer": lambda line: any(token.word == "dans" for token in line),
    "appuyer": lambda line: line[1].kind == "[" or any(token.word == "dans" for token in line),
    "appelle": lambda line: line[1].kind == NAME and line[2].kind in {"(", END, "."},
}


def misspelt(cursor: Cursor) -> None:
    """A keyword badly spelt, or a name in several words."""
    line = cursor.tokens
    first = line[0]
    if _name_in_words(cursor):
        return
    meant = _keyword_meant(line)
    if not meant and line[1].kind != END and nearest(first.text, ["tantque"]):
        rename_first(cursor, rules.MISSPELT_KEYWORD, "tant que", typed=first.text, meant="tant que")
        return
    if not meant:
        return
    if line[1].kind == "(" and meant in {"affiche", "demande"} and len(first.text) < 4:
        return
    if first.text.lower() == meant or canonical(first.text.lower()) == meant:
        rule = rules.CAPITAL_KEYWORD
    elif fold(first.text) == fold(meant):
        rule = rules.ACCENT_KEYWORD
    else:
        rule = rules.MISSPELT_KEYWORD
    if rule is rules.CAPITAL_KEYWORD:
        _lower_keywords(cursor, first.text, meant)
    else:
        rename_first(cursor, rule, meant, typed=first.text, meant=meant)


def _lower_keywords(cursor: Cursor, typed: str, meant: str) -> None:
    """``POUR i DE 1 A 10``: all the keywords of the line are told at once."""
    first = cursor.tokens[0]
    edits = []
    for token in cursor.tokens[1:-1]:
        lower = token.text.lower()
        kind = keyword_kind(lower)
        if token.kind == NAME and token.text != lower and kind and (len(lower) > 1 or meant == "pour"):
            edits.append((token.span, lower))
            token.kind, token.word = kind
            token.value = lower
    rename_first(cursor, rules.CAPITAL_KEYWORD, meant, typed=typed, meant=meant)
    cursor.note(rules.CAPITAL_KEYWORD, first.span, hint="line", edits=edits, typed=typed, meant=meant)


def _keyword_meant(line: Line) -> str:
    first = line[0]
    if first.word in ALONE:  # well written: ``arrête la boucle`` has words too many
        return ""
    folded = fold(first.text)
    for keyword in _KEYWORDS:
        if fold(keyword) == folded and (line[1].kind != END or keyword in _ALONE):
            return keyword
    for keyword in nearest(first.text, _KEYWORDS):
        if line[1].kind == END:
            if keyword in {BREAK, "continue", "terminer", "sinon"}:
                return keyword
            continue
        fits = _EVIDENCE.get(keyword, _fits_value)
        if fits([*line, line[-1], line[-1]]):
            return keyword
    return ""


def _fits_value(line: Line) -> bool:
    """Whether a value can follow: for affiche, demande, retourne."""
    return line[1].kind in {NAME, NUMBER, TEXT, "(", "[", "-", "vrai", "faux", "non", "color"}


def _name_in_words(cursor: Cursor) -> bool:
    """``points de vie est un nombre vaut 20``: told, and read with the name joined."""
    line = cursor.tokens
    rank = next((index for index, token in enumerate(line) if token.kind == NAME and token.word in {"est", "vaut"}), 0)
    words = line[:rank]
    if rank < 2 or not all(token.is_word for token in words):
        return False
    if line[rank].word == "vaut" and any(word.word in {"un", "une"} or word.kind == "constante" for word in words):
        return False
    if rank == 3 and words[1].kind == "et" and line[rank].word == "est":
        return False
    if line[rank].word == "est" and line[rank + 1].word not in {"un", "une"} and rank > 3:
        return False
    if line[rank].word == "vaut" and (fold(words[0].text) in foreign.ARTICLES or _keyword_meant(line)):
        return False
    joined = "_".join(token.text for token in words)
    span = Span(words[0].start, words[-1].end)
    if joined not in cursor.vocabulary.told:
        cursor.vocabulary.told.add(joined)
        uses = rename_uses(cursor.vocabulary, [word.text for word in words], joined, span.start)
        cursor.note(rules.NAME_WITH_BLANKS, span, hint="line", edits=[(span, joined), *uses], meant=joined)
    cursor.tokens[0:rank] = [Token(NAME, joined, span.start, span.end, "", joined)]
    cursor.token = cursor.tokens[0]
    return True
