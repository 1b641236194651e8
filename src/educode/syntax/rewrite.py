"""Tells what each line does to the blocks, lines written otherwise being put right first."""

from __future__ import annotations

from educode.diagnostics import Reporter
from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import lines as line_rules
from educode.diagnostics.rules import text as text_rules
from educode.language.keywords import AFTER_PLACE, ALONE, ARTICLES, PROCEDURE
from educode.syntax.balance import Role, Shape
from educode.syntax.comments import COMMENT_SIGNS, tell_comment
from educode.syntax.cursor import Cursor
from educode.syntax.ends import BlockEnd, read_end
from educode.syntax.expressions import MOST_NESTED
from educode.syntax.habits import mend
from educode.syntax.one_line import is_one_line_block
from educode.syntax.tokens import END, HASH_COMMENT, NAME, NUMBER, ODD, TEXT, Lexed, Line, Token
from educode.syntax.vocabulary import Vocabulary
from educode.text import Source, Span

_ELSES = frozenset({"else", "elif", "sinon", "elseif", "catch", "finally"})
_OPENERS = frozenset({"si", "pour", "tant", "fonction", PROCEDURE, "classe"})
_BEFORE_BRACE = frozenset({"=", ":=", ",", "(", "[", ":"})
_LONGEST_VALUE = 100
"""Lines of a value between braces."""
_PLACE_SIGNS = frozenset({"[", ".", ","})


class Prepared:
    """One line: its cursor, what it does, and for an end whether it is written as it must be."""

    __slots__ = ("closing", "cursor", "exact", "shape")

    def __init__(self, cursor: Cursor, shape: Shape, exact: bool = True) -> None:
        self.cursor = cursor
        self.shape = shape
        self.exact = exact
        self.closing: Span | None = None  # the line of a ``}`` just above, which goes with this ``else``


def prepare(source: Source, reporter: Reporter, lexed: Lexed) -> list[Prepared]:
    """Each line with its role; a line that ``;`` cuts gives several."""
    if lexed.strange:
        _join_braces(lexed)
    vocabulary = Vocabulary([line for line in lexed.lines if line])
    prepared: list[Prepared] = []
    comment, closing = False, None
    for rank, line in enumerate(lexed.lines):
        if not line:
            continue
        if rank in lexed.strange and _closes_before_else(lexed.lines, rank):
            closing = source.line_span(source.position(line[0].start).line)
            continue
        cursor = Cursor(source, reporter, line, vocabulary)
        if comment or line[0].text in COMMENT_SIGNS:
            told, comment = tell_comment(cursor, inside=comment)
            if told:
                continue
        if lexed.depths.get(rank, 0) > MOST_NESTED:
            _too_deep(cursor)
        if rank in lexed.strange:
            prepared.extend(_prepare(source, part) for part in _cleaned(cursor))
        else:
            prepared.append(_prepare(source, cursor))
        if closing is not None and prepared:
            prepared[-1].closing, closing = closing, None
    return prepared


def _join_braces(lexed: Lexed) -> None:
    """A value between braces on several lines, ``d = {`` and what follows, becomes one line."""
    for rank in sorted(lexed.strange, reverse=True):
        line = lexed.lines[rank]
        if len(line) > 2 and line[-2].kind == "{" and (line[-3].kind in _BEFORE_BRACE or line[-3].word == "vaut"):
            last = _closing_line(lexed.lines, rank)
            for other in range(rank + 1, last + 1):
                if lexed.lines[other]:
                    line[-1:] = lexed.lines[other]
                    lexed.lines[other] = []


def _closing_line(lines: list[Line], rank: int) -> int:
    """The line whose ``}`` closes the ``{`` that ends the line of ``rank``; that line itself if there is none."""
    depth = 1
    for other in range(rank + 1, min(len(lines), rank + _LONGEST_VALUE)):
        for token in lines[other]:
            depth += (token.kind == "{") - (token.kind == "}")
            if depth == 0:
                return other
    return rank


def _closes_before_else(lines: list[Line], rank: int) -> bool:
    """A ``}`` alone on its line, just before the line of its ``else``."""
    line = lines[rank]
    following = lines[rank + 1][0].text if rank + 1 < len(lines) and lines[rank + 1] else ""
    return line[0].kind == "}" and line[1].kind == END and fold(following) in _ELSES


def _too_deep(cursor: Cursor) -> None:
    depth = 0
    for token in cursor.tokens:
        depth += (token.kind in {"(", "["}) - (token.kind in {")", "]"})
        if depth > MOST_NESTED:
            cursor.fail(rules.VALUE_TOO_DEEP, token.span)
            return


