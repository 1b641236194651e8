"""Lines that end a block, well or badly written: ``fin si``, ``finsi``, ``end if``, ``}``."""

from __future__ import annotations

from educode.diagnostics.nearest import fold, nearest
from educode.language.foreign import BLOCK_WORDS, END_WORDS
from educode.language.keywords import PROCEDURE
from educode.records import value
from educode.syntax.tokens import Line

_GOES_ON = frozenset({"[", ".", ","})
_STATEMENT_WORDS = frozenset({"est", "vaut", "ajoute", "soustrait", "supprime"})
_WORDS: dict[str, tuple[str, ...]] = {
    "si": ("si",),
    "pour": ("pour",),
    "tant": ("tant", "que"),
    "fonction": ("fonction",),
    PROCEDURE: (PROCEDURE,),
    "classe": ("classe",),
}
_KINDS: dict[str, str] = {
    "si": "si",
    "sinon": "si",
    "pour": "pour",
    "tantque": "tant",
    "tant": "tant",
    "fonction": "fonction",
    "procedure": PROCEDURE,
    "classe": "classe",
    **BLOCK_WORDS,
}


@value
class BlockEnd:
    """An end: of which ``kind`` of block (empty: unknown), and whether it is written as it must be."""

    kind: str
    exact: bool


def read_end(line: Line) -> BlockEnd | None:
    """The end that ``line`` is, if it is one."""
    first = line[0]
    if first.word == "fin" and first.kind == "name":
        if line[1].kind in _GOES_ON or line[1].word in _STATEMENT_WORDS:
            return None
        return _after_fin(line)
    if fold(first.text) in {"jusqu", "jusque", "until"}:
        return BlockEnd("", exact=False)
    if not first.is_word or len(line) > 4:
        return None
    if line[1].kind in _WORDS and nearest(first.text, ["fin"]):
        return _after_fin(line, exact=False)
    return _badly_written(line)


def _after_fin(line: Line, *, exact: bool = True) -> BlockEnd:
    words = tuple(token.word for token in line[1:-1])
    for kind, expected in _WORDS.items():
        if words == expected:
            return BlockEnd(kind, exact)
    return BlockEnd(_meant("".join(fold(token.text) for token in line[1:-1])), exact=False)


def _badly_written(line: Line) -> BlockEnd | None:
    """``finsi``, ``fin_si``, ``end if``, ``endif``, ``Fin Si``: only where the whole line is that."""
    if not all(token.is_word or token.text in {"-", "_"} for token in line[:-1]):
        return None
    if fold(line[0].text) in {"suivant", "next"} and len(line) == 3:
        return BlockEnd("pour", exact=False)
    glued = "".join(fold(token.text) for token in line[:-1]).replace("_", "").replace("-", "")
    if glued in END_WORDS:
        return BlockEnd(END_WORDS[glued], exact=False)
    for prefix in ("fin", "end"):
        rest = glued.removeprefix(prefix)
        if rest != glued and (rest in _KINDS or rest == ""):
            return BlockEnd(_KINDS.get(rest, ""), exact=False)
    return None


def _meant(rest: str) -> str:
    """The kind of block that the letters after ``fin`` mean; empty if none."""
    rest = rest.removesuffix("que") if rest.startswith("tant") else rest
    for word in (rest, rest.removeprefix("de"), rest.removeprefix("du"), rest.removeprefix("dela")):
        if word in _KINDS:
            return _KINDS[word]
    begun = next((kind for word, kind in _KINDS.items() if rest.startswith(word)), "")
    close = nearest(rest, ("pour", "tantque", "tant", "fonction", "procedure", "classe"), 1)
    return begun or (_KINDS[close[0]] if close else "")
