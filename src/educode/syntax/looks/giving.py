"""Lines that give a value otherwise than with ``vaut``, ``ajoute`` and the like, or that ask or show."""

from __future__ import annotations

import re

from educode.diagnostics.rules import blocks, control, lines, types
from educode.diagnostics.rules import text as signs
from educode.language import near_lines as near
from educode.language.keywords import BREAK
from educode.syntax.looks.typed import ATOM, CONDITION, NAME, PLACE, REST, Look, Reading, Typed, any_of, split


def _stray_word(line: Typed) -> Reading:
    values: dict[str, object] = {"before": line["before"].split()[-1], "found": line["x"]}
    return Reading(lines.STRAY_WORD, "x", f"{line['before']} {line['v']}", values=values)


def _takes(line: Typed) -> Reading:
    sign = line["x"]
    meant = {"=+": "ajoute", "=-": "soustrait"}.get(sign.replace(" ", ""), "vaut")
    return _assigned(line, f"{line['p']} {meant} {line['v']}", meant)


def _backwards_arrow(line: Typed) -> Reading:
    return _assigned(line, f"{line['p']} vaut {line['v']}", "vaut")


def _assigned(line: Typed, written: str, meant: str) -> Reading:
    return Reading(blocks.ASSIGNMENT_SIGN, "x", written, values={"typed": line["x"], "meant": meant})


def _word_first(line: Typed) -> Reading:
    word = line["x"]
    meant = "ajoute" if word in near.ADDS else "supprime" if word in near.REMOVES else word
    return Reading(lines.NAME_FIRST, "x", f"{line['n']} {meant} {line['v']}", values={"word": meant})


def _word_alone(line: Typed) -> Reading:
    return Reading(lines.NAME_FIRST, "x", hint="example", values={"word": line["x"]})


def _two_assignments(line: Typed) -> Reading:
    first, second = f"{line['p']} vaut {line['v']}", f"{line['q']} vaut {line['v']}"
    return Reading(lines.TWO_ASSIGNMENTS, "x", hint="two", values={"first": first, "second": second})


def _swap(line: Typed) -> Reading:
    """``a <-> b``, ``échange a et b``, ``swap(a, b)``."""
    return _swapped(line, line["p"], line["q"], "x")


def _swapped(line: Typed, first: str, second: str, part: str) -> Reading:
    """Three lines, if the type of both variables is known."""
    spare = next(name for name in near.SPARES if name not in line.vocabulary.words)
    values: dict[str, object] = {"first": first, "second": second, "spare": spare}
    values["kept"] = f"{spare} vaut {first}"
    kind = line.vocabulary.type_of(first)
    if kind not in _PLAIN_TYPES or line.vocabulary.type_of(second) != kind:
        return Reading(control.SWAP, part, hint="lines", values=values)
    values["kept"] = f"{spare} est un {kind} vaut {first}"
    written = f"{values['kept']}\n{first} vaut {second}\n{second} vaut {spare}"
    return Reading(control.SWAP, part, written, hint="lines", values=values, read_as=f"{first} vaut {second}")


def _same_for_both(line: Typed) -> Reading:
    names = line["names"].replace(" ", "").split(",")
    values = split(line["v"], line.hidden[line.found.start("v") :])
    if len(names) == 2 and values == names[::-1]:
        return _swapped(line, names[0], names[1], "names")
    given = values if len(values) == len(names) else [line["v"]] * len(names)
    first, second = (f"{name} vaut {value}" for name, value in zip(names[:2], given[:2], strict=True))
    return Reading(lines.TWO_ASSIGNMENTS, "names", hint="two", values={"first": first, "second": second})


def _glued(line: Typed) -> Reading:
    """``x vaut3``."""
    values: dict[str, object] = {"left": line["w"], "right": line["v"].split()[0]}
    return Reading(signs.BLANK_NEEDED, "x", f"{line['p']} {line['w']} {line['v']}", values=values)


def _bare_list(line: Typed) -> Reading | None:
    if re.search(r"\best\s+une?\s+nombre\b", line["before"]):
        return None
    inner = line["list"].strip("(){}] ")
    listed = re.split(r"\s*[,;]\s*" if re.search("[,;]", inner) else r"\s+", inner)
    return Reading(lines.LIST_WITHOUT_BRACKETS, "list", f"{line['before']} [{', '.join(listed)}]")


