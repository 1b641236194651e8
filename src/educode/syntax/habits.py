"""First words that EduCode does not have: of other languages, of paper, or badly spelt.

``mend`` looks at a line that begins with a name. It tells the slip and puts in the cursor the tokens
of the line that was meant, so that the line still opens, closes or does what its author wanted.
"""

from __future__ import annotations

from collections.abc import Callable

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks as rules
from educode.diagnostics.rules import lines as rules_of_lines
from educode.language import foreign
from educode.language.builtins import BUILTINS
from educode.language.keywords import AFTER_PLACE, ALONE, BREAK, PROCEDURE, TO
from educode.syntax import foreign_lines, scratch_lines
from educode.syntax.cursor import Cursor
from educode.syntax.drawing_lines import draws
from educode.syntax.misspelt import misspelt
from educode.syntax.naming import article, type_meant, type_of_value
from educode.syntax.one_line import one_line_block
from educode.syntax.rewording import rename_first, replace_line, translate, word_for
from educode.syntax.tokens import END, NAME, NUMBER, Line
from educode.text import Span

_PLACE_SIGNS = frozenset({"[", ".", ","})
_VARIABLE = 2
"""Words of « une variable »."""


def mend(cursor: Cursor) -> bool:
    """Put right the first words of a line; whether the block that it opens is in a foreign form."""
    line = cursor.tokens
    first, second = line[0], line[1]
    if draws(cursor) or _is_place(cursor):
        return False
    if second.kind == "(" and (str(first.value) in cursor.vocabulary.routines or first.text in BUILTINS):
        return False
    if _drop_parentheses(cursor):
        return False
    told = _foreign(cursor, fold(first.text).replace("-", "_"))
    if told is not None:
        return told
    if second.kind not in {"=", ":=", "+=", "-=", "+", "-", "*", "/", ":"}:
        misspelt(cursor)
    return False


def _is_place(cursor: Cursor) -> bool:
    """Whether the line begins with a place, and not with a word badly written."""
    line = cursor.tokens
    second = line[1]
    if second.kind == "[" and line[0].text not in cursor.vocabulary.declared and line[-3].word == "dans":
        misspelt(cursor)
        return True
    if second.kind in _PLACE_SIGNS:
        return not _is_dotted_word(line)
    return second.kind == NAME and second.word in AFTER_PLACE


def _drop_parentheses(cursor: Cursor) -> bool:
    """``terminer()``: the word stands alone."""
    line = cursor.tokens
    first, second = line[0], line[1]
    if first.word not in ALONE or second.kind != "(" or line[2].kind != ")" or line[3].kind != END:
        return False
    edits = [(Span(first.end, line[2].end), "")]
    cursor.note(rules_of_lines.NO_PARENTHESES, second.span, hint="line", edits=edits, word=first.text)
    del line[1:3]
    return True


def _is_dotted_word(line: Line) -> bool:
    """``console.log(…)``, ``System.out.println(…)``."""
    return line[1].kind == "." and line[0].text in {"console", "System", "document", "Console"}


# --- words of other languages ----------------------------------------------------------------


def _foreign(cursor: Cursor, word: str) -> bool | None:
    """Tell a foreign first word; None if it is not one."""
    line = cursor.tokens
    for words, tell in _FAMILIES:
        if word in words:
            return tell(cursor, word) if _fits(line, word) else None
    return None


def _fits(line: Line, word: str) -> bool:
    """Whether the word is used as a foreign one, not as the name of a variable that gets a value."""
    second = line[1]
    if second.kind in {"=", ":=", "+=", "-=", "*=", "/="}:
        return False
    return not (second.kind in {"+", "-"} and word not in {"return", "print"})


def _show(cursor: Cursor, _word: str) -> bool | None:
    body = cursor.tokens[1:-1]
    while len(body) > 1 and body[0].kind == ".":
        body = body[2:]
    if not body and cursor.tokens[1].kind == END:
        return word_for(cursor, "affiche", "affiche")
    if scratch_lines.shown_for_a_while(cursor, body):
        return True
    if body and body[0].kind == NAME and len(body) > 1 and body[1].kind == NAME:
        return None
    return word_for(cursor, foreign_lines.shown(body, cursor.source.text), "affiche")


