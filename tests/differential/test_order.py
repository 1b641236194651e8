"""What is evaluated first shows when parts fail or have effects: both back ends agree about every form.

The parts of each form take, two by two, values that fail, that have the wrong type, that print, or that
change what the other part reads (language page, section 3, "Order").
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import product

import pytest

from educode.language.builtins import BUILTINS
from educode.language.types import Kind
from educode.semantics import analyse
from educode.text import Source

from .both import Play, agree, run_javascript, run_python

PRELUDE = """\
classe Boite
    n est un nombre
    mots est un tableau vaut ["a", "b"]
    fonction somme2(a, b)
        retourne a + b
    fin fonction
    procédure montre(a, b)
        affiche "" + a + b
    fin procédure
fin classe
t est une toile
n est un nombre vaut 2
zero est un nombre
mot est un texte vaut "abc"
oui est un booléen vaut vrai
tab est un tableau vaut [3, 1, 2]
mots est un tableau vaut ["b", "a"]
dico est un dictionnaire vaut ["a": 1, "b": 2]
fiche est un enregistrement
fiche.n vaut 1
boite est une Boite
fonction flou(v)
    si n > 1000 alors
        retourne t
    fin si
    retourne v
fin fonction
fonction dit(nom, v)
    affiche nom
    retourne v
fin fonction
fonction change(v)
    affiche "change"
    n ajoute 1
    mot ajoute "!"
    tab ajoute 4
    mots ajoute "c"
    dico["a"] vaut 7
    fiche.n vaut fiche.n + 1
    boite.n ajoute 1
    retourne v
fin fonction
fonction deux(a, b)
    retourne [a, b]
fin fonction
procédure sort(a, b)
    affiche "" + a + b
