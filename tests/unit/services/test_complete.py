"""Completion in every context, with broken lines around it."""

from __future__ import annotations

from functools import cache, partial

import pytest

from educode import api
from educode.semantics import Analysis
from educode.services.complete import complete
from educode.text import Source
from pace import seconds
from services.cursor import accepted, labels, proposals

GAME = """score est un nombre vaut 0
nom est un texte vaut "Léa"
t est une toile
notes est un tableau vaut [1, 2]
prix est un dictionnaire vaut ["a": 1]
fini est un booléen vaut faux
constante TAILLE vaut 24

fonction double(n)
    retourne n * 2
fin fonction

procédure saluer(qui)
    affiche "Bonjour " + qui
fin procédure

procédure pause()
    attendre(10)
fin procédure

"""


@pytest.mark.parametrize(
    ("line", "first"),
    [
        ("cercle(‸", "t"),
        ("cercle(t, ‸", "score"),
        ("cercle(t, sc‸", "score"),
        ("x est un nombre vaut arrondi(‸", "score"),
        ("affiche longueur(‸", "nom"),
        ("affiche majuscules(‸", "nom"),
        ("score vaut ‸", "score"),
        ("nom vaut ‸", "nom"),
        ("fini vaut ‸", "fini"),
        ("score ajoute ‸", "score"),
        ("affiche notes[‸", "score"),
        ("pour i de ‸", "score"),
        ("pour i de 1 à ‸", "score"),
        ("pour i de 1 à 10 pas ‸", "score"),
        ("cliquer ‸", "t"),
        ("appuyer ‸", "notes"),
        ("si nom = ‸", "nom"),
        ("si score > 3 et fini = ‸", "fini"),
        ("affiche score * ‸", "score"),
        ("affiche notes[score - ‸", "score"),
        ("cercle(t, 10,\n    20, ‸", "score"),
    ],
)
def test_what_fits_comes_first(line: str, first: str) -> None:
    found = labels(GAME + line)
    fitting = {"score": {"score", "TAILLE", "i"}, "nom": {"nom", "notes", "prix"}}.get(first, {first})
    assert found[0] in fitting
    assert first in found[:3]


def test_what_does_not_fit_comes_last() -> None:
    found = labels(GAME + "cercle(t, ‸")
    assert found.index("nom") > found.index("arrondi")
    assert found.index("double") < found.index("nom")


@pytest.mark.parametrize("line", ["cercle(t, 1, 2, 3, ‸", "remplir(t, ‸", "polygone(t, 1, 2, 3, 4, 5, 6, ‸"])
def test_a_colour_is_proposed_where_one_is_expected(line: str) -> None:
    assert '"rouge"' in labels(GAME + line)
    assert "rouge" in labels(GAME + line.replace("‸", '"‸'))
    assert "rouge" in labels(GAME + line.replace("‸", '"ro‸"'))


def test_no_colour_elsewhere() -> None:
    assert '"rouge"' not in labels(GAME + "cercle(t, ‸")
    assert labels(GAME + 'affiche "ro‸') == []


@pytest.mark.parametrize("line", ['appuyer ["‸', 'appuyer ["gauche", "‸"]', 'si touche_enfoncee("ha‸'])
def test_keys_are_proposed_in_quotes(line: str) -> None:
    assert {"haut", "espace"} <= set(labels(GAME + line))


def test_a_key_is_proposed_with_its_quotes() -> None:
    assert '"haut"' in labels(GAME + "si touche_enfoncee(‸")


@pytest.mark.parametrize(
    "line",
    [
        "// un comm‸",
        "score vaut 1 // et ‸",
        "@ Sec‸",
        'affiche "bon‸',
        "fonction nou‸",
        "fonction nouvelle(a, ‸",
        "procédure p‸",
        "classe j‸",
        "constante N‸",
        "affiche 12‸",
        "affiche 3.‸",
        "affiche #FF‸",
    ],
)
def test_nothing_is_proposed_where_nothing_can_be_guessed(line: str) -> None:
    assert labels(GAME + line) == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("x est un ‸", {"nombre", "texte", "booléen", "tableau", "dictionnaire", "enregistrement", "toile"}),
        ("x, y est un nom‸", {"nombre"}),
        ("x est ‸", {"un nombre", "une toile"}),
        ("x est un nombre ‸", {"vaut"}),
        ("constante N ‸", {"vaut"}),
        ("tant ‸", {"que"}),
        ("pour i ‸", {"de"}),
        ("pour i de 1 ‸", {"à"}),
        ("pour i de 1 à 10 ‸", {"pas"}),
        ("si score > 1 ‸", {"alors", "et", "ou"}),
        ("si vrai alors\nsinon si fini ‸", {"alors"}),
        ("si vrai alors\nsinon ‸", {"si"}),
        ('demande "?" ‸', {"dans"}),
        ("cliquer t ‸", {"dans"}),
        ('appuyer ["a"] ‸', {"dans"}),
        ("nouveau ‸", {"est un nombre", "vaut"}),
        ("score ‸", {"vaut", "ajoute", "soustrait"}),
        ("notes ‸", {"ajoute", "supprime"}),
        ("notes[0] ‸", {"vaut", "ajoute"}),
        ("affiche score ‸", {"et", "mod"}),
    ],
)
def test_words_of_the_language_by_their_place(line: str, words: set[str]) -> None:
    assert words <= set(labels(GAME + line))