def _ask(cursor: Cursor, word: str) -> bool | None:
    if word == "demander" and cursor.tokens[1].kind != "(":
        return None
    body = foreign_lines.unwrapped(cursor.tokens[1:-1])
    parts = foreign_lines.split_at_commas(body)
    if len(parts) == 2:
        question, target = (foreign_lines.render(part, cursor.source.text) for part in parts)
        return word_for(cursor, f"demande {question} dans {target}", foreign.ASK_FORM)
    place = cursor.vocabulary.last_declared(cursor.tokens[0].start) or "reponse"
    if len(body) == 1 and body[0].kind == NAME:
        return word_for(cursor, f'demande "{body[0].text} ? " dans {body[0].text}', foreign.ASK_FORM)
    question = foreign_lines.render(foreign_lines.unwrapped(body), cursor.source.text) or '"? "'
    return word_for(cursor, f"demande {question} dans {place}", foreign.ASK_FORM)


def _if(cursor: Cursor, _word: str) -> bool:
    if one_line_block(cursor):
        return False
    return word_for(cursor, foreign_lines.condition("si", cursor.tokens[1:-1], cursor.source.text), "si")


def _else(cursor: Cursor, word: str) -> bool:
    body = cursor.tokens[1:-1]
    if body and fold(body[0].text) in {"if", "si"}:
        return word_for(cursor, foreign_lines.condition("sinon si", body[1:], cursor.source.text), "sinon si")
    if word in foreign.ELSE_IF_WORDS:
        return word_for(cursor, foreign_lines.condition("sinon si", body, cursor.source.text), "sinon si")
    return word_for(cursor, "sinon", "sinon")


def _while(cursor: Cursor, word: str) -> bool | None:
    body = cursor.tokens[1:-1]
    if "do" in cursor.vocabulary.told:
        cursor.vocabulary.told.discard("do")
        cursor.abandon()
        return False
    if one_line_block(cursor):
        return False
    if word in {"tantque", "tant_que"}:
        first = cursor.tokens[0]
        rename_first(cursor, rules.MISSPELT_KEYWORD, "tant que", typed=first.text, meant="tant que")
        return False
    return word_for(cursor, foreign_lines.condition("tant que", body, cursor.source.text), "tant que")


def _for(cursor: Cursor, _word: str) -> bool:
    body = cursor.tokens[1:-1]
    if body and fold(body[0].text) in {"each", "chaque"}:
        body = body[1:]
    written = foreign_lines.counted(body, cursor.source.text)
    if written:
        is_range = any(token.text == "range" for token in body)
        return word_for(cursor, written, "pour", hint="range" if is_range else "line")
    name, known = foreign_lines.each(body), cursor.vocabulary
    whole = Span(cursor.tokens[0].start, cursor.tokens[-2].end)
    if name:
        loop, element, what = foreign_lines.on_indices(name, known.type_of(name), known.counter())
        values: dict[str, object] = {"element": element, "what": what}
        cursor.keep(rules.FOR_EACH, whole, values, hint="indices", edits=[(whole, loop)], sure=False)
    else:
        first = cursor.tokens[0]
        cursor.note(rules.FOREIGN_WORD, first.span, typed=first.text, meant=foreign.FOR_FORM)
    replace_line(cursor, f"pour {_loop_name(body)} de 0 {TO} 0")
    return True


def _loop_name(body: Line) -> str:
    names = [token.text for token in body if token.kind == NAME and token.text not in {"let", "var", "int", "const"}]
    return names[0] if names else "i"


