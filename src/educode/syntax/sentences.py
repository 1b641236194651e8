"""Sentences written without quotes: told once, not once a word."""

from __future__ import annotations

from itertools import pairwise

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import text as rules
from educode.language.foreign_signs import CLOSING_SIGNS, OPERATOR_WORDS, SINGLE_QUOTES
from educode.language.keywords import LOGICAL_WORDS
from educode.syntax.cursor import Cursor
from educode.syntax.nodes import TextLiteral
from educode.syntax.tokens import END, NAME, ODD, TEXT, Line, Token
from educode.text import Span

_LOGICAL = frozenset({"and", "or", "not"})
_BEFORE = frozenset({"vaut", "ajoute", "dans"})


def is_sentence(cursor: Cursor) -> bool:
    """Whether a sentence without quotes begins at this name."""
    following = cursor.peek()
    if following.kind == END or (following.word == "dans" and cursor.tokens[0].kind == "demande"):
        return False
    if cursor.vocabulary.told and _begins_told_name(cursor):
        return False
    words = _words(cursor)
    if _is_enumeration(cursor, words):
        return True
    return reads_as_sentence(words) and not _are_known(cursor, words)


def _is_enumeration(cursor: Cursor, words: Line) -> bool:
    """``affiche Bonjour, Max``: names that the program does not have, with commas."""
    names = words[::2]
    if len(words) < 3 or cursor.tokens[0].kind != "affiche" or not cursor.token.text[0].isupper():
        return False
    if any(token.kind != "," for token in words[1::2]) or any(token.kind != NAME for token in names):
        return False
    return not any(str(token.value) in cursor.vocabulary.declared for token in names)


def _begins_told_name(cursor: Cursor) -> bool:
    """Whether a name in several words, told where it is declared, begins here."""
    first = cursor.token.text
    return any(name.startswith(first + "_") for name in cursor.vocabulary.told)


def _are_known(cursor: Cursor, words: Line) -> bool:
    """Whether all are names of the program: a sign is missing between them, not quotes."""
    names = words[:-1] if words[-1].text in CLOSING_SIGNS else words
    return all(token.kind == NAME and str(token.value) in cursor.vocabulary.declared for token in names)


def _words(cursor: Cursor) -> Line:
    """The tokens from here to the end, to a ``+`` or to the ``dans`` of a demande."""
    words: Line = []
    asks = cursor.tokens[0].kind == "demande"
    for token in cursor.tokens[cursor.index : -1]:
        if token.kind == "+" or (asks and token.word == "dans"):
            break
        words.append(token)
    return words


def reads_as_sentence(words: Line) -> bool:
    """Whether words follow each other as they do in a sentence only."""
    if len(words) < 2 or any(token.kind == "(" for token in words):
        return False
    if any(token.kind == TEXT for token in words):
        return words[-1].text == '"' and words[-1].value is None
    if any(token.kind == ODD and (token.text in SINGLE_QUOTES or token.text in CLOSING_SIGNS) for token in words):
        return True
    if words[-1].text in CLOSING_SIGNS:
        return True
    return any(_adjacent_names(one, other, len(words)) for one, other in pairwise(words))


def _adjacent_names(one: Token, other: Token, count: int) -> bool:
    if not (one.is_word and other.is_word) or {one.text.lower(), other.text.lower()} & LOGICAL_WORDS:
        return False
    if one.text in _LOGICAL or other.text in _LOGICAL:
        return False
    spoken = fold(other.text) in OPERATOR_WORDS or fold(one.text) in OPERATOR_WORDS or other.word == "est"
    return not (spoken and count <= 4) or one.word == "est"


def quote_sentence(cursor: Cursor) -> TextLiteral:
    """Tell that the sentence here lacks its quotes; gives it as a text."""
    words = _words(cursor)
    first, last = words[0], words[-1]
    span = Span(first.start, last.end)
    if last.text == '"':
        cursor.note(rules.MISSING_FIRST_QUOTE, span, hint="line", edits=[(Span(first.start, first.start), '"')])
    else:
        edits = [(Span(span.start, span.start), '"'), (Span(span.end, span.end), '"')]
        whole = cursor.tokens[cursor.index + len(words)].kind == END
        cursor.note(rules.MISSING_QUOTES, span, hint="line", edits=edits, sure=whole)
    value = TextLiteral(span, cursor.text(span))
    cursor.abandon()
    return value


def sentence_at_rest(cursor: Cursor) -> bool:
    """Whether the words that do not fit are the second half of a sentence; if so, it is told."""
    index = cursor.index
    while index > 1 and cursor.tokens[index - 1].kind == NAME and cursor.tokens[index - 1].word not in _BEFORE:
        index -= 1
    before = cursor.tokens[index - 1]
    if index == 0 or not (before.kind in {"affiche", "retourne", "demande"} or before.word in {"vaut", "ajoute"}):
        return False
    words = cursor.tokens[index:-1]
    if not reads_as_sentence(words) or _are_known(cursor, words):
        return False
    cursor.index = index
    quote_sentence(cursor)
    return True
