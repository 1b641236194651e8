"""Every program is clean, its page quotes it truly, and what programs share is the same text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from educode.formatter import format_source
from educode.semantics import analyse
from educode.text import Source
from gallery.programs import GALLERY, GAMES, program, routines

PROGRAMS = sorted(GALLERY.rglob("*.edu"))
FENCE = re.compile(r"^```educode\n(.*?)^```$", re.MULTILINE | re.DOTALL)

MAZE = ("est_ouvert", "oppose", "voisine", "cotes_neufs", "abattre_le_mur", "creuser_un_pas")
INPUT = ("montrer", "est_survole", "est_clique")
GRIDS = (
    "grille_remplie_de",
    "chiffres_possibles",
    "case_la_plus_contrainte",
    "remplir_grille",
    "compter_solutions",
    "faire_des_trous",
)
SHARED = [
    *((name, ("sudoku", "sudoku_terminal")) for name in GRIDS),
    *((name, ("lancer_de_rayons", "connect_circuit", "labyrinthe")) for name in MAZE),
    ("creuser", ("lancer_de_rayons", "connect_circuit")),
    *((name, ("quiz", "isotuiles", "sudoku", "connect_circuit", "labyrinthe", "make7")) for name in INPUT),
]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_checks_without_a_word(path: Path) -> None:
    assert analyse(Source(path.read_text("utf-8"))).diagnostics == ()


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_has_the_canonical_layout(path: Path) -> None:
    text = path.read_text("utf-8")
    assert format_source(text) == text


@pytest.mark.parametrize("name", [*GAMES, "sudoku_terminal"])
def test_page_quotes_the_program(name: str) -> None:
    page = (GALLERY / name / "page.md").read_text("utf-8")
    excerpts = FENCE.findall(page)
    assert excerpts
    for excerpt in excerpts:
        assert excerpt in program(name)


def test_page_of_the_showcase_quotes_its_programs() -> None:
    programs = [path.read_text("utf-8") for path in (GALLERY / "vitrine").glob("*.edu")]
    for excerpt in FENCE.findall((GALLERY / "vitrine" / "page.md").read_text("utf-8")):
        assert any(excerpt in text for text in programs)


@pytest.mark.parametrize(("name", "games"), SHARED)
def test_shared_routines_are_the_same(name: str, games: tuple[str, ...]) -> None:
    assert len({routines(program(game))[name] for game in games}) == 1


def test_the_first_drawing_is_short() -> None:
    assert 15 <= len((GALLERY / "vitrine" / "premier_dessin.edu").read_text("utf-8").splitlines()) <= 25