def _repeat(cursor: Cursor, word: str) -> bool | None:
    body = cursor.tokens[1:-1]
    first = cursor.tokens[0]
    written = foreign_lines.repeated(body, cursor.source.text, cursor.vocabulary.counter())
    if body and fold(" ".join(token.text for token in body)) in foreign.FOR_EVER:
        word_for(cursor, "tant que vrai", "tant que vrai")
        return True
    if len(body) > 0 and fold(body[0].text) in {"jusque", "jusqu", "until"}:
        cursor.note(rules.UNKNOWN_STATEMENT, first.span, hint="repeat", typed=first.text)
        replace_line(cursor, "tant que vrai")
        return True
    if not written:
        cursor.vocabulary.told.add("do")
        cursor.note(rules.UNKNOWN_STATEMENT, first.span, hint="repeat", typed=first.text)
        replace_line(cursor, "tant que vrai")
        return True
    if not any(fold(token.text) in {"fois", "times", ":", "{"} for token in body) and word not in {
        "repeat",
        "repete",
        "repeter",
    } | ({word} if len(body) == 1 and body[0].kind == NUMBER else set()):
        return None
    translate(cursor, rules.REPEAT, written, Span(first.start, cursor.tokens[-2].end))
    return True


def _define(cursor: Cursor, _word: str) -> bool | None:
    body = cursor.tokens[1:-1]
    if not body or body[0].kind != NAME:
        return None
    kind = _kind_of_definition(cursor)
    return word_for(cursor, foreign_lines.definition(kind, body), kind)


def _kind_of_definition(cursor: Cursor) -> str:
    """``fonction`` if what follows gives a value back, by its ``return`` or its end."""
    for line in cursor.vocabulary.lines_after(cursor.tokens[0].start):
        if fold(line[0].text) in {"return", "retourne"} and line[1].kind != END:
            return "fonction"
        if line[0].word == "fin" and line[1].kind in {"fonction", PROCEDURE}:
            return line[1].kind
        if line[0].kind in {"fonction", PROCEDURE} or fold(line[0].text) in foreign.DEFINITION_WORDS:
            break
    return PROCEDURE


def _statement(cursor: Cursor, word: str) -> bool | None:
    meant = foreign.STATEMENT_WORDS[word]
    if meant == BREAK and "switch" in cursor.vocabulary.told:
        cursor.abandon()
        return True
    body = cursor.tokens[1:-1]
    if meant in {BREAK, "terminer"} and body and body[0].kind != "(":
        return None
    if meant == "appelle" and not (len(body) > 1 and body[0].kind == NAME):
        return None
    if meant in {BREAK, "terminer"}:
        written = meant
    elif meant in {"retourne", "appelle"}:
        written = f"{meant} {foreign_lines.render(foreign_lines.unwrapped(body), cursor.source.text)}".strip()
    elif meant == "constante" and len(body) == 2:
        written = f"constante {body[0].text} vaut {body[1].text}"
    elif meant == "constante" and len(body) > 2:
        values = foreign_lines.render(body[2:], cursor.source.text)
        written = f"constante {body[0].text} vaut {values}"
    else:
        written = f"{meant} {foreign_lines.render(foreign_lines.without_tail(body), cursor.source.text)}"
    word_for(cursor, written, meant)
    return True


def _declare(cursor: Cursor, _word: str) -> bool | None:
    """``var x = 3``, ``let x``, ``soit x = 3``."""
    body = cursor.tokens[1:-1]
    first = cursor.tokens[0]
    if len(body) > _VARIABLE and fold(body[1].text) == "variable":
        body = body[_VARIABLE:]
    if not body or body[0].kind != NAME:
        return None
    if any(token.word == "est" for token in body):
        written = foreign_lines.render(body, cursor.source.text)
    else:
        written = _declaration(body, cursor.source.text, "")
    translate(cursor, rules.FOREIGN_DECLARATION, written, first.span, word=first.text)
    return False


def _type_first(cursor: Cursor, _word: str) -> bool | None:
    """``nombre age``, ``int n = 3``."""
    body = cursor.tokens[1:-1]
    first = cursor.tokens[0]
    if (
        not body
        or body[0].kind != NAME
        or (len(body) > 1 and body[1].kind not in {"=", ":=", ","} and body[1].word != "vaut")
    ):
        return None
    meant = type_meant(first.text)
    names = ", ".join(
        token.text
        for token in body
        if token.kind == NAME and "=" not in {one.kind for one in body[: body.index(token)]}
    )
    written = _declaration(body, cursor.source.text, meant)
    translate(
        cursor,
        rules.TYPE_FIRST,
        written,
        Span(first.start, body[0].end),
        name=names.split(",")[0],
        article=article(meant),
        type=meant,
    )
    return False