def _prepare(source: Source, cursor: Cursor) -> Prepared:
    line = cursor.tokens
    end, foreign = None, False
    if line[0].kind == NAME:
        if _may_be_odd(line):
            end = _end_of_block(line)
            foreign = end is None and mend(cursor)
    elif line[0].kind == "}" and line[1].kind == END:
        end = BlockEnd("", exact=False)
    if end is not None:
        return Prepared(cursor, Shape(Role.CLOSE, end.kind, indent(source, line)), end.exact)
    if line[0].kind in {"si", "ou"}:
        _else_meant(cursor)
    kind = line[0].kind
    if kind == "tant" and not foreign and _ends_a_repetition(cursor):
        cursor.vocabulary.told.discard("do")
        cursor.abandon()
        return Prepared(cursor, Shape(Role.CLOSE, "", indent(source, line)), exact=False)
    if kind in _OPENERS and not _is_used_as_name(line):
        return Prepared(cursor, Shape(Role.OPEN, kind, indent(source, line), foreign=foreign))
    if kind == "sinon":
        return Prepared(cursor, Shape(Role.ELSE, "", indent(source, line), line[1].kind == END))
    return Prepared(cursor, Shape(Role.PLAIN, "", indent(source, line)))


def _else_meant(cursor: Cursor) -> None:
    """``si non``, ``si non si x alors``, ``ou si x alors``."""
    line = cursor.tokens
    if line[0].kind == "si" and line[1].kind == "non" and line[2].kind in {END, "si", ":", "{"}:
        span, rule, typed, meant = Span(line[0].start, line[1].end), rules.MISSPELT_KEYWORD, "si non", "sinon"
    elif line[0].kind == "ou" and line[1].kind == "si":
        span, rule, typed, meant = line[0].span, rules.FOREIGN_WORD, "ou si", "sinon si"
    else:
        return
    cursor.note(rule, span, hint="line", edits=[(span, "sinon")], typed=typed, meant=meant)
    line[: 2 if typed == "si non" else 1] = [Token("sinon", "sinon", span.start, span.end, "sinon")]
    cursor.token = line[0]


def _ends_a_repetition(cursor: Cursor) -> bool:
    """``tant que n < 10`` below ``faire``: no ``fin tant que`` follows it."""
    if "do" not in cursor.vocabulary.told:
        return False
    following = cursor.vocabulary.lines_after(cursor.tokens[0].start)
    return not any(line[0].word == "fin" and line[1].kind == "tant" for line in following)


def _may_be_odd(line: Line) -> bool:
    """Whether a line that begins with a name is anything but ``name vaut…`` and the like."""
    first, second = line[0], line[1]
    if second.kind in _PLACE_SIGNS:
        return second.kind == "." or (second.kind == "[" and len(line) > 4 and line[-3].word == "dans")
    return second.word not in AFTER_PLACE and not (second.kind == END and first.word in ALONE)


def _end_of_block(line: Line) -> BlockEnd | None:
    first, second = line[0], line[1]
    short = len(line) <= 4 and second.kind in {NAME, END, "-", *_OPENERS}
    return read_end(line) if first.word == "fin" or second.kind == ODD or short else None


def _is_used_as_name(line: Line) -> bool:
    """``pour est un nombre``: no block is meant."""
    if len(line) < 4 or line[1].word not in AFTER_PLACE:
        return False
    return line[2].word in ARTICLES if line[1].word == "est" else line[2].kind in {NUMBER, TEXT, "vrai", "faux"}


def indent(source: Source, line: Line) -> int:
    """How far the line stands from the margin, a tab counting up to the next multiple of four."""
    start = line[0].start
    text = source.text
    begin = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
    return len(text[begin:start].expandtabs(4))


# --- lines with ; { } or a # comment ---------------------------------------------------------


def _cleaned(cursor: Cursor) -> list[Cursor]:
    """The line without its ``#`` comment and its ``;``; none if nothing is left."""
    _drop_hash(cursor)
    cursors = [cursor] if _keeps_semicolons(cursor) else _split(cursor)
    return [one for one in cursors if _has_words(one)]


def _has_words(cursor: Cursor) -> bool:
    if cursor.tokens[0].kind != END:
        return True
    cursor.flush()
    return False


