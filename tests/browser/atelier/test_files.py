"""Files: saved by themselves, never over another's change, old versions kept, a bin, folders, templates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.atelier.conftest import Open
from browser.atelier.workshop import Workshop
from browser.waiting import becomes, intercept

if TYPE_CHECKING:
    from playwright.sync_api import Dialog


def test_typing_is_saved(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\r\naffiche 2\r\n"})
    workshop.open("essai")
    workshop.editor.click()
    workshop.page.keyboard.press("ControlOrMeta+Home")
    workshop.page.keyboard.type("// ici", delay=5)
    becomes((workshop.folder / "essai.edu").read_bytes, b"// iciaffiche 1\r\naffiche 2\r\n")


def test_change_outside_is_shown_when_nothing_was_typed(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    (workshop.folder / "essai.edu").write_text("affiche 2\n", encoding="utf-8")
    workshop.page.locator(".toast", has_text="a changé sur le disque").wait_for()
    becomes(workshop.text, "affiche 2\n")


def test_what_was_typed_and_taken_back_needs_no_saving(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    workshop.editor.click()
    workshop.page.keyboard.type("x")
    becomes(lambda: "x" in workshop.text(), True)
    workshop.page.keyboard.press("ControlOrMeta+z")
    becomes(workshop.text, "affiche 1\n")
    workshop.page.locator('.tab[data-state="saved"]').wait_for()


def test_a_file_made_unreadable_outside_is_not_taken_for_gone(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    (workshop.folder / "essai.edu").write_bytes('affiche "été"\n'.encode("latin-1"))
    workshop.page.locator(".toast", has_text="UTF-8").wait_for()
    becomes(workshop.page.locator("dialog").count, 0)
    becomes(workshop.text, "affiche 1\n")


def test_two_pages_on_one_program_follow_each_other(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    other = Workshop(workshop.page.context.new_page(), workshop.server, workshop.folder)
    other.open("essai")
    workshop.write("affiche 1\naffiche 2\n")
    other.page.locator(".cm-line", has_text="affiche 2").wait_for()
    other.write("affiche 3\n")
    workshop.page.locator(".cm-line", has_text="affiche 3").wait_for()
    workshop.saved("essai.edu", "affiche 3\n")
    assert workshop.page.locator("dialog").count() + other.page.locator("dialog").count() == 0
    assert other.errors == []


def test_every_tab_in_front_can_be_closed(atelier: Open) -> None:
    names = ["un", "deux", "trois", "quatre", "le nom beaucoup trop long"]
    workshop = atelier({f"{name}.edu": "" for name in names}, viewport={"width": 1024, "height": 600})
    for name in names:
        workshop.open(name)
    bar = workshop.page.locator(".tabs").bounding_box()
    close = workshop.page.locator(".tab-box.front .tab-close").bounding_box()
    assert close["x"] + close["width"] <= bar["x"] + bar["width"] + 1


def _conflict(atelier: Open) -> Workshop:
    """Typed here and changed there, before the page saves by itself."""
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    workshop.write("affiche 10\n")
    (workshop.folder / "essai.edu").write_text("affiche 2\n", encoding="utf-8")
    dialog = workshop.page.locator("dialog")
    dialog.get_by_text("Ce programme a changé ailleurs").wait_for()
    assert (workshop.folder / "essai.edu").read_text(encoding="utf-8") == "affiche 2\n"
    dialog.get_by_text("affiche 10").first.wait_for()
    dialog.get_by_text("affiche 2").first.wait_for()
    return workshop


def test_conflict_keep_both(atelier: Open) -> None:
    workshop = _conflict(atelier)
    workshop.page.get_by_role("button", name="Garder les deux").click()
    workshop.saved("essai (ma version).edu", "affiche 10\n")
    workshop.saved("essai.edu", "affiche 2\n")
    workshop.page.locator(".tab", has_text="ma version").wait_for()


def test_conflict_keep_mine_leaves_theirs_in_the_history(atelier: Open) -> None:
    workshop = _conflict(atelier)
    workshop.page.get_by_role("button", name="Garder ma version").click()
    workshop.saved("essai.edu", "affiche 10\n")
    workshop.choose("essai", "Historique")
    versions = workshop.page.locator(".version")
    versions.first.wait_for()

    def is_found() -> bool:
        for rank in range(versions.count()):
            versions.nth(rank).click()
            workshop.page.wait_for_timeout(300)
            if "affiche 2" in workshop.page.locator(".comparison-texts").inner_text():
                return True
        return False

    becomes(is_found, True)


def test_conflict_take_theirs_can_be_undone(atelier: Open) -> None:
    workshop = _conflict(atelier)
    workshop.page.get_by_role("button", name="Prendre la version du disque").click()
    workshop.page.locator("dialog").wait_for(state="detached")
    becomes(workshop.text, "affiche 2\n")
    workshop.editor.click()
    workshop.page.keyboard.press("ControlOrMeta+z")
    becomes(workshop.text, "affiche 10\n")


def test_conflict_left_undecided_is_asked_again(atelier: Open) -> None:
    workshop = _conflict(atelier)
    page = workshop.page
    page.keyboard.press("Escape")
    page.locator('.tab[data-state="conflict"]').wait_for()
    workshop.write("affiche 11\n")
    page.wait_for_timeout(1200)
    assert (workshop.folder / "essai.edu").read_text(encoding="utf-8") == "affiche 2\n"
    page.keyboard.press("ControlOrMeta+s")
    page.get_by_role("button", name="Garder ma version").click()
    workshop.saved("essai.edu", "affiche 11\n")


def test_old_version_is_compared_and_restored(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    workshop.write("affiche 2\n")
    workshop.saved("essai.edu", "affiche 2\n")
    workshop.choose("essai", "Historique")
    workshop.page.locator(".comparison-texts", has_text="affiche 1").wait_for()
    workshop.page.get_by_role("button", name="Reprendre cette version").click()
    workshop.saved("essai.edu", "affiche 1\n")


def test_new_rename_duplicate_bin_and_back(atelier: Open) -> None:
    workshop = atelier({"jeux/pong.edu": "affiche 1\n"})
    page = workshop.page
    workshop.create("dessin", "Un dessin")
    becomes(lambda: "cercle" in workshop.text(), True)
    for name, item in (("dessin", "Renommer"), ("soleil", "Dupliquer"), ("soleil", "corbeille")):
        workshop.choose(name, item)
        if item == "Renommer":
            page.locator("dialog").get_by_label("Nouveau nom").fill("soleil")
            page.keyboard.press("Enter")
            page.locator(".tab", has_text="soleil").wait_for()
            becomes((workshop.folder / "soleil.edu").is_file, True)
            becomes((workshop.folder / "dessin.edu").exists, False)
        elif item == "Dupliquer":
            page.locator(".tab").nth(1).wait_for()
    page.locator(".toast-action", has_text="Annuler").wait_for()
    page.locator(".bin summary").click()
    page.get_by_role("button", name="Remettre soleil").click()
    page.locator(".bin").wait_for(state="detached")
    becomes((workshop.folder / "soleil.edu").is_file, True)


def _answered_late(page: Any, pattern: str) -> list[tuple[Any, Any]]:
    """Requests that the server answers at once, and whose answers the page has to wait for."""
    late: list[tuple[Any, Any]] = []
    intercept(page, pattern, lambda route: late.append((route, route.fetch())))
    return late


def _answer_unasked(page: Any, late: list[tuple[Any, Any]]) -> None:
    """Let the page have the answer, once the folder has had the time to tell of the change and nothing was asked."""
    page.wait_for_timeout(3000)
    assert page.locator("dialog").count() == 0
    route, answer = late[0]
    route.fulfill(response=answer)


def test_renaming_on_a_slow_machine_asks_nothing_and_keeps_what_is_typed_meanwhile(atelier: Open) -> None:
    """The folder tells that the old file is gone before the answer to the renaming comes."""
    workshop = atelier({"essai.edu": "affiche 1\n"})
    page = workshop.page
    workshop.open("essai")
    late = _answered_late(page, "**/api/rename")
    workshop.choose("essai", "Renommer")
    page.locator("dialog").get_by_label("Nouveau nom").fill("soleil")
    page.keyboard.press("Enter")
    becomes(lambda: (page.title(), len(late))[1], 1)
    workshop.write("affiche 2\n")
    _answer_unasked(page, late)
    page.locator(".tab", has_text="soleil").wait_for()
    workshop.saved("soleil.edu", "affiche 2\n")
    assert not (workshop.folder / "essai.edu").exists()


def test_throwing_away_on_a_slow_machine_asks_nothing(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    page = workshop.page
    workshop.open("essai")
    late = _answered_late(page, "**/api/delete")
    workshop.choose("essai", "corbeille")
    _answer_unasked(page, late)
    page.locator(".toast-action", has_text="Annuler").wait_for()
    becomes(page.locator(".tab").count, 0)


def test_a_renaming_that_fails_leaves_the_program_open_and_saved(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    page = workshop.page
    workshop.open("essai")
    intercept(page, "**/api/rename", lambda route: route.abort())
    workshop.choose("essai", "Renommer")
    page.locator("dialog").get_by_label("Nouveau nom").fill("soleil")
    page.keyboard.press("Enter")
    page.locator(".toast").wait_for()
    workshop.write("affiche 2\n")
    workshop.saved("essai.edu", "affiche 2\n")


@pytest.mark.parametrize("is_listed", [True, False])
def test_a_click_is_taken_even_if_what_it_falls_on_is_painted_anew_meanwhile(atelier: Open, is_listed: bool) -> None:
    """The list of the programs when one is added to the folder, the tabs when a program is saved."""
    workshop = atelier({"un.edu": "affiche 1\n", "deux.edu": "affiche 2\n"})
    page = workshop.page
    workshop.open("un")
    workshop.open("deux")
    workshop.write("affiche 3\n")
    place = page.locator(".row-main" if is_listed else ".tab", has_text="un")
    place.hover()
    page.mouse.down()
    workshop.saved("deux.edu", "affiche 3\n")
    (workshop.folder / "trois.edu").write_text("affiche 4\n", encoding="utf-8")
    page.wait_for_timeout(2000)
    page.mouse.up()
    page.locator('.tab[aria-selected="true"]', has_text="un").wait_for()
    page.locator(".row-main", has_text="trois").wait_for()


def test_list_is_searched_and_ordered(atelier: Open) -> None:
    workshop = atelier({"b.edu": "", "été.edu": "", "jeux/a.edu": ""})
    side = workshop.panel("Programmes")
    becomes(side.locator(".row-name").all_inner_texts, ["b", "été", "a"])
    side.get_by_label("Chercher").fill("ete")
    becomes(side.locator(".row-name").all_inner_texts, ["été"])
    side.get_by_label("Chercher").fill("jeux")
    becomes(side.locator(".row-name").all_inner_texts, ["a"])


def test_nothing_is_lost_while_the_server_does_not_answer(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    workshop.open("essai")
    intercept(workshop.page, "**/api/program", lambda route: route.abort())
    workshop.write("affiche 2\n")
    workshop.page.locator('.tab[data-state="lost"]').wait_for()
    workshop.page.unroute_all()
    workshop.saved("essai.edu", "affiche 2\n")
    workshop.page.locator('.tab[data-state="saved"]').wait_for()


def test_the_page_asks_before_it_goes_with_what_could_not_be_saved(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    page = workshop.page
    workshop.open("essai")
    intercept(page, "**/api/program", lambda route: route.abort())
    workshop.write("affiche 2\n")
    page.locator('.tab[data-state="lost"]').wait_for()
    asked: list[str] = []

    def stay(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.dismiss()

    page.on("dialog", stay)
    page.close(run_before_unload=True)
    becomes(lambda: (page.title(), asked)[1], ["beforeunload"])
    page.unroute_all()
    workshop.saved("essai.edu", "affiche 2\n")


def test_a_folder_that_cannot_be_written_is_told_once_and_its_program_can_be_left(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    page = workshop.page
    workshop.open("essai")
    refusal = {"status": 403, "json": {"reason": "no-right", "message": "On ne peut pas écrire ici."}}
    intercept(page, "**/api/program", lambda route: route.fulfill(**refusal))
    intercept(page, "**/api/gallery/open", lambda route: route.fulfill(**refusal))
    for number in range(3):
        workshop.write(f"affiche {number}\n")
        page.locator('.tab[data-state="refused"]').wait_for()
    told = page.locator(".toast", has_text="On ne peut pas écrire ici.")
    assert "fois" not in told.inner_text()
    told.wait_for(state="detached")
    page.keyboard.press("Control+s")
    told.wait_for()
    page.locator(".tab-close").click()
    page.locator(".toast", has_text="je le garde ouvert").get_by_role("button", name="Fermer sans enregistrer").click()
    page.locator(".tab").wait_for(state="detached")
    page.get_by_role("button", name="Galerie").click()
    told.wait_for(state="detached")
    page.locator(".card").first.click()
    told.wait_for()
    page.unroute_all()


def test_names_with_signs_are_only_text(atelier: Open) -> None:
    name = "b & 100 % #1 é"
    workshop = atelier({f"{name}.edu": 'affiche "é"\n'})
    workshop.open(name)
    workshop.page.locator(".tab", has_text=name).wait_for()
    workshop.editor.click()
    workshop.page.keyboard.press("ControlOrMeta+End")
    workshop.page.keyboard.insert_text("// <img src=x>\naffiche <img src=x>\n")
    workshop.page.locator(".problem").first.wait_for()
    workshop.run()
    workshop.status_is("Erreur")
    becomes(workshop.page.locator("img").count, 0)