def _declaration(body: Line, text: str, type_name: str) -> str:
    """``x = 3`` → ``x est un nombre vaut 3``."""
    sign = next((rank for rank, token in enumerate(body) if token.kind in {"=", ":="} or token.word == "vaut"), 0)
    type_name = type_name or (type_meant(body[-1].text) if len(body) > 1 else "")
    if not sign:
        names = foreign_lines.render(_without_type(body), text)
        return f"{names} est {article(type_name or 'nombre')} {type_name or 'nombre'}"
    value = body[sign + 1 :]
    following = value[1] if len(value) > 1 else body[-1]
    meant = type_name or (type_of_value(value[0], following) if value else "") or "nombre"
    names = foreign_lines.render(_without_type(body[:sign]), text)
    return f"{names} est {article(meant)} {meant} vaut {foreign_lines.render(value, text)}"


def _without_type(body: Line) -> Line:
    """``age : nombre``, ``age comme entier``, ``age nombre``: the names alone."""
    if len(body) < 2 or not type_meant(body[-1].text) or body[-2].kind == ",":
        return body
    linked = body[-2].kind == ":" or fold(body[-2].text) in {"as", "comme", "en", "est"}
    return body[: -2 if linked else -1]


def _meaningless(cursor: Cursor, word: str) -> bool | None:
    first = cursor.tokens[0]
    if word in {"faire", "do"} and any(token.text == "fois" for token in cursor.tokens):
        return _repeat(cursor, word)
    if word in {"algorithme", "programme", "program", "debut"} and len(cursor.tokens) > 3:
        return None
    if word in {"case", "cas", "match", "select", "faire", "do", "from", "begin"} and cursor.tokens[1].kind in {
        "(",
        "[",
    }:
        return None
    advice = foreign.MEANINGLESS_WORDS[word]
    if advice == "start":
        return scratch_lines.event(cursor)
    if advice in cursor.vocabulary.told:
        cursor.abandon()
        return True
    if advice in {"switch", "try", "do", "frame"}:
        cursor.vocabulary.told.add(advice)
    cursor.fail(
        rules.UNKNOWN_STATEMENT,
        Span(first.start, cursor.tokens[-2].end),
        hint=advice,
        typed=first.text,
    )
    return True


def _article(cursor: Cursor, _word: str) -> bool | None:
    """``le score vaut 3``."""
    line = cursor.tokens
    if line[1].kind != NAME or line[2].word not in AFTER_PLACE:
        return None
    first = line[0]
    edits = [(Span(first.start, line[1].start), "")]
    joined = f"{first.text}_{line[1].text}"
    if joined not in cursor.vocabulary.told:
        cursor.vocabulary.told.add(joined)
        values: dict[str, object] = {"typed": first.text, "name": line[1].text}
        cursor.keep(rules.ARTICLE_BEFORE_NAME, first.span, values, hint="line", edits=edits)
    del cursor.tokens[0]
    cursor.token = cursor.tokens[0]
    return False


_TYPE_NAMES = frozenset(
    {"nombre", "texte", "booleen", "tableau", "dictionnaire", "enregistrement", "toile", *foreign.TYPE_WORDS}
)
_FAMILIES: tuple[tuple[frozenset[str], Callable[[Cursor, str], bool | None]], ...] = (
    (foreign.IF_WORDS, _if),
    (foreign.ELSE_WORDS | foreign.ELSE_IF_WORDS, _else),
    (foreign.WHILE_WORDS, _while),
    (foreign.FOR_WORDS, _for),
    (foreign.REPEAT_WORDS, _repeat),
    (foreign.SHOW_WORDS | {"system", "document"}, _show),
    (foreign.ASK_WORDS, _ask),
    (foreign.DEFINITION_WORDS, _define),
    (frozenset(foreign.STATEMENT_WORDS), _statement),
    (foreign.DECLARATION_WORDS, _declare),
    (frozenset(foreign.MEANINGLESS_WORDS), _meaningless),
    (foreign.SET_WORDS, scratch_lines.set_variable),
    (foreign.ADD_WORDS | foreign.REMOVE_WORDS, scratch_lines.change),
    (foreign.ARTICLES, _article),
    (_TYPE_NAMES, _type_first),
)