fin procédure
"""

AFTER = """
affiche n
affiche mot
affiche tab
affiche mots
affiche dico
affiche fiche
affiche boite.n
"""

SOUND = {
    "n": "n",
    "t": "mot",
    "b": "oui",
    "a": "tab",
    "d": "dico",
    "r": "fiche",
    "o": "boite",
    "c": "t",
    "k": '"a"',
    "i": "1",
}
"""A value for each kind of part: k a key, i an index, c a canvas."""

FAILING = {
    "n": ("(1 / zero)", "tab[9]", 'flou("non")'),
    "t": ("caractere(-n)", "mots[9]", "flou(vrai)"),
    "b": ("(1 / zero > 2)", "flou(3)"),
    "a": ("[1 / zero]", "[tab][9]", "flou(2)"),
    "d": ('["a": 1 / zero]', "[dico][9]", "flou(2)"),
    "r": ("[fiche][9]", "flou(2)"),
    "o": ("[boite][9]", "flou(2)"),
    "c": ("[t][9]", "flou(2)"),
    "k": ("caractere(-n)", "mots[9]", "flou(vrai)"),
    "i": ("(1 / zero)", "9", 'flou("non")'),
}


def effects(kind: str, name: str) -> tuple[str, ...]:
    """A sound value that prints, whose type is proven or not, and one that changes everything."""
    sound = SOUND[kind]
    proven = {"n": "({} + 0)", "t": '({} + "")', "k": '({} + "")', "i": "({} + 0)", "b": "({} et vrai)"}.get(kind, "{}")
    return f'dit("{name}", {sound})', proven.format(f"change({sound})")


STATEMENTS = """\
n vaut <n> + <n>
n vaut <n> - <n>
n vaut <n> * <n>
n vaut <n> / <n>
n vaut <n> mod <n>
n vaut <n> ^ <n>
oui vaut <n> < <n>
oui vaut <n> = <n>
oui vaut <t> < <t>
oui vaut <b> et <b>
oui vaut <b> ou <b>
oui vaut <a> = <a>
mot vaut <t> + <t>
mot vaut <t> + <n> + <t>
mot vaut <n> + <t>
mot vaut "{" + <a> + "}" + <t>
tab vaut <a> + <a>
affiche [<n>, <t>, <n>]
affiche [<k>: <n>, "z": <t>]
affiche ["y": <n>, <k>: <t>]
affiche <a>[<i>]
affiche <d>[<k>]
affiche <t>[<i>]
affiche <a>[<i>] + <a>[<i>]
affiche deux(<n>, <t>)
appelle sort(<n>, <t>)
affiche <o>.somme2(<n>, <n>)
appelle <o>.montre(<n>, <t>)
affiche flou(boite).somme2(<n>, <n>)
affiche <r>.n + <o>.n
affiche [[1, 2], [3, 4]][<i>][<i>]
tab[<i>] vaut <n>
tab[<i>] ajoute <n>
tab[<i>] soustrait <n>
mots[<i>] ajoute <t>
dico[<k>] vaut <n>
dico[<k>] ajoute <n>
<a>[<i>] vaut <n>
<d>[<k>] vaut <n>
flou(tab)[<i>] vaut <n>
flou(tab)[<i>] ajoute <n>
flou(dico)[<k>] vaut <n>
flou(dico)[<k>] soustrait <n>
flou(tab)[<i>] ajoute flou(<n>)
<o>.n vaut <n>
<o>.n ajoute <n>
<r>.n vaut <n>
<r>.nouveau vaut <n>
<r>.n soustrait <n>
flou(boite).n vaut <n>
flou(fiche).n vaut <n>
flou(fiche).n ajoute <n>
<o>.mots[<i>] vaut <t>
<o>.mots ajoute <t>
tab supprime <i>
<a> supprime <i>
<d> supprime <k>
dico supprime <k>
<a> ajoute <n>
demande <t> dans n
demande <t> dans tab[<i>]
demande <t> dans dico[<k>]
demande <t> dans <a>[<i>]
demande <t> dans <o>.n
demande <t> dans <r>.n
demande <t> dans <r>.nouveau
demande <t> dans flou(tab)[<i>]
cliquer <c> dans n, zero
cliquer <c> dans tab[<i>], n
cliquer <c> dans n, tab[<i>]
cliquer <c> dans tab[<i>], dico[<k>]
cliquer <c> dans tab[tab[<i>]], mots[<i>]
cliquer <c> dans <o>.n, <r>.n
cliquer <c> dans n, tab[n]
appuyer [<k>, "b"] dans tab[<i>]
appuyer ["a", <k>] dans n
appuyer <a> dans dico[<k>]
appuyer [<k>] dans <o>.n
pour i de <n> à <n> pas <n>\\n    affiche i\\nfin pour
pour i de <n> à longueur(tab)\\n    affiche change(i)\\nfin pour
u, v est un nombre vaut <n> + <n>
u est un texte vaut <t> + <t>
"""

_KINDS = {
    Kind.NUMBER: "n",
    Kind.TEXT: "t",
    Kind.BOOLEAN: "b",
    Kind.ARRAY: "a",
    Kind.DICTIONARY: "d",
    Kind.RECORD: "r",
    Kind.OBJECT: "o",
    Kind.CANVAS: "c",
}
_NOT_COMPARED = frozenset(
    {"hasard", "lire_fichier", "ecrire_fichier", "ajouter_fichier", "liste_fichiers", "parametre"}
)


def calls() -> list[str]:
    """One call of each shape of built-in with several parts."""
    found: dict[tuple[str, ...], str] = {}
    for builtin in BUILTINS.values():
        if builtin.name in _NOT_COMPARED:
            continue
        for signature in builtin.signatures:
            parts = tuple(_KINDS[one.kinds[0]] if one.kinds else "n" for one in signature.parameters)
            if len(parts) > 1:
                inside = ", ".join(f"<{part}>" for part in parts)
                before = "affiche " if signature.result is not None else ""
                found[*parts, builtin.name] = f"{before}{builtin.name}({inside})"
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Form:
    """A statement in pieces: what stands between its parts, and the kinds of these."""

    texts: list[str]
    kinds: list[str]

    def filled(self, values: dict[int, str]) -> str:
        """The statement, its other parts sound."""
        parts = [values.get(at, SOUND[kind]) for at, kind in enumerate(self.kinds)]
        return self.texts[0] + "".join(part + text for part, text in zip(parts, self.texts[1:], strict=True))


def form(template: str) -> Form:
    """``affiche <n> + <n>`` in pieces."""
    pieces = template.replace("\\n", "\n").replace("<", "\0<").replace(">", ">\0").split("\0")
    texts, kinds = [""], []
    for piece in pieces:
        if len(piece) == 3 and piece[0] == "<" and piece[1] in SOUND:
            kinds.append(piece[1])
            texts.append("")
        else:
            texts[-1] += piece
    return Form(texts, kinds)


def programs(template: str) -> list[str]:
    """The form with each pair of its parts failing, printing or changing the others."""
    shape = form(template)
    last = len(shape.kinds) - 1
    pairs = [(at, at + 1) for at in range(last)] + ([(0, last)] if last > 1 else [])
    made: list[str] = []
    for one, other in pairs:
        firsts = [*FAILING[shape.kinds[one]], *effects(shape.kinds[one], "un"), SOUND[shape.kinds[one]]]
        others = [*FAILING[shape.kinds[other]], *effects(shape.kinds[other], "deux")]
        made += [shape.filled({one: first, other: second}) for first, second in product(firsts, others)]
    return list(dict.fromkeys(made)) or [shape.filled({0: value}) for value in FAILING[shape.kinds[0]]]


IS_WHOLE = bool(os.environ.get("CI"))
STATEMENTS_TRIED = [(one, 1 if IS_WHOLE else 9) for one in STATEMENTS.splitlines()]
CALLS_TRIED = [(one, 4 if IS_WHOLE else 36) for one in calls()]
"""Each form, and which of its programs are run: one in so many. Calls of built-ins are checked by the same code."""


@pytest.mark.parametrize(("template", "one_in"), STATEMENTS_TRIED + CALLS_TRIED)
def test_both_back_ends_evaluate_in_the_same_order(template: str, one_in: int) -> None:
    events = {"cliquer": "clic 1 1\n", "appuyer": "touche b\n", "demande": "reponse 5\nreponse 6\n"}
    text = events.get(template.split(maxsplit=1)[0], "")
    found = programs(template)
    differing: list[str] = []
    ran = 0
    chosen = found[::one_in]
    for rank, statement in enumerate([*chosen, *found]):
        if ran and rank >= len(chosen):
            break  # the others serve only where none of the chosen ones is a program
        analysis = analyse(Source(PRELUDE + statement + AFTER))
        if analysis.has_errors:
            continue
        ran += 1
        engine, mine = run_javascript(analysis, Play(text)), run_python(analysis, Play(text))
        if not agree(engine, mine):
            differing.append(f"{statement}\n  engine: {_told(engine)}\n  Python: {_told(mine)}")
    assert not differing, "\n".join(differing)
    assert ran


def _told(result: object) -> str:
    return " ".join(str(result).split())