@pytest.mark.parametrize(("line", "absent"), [("score ‸", "supprime"), ("nom ‸", "soustrait"), ("t ‸", "ajoute")])
def test_what_a_type_cannot_do_is_not_proposed(line: str, absent: str) -> None:
    assert absent not in labels(GAME + line)


def test_a_known_name_is_not_declared_again() -> None:
    assert "est un nombre" not in labels(GAME + "score ‸")


@pytest.mark.parametrize(
    ("program", "first"),
    [
        ("si vrai alors\n    affiche 1\n‸", "fin si"),
        ("si vrai alors\n    affiche 1\nf‸", "fin si"),
        ("si vrai alors\n    affiche 1\nfin ‸", "fin si"),
        ("si vrai alors\n    affiche 1\nfin s‸", "fin si"),
        ("pour i de 1 à 3\n    si vrai alors\n    fin si\n‸", "fin pour"),
        ("pour i de 1 à 3\n    si vrai alors\n‸", "fin si"),
        ("tant que vrai\n‸", "fin tant que"),
        ("fonction f(x)\n    retourne x\n‸", "fin fonction"),
        ("procedure p()\n‸", "fin procédure"),
        ("classe c\n    x est un nombre\n‸", "fin classe"),
        ("si vrai alors\n    affiche 1\nsinon\n‸", "fin si"),
        ("pour_tous est un nombre\nsi vrai alors\n‸", "fin si"),
    ],
)
def test_the_innermost_open_block_can_be_ended(program: str, first: str) -> None:
    assert labels(program)[0] == first


def test_taking_an_end_replaces_all_of_it() -> None:
    assert accepted("si vrai alors\nfin s‸", "fin si") == "si vrai alors\nfin si"
    assert accepted("tant que vrai\n    fi‸", "fin tant que") == "tant que vrai\n    fin tant que"


def test_otherwise_is_proposed_only_in_a_choice() -> None:
    assert {"sinon", "sinon si"} <= set(labels("si vrai alors\n‸"))
    assert "sinon" not in labels("pour i de 1 à 3\n‸")


def test_leaving_a_loop_or_a_routine_is_proposed_inside_them() -> None:
    assert {"arrête", "continue"} <= set(labels("tant que vrai\n    si vrai alors\n    ‸"))
    assert "arrête" not in labels("‸")
    assert "retourne" in labels("fonction f()\n    ‸")
    assert "retourne" not in labels("‸")


def test_routines_are_not_defined_inside_blocks() -> None:
    assert "fonction" in labels("‸")
    assert "fonction" not in labels("si vrai alors\n‸")
    assert set(labels("classe c\n‸")) == {"fin classe", "fonction", "procédure"}


def test_a_procedure_is_called_as_the_language_wants() -> None:
    assert accepted(GAME + "sal‸", "saluer") == GAME + "appelle saluer($0)"
    assert accepted(GAME + "pau‸", "pause") == GAME + "appelle pause()"
    assert accepted(GAME + "appelle sal‸", "saluer") == GAME + "appelle saluer($0)"


def test_parentheses_are_not_doubled() -> None:
    assert accepted(GAME + "affiche arron‸(3)", "arrondi") == GAME + "affiche arrondi(3)"


def test_a_function_is_a_value_and_a_procedure_is_not() -> None:
    found = labels(GAME + "affiche ‸")
    assert found.index("double") < found.index("arrondi") < found.index("saluer")


def test_parameters_and_locals_are_seen_inside_only() -> None:
    assert "n" in labels(GAME.replace("retourne n", "retourne ‸n"))
    assert "n" not in labels(GAME + "affiche ‸")


def test_what_is_declared_below_comes_last() -> None:
    found = labels("haut_page est un nombre\naffiche ‸\nbas_page est un nombre\n")
    assert found.index("haut_page") < found.index("arrondi") < found.index("bas_page")
    assert "bas_page" in labels("fonction f()\n    affiche ‸\nfin fonction\nbas_page est un nombre\n")[:3]


