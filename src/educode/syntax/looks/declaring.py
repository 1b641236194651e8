"""Declarations in other words: ``x et y sont des nombres``, ``un nombre x``, ``mon-score est un nombre``."""

from __future__ import annotations

import re

from educode.diagnostics.rules import blocks, lines
from educode.diagnostics.rules import text as signs
from educode.language import near_lines as near
from educode.language.keywords import is_reserved
from educode.syntax.looks.typed import ATOM, NAME, REST, Look, Reading, Typed, any_of, split
from educode.syntax.naming import article, type_meant


def _typed(name: str, type_name: str, rest: str) -> str:
    return f"{name} est {article(type_name)} {type_name} {rest.strip()}".strip()


def _type_first(line: Typed) -> Reading | None:
    meant = type_meant(line["type"])
    if not meant or is_reserved(line["type"]) or is_reserved(line["n"]):
        return None
    values: dict[str, object] = {"name": line["n"], "article": article(meant), "type": meant}
    return Reading(blocks.TYPE_FIRST, "x", _typed(line["n"], meant, line["rest"]), values=values)


def _missing_est(line: Typed) -> Reading | None:
    meant = "" if is_reserved(line["n"]) else type_meant(line["type"])
    written = _typed(line["n"], meant, line["rest"])
    return Reading(lines.MISSING_EST, "x", written, values={"name": line["n"]}) if meant else None


def _type_after(line: Typed) -> Reading | None:
    """``age nombre``."""
    return None if type_meant(line["n"]) or line["n"] in line.vocabulary.declared else _missing_est(line)


def _constant_in_words(line: Typed) -> Reading:
    """``TVA est une constante vaut 0.2``."""
    written = f"constante {line['n']} vaut {line['v']}"
    return Reading(blocks.CONSTANT_SHAPE, "x", written, values={"name": line["n"]})


def _sized(line: Typed) -> Reading | None:
    """``t est une toile(600, 400)``."""
    if type_meant(line["type"]) != "toile":
        return None
    first = f"{line['n']} est une toile"
    second = f"dimension({line['n']}, {line['w']}, {line['h']})"
    values: dict[str, object] = {"type": line["type"], "found": line["x"], "first": first, "second": second}
    return Reading(blocks.AFTER_TYPE, "x", f"{first}\n{second}", hint="size", values=values, read_as=first)


def _listed(line: Typed) -> Reading | None:
    """``notes est un tableau (12, 15)``."""
    if type_meant(line["type"]) != "tableau":
        return None
    written = f"{line['before']} vaut [{line['v']}]"
    return Reading(blocks.AFTER_TYPE, "x", written, values={"type": line["type"], "found": line["x"]})


def _like_est(line: Typed) -> Reading | None:
    meant = "" if is_reserved(line["n"]) else type_meant(line["type"])
    written = _typed(line["n"], meant, line["rest"])
    values: dict[str, object] = {"typed": line["x"], "meant": "est"}
    return Reading(blocks.MISSPELT_KEYWORD, "x", written, values=values) if meant else None


def _in_capitals(line: Typed) -> Reading | None:
    """``a EST_DU_TYPE NOMBRE``, ``age est de type nombre``."""
    meant = "" if is_reserved(line["n"]) else type_meant(line["type"])
    written = _typed(line["n"], meant, line["rest"])
    values: dict[str, object] = {"typed": line["x"], "meant": f"est {article(meant)}"}
    return Reading(blocks.FOREIGN_WORD, "x", written, values=values) if meant else None


def _new_object(line: Typed) -> Reading | None:
    """``rex est un nouveau Chien``."""
    if line["type"] not in line.vocabulary.classes:
        return None
    values: dict[str, object] = {"before": "un", "found": line["x"]}
    return Reading(lines.STRAY_WORD, "x", f"{line['n']} est un {line['type']}", values=values)


def _object_with_values(line: Typed) -> Reading | None:
    """``rex est un Chien("Rex")``: an object gets its fields one by one."""
    fields = line.vocabulary.fields(line["type"])
    given = split(line["v"], line.hidden[line.found.start("v") : line.found.end("v")])
    if not fields or len(given) > len(fields):
        return None
    first = f"{line['n']} est un {line['type']}"
    filled = [f"{line['n']}.{field} vaut {value}" for field, value in zip(fields, given, strict=False)]
    values: dict[str, object] = {"type": line["type"], "found": line["x"], "first": first, "second": filled[0]}
    written = "\n".join([first, *filled])
    return Reading(blocks.AFTER_TYPE, "x", written, hint="fields", values=values, read_as=first)


