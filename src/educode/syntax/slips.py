"""Statements nearly right: what to say about them, and what they still mean."""

from __future__ import annotations

from itertools import pairwise

from educode.diagnostics.nearest import fold, nearest
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import text as text_rules
from educode.diagnostics.rules.lines import LIST_WITHOUT_BRACKETS
from educode.language.keywords import STATEMENT_STARTS
from educode.syntax.cursor import Cursor
from educode.syntax.expressions import expression
from educode.syntax.foreign_lines import formatted
from educode.syntax.misread import odd_character
from educode.syntax.nodes import Binary, Broken, BrokenStatement, Expression, Name, Statement, TextLiteral
from educode.syntax.sentences import sentence_at_rest
from educode.syntax.tokens import COLOR, END, NAME, NUMBER, ODD, TEXT, Token
from educode.text import Span

_LIKE_DANS = frozenset({"dan", "dasn", "dnas", "dns", "in", "vers", "into", "dand", "a"})
_ENDS = frozenset({NUMBER, TEXT, COLOR, NAME, ")", "]", "vrai", "faux"})
_VALUES = frozenset({NUMBER, TEXT, COLOR, NAME, "(", "[", "vrai", "faux"})


def unreadable(cursor: Cursor) -> Statement:
    """A line that means nothing known."""
    if cursor.token.kind == ODD:
        odd_character(cursor)
        return BrokenStatement(cursor.tokens[0].span)
    span = Span(cursor.tokens[0].start, cursor.rest().end)
    cursor.fail(rules.UNREADABLE, span, found=cursor.text(span))
    return BrokenStatement(span)


def starts_with_sign(cursor: Cursor) -> Statement:
    """A line that begins with an operator: the author goes on from the line before."""
    sign = cursor.token
    cursor.fail(rules.LINE_STARTS_WITH_SIGN, sign.span, hint="join", sign=sign.text)
    return BrokenStatement(sign.span)


def nothing_before_dans(cursor: Cursor, first: Token) -> bool:
    """``demande dans x``: the question is missing."""
    following = cursor.peek(2).kind
    if cursor.token.word != "dans" or cursor.peek().kind != NAME or following not in {END, ",", "[", "."}:
        return False
    place = cursor.peek()
    canvas = cursor.vocabulary.canvas(first.start)
    missing = {"demande": f'"{place.text} ? "', "cliquer": canvas, "appuyer": '["espace"]'}.get(first.kind, "")
    edits = [(Span(first.end, first.end), f" {missing}")] if missing else []
    hint = "line" if edits else ""
    values: dict[str, object] = {"before": first.text, "found": cursor.token.text}
    cursor.keep(rules.VALUE_EXPECTED, cursor.token.span, values, hint=hint, edits=edits, sure=True)
    cursor.lose()
    return True


_AFTER_ON = 2
"""Words of ``cliquer sur``."""
_CONDITIONS = frozenset({"si", "sinon", "tant"})
"""No ``+`` is missing in what these begin: a comparison is, or a function's name is another one."""


def _two_values(cursor: Cursor) -> bool:
    """Two values with nothing between them, one at least being a text; if so, it is told."""
    token, before = cursor.token, cursor.previous
    if TEXT not in {token.kind, before.kind} or token.kind not in _VALUES or cursor.tokens[0].kind == "demande":
        return False
    last = cursor.tokens[-2]
    if before.kind == NAME and cursor.vocabulary.is_called(before.text):
        return False
    is_inside = before.kind == TEXT and token.kind == NAME and token.start == before.end and last.kind == TEXT
    if is_inside and str(token.value) not in cursor.vocabulary.declared:
        return _quotes_inside(cursor)
    if token.kind == TEXT and token.value is None:
        return False
    if before.text in {"f", "F"} and token.start == before.end:
        span = Span(before.start, token.end)
        edits = [(span, formatted(token.text))]
        cursor.fail(rules.FORMATTED_TEXT, before.span, hint="line", edits=edits)
        return True
    return cursor.tokens[0].kind not in _CONDITIONS and _joined(cursor)


