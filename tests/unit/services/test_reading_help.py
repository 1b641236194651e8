"""Hover, signatures, folds, colours, meanings of words, structure."""

from __future__ import annotations

import pytest

from educode.services.describe import hover, signature_help
from educode.services.highlight import folds, paint, swatches
from educode.services.open_blocks import open_blocks
from educode.services.outline import outline
from educode.services.typed_line import depth, is_in_text, open_call, typed_before, without_comment, without_texts
from services.cursor import at


@pytest.mark.parametrize(
    ("marked", "words"),
    [
        ("sco‸re est un nombre\n", ["score est un nombre", "globale"]),
        ("fonction f(n)\nretourne n‸\nfin fonction\n", ["Paramètre"]),
        ("affiche arron‸di(1)\n", ["arrondi(x[, décimales])"]),
        ("affiche pi‸\n", ["3.14"]),
        ("fonction f(n)\nretourne n\nfin fonction\naffiche f‸(1)\n", ["fonction f(n)"]),
        ("c est une toile\nremplir(c, #f8‸0)\n", ["#FF8800"]),
        ("classe j\nnom est un texte\nfin classe\nx est un j‸\n", ["classe j", "nom est un texte"]),
        ("t est une toi‸le\n", []),
        ("constante N vaut 3\naffiche N‸\n", ["constante N vaut 3", "Constante", "partout"]),
        ("constante T vaut [\n    1,\n    2\n]\naffiche T‸\n", ["constante T vaut [ 1, 2 ]\n"]),
        (f'constante T vaut "{"a" * 99}"\naffiche T‸\n', ["constante T vaut " + '"' + "a" * 58 + "…\n"]),
        ("procédure p()\nconstante N vaut 3\naffiche N‸\nfin procédure\n", ["constante N vaut 3", "pendant l'appel"]),
    ],
)
def test_hover(marked: str, words: list[str]) -> None:
    analysis, _, offset = at(marked)
    found = hover(analysis, offset)
    assert (found is None) == (not words)
    assert all(found and word in found.markdown for word in words)


@pytest.mark.parametrize("marked", ["‸", "affiche ‸\n", '"‸\n', "affiche 1 ‸+ 2\n", "// hé‸\n", "x‸\n"])
def test_hover_says_nothing_of_nothing(marked: str) -> None:
    analysis, _, offset = at(marked)
    assert hover(analysis, offset) is None


@pytest.mark.parametrize(
    ("marked", "label", "active"),
    [
        ("affiche arrondi(‸", "arrondi(x[, décimales])", 0),
        ("affiche arrondi(3.14159, ‸)", "arrondi(x[, décimales])", 1),
        ("affiche arrondi(absolue(2, 3), ‸", "arrondi(x[, décimales])", 1),
        ("affiche arrondi([1, 2, 3][0], ‸", "arrondi(x[, décimales])", 1),
        ('affiche arrondi(longueur("a, b)"), ‸', "arrondi(x[, décimales])", 1),
        ("affiche arrondi(1,\n    ‸", "arrondi(x[, décimales])", 1),
        ("fonction f(a, b)\nretourne a\nfin fonction\naffiche f(1, ‸", "f(a, b)", 1),
    ],
)
def test_signatures(marked: str, label: str, active: int) -> None:
    analysis, text, offset = at(marked)
    found = signature_help(analysis, text, offset)
    assert found is not None
    assert label in found.labels
    assert found.active_parameter == active


@pytest.mark.parametrize(
    "marked", ["affiche (1 + ‸", "affiche arrondi(1)‸", "affiche inconnue(‸", "‸", "t[‸", 'affiche "arrondi(‸']
)
def test_no_signature_outside_calls(marked: str) -> None:
    analysis, text, offset = at(marked)
    assert signature_help(analysis, text, offset) is None


def test_folds() -> None:
    program = (
        "@ Un\nsi vrai alors\n    affiche 1\n    affiche 2\nsinon\n    affiche 3\n    affiche 4\nfin si\n"
        "@ Deux\npour i de 1 à 3\n    affiche i\n    affiche i\nfin pour\n"
    )
    analysis, _, _ = at(program + "‸")
    assert folds(analysis) == [(1, 8), (2, 4), (5, 7), (9, 14), (10, 12)]


