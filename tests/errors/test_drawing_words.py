"""Every drawing word of elsewhere: what is proposed for it verifies clean; a pupil's own names are left alone."""

from __future__ import annotations

import pytest

from educode import api
from educode.diagnostics import Diagnostic
from educode.diagnostics.fixes import apply
from educode.language import foreign_drawing as words
from educode.language.builtins import BUILTINS
from educode.text import Source

_EXTRAS = {"": [], "{texte}": ['"Salut"'], "{tableau}": ["[0, 0, 9, 0, 5, 5]"]}
_STATEMENTS = frozenset({"affiche"})


def _told(program: str) -> tuple[Diagnostic, ...]:
    return api.analyse(Source(program)).diagnostics


def _calls() -> list[str]:
    """Each word, with its toile first, as many numbers as its idea takes, and a colour where it takes one."""
    found = []
    for word, name in {**words._BY_NOUN, **words._BY_WORD}.items():
        idea = words.IDEAS.get(name)
        if idea is None or word in BUILTINS or word in _STATEMENTS:
            continue
        for count, form in idea.calls.items():
            has_color = words.COLOR_SLOT in form or words.GIVEN_COLOR_SLOT in form
            values = ["t", *map(str, range(10, 10 + count)), *_EXTRAS[idea.extra], *['"bleu"'] * has_color]
            found.append(f"{word}({', '.join(values)})")
    return found


@pytest.mark.parametrize("call", _calls())
def test_word_with_its_toile_is_mended(call: str) -> None:
    program = f"t est une toile\n{call}\naffiche t\n"
    (found,) = _told(program)
    assert found.code == "EDU0306", found.message
    assert found.fixes
    assert found.fixes[0].sure
    assert _told(apply(program, found.fixes[0].edits)) == ()


@pytest.mark.parametrize("verb", words.VERBS)
def test_verbs_stand_before_a_noun(verb: str) -> None:
    (found,) = _told(f't est une toile\n{verb}_cercle(t, 10, 10, 5, "rouge")\naffiche t\n')
    assert found.suggestion == 'Écris `cercle(t, 10, 10, 5, "rouge")`.'


@pytest.mark.parametrize("word", sorted(words._TURTLE))
def test_turtle_is_told(word: str) -> None:
    (found,) = _told(f"t est une toile\n{word}(50)\naffiche t\n")
    assert found.code == "EDU0709"
    assert not found.fixes


@pytest.mark.parametrize(
    "program",
    [
        "procédure avancer(n)\n    affiche n\nfin procédure\nappelle avancer(3)\n",
        "fonction carre(n)\n    retourne n * n\nfin fonction\naffiche carre(3)\n",
        "procédure dessiner(t)\n    affiche t\nfin procédure\nt est une toile\nappelle dessiner(t)\n",
        "avance est un nombre vaut 3\navance vaut 4\naffiche avance\n",
        "mouseX est un nombre vaut 3\naffiche mouseX\n",
        "fonction échanger(a, b)\n    retourne a + b\nfin fonction\nx, y est un nombre\naffiche échanger(x, y)\n",
        "image est un texte\naffiche image\n",
        (
            "classe tortue\n    procédure avancer(n)\n        affiche n\n    fin procédure\nfin classe\n"
            "t est un tortue\nappelle t.avancer(3)\n"
        ),
    ],
)
def test_names_of_the_program_are_left_alone(program: str) -> None:
    assert [found.message for found in _told(program)] == []


@pytest.mark.parametrize(
    "line",
    [
        "affiche carre(5)",
        "appelle triangle(5)",
        "appelle avancer(joueur, 5)",
        "appelle jouer()",
        "appelle dessiner()",
        "appelle sauvegarder(3)",
        "appelle fenetre(joueur)",
        "appelle show(5)",
        "appelle couleur(joueur)",
    ],
)
def test_words_that_may_be_a_function_to_write_are_not_guessed(line: str) -> None:
    found = _told(f"joueur est un enregistrement\nt est une toile\n{line}\naffiche t\naffiche joueur\n")
    assert [one.code for one in found] == ["EDU0305"]
    assert not found[0].fixes


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("clear(notes)", "vider(notes)"),
        ("affiche taille(notes)", "affiche longueur(notes)"),
        ("print(notes, 3)", 'affiche notes + " " + 3'),
        ("afficher(notes)", "affiche notes"),
    ],
)
def test_same_words_on_something_else_keep_their_meaning(line: str, meant: str) -> None:
    (found,) = _told(f"notes est un tableau\nt est une toile\n{line}\naffiche t\n")
    assert found.suggestion == f"Écris `{meant}`."


def test_toile_declared_later_is_not_proposed() -> None:
    (found,) = _told("fillRect(1, 2, 3, 4)\nt est une toile\naffiche t\n")
    assert not found.fixes


def test_every_call_of_the_word_is_mended_at_once() -> None:
    program = "t est une toile\nfillRect(1, 2, 3, 4)\nfillRect(5, 6, 7, 8)\naffiche t\n"
    (found,) = _told(program)
    assert _told(apply(program, found.fixes[0].edits)) == ()
