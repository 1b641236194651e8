"""Numbers, texts and colours badly written: what to say about them, and the value that stands for them."""

from __future__ import annotations

import re

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import lines as line_rules
from educode.diagnostics.rules import text as text_rules
from educode.language.foreign_names import IN_MILLISECONDS
from educode.language.foreign_signs import DOUBLE_QUOTES, NARROW_BLANKS, POWERS, QUOTE_NAMES, SINGLE_QUOTES
from educode.syntax.cursor import Cursor
from educode.syntax.lexer import keyword_kind
from educode.syntax.literals import number_value, unescape
from educode.syntax.nodes import Broken, Expression, NumberLiteral
from educode.syntax.tokens import NAME, NUMBER, Token
from educode.text import Span

_CLOSED_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_BAD_ESCAPE = re.compile(r'\\(?!["\\nt])')
_TIMES = re.compile(r"[xX][0-9]+")
_EMPTY_PAIRS = frozenset({"''"})
_PRODUCT = re.compile(r"([0-9]+(?:[.,][0-9]+)?)([^\W\d_]\w*)")
_EXPONENT = re.compile(r"[0-9.,]+[eE][+-]?[0-9]+")


def number(cursor: Cursor, token: Token) -> Expression:
    """A number badly written; the value that it must have stands for it."""
    typed = token.text
    product = _PRODUCT.fullmatch(typed)
    if product and not _EXPONENT.fullmatch(typed) and not typed.startswith("0x"):
        return _time(cursor, token, product[1], product[2]) or _unit_or_product(cursor, token, product[1], product[2])
    plain = typed.replace("_", "")
    if "_" in typed and number_value(plain) is not None:
        cursor.note(text_rules.NUMBER_IN_GROUPS, token.span, hint="line", edits=[(token.span, plain)], meant=plain)
    elif re.fullmatch(r"[0-9]{1,3}(\.[0-9]{3}){2,}", typed):
        plain = typed.replace(".", "")
        cursor.note(text_rules.NUMBER_IN_GROUPS, token.span, hint="line", edits=[(token.span, plain)], meant=plain)
    elif typed.endswith(".") and typed[:-1].isdecimal():
        _mend_number(cursor, token, typed[:-1])
    elif typed.startswith(".") and number_value("0" + typed) is not None:
        _mend_number(cursor, token, "0" + typed)
    elif re.fullmatch(r"[0-9.,]+[eE][+-]?[0-9]*[.,][0-9]*", typed):
        cursor.note(text_rules.BAD_NUMBER, token.span, hint="exponent", typed=typed)
    elif re.fullmatch(r"[0-9.,eE+-]+", typed) and typed.count(".") < 2 and typed[-1].isdecimal():
        cursor.note(text_rules.NUMBER_TOO_LARGE, token.span)
    else:
        cursor.note(text_rules.BAD_NUMBER, token.span, typed=typed)
    return Broken(token.span)


def _time(cursor: Cursor, token: Token, left: str, right: str) -> Expression | None:
    """``attendre(2s)``."""
    count = IN_MILLISECONDS.get(fold(right), 0)
    if not count or cursor.tokens[0].text != "attendre" or right in cursor.vocabulary.declared:
        return None
    edits = [(token.span, f"{float(left.replace(',', '.')) * count:g}")]
    cursor.note(text_rules.UNIT, token.span, hint="pause", edits=edits, unit=right)
    return Broken(token.span)


