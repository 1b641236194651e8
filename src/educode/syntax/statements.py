"""Reads the statements of one line; blocks are put together in ``blocks``.

Each function takes the cursor at the first word of its statement. What cannot be read is told by
``syntax.slips`` (a statement nearly right) or ``syntax.habits`` (a statement of another language).
"""

from __future__ import annotations

from collections.abc import Callable

from educode.language.keywords import AFTER_PLACE, ARTICLES, BREAK, is_reserved
from educode.language.operators import BINARY
from educode.language.types import TYPES_BY_NAME
from educode.syntax import assigning, naming, sentences, slips
from educode.syntax.cursor import Cursor
from educode.syntax.expressions import STARTS_VALUE, expression, place
from educode.syntax.nodes import (
    Append,
    Ask,
    Assignment,
    Break,
    Broken,
    BrokenStatement,
    Call,
    CallStatement,
    Constant,
    Continue,
    Declaration,
    Expression,
    Field,
    Identifier,
    Index,
    MethodCall,
    Name,
    Remove,
    Return,
    Section,
    Self,
    Show,
    Statement,
    Stop,
    Subtract,
    TypeName,
    WaitClick,
    WaitKey,
)
from educode.syntax.tokens import END, NAME, NUMBER, Token
from educode.text import Span

_PLACES = (Name, Index, Field, Self)


def statement(cursor: Cursor) -> Statement:
    """The statement of the line, read to its end."""
    first = cursor.token
    read = _STATEMENTS.get(first.kind)
    node = _no_statement(cursor) if read is None else read(cursor)
    if not cursor.failed and cursor.token.kind != END:
        slips.rest_of_line(cursor)
    return _doubtful(cursor, node) if cursor.lost else node


def _doubtful(cursor: Cursor, node: Statement) -> Statement:
    """What stays sure of a line that was not understood to its end: what it declares, where it stores."""
    if isinstance(node, Assignment) and isinstance(node.place, Name) and _is_new(cursor, node.place):
        return BrokenStatement(node.span, (), (Identifier(node.place.span, node.place.name),))
    if isinstance(node, Assignment | Append | Subtract | Declaration | Constant | Return) and node.value is not None:
        return node.but(value=Broken(node.value.span))
    if isinstance(node, Show | CallStatement | Ask | WaitClick | WaitKey | Remove):
        return BrokenStatement(node.span)
    return node


def _is_new(cursor: Cursor, name: Name) -> bool:
    return name.name not in cursor.vocabulary.declared


def _no_statement(cursor: Cursor) -> Statement:
    """The line begins with neither a statement's word nor a name."""
    token = cursor.token
    if token.kind == NUMBER and token.value is None and cursor.peek().word in AFTER_PLACE:
        return naming.digit_first(cursor)
    if token.kind == "non" and cursor.peek().word in AFTER_PLACE:
        return naming.reserved_first(cursor)
    if token.kind in STARTS_VALUE:
        return assigning.value_first(cursor)
    if token.kind in BINARY and not cursor.peek().word and cursor.peek().kind != END:
        return slips.starts_with_sign(cursor)
    if is_reserved(token.text):
        return naming.reserved_first(cursor)
    return slips.unreadable(cursor)


def _from(first: Token, cursor: Cursor) -> Span:
    return Span(first.start, max(cursor.previous.end, first.end))


# --- statements that begin with a name -------------------------------------------------------


def _named(cursor: Cursor) -> Statement:
    first = cursor.token
    if first.word in _ALONE and cursor.peek().kind == END:
        cursor.advance()
        return _ALONE[first.word](first.span)
    following = cursor.peek()
    if following.kind == "," or following.word == "est":
        return _declaration(cursor)
    target = place(cursor)
    token = cursor.token
    read = _AFTER_PLACE.get(token.word) if token.kind == NAME else None
    if read is not None and isinstance(target, _PLACES):
        cursor.advance()
        return read(first, cursor, target)
    if token.kind == END and isinstance(target, Call | MethodCall):
        return CallStatement(target.span, target, with_keyword=False)
    if isinstance(target, _PLACES) and token.kind == NAME and assigning.keyword_meant(cursor):
        return _badly_spelt(first, cursor, target)
    return assigning.after_place(cursor, target)


def _badly_spelt(first: Token, cursor: Cursor, target: Expression) -> Statement:
    """``x vau 3``, ``x ets un nombre``: told, and read as what it means."""
    word = cursor.token.word
    if word == "est" and isinstance(target, Name):
        cursor.index, cursor.token = 0, first
        return _declaration(cursor)
    cursor.advance()
    return _AFTER_PLACE[word](first, cursor, target)


def _assignment(first: Token, cursor: Cursor, target: Expression) -> Statement:
    value = expression(cursor)
    return Assignment(Span(first.start, value.span.end), target, value)


def _append(first: Token, cursor: Cursor, target: Expression) -> Statement:
    value = expression(cursor)
    return Append(Span(first.start, value.span.end), target, value)


def _subtract(first: Token, cursor: Cursor, target: Expression) -> Statement:
    value = expression(cursor)
    return Subtract(Span(first.start, value.span.end), target, value)


def _remove(first: Token, cursor: Cursor, target: Expression) -> Statement:
    key = expression(cursor)
    return Remove(Span(first.start, key.span.end), target, key)


def _declare_place(first: Token, cursor: Cursor, target: Expression) -> Statement:
    """``t[0] est un nombre``: only a name can be declared."""
    return naming.declared_place(cursor, first, target)


