"""Values that cannot be read as they are: what to say about them, and how to go on."""

from __future__ import annotations

import re
from collections.abc import Callable

from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import text as text_rules
from educode.language.foreign import DOUBLE_QUOTES, NARROW_BLANKS, POWERS, QUOTE_NAMES, SINGLE_QUOTES
from educode.language.keywords import AFTER_EXPRESSION, AFTER_PLACE
from educode.language.operators import BINARY, COMPARISONS
from educode.syntax.cursor import Cursor
from educode.syntax.literals import number_value, unescape
from educode.syntax.nodes import Broken, Expression, NumberLiteral
from educode.syntax.tokens import COLOR, END, NAME, NUMBER, ODD, TEXT, Token
from educode.text import Span

Reader = Callable[[Cursor], Expression]
_CLOSED_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')
_BAD_ESCAPE = re.compile(r'\\(?!["\\nt])')
_PRODUCT = re.compile(r"([0-9]+(?:[.,][0-9]+)?)([^\W\d_]\w*)")
_DOUBLED = frozenset({"+", "*", "/", "=", "mod", "<", ">"})
_BEFORE_CONDITION = frozenset({"si", "et", "ou", "non", "tant", "(", "affiche", "retourne"})
_EXPONENT = re.compile(r"[0-9.,]+[eE][+-]?[0-9]+")
_STARTS = frozenset({NUMBER, TEXT, COLOR, NAME, "vrai", "faux", "(", "["})


# --- nothing that has a value ---------------------------------------------------------------


def missing_value(cursor: Cursor, read: Reader) -> Expression:
    """A value is expected here, and something else stands there."""
    token = cursor.token
    if not cursor.failed:
        for mend in _MENDS:
            meant = mend(cursor, read)
            if meant is not None:
                return meant
        _fail_without_value(cursor)
    return Broken(token.span)


def _two_signs(cursor: Cursor, read: Reader) -> Expression | None:
    """``a + + b``."""
    if cursor.token.kind in _DOUBLED and cursor.peek().kind in _STARTS | {"-"} and _doubled_sign(cursor):
        return read(cursor)
    return None


def _plus_before(cursor: Cursor, read: Reader) -> Expression | None:
    """``x ajoute + 1``: a number takes no ``+``."""
    token = cursor.token
    if token.kind != "+" or cursor.peek().kind not in _STARTS:
        return None
    edits = [(Span(token.start, cursor.peek().start), "")]
    before = cursor.previous.text
    cursor.note(rules.VALUE_EXPECTED, token.span, hint="line", edits=edits, before=before, found=token.text)
    cursor.advance()
    return read(cursor)


def _colon_after_word(cursor: Cursor, read: Reader) -> Expression | None:
    """``affiche: "a"``."""
    token = cursor.token
    first = cursor.previous
    if token.kind != ":" or (cursor.index != 1 and first.word not in AFTER_PLACE):
        return None
    edits = [(Span(first.end, token.end), "")]
    cursor.note(rules.STRAY_COLON, token.span, hint="line", edits=edits, before=first.text)
    cursor.advance()
    return read(cursor)


def nothing_before_then(cursor: Cursor) -> bool:
    """``si x = 3 et alors``, ``si alors``: the word is no name, a value is missing before it."""
    before = cursor.tokens[cursor.index - 2]
    if cursor.tokens[0].kind not in {"si", "sinon"}:
        return False
    cursor.fail(rules.MISSING_VALUE, before.span, before=before.text)
    return True


def _half_comparison(cursor: Cursor, _read: Reader) -> Expression | None:
    """``x > 3 et < 10``: the left side is not said again."""
    sign, link = cursor.token, cursor.previous
    if sign.kind not in COMPARISONS or link.kind not in {"et", "ou"}:
        return None
    index = cursor.index - 1
    while index > 0 and cursor.tokens[index].kind not in COMPARISONS:
        index -= 1
    end = index
    while (
        index > 0 and cursor.tokens[index - 1].kind not in _BEFORE_CONDITION and cursor.tokens[index - 1].word != "que"
    ):
        index -= 1
    if index in {end, 0}:
        return None
    left = cursor.text(Span(cursor.tokens[index].start, cursor.tokens[end - 1].end))
    here = Span(sign.start, sign.start)
    cursor.note(rules.HALF_COMPARISON, sign.span, hint="line", edits=[(here, f"{left} ")], link=link.text, left=left)
    return Broken(here)


