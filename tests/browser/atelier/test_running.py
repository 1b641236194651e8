"""Running: stop, errors at their line, questions, keys, frame rate, pictures, several toiles."""

from __future__ import annotations

from typing import Any

import pytest

from browser.atelier.conftest import Open
from browser.atelier.workshop import Workshop
from browser.waiting import becomes, intercept, until

_TWO = (
    'a est une toile\nb est une toile\nremplir(a, #FF8800)\nremplir(b, #0088FF)\naffiche a\naffiche b\naffiche "fini"\n'
)
_MOVING = (
    "t est une toile\ntant que vrai\n    effacer(t)\n    cercle(t, 100, 100, 20, #FF0000)\n    affiche t\n"
    "fin tant que\n"
)


def test_endless_loop_is_stopped(atelier: Open) -> None:
    workshop = atelier({"boucle.edu": "tant que vrai\nfin tant que\n"})
    workshop.open("boucle")
    workshop.run()
    workshop.status_is("En cours")
    workshop.page.get_by_role("button", name="Arrêter").click()
    workshop.status_is("Arrêté")
    workshop.write('affiche "encore"\n')
    workshop.run()
    workshop.says("encore")
    workshop.status_is("Terminé")


def test_keys_of_the_page_stop_and_start(atelier: Open) -> None:
    workshop = atelier({"boucle.edu": "tant que vrai\nfin tant que\n"})
    workshop.open("boucle")
    workshop.editor.click()
    workshop.run()
    workshop.status_is("En cours")
    workshop.page.keyboard.press("Shift+Escape")
    workshop.status_is("Arrêté")


def test_failure_is_told_in_the_console_and_at_its_line(atelier: Open) -> None:
    workshop = atelier({"panne.edu": "t est un tableau vaut [1, 2]\naffiche t[0]\naffiche t[5]\n"})
    workshop.open("panne")
    workshop.run()
    workshop.status_is("Erreur")
    workshop.page.locator(".failure", has_text="ligne 3").wait_for()
    note = workshop.page.locator(".failure-at + .failure-note")
    note.wait_for()
    becomes(workshop.page.locator(".failure-at").inner_text, "affiche t[5]")
    workshop.editor.click()
    workshop.page.keyboard.type(" ")
    note.wait_for(state="detached")


def test_question_is_answered_in_the_console(atelier: Open) -> None:
    workshop = atelier({"nom.edu": 'nom est un texte\ndemande "Ton nom ?" dans nom\naffiche "Salut " + nom\n'})
    workshop.open("nom")
    workshop.run()
    workshop.status_is("Réponds")
    workshop.page.keyboard.type("Léa")
    workshop.page.keyboard.press("Enter")
    workshop.says("Salut Léa")


def test_keys_go_to_the_program_only_while_its_toile_has_the_focus(atelier: Open) -> None:
    text = 't est une toile\nk est un nombre\nappuyer ["a"] dans k\naffiche t\nappuyer ["a"] dans k\naffiche "reçu"\n'
    workshop = atelier({"touches.edu": "t est une toile\naffiche t\n" + text.replace("t est une toile\n", "", 1)})
    workshop.open("touches")
    workshop.run()
    workshop.status_is("Appuie sur a")
    workshop.editor.click()
    workshop.page.keyboard.type("a")
    workshop.status_is("Appuie sur a")
    becomes(lambda: "a" in workshop.text(), True)
    workshop.page.locator("canvas.toile").click()
    workshop.page.keyboard.press("a")
    workshop.page.wait_for_timeout(400)
    workshop.page.keyboard.press("a")
    workshop.says("reçu")


def test_several_toiles_have_a_tab_each(atelier: Open) -> None:
    workshop = atelier({"deux.edu": _TWO})
    workshop.open("deux")
    workshop.run()
    workshop.says("fini")
    tabs = workshop.page.locator(".toile-tabs [role=tab]")
    becomes(tabs.all_inner_texts, ["Toutes", "a", "b"])
    tabs.nth(2).click()
    becomes(workshop.page.locator(".toile-frame:visible").count, 1)
    workshop.page.keyboard.press("ArrowLeft")
    becomes(workshop.page.locator('.toile-tabs [aria-selected="true"]').inner_text, "a")


