"""Writing: from nothing with completion, blocks closed by themselves, quick fixes, several files, undo for each."""

from __future__ import annotations

import re

import pytest

from browser.atelier.conftest import Open
from browser.waiting import becomes, until

_SLOWLY = 40


def _choose(workshop: object, label: str) -> None:
    page = workshop.page  # type: ignore[attr-defined]
    page.locator(".cm-tooltip-autocomplete li[aria-selected]", has_text=re.compile(f"{label}")).first.wait_for()
    page.wait_for_timeout(250)  # the editor takes an Enter that comes at the list's heels for a new line
    page.keyboard.press("Enter")


def test_program_from_nothing_with_completion_then_run_and_clicked(atelier: Open) -> None:
    workshop = atelier()
    page = workshop.page
    page.get_by_role("button", name="Nouveau programme").first.click()
    page.locator("dialog").get_by_label("Son nom").fill("clics")
    page.keyboard.press("Enter")
    workshop.editor.wait_for()
    workshop.write("maToile est une toile\nx, y est un nombre\n")
    page.keyboard.type("remp", delay=_SLOWLY)
    _choose(workshop, "remplir")
    page.keyboard.type("maToile, #FF0000", delay=5)
    page.keyboard.press("End")
    page.keyboard.type("\ntant que vrai", delay=5)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.keyboard.type("cliquer maToile dans x, y\ncercle(maToile, x, y, 40, #0000FF", delay=5)
    page.keyboard.press("Escape")
    becomes(lambda: workshop.text().endswith("cercle(maToile, x, y, 40, #0000FF)\nfin tant que"), True)
    workshop.run()
    workshop.status_is("Clique sur la toile")
    workshop.until_seen("#FF0000", 300, 200)
    workshop.click_toile(300, 200)
    workshop.until_seen("#0000FF", 300, 200)


@pytest.mark.parametrize(("declared", "typed"), [("été", "é"), ("numéro", "numé"), ("côté4", "côté4"), ("n2", "n2")])
def test_completion_comes_after_any_letter_or_digit_of_a_name(atelier: Open, declared: str, typed: str) -> None:
    workshop = atelier({"essai.edu": f"{declared} est un nombre\n"})
    workshop.open("essai")
    workshop.panel("Structure").locator(".tree-name", has_text=declared).wait_for()
    workshop.editor.click()
    workshop.page.keyboard.press("ControlOrMeta+End")
    workshop.page.keyboard.insert_text(f"affiche {typed[:-1]}")
    workshop.page.keyboard.press("Escape")
    workshop.page.keyboard.type(typed[-1])
    workshop.page.locator(".cm-tooltip-autocomplete li", has_text=declared).wait_for()


def test_completion_does_not_disturb_numbers(atelier: Open) -> None:
    workshop = atelier({"essai.edu": ""})
    workshop.open("essai")
    workshop.write("n2 est un nombre\nn2 vaut ")
    workshop.page.keyboard.type("12", delay=_SLOWLY)
    workshop.page.wait_for_timeout(600)
    becomes(workshop.page.locator(".cm-tooltip-autocomplete").count, 0)


def test_completion_menu_stands_just_below_the_word(atelier: Open) -> None:
    workshop = atelier({"essai.edu": ""})
    workshop.open("essai")
    workshop.write("maToile est une toile\nmaToile_deux est une toile\n")
    workshop.page.keyboard.type("effacer(maT", delay=_SLOWLY)
    menu = workshop.page.locator(".cm-tooltip-autocomplete")
    menu.get_by_text("maToile_deux", exact=True).first.wait_for()

    def is_below() -> bool:
        box = menu.bounding_box()
        word = workshop.editor.evaluate(
            "e => { const v = e.cmTile.view; return v.coordsAtPos(v.state.selection.main.head - 3); }"
        )
        return bool(box) and abs(box["x"] - word["left"]) < 6 and 0 <= box["y"] - word["bottom"] < 8

    becomes(is_below, True)


def test_completion_menu_stays_inside_a_small_page(atelier: Open) -> None:
    workshop = atelier({"essai.edu": ""}, viewport={"width": 1024, "height": 600})
    workshop.open("essai")
    workshop.write("\n" * 16)
    workshop.page.keyboard.type("cer", delay=_SLOWLY)
    menu = workshop.page.locator(".cm-tooltip-autocomplete")
    menu.get_by_text("cercle", exact=True).first.wait_for()

    def is_inside() -> bool:
        box = menu.bounding_box()
        across = 0 <= box["x"] < box["x"] + box["width"] <= 1024
        return bool(across and 0 <= box["y"] < box["y"] + box["height"] <= 600)

    becomes(is_inside, True)


