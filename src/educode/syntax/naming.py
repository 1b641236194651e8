"""Declarations nearly right."""

from __future__ import annotations

from educode.diagnostics.nearest import fold, nearest
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import text as text_rules
from educode.language.builtins import BUILTINS
from educode.language.foreign import TYPE_WORDS
from educode.language.foreign_names import FUNCTIONS
from educode.language.keywords import AFTER_PLACE
from educode.language.near_lines import MODULES
from educode.language.types import TYPES_BY_NAME, Kind
from educode.syntax.cursor import Cursor
from educode.syntax.expressions import expression
from educode.syntax.nodes import BrokenStatement, Expression, Identifier, Statement, TypeName
from educode.syntax.odd_names import rename_uses, without_digit_first
from educode.syntax.slips import rest_of_line, unreadable
from educode.syntax.tokens import COLOR, END, NAME, NUMBER, TEXT, Line, Token
from educode.text import Span

_SIMPLE = frozenset({Kind.NUMBER, Kind.TEXT, Kind.BOOLEAN})
_VALUES = frozenset({NUMBER, TEXT, COLOR, "vrai", "faux", "[", "(", "-"})


def article(type_name: str) -> str:
    """The article that goes with a type."""
    known = TYPES_BY_NAME.get(type_name)
    return "une" if known is not None and known.kind is Kind.CANVAS else "un"


def type_meant(word: str) -> str:
    """The type that a word means: one of EduCode, of another language, or one nearly well written."""
    known = TYPES_BY_NAME.get(word) or TYPES_BY_NAME.get(fold(word))
    if known is not None:
        return known.french
    if fold(word) in TYPE_WORDS:
        return TYPE_WORDS[fold(word)]
    close = nearest(word, TYPES_BY_NAME, 1)
    return TYPES_BY_NAME[close[0]].french if close else ""


_NUMBERS_ONLY = frozenset({"-", "*", "/", "mod", "^"})
_CALCULATES = _NUMBERS_ONLY | {"+", "(", ")"}


def type_of_value(token: Token, following: Token) -> str:
    """The type of a value by its first token; empty if that does not tell."""
    if token.kind == "[":
        return "dictionnaire" if following.kind == ":" else "tableau"
    if token.kind in {"vrai", "faux"}:
        return TYPES_BY_NAME["booleen"].french
    return {NUMBER: "nombre", "-": "nombre", TEXT: "texte", COLOR: "texte"}.get(token.kind, "")


def type_of_calculation(cursor: Cursor) -> str:
    """The type of the rest of the line, if it is a calculation on declared names only; else an empty text."""
    tokens = cursor.tokens[cursor.index : -1]
    operands = [token for token in tokens if token.kind not in _CALCULATES]
    types = {
        cursor.vocabulary.type_of(token.text) if token.kind == NAME else type_of_value(token, token)
        for token in operands
    }
    if types == {"nombre"}:
        return "nombre"
    signs = {token.kind for token in tokens if token.kind in _CALCULATES}
    if signs & _NUMBERS_ONLY and types <= {"nombre", ""} and "+" not in signs:
        return "nombre"
    added = signs <= {"+"}
    return "texte" if added and "texte" in types and types <= {"texte", "nombre"} else ""


def type_of_call(cursor: Cursor) -> str:
    """The type that the rest of the line gives, if it is one call of a built-in or of its like elsewhere."""
    rest = cursor.tokens[cursor.index : -1]
    if len(rest) > 2 and rest[1].kind == "." and rest[0].text in MODULES:
        rest = rest[2:]
    if len(rest) < 3 or rest[0].kind != NAME or rest[1].kind != "(" or rest[-1].kind != ")" or _closes_early(rest):
        return ""
    builtin = BUILTINS.get(FUNCTIONS.get(rest[0].text, rest[0].text))
    if builtin is None or rest[0].text in cursor.vocabulary.routines:
        return ""
    kinds = {one.result for one in builtin.signatures}
    kind = kinds.pop()
    return kind.value if not kinds and kind in _SIMPLE else ""


def _closes_early(rest: Line) -> bool:
    """``f(1) + g(2)``: the first parenthesis is not closed by the last."""
    depth = 0
    for token in rest[1:-1]:
        depth += (token.kind == "(") - (token.kind == ")")
        if depth == 0:
            return True
    return False


def names_without_type(cursor: Cursor, first: Token, names: tuple[Identifier, ...]) -> Statement:
    """``x, y`` and then no ``est``."""
    if cursor.failed:
        return BrokenStatement(first.span, (), names)
    span = Span(first.start, max(cursor.rest().end, first.end))
    cursor.fail(rules.LIST_WITHOUT_TYPE, span)
    return BrokenStatement(span, (), names)


def declared_place(cursor: Cursor, _first: Token, target: Expression) -> Statement:
    """``t[0] est un nombre``."""
    cursor.fail(rules.DECLARED_PLACE, target.span, hint="give", found=cursor.text(target.span))
    return BrokenStatement(target.span, (target,))