def _several(line: Typed) -> Reading | None:
    meant = type_meant(line["type"])
    names = ", ".join(re.split(r"\s*,\s*|\s+et\s+|\s+", line["names"]))
    return Reading(lines.SEVERAL_DECLARED, "x", _typed(names, meant, line["rest"])) if meant else None


def _name_with_sign(line: Typed) -> Reading | None:
    typed = line["x"]
    parts = re.findall(r"\w+", typed)
    joined = "_".join(parts)
    sign = re.sub(r"\w", "", typed)[:1]
    line.vocabulary.told.add(joined)
    tokens = tuple(re.findall(r"\w+|\S", typed))
    written = f"{joined} {line['rest']}"
    return Reading(signs.NAME_WITH_SIGN, "x", written, values={"sign": sign}, renamed=(tokens, joined))


def _elision(line: Typed) -> Reading:
    values: dict[str, object] = {"typed": line["x"], "name": line["n"]}
    tokens = (line["x"][0], line["x"][1], line["n"])
    written = f"{line['n']} {line['rest']}"
    return Reading(blocks.ARTICLE_BEFORE_NAME, "x", written, values=values, renamed=(tokens, line["n"]))


def _value_in_words(line: Typed) -> Reading:
    """``x est un nombre égal à 3``."""
    values: dict[str, object] = {"type": line["type"], "found": line["x"]}
    return Reading(blocks.AFTER_TYPE, "x", f"{line['before']} vaut {line['v']}", values=values)


def _value_after_of(line: Typed) -> Reading | None:
    """``age est un nombre de 12``."""
    return _value_in_words(line) if type_meant(line["type"]) in _PLAIN else None


def _two_declarations(line: Typed) -> Reading:
    values: dict[str, object] = {"word": line["v"].split()[0], "found": line["v"]}
    first, second = line.text[: line.found.start("x")].strip(), line["v"]
    names = f"{first.split(' est ')[0]}, {second.split(' est ')[0]}"
    read_as = f"{names} est {article(line['type'])} {line['type']}"
    return Reading(blocks.NEW_LINE_NEEDED, "x", f"{first}\n{second}", hint="split", values=values, read_as=read_as)


def _routine_in_words(line: Typed) -> Reading:
    """``fonction ma fonction(x)``, ``fonction ma-fonction(x)``."""
    joined = "_".join(re.findall(r"\w+", line["x"]))
    written = f"{line['before']} {joined}{line['rest']}"
    if "-" in line["x"]:
        return Reading(signs.NAME_WITH_SIGN, "x", written, values={"sign": "-"})
    return Reading(blocks.NAME_WITH_BLANKS, "x", written, values={"meant": joined})


def _square_parameters(line: Typed) -> Reading:
    written = f"{line['before']}({line['v']})"
    return Reading(blocks.BROKEN_HEADING, "x", written, values={"name": line["n"]})


def _untyped_tail(line: Typed) -> Reading:
    values: dict[str, object] = {"type": line["type"], "found": line["x"]}
    typed, meant = line["type"], type_meant(line["type"])
    before = line["before"].removesuffix(typed)
    written = _ARTICLE.sub(f"{article(meant)} ", before) + meant if meant else line["before"]
    return Reading(blocks.AFTER_TYPE, "x", written, values=values)


