"""Panels: favourites, structure, help, Python, sizes; the first page; what is remembered."""

from __future__ import annotations

from browser.atelier.conftest import Open
from browser.waiting import becomes, until

_GAME = (
    "@ 1. Réglages\nconstante TAILLE vaut 24\n@ 2. Jeu\nfonction jouer(x)\n    retourne x * TAILLE\nfin fonction\n"
    "score est un nombre\naffiche jouer(score)\n"
)


def test_favourites_are_starred_grouped_dragged_and_kept(atelier: Open) -> None:
    workshop = atelier({"a.edu": "", "b.edu": "", "c.edu": ""}, grace=8)
    page = workshop.page
    for name in "abc":
        row = workshop.panel("Programmes").locator(".row", has_text=name)
        row.hover()
        page.get_by_role("button", name=f"Favori : {name}").click()
    side = workshop.panel("Favoris")
    names = side.locator(".row-name")
    becomes(names.all_inner_texts, ["a", "b", "c"])
    side.get_by_role("button", name="Nouveau groupe").click()
    page.locator("dialog").get_by_label("Nom du groupe").fill("Jeux")
    page.keyboard.press("Enter")
    side.locator(".group-head", has_text="Jeux").wait_for()
    side.locator(".row", has_text="c").drag_to(side.locator(".drop-zone").nth(1))
    side.locator(".drop-zone").nth(1).locator(".row-name", has_text="c").wait_for()
    side.locator(".row-main", has_text="b").focus()
    page.keyboard.press("Alt+ArrowUp")
    side.locator(".rows").first.locator(".row").first.get_by_text("b").wait_for()
    page.keyboard.press("Alt+ArrowDown")
    page.keyboard.press("Alt+ArrowDown")
    becomes(names.all_inner_texts, ["a", "b", "c"])
    becomes(side.locator(".drop-zone").nth(1).locator(".row-name").all_inner_texts, ["b", "c"])
    page.wait_for_timeout(500)  # what is kept is told to the server after a moment
    page.reload()
    side.locator(".row-name").nth(2).wait_for()
    becomes(names.all_inner_texts, ["a", "b", "c"])


def test_a_favourite_falls_above_or_below_the_one_it_is_dropped_on(atelier: Open) -> None:
    workshop = atelier({"a.edu": "", "b.edu": "", "c.edu": ""})
    page = workshop.page
    for name in "abc":
        row = workshop.panel("Programmes").locator(".row", has_text=name)
        row.hover()
        page.get_by_role("button", name=f"Favori : {name}").click()
    side = workshop.panel("Favoris")
    for dragged, target, place, order in (("a", "c", 0.8, "bca"), ("a", "b", 0.2, "abc"), ("c", "a", 0.8, "acb")):
        onto = side.locator(".row", has_text=target)
        box = onto.bounding_box()
        side.locator(".row", has_text=dragged).drag_to(onto, target_position={"x": 40, "y": box["height"] * place})
        until(page, f"[...document.querySelectorAll('.side .row-name')].map(e => e.textContent).join('') === '{order}'")


def test_structure_is_live_filtered_and_walked_by_keyboard(atelier: Open) -> None:
    workshop = atelier({"jeu.edu": _GAME})
    workshop.open("jeu")
    side = workshop.panel("Structure")
    side.locator(".tree-name", has_text="score").wait_for()
    becomes(side.locator(".tree-name").all_inner_texts, ["1. Réglages", "TAILLE", "2. Jeu", "jouer", "score"])
    side.get_by_label("Filtrer la structure").fill("regl")
    becomes(side.locator(".tree-name").all_inner_texts, ["1. Réglages", "TAILLE"])
    side.get_by_label("Filtrer la structure").fill("JOU")
    becomes(side.locator(".tree-name").all_inner_texts, ["2. Jeu", "jouer"])
    workshop.page.keyboard.press("ArrowDown")
    workshop.page.keyboard.press("ArrowDown")
    workshop.page.keyboard.press("Enter")
    becomes(side.locator(".tree-item.here .tree-name").inner_text, "jouer")
    workshop.page.keyboard.press("ControlOrMeta+End")
    workshop.page.keyboard.insert_text("vies est un nombre\n")
    side.get_by_label("Filtrer la structure").fill("")
    side.locator(".tree-name", has_text="vies").wait_for()
    side.locator(".tree-item", has_text="2. Jeu").focus()
    workshop.page.keyboard.press("ArrowLeft")
    becomes(lambda: "jouer" in side.locator(".tree-name").all_inner_texts(), False)