def missing_article(cursor: Cursor, names: tuple[Identifier, ...]) -> bool:
    """``x est nombre``, ``x est 12``: whether a type follows all the same."""
    token, est = cursor.token, cursor.previous
    if token.kind == NAME and type_meant(token.text):
        meant = type_meant(token.text)
        edits = [(token.span, f"{article(meant)} {meant}")]
        cursor.note(rules.MISSING_ARTICLE, Span(est.start, token.end), hint="line", edits=edits)
        return True
    if token.kind == NAME and fold(token.text) in {"le", "la", "les", "l", "des", "du", "a", "an"}:
        cursor.note(rules.MISSING_ARTICLE, token.span, hint="line", edits=[(token.span, "un")])
        cursor.advance()
        return True
    if token.kind == END:
        cursor.fail(rules.MISSING_TYPE, est.span, hint="example", name=names[-1].name, article=est.text)
    elif token.kind in _VALUES or (token.kind == NAME and cursor.peek().kind in {END, "(", "+", "-", "*", "/", "["}):
        edits = [(est.span, "vaut")]
        cursor.note(rules.EST_FOR_VAUT, est.span, hint="line", edits=edits, sure=False, name=names[-1].name)
        cursor.abandon()
    else:
        rest_of_line(cursor)
    return False


def missing_type(cursor: Cursor, names: tuple[Identifier, ...]) -> None:
    """``x est un``."""
    token, before = cursor.token, cursor.previous
    if token.kind == END:
        cursor.fail(rules.MISSING_TYPE, before.span, hint="example", name=names[-1].name, article=f"est {before.text}")
    elif not cursor.failed:
        cursor.fail(rules.VALUE_EXPECTED_TYPE, token.span, found=token.text)


def missing_name(cursor: Cursor, first: Token) -> Statement:
    """``constante`` and then no name."""
    token = cursor.token
    if token.is_word:
        reserved_name(cursor, token)
        return BrokenStatement(first.span)
    cursor.fail(
        rules.MISSING_DEFINED_NAME, first.span, hint="example", word=first.text, example="constante TAILLE vaut 24"
    )
    return BrokenStatement(first.span)


def reserved_name(cursor: Cursor, token: Token) -> None:
    """A reserved word where a name is needed."""
    meant = f"{token.text}_1"
    cursor.vocabulary.told.add(token.text)
    cursor.fail(rules.RESERVED_NAME, token.span, hint="example", word=token.text, meant=meant)


def constant_without_value(cursor: Cursor, name: Identifier) -> None:
    """``constante N = 3``, ``constante N est un nombre vaut 3``, ``constante N 3``."""
    token = cursor.token
    if token.kind in {"=", ":="}:
        edits = [(token.span, "vaut")]
        cursor.note(rules.ASSIGNMENT_SIGN, token.span, hint="line", edits=edits, typed=token.text, meant="vaut")
        cursor.advance()
        return
    if token.word == "est" and any(one.word == "vaut" for one in cursor.tokens[cursor.index :]):
        while cursor.token.word != "vaut":
            cursor.advance()
        edits = [(Span(token.start, cursor.token.start), "")]
        cursor.advance()
    elif token.word == "est" and cursor.peek().kind in _VALUES:
        edits = [(token.span, "vaut")]
        cursor.advance()
    elif token.kind in _VALUES:
        edits = [(Span(token.start, token.start), "vaut ")]
    else:
        cursor.fail(rules.CONSTANT_SHAPE, name.span, name=name.name)
        return
    span = token.span if token.kind != END else name.span
    cursor.note(rules.CONSTANT_SHAPE, span, hint="line", edits=edits, name=name.name)


def reserved_first(cursor: Cursor) -> Statement:
    """``et est un nombre``, ``vrai vaut 3``: a reserved word is used as a name."""
    token = cursor.token
    if cursor.peek().word in AFTER_PLACE or cursor.peek().kind == "=":
        reserved_name(cursor, token)
        return BrokenStatement(token.span)
    return unreadable(cursor)


def after_type(cursor: Cursor, type_name: TypeName | None) -> Expression | None:
    """What follows the type is neither the end nor ``vaut``; gives the value that it means."""
    token, before = cursor.token, cursor.previous
    if token.kind in {"=", ":=", ":"} and cursor.peek().kind != END:
        cursor.note(
            rules.ASSIGNMENT_SIGN, token.span, hint="line", edits=[(token.span, "vaut")], typed=token.text, meant="vaut"
        )
        cursor.advance()
        return expression(cursor)
    if token.kind == "et" and cursor.peek().word == "vaut":
        mends = [(Span(token.start, cursor.peek().start), "")]
    elif token.kind == "(" and cursor.peek().kind == ")" and cursor.peek(2).kind == END:
        mends = [(Span(before.end, cursor.peek().end), "")]
    elif token.kind in _VALUES and token.kind not in {"(", "-", "["}:
        mends = [(Span(token.start, token.start), "vaut ")]
    elif token.word == "de" and all(one.kind == NAME for one in cursor.tokens[cursor.index : -1]):
        mends = [(Span(before.end, cursor.tokens[-2].end), "")]
    else:
        rest_of_line(cursor)
        return None
    found = cursor.text(cursor.rest())
    written = type_name.name if type_name else before.text
    cursor.note(rules.AFTER_TYPE, cursor.rest(), hint="line", edits=mends, type=written, found=found)
    cursor.abandon()
    return None


def digit_first(cursor: Cursor) -> Statement:
    """``1joueur est un texte``."""
    token = cursor.token
    meant = without_digit_first(token.text)
    edits = [(token.span, meant), *rename_uses(cursor.vocabulary, [token.text], meant, token.start)]
    cursor.fail(text_rules.NAME_STARTS_WITH_DIGIT, token.span, hint="name", edits=edits, typed=token.text, meant=meant)
    return BrokenStatement(token.span, (), (Identifier(token.span, meant),))
