"""Reads values: a Pratt parser whose tables are those of ``language.operators``.

A part that cannot be read becomes ``Broken``; what is wrong is told by ``syntax.misread``.
"""

from __future__ import annotations

from collections.abc import Callable

from educode.diagnostics.nearest import fold
from educode.language.foreign import ARTICLES
from educode.language.foreign_signs import SIGNS
from educode.language.keywords import TO
from educode.language.operators import BINARY, COMPARISONS, UNARY
from educode.syntax import misread, misread_literals, operators
from educode.syntax.cursor import Cursor
from educode.syntax.nodes import (
    ArrayLiteral,
    Binary,
    BooleanLiteral,
    Broken,
    Call,
    ColorLiteral,
    DictionaryLiteral,
    Expression,
    Field,
    Group,
    Identifier,
    Index,
    MethodCall,
    Name,
    NumberLiteral,
    Self,
    TextLiteral,
    Unary,
)
from educode.syntax.tokens import COLOR, END, NAME, NUMBER, TEXT, Token
from educode.text import Span

MOST_NESTED = 256
DEEPEST = 1000
_POWERS: dict[str, tuple[int, int]] = {
    sign: (one.precedence, one.precedence if one.right_associative else one.precedence + 1)
    for sign, one in BINARY.items()
}
_NOT_POWER = UNARY["non"].precedence + 1
_ARROWS = frozenset({"=>", "->"})
_MINUS_POWER = UNARY["-"].precedence


def expression(cursor: Cursor, power: int = 0) -> Expression:
    """The longest value that starts here, made of operators at least as tight as ``power``."""
    token = cursor.token
    read = _PREFIX.get(token.kind)
    if cursor.depth > DEEPEST:
        return misread.too_deep(cursor)
    cursor.depth += 1
    left = misread.missing_value(cursor, expression) if read is None else read(cursor)
    while True:
        kind = cursor.token.kind
        powers = _POWERS.get(kind)
        if powers is None:
            postfix = _POSTFIX.get(kind)
            if postfix is not None:
                left = postfix(cursor, left)
            elif power or kind == END or not operators.operator_meant(cursor, left):
                break
        elif powers[0] < power:
            break
        else:
            left = _binary(cursor, left, powers[1])
    cursor.depth -= 1
    return left


def place(cursor: Cursor) -> Expression:
    """A name with its indices and fields: the tightest value, without any operator."""
    return expression(cursor, 9)


def _binary(cursor: Cursor, left: Expression, right_power: int) -> Expression:
    sign = cursor.advance()
    if sign.text in SIGNS:
        operators.foreign_sign(cursor, sign)
    right = expression(cursor, right_power)
    whole = Binary(Span(left.span.start, right.span.end), sign.kind, left, right, sign.span)
    if sign.kind in COMPARISONS and cursor.token.kind in COMPARISONS:
        return _chain(cursor, whole)
    return whole


def _chain(cursor: Cursor, left: Binary) -> Expression:
    """``0 <= n <= 20``: told once, then read as ``0 <= n et n <= 20``."""
    sign = cursor.advance()
    right = expression(cursor, _POWERS["="][1])
    operators.chained_comparison(cursor, left, sign, right)
    second = Binary(Span(left.right.span.start, right.span.end), sign.kind, left.right, right, sign.span)
    return Binary(Span(left.span.start, right.span.end), "et", left, second, sign.span)


# --- what starts a value --------------------------------------------------------------------


def _number(cursor: Cursor) -> Expression:
    token = cursor.advance()
    if token.value is None:
        return misread_literals.number(cursor, token)
    if cursor.token.kind == NUMBER:
        return misread_literals.number_in_groups(cursor, token)
    return NumberLiteral(token.span, float(token.value))


def _text(cursor: Cursor) -> Expression:
    token = cursor.advance()
    value = token.value
    if value is None:
        value = misread_literals.text(cursor, token)
    return TextLiteral(token.span, str(value))


def _color(cursor: Cursor) -> Expression:
    token = cursor.advance()
    if token.value is None:
        misread_literals.color(cursor, token)
        return Broken(token.span)
    return ColorLiteral(token.span, str(token.value))


def _boolean(cursor: Cursor) -> Expression:
    token = cursor.advance()
    return BooleanLiteral(token.span, token.kind == "vrai")


def _name(cursor: Cursor) -> Expression:
    token = cursor.advance()
    name = str(token.value)
    if cursor.token.word == TO and operators.phrase_alone(cursor, token, misread.compared(cursor)):
        return Broken(token.span)
    if token.word == "alors" and cursor.at_end and misread.nothing_before_then(cursor):
        return Broken(token.span)
    if cursor.token.kind == NAME and cursor.vocabulary.told:
        name = joined_name(cursor, token) or name
    if name == "not" and cursor.token.kind in STARTS_VALUE:
        operators.prefix_word(cursor, token)
        operand = expression(cursor, _NOT_POWER)
        return Unary(Span(token.start, operand.span.end), "non", operand)
    if cursor.token.kind == "(":
        arguments, end = _arguments(cursor)
        return Call(Span(token.start, end), Identifier(token.span, name), arguments)
    if name == "moi":
        return Self(token.span)
    return Name(token.span, name)


