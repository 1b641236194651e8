"""The support module: reference values of the language page, and its checks."""

from __future__ import annotations

import pytest

from educode import python as edu
from educode.python import EduCodeError, Tableau
from educode.python.chance import Generator
from educode.python.run import Options, begin


@pytest.fixture(autouse=True)
def headless() -> None:
    begin(Options(headless=True))


def test_the_generator_of_the_language_page() -> None:
    words = Generator(42)
    assert [words.draw() for _ in range(4)] == [2394768134, 402434400, 3006987620, 1371592229]
    assert [Generator(seed).draw() for seed in (0, 1, -3, 0.5)] == [1363572419, 950609172, 3646112540, 4134378110]
    edu.graine(42)
    assert [edu.hasard(1, 6) for _ in range(10)] == [4, 1, 5, 2, 5, 2, 6, 3, 2, 6]
    edu.graine(42)
    assert [edu.hasard_reel(), edu.hasard_reel()] == [0.5575754060628123, 0.7001188630981716]
    edu.graine(42)
    assert list(edu.melanger(Tableau(range(1, 10)))) == [7, 8, 3, 9, 4, 2, 5, 1, 6]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (3.0, "3"),
        (0.1 + 0.2, "0.30000000000000004"),
        (1e20, "100000000000000000000"),
        (354224848179261915075.0, "354224848179261900000"),
        (1e21, "1e+21"),
        (1e-6, "0.000001"),
        (1.5e-7, "1.5e-7"),
        (-0.0, "0"),
        (True, "vrai"),
        (Tableau([1, "a", Tableau([True])]), '[1, "a", [vrai]]'),
        (edu.Dictionnaire(), "[:]"),
        (edu.Dictionnaire({"a": 1}), '["a": 1]'),
    ],
)
def test_writing(value: object, written: str) -> None:
    assert edu.convertir_texte(value) == written


def test_a_value_inside_itself() -> None:
    inside = Tableau([1])
    inside.append(inside)
    assert edu.convertir_texte(inside) == "[1, …]"
    assert edu.egal(inside, edu.copier(inside))


def test_rounding_is_on_the_writing() -> None:
    assert (edu.arrondi(2.5), edu.arrondi(-2.5), edu.arrondi(1.005, 2)) == (3, -3, 1.01)
    assert edu.cosinus(edu.radians(60)) == 0.5


def test_texts_count_what_people_see() -> None:
    assert edu.longueur("é😀🇫🇷👨‍👩‍👧") == 4
    assert edu.lettre("a🇫🇷b", 2) == "🇫🇷"
    assert list(edu.trier(Tableau(["côté", "côte", "coté", "Cote", "cote"]))) == [
        "cote",
        "Cote",
        "coté",
        "côte",
        "côté",
    ]


@pytest.mark.parametrize("index", [-1, 2, 0.5, float("inf"), "a"])
def test_indices_are_checked(index: object) -> None:
    with pytest.raises(EduCodeError):
        Tableau([1, 2])[index]


def test_types_are_those_of_the_catalogue() -> None:
    with pytest.raises(EduCodeError) as caught:
        edu.longueur(5)  # type: ignore[arg-type]
    assert (caught.value.code, caught.value.part) == ("EDU1107", 0)