def _adds(line: Typed) -> Reading:
    return _misspelt(line, f"{line['p']} ajoute {line['v']}", "ajoute")


def _removes(line: Typed) -> Reading:
    return _misspelt(line, f"{line['p']} supprime {line['v']}", "supprime")


def _misspelt(line: Typed, written: str, meant: str) -> Reading:
    return Reading(blocks.FOREIGN_WORD, "x", written, values={"typed": line["x"], "meant": meant})


def _removes_first(line: Typed) -> Reading:
    written = f"{line['p']} supprime {line['v']}"
    return Reading(lines.NAME_FIRST, "x", written, values={"word": "supprime"})


def _asked(line: Typed) -> Reading:
    question = line["v"].strip() or f'"{line["p"]} ? "'
    return Reading(lines.ASK_INSIDE, "x", f"demande {question} dans {line['p']}")


def _asked_in_order(line: Typed) -> Reading:
    """``demande("Nom ? ", nom)``, ``demande nom "Nom ? "``."""
    values: dict[str, object] = {"word": "demande", "what": blocks.WHAT_IS_STORED["demande"]}
    return Reading(blocks.MISSING_DANS, "x", f"demande {line['v']} dans {line['p']}", values=values)


def _shown_in_parentheses(line: Typed) -> Reading | None:
    parts = split(line["v"], line.hidden[line.found.start("v") : line.found.end("v")])
    if len(parts) < 2 or not all(parts):
        return None
    return Reading(blocks.SHOWN_LIST, "x", "affiche " + " + ".join(parts))


def _keys(line: Typed) -> Reading:
    return Reading(lines.LIST_WITHOUT_BRACKETS, "list", f"appuyer [{line['list']}] dans {line['p']}")


def _negated(line: Typed) -> Reading:
    written = f"{line['before']}non {line['v']}{line['rest']}"
    return Reading(signs.FOREIGN_SIGN, "x", written, values={"typed": line["x"], "meant": "non"})


def _ask_what(line: Typed) -> Reading | None:
    name = line["n"]
    values: dict[str, object] = {"word": "demande", "what": blocks.WHAT_IS_STORED["demande"]}
    return Reading(blocks.MISSING_DANS, "x", f'demande "{name} ? " dans {name}', values=values)


def _word_alone_first(line: Typed) -> Reading:
    """``arrête la boucle``, ``arrête le programme``."""
    word, rest = line["before"], line["x"]
    said = {*re.findall(r"\w+", rest.lower())}
    meant = "terminer" if near.WHOLE_PROGRAM & said else BREAK if "boucle" in said and word == "terminer" else word
    if meant != word:
        return Reading(blocks.FOREIGN_WORD, 0, meant, values={"typed": line.text, "meant": meant})
    return Reading(lines.STRAY_WORD, "x", meant, values={"before": word, "found": rest})


def _two_words(line: Typed) -> Reading:
    """``score vaut ajoute 10``, ``notes vaut notes ajoute 3``, ``score ajoute vaut 10``."""
    meant = line["w"]
    before = meant if line["before"] else line["p"]
    return Reading(
        lines.STRAY_WORD, "x", f"{line['p']} {meant} {line['v']}", values={"before": before, "found": line["x"]}
    )


def _value_then_name(line: Typed) -> Reading:
    """``ajoute 1 score``."""
    return Reading(lines.NAME_FIRST, "x", f"{line['n']} {line['x']} {line['v']}", values={"word": line["x"]})


def _new_key(line: Typed) -> Reading | None:
    """``stock ajoute "poires", 5``."""
    name = line["p"]
    if line.vocabulary.type_of(name) != "dictionnaire":
        return None
    written = f"{name}[{line['k']}] vaut {line['v']}"
    values: dict[str, object] = {"found": "un dictionnaire", "place": name, "form": written}
    return Reading(types.APPEND_PLACE, "x", written, hint="key", values=values)


