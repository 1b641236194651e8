"""Lines that begin with a place and go on otherwise than in EduCode: ``x = 3``, ``i++``, ``a * b vaut c``."""

from __future__ import annotations

from itertools import pairwise

from educode.diagnostics.nearest import fold, nearest
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules.lines import MISSING_EST
from educode.language.builtins import BUILTINS
from educode.language.foreign import ASKING, ASSIGNMENT_WORDS, VALUES
from educode.language.foreign_signs import ASSIGNMENT_SIGNS, COMPOUND_SIGNS
from educode.language.keywords import AFTER_PLACE, ARTICLES
from educode.language.types import TYPES_BY_NAME
from educode.syntax.canvas_lines import makes_canvas
from educode.syntax.cursor import Cursor
from educode.syntax.expressions import expression, place
from educode.syntax.foreign_lines import asked
from educode.syntax.misread import bracketed
from educode.syntax.naming import article, type_meant, type_of_calculation, type_of_call, type_of_value
from educode.syntax.nodes import (
    Append,
    Assignment,
    Binary,
    Broken,
    BrokenStatement,
    Call,
    Declaration,
    Expression,
    Field,
    Identifier,
    Index,
    MethodCall,
    Name,
    NumberLiteral,
    Self,
    Statement,
    Subtract,
)
from educode.syntax.slips import rest_of_line, unreadable
from educode.syntax.tokens import END, NAME, NUMBER, TEXT, Token
from educode.text import Span

_PLACES = (Name, Index, Field, Self)
_LITERALS = frozenset({NUMBER, TEXT})
_OPERATORS = frozenset({"+", "-", "*", "/", "mod", "^", "<", ">", "<=", ">=", "<>", "et", "ou", "="})


def after_place(cursor: Cursor, target: Expression) -> Statement:
    """What follows the place ``target`` is not what EduCode expects."""
    token = cursor.token
    if cursor.failed:
        return BrokenStatement(target.span, (target,))
    if token.kind == END:
        return _alone(cursor, target)
    if isinstance(target, _PLACES):
        known = _sign_after(cursor, target)
        if known is not None:
            return known
    elif token.word in AFTER_PLACE and token.kind == NAME:
        return _unchangeable(cursor, target)
    if token.kind in _OPERATORS:
        return value_first(cursor)
    if isinstance(target, Call | MethodCall) and token.kind != NAME:
        rest_of_line(cursor)
    else:
        unreadable(cursor)
    return BrokenStatement(target.span)


def keyword_meant(cursor: Cursor) -> bool:
    """Whether ``vaut``, ``ajoute``… is meant here by a word badly spelt, which becomes that keyword."""
    token = cursor.token
    close = nearest(token.text, sorted(AFTER_PLACE), 1)
    if token.word or not close or cursor.peek().kind == END:
        return False
    if close[0] == "est" and cursor.peek().word not in ARTICLES:
        return False
    cursor.note(
        rules.MISSPELT_KEYWORD,
        token.span,
        hint="line",
        edits=[(token.span, close[0])],
        typed=token.text,
        meant=close[0],
    )
    token.word = close[0]
    return True


def _sign_after(cursor: Cursor, target: Expression) -> Statement | None:
    """``=``, ``:=``, ``<-``, ``+=``, ``++``, ``: type``, « reçoit »… after a place."""
    token, following = cursor.token, cursor.peek()
    if token.kind == "<" and following.kind == "-" and following.start == token.end:
        return _assign(cursor, target, "<-", 2)
    if token.text in ASSIGNMENT_SIGNS or (token.kind == NAME and fold(token.text) in ASSIGNMENT_WORDS):
        return _assign(cursor, target, token.text, 1)
    if token.text in COMPOUND_SIGNS:
        return _compound(cursor, target)
    if token.kind in {"+", "-"} and following.kind == token.kind and following.start == token.end:
        return _increment(cursor, target)
    if token.kind == ":" and following.kind == NAME and isinstance(target, Name):
        return _typed(cursor, target)
    return None


def _is_double_sign(token: Token, following: Token) -> bool:
    """``= =``, ``=:``, ``=+``."""
    glued = following.start == token.end
    return token.kind == "=" and (following.kind in {"=", ":"} or (following.kind == "+" and glued))


# --- giving a value --------------------------------------------------------------------------


