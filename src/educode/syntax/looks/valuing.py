"""Values in other words: units, calls without parentheses, two values side by side."""

from __future__ import annotations

import re

from educode.diagnostics.nearest import fold
from educode.diagnostics.rules import blocks, lines
from educode.diagnostics.rules import text as signs
from educode.language import near_lines as near
from educode.language.builtins import BUILTINS
from educode.syntax.lexer import keyword_kind
from educode.syntax.looks.typed import ATOM, NAME, PLACE, REST, Look, Reading, Typed, are_values


def _unit(line: Typed) -> Reading | None:
    unit = line["x"]
    if (
        unit in line.vocabulary.declared
        or unit in line.vocabulary.routines
        or keyword_kind(unit)
        or fold(unit) in near.NO_UNITS
    ):
        return None
    return Reading(signs.UNIT, "x", line["before"], values={"unit": unit})


def _times(line: Typed) -> Reading | None:
    """``affiche n x 3``, ``affiche 2 fois n``."""
    if line["x"] in line.vocabulary.declared:
        return None
    written = f"{line['before']}{line['a']} * {line['b']}{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": line["x"], "meant": "*"})


def _percentage_of(line: Typed) -> Reading:
    return Reading(signs.PERCENT, "x", f"{line['before']} / 100 * {line['v']}")


def _root(line: Typed) -> Reading:
    value = line["v"]
    written = f"{line['before']}racine{value if value.startswith('(') else f'({value})'}{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": line["x"], "meant": "racine( )"})


def _circle_number(line: Typed) -> Reading:
    written = f"{line['before']}pi{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": line["x"], "meant": "pi"})


def _called_operator(line: Typed) -> Reading:
    """``mod(x, 2)``, ``|x|``."""
    typed = line["x"]
    meant = f"absolue({line['a']})" if typed.startswith("|") else f"{line['a']} mod {line['b']}"
    written = f"{line['before']}{meant}{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": typed, "meant": meant})


def _division(line: Typed) -> Reading | None:
    left = line["before"].split()[-1].rstrip(")")
    if not (left[-1:].isdigit() or left in line.vocabulary.declared):
        return None
    written = f"{line['before']}/{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": ":", "meant": "/"})


def _call(line: Typed) -> Reading | None:
    name = line["f"]
    if not line.vocabulary.is_called(name) or (line["before"].strip() and not _gives_values(line)):
        return None
    word = "appelle " if name in line.vocabulary.routines and not line["before"].strip() else ""
    given = _BETWEEN_VALUES.sub(", ", line["v"])
    written = f"{line['before']}{word}{name}({given}){line['rest']}"
    return Reading(blocks.CALL_WITHOUT_PARENTHESES, "f", written, values={"name": name})


def _half_call(line: Typed) -> Reading | None:
    """``affiche carre 2)``, ``affiche carre{2}``, ``affiche notes 0]``."""
    name, given = line["f"], line["v"]
    if line["x"] == "]" or not line.vocabulary.is_called(name):
        if name not in line.vocabulary.declared or line["x"] == ")":
            return None
        written = f"{line['before']}{name}[{given}]{line['rest']}"
        return Reading(lines.ELEMENT_WITHOUT_BRACKETS, "v", written, values={"name": name})
    written = f"{line['before']}{name}({given}){line['rest']}"
    return Reading(blocks.CALL_WITHOUT_PARENTHESES, "f", written, values={"name": name})


def _gives_values(line: Typed) -> bool:
    """Whether what follows the name can only be the values that it is given: it is no sentence."""
    name = line["f"]
    has_value = name in line.vocabulary.routines or BUILTINS[name].has_value
    return has_value and are_values(line, *re.split(r"\s*,\s*", _BETWEEN_VALUES.sub(", ", line["v"])))


def _called_kind(line: Typed) -> Reading:
    values: dict[str, object] = {"before": "appelle", "found": line["x"]}
    return Reading(lines.STRAY_WORD, "x", f"appelle {line['v']}", values=values)


def _called_word(line: Typed) -> Reading:
    return Reading(blocks.NOTHING_CALLED, "x", line["v"])


def _between_bounds(line: Typed) -> Reading | None:
    """``hasard entre 1 et 6``, ``hasard[1, 6]``."""
    name = line["f"]
    if not line.vocabulary.is_called(name):
        return None
    written = f"{line['before']}{name}({line['a']}, {line['b']}){line['rest']}"
    return Reading(blocks.CALL_WITHOUT_PARENTHESES, "f", written, values={"name": name})


