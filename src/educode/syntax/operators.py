"""Operators written otherwise than in EduCode: signs of other languages, English and French words."""

from __future__ import annotations

from educode.diagnostics import Edit
from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import text as sign_rules
from educode.language import near_lines as near
from educode.language.foreign_signs import COMPARISON_PHRASES, DASHES, OPERATOR_WORDS
from educode.syntax.cursor import Cursor
from educode.syntax.misread_literals import gives_size, note_size
from educode.syntax.nodes import Binary, Expression, Name
from educode.syntax.tokens import END, NAME, NUMBER, TEXT, Token
from educode.text import Span

_COMPARISON_WORDS = frozenset({"superieur", "superieure", "inferieur", "inferieure", "egal", "egale"})
_COMPARES = frozenset({"si", "sinon", "tant", "affiche", "retourne"})


def foreign_sign(cursor: Cursor, sign: Token) -> None:
    """``==``, ``!=``, ``%``, a long dash…: the operator is clear, its writing is not EduCode's."""
    if sign.text == "%" and cursor.at_end:
        edits = [(sign.span, " / 100")]
        cursor.fail(sign_rules.PERCENT, sign.span, hint="line", edits=edits, sure=True)
        return
    if sign.text == "%" and cursor.token.word == "de" and cursor.peek().kind != END:
        cursor.fail(rules.REST_OF_LINE, sign.span, found=sign.text, before=cursor.tokens[max(cursor.index - 2, 0)].text)
        return
    if sign.text == "!" and cursor.at_end:
        cursor.fail(sign_rules.SIGN_OUTSIDE, sign.span, hint="line", edits=[(sign.span, '"!"')], sure=True, sign="!")
        return
    if sign.text == "&" and TEXT in {cursor.tokens[max(cursor.index - 2, 0)].kind, cursor.token.kind}:
        sign.kind = "+"
    rule = sign_rules.LONG_DASH if sign.text in DASHES else sign_rules.FOREIGN_SIGN
    cursor.note(
        rule, sign.span, hint="line", edits=[(sign.span, spaced(cursor, sign))], typed=sign.text, meant=sign.kind
    )


def prefix_word(cursor: Cursor, word: Token) -> None:
    """``not a``."""
    cursor.note(
        sign_rules.FOREIGN_SIGN, word.span, hint="line", edits=[(word.span, "non")], typed=word.text, meant="non"
    )


def spaced(cursor: Cursor, sign: Token) -> str:
    """The operator with the blanks that a word needs around it."""
    if not sign.kind.isalpha():
        return sign.kind
    source = cursor.source.text
    before = "" if source[sign.start - 1 : sign.start] in {" ", "\t", ""} else " "
    after = "" if source[sign.end : sign.end + 1] in {" ", "\t"} else " "
    return before + sign.kind + after


def chained_comparison(cursor: Cursor, left: Binary, sign: Token, right: Expression) -> None:
    """``0 <= n <= 20``."""
    middle = cursor.text(left.right.span)
    cursor.note(
        rules.CHAINED_COMPARISON,
        Span(left.span.start, right.span.end),
        hint="line",
        edits=[(Span(sign.start, sign.start), f"et {middle} ")],
        middle=middle,
    )


def operator_meant(cursor: Cursor, left: Expression) -> bool:
    """Whether the words here say an operator; if so it is noted, and they become that operator."""
    if cursor.failed:
        return False
    token = cursor.token
    if token.word == "vaut" and cursor.tokens[0].kind in _COMPARES:
        cursor.note(rules.COMPARE_WITH_VAUT, token.span, hint="line", edits=[(token.span, "=")])
        _become(cursor, 1, "=")
        return True
    if token.kind == "(":
        return _product_meant(cursor, left)
    if token.kind != NAME or (token.word and token.word not in {"est", "pas"}):
        return False
    return _phrase_meant(cursor, left) or _word_meant(cursor) or _number_before(cursor, left)


def _become(cursor: Cursor, count: int, sign: str) -> None:
    """Replace the next ``count`` tokens by the operator ``sign``."""
    first, last = cursor.token, cursor.peek(count - 1)
    cursor.tokens[cursor.index : cursor.index + count] = [Token(sign, sign, first.start, last.end)]
    cursor.token = cursor.tokens[cursor.index]


def _phrase_meant(cursor: Cursor, left: Expression) -> bool:
    """« est supérieur à », « est égal à », « plus grand que »…"""
    words = [fold(cursor.peek(ahead).text) for ahead in range(8)]
    if "entre" in words[:3] and _between(cursor, words.index("entre"), left):
        return False
    if _adjective_meant(cursor, words, left):
        return False
    for phrase, sign in COMPARISON_PHRASES:
        if words[: len(phrase)] == list(phrase):
            span = Span(cursor.token.start, cursor.peek(len(phrase) - 1).end)
            typed = cursor.text(span)
            cursor.note(rules.FRENCH_COMPARISON, span, hint="line", edits=[(span, sign)], typed=typed, meant=sign)
            _become(cursor, len(phrase), sign)
            return True
    return False


