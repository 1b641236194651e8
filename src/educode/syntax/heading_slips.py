"""Headings nearly right: ``si x:``, ``tant que c faire``, ``pour i = 1 à 10``."""

from __future__ import annotations

import re

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.language.foreign import ELLIPSIS
from educode.language.foreign_signs import SINGLE_QUOTES
from educode.language.keywords import BLOCK_ENDS, STATEMENT_STARTS, TO
from educode.syntax.cursor import Cursor
from educode.syntax.foreign_lines import counted, on_indices
from educode.syntax.naming import reserved_name
from educode.syntax.nodes import Expression, Identifier
from educode.syntax.slips import rest_of_line
from educode.syntax.tokens import END, NAME, NUMBER, Token
from educode.text import Span

_CLOSING = re.compile(r"\s*\bfin\s*si\s*$")
_ELSE = re.compile(r"\s\bsinon\s+(?!si\b)")
_LIKE_THEN = frozenset({"alors", "then", "alor", "alos", "alrs", "aolrs", "allors", "alord", "do", "faire", "donc"})
_TAIL_WORDS = frozenset({"faire", "do", "alors", "then", "loop", "repeter"})
_LIKE_DE = frozenset({"d", "du", "des", "dee", "ed", "dde", "da"})
_LIKE_TO = frozenset({"a", "to", "jusqu", "jusque", "until", "jusqua"})


# --- si --------------------------------------------------------------------------------------


def statement_follows(cursor: Cursor) -> bool:
    """``si x > 3 affiche 1``, ``si x > 3, affiche 1``: where ``alors`` should stand, a statement does."""
    token = cursor.peek() if cursor.token.kind in {",", ":", "{"} else cursor.token
    return token.kind in STATEMENT_STARTS and token.kind != "sinon"


def missing_then(cursor: Cursor) -> None:
    """The condition is read, and ``alors`` does not follow."""
    token = cursor.token
    if cursor.failed:
        return
    if statement_follows(cursor):
        _statement_on_the_line(cursor, "then", " alors")
    elif token.kind == END:
        end = cursor.previous.end
        cursor.note(rules.MISSING_THEN, cursor.previous.span, hint="line", edits=[(Span(end, end), " alors")])
    elif token.kind == ":":
        blank = "" if cursor.source.text[token.start - 1].isspace() else " "
        after = "" if cursor.peek().kind == END or cursor.source.text[token.end].isspace() else " "
        cursor.note(rules.COLON_FOR_THEN, token.span, hint="line", edits=[(token.span, f"{blank}alors{after}")])
        cursor.advance()
    elif token.kind == "," and cursor.peek().word == "alors":
        edits = [(Span(cursor.previous.end, cursor.peek().start), " ")]
        cursor.note(rules.COMMA_BEFORE_THEN, token.span, hint="line", edits=edits)
        cursor.advance()
        cursor.advance()
    elif token.kind == "{" and cursor.peek().kind == "}" and cursor.peek(2).kind == END:
        edits = [(Span(cursor.previous.end, cursor.peek().end), " alors")]
        cursor.fail(rules.BRACES, token.span, hint="line", edits=edits, sure=True)
    elif token.kind == "{":
        blank = "" if cursor.source.text[token.start - 1].isspace() else " "
        cursor.note(rules.BRACES, token.span, hint="line", edits=[(token.span, f"{blank}alors")], sure=False)
        cursor.advance()
    elif fold(token.text) in _LIKE_THEN:
        like_then(cursor, token)
    else:
        rest_of_line(cursor)


def like_then(cursor: Cursor, token: Token) -> None:
    """``Alors``, ``then``, ``alos``."""
    foreign = fold(token.text) in {"then", "do", "faire", "donc"}
    rule = rules.FOREIGN_WORD if foreign else rules.MISSPELT_KEYWORD
    rule = rules.CAPITAL_KEYWORD if token.text.lower() == "alors" else rule
    cursor.note(rule, token.span, hint="line", edits=[(token.span, "alors")], typed=token.text, meant="alors")
    cursor.advance()