def _assign(cursor: Cursor, target: Expression, sign: str, count: int) -> Statement:
    first, last = cursor.token, cursor.peek(count - 1)
    if _is_double_sign(first, cursor.peek()):
        unreadable(cursor)
        return BrokenStatement(target.span, (target,))
    span = Span(first.start, last.end)
    for _ in range(count):
        cursor.advance()
    meant = ASSIGNMENT_SIGNS.get(sign, "vaut")
    if meant == "vaut" and _asks(cursor):
        return _asked(cursor, target)
    canvas = makes_canvas(cursor, target) if meant == "vaut" else None
    if canvas is not None:
        return canvas
    edits = [(span, _spaced(cursor, span, meant)), *_foreign_values(cursor)]
    if meant == "vaut" and _never_declared(cursor, target):
        return _declares(cursor, target, span, sign)
    cursor.note(rules.ASSIGNMENT_SIGN, span, hint="line", edits=edits, typed=sign, meant=meant)
    value = expression(cursor)
    whole = Span(target.span.start, value.span.end)
    if meant == "vaut":
        return Assignment(whole, target, value)
    return (Append if meant == "ajoute" else Subtract)(whole, target, value)


def _asks(cursor: Cursor) -> bool:
    """``input("…")``, perhaps inside ``int(…)``."""
    tokens = cursor.tokens[cursor.index : cursor.index + 4]
    return any(token.text in ASKING and following.kind == "(" for token, following in pairwise(tokens))


def _asked(cursor: Cursor, target: Expression) -> Statement:
    """``x = input("Nom ? ")`` → ``demande "Nom ? " dans x``."""
    rest = cursor.tokens[cursor.index : -1]
    word = next(token for token in rest if token.text in ASKING)
    if word.kind == "demande":
        return _asked_as_value(cursor, target, word)
    written = asked(rest, cursor.source.text, cursor.text(target.span))
    whole = Span(target.span.start, rest[-1].end)
    meant = written.partition(" ")[0]
    cursor.fail(rules.FOREIGN_WORD, word.span, hint="line", edits=[(whole, written)], typed=word.text, meant=meant)
    if _never_declared(cursor, target):
        return BrokenStatement(target.span, (), (Identifier(target.span, cursor.text(target.span)),))
    return BrokenStatement(target.span, (target,))


def _asked_as_value(cursor: Cursor, target: Expression, word: Token) -> Statement:
    """``x = demande("Nom ? ")``: the second look knows."""
    cursor.fail(rules.RESERVED_AS_VALUE, word.span, word=word.text)
    return BrokenStatement(target.span, (target,))


def _spaced(cursor: Cursor, span: Span, word: str) -> str:
    text = cursor.source.text
    before = "" if text[span.start - 1 : span.start].isspace() else " "
    after = "" if text[span.end : span.end + 1].isspace() or span.end == len(text) else " "
    return before + word + after


def _foreign_values(cursor: Cursor) -> list[tuple[Span, str]]:
    """``True`` and ``False`` on the rest of the line are mended with the same stroke."""
    edits = []
    for token in cursor.tokens[cursor.index : -1]:
        meant = VALUES.get(token.text)
        if token.kind == NAME and meant in {"vrai", "faux"}:
            edits.append((token.span, meant))
            token.kind = token.word = meant
    return edits


def _never_declared(cursor: Cursor, target: Expression) -> bool:
    known = cursor.vocabulary
    return isinstance(target, Name) and target.name not in known.declared and target.name not in known.assumed


def _declares(cursor: Cursor, target: Expression, sign_span: Span, sign: str) -> Statement:
    """``x = 3`` where x is declared nowhere: both things are said at once."""
    if cursor.token.text in TYPES_BY_NAME and cursor.peek().kind == END:
        return _declares_type(cursor, target, sign_span)
    if _makes_object(cursor):
        return _declares_object(cursor, target, sign_span)
    if cursor.token.kind == "{" and cursor.peek().kind == "}":
        return _declares_nothing(cursor, target, sign_span, sign)
    braces = bracketed(cursor) if cursor.token.kind == "{" else []
    has_keys = cursor.token.kind == "[" and cursor.peek(2).kind == ":"
    type_name = "dictionnaire" if has_keys else type_of_value(cursor.token, cursor.peek())
    type_name = type_name or type_of_calculation(cursor) or type_of_call(cursor)
    name = cursor.text(target.span)
    if type_name:
        cursor.vocabulary.assumed[name] = type_name
        words = _spaced(cursor, sign_span, f"est {article(type_name)} {type_name} vaut")
        edits = [(sign_span, words), *_foreign_values(cursor), *braces]
        cursor.note(rules.ASSIGNMENT_DECLARES, sign_span, hint="line", edits=edits, sure=False, typed=sign, name=name)
    else:
        edits = [(sign_span, _spaced(cursor, sign_span, "vaut")), *_foreign_values(cursor)]
        cursor.note(rules.ASSIGNMENT_SIGN, sign_span, hint="line", edits=edits, sure=False, typed=sign, meant="vaut")
    value = expression(cursor)
    identifier = Identifier(target.span, name)
    return Declaration(Span(target.span.start, value.span.end), (identifier,), None, value)