def _unit_or_product(cursor: Cursor, token: Token, left: str, right: str) -> Expression:
    """``3alors``, ``5cm`` or ``2x``."""
    known = keyword_kind(right)
    if known is not None and (cursor.tokens[0].kind == "pour" or right not in cursor.vocabulary.declared):
        return _glued(cursor, token, left, right)
    if right in POWERS:
        meant = f"{left} ^ {POWERS[right]}"
        edits = [(Span(token.start + len(left), token.end), f" ^ {POWERS[right]}")]
        values: dict[str, object] = {"typed": token.text, "meant": meant}
        cursor.keep(text_rules.SUPERSCRIPT, token.span, values, hint="line", edits=edits)
        return Broken(token.span)
    if _TIMES.fullmatch(right) and gives_size(cursor):
        note_size(cursor, Span(token.start + len(left), token.start + len(left) + 1))
        return Broken(token.span)
    if _TIMES.fullmatch(right) and right not in cursor.vocabulary.declared:
        edits = [(Span(token.start + len(left), token.start + len(left) + 1), " * ")]
        cursor.note(
            text_rules.IMPLICIT_PRODUCT,
            token.span,
            hint="line",
            edits=edits,
            typed=token.text,
            left=left,
            right=right[1:],
        )
        return Broken(token.span)
    if len(right) == 1 or not right.isalpha() or right in cursor.vocabulary.declared:
        return _product(cursor, token, left, right)
    edits = [(Span(token.start + len(left), token.end), "")]
    cursor.note(text_rules.UNIT, token.span, hint="line", edits=edits, unit=right)
    return Broken(token.span)


def gives_size(cursor: Cursor) -> bool:
    """Whether the line gives its size to a toile: there, ``600 x 400`` are two values."""
    return cursor.tokens[0].text == _SIZES and cursor.tokens[1].kind == "("


def note_size(cursor: Cursor, cross: Span) -> None:
    """``dimension(t, 600 x 400)``: a comma is meant."""
    typed = cursor.text(cross).strip()
    cursor.note(line_rules.COMMA_BETWEEN, cross, hint="line", edits=[(cross, ", ")], typed=typed)
    cursor.abandon()


def _glued(cursor: Cursor, token: Token, left: str, right: str) -> Expression:
    """``3alors``: read as ``3 alors``."""
    middle = token.start + len(left)
    edits = [(Span(middle, middle), " ")]
    cursor.note(text_rules.BLANK_NEEDED, token.span, hint="line", edits=edits, left=left, right=right)
    kind, word = keyword_kind(right) or (NAME, "")
    cursor.tokens.insert(cursor.index, Token(kind, right, middle, token.end, word, right))
    token.text, token.end = left, middle
    cursor.token = cursor.tokens[cursor.index]
    return NumberLiteral(Span(token.start, middle), float(left.replace(",", ".")))


def _mend_number(cursor: Cursor, token: Token, meant: str) -> None:
    cursor.note(text_rules.INCOMPLETE_NUMBER, token.span, hint="line", edits=[(token.span, meant)], typed=token.text)


def _product(cursor: Cursor, token: Token, left: str, right: str) -> Expression:
    """``2x``: read as ``2 * x``."""
    middle = token.start + len(left)
    cursor.note(
        text_rules.IMPLICIT_PRODUCT,
        token.span,
        hint="line",
        edits=[(Span(middle, middle), " * ")],
        typed=token.text,
        left=left,
        right=right,
    )
    cursor.tokens[cursor.index : cursor.index] = [
        Token("*", "*", middle, middle),
        Token(NAME, right, middle, token.end, "", right),
    ]
    cursor.token = cursor.tokens[cursor.index]
    return NumberLiteral(Span(token.start, middle), float(left.replace(",", ".")))


def number_in_groups(cursor: Cursor, first: Token) -> Expression:
    """``10 000``: groups of three digits; any other pair of numbers lacks an operator."""
    last, index = first, cursor.index
    while cursor.tokens[index].kind == NUMBER and len(cursor.tokens[index].text) == 3 and len(first.text) <= 3:
        last = cursor.tokens[index]
        index += 1
    span = Span(first.start, last.end)
    if last is first or not all(token.text.isdecimal() for token in cursor.tokens[cursor.index - 1 : index]):
        return NumberLiteral(first.span, float(first.value or 0))
    meant = "".join(token.text for token in cursor.tokens[cursor.index - 1 : index])
    cursor.note(text_rules.NUMBER_IN_GROUPS, span, hint="line", edits=[(span, meant)], meant=meant)
    cursor.index = index
    cursor.token = cursor.tokens[index]
    return NumberLiteral(span, float(meant))


def text(cursor: Cursor, token: Token) -> str:
    """A text with wrong quotes, an unknown escape or no end; gives its characters."""
    typed = token.text
    if typed[0] != '"':
        return _quotes(cursor, token)
    if _CLOSED_TEXT.fullmatch(typed):
        return _escapes(cursor, token)
    _unclosed(cursor, token)
    return typed[1:]