def test_blocks_are_closed_once_and_indented(atelier: Open) -> None:
    workshop = atelier({"essai.edu": ""})
    workshop.open("essai")
    workshop.editor.click()
    page = workshop.page
    page.keyboard.type("si vrai alors", delay=5)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    page.keyboard.type("affiche 1", delay=5)
    page.keyboard.press("Escape")
    becomes(workshop.text, "si vrai alors\n    affiche 1\nfin si")
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    becomes(workshop.text, "si vrai alors\n    \n    affiche 1\nfin si")


def test_an_error_is_mended_by_its_button(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affich 12\n"})
    workshop.open("essai")
    workshop.page.locator(".problem", has_text="affich").wait_for()
    workshop.write("x est un nombre vaut 2\nx == 3\nprint(x)\n")
    fix = workshop.page.locator(".problem-mend").first
    fix.wait_for()
    before = workshop.text()
    fix.click()
    becomes(lambda: workshop.text() != before, True)


def test_quick_fix_makes_the_program_right(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "si 1 = 1\n    affiche 1\nfin si\n"})
    workshop.open("essai")
    workshop.page.locator(".problem-mend").first.click()
    workshop.page.locator(".problems .empty", has_text="Bravo").wait_for()
    becomes(lambda: "alors" in workshop.text(), True)


def test_problem_leads_to_its_line(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n" * 60 + "affiche inconnu\n"})
    workshop.open("essai")
    workshop.page.locator(".problem-go").first.click()
    line = "e => { const s = e.cmTile.view.state; return s.doc.lineAt(s.selection.main.head).number; }"
    becomes(lambda: workshop.editor.evaluate(line), 61)


def test_each_file_has_its_tab_and_its_own_undo(atelier: Open) -> None:
    workshop = atelier({"un.edu": "affiche 1\n", "deux.edu": "affiche 2\n"})
    page = workshop.page
    workshop.open("un")
    workshop.editor.click()
    page.keyboard.insert_text("// a")
    workshop.open("deux")
    workshop.editor.click()
    page.keyboard.insert_text("// b")
    page.keyboard.press("ControlOrMeta+z")
    becomes(workshop.text, "affiche 2\n")
    page.locator(".tab", has_text="un").click()
    becomes(lambda: "// a" in workshop.text(), True)
    page.keyboard.press("ControlOrMeta+z")
    becomes(workshop.text, "affiche 1\n")


def test_hover_signature_and_rename(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "nombre_de_vies est un nombre vaut 3\naffiche nombre_de_vies\n"})
    workshop.open("essai")
    page = workshop.page
    page.locator(".m-variable").first.hover()
    page.locator(".cm-lsp-hover-tooltip", has_text="nombre").wait_for()
    page.locator(".m-variable").first.click()
    page.keyboard.press("F2")
    page.get_by_label("Nouveau nom").fill("pour")
    page.keyboard.press("Enter")
    page.get_by_role("alert").filter(has_text="réservé").wait_for()
    page.get_by_label("Nouveau nom").fill("vies")
    page.keyboard.press("Enter")
    until(
        page,
        "() => document.querySelector('.editor-place:not([hidden]) .cm-content').innerText.includes('affiche vies')",
    )
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.type("x est un nombre vaut absolue(", delay=_SLOWLY)
    page.locator(".cm-lsp-signature-tooltip", has_text="absolue").wait_for()


def test_definition_format_and_colour(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "t est une toile\nremplir(t,#ff0000)\nsi vrai alors\naffiche t\nfin si\n"})
    workshop.open("essai")
    page = workshop.page
    page.locator(".swatch").wait_for()
    page.locator(".swatch-input").evaluate(
        "i => { i.value = '#00ff00'; i.dispatchEvent(new Event('input', { bubbles: true })); }"
    )
    becomes(lambda: "#00FF00" in workshop.text(), True)
    page.get_by_role("button", name="Mettre en forme").click()
    until(
        page,
        "() => document.querySelector('.editor-place:not([hidden]) .cm-content').innerText.includes('    affiche t')",
    )
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("End")
    page.keyboard.press("F12")
    until(
        page,
        """() => {
            const content = document.querySelector('.editor-place:not([hidden]) .cm-content');
            return content.cmTile.view.state.selection.main.head < 3;
        }""",
    )