def _joined(cursor: Cursor) -> bool:
    """``"Score : " score``."""
    edits = [
        (Span(one.end, one.end), " +" if other.start > one.end else " + ")
        for one, other in pairwise(cursor.tokens[cursor.index - 1 : -1])
        if TEXT in {one.kind, other.kind} and one.kind in _ENDS and other.kind in _VALUES
    ]
    left, right = cursor.previous.text, cursor.token
    cursor.note(rules.MISSING_PLUS, right.span, hint="line", edits=edits, left=left, right=right.text)
    cursor.abandon()
    return True


def _quotes_inside(cursor: Cursor) -> bool:
    """``"Il a dit "bonjour" à tous"``."""
    span = Span(cursor.previous.start, cursor.tokens[-2].end)
    inner = cursor.text(span)[1:-1]
    if cursor.text(span)[-1] != '"' or "\\" in inner:
        return False
    written = '"' + inner.replace('"', '\\"') + '"'
    cursor.fail(text_rules.QUOTE_INSIDE, span, hint="line", edits=[(span, written)], sure=True)
    return True


def rest_of_line(cursor: Cursor) -> None:
    """The statement is over, and the line is not."""
    token, before = cursor.token, cursor.previous
    if _two_values(cursor):
        return
    if token.kind in {")", "]"}:
        cursor.note(rules.STRAY_BRACKET, token.span, hint="line", edits=[(token.span, "")], typed=token.text)
        cursor.abandon()
    elif token.kind in STATEMENT_STARTS:
        found = cursor.text(cursor.rest())
        edits = [(Span(before.end, token.start), cursor.new_line())]
        cursor.fail(
            rules.NEW_LINE_NEEDED, token.span, hint="split", edits=edits, sure=True, found=found, word=token.text
        )
    elif token.kind == ":" and cursor.peek().kind == END:
        first = cursor.tokens[0]
        cursor.note(rules.HEADING_TAIL, token.span, hint="line", edits=[(token.span, "")], opened=first.text, found=":")
        cursor.abandon()
    elif token.kind in {"{", "}"}:
        cursor.fail(rules.BRACES, token.span)
    elif token.kind in {NAME, ODD} and sentence_at_rest(cursor):
        return
    elif token.kind == ODD:
        odd_character(cursor)
    else:
        cursor.fail(rules.REST_OF_LINE, cursor.rest(), found=cursor.text(cursor.rest()), before=before.text)


def shown_list(cursor: Cursor, value: Expression) -> Expression:
    """``affiche a, b``: joined by ``+``, with a blank between two values that are not texts."""
    start = cursor.token
    edits: list[tuple[Span, str]] = []
    while cursor.token.kind == ",":
        comma = cursor.advance()
        if cursor.at_end:
            edits.append((comma.span, ""))
            break
        following = Span(comma.start, cursor.token.start)
        right = expression(cursor)
        both_bare = not isinstance(value, TextLiteral) and not isinstance(right, TextLiteral)
        edits.append((following, ' + " " + ' if both_bare and not _ends_in_text(value) else " + "))
        value = Binary(Span(value.span.start, right.span.end), "+", value, right, comma.span)
    cursor.note(rules.SHOWN_LIST, start.span, hint="line", edits=edits)
    return Broken(value.span, (value,))


def _ends_in_text(value: Expression) -> bool:
    return isinstance(value, Binary) and isinstance(value.right, TextLiteral)


# --- calls -----------------------------------------------------------------------------------


def nothing_called(cursor: Cursor, first: Token) -> Statement:
    """``appelle`` without the name of a procedure."""
    cursor.fail(rules.NOTHING_CALLED, first.span)
    return BrokenStatement(first.span)