def _fail_without_value(cursor: Cursor) -> None:
    token, before = cursor.token, cursor.previous
    if token.kind == ODD:
        odd_character(cursor)
    elif token.kind == "{":
        cursor.fail(rules.BRACES, token.span)
    elif token.kind == END:
        span = before.span if before is not token else token.span
        cursor.fail(rules.MISSING_VALUE, span, before=before.text)
    elif token.is_word and token.text in cursor.vocabulary.told:
        cursor.abandon()
    elif token.is_word:
        cursor.fail(rules.RESERVED_AS_VALUE, token.span, word=token.text)
    elif cursor.index == 0:
        cursor.fail(rules.UNREADABLE, cursor.rest(), found=cursor.text(cursor.rest()))
    else:
        cursor.fail(rules.VALUE_EXPECTED, token.span, before=before.text, found=token.text)


def _call_inside(cursor: Cursor, read: Reader) -> Expression | None:
    """``x vaut appelle f(3)``: the word is one too many."""
    if cursor.token.kind != "appelle":
        return None
    word = cursor.advance()
    name = cursor.token.text if cursor.token.kind == NAME else ""
    until = cursor.token.start if not cursor.at_end else word.end
    if not name:
        cursor.fail(rules.RESERVED_AS_VALUE, word.span, word=word.text)
        return Broken(word.span)
    cursor.note(rules.CALL_INSIDE, word.span, hint="line", edits=[(Span(word.start, until), "")], name=name)
    return read(cursor)


def _doubled_sign(cursor: Cursor) -> bool:
    """``a + + b``, ``= = b``: two signs where one is enough."""
    sign, before = cursor.token, cursor.previous
    if before is sign or before.kind not in BINARY:
        return False
    pair = cursor.text(Span(before.start, sign.end))
    if pair in {"<=", ">=", "<>"}:
        return False
    meant = {"<=": "<=", ">=": ">=", "<>": "<>", "><": "<>", "=<": "<=", "=>": ">="}.get(
        before.kind + sign.kind, before.kind
    )
    cursor.note(
        rules.DOUBLED_SIGN,
        Span(before.start, sign.end),
        hint="line",
        edits=[(Span(before.start, sign.end), meant)],
        typed=pair,
        meant=meant,
    )
    cursor.advance()
    return True


def _braces(cursor: Cursor, read: Reader) -> Expression | None:
    """``{}``, ``{"a": 1}``, ``{1, 2}``: read as if between square brackets."""
    opening = cursor.token
    if opening.kind != "{" or all(one.kind != "}" for one in cursor.tokens[cursor.index :]):
        return None
    if cursor.peek().kind == "}":
        cursor.advance()
        span = Span(opening.start, cursor.advance().end)
        cursor.note(rules.BRACES, span, hint="empty", edits=[(span, "[:]")])
        return Broken(span)
    closing = next(one for one in reversed(cursor.tokens) if one.kind == "}")
    cursor.note(rules.BRACES, opening.span, hint="line", edits=[(opening.span, "["), (closing.span, "]")])
    opening.kind, closing.kind = "[", "]"
    return read(cursor)


_MENDS: tuple[Callable[[Cursor, Reader], Expression | None], ...] = (
    _call_inside,
    _half_comparison,
    _two_signs,
    _plus_before,
    _colon_after_word,
    _braces,
)


def odd_character(cursor: Cursor) -> None:
    """A character that means nothing in EduCode."""
    token = cursor.token
    if token.text in POWERS and cursor.index and cursor.previous.end == token.start:
        base = cursor.previous.text
        edits = [(token.span, f" ^ {POWERS[token.text]}")]
        values: dict[str, object] = {"typed": base + token.text, "meant": f"{base} ^ {POWERS[token.text]}"}
        cursor.keep(
            text_rules.SUPERSCRIPT, token.span, values, hint="line", edits=edits, sure=cursor.peek().kind == END
        )
        cursor.abandon()
        return
    name = text_rules.CHARACTER_NAMES.get(token.text)
    if name is None and not token.text.isprintable():
        name = f"invisible (U+{ord(token.text):04X})"
    if token.text == "@":
        cursor.fail(text_rules.SECTION_INSIDE, token.span)
    elif name is None:
        cursor.fail(text_rules.ODD_CHARACTER, token.span, typed=token.text)
    else:
        cursor.fail(text_rules.NAMED_CHARACTER, token.span, name=name)


def too_deep(cursor: Cursor) -> Expression:
    """More nesting than any reader can follow."""
    span = cursor.token.span
    cursor.fail(rules.VALUE_TOO_DEEP, span)
    return Broken(span)


# --- literals --------------------------------------------------------------------------------