def _declares_type(cursor: Cursor, target: Expression, sign_span: Span) -> Statement:
    """``age = nombre``."""
    name, word = cursor.text(target.span), cursor.token
    meant = TYPES_BY_NAME[word.text].french
    words = _spaced(cursor, sign_span, f"est {article(meant)} {meant}").rstrip()
    edits = [(Span(sign_span.start, word.end), words)]
    cursor.note(MISSING_EST, sign_span, hint="line", edits=edits, name=name)
    cursor.abandon()
    return BrokenStatement(target.span, (), (Identifier(target.span, name),))


def _makes_object(cursor: Cursor) -> bool:
    """``Chien()``, ``new Chien()``."""
    rank = cursor.index + (cursor.token.text == "new")
    class_, following = cursor.tokens[rank], cursor.tokens[min(rank + 1, len(cursor.tokens) - 1)]
    return class_.text in cursor.vocabulary.classes and following.kind == "("


def _declares_object(cursor: Cursor, target: Expression, sign_span: Span) -> Statement:
    """``rex = Chien()``: an object is made by its declaration."""
    name = next(token.text for token in cursor.tokens[cursor.index :] if token.text in cursor.vocabulary.classes)
    rest = Span(sign_span.start, cursor.tokens[-2].end)
    word = cursor.text(Span(cursor.token.start, rest.end))
    words = _spaced(cursor, sign_span, f"est un {name}").rstrip()
    cursor.note(rules.FOREIGN_DECLARATION, sign_span, hint="line", edits=[(rest, words)], word=word)
    cursor.abandon()
    return BrokenStatement(target.span, (), (Identifier(target.span, cursor.text(target.span)),))


def _declares_nothing(cursor: Cursor, target: Expression, sign_span: Span, sign: str) -> Statement:
    """``notes = {}``: an empty dictionnaire."""
    name, end = cursor.text(target.span), cursor.peek().end
    words = _spaced(cursor, sign_span, f"est un {TYPES_BY_NAME['dictionnaire'].french}").rstrip()
    edits = [(Span(sign_span.start, end), words)]
    cursor.note(rules.ASSIGNMENT_DECLARES, sign_span, hint="line", edits=edits, sure=False, typed=sign, name=name)
    cursor.abandon()
    return BrokenStatement(target.span, (), (Identifier(target.span, name),))


def _compound(cursor: Cursor, target: Expression) -> Statement:
    """``x *= 2``."""
    sign = cursor.advance()
    operator, name = COMPOUND_SIGNS[sign.text], cursor.text(target.span)
    meant = f"vaut {name} {operator}"
    edits = [(sign.span, _spaced(cursor, sign.span, meant))]
    cursor.note(rules.ASSIGNMENT_SIGN, sign.span, hint="line", edits=edits, typed=sign.text, meant=meant)
    value = expression(cursor)
    return Assignment(Span(target.span.start, value.span.end), target, value)


def _increment(cursor: Cursor, target: Expression) -> Statement:
    """``i++``, ``i--``."""
    first, last = cursor.advance(), cursor.advance()
    span = Span(first.start, last.end)
    word = "ajoute" if first.kind == "+" else "soustrait"
    if not cursor.at_end:
        rest_of_line(cursor)
        return BrokenStatement(target.span, (target,))
    blank = "" if cursor.source.text[span.start - 1 : span.start].isspace() else " "
    edits = [(span, f"{blank}{word} 1")]
    name = cursor.text(target.span)
    cursor.note(
        rules.INCREMENT,
        Span(target.span.start, last.end),
        hint="line",
        edits=edits,
        typed=name + first.kind * 2,
        meant=f"{name} {word}",
    )
    return BrokenStatement(target.span, (target,))


def _typed(cursor: Cursor, target: Name) -> Statement:
    """``age : nombre``."""
    colon, word = cursor.advance(), cursor.advance()
    meant = type_meant(word.text)
    names = (Identifier(target.span, target.name),)
    if not meant:
        cursor.fail(rules.REST_OF_LINE, colon.span, found=":", before=cursor.text(target.span))
        return BrokenStatement(target.span, (), names)
    edits = [(Span(target.span.end, word.end), f" est {article(meant)} {meant}")]
    if cursor.token.kind == "=":
        edits.append((cursor.token.span, "vaut"))
    cursor.vocabulary.assumed[target.name] = meant
    cursor.note(rules.FOREIGN_DECLARATION, colon.span, hint="line", edits=edits, word=":")
    cursor.abandon()
    return BrokenStatement(target.span, (), names)