def _at_random(line: Typed) -> Reading:
    """``x vaut un nombre au hasard entre 1 et 6``."""
    written = f"{line['before']}hasard({line['a']}, {line['b']})" if line["a"] else ""
    values: dict[str, object] = {"typed": line["x"], "meant": f"hasard({line['a'] or 1}, {line['b'] or 10})"}
    return Reading(blocks.FOREIGN_WORD, "x", written, hint="line" if written else "", values=values)


def _number_range(line: Typed) -> Reading:
    written = f"{line['before']}({line['a']}, {line['b']}){line['rest']}"
    return Reading(lines.COMMA_BETWEEN, "x", written, values={"typed": line["x"]})


def _two_values(line: Typed) -> Reading | None:
    """``affiche x y``, ``x vaut y z``: known names side by side."""
    left, right = line["a"], line["b"]
    if not are_values(line, left, right):
        return None
    values: dict[str, object] = {"left": left, "right": right}
    if line["before"].strip() == "affiche" and not line["rest"].strip():
        written = f'affiche {left} + " " + {right}'
        return Reading(lines.MISSING_SIGN, "x", written, hint="show", values=values)
    return Reading(lines.MISSING_SIGN, "x", hint="", values=values)


def _result_inside(line: Typed) -> Reading:
    """``appelle aire(2, 3) dans a``."""
    return Reading(blocks.CALL_INSIDE, "x", f"{line['p']} vaut {line['v']}", values={"name": line["f"]})


def _tuple(line: Typed) -> Reading:
    """``cercle(t, (100, 100), 50, (255, 0, 0))``: a colour is made by ``rgb``; points are given one by one."""
    meant = f"rgb({line['v']})" if line["v"].count(",") == 2 else line["v"]
    written = f"{line['before']}{meant}{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": line["x"], "meant": meant})


def _spread(line: Typed) -> Reading | None:
    """``cercle t 100 100 50 #FF0000``."""
    name, values = line["f"], line["v"].split()
    if not line.vocabulary.is_called(name) or '"' in line["v"] or not all(_is_value(line, one) for one in values):
        return None
    written = f"{name}({', '.join(values)})"
    return Reading(blocks.CALL_WITHOUT_PARENTHESES, "f", written, values={"name": name})


def _is_value(line: Typed, text: str) -> bool:
    return text[0] == "#" or are_values(line, text)


def _no_unit_digit(line: Typed) -> Reading:
    """``x vaut ,5``."""
    written = f"{line['before']}0.{line['v']}{line['rest']}"
    return Reading(signs.INCOMPLETE_NUMBER, "x", written, values={"typed": line["x"]})


def _slice(line: Typed) -> Reading | None:
    """``t[0:2]``, ``mot[1:3]``: bounds as in Python, the last one left out."""
    name, first, last = line["a"], line["b"] or "0", line["c"]
    kind = line.vocabulary.type_of(name)
    if kind == "texte":
        count = str(int(last) - int(first)) if first.isdigit() and last.isdigit() else f"{last} - {first}"
        meant, written = "sous_texte", f"sous_texte({name}, {_plus(first, 1)}, {count})"
    elif kind == "tableau":
        meant, written = "sous_tableau", f"sous_tableau({name}, {first}, {_plus(last, -1)})"
    else:
        return None
    values: dict[str, object] = {"typed": line["x"], "meant": f"{meant}( )"}
    return Reading(signs.FOREIGN_SIGN, "x", f"{line['before']}{written}{line['rest']}", values=values)


def _plus(value: str, count: int) -> str:
    """One more, or one less: ``2`` gives ``3``, ``n`` gives ``n + 1``."""
    if value.isdigit():
        return str(int(value) + count)
    return f"{value} {'+' if count > 0 else '-'} 1"


def _seconds(line: Typed) -> Reading:
    """``attendre 2 secondes``."""
    count = line["v"]
    written = f"attendre({int(count) * 1000 if count.isdigit() else f'{count} * 1000'})"
    return Reading(blocks.CALL_WITHOUT_PARENTHESES, "f", written, values={"name": "attendre"})