def _question_in_parts(line: Typed) -> Reading:
    """``demande "Âge de " nom " ?" dans age``: several values make one question."""
    start, end = line.found.span("v")
    parts = [line.text[one.start() : one.end()] for one in _PART.finditer(line.hidden[:end], start)]
    written = f"demande {' + '.join(parts)} dans {line['p']}"
    left = parts[max(parts.index(line["x"]) - 1, 0)]
    return Reading(blocks.MISSING_PLUS, "x", written, values={"left": left, "right": line["x"]})


def _returned(line: Typed) -> Reading:
    """``retourne affiche x``."""
    return Reading(lines.STRAY_WORD, "x", f"retourne {line['v']}", values={"before": "retourne", "found": line["x"]})


def _returned_list(line: Typed) -> Reading:
    """``retourne a, b``."""
    return Reading(lines.LIST_WITHOUT_BRACKETS, "list", f"retourne [{line['list']}]")


def _click(line: Typed) -> Reading:
    """``clic t dans x, y``, ``cliquer(t, x, y)``, ``cliquer sur t dans x, y``."""
    written = f"cliquer {line['n']} dans {line['p']}"
    if line["x"] != "cliquer":
        return _misspelt(line, written, "cliquer")
    if line["on"]:
        return Reading(lines.STRAY_WORD, "on", written, values={"before": "cliquer", "found": line["on"]})
    values: dict[str, object] = {"word": "cliquer", "what": blocks.WHAT_IS_STORED["cliquer"]}
    return Reading(blocks.MISSING_DANS, "x", written, values=values)


def _asked_at_once(line: Typed) -> Reading:
    """``nb est un nombre vaut demande "Combien ? "``, ``nom est un texte demande "Nom ? "``."""
    question = line["v"].strip() or f'"{line["n"]} ? "'
    first, second = line["first"], f"demande {question} dans {line['n']}"
    values: dict[str, object] = {"first": first, "second": second}
    return Reading(lines.ASK_INSIDE, "x", f"{first}\n{second}", hint="two", values=values, read_as=first)


def _declared_in_asking(line: Typed) -> Reading:
    """``demande "Âge ? " dans age est un nombre``."""
    first, second = f"{line['n']} {line['x']}", line["before"]
    values: dict[str, object] = {"before": line["n"], "found": line["x"], "first": first, "second": second}
    return Reading(blocks.REST_OF_LINE, "x", f"{first}\n{second}", hint="declare", values=values, read_as=first)


def _last_comma(line: Typed) -> Reading:
    """``x vaut 3,``."""
    return Reading(lines.STRAY_COMMA, "x", line["before"])


def _grouped(line: Typed) -> Reading:
    """``12.345,67``: points between thousands, a comma before decimals."""
    whole, decimals = line["x"].split(",")
    meant = f"{whole.replace('.', '').replace(' ', '')}.{decimals}"
    return Reading(signs.NUMBER_IN_GROUPS, "x", f"{line['before']}{meant}{line['rest']}", values={"meant": meant})


def _increment(line: Typed) -> Reading:
    """``++i``, ``i vaut i++``."""
    meant = f"{line['p']} {'ajoute' if line['s'] == '++' else 'soustrait'}"
    return Reading(blocks.INCREMENT, "x", f"{meant} 1", values={"typed": line["x"], "meant": meant})


def _changes(line: Typed) -> Reading:
    """``x augmente de 1``, ``x multiplie par 2``, ``x retire 1``."""
    operator = near.CHANGES[line["x"]]
    if operator in _VERBS:
        return _misspelt(line, f"{line['p']} {operator} {line['v']}", operator)
    value = line["v"] if re.fullmatch(ATOM, line["v"]) else f"({line['v']})"
    return _assigned(line, f"{line['p']} vaut {line['p']} {operator} {value}", "vaut")


def _takes_away(line: Typed) -> Reading | None:
    """``vies enlève 1``, of a number."""
    if line.vocabulary.type_of(line["p"]) != "nombre":
        return None
    return _misspelt(line, f"{line['p']} soustrait {line['v']}", "soustrait")


def _put_inside(line: Typed) -> Reading:
    """``mettre 12 dans x``."""
    return _misspelt(line, f"{line['p']} vaut {line['v']}", "vaut")


