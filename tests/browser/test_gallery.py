"""The gallery's games in a real browser: the raycaster keeps its pace, and clicks and keys reach the games."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from browser.conftest import at_full_speed
from browser.game import Play
from browser.waiting import becomes
from gallery.programs import GALLERY, functions_of, program

_FRAMES = 240
_WALK = f"""
appelle preparer_partie()
etat vaut "jeu"
effacer(ecran)
vide est un nombre vaut chrono()
pour numero de 1 à {_FRAMES}
    affiche ecran
fin pour
vide vaut chrono() - vide
calculs est un tableau
debut est un nombre vaut chrono()
pour numero de 1 à {_FRAMES}
    appelle mesurer_le_temps()
    appelle jouer()
    joueur.angle ajoute 1.5
    avant_de_dessiner est un nombre vaut chrono()
    appelle dessiner_image()
    calculs ajoute chrono() - avant_de_dessiner
    affiche ecran
fin pour
affiche [chrono() - debut, somme(calculs), vide]
"""


@at_full_speed
def test_raycaster_keeps_the_pace_of_an_empty_toile(play: Play, record_property: Callable[[str, object], None]) -> None:
    game = play(functions_of("lancer_de_rayons") + _WALK)
    game.status_is("termin")
    whole, computing, empty = json.loads(game.lines()[-1])
    record_property("milliseconds_a_frame", whole / _FRAMES)
    record_property("milliseconds_computing_a_frame", computing / _FRAMES)
    record_property("milliseconds_an_empty_frame", empty / _FRAMES)
    assert computing < 0.7 * empty
    assert whole < 1.8 * empty


def test_quiz_reads_its_questions(play: Play, tmp_path: Path) -> None:
    questions = (GALLERY / "quiz" / "questions.txt").read_text("utf-8")
    (tmp_path / "questions.txt").write_text(questions, "utf-8")
    game = play(program("quiz"))
    game.until_seen("#1E2448", 300, 185)
    game.until_answered(lambda: game.page.keyboard.press("a"), "#5EEAD4", 480, 443)


def test_circuit_answers_to_clicks_and_keys(play: Play) -> None:
    game = play(program("connect_circuit"))
    game.until_seen("#1A2044", 68, 132)
    game.until_answered(lambda: game.click(100, 150), "#2A3263", 68, 132)
    game.until_answered(lambda: game.page.keyboard.press("t"), "#131838", 120, 120)


def test_sudoku_takes_the_digits_of_a_french_keyboard(play: Play) -> None:
    game = play(program("sudoku"))
    game.until_seen("#BFD7FE", 224, 224)
    before = game.picture()
    game.page.keyboard.press("&")
    becomes(lambda: game.picture() != before, True)


def test_maze_is_dug_and_its_way_drawn(play: Play) -> None:
    game = play(program("labyrinthe"))
    game.until_seen("#10152F", 600, 590)
    game.until_answered(lambda: game.page.keyboard.press("e"), "#262E63", 600, 590)
    game.until_answered(lambda: game.page.keyboard.press("c"), "#FFD65C", 600, 600)


def test_make7_puts_its_help_away(play: Play) -> None:
    game = play(program("make7"))
    game.until_seen("#FBF7F2", 90, 480)
    game.until_answered(lambda: game.click(300, 300), "#F7F1EA", 90, 490)


def test_make7_offers_its_record_as_a_file(play: Play) -> None:
    game = play(program("make7").replace("    score vaut 0\n", "    score vaut 70\n"))
    game.until_seen("#FBF7F2", 90, 480)
    game.until_answered(lambda: game.click(300, 300), "#F7F1EA", 90, 490)
    game.page.keyboard.press("n")
    with game.page.expect_download() as found:
        game.page.get_by_text("make7-record.txt").click()
    assert Path(found.value.path()).read_text("utf-8") == "70"


def test_maze_takes_a_brief_tap_of_a_finger(play: Play) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    game = play(program("labyrinthe"), query="?graine=7&taille=10&vitesse=200", screen=phone)
    game.until_seen("#5EEAD4", 58, 54)  # the player, at the entrance of a maze that is dug
    game.page.touchscreen.tap(*game.on_screen(560, 50))
    game.until_seen("#5EEAD4", 118, 54)