def _choice(line: Typed) -> Reading | None:
    """``x vaut 3 si c sinon 4``, ``affiche c ? 3 : 4``."""
    give = line["give"].replace(":=", "vaut").replace("=", "vaut").strip()
    give = _SHOWN.sub("affiche", give).replace("return ", "retourne ")
    first, second = f"{give} {line['a']}", f"{give} {line['b']}"
    condition = line["c"].strip()
    written = f"si {condition} alors\n    {first}\nsinon\n    {second}\nfin si"
    values: dict[str, object] = {"condition": condition, "first": first, "second": second}
    return Reading(blocks.CHOICE_INSIDE, "x", written, hint="block", values=values, read_as=first)


def _element(line: Typed) -> Reading | None:
    """``notes{0}``, ``notes.0``, ``notes 0 vaut 3``."""
    if line["a"] not in line.vocabulary.declared:
        return None
    written = f"{line['before']}{line['a']}[{line['b']}]{line['rest']}"
    return Reading(lines.ELEMENT_WITHOUT_BRACKETS, "x", written, values={"name": line["a"]})


_OF = r"(?:de(?:\s+la)?|du(?:\s+(?:tableau|texte|mot|dictionnaire))?|des(?:\s+nombres)?)"
_COORDINATE = r"-?\w+(?:\.\d+)?"
_BETWEEN_VALUES = re.compile(r"(?<=[\w\"\])])\s+(?=[-\d\"])")
_LITERAL = r"(?:-?\d[\d.]*|\"~*\")"
_BEFORE_NUMBER = r"\b(?:vaut|ajoute|soustrait|affiche)\s|[-+*/=<>(,]"
_KIND = r"(?:la\s+|le\s+)?(?:fonction|procédure|procedure|méthode)"
_CALLS = rf"(?P<before>.*?)(?P<f>\b{NAME})"
_GIVE = rf"(?P<give>{NAME}\s+est\s+une?\s+{NAME}\s+vaut|{PLACE}\s*(?:vaut|ajoute|=|:=)|affiche|print|retourne|return)"
_SHOWN = re.compile(r"print$")
_BOUNDS = rf"(?:\s+(?:compris\s+)?(?:entre|de)\s+(?P<a>{ATOM})\s+(?:et|à)\s+(?P<b>{ATOM}))?"
_RANDOM = r"(?P<x>(?:un\s+)?(?:nombre|chiffre|entier)\s+(?:au\s+hasard|aléatoire)"
_AT_RANDOM = rf"(?P<before>.*\b(?:vaut|affiche)\s+){_RANDOM}{_BOUNDS})"
LOOKS: tuple[tuple[str, Look], ...] = (
    (rf"(?P<before>.*(?:{_BEFORE_NUMBER})\s*)(?P<x>,(?P<v>\d+))(?P<rest>.*)", _no_unit_digit),
    (rf"(?P<before>.*,\s*)(?P<x>\((?P<v>{_COORDINATE}(?:\s*,\s*{_COORDINATE}){{1,2}})\))(?P<rest>.*)", _tuple),
    (rf"(?P<f>{NAME})\s+(?P<v>{_COORDINATE}(?:\s+(?:{_COORDINATE}|#\w+))+)", _spread),
    (rf"(?P<x>appelle)\s+(?P<v>(?P<f>{NAME})\(.*\))\s+dans\s+(?P<p>{PLACE})", _result_inside),
    (r"(?P<f>attendre|attends|attend|wait)\s*\(?(?P<v>\d+|\w+(?=\s))\)?\s*(?:secondes?|s|sec)\)?", _seconds),
    (rf"(?P<before>.*?)(?P<x>\b(?P<a>{NAME})\[\s*(?P<b>\w*)\s*:\s*(?P<c>\w+)\s*\])(?P<rest>.*)", _slice),
    (rf"{_GIVE}\s+(?P<a>\S.*?)\s+(?P<x>si|if)\s+(?P<c>\S.*?),?\s+(?:sinon|else)\s+(?P<b>{REST})", _choice),
    (rf"{_GIVE}\s+(?:si|if)\s+(?P<c>\S.*?)\s+(?P<x>alors)\s+(?P<a>\S.*?)\s+sinon\s+(?P<b>{REST})", _choice),
    (rf"{_GIVE}\s+\(?(?P<c>\S.*?)\)?\s*(?P<x>\?)\s*(?P<a>\S.*?)\s*:\s*(?P<b>{REST})", _choice),
    (_AT_RANDOM, _at_random),
    (rf"{_CALLS}\s+(?:entre|de)\s+(?P<a>{ATOM})\s+(?:et|à|a)\s+(?P<b>{ATOM})(?P<rest>.*)", _between_bounds),
    (rf"{_CALLS}\s*\[\s*(?P<a>{ATOM})\s*,\s*(?P<b>{ATOM})\s*\](?P<rest>.*)", _between_bounds),
    (rf"(?P<before>.*?)(?P<x>\bmod\s*\(\s*(?P<a>{ATOM})\s*,\s*(?P<b>{ATOM})\s*\))(?P<rest>.*)", _called_operator),
    (rf"(?P<before>.*?)(?P<x>\|\s*(?P<a>{ATOM}(?:\s*[-+*/]\s*{ATOM})*)\s*\|)(?P<rest>.*)", _called_operator),
    (rf"(?P<before>.*(?:{_BEFORE_NUMBER})\s*)(?P<a>{ATOM})\s+(?P<x>x|X|fois)\s+(?P<b>{ATOM})(?P<rest>.*)", _times),
    (rf"(?P<before>.*(?:{_BEFORE_NUMBER})\s*\d+(?:[.,]\d+)?)\s*(?P<x>[€$£°](?:C|F)?|[^\W\d_]+)", _unit),
    (rf"(?P<before>.*\d)\s*(?P<x>%)\s+(?:de|des|du)\s+(?P<v>{ATOM})", _percentage_of),
    (rf"(?P<before>.*?)(?P<x>\bracine\s+carrée(?:\s+de)?)\s+(?P<v>\([^()]*\)|{ATOM})(?P<rest>.*)", _root),
    (rf"(?P<before>.*?)(?P<x>√)\s*(?P<v>\([^()]*\)|{ATOM})(?P<rest>.*)", _root),
    (r"(?P<before>.*?)(?P<x>π)(?P<rest>.*)", _circle_number),
    (rf"(?P<before>(?:affiche|{PLACE}\s+vaut)\s[^\[]*\w\)?\s*)(?P<x>:)(?P<rest>\s*[\w(].*)", _division),
    (
        rf"appelle\s+(?P<x>(?:la\s+|le\s+)?(?:fonction|procédure|procedure|méthode))\s+(?P<v>{NAME}\s*\(.*)",
        _called_kind,
    ),
    (r"(?P<x>appelle)\s+(?P<v>(?:affiche|demande|retourne|si|pour|tant que|cliquer|appuyer)\b.*)", _called_word),
    (rf"(?P<before>.*\b{NAME})\((?P<a>{ATOM})\s*(?P<x>à|a|et|-)\s*(?P<b>{ATOM})\)(?P<rest>.*)", _number_range),
    (
        rf"(?P<before>|.*?(?:\s|[(+*/=-]))(?:(?:la|le)\s+)?(?P<f>(?!(?:de|du|la|le)\s){NAME})\s+(?:{_OF}\s+)?(?P<v>{ATOM}(?:\s*,\s*{ATOM})*|{_LITERAL}(?:\s+{_LITERAL})+)(?P<rest>|\s+alors|\s*[-+*/=<>].*)",
        _call,
    ),
    (
        rf"(?P<before>|.*\s)(?P<f>{NAME})(?:\s+|\s*\{{\s*)(?P<v>{ATOM}(?:\s*,\s*{ATOM})*)\s*(?P<x>[)\]}}])(?P<rest>.*)",
        _half_call,
    ),
    (rf"(?P<before>|.*\s)(?P<a>{NAME})\s*\{{(?P<x>(?P<b>{ATOM}))\}}(?P<rest>.*)", _element),
    (rf"(?P<before>|.*\s)(?P<a>{NAME})(?:\.|\s)(?P<x>(?P<b>\d+))(?P<rest>.*\bvaut\s.*|)", _element),
    (rf"(?P<before>.*\s)(?P<a>{NAME})\.(?P<x>(?P<b>\d+))(?P<rest>.*)", _element),
    (rf"(?P<before>.*\s)(?P<a>{ATOM})\s+(?P<x>(?P<b>{ATOM}))(?P<rest>|\s+alors)", _two_values),
)