def _adjective_meant(cursor: Cursor, words: list[str], left: Expression) -> bool:
    """« est pair », « est divisible par 3 », « est vide »; if so, it is told and the line is left."""
    start = 1 if words[0] == "est" else 0
    typed_until, edits = 0, [(Span(0, 0), "")]
    if words[start] in near.ADJECTIVES:
        typed_until, meant = start, near.ADJECTIVES[words[start]]
    elif words[start] in near.EMPTY and start:
        typed_until, meant = start, "= 0"
        edits = [(Span(left.span.start, left.span.start), "longueur("), (Span(left.span.end, left.span.end), ")")]
    else:
        found = next((one for one in near.MULTIPLES if tuple(words[start : start + len(one)]) == one), ())
        number = cursor.peek(start + len(found))
        if not found or number.kind not in {NUMBER, NAME}:
            return False
        typed_until, meant = start + len(found), f"mod {number.text} = 0"
    span = Span(cursor.token.start, cursor.peek(typed_until).end)
    edits = [edit for edit in edits if edit[1]] + [(span, meant)]
    cursor.fail(
        rules.FRENCH_COMPARISON, span, hint="line", edits=edits, sure=True, typed=cursor.text(span), meant=meant
    )
    return True


def _between(cursor: Cursor, ahead: int, left: Expression) -> bool:
    """``x est compris entre 1 et 3``."""
    start, last = cursor.token, cursor.peek(ahead)
    link = next((token for token in cursor.tokens[cursor.index + ahead :] if token.kind == "et"), None)
    if link is None or (isinstance(left, Name) and cursor.vocabulary.is_called(left.name)):
        return False
    span = Span(start.start, last.end)
    edits = [(span, ">="), (link.span, f"et {cursor.text(left.span)} <=")]
    cursor.fail(rules.BETWEEN, span, hint="line", edits=edits, typed=cursor.text(span))
    return True


def phrase_alone(cursor: Cursor, word: Token, left: str) -> bool:
    """``et inférieur à 10``: a comparison in words without its left side; if so, it is told."""
    if fold(word.text) not in _COMPARISON_WORDS or cursor.previous is not word or cursor.index < 2:
        return False
    span = Span(word.start, cursor.token.end)
    meant = ">" if fold(word.text).startswith("superieur") else "<" if fold(word.text).startswith("inferieur") else "="
    edits = [(span, f"{left} {meant}")] if left else []
    values: dict[str, object] = {"typed": cursor.text(span), "meant": meant}
    cursor.keep(rules.FRENCH_COMPARISON, span, values, hint="line" if left else "", edits=edits, sure=True)
    cursor.lose()
    return True


def _word_meant(cursor: Cursor) -> bool:
    token = cursor.token
    lower = token.text.lower()
    if lower in {"et", "ou", "mod"} and not token.word:
        edits = [(token.span, lower)]
        cursor.note(rules.CAPITAL_KEYWORD, token.span, hint="line", edits=edits, typed=token.text, meant=lower)
        _become(cursor, 1, lower)
        return True
    if lower == "x" and cursor.previous.kind == NUMBER and cursor.peek().kind == NUMBER:
        if gives_size(cursor):
            note_size(cursor, Span(cursor.previous.end, cursor.peek().start))
            return False
        edits = [(token.span, "*")]
        cursor.note(sign_rules.FOREIGN_SIGN, token.span, hint="line", edits=edits, typed=token.text, meant="*")
        _become(cursor, 1, "*")
        return True
    sign = OPERATOR_WORDS.get(fold(token.text))
    if sign is None or sign == "non" or token.word:
        return False
    cursor.note(
        sign_rules.FOREIGN_SIGN, token.span, hint="line", edits=[(token.span, sign)], typed=token.text, meant=sign
    )
    _become(cursor, 1, sign)
    return True


def _number_before(cursor: Cursor, left: Expression) -> bool:
    """``3 x``: a product as in mathematics."""
    before, token = cursor.previous, cursor.token
    known = str(token.value) in cursor.vocabulary.declared and not token.word
    if before.kind != NUMBER or not known or before.end < left.span.end or cursor.peek().kind == NAME:
        return False
    _note_product(cursor, Span(before.start, token.end), before.end, before.text, token.text)
    return True


def _product_meant(cursor: Cursor, left: Expression) -> bool:
    """``2(x + 1)``, ``(a + b)(c + d)``."""
    before, token = cursor.previous, cursor.token
    if before.kind not in {NUMBER, ")"} or (before.kind == ")" and cursor.tokens[0].kind == NAME and cursor.index < 4):
        return False
    _note_product(cursor, Span(left.span.start, token.end), before.end, cursor.text(left.span), "(")
    return True


def _note_product(cursor: Cursor, span: Span, where: int, left: str, right: str) -> None:
    edit = (Span(where, cursor.token.start), " * ")
    told = [one for one in cursor.findings if one.rule is sign_rules.IMPLICIT_PRODUCT and one.span.start == span.start]
    if told and not cursor.failed and not cursor.muted:
        told[0].edits.append(Edit(*edit))
    else:
        typed = cursor.text(span) + ("…)" if cursor.token.kind == "(" else "")
        cursor.note(sign_rules.IMPLICIT_PRODUCT, span, hint="line", edits=[edit], typed=typed, left=left, right=right)
    cursor.tokens.insert(cursor.index, Token("*", "*", where, where))
    cursor.token = cursor.tokens[cursor.index]