def _drop_hash(cursor: Cursor) -> None:
    token = cursor.tokens[-2]
    if token.kind != HASH_COMMENT:
        return
    comment = "// " + token.text.lstrip("# \t")
    sign = Span(token.start, token.start + len(token.text) - len(token.text.lstrip("#")))
    cursor.note(text_rules.HASH_COMMENT, sign, hint="comment", edits=[(sign, "//")], comment=comment.strip())
    del cursor.tokens[-2]
    cursor.token = cursor.tokens[0]


def _is_three_part_loop(tokens: Line) -> bool:
    """``for (i = 0; i < 5; i++)``: its ``;`` belong to it."""
    return tokens[0].text in {"for", "pour"} and sum(token.kind == ";" for token in tokens) >= 2


def _keeps_semicolons(cursor: Cursor) -> bool:
    is_block = is_one_line_block(cursor.tokens[:-1], cursor.source.text)
    return is_block or _is_three_part_loop(cursor.tokens)


def _split(cursor: Cursor) -> list[Cursor]:
    """One cursor a statement: cut at ``;``, and after ``}`` in ``} else {``."""
    tokens = cursor.tokens[:-1]
    parts: list[Line] = [[]]
    depth = 0
    for rank, token in enumerate(tokens):
        depth = max(depth + (token.kind in {"(", "["}) - (token.kind in {")", "]"}), 0)
        if token.kind == ";" and (_is_inside(tokens, rank, depth) or _is_between_names(tokens, rank)):
            cursor.note(line_rules.COMMA_BETWEEN, token.span, hint="line", edits=[(token.span, ",")], typed=";")
            parts[-1].append(Token(",", ";", token.start, token.end))
        elif token.kind == ";" and _is_shown_with(tokens, rank):
            _note_shown(cursor, tokens, rank)
            parts[-1].append(Token("+", ";", token.start, token.end))
        elif token.kind == ";":
            _note_semicolon(cursor, token, tokens[rank + 1 :])
            parts.append([])
        elif token.kind == "}" and not parts[-1] and rank + 1 < len(tokens):
            if fold(tokens[rank + 1].text) not in _ELSES:
                parts += [[token], []]
            else:
                tokens[rank + 1].start = token.start
        else:
            parts[-1].append(token)
    parts = [part for part in parts if part]
    return _cursors(cursor, [part for part in parts if part])


def _is_inside(tokens: Line, rank: int, depth: int) -> bool:
    """``f(1; 2)``."""
    return bool(depth) and any(one.kind in {")", "]"} for one in tokens[rank:])


def _is_between_names(tokens: Line, rank: int) -> bool:
    """``x; y est un nombre``."""
    until = next((index for index, token in enumerate(tokens) if token.word == "est"), 0)
    return rank < until and all(token.kind in {NAME, ",", ";"} for token in tokens[:until])


def _is_shown_with(tokens: Line, rank: int) -> bool:
    """``affiche "a" ; x``: what follows is shown with it."""
    rest = tokens[rank + 1 :]
    if tokens[0].kind != "affiche" or not rest or rank < 2:
        return False
    return rest[0].kind == TEXT or (rest[0].kind in {NAME, NUMBER} and (len(rest) == 1 or rest[1].kind in {";", "+"}))


def _note_shown(cursor: Cursor, tokens: Line, rank: int) -> None:
    before, sign, after = tokens[rank - 1], tokens[rank], tokens[rank + 1]
    edits = [(Span(before.end, after.start), " + ")]
    cursor.note(rules.MISSING_PLUS, sign.span, hint="line", edits=edits, left=before.text, right=after.text)


def _note_semicolon(cursor: Cursor, token: Token, rest: Line) -> None:
    if rest and rest[0].kind != ";":
        following = cursor.text(Span(rest[0].start, rest[-1].end))
        margin = " " * indent(cursor.source, cursor.tokens)
        edits = [(Span(token.start, rest[0].start), "\n" + margin)]
        cursor.note(text_rules.TWO_STATEMENTS, token.span, hint="split", edits=edits, following=following)
    elif not cursor.told(text_rules.TWO_STATEMENTS):
        cursor.note(text_rules.SEMICOLON, token.span, hint="line", edits=[(token.span, "")])


def _cursors(cursor: Cursor, parts: list[Line]) -> list[Cursor]:
    if not parts:
        cursor.tokens[:] = cursor.tokens[-1:]
        cursor.token = cursor.tokens[0]
        return [cursor]
    made: list[Cursor] = []
    for part in parts:
        end = part[-1].end
        made.append(Cursor(cursor.source, cursor.reporter, [*part, Token(END, "", end, end)], cursor.vocabulary))
    made[0].findings.extend(cursor.findings)
    if cursor.findings and len(parts) == 1:
        made[0].muted = False
    return made