_PART = re.compile(ATOM)
_VERBS = ("vaut", "ajoute", "soustrait", "supprime", *near.ADDS, *near.REMOVES)
_WORD = rf"(?P<x>{any_of((*near.TAKES_VALUE, '=:', '=+', '= +', '=-', '= -', '= =', '=:', '→', '->', ':'))})"
_PLAIN_TYPES = frozenset({"nombre", "texte", "tableau", "dictionnaire"})
_CLICKS = "cliquer|cliques|clique|clics|clic|click"
_SWAPS = any_of((*near.SWAPS, "échanger", "échange"))
_VARIABLE = "(?:la |le |une |ma |mon )?variable|la|le|ma|mon|une|un"
_GIVES = rf"(?P<before>{PLACE}\s*(?:vaut|ajoute|soustrait))"
LOOKS: tuple[tuple[str, Look], ...] = (
    (rf"(?P<p>{NAME})\s*(?P<x><\s*->|<=>|↔|⇄|⇔)\s*(?P<q>{NAME})", _swap),
    (rf"(?P<x>{_SWAPS})\s*\(?\s*(?P<p>{NAME})\s*(?:,|et|avec|and)\s*(?P<q>{NAME})\s*\)?", _swap),
    (r"(?P<before>arrête|arrete|continue|terminer)\s+(?P<x>[^\W\d][\w'’ ]*)", _word_alone_first),
    (
        rf"(?P<p>{PLACE})\s+(?P<x>vaut(?:\s+(?P=p))?)\s+(?P<before>)(?P<w>ajoute|soustrait|supprime)\s+(?P<v>{REST})",
        _two_words,
    ),
    (rf"(?P<p>{PLACE})\s+(?P<before>(?P<w>ajoute|soustrait))\s+(?P<x>vaut)\s+(?P<v>{REST})", _two_words),
    (rf"(?P<x>ajoute|soustrait)\s+(?P<v>\d[\d.]*|\"~*\")\s+(?P<n>{PLACE})", _value_then_name),
    (rf"(?P<p>{PLACE})\s+ajoute\s+(?P<k>\"~*\"|{NAME})\s*(?P<x>,|:|=|vaut|avec|à)\s*(?P<v>{REST})", _new_key),
    (
        rf"demande\s+(?P<v>{ATOM}(?:\s*\+\s*{ATOM})*\s+(?P<x>{ATOM})(?:(?:\s*\+\s*|\s+){ATOM})*)\s+dans\s+(?P<p>{PLACE})",
        _question_in_parts,
    ),
    (rf"retourne\s+(?P<x>affiche)\s+(?P<v>{REST})", _returned),
    (rf"(?P<x>affiche)\s+retourne\s+(?P<v>{REST})", _returned),
    (rf"retourne\s+(?P<list>{ATOM}(?:\s*,\s*{ATOM})+)", _returned_list),
    (
        rf"(?P<x>{_CLICKS})\s*\(?\s*(?:(?P<on>sur)\s+)?(?P<n>{NAME})\s*(?:,|\s+dans)\s*(?P<p>{PLACE}\s*,\s*{PLACE})\s*\)?",
        _click,
    ),
    (
        rf"(?P<first>(?P<n>{NAME})\s+est\s+une?\s+{NAME})\s+(?:vaut\s+)?(?P<x>demande)\s*\(?(?P<v>[^()]*?)\)?",
        _asked_at_once,
    ),
    (rf"(?P<before>demande\s.*\sdans\s+(?P<n>{NAME}))\s+(?P<x>est\s+une?\s+{NAME})", _declared_in_asking),
    (r"(?P<before>[^,]*\S)\s*(?P<x>,)", _last_comma),
    (r"(?P<before>.*?)(?P<x>\b\d{1,3}(?:[. ]\d{3})+,\d+)(?P<rest>.*)", _grouped),
    (rf"(?P<before>(?:demande|cliquer|appuyer)\s.*\sdans)\s+(?P<x>{_VARIABLE})\s+(?P<v>{PLACE}.*)", _stray_word),
    (rf"(?P<x>demande)\s+(?P<p>{PLACE})\s+dans\s+(?P<v>\"~*\")", _asked_in_order),
    (rf"(?P<before>affiche)\s+(?P<x>affiche)\s+(?P<v>{REST})", _stray_word),
    (rf"(?P<x>(?P<s>\+\+|--)\s*(?P<p>{PLACE}))", _increment),
    (rf"(?P<p>{PLACE})\s+(?:vaut|=)\s+(?P<x>(?P=p)\s*(?P<s>\+\+|--))", _increment),
    (rf"(?P<p>{PLACE})\s+(?P<x>{any_of(near.CHANGES)})\s+(?:de\s+|par\s+)?(?P<v>{REST})", _changes),
    (rf"(?P<p>{PLACE})\s+(?P<x>{any_of(near.REMOVES)})\s+(?P<v>{REST})", _takes_away),
    (rf"(?P<x>{any_of(near.PUTS)})\s+(?P<v>{REST}?)\s+dans\s+(?P<p>{PLACE})", _put_inside),
    (rf"(?P<p>{PLACE})\s+(?P<x>(?P<w>vaut|ajoute|soustrait)(?P<v>\d.*))", _glued),
    (rf"{_GIVES}\s*(?P<x>{any_of(near.AFTER_VAUT)})(?!\w)\s*(?!aléatoire)(?P<v>{ATOM}(?:\s*[-+*/].*)?)", _stray_word),
    (rf"(?P<before>affiche|retourne)\s*(?P<x>==|:=|=|:)\s*(?P<v>{REST})", _stray_word),
    (rf"(?P<p>{PLACE})\s*{_WORD}(?!\w)\s*(?P<v>{ATOM}(?:\s*[-+*/].*)?)", _takes),
    (rf"(?P<v>{REST}?)\s*(?P<x>->|→)\s*(?P<p>{PLACE})", _backwards_arrow),
    (rf"(?P<x>{any_of(_VERBS)})\s+(?P<n>{NAME})(?:\s*[,=:]\s*|\s+)(?P<v>{REST})", _word_first),
    (r"(?P<x>vaut|ajoute|soustrait|supprime)", _word_alone),
    (rf"(?P<p>{PLACE})\s+vaut\s+(?P<q>{PLACE})\s+(?P<x>vaut)\s+(?P<v>{REST})", _two_assignments),
    (rf"(?P<names>{NAME}(?:\s*,\s*{NAME})+)\s+(?:vaut|=)\s+(?P<v>{REST})", _same_for_both),
    (rf"(?P<before>{PLACE}\s(?:.*\s)?vaut)\s+(?P<list>[({{]?{ATOM}(?:\s*,\s*{ATOM})+\s*[)}}\]]?)", _bare_list),
    (rf"(?P<before>{PLACE}\s(?:.*\s)?vaut)\s+(?P<list>\d+(?:\s+\d+)+|\"~*\"(?:\s+\"~*\")+)", _bare_list),
    (rf"(?P<p>{PLACE})\s+(?P<x>{any_of(near.REMOVES)})\s+(?P<v>{REST})", _removes),
    (rf"(?P<p>{PLACE})\s+(?P<x>{any_of(near.ADDS)})\s+(?P<v>{REST})", _adds),
    (rf"(?P<x>{any_of((*near.REMOVES, 'supprime'))})\s*\(?\s*(?P<p>{NAME})\[(?P<v>[^\]]+)\]\s*\)?", _removes_first),
    (rf"(?P<p>{PLACE})\s*(?:vaut|=|:=|<-)\s*(?:\w+\()?(?P<x>demande)\s*\(?(?P<v>[^()]*)\)*", _asked),
    (rf"(?P<x>demande)\s*\(\s*(?P<v>[^(),]+),\s*(?P<p>{PLACE})\s*\)", _asked_in_order),
    (rf"(?P<x>demande)\s+(?P<p>{PLACE})\s*,?\s*(?P<v>\"~*\")", _asked_in_order),
    (rf"affiche\s*(?P<x>\()(?P<v>{REST})\)", _shown_in_parentheses),
    (rf"appuyer\s+\(?(?P<list>{ATOM}(?:\s*,\s*{ATOM})+)\)?\s+dans\s+(?P<p>{PLACE})", _keys),
    (rf"(?P<before>{PLACE}\s+vaut\s|{CONDITION})(?P<x>pas)\s+(?P<v>{ATOM})(?P<rest>.*)", _negated),
    (rf"(?P<x>demande)\s*\(?\s*(?P<n>{NAME})\s*\)?", _ask_what),
)
