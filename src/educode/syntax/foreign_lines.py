"""Whole lines of other languages, written anew in EduCode: ``for i in range(5):``, ``print("a", b)``.

Each function takes the tokens of a line (its ``end`` left out) and gives the EduCode line, or an
empty text where there is none to propose. Values of the line are kept as typed, except words and
signs that have an EduCode form.
"""

from __future__ import annotations

import re
from itertools import pairwise

from educode.diagnostics.nearest import fold
from educode.language.foreign import ASKING, FUNCTIONS, VALUES
from educode.language.foreign_signs import OPERATOR_WORDS, SIGNS
from educode.language.keywords import TO
from educode.syntax.tokens import NAME, NUMBER, TEXT, Line, Token

_TAILS = frozenset({":", "{", "then", "do", "faire", "begin", "alors"})
_OPENS = frozenset({"(", "["})
_CLOSES = frozenset({")", "]"})
_WORD_OPERATORS = frozenset({"and", "or", "not"})
_FORMATTED = re.compile(r"\{([^{}]*)\}")


def render(tokens: Line, text: str) -> str:
    """The tokens as EduCode, with the blanks as typed."""
    parts: list[str] = []
    for rank, token in enumerate(tokens):
        gap = text[tokens[rank - 1].end : token.start] if rank else ""
        word = _word(token, tokens[rank + 1] if rank + 1 < len(tokens) else None)
        glued = not gap and rank > 0 and word[0].isalnum() and parts[-1][-1:].isalnum()
        parts += [" " if glued else gap, word]
    return "".join(parts).strip()


def _word(token: Token, following: Token | None) -> str:
    if token.kind == NAME:
        if following is not None and following.kind == "(" and token.text in FUNCTIONS:
            return FUNCTIONS[token.text]
        if token.text in VALUES:
            return VALUES[token.text]
        return OPERATOR_WORDS[token.text] if token.text in _WORD_OPERATORS else token.text
    if token.kind == TEXT and token.value is None and len(token.text) > 1:
        return '"' + token.text[1:-1].strip().replace('"', '\\"') + '"'
    return SIGNS.get(token.text, token.text)


def without_tail(tokens: Line) -> Line:
    """The line without the ``:``, ``{``, ``then`` or ``do`` that ends it."""
    while tokens and (tokens[-1].kind in _TAILS or tokens[-1].text.lower() in _TAILS):
        tokens = tokens[:-1]
    return tokens


def unwrapped(tokens: Line) -> Line:
    """The tokens without the parentheses that hold them all."""
    if len(tokens) > 1 and tokens[0].kind == "(" and _closing(tokens, 0) == len(tokens) - 1:
        return tokens[1:-1]
    return tokens


def _closing(tokens: Line, opening: int) -> int:
    depth = 0
    for rank in range(opening, len(tokens)):
        depth += (tokens[rank].kind in _OPENS) - (tokens[rank].kind in _CLOSES)
        if depth == 0:
            return rank
    return -1


def split_at_commas(tokens: Line) -> list[Line]:
    """The parts between the commas that no bracket holds."""
    parts: list[Line] = [[]]
    depth = 0
    for token in tokens:
        depth += (token.kind in _OPENS) - (token.kind in _CLOSES)
        if token.kind == "," and depth == 0:
            parts.append([])
        else:
            parts[-1].append(token)
    return [part for part in parts if part]


# --- statements ------------------------------------------------------------------------------


def shown(tokens: Line, text: str) -> str:
    """``print("a", b)`` → ``affiche "a" + b``."""
    rest = unwrapped(tokens)
    if len(rest) == 2 and rest[0].text == "f" and rest[1].kind == TEXT:
        return "affiche " + formatted(rest[1].text)
    parts = [part for part in split_at_commas(rest) if not _is_option(part)]
    if not parts:
        return "affiche"
    line = "affiche " + render(parts[0], text)
    for before, part in pairwise(parts):
        bare = before[-1].kind != TEXT and part[0].kind != TEXT
        line += (' + " " + ' if bare else " + ") + render(part, text)
    return line


def _is_option(part: Line) -> bool:
    """``end=""``, ``sep=", "``."""
    return len(part) == 3 and part[0].text in {"end", "sep", "flush", "file"} and part[1].kind == "="


def formatted(text: str) -> str:
    """``f"Score {n}"`` → ``"Score " + n``."""
    pieces = _FORMATTED.split(text[1:-1])
    parts = [f'"{piece}"' if rank % 2 == 0 else piece for rank, piece in enumerate(pieces) if piece or rank % 2]
    return " + ".join(parts) or '""'


def asked(tokens: Line, text: str, place: str) -> str:
    """The question of ``input("Nom ? ")`` → ``demande "Nom ? " dans place``."""
    while len(tokens) > 2 and tokens[0].kind == NAME and tokens[1].kind == "(" and tokens[0].text not in ASKING:
        tokens = tokens[2:-1]
    question = render(unwrapped(tokens[1:]), text) or '"? "'
    return f"demande {question} dans {place}"


def condition(word: str, tokens: Line, text: str) -> str:
    """``if (x > 3) {`` → ``si x > 3 alors``."""
    body = render(unwrapped(without_tail(tokens)), text)
    return f"{word} {body}" + ("" if word.startswith("tant") else " alors")