def _quotes(cursor: Cursor, token: Token) -> str:
    typed = token.text
    if typed in _EMPTY_PAIRS and cursor.token.start == token.end and not cursor.at_end:
        return _doubled_quotes(cursor, token)
    closers = DOUBLE_QUOTES + SINGLE_QUOTES + '"'
    inner = (typed[1:-1] if len(typed) > 1 and typed[-1] in closers else typed[1:]).strip(NARROW_BLANKS)
    written = '"' + inner.replace("\\", "\\\\").replace('"', '\\"') + '"'
    rule = text_rules.SINGLE_QUOTES if typed[0] in SINGLE_QUOTES else text_rules.WRONG_QUOTES
    cursor.note(rule, token.span, hint="line", edits=[(token.span, written)], quotes=QUOTE_NAMES[typed[0]])
    return inner


def _doubled_quotes(cursor: Cursor, token: Token) -> str:
    """``''Bonjour''``: each quote typed as two apostrophes."""
    last = max(rank for rank, one in enumerate(cursor.tokens) if one.text == token.text)
    end = cursor.tokens[last].end if last >= cursor.index else cursor.tokens[-2].end
    span = Span(token.start, end)
    inner = cursor.text(span).strip("'")
    cursor.note(
        text_rules.SINGLE_QUOTES, span, hint="line", edits=[(span, f'"{inner}"')], quotes=QUOTE_NAMES[token.text[0]]
    )
    while not cursor.at_end and cursor.token.start < end:
        cursor.advance()
    return inner


def _escapes(cursor: Cursor, token: Token) -> str:
    inner = token.text[1:-1]
    for found in _bad_escapes(inner):
        where = token.start + 1 + found
        typed = inner[found : found + 2]
        cursor.note(
            text_rules.UNKNOWN_ESCAPE,
            Span(where, where + 2),
            hint="line",
            edits=[(Span(where, where), "\\")],
            typed=typed,
        )
    return unescape(inner)


def _bad_escapes(inner: str) -> list[int]:
    """The places of the backslashes that no known escape explains."""
    found, index = [], 0
    while index < len(inner):
        if inner[index] == "\\":
            if inner[index + 1 : index + 2] not in {'"', "\\", "n", "t"}:
                found.append(index)
            index += 1
        index += 1
    return found


_SIZES = "dimension"
_TAIL = re.compile(r"(?:\s+alors|\s+dans\s+\w+|\s*\+\s*\w+|\)+(?:\s*\+\s*\w+)?)\s*$")


def _unclosed(cursor: Cursor, token: Token) -> None:
    """The text goes on to the end of the line: where its quote is missing is a guess."""
    typed = token.text.rstrip()
    tail = _TAIL.search(typed, 1)
    keeps = tail is not None and (not tail[0].startswith(")") or "(" not in typed)
    where = token.start + (tail.start() if tail and keeps else len(typed))
    if typed[-1] in DOUBLE_QUOTES and len(typed) > 1:
        end = token.start + len(typed)
        cursor.note(
            text_rules.WRONG_QUOTES,
            Span(end - 1, end),
            hint="line",
            edits=[(Span(end - 1, end), '"')],
            quotes=QUOTE_NAMES[typed[-1]],
        )
        return
    if len(typed) == 1:
        cursor.fail(text_rules.UNCLOSED_TEXT, token.span)
        return
    inside = cursor.index > 1 and any(one.kind in {"(", "["} for one in cursor.tokens[: cursor.index])
    sure = not inside and tail is None
    cursor.note(text_rules.UNCLOSED_TEXT, token.span, hint="line", edits=[(Span(where, where), '"')], sure=sure)
    cursor.abandon()


def color(cursor: Cursor, token: Token) -> None:
    """``#12345``: not a colour."""
    digits = token.text[1:]
    wrong = next((one for one in digits if one not in "0123456789abcdefABCDEF"), "")
    if wrong:
        cursor.note(text_rules.COLOR_DIGIT, token.span, hint="example", typed=token.text, wrong=wrong)
    else:
        cursor.note(text_rules.COLOR_LENGTH, token.span, hint="example", typed=token.text, count=len(digits))