# --- a value where a place should be ---------------------------------------------------------


def _alone(cursor: Cursor, target: Expression) -> Statement:
    if isinstance(target, Name) and (target.name in cursor.vocabulary.routines or target.name in BUILTINS):
        end = target.span.end
        start = target.span.start
        word = "appelle " if target.name in cursor.vocabulary.routines else ""
        edits = [(Span(start, start), word), (Span(end, end), f"({cursor.vocabulary.parameters(target.name)})")]
        cursor.note(rules.CALL_WITHOUT_PARENTHESES, target.span, hint="line", edits=edits, sure=False, name=target.name)
    elif isinstance(target, Name):
        cursor.note(rules.LONELY_NAME, target.span, hint="show", name=target.name)
    elif not isinstance(target, Broken):
        cursor.note(rules.LONELY_VALUE, target.span, hint="show", found=cursor.text(target.span))
    return BrokenStatement(target.span)


def _unchangeable(cursor: Cursor, target: Expression) -> Statement:
    """``f(0) vaut 3``, ``12 vaut x``."""
    if isinstance(target, Call) and len(target.arguments) == 1:
        opening = target.name.span.end
        inside = target.arguments[0].span
        edits = [(Span(opening, inside.start), "["), (Span(inside.end, target.span.end), "]")]
        cursor.note(rules.CALL_AS_PLACE, target.span, hint="line", edits=edits, sure=False, name=target.name.name)
    else:
        cursor.note(rules.NOT_A_PLACE, target.span, found=cursor.text(target.span))
    cursor.abandon()
    return BrokenStatement(target.span, (target,))


def value_first(cursor: Cursor) -> Statement:
    """The line is a calculation: ``l * h vaut aire``, ``3 + 4``."""
    start = cursor.tokens[0].start
    if cursor.tokens[0].kind in _LITERALS and cursor.tokens[1].kind == "=" and _is_place(cursor, 2):
        cursor.tokens[1].word = "vaut"
    rank = next((index for index, token in enumerate(cursor.tokens) if token.word == "vaut" and index > 0), 0)
    if not rank:
        return _calculation(cursor)
    right = cursor.tokens[rank + 1 : -1]
    left = Span(start, cursor.tokens[rank - 1].end)
    if _is_place(cursor, rank + 1):
        whole = Span(start, right[-1].end)
        name = cursor.text(Span(right[0].start, right[-1].end))
        edits = [(whole, f"{name} vaut {cursor.text(left)}")]
        cursor.fail(
            rules.BACKWARDS, Span(right[0].start, right[-1].end), hint="line", edits=edits, sure=True, name=name
        )
    else:
        cursor.fail(rules.NOT_A_PLACE, left, found=cursor.text(left))
    return BrokenStatement(left)


def _is_place(cursor: Cursor, rank: int) -> bool:
    """Whether the line ends with one name, element or field."""
    tail = cursor.tokens[rank:]
    if not tail or tail[0].kind != NAME or any(token.kind in _OPERATORS | {"("} for token in tail):
        return False
    probe = Cursor(cursor.source, cursor.reporter, tail, cursor.vocabulary)
    return isinstance(place(probe), _PLACES) and not probe.findings and probe.at_end


def _calculation(cursor: Cursor) -> Statement:
    cursor.index, cursor.token = 0, cursor.tokens[0]
    value = expression(cursor)
    if not cursor.failed and cursor.at_end and not cursor.findings:
        _lonely_calculation(cursor, value)
    elif not cursor.failed and not cursor.at_end:
        rest_of_line(cursor)
    return BrokenStatement(value.span, (value,))


def _lonely_calculation(cursor: Cursor, value: Expression) -> None:
    """``score + 1``: to be shown, or kept in the variable."""
    values: dict[str, object] = {"found": cursor.text(value.span)}
    left = value.left if isinstance(value, Binary) else value
    edits, hint = [], "show"
    if cursor.vocabulary.closes_later(value.span.start, "fin fonction"):
        edits, hint = [(Span(value.span.start, value.span.start), "retourne ")], "give"
    elif isinstance(value, Binary) and isinstance(left, Name) and isinstance(value.right, NumberLiteral):
        hint, values["name"] = "keep", left.name
    elif isinstance(value, Binary) and isinstance(left, Call) and not cursor.vocabulary.is_called(left.name.name):
        hint = "define"
        values |= {"heading": cursor.text(left.span), "name": left.name.name, "result": cursor.text(value.right.span)}
    cursor.keep(rules.LONELY_VALUE, value.span, values, hint=hint, edits=edits, sure=False)


def starts_with_value(cursor: Cursor) -> Statement:
    """A line that begins with a literal or a bracket."""
    return value_first(cursor)