_PLAIN = frozenset({"nombre", "texte"})
_ARTICLE = re.compile(r"une? $")
_TYPE = r"(?P<type>[^\W\d]\w*)"
_LINK = r"\s*(?:,|\set\s)\s*"
_SOME = rf"(?:{any_of(near.PLURAL_ARTICLES)})"
_TAIL = r"(?P<rest>(?:\s+vaut\s.*)?)"
_DECLARES = rf"(?P<before>{NAME}(?:\s*,\s*{NAME})*\s+est\s+(?:un|une)\s+(?P<type>{NAME}))"
_SIZE = rf"(?:vaut|de|=)?\s*[\[(]?\s*(?P<w>{ATOM})\s*(?:,|x|\*|sur|par)\s*(?P<h>{ATOM})\s*[\])]?"
LOOKS: tuple[tuple[str, Look], ...] = (
    (rf"(?P<n>{NAME})\s+est\s+une?\s+(?P<x>nouveau|nouvelle|nouvel|new)\s+(?P<type>{NAME})(?:\(\s*\))?", _new_object),
    (rf"(?P<n>{NAME})\s+est\s+une?\s+(?P<type>{NAME})\s*(?P<x>\((?P<v>{REST})\))", _object_with_values),
    (rf"{_DECLARES}\s+(?P<x>{any_of(near.VALUED)})\s+(?P<v>{REST})", _value_in_words),
    (rf"{_DECLARES}\s+(?P<x>de)\s+(?P<v>-?\d[\d.]*|\"~*\")", _value_after_of),
    (rf"{_DECLARES}\s+(?P<x>{any_of(near.PLAIN_ADJECTIVES)})", _untyped_tail),
    (rf"(?P<n>{NAME})\s+est\s+une?\s+(?P<type>{NAME})\s*(?P<x>{_SIZE})", _sized),
    (rf"{_DECLARES}\s*(?P<x>[\[({{](?P<v>{ATOM}(?:\s*,\s*{ATOM})+)[\])}}])", _listed),
    (rf"(?P<n>{NAME})\s+(?P<x>(?:est\s+)?(?:une?\s+)?constante)\s+(?:vaut|=)\s+(?P<v>{REST})", _constant_in_words),
    (rf"{_DECLARES}\s+(?P<x>(?P<v>{NAME}\s+est\s+une?\s.*))", _two_declarations),
    (rf"{_DECLARES}(?:\s+vaut\s[^,]*)?\s*(?P<x>,|et)\s*(?P<v>{NAME}\s+est\s.*)", _two_declarations),
    (rf"(?P<before>fonction|procédure|procedure)\s+(?P<x>{NAME}(?:[ -]{NAME})+)\s*(?P<rest>\(.*)", _routine_in_words),
    (rf"(?P<before>(?:fonction|procédure|procedure)\s+(?P<n>{NAME}))\s*(?P<x>\[(?P<v>[\w, ]*)\])", _square_parameters),
    (rf"(?P<x>{_TYPE}\s*:)\s*(?P<n>{NAME}){_TAIL}", _type_first),
    (rf"(?P<x>(?:est\s+)?(?:un|une)\s+{_TYPE})\s+(?P<n>{NAME}){_TAIL}", _type_first),
    (rf"(?P<n>{NAME})\s+(?P<x>un|une)\s+{_TYPE}{_TAIL}", _missing_est),
    (rf"(?P<n>{NAME})\s+(?P<x>{any_of(near.LIKE_EST)})\s+(?:un|une)\s+{_TYPE}{_TAIL}", _like_est),
    (rf"(?P<n>{NAME})\s+(?P<x>EST_DU_TYPE|(?:est\s+)?(?:du|de)\s+type|type)\s+{_TYPE}{_TAIL}", _in_capitals),
    (rf"(?P<n>{NAME})\s+(?P<x>{_TYPE}){_TAIL}", _type_after),
    (rf"(?P<names>{NAME}(?:{_LINK}{NAME})+)\s+(?P<x>(?:sont|est)\s+{_SOME})\s+{_TYPE}{_TAIL}", _several),
    (rf"(?P<names>{NAME}(?:\s+{NAME})?)\s+(?P<x>sont\s+{_SOME})\s+{_TYPE}{_TAIL}", _several),
    (rf"(?P<x>{NAME}(?:-{NAME})+)\s*(?P<rest>(?:est|vaut)\s.*)", _name_with_sign),
    (rf"(?P<x>{NAME}\s?[!?€$°'’])\s*(?P<rest>(?:est|vaut)\s.*)", _name_with_sign),
    (rf"(?P<x>[LlDd]['’])(?P<n>{NAME})\s+(?P<rest>(?:est|vaut|ajoute|soustrait)\s.*)", _elision),
    (
        rf"(?P<before>.*\best\s+(?:un|une)\s+(?P<type>{NAME}))\s*(?P<x>\[[^\]]*\]|\([^)]*\)|vide|d['’]?e?\s*\w[\w ]*)",
        _untyped_tail,
    ),
)