def call_without_parentheses(cursor: Cursor, called: Expression) -> Expression:
    """``appelle saluer``, ``appelle saluer "Max"``."""
    if isinstance(called, Broken):
        return called
    end = called.span.end
    if cursor.at_end:
        edits = [(Span(end, end), f"({cursor.vocabulary.parameters(cursor.text(called.span))})")]
    elif cursor.token.kind in _VALUES:
        last = cursor.tokens[-2].end
        edits = [(Span(end, cursor.token.start), "("), (Span(last, last), ")")]
    else:
        rest_of_line(cursor)
        return Broken(called.span, (called,))
    name = cursor.text(called.span)
    cursor.note(rules.CALL_WITHOUT_PARENTHESES, called.span, hint="line", edits=edits, sure=False, name=name)
    cursor.abandon()
    return Broken(called.span)


# --- dans ------------------------------------------------------------------------------------


def _clicked_on(cursor: Cursor) -> bool:
    """``cliquer sur t dans x, y``: left to the second look."""
    if cursor.previous.text != "sur" or cursor.index != _AFTER_ON:
        return False
    cursor.fail(rules.UNREADABLE, cursor.rest(), found=cursor.text(cursor.rest()))
    return True


def takes_dans(cursor: Cursor, first: Token, example: str) -> bool:
    """Whether ``dans`` stands here (then it is read), or something that means it."""
    token = cursor.token
    if token.word == "dans":
        cursor.advance()
        return True
    if cursor.failed or _clicked_on(cursor):
        return False
    values: dict[str, object] = {"word": first.text, "what": rules.WHAT_IS_STORED[first.kind]}
    if token.kind == NAME and cursor.peek().kind == NAME and nearest(token.text, ["dans"]):
        like = True
    else:
        like = fold(token.text) in _LIKE_DANS
    if token.kind == "," and first.kind == "appuyer":
        rest_of_line(cursor)
        return False
    if like or token.kind in {",", "->"}:
        joined = " dans" if token.kind == "," else "dans"
        cursor.keep(rules.MISSING_DANS, first.span, values, hint="line", edits=[(token.span, joined)])
        cursor.advance()
        return True
    if token.kind == NAME and not token.word:
        here = Span(token.start, token.start)
        cursor.keep(rules.MISSING_DANS, first.span, values, hint="line", edits=[(here, "dans ")])
        return True
    if token.kind == END:
        name = example or cursor.vocabulary.last_declared(first.start) or "reponse"
        end = cursor.previous.end
        cursor.keep(
            rules.MISSING_DANS, first.span, values, hint="line", edits=[(Span(end, end), f" dans {name}")], sure=False
        )
        cursor.abandon()
    else:
        rest_of_line(cursor)
    return False


def keys_in_words(cursor: Cursor, keys: Expression) -> Expression:
    """``appuyer "z" ou "s" dans x``."""
    if not (isinstance(keys, Binary) and keys.operator in {"ou", "et"} and isinstance(keys.right, TextLiteral)):
        return keys
    left: Expression = keys
    edits = [(Span(keys.span.end, keys.span.end), "]"), (Span(keys.span.start, keys.span.start), "[")]
    while isinstance(left, Binary):
        edits.append((Span(left.left.span.end, left.right.span.start), ", "))
        left = left.left
    cursor.note(LIST_WITHOUT_BRACKETS, keys.span, hint="line", edits=edits)
    return Broken(keys.span)


def second_place(cursor: Cursor, x: Expression) -> None:
    """``cliquer t dans x``: the second place is missing."""
    if cursor.at_end:
        end = x.span.end
        cursor.fail(rules.SECOND_PLACE, x.span, hint="line", edits=[(Span(end, end), ", y")])
    elif cursor.token.kind == "et" and cursor.peek().kind == NAME and not cursor.failed:
        edits = [(Span(x.span.end, cursor.token.end), ",")]
        cursor.fail(rules.SECOND_PLACE, cursor.token.span, hint="line", edits=edits, sure=True)
    elif cursor.token.kind == NAME and not cursor.failed:
        end = x.span.end
        cursor.fail(rules.SECOND_PLACE, x.span, hint="line", edits=[(Span(end, end), ",")])
    else:
        rest_of_line(cursor)


def not_a_place(cursor: Cursor, target: Expression) -> None:
    """What stands where a variable should."""
    if not isinstance(target, Broken | Name):
        cursor.note(rules.NOT_A_PLACE, target.span, found=cursor.text(target.span))