def test_pictures_and_frame_rate(atelier: Open) -> None:
    workshop = atelier({"bouge.edu": _MOVING})
    workshop.open("bouge")
    workshop.run()
    workshop.until_seen("#FF0000", 100, 100)
    page = workshop.page
    page.get_by_role("button", name="Images par seconde").click()
    page.locator(".stage-area .rate", has_text="images/s").wait_for()
    with page.expect_download() as png:
        page.get_by_role("button", name="Image PNG").click()
    assert png.value.suggested_filename == "t.png"
    assert png.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as svg:
        page.get_by_role("button", name="Image SVG").click()
    assert "<circle" in svg.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Plein écran").click()
    until(page, "document.fullscreenElement !== null")


def _svg(workshop: Workshop) -> str:
    with workshop.page.expect_download() as svg:
        workshop.page.get_by_role("button", name="Image SVG").click()
    return str(svg.value.path().read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("t est une toile\ncercle(t, 100, 100, 20, #FF0000)\naffiche t\n", "Terminé"),
        ("t est une toile\ncercle(t, 100, 100, 20, #FF0000)\naffiche t\nx est un tableau\naffiche x[3]\n", "Erreur"),
        (_MOVING, "Arrêté"),
        ("t est une toile\ncercle(t, 100, 100, 20, #FF0000)\nx est un nombre\ncliquer t dans x, x\n", "Arrêté"),
    ],
    ids=["ended", "failed", "stopped", "stopped while waiting"],
)
def test_shapes_are_kept_however_the_program_ends(atelier: Open, text: str, status: str) -> None:
    workshop = atelier({"rond.edu": text})
    workshop.open("rond")
    workshop.run()
    workshop.until_seen("#FF0000", 100, 100)
    if status == "Arrêté":
        workshop.page.get_by_role("button", name="Arrêter").click()
    workshop.status_is(status)
    assert "<circle" in _svg(workshop)


@pytest.mark.parametrize("is_stopped", [False, True])
def test_a_program_too_busy_to_tell_its_shapes_leaves_what_is_seen(atelier: Open, is_stopped: bool) -> None:
    text = "t est une toile\ncercle(t, 100, 100, 20, #FF0000)\naffiche t\ntant que vrai\nfin tant que\n"
    workshop = atelier({"rond.edu": text})
    workshop.open("rond")
    workshop.run()
    workshop.until_seen("#FF0000", 100, 100)
    if is_stopped:
        workshop.page.get_by_role("button", name="Arrêter").click()
        workshop.status_is("Arrêté")
    assert '<image width="600" height="400" href="data:image/png' in _svg(workshop)
    workshop.page.locator(".toast", has_text="sans ses formes").wait_for()


def test_the_rate_goes_with_its_program(atelier: Open) -> None:
    workshop = atelier({"bouge.edu": _MOVING})
    workshop.open("bouge")
    workshop.run()
    rate = workshop.page.locator(".stage-area .rate")
    workshop.until_seen("#FF0000", 100, 100)
    workshop.page.get_by_role("button", name="Images par seconde").click()
    rate.get_by_text("images/s").wait_for()
    workshop.page.get_by_role("button", name="Arrêter").click()
    workshop.status_is("Arrêté")
    workshop.page.wait_for_timeout(700)
    becomes(rate.inner_text, "")


def test_a_failure_taller_than_the_console_is_read_from_its_top(atelier: Open) -> None:
    text = "t est une toile\naffiche t\nnotes est un tableau vaut [1, 2]\naffiche notes[5]\n"
    workshop = atelier({"panne.edu": text}, viewport={"width": 1280, "height": 720})
    workshop.open("panne")
    workshop.run()
    title = workshop.page.locator(".failure header")
    title.wait_for()
    scroller = workshop.page.locator(".console-scroll")
    becomes(lambda: title.bounding_box()["y"] >= scroller.bounding_box()["y"], True)


def test_a_program_with_errors_does_not_start(atelier: Open) -> None:
    workshop = atelier({"faux.edu": "affiche inconnu\n"})
    workshop.open("faux")
    workshop.run()
    workshop.status_is("Erreur")
    workshop.page.locator(".failure", has_text="inconnu").wait_for()


def test_what_is_still_being_prepared_can_be_stopped(atelier: Open) -> None:
    workshop = atelier({"a.edu": "affiche 1\n"})
    page = workshop.page
    workshop.open("a")
    held: list[Any] = []
    intercept(page, "**/api/compile", held.append)
    workshop.run()
    workshop.status_is("Préparation")
    page.get_by_role("button", name="Arrêter").click()
    workshop.status_is("Arrêté")
    held[0].continue_()
    page.unroute_all()
    page.wait_for_timeout(500)
    becomes(page.locator(".topbar .status").inner_text, "Arrêté")
    becomes(page.locator(".console-block").count, 0)
    workshop.run()
    workshop.says("1")
