"""Unknown and misplaced names: one message each, and what was meant."""

from __future__ import annotations

import pytest

from semantics.programs import analysed, codes, only


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("Score est un nombre\naffiche score\n", "EDU0301", ["Score", "majuscules"]),
        ("réponse est un texte\naffiche reponse\n", "EDU0301", ["réponse", "accent"]),
        ("affiche True\n", "EDU0301", ["vrai"]),
        ("fonction f()\n    t est un nombre\n    retourne t\nfin fonction\naffiche f() + t\n", "EDU0301", ["f"]),
        ("compteur vaut 0\naffiche compteur\n", "EDU0302", ["compteur est un nombre vaut 0"]),
        ('nom vaut "Léa"\naffiche nom\n', "EDU0302", ['nom est un texte vaut "Léa"']),
        ('demande "?" dans nom\naffiche nom\n', "EDU0302", ["nom est un texte"]),
        ("affiche longeur([1])\n", "EDU0305", ["longueur"]),
        ("affiche Longueur([1])\n", "EDU0305", ["longueur", "majuscules"]),
        ("affiche len([1])\n", "EDU0306", ["longueur"]),
        ("affiche int(3.5)\n", "EDU0306", ["arrondi_inferieur"]),
        ('affiche int("3")\n', "EDU0306", ["convertir_nombre"]),
        ("n est un nombre\naffiche n(2)\n", "EDU0307", ["n * (2)"]),
        ("t est un tableau\naffiche t(2)\n", "EDU0307", ["t[2]"]),
        ("x est une chaine\naffiche x\n", "EDU0308", ["x est un texte"]),
        ("classe a\n    n est un nombre\nfin classe\naffiche n\n", "EDU0301", ["objet.n"]),
        ("classe a\n    n est un nombre\nfin classe\nx est un A\naffiche x\n", "EDU0308", ["x est un a"]),
        ("affiche longueur\n", "EDU0317", ["longueur(valeur)"]),
        ("t est un tableau vaut [1]\naffiche t.length\n", "EDU0411", ["longueur(t)"]),
        ("t est un tableau vaut [1]\nt.push(2)\n", "EDU0412", ["t ajoute 2"]),
        ("d est une toile\nremplir(d, red)\n", "EDU0701", ["#FF0000"]),
        ("d est une toile\ncercle(1, 2, 3, #f00)\naffiche d\n", "EDU0702", ["cercle(d, 1, 2, 3, #f00)"]),
        ('t est un tableau\naffiche joindre(", ", t)\n', "EDU0421", ['joindre(t, ", ")']),
    ],
)
def test_what_was_meant(text: str, code: str, words: list[str]) -> None:
    found = only(text)
    assert found.code == code
    assert all(word in f"{found.message} {found.suggestion}" for word in words), found


def test_an_unknown_name_is_told_once() -> None:
    assert codes("affiche zut\nzut ajoute 1\naffiche zut + zut\n") == ["EDU0301"]


def test_an_unknown_type_silences_its_variable() -> None:
    assert codes('n est un zorglub\nn ajoute 1\nn vaut "a"\naffiche n * 2 + n[0]\n') == ["EDU0308"]


def test_variables_and_routines_may_share_a_name() -> None:
    text = "fonction total(x)\n    retourne x\nfin fonction\ntotal est un nombre vaut total(2)\naffiche total\n"
    assert codes(text) == []


def test_locals_hide_globals_even_before_their_declaration() -> None:
    text = (
        "n est un nombre vaut 1\nprocédure p()\n    affiche n\n"
        "    n est un nombre\nfin procédure\nappelle p()\naffiche n\n"
    )
    assert codes(text) == ["EDU0303"]


def test_globals_are_seen_by_functions_above_them() -> None:
    text = "fonction f()\n    retourne n\nfin fonction\nn est un nombre vaut 1\naffiche f()\n"
    assert codes(text) == []


def test_names_in_methods() -> None:
    text = (
        "n est un texte\nclasse a\n    n est un nombre\n    procédure p(n)\n        moi.n vaut n\n    fin procédure\n"
        "    fonction q()\n        retourne n + 1\n    fin fonction\nfin classe\n"
        "x est un a\nappelle x.p(3)\naffiche x.q()\naffiche n\n"
    )
    analysis = analysed(text)
    assert analysis.diagnostics == ()
    assert analysis.routines == {}


def test_a_method_comes_before_a_function() -> None:
    text = (
        "fonction f()\n    retourne 1\nfin fonction\nclasse a\n    n est un nombre\n"
        '    fonction f()\n        retourne "a"\n    fin fonction\n'
        "    fonction g()\n        retourne f() * 2\n    fin fonction\n"
        "fin classe\nx est un a\naffiche x.g()\naffiche f()\n"
    )
    assert codes(text) == ["EDU0402"]


def test_the_shared_object_of_a_class() -> None:
    text = "classe jeu\n    score est un nombre\nfin classe\njeu.score ajoute 1\naffiche jeu.score\n"
    analysis = analysed(text)
    assert analysis.diagnostics == ()
    assert analysis.classes["jeu"].shared_used


def test_a_variable_hides_the_shared_object() -> None:
    text = (
        "classe jeu\n    score est un nombre\nfin classe\n"
        'jeu est un enregistrement\njeu.nom vaut "a"\naffiche jeu.nom\n'
    )
    assert codes(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "T[0] vaut 1\n",
        "T ajoute 1\n",
        "T supprime 0\n",
        'demande "?" dans T[0]\n',
        "inserer(T, 0, 1)\n",
        "vider(T)\n",
        "pour T de 1 à 2\nfin pour\n",
    ],
)
def test_constants_do_not_change(text: str) -> None:
    assert codes("constante T vaut [1]\naffiche T\n" + text) == ["EDU0605"]


def test_what_a_constant_holds_may_change() -> None:
    assert codes("constante T vaut [[1]]\nu est un tableau vaut T[0]\nu ajoute 1\nT[0][0] vaut 2\naffiche T\n") == []


def test_one_call_with_a_wrong_kind_is_left_to_the_run() -> None:
    text = 'fonction f(x)\n    retourne x * 2\nfin fonction\naffiche f(2)\naffiche f("a")\n'
    assert codes(text) == []