@pytest.mark.parametrize(
    ("program", "expected"), [("", []), ("affiche 1\n", []), ("tant que vrai\n\n\nfin tant que\n", [(1, 3)])]
)
def test_folds_without_a_section(program: str, expected: list[tuple[int, int]]) -> None:
    analysis, _, _ = at(program + "‸")
    assert folds(analysis) == expected


def test_swatches() -> None:
    analysis, text, _ = at('t est une toile\nremplir(t, #f80)\nremplir(t, "rouge")\nremplir(t, #0)\naffiche "autre"\n‸')
    assert [(text[one.span.start : one.span.end], one.value) for one in swatches(analysis)] == [
        ("#f80", "#FF8800"),
        ('"rouge"', "#FF0000"),
    ]


def test_words_are_painted_by_their_meaning() -> None:
    program = "constante N vaut 1\nfonction f(a)\n    retourne a + N + arrondi(a)\nfin fonction\naffiche f(N)\n"
    analysis, text, _ = at(program + "‸")
    painted = [(text[one.span.start : one.span.end], one) for one in paint(analysis)]
    assert [(word, one.kind) for word, one in painted] == [
        ("N", "variable"), ("f", "function"), ("a", "parameter"), ("a", "parameter"), ("N", "variable"),
        ("arrondi", "function"), ("a", "parameter"), ("f", "function"), ("N", "variable"),
    ]  # fmt: skip
    assert [one.is_declaration for _, one in painted] == [True, True, True, *[False] * 6]
    assert painted[0][1].is_constant
    assert painted[5][1].is_builtin


def test_the_structure_follows_sections_and_their_numbers() -> None:
    routine = "fonction f(a, b)\nretourne a\nfin fonction\n"
    program = f"x est un nombre\n@ --- 1 Jeu ---\n@ 1.1 Règles\n{routine}@ Fin\ny est un texte\n"
    analysis, _, _ = at(program + "‸")
    top = outline(analysis)
    assert [(one.kind.value, one.name) for one in top] == [("variable", "x"), ("section", "1 Jeu"), ("section", "Fin")]
    assert [one.name for one in top[1].children] == ["1.1 Règles"]
    assert [(one.name, one.detail) for one in top[1].children[0].children] == [("f", "(a, b)")]


@pytest.mark.parametrize(
    ("text", "opened"),
    [
        ("", []),
        ("si vrai alors\n", ["si"]),
        ("si vrai alors\nfin si\n", []),
        ("fonction f()\nsi vrai alors\ntant que vrai\n", ["fonction", "si", "tant"]),
        ("pour i de 1 à 2\nfin si\n", ["pour"]),
        ("si vrai alors\npour i de 1 à 2\nfin si\n", []),
        ("procedure p()\n", ["procédure"]),
        ("// si vrai alors\n", []),
        ("si vrai alors", []),
        ("classe j\r\nx est un nombre\r\n", ["classe"]),
    ],
)
def test_open_blocks(text: str, opened: list[str]) -> None:
    assert open_blocks(text, len(text)) == opened


def test_a_statement_goes_on_inside_brackets() -> None:
    assert typed_before("affiche 1\nf(1,\n2, ", 99) == "f(1, 2, "
    assert typed_before("f(g(1,\n// rien\n\n2), ", 99) == "f(g(1, 2), "
    assert typed_before("f(1)\n2, ", 99) == "2, "
    assert typed_before("x vaut 1 +\n2", 99) == "2"
    assert typed_before("a\rb\r\nc", 99) == "c"


def test_texts_and_comments_are_stepped_over() -> None:
    assert without_texts('f("a(\\"", "b') == 'f("xxxx", "x'
    assert without_comment('f("//") // fin') == 'f("//") '
    assert is_in_text('f("a')
    assert not is_in_text('f("a\\"")')
    assert depth('f("(((", [1') == 2
    call = open_call('o.f(1, "a,b", [1, 2], g(3, 4), ')
    assert call is not None
    assert (call.name, call.position, call.is_method) == ("f", 4, True)