def joined_name(cursor: Cursor, first: Token) -> str:
    """The name in several words that starts here and was told once (``points de vie``); its words are read."""
    words = first.text
    for ahead in range(6):
        token = cursor.peek(ahead)
        if not token.is_word:
            return ""
        words += "_" + token.text
        if words in cursor.vocabulary.told:
            for _ in range(ahead + 1):
                cursor.advance()
            bare = words.removeprefix(first.text + "_")
            return bare if fold(first.text) in ARTICLES and bare in cursor.vocabulary.declared else words
    return ""


def _unary_minus(cursor: Cursor) -> Expression:
    sign = cursor.advance()
    if sign.text in SIGNS:
        operators.foreign_sign(cursor, sign)
    operand = expression(cursor, _MINUS_POWER)
    return Unary(Span(sign.start, operand.span.end), "-", operand)


def _not(cursor: Cursor) -> Expression:
    sign = cursor.advance()
    if sign.text in SIGNS:
        operators.foreign_sign(cursor, sign)
    operand = expression(cursor, _NOT_POWER)
    return Unary(Span(sign.start, operand.span.end), "non", operand)


def _group(cursor: Cursor) -> Expression:
    opening = cursor.advance()
    inner = expression(cursor)
    return Group(Span(opening.start, close(cursor, opening, ")")), inner)


def _brackets(cursor: Cursor) -> Expression:
    """``[1, 2]``, ``["a": 1]``, ``[]``, ``[:]``; a comma before ``]`` is welcome."""
    opening = cursor.advance()
    if cursor.token.kind == ":" and cursor.peek().kind == "]":
        cursor.advance()
        return DictionaryLiteral(Span(opening.start, cursor.advance().end), ())
    elements: list[Expression] = []
    entries: list[tuple[Expression, Expression]] = []
    while cursor.token.kind != "]" and not cursor.at_end:
        if cursor.tokens[cursor.index + 1].text in _ARROWS:
            misread.arrow_after_key(cursor)
        first = expression(cursor)
        if cursor.token.kind == ":":
            cursor.advance()
            entries.append((first, expression(cursor)))
        else:
            elements.append(first)
        if cursor.token.kind != ",":
            break
        cursor.advance()
    end = close(cursor, opening, "]")
    return _collection(cursor, Span(opening.start, end), elements, entries)


def _collection(
    cursor: Cursor, span: Span, elements: list[Expression], entries: list[tuple[Expression, Expression]]
) -> Expression:
    if entries and elements:
        misread.mixed_brackets(cursor, elements[0])
        return Broken(span, (*elements, *(part for entry in entries for part in entry)))
    if entries:
        return DictionaryLiteral(span, tuple(entries))
    return ArrayLiteral(span, tuple(elements))


# --- what follows a value -------------------------------------------------------------------


def _arguments(cursor: Cursor) -> tuple[tuple[Expression, ...], int]:
    """The values between parentheses, and where the parentheses end."""
    opening = cursor.advance()
    values: list[Expression] = []
    if cursor.token.kind != ")":
        values.append(expression(cursor))
        while cursor.token.kind == ",":
            cursor.advance()
            values.append(expression(cursor))
    return tuple(values), close(cursor, opening, ")")


def _index(cursor: Cursor, base: Expression) -> Expression:
    opening = cursor.advance()
    if cursor.token.kind == "]":
        misread.empty_index(cursor, base)
        return Broken(base.span, (base,))
    index = expression(cursor)
    while cursor.token.kind == ",":
        comma = cursor.advance()
        misread.two_indices(cursor, base, comma)
        base = Index(Span(base.span.start, index.span.end), base, index)
        index = expression(cursor)
    return Index(Span(base.span.start, close(cursor, opening, "]")), base, index)


def _field(cursor: Cursor, base: Expression) -> Expression:
    cursor.advance()
    token = cursor.token
    if not token.is_word:
        misread.missing_field(cursor, base)
        return Broken(base.span, (base,))
    cursor.advance()
    name = Identifier(token.span, str(token.value))
    if cursor.token.kind == "(":
        arguments, end = _arguments(cursor)
        return MethodCall(Span(base.span.start, end), base, name, arguments)
    return Field(Span(base.span.start, token.end), base, name)


def close(cursor: Cursor, opening: Token, sign: str) -> int:
    """Take the closing ``sign`` of ``opening``; where the bracket ends."""
    if cursor.token.kind == sign:
        return cursor.advance().end
    return misread.not_closed(cursor, opening, sign)


_PREFIX: dict[str, Callable[[Cursor], Expression]] = {
    NUMBER: _number,
    TEXT: _text,
    COLOR: _color,
    NAME: _name,
    "vrai": _boolean,
    "faux": _boolean,
    "-": _unary_minus,
    "non": _not,
    "(": _group,
    "[": _brackets,
}
_POSTFIX: dict[str, Callable[[Cursor, Expression], Expression]] = {"[": _index, ".": _field}
STARTS_VALUE = frozenset(_PREFIX)