def after_then(cursor: Cursor) -> None:
    """A statement on the line of the ``si``."""
    token = cursor.token
    if token.kind == ":" and cursor.peek().kind == END:
        cursor.note(rules.HEADING_TAIL, token.span, hint="line", edits=[(token.span, "")], opened="alors", found=":")
        cursor.abandon()
        return
    _statement_on_the_line(cursor, "split", "")


def _statement_on_the_line(cursor: Cursor, hint: str, word: str) -> None:
    """What follows goes to lines of its own, and the block is closed if nothing else closes it."""
    rest = cursor.rest()
    parts = _ELSE.split(_CLOSING.sub("", cursor.text(rest).strip(":,{} ")), maxsplit=1)
    margin = cursor.new_line()
    lines = f"{margin}sinon".join(f"{margin}    {part.strip()}" for part in parts)
    following = next(iter(cursor.vocabulary.lines_after(cursor.tokens[0].start)), None)
    closed = following is not None and (following[0].word in {"fin", "sinon"} or following[0].text == "sinon")
    written = word + lines + ("" if closed else f"{margin}fin si")
    rule = rules.BRACES if cursor.token.kind == "{" else rules.AFTER_THEN
    edits = [(Span(cursor.previous.end, rest.end), written)]
    hint = "next" if closed and hint == "split" else hint
    cursor.fail(rule, rest, hint=hint, edits=edits, sure=True, found=parts[0].strip())


# --- tant que, pour --------------------------------------------------------------------------


def missing_que(cursor: Cursor, tant: Token) -> None:
    """``tant n < 3``."""
    token = cursor.token
    if (
        token.kind == NAME
        and fold(token.text) in {"qe", "qeu", "ke", "quee", "q", "qu"}
        and cursor.peek().text not in SINGLE_QUOTES
    ):
        edits = [(token.span, "que")]
        cursor.advance()
    elif token.kind == "-" and cursor.peek().word == "que":
        edits = [(token.span, " ")]
        cursor.advance()
        cursor.advance()
    elif token.kind == NAME and token.text.startswith("qu") and cursor.peek().text in SINGLE_QUOTES:
        edits = []
        cursor.advance()
        cursor.advance()
    else:
        edits = [(Span(tant.end, tant.end), " que")]
    cursor.note(rules.TANT_WITHOUT_QUE, tant.span, hint="line", edits=edits)


def end_of_heading(cursor: Cursor, kind: str) -> None:
    """What stands after a heading that takes nothing more."""
    token = cursor.token
    if cursor.failed or token.kind == END:
        return
    if token.kind == "{" and cursor.peek().kind == END:
        edits = [(Span(cursor.previous.end, token.end), "")]
        cursor.note(rules.BRACES, token.span, hint="line", edits=edits, sure=False)
        cursor.abandon()
        return
    if kind == "fonction" and token.kind in {":", "->"} and cursor.peek().is_word and cursor.peek(2).kind == END:
        span = cursor.rest()
        edits = [(Span(cursor.previous.end, span.end), "")]
        found = cursor.text(span)
        cursor.fail(
            rules.HEADING_TAIL, span, hint="line", edits=edits, sure=True, opened=f"{kind} {ELLIPSIS}", found=found
        )
        cursor.lost = False
        return
    if kind == "fonction" and token.kind == "=" and cursor.peek().kind != END:
        _result_on_the_line(cursor)
        return
    if token.kind in STATEMENT_STARTS and kind != "classe":
        _body_on_the_line(cursor, BLOCK_ENDS[kind])
        return
    if token.kind == ":" or fold(token.text) in _TAIL_WORDS:
        after = cursor.peek()
        if after.kind == ":":
            cursor.advance()
            after = cursor.peek()
        if after.kind == END:
            opened = BLOCK_ENDS[kind].removeprefix("fin ")
            span = Span(token.start, cursor.tokens[-2].end)
            edits = [(Span(cursor.tokens[cursor.tokens.index(token) - 1].end, span.end), "")]
            cursor.note(
                rules.HEADING_TAIL, span, hint="line", edits=edits, opened=f"{opened} {ELLIPSIS}", found=token.text
            )
            cursor.abandon()
            return
    rest_of_line(cursor)


