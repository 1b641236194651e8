"""Values that cannot be read as they are: what to say about them, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import lines as rules_of_lines
from educode.diagnostics.rules import text as text_rules
from educode.language.foreign_signs import POWERS
from educode.language.keywords import AFTER_EXPRESSION, AFTER_PLACE
from educode.language.operators import BINARY, COMPARISONS
from educode.syntax.cursor import Cursor
from educode.syntax.nodes import Broken, Expression, Name
from educode.syntax.tokens import COLOR, END, NAME, NUMBER, ODD, TEXT, Token
from educode.text import Span

Reader = Callable[[Cursor], Expression]
_DOUBLED = frozenset({"+", "*", "/", "=", "mod", "<", ">", "^"})
_BEFORE_CONDITION = frozenset({"si", "et", "ou", "non", "tant", "(", "affiche", "retourne"})
_ENDS = frozenset({NUMBER, TEXT, COLOR, NAME, "vrai", "faux", ")", "]"})
_BRACES = {"{": "[", "}": "]"}
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


def _stray_comma(cursor: Cursor, read: Reader) -> Expression | None:
    """``f(1,, 2)``, ``f(, 1)``, ``f(1,)``: a comma too many."""
    token, before = cursor.token, cursor.previous
    if token.kind == "," and before.kind in {",", "(", "["} and cursor.peek().kind not in {END, ")", "]"}:
        end = token.end if before.kind == "," else cursor.peek().start
        edits = [(Span(token.start, end), "")]
        cursor.note(rules_of_lines.STRAY_COMMA, token.span, hint="line", edits=edits)
        cursor.advance()
        return read(cursor)
    if token.kind in {")", "]"} and before.kind == ",":
        cursor.note(rules_of_lines.STRAY_COMMA, before.span, hint="line", edits=[(before.span, "")])
        return Broken(before.span)
    return None


def _no_for_false(cursor: Cursor, _read: Reader) -> Expression | None:
    """``pret vaut non``: the word of everyday French."""
    token, before = cursor.token, cursor.previous
    if token.kind != END or before.kind != "non" or cursor.tokens[max(cursor.index - 2, 0)].word != "vaut":
        return None
    edits = [(before.span, "faux")]
    cursor.note(rules.FOREIGN_WORD, before.span, hint="line", edits=edits, typed=before.text, meant="faux")
    return Broken(before.span)


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
    cursor.fail(rules.MISSING_VALUE, before.span, hint="add", before=before.text)
    return True


def compared(cursor: Cursor) -> str:
    """The left side of the last comparison before here; empty if there is none."""
    index = cursor.index - 1
    while index > 0 and cursor.tokens[index].kind not in COMPARISONS:
        index -= 1
    end = index
    while (
        index > 0 and cursor.tokens[index - 1].kind not in _BEFORE_CONDITION and cursor.tokens[index - 1].word != "que"
    ):
        index -= 1
    return "" if index in {end, 0} else cursor.text(Span(cursor.tokens[index].start, cursor.tokens[end - 1].end))


def _other_side(cursor: Cursor) -> str:
    """What stands between the last comparison and the ``et`` here: the ``n`` of ``1 <= n et <= 5``."""
    index = cursor.index - 2
    while index > 0 and cursor.tokens[index].kind not in COMPARISONS:
        index -= 1
    between = cursor.tokens[index + 1 : cursor.index - 1]
    return cursor.text(Span(between[0].start, between[-1].end)) if between and between[0].kind == NAME else ""


def _half_comparison(cursor: Cursor, _read: Reader) -> Expression | None:
    """``x > 3 et < 10``: the left side is not said again."""
    sign, link = cursor.token, cursor.previous
    if sign.kind not in COMPARISONS or link.kind not in {"et", "ou"}:
        return None
    left = compared(cursor)
    if not left:
        return None
    if left.replace(".", "").isdecimal():
        left = _other_side(cursor) or left
    here = Span(sign.start, sign.start)
    cursor.note(rules.HALF_COMPARISON, sign.span, hint="line", edits=[(here, f"{left} ")], link=link.text, left=left)
    return Broken(here)


def _fail_without_value(cursor: Cursor) -> None:
    token, before = cursor.token, cursor.previous
    if token.kind == ODD:
        odd_character(cursor)
    elif token.kind == "{":
        cursor.fail(rules.BRACES, token.span)
    elif token.kind == END and before.kind in {"(", "["} and before is not token:
        rule = rules.UNCLOSED_PARENTHESIS if before.kind == "(" else rules.UNCLOSED_SQUARE
        cursor.fail(rule, before.span)
    elif token.kind == END:
        span = before.span if before is not token else token.span
        cursor.fail(rules.MISSING_VALUE, span, hint="add", before=before.text)
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
    span = Span(opening.start, held(cursor)[-1].end)
    hint = "lines" if "\n" in cursor.text(span) else "line"
    cursor.note(rules.BRACES, opening.span, hint=hint, edits=bracketed(cursor))
    return read(cursor)


def held(cursor: Cursor) -> list[Token]:
    """What stands from the brace here to the one that closes it."""
    depth, last = 0, cursor.index
    for rank in range(cursor.index, len(cursor.tokens)):
        depth += (cursor.tokens[rank].kind == "{") - (cursor.tokens[rank].kind == "}")
        last = rank if cursor.tokens[rank].kind == "}" else last
        if depth == 0:
            break
    return cursor.tokens[cursor.index : last + 1]


def bracketed(cursor: Cursor) -> list[tuple[Span, str]]:
    """The braces from here to the closing one, become square brackets; the keys between them, texts."""
    inside = held(cursor)
    edits = [(key.span, f'"{key.text}"') for key in _bare_keys(cursor, inside)]
    for sign, following in pairwise([*inside, cursor.tokens[-1]]):
        if sign.kind in _BRACES:
            edits.append((sign.span, "[:" if sign.kind == "{" and following.kind == "}" else _BRACES[sign.kind]))
    for sign in inside:
        sign.kind = _BRACES.get(sign.kind, sign.kind)
    return edits


def _bare_keys(cursor: Cursor, inside: list[Token]) -> list[Token]:
    """``{nom: "Max"}``: keys are texts."""
    keys = [
        key
        for key, colon in pairwise(inside)
        if key.kind == NAME and colon.kind == ":" and key.text not in cursor.vocabulary.declared
    ]
    for key in keys:
        key.kind, key.value, key.word = TEXT, key.text, ""
    return keys


_MENDS: tuple[Callable[[Cursor, Reader], Expression | None], ...] = (
    _call_inside,
    _half_comparison,
    _two_signs,
    _plus_before,
    _stray_comma,
    _no_for_false,
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
        following = cursor.text(cursor.rest()).lstrip("@ ")
        edits = [(token.span, "//")] if following and cursor.index > 1 else []
        hint, sure = ("comment" if edits else ""), bool(edits)
        cursor.fail(text_rules.SECTION_INSIDE, token.span, hint=hint, edits=edits, sure=sure, title=following)
    elif name is None:
        cursor.fail(text_rules.ODD_CHARACTER, token.span, typed=token.text)
    else:
        glued = cursor.peek().kind == NAME and cursor.peek().start == token.end
        edits = [(token.span, "")] if token.text == "$" and glued else []
        hint = "line" if edits else ""
        cursor.fail(text_rules.NAMED_CHARACTER, token.span, hint=hint, edits=edits, sure=True, name=name)


def too_deep(cursor: Cursor) -> Expression:
    """More nesting than any reader can follow."""
    span = cursor.token.span
    cursor.fail(rules.VALUE_TOO_DEEP, span)
    return Broken(span)


# --- brackets --------------------------------------------------------------------------------


def mixed_brackets(cursor: Cursor, element: Expression) -> None:
    """``[1, "a": 2]``."""
    cursor.note(rules.MIXED_BRACKETS, element.span, element=cursor.text(element.span))


def arrow_after_key(cursor: Cursor) -> None:
    """``["a" => 1]``: the sign between a key and its value is ``:``."""
    arrow = cursor.peek()
    values: dict[str, object] = {"typed": arrow.text, "meant": ":"}
    cursor.keep(
        text_rules.FOREIGN_SIGN, arrow.span, values, hint="line", edits=[(Span(cursor.token.end, arrow.end), ":")]
    )
    arrow.kind = ":"


def empty_index(cursor: Cursor, base: Expression) -> None:
    """``t[]``."""
    cursor.fail(rules.EMPTY_INDEX, Span(base.span.start, cursor.token.end), hint="first", base=cursor.text(base.span))


def two_indices(cursor: Cursor, base: Expression, comma: Token) -> None:
    """``t[i, j]``."""
    if isinstance(base, Name) and cursor.vocabulary.is_called(base.name):
        cursor.fail(rules.REST_OF_LINE, comma.span, found=comma.text, before=base.name)
        return
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


def _inside(cursor: Cursor) -> list[Token]:
    """The tokens from the one before to the end of the bracket around."""
    depth, tokens = 0, cursor.tokens[cursor.index - 1 : -1]
    for rank, token in enumerate(tokens):
        depth += (token.kind in {"(", "["}) - (token.kind in {")", "]"})
        if depth < 0 or (token.word and token.kind == NAME):
            return tokens[:rank]
    return tokens


def _missing_comma(cursor: Cursor, opening: Token) -> None:
    before, token = cursor.previous, cursor.token
    span = Span(before.start, token.end)
    edits = [
        (Span(one.end, one.end), ",")
        for one, other in pairwise(_inside(cursor))
        if one.kind in _ENDS and other.kind in _STARTS and other.start > one.end
    ]
    values: dict[str, object] = {"left": before.text, "right": token.text, "opened": opening.text}
    cursor.keep(rules.MISSING_COMMA, span, values, hint="line" if edits else "", edits=edits, sure=True)
    cursor.lose()