def number(cursor: Cursor, token: Token) -> Expression:
    """A number badly written; the value that it must have stands for it."""
    typed = token.text
    product = _PRODUCT.fullmatch(typed)
    if product and not _EXPONENT.fullmatch(typed) and not typed.startswith("0x"):
        return _product(cursor, token, product[1], product[2])
    plain = typed.replace("_", "")
    if "_" in typed and number_value(plain) is not None:
        cursor.note(text_rules.NUMBER_IN_GROUPS, token.span, hint="line", edits=[(token.span, plain)], meant=plain)
    elif typed.endswith(".") and typed[:-1].isdecimal():
        _mend_number(cursor, token, typed[:-1])
    elif typed.startswith(".") and number_value("0" + typed) is not None:
        _mend_number(cursor, token, "0" + typed)
    elif re.fullmatch(r"[0-9.,eE+-]+", typed) and typed.count(".") < 2 and typed[-1].isdecimal():
        cursor.note(text_rules.NUMBER_TOO_LARGE, token.span)
    else:
        cursor.note(text_rules.BAD_NUMBER, token.span, typed=typed)
    return Broken(token.span)


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
    closers = DOUBLE_QUOTES + SINGLE_QUOTES + '"'
    inner = (typed[1:-1] if len(typed) > 1 and typed[-1] in closers else typed[1:]).strip(NARROW_BLANKS)
    written = '"' + inner.replace("\\", "\\\\").replace('"', '\\"') + '"'
    rule = text_rules.SINGLE_QUOTES if typed[0] in SINGLE_QUOTES else text_rules.WRONG_QUOTES
    cursor.note(rule, token.span, hint="line", edits=[(token.span, written)], quotes=QUOTE_NAMES[typed[0]])
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
        cursor.note(text_rules.COLOR_DIGIT, token.span, typed=token.text, wrong=wrong)
    else:
        cursor.note(text_rules.COLOR_LENGTH, token.span, typed=token.text, count=len(digits))


# --- brackets --------------------------------------------------------------------------------


def mixed_brackets(cursor: Cursor, element: Expression) -> None:
    """``[1, "a": 2]``."""
    cursor.note(rules.MIXED_BRACKETS, element.span, element=cursor.text(element.span))


def empty_index(cursor: Cursor, base: Expression) -> None:
    """``t[]``."""
    cursor.fail(rules.EMPTY_INDEX, Span(base.span.start, cursor.token.end), base=cursor.text(base.span))


def two_indices(cursor: Cursor, comma: Token) -> None:
    """``t[i, j]``."""
    cursor.note(rules.TWO_INDICES, comma.span, hint="line", edits=[(Span(comma.start, cursor.token.start), "][")])


def missing_field(cursor: Cursor, base: Expression) -> None:
    """``t.``."""
    cursor.fail(rules.MISSING_FIELD, Span(base.span.start, cursor.previous.end), base=cursor.text(base.span))


def not_closed(cursor: Cursor, opening: Token, sign: str) -> int:
    """The bracket of ``opening`` should end here; where it is taken to end."""
    token, end = cursor.token, cursor.previous.end
    if cursor.failed:
        return end
    if token.kind in {")", "]"}:
        cursor.note(
            rules.OTHER_BRACKET,
            token.span,
            hint="line",
            edits=[(token.span, sign)],
            opened=opening.text,
            sign=sign,
            typed=token.text,
        )
        return cursor.advance().end
    if token.kind == END or token.word in AFTER_EXPRESSION | AFTER_PLACE or token.kind in {":", "{"}:
        _unclosed_bracket(cursor, opening, sign)
        return end
    if token.kind == ODD:
        odd_character(cursor)
    elif token.kind in _STARTS:
        _missing_comma(cursor, opening)
    else:
        cursor.fail(rules.REST_OF_LINE, token.span, found=token.text, before=cursor.previous.text)
    return end


def _unclosed_bracket(cursor: Cursor, opening: Token, sign: str) -> None:
    end = cursor.previous.end
    open_count = sum((one.kind in {"(", "["}) - (one.kind in {")", "]"}) for one in cursor.tokens)
    same_line = cursor.source.position(opening.start).line == cursor.source.position(end).line
    cursor.lost = True
    sure = open_count == 1 and same_line and cursor.tokens[cursor.index - 1].kind != opening.kind
    rule = rules.UNCLOSED_PARENTHESIS if sign == ")" else rules.UNCLOSED_SQUARE
    cursor.note(rule, opening.span, hint="line", edits=[(Span(end, end), sign)], sure=sure)


def _missing_comma(cursor: Cursor, opening: Token) -> None:
    before, token = cursor.previous, cursor.token
    span = Span(before.start, token.end)
    cursor.fail(rules.MISSING_COMMA, span, left=before.text, right=token.text, opened=opening.text)