def _result_on_the_line(cursor: Cursor) -> None:
    """``fonction f(x) = x + 1``."""
    rest, margin = cursor.rest(), cursor.new_line()
    found = cursor.text(Span(cursor.peek().start, rest.end))
    edits = [(Span(cursor.previous.end, rest.end), f"{margin}    retourne {found}{margin}fin fonction")]
    word = cursor.token.text
    cursor.fail(rules.NEW_LINE_NEEDED, rest, hint="result", edits=edits, sure=True, found=found, word=word)


def _body_on_the_line(cursor: Cursor, end: str) -> None:
    """``pour i de 1 à 3 affiche i fin pour``: three lines are meant."""
    rest, margin = cursor.rest(), cursor.new_line()
    typed = cursor.text(rest)
    body = re.sub(rf"[\s,;]*\bfin\b\s*{end.removeprefix('fin ')}$", "", typed)
    closes = body != typed or not cursor.vocabulary.closes_later(cursor.tokens[0].start, end)
    written = f"{margin}    {body.strip()}" + (f"{margin}{end}" if closes else "")
    edits = [(Span(cursor.previous.end, rest.end), written)]
    word = cursor.token.text
    cursor.fail(rules.NEW_LINE_NEEDED, cursor.token.span, hint="split", edits=edits, sure=True, found=body, word=word)


def extra_each(cursor: Cursor) -> Token:
    """``pour chaque i de 1 à 3``: the word is one too many; gives the name."""
    word = cursor.previous
    name = cursor.advance()
    edits = [(Span(word.start, name.start), "")]
    cursor.note(rules.FOR_SHAPE, word.span, hint="line", edits=edits, variable=name.text)
    return name


def missing_variable(cursor: Cursor) -> None:
    """``pour`` and then no name."""
    token = cursor.token
    if token.is_word and token.kind != END:
        reserved_name(cursor, token)
    else:
        cursor.fail(rules.FOR_SHAPE, cursor.tokens[0].span, hint="example", variable="i")


def missing_de(cursor: Cursor, variable: Identifier) -> None:
    """``pour i = 1 à 10``, ``pour i allant de 1 à 10``, ``pour x dans t``."""
    token = cursor.token
    words = [fold(cursor.peek(ahead).text) for ahead in range(3)]
    if words[0] in _LIKE_DE and cursor.peek().kind in {NUMBER, NAME, "-", "("} and cursor.peek().word != TO:
        cursor.note(rules.FOR_SHAPE, token.span, hint="line", edits=[(token.span, "de")], variable=variable.name)
        cursor.advance()
    elif token.word == "dans" or words[0] in {"in", "of", "parmi"}:
        for_each(cursor, variable, cursor.peek())
    elif words[0] in {
        "allant",
        "allant_de",
        "variant",
        "va",
        "compris",
        "entre",
        "from",
        "vaut",
        "egal",
        "egale",
        "depuis",
        "partant",
        "=",
    } or token.kind in {"=", ":="}:
        count = 2 if cursor.peek().word in {"de", TO} or fold(cursor.peek().text) == "entre" else 1
        span = Span(token.start, cursor.peek(count - 1).end)
        edits = [(span, "de"), *_and_for_to(cursor, words)]
        cursor.note(rules.FOR_SHAPE, span, hint="line", edits=edits, variable=variable.name)
        for _ in range(count):
            cursor.advance()
    elif token.kind == NAME and cursor.peek().word == "dans":
        cursor.advance()
        for_each(cursor, Identifier(token.span, str(token.value)), cursor.peek())
    elif token.kind == END:
        cursor.fail(rules.FOR_SHAPE, cursor.tokens[0].span, hint="example", variable=variable.name)
    elif variable.name == "de":
        here = Span(variable.span.start, variable.span.start)
        counter = cursor.vocabulary.counter()
        cursor.fail(
            rules.FOR_SHAPE, cursor.tokens[0].span, hint="line", edits=[(here, f"{counter} ")], variable=counter
        )
    elif token.word == TO or token.kind in {"number", "name", "-", "("}:
        cursor.note(
            rules.FOR_SHAPE,
            token.span,
            hint="line",
            edits=[(Span(token.start, token.start), "de ")],
            sure=False,
            variable=variable.name,
        )
    else:
        cursor.fail(rules.FOR_SHAPE, token.span, hint="example", variable=variable.name)