def definition(kind: str, tokens: Line) -> str:
    """``def f(x):`` → ``fonction f(x)``."""
    body = without_tail(tokens)
    if len(body) == 1:
        return f"{kind} {body[0].text}()"
    inside = body[2 : _closing(body, 1)] if len(body) > 1 and body[1].kind == "(" else body[1:]
    names = [
        part[0].text if len(part) < 2 or part[1].kind != NAME else part[1].text for part in split_at_commas(inside)
    ]
    names = [name for name in names if name != "self"]
    return f"{kind} {body[0].text}({', '.join(names)})" if body else kind


# --- loops -----------------------------------------------------------------------------------


def counted(tokens: Line, text: str) -> str:
    """``for i in range(5):``, ``for (let i = 0; i < 5; i++) {``, ``for i = 1 to 10``."""
    rest = without_tail(tokens)
    if any(token.kind == ";" for token in rest):
        return _three_parts(unwrapped(rest), text)
    if len(rest) > 3 and rest[1].text in {"in", "of", "dans"} and rest[2].text == "range" and rest[3].kind == "(":
        return _range(rest[0].text, split_at_commas(rest[4 : _closing(rest, 3)]), text)
    to = next((rank for rank, token in enumerate(rest) if token.text in {"to", TO, "a"} and rank > 2), 0)
    if to and len(rest) > 3 and rest[1].text in {"=", ":=", "from", "de"} and to + 1 < len(rest):
        return f"pour {rest[0].text} de {render(rest[2:to], text)} {TO} {render(rest[to + 1 :], text)}"
    return ""


def _range(name: str, bounds: list[Line], text: str) -> str:
    if not bounds:
        return ""
    first = "0" if len(bounds) == 1 else render(bounds[0], text)
    step = render(bounds[2], text) if len(bounds) > 2 else ""
    end = bounds[0] if len(bounds) == 1 else bounds[1]
    last = _one_less(end, text, -1 if step.startswith("-") else 1)
    return f"pour {name} de {first} {TO} {last}" + (f" pas {step}" if step else "")


def _one_less(tokens: Line, text: str, step: int) -> str:
    """The value before a bound that is left out: ``5`` gives 4, ``n`` gives ``n - 1``, ``n + 1`` gives ``n``."""
    if len(tokens) == 1 and tokens[0].kind == NUMBER and tokens[0].text.isdecimal():
        return str(int(tokens[0].text) - step)
    if len(tokens) == 2 and tokens[0].kind == "-" and tokens[1].text.isdecimal():
        return str(-int(tokens[1].text) - step)
    sign, other = ("+", "-") if step > 0 else ("-", "+")
    if len(tokens) > 2 and tokens[-2].kind == sign and tokens[-1].text == "1":
        return render(tokens[:-2], text)
    return f"{render(tokens, text)} {other} 1"


def between_semicolons(tokens: Line) -> list[Line]:
    """The parts of a line, empty ones too."""
    parts: list[Line] = [[]]
    for token in tokens:
        if token.kind == ";":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _three_parts(tokens: Line, text: str) -> str:
    parts = between_semicolons(tokens)
    start, test = parts[0], parts[1] if len(parts) > 1 else []
    sign = next((rank for rank, token in enumerate(start) if token.kind in {"=", ":="}), 0)
    if not sign or len(test) < 3 or test[1].kind not in {"<", "<=", ">", ">="} or len(parts) < 3:
        return ""
    name, first = start[sign - 1].text, render(start[sign + 1 :], text)
    down = test[1].kind in {">", ">="}
    last = render(test[2:], text) if test[1].kind in {"<=", ">="} else _one_less(test[2:], text, -1 if down else 1)
    return f"pour {name} de {first} {TO} {last}" + _step(parts[2], text, down)


def _step(tokens: Line, text: str, down: bool) -> str:
    """The ``pas`` that ``i++``, ``i--`` or ``i += 2`` mean."""
    typed = [token.text for token in tokens]
    if len(tokens) > 2 and typed[1] in {"+=", "-="}:
        value = render(tokens[2:], text)
        return f" pas -{value}" if typed[1] == "-=" else f" pas {value}"
    return " pas -1" if down else ""


def on_indices(name: str, kind: str, counter: str) -> tuple[str, str, str]:
    """The loop that reads all that ``name`` holds, how each part is read, and what it is, by its type if known."""
    if kind == "texte":
        return f"pour {counter} de 1 {TO} longueur({name})", f"{name}[{counter}]", "un texte"
    loop = f"pour {counter} de 0 {TO} longueur({name}) - 1"
    if kind == "dictionnaire":
        return loop, f"cles({name})[{counter}]", "un dictionnaire"
    return loop, f"{name}[{counter}]", "un tableau"


def each(tokens: Line) -> str:
    """``for x in t:`` → the name of ``t``; empty if it is something else."""
    rest = without_tail(unwrapped(without_tail(tokens)))
    place = next((rank for rank, token in enumerate(rest) if token.text in {"in", "of", "dans"}), 0)
    if not place or place + 2 != len(rest) or rest[-1].kind != NAME:
        return ""
    return rest[-1].text


def repeated(tokens: Line, text: str, counter: str) -> str:
    """``répéter 3 fois`` → ``pour i de 1 à 3``."""
    rest = [token for token in without_tail(tokens) if fold(token.text) not in {"fois", "times"}]
    if not rest:
        return ""
    return f"pour {counter} de 1 {TO} {render(unwrapped(rest), text)}"