_AFTER_PLACE: dict[str, Callable[[Token, Cursor, Expression], Statement]] = {
    "vaut": _assignment,
    "ajoute": _append,
    "soustrait": _subtract,
    "supprime": _remove,
    "est": _declare_place,
}
assert _AFTER_PLACE.keys() == AFTER_PLACE

_ALONE: dict[str, Callable[[Span], Statement]] = {BREAK: Break, "continue": Continue, "terminer": Stop}


# --- declarations ----------------------------------------------------------------------------


def _declaration(cursor: Cursor) -> Statement:
    """``x, y est un nombre [vaut e]``."""
    first = cursor.token
    names = _names(cursor)
    if not names or cursor.token.word != "est":
        return naming.names_without_type(cursor, first, names)
    cursor.advance()
    type_name = _type(cursor, names)
    value = None
    if cursor.token.word == "vaut":
        cursor.advance()
        value = expression(cursor)
    elif cursor.token.kind != END and not cursor.failed:
        value = naming.after_type(cursor, type_name)
    return Declaration(_from(first, cursor), names, type_name, value)


def _names(cursor: Cursor) -> tuple[Identifier, ...]:
    """Names with commas between them; stops where there is none."""
    names: list[Identifier] = []
    while cursor.token.kind == NAME:
        token = cursor.advance()
        names.append(Identifier(token.span, str(token.value)))
        if cursor.token.kind != ",":
            break
        cursor.advance()
    return tuple(names)


def _type(cursor: Cursor, names: tuple[Identifier, ...]) -> TypeName | None:
    if cursor.token.word in ARTICLES:
        cursor.advance()
    elif not naming.missing_article(cursor, names):
        return None
    token = cursor.token
    if token.kind != NAME:
        naming.missing_type(cursor, names)
        return None
    cursor.advance()
    known = TYPES_BY_NAME.get(str(token.value))
    return TypeName(token.span, known.french if known else str(token.value))


def _constant(cursor: Cursor) -> Statement:
    first = cursor.advance()
    token = cursor.token
    if token.kind != NAME:
        return naming.missing_name(cursor, first)
    cursor.advance()
    name = Identifier(token.span, str(token.value))
    if cursor.token.word != "vaut":
        naming.constant_without_value(cursor, name)
    else:
        cursor.advance()
    value = expression(cursor)
    return Constant(_from(first, cursor), name, value)


# --- statements that begin with their word ---------------------------------------------------


def _show(cursor: Cursor) -> Statement:
    first = cursor.advance()
    if cursor.at_end:
        return Show(first.span, None)
    if cursor.token.kind == NAME and sentences.is_sentence(cursor):
        text = sentences.quote_sentence(cursor)
        return Show(Span(first.start, text.span.end), text)
    value = expression(cursor)
    if cursor.token.kind == ",":
        value = slips.shown_list(cursor, value)
    return Show(_from(first, cursor), value)


def _return(cursor: Cursor) -> Statement:
    first = cursor.advance()
    value = None if cursor.at_end else expression(cursor)
    return Return(_from(first, cursor), value)


def _call(cursor: Cursor) -> Statement:
    first = cursor.advance()
    if cursor.token.kind != NAME:
        return slips.nothing_called(cursor, first)
    called = place(cursor)
    if not isinstance(called, Call | MethodCall):
        called = slips.call_without_parentheses(cursor, called)
    return CallStatement(_from(first, cursor), called, with_keyword=True)


def _ask(cursor: Cursor) -> Statement:
    first = cursor.advance()
    if cursor.token.kind == NAME and sentences.is_sentence(cursor):
        text = sentences.quote_sentence(cursor)
        return BrokenStatement(Span(first.start, text.span.end))
    if cursor.token.word == "dans" and slips.nothing_before_dans(cursor, first):
        return BrokenStatement(first.span)
    question = expression(cursor)
    if not slips.takes_dans(cursor, first, ""):
        return BrokenStatement(_from(first, cursor), (question,))
    target = _target(cursor)
    return Ask(_from(first, cursor), question, target)


def _wait_click(cursor: Cursor) -> Statement:
    first = cursor.advance()
    if cursor.token.word == "dans" and slips.nothing_before_dans(cursor, first):
        return BrokenStatement(first.span)
    canvas = expression(cursor)
    if not slips.takes_dans(cursor, first, "x, y"):
        return BrokenStatement(_from(first, cursor), (canvas,))
    x = _target(cursor)
    if cursor.token.kind != ",":
        slips.second_place(cursor, x)
        return BrokenStatement(_from(first, cursor), (canvas, x))
    cursor.advance()
    y = _target(cursor)
    return WaitClick(_from(first, cursor), canvas, x, y)


def _wait_key(cursor: Cursor) -> Statement:
    first = cursor.advance()
    if cursor.token.word == "dans" and slips.nothing_before_dans(cursor, first):
        return BrokenStatement(first.span)
    keys = slips.keys_in_words(cursor, expression(cursor))
    if not slips.takes_dans(cursor, first, "touche"):
        return BrokenStatement(_from(first, cursor), (keys,))
    target = _target(cursor)
    return WaitKey(_from(first, cursor), keys, target)


def _target(cursor: Cursor) -> Expression:
    """The place after ``dans``."""
    target = place(cursor)
    if not isinstance(target, _PLACES):
        slips.not_a_place(cursor, target)
    return target


def _section(cursor: Cursor) -> Statement:
    token = cursor.advance()
    return Section(token.span, str(token.value))


_STATEMENTS: dict[str, Callable[[Cursor], Statement]] = {
    NAME: _named,
    "constante": _constant,
    "affiche": _show,
    "retourne": _return,
    "appelle": _call,
    "demande": _ask,
    "cliquer": _wait_click,
    "appuyer": _wait_key,
    "@": _section,
}