def _and_for_to(cursor: Cursor, words: list[str]) -> list[tuple[Span, str]]:
    """The ``et`` of ``entre 1 et 10`` becomes ``à``."""
    link = next((one for one in cursor.tokens[cursor.index :] if one.kind == "et"), None)
    if "entre" not in words[:2] or link is None:
        return []
    link.kind, link.word = NAME, TO
    return [(link.span, TO)]


def for_each(cursor: Cursor, variable: Identifier, collection: Token) -> None:
    """``pour note dans notes``: the elements are read by their index."""
    counter = cursor.vocabulary.counter()
    first = cursor.tokens[0]
    written = counted(cursor.tokens[1:-1], cursor.source.text)
    if written:
        whole = Span(first.start, cursor.tokens[-2].end)
        cursor.fail(rules.FOR_SHAPE, whole, hint="line", edits=[(whole, written)], variable=variable.name)
        return
    if collection.kind != NAME or cursor.peek(2).kind not in {END, ":"}:
        cursor.fail(rules.FOR_EACH, Span(first.start, cursor.tokens[-2].end), what="un tableau")
        return
    name = collection.text
    heading, element, what = on_indices(name, cursor.vocabulary.type_of(name), counter)
    span = Span(first.start, cursor.tokens[-2].end)
    cursor.fail(rules.FOR_EACH, span, hint="indices", edits=[(span, heading)], element=element, what=what)


def step_meant(cursor: Cursor, variable: Identifier) -> bool:
    """Whether the step follows, written otherwise: ``par pas de 2``, ``step 2``."""
    token = cursor.token
    if cursor.failed or fold(token.text) not in {"par", "step", "by", "avec", "de"}:
        return False
    start = cursor.index
    while cursor.token.kind == NAME and fold(cursor.token.text) in {
        "par",
        "step",
        "by",
        "pas",
        "de",
        "avec",
        "un",
        "saut",
    }:
        cursor.advance()
    if cursor.at_end:
        return False
    span = Span(token.start, cursor.token.start)
    shown = Span(token.start, cursor.tokens[max(cursor.index - 1, start)].end)
    cursor.note(rules.FOR_SHAPE, shown, hint="line", edits=[(span, "pas ")], variable=variable.name)
    return True


def de_after_pas(cursor: Cursor, variable: Identifier) -> None:
    """``pas de 2``."""
    de = cursor.advance()
    edits = [(Span(de.start, cursor.token.start), "")]
    cursor.note(rules.FOR_SHAPE, de.span, hint="line", edits=edits, variable=variable.name)


def missing_to(cursor: Cursor, variable: Identifier, _first: Expression) -> None:
    """``pour i de 1 jusqu'à 10``, ``pour i de 1 .. 10``, ``pour i de 1``."""
    token = cursor.token
    if cursor.failed:
        return
    if fold(token.text) in _LIKE_TO or token.kind in {",", ":", "->"}:
        start = token
        cursor.advance()
        while cursor.token.kind == "odd" or (cursor.token.word == TO and cursor.peek().kind != END):
            cursor.advance()
        span = Span(start.start, cursor.token.start)
        blank = "" if cursor.source.text[start.start - 1].isspace() else " "
        cursor.note(
            rules.FOR_SHAPE,
            Span(start.start, cursor.previous.end),
            hint="line",
            edits=[(span, f"{blank}{TO} ")],
            variable=variable.name,
        )
    elif token.kind == END:
        span = cursor.previous.span
        cursor.fail(rules.FOR_WITHOUT_END, span, hint="example", variable=variable.name)
    else:
        rest_of_line(cursor)