CLASSES = """classe arme
    force est un nombre vaut 1
fin classe
classe joueur
    nom est un texte
    epee est un arme
    procédure gagner(n)
        nom vaut "x"
    fin procédure
    fonction rang()
        retourne 1
    fin fonction
fin classe
j est un joueur
equipe est un tableau vaut [j]
"""


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("affiche j.‸", {"nom", "epee", "rang"}),
        ("affiche j.n‸", {"nom", "epee", "rang"}),
        ("affiche j.epee.‸", {"force"}),
        ("affiche joueur.‸", {"nom", "epee", "rang"}),
        ("si j.‸", {"nom", "epee", "rang"}),
        ("j.nom vaut j.‸", {"nom", "epee", "rang"}),
        ("equipe[j.‸", {"nom", "epee", "rang"}),
        ("appelle j.‸", {"gagner", "rang", "epee"}),
        ("appelle j.gagner(j.‸", {"nom", "epee", "rang"}),
        ("j.‸", {"nom", "epee", "gagner", "rang"}),
        ("equipe[0].‸", {"nom", "epee", "gagner", "rang"}),
        ("affiche equipe[0].‸", {"nom", "epee", "rang"}),
        ("affiche equipe[longueur(equipe) - 1].epee.‸", {"force"}),
    ],
)
def test_the_members_of_a_class(line: str, expected: set[str]) -> None:
    assert set(labels(CLASSES + line)) == expected


def test_a_call_begins_with_methods() -> None:
    assert labels(CLASSES + "appelle j.‸") == ["gagner", "rang", "epee"]


def test_the_members_of_the_object_itself() -> None:
    assert "epee" in labels(CLASSES.replace('nom vaut "x"', "affiche moi.‸"))


def test_a_class_is_a_type() -> None:
    assert "joueur" in labels(CLASSES + "k est un ‸")
    assert "un joueur" in labels(CLASSES + "k est ‸")


def test_fields_of_records_are_those_that_the_program_names() -> None:
    program = "p est un enregistrement\np.couleur vaut 1\np.taille vaut 2\naffiche p.ta‸"
    assert set(labels(program)) == {"couleur", "taille"}


def test_the_name_being_typed_is_not_proposed() -> None:
    assert "sco" not in labels("score est un nombre\naffiche sco‸")
    assert "compteu" not in labels("compteu‸ est un nombre\n")


def test_the_analysis_may_be_older_than_the_text() -> None:
    older = GAME
    assert labels(GAME + "cercle(t, 1, 2, sc‸", older)[0] in {"score", "TAILLE"}
    assert labels("si vrai alors\n" + GAME + "cercle(‸", older)[0] == "t"


@pytest.mark.parametrize(
    "broken",
    ['affiche "abc\n', "si\n", "x est\n", "cercle(t, \n", "fonction\n", "fin\n", "pour i de\n", ")))\n", "é‸\n"],
)
def test_broken_lines_around_do_not_matter(broken: str) -> None:
    broken = broken.replace("‸", "")
    assert labels(GAME + broken + "cercle(‸\n" + broken)[0] == "t"
    assert "fin si" in labels(broken + "si vrai alors\n" + broken + "affiche 1\n‸\n" + broken)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_counts(end: str) -> None:
    assert labels((GAME + "cercle(‸").replace("\n", end))[0] == "t"


def test_functions_come_with_their_help() -> None:
    item = next(item for item in proposals("affiche arr‸") if item.label == "arrondi")
    assert item.detail == "arrondi(x[, décimales])"
    assert "```edu" in item.documentation


def test_every_place_of_a_program_can_be_completed() -> None:
    """Nothing raises, wherever the cursor is, whatever is cut off after it."""
    program = GAME + CLASSES
    for offset in range(len(program)):
        complete(_analysis(program), program[:offset], offset)
        complete(_analysis(program), program, offset)


def test_it_is_quick_in_a_long_program() -> None:
    body = "".join(
        f"v{n} est un nombre vaut {n}\nsi v{n} > 3 alors\n    affiche v{n} * 2\nfin si\n" for n in range(200)
    )
    program = GAME + body
    for line in ("cercle(t, ‸", "‸", "affiche ‸"):
        analysis, marked = _analysis(program), program + line
        text, offset = marked.replace("‸", ""), marked.index("‸")
        assert seconds(partial(complete, analysis, text, offset)) < 0.03


@cache
def _analysis(text: str) -> Analysis:
    return api.analyse(Source(text))