def test_help_is_searched_and_its_examples_run(atelier: Open) -> None:
    workshop = atelier({"essai.edu": "affiche 1\n"})
    side = workshop.panel("Aide")
    side.locator(".help-link").first.wait_for()
    side.get_by_label("Chercher dans l’aide").fill("tableau")
    side.locator(".excerpt").first.wait_for()
    side.get_by_role("button", name="Sommaire").click()
    side.locator(".help-link").nth(1).click()
    side.locator(".help-page h1").wait_for()
    side.get_by_role("button", name="Essayer").first.click()
    workshop.status_is("Terminé")
    side.get_by_role("button", name="Ouvrir dans l’éditeur").first.click()
    workshop.page.locator(".tab", has_text="exemple").wait_for()


def test_python_stands_beside_with_its_line_lit(atelier: Open) -> None:
    workshop = atelier({"jeu.edu": _GAME})
    workshop.open("jeu")
    page = workshop.page
    page.get_by_role("tab", name="En Python").click()
    page.locator(".python .cm-line", has_text="TAILLE = 24").wait_for()
    workshop.editor.locator(".cm-line", has_text="constante").click()
    page.locator(".python .lit", has_text="TAILLE = 24").wait_for()
    page.locator(".python .cm-line", has_text="def jouer").click()
    active = workshop.editor.locator(".cm-activeLine")
    active.get_by_text("fonction").wait_for()
    becomes(lambda: active.inner_text().startswith("fonction jouer"), True)


def test_what_python_refuses_is_said_above_it(atelier: Open) -> None:
    deep = "si vrai alors\n" * 105 + "affiche 1\n" + "fin si\n" * 105
    workshop = atelier({"profond.edu": deep})
    workshop.open("profond")
    workshop.page.get_by_role("tab", name="En Python").click()
    note = workshop.page.locator(".python-note")
    note.get_by_text("ligne 101").wait_for()
    workshop.write("affiche 1\n")
    note.wait_for(state="hidden")


def test_the_line_of_the_cursor_is_lit_on_both_sides(atelier: Open) -> None:
    workshop = atelier({"jeu.edu": _GAME})
    workshop.open("jeu")
    page = workshop.page
    page.get_by_role("tab", name="En Python").click()
    workshop.editor.locator(".cm-line", has_text="retourne").click()
    page.locator(".python .lit", has_text="return").wait_for()
    lines = (page.locator(".python .lit"), workshop.editor.locator(".cm-activeLine"))
    becomes(lambda: len({line.evaluate("e => getComputedStyle(e).backgroundColor") for line in lines}), 1)


def test_first_page_shows_the_gallery_and_opens_a_copy(atelier: Open) -> None:
    workshop = atelier()
    card = workshop.page.locator(".card").first
    card.wait_for()
    assert card.locator("img").evaluate("i => i.decode().then(() => i.naturalWidth)") > 100
    card.click()
    workshop.editor.wait_for()
    becomes(lambda: any(workshop.folder.rglob("*.edu")), True)


def test_sizes_panel_tabs_and_theme_are_remembered(atelier: Open) -> None:
    workshop = atelier({"a.edu": "", "b.edu": ""}, grace=8)
    page = workshop.page
    workshop.open("a")
    workshop.open("b")
    workshop.panel("Structure")
    bar = page.get_by_role("separator", name="Largeur du panneau")
    bar.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    wide = page.locator(".side").bounding_box()["width"]
    page.get_by_role("button", name="Thème : automatique").click()
    with page.expect_response("**/api/layout"):
        page.get_by_role("button", name="Thème : clair").click()
    page.reload()
    page.locator('.tab[aria-selected="true"]', has_text="b").wait_for()
    becomes(page.locator(".tab").count, 2)
    becomes(lambda: page.locator(".side").bounding_box()["width"], wide)
    becomes(page.locator(".side-title").inner_text, "Structure du programme")
    becomes(lambda: page.evaluate("document.documentElement.dataset.theme"), "dark")
