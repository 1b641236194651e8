"""What is seen on a toile and what is done on it."""

from __future__ import annotations

from browser.game import Play
from browser.waiting import becomes, until

_CLICKS = """\
t est une toile
dimension(t, 400, 300)
x, y est un nombre
tant que vrai
    cliquer t dans x, y
    cercle(t, x, y, 5, #FF0000)
    affiche x + " " + y
fin tant que
"""


def test_clicks_are_whole_pixels_of_the_toile(play: Play) -> None:
    game = play(_CLICKS)
    game.status_is("Clique")
    game.click(10.9, 20.2)
    game.says("10 20")
    game.click(399.6, 299.6)
    game.says("399 299")
    game.until_seen("#FF0000", 10, 20)
    game.until_seen("#FFFFFF", 200, 200)


def test_a_click_outside_does_not_count(play: Play) -> None:
    game = play(_CLICKS)
    game.status_is("Clique")
    box = game.canvas.bounding_box()
    game.page.mouse.click(box["x"] - 5, box["y"] + 50)
    game.page.mouse.click(box["x"] + 50, box["y"] + 50, button="right")
    game.click(1, 1)
    game.says("1 1")
    becomes(game.lines, ["1 1"])


def test_a_small_screen_scales_the_toile_and_takes_a_finger(play: Play) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 3, "has_touch": True, "is_mobile": True}
    game = play(_CLICKS, screen=phone)
    game.status_is("Clique")
    box = game.canvas.bounding_box()
    assert box["width"] < 360
    until(game.page, "document.documentElement.scrollWidth <= innerWidth")
    game.page.touchscreen.tap(*game.on_screen(300.5, 150.5))
    game.says("300 150")


def test_a_dense_screen_is_sharp(play: Play) -> None:
    program = "t est une toile\ndimension(t, 300, 200)\nrectangle(t, 50.5, 0, 100, 200, #000000)\naffiche t\n"
    game = play(program, screen={"device_scale_factor": 2})
    game.status_is("Terminé")
    becomes(lambda: game.canvas.evaluate("c => c.width"), 600)
    edges = ["#FFFFFF", "#000000", "#000000", "#FFFFFF"]
    becomes(lambda: [game.color(x, 100) for x in (50, 50.5, 150, 150.5)], edges)


_HELD = """\
t est une toile
dimension(t, 100, 100)
tant que non touche_enfoncee("droite")
    affiche t
fin tant que
affiche "droite"
tant que non clic_recu(t)
    affiche t
fin tant que
affiche souris_x(t)
affiche souris_enfoncee(t)
affiche t
affiche clic_recu(t)
"""


def test_keys_are_known_by_character_and_name(play: Play) -> None:
    game = play(
        "t est une toile\naffiche t\nk est un nombre\n"
        'tant que vrai\n    appuyer ["z", "haut", "espace", "é"] dans k\n    affiche k\nfin tant que\n'
    )
    game.status_is("Appuie")
    for key, told in (("z", "1"), ("x", "1"), ("Z", "1 1"), ("ArrowUp", "1 1 2"), ("Space", "1 1 2 3")):
        game.page.keyboard.press(key)
        game.says(told)


def test_keys_reach_a_program_without_toile(play: Play) -> None:
    game = play('k est un nombre\nappuyer ["a"] dans k\naffiche "touche " + k\n')
    game.status_is("Appuie")
    game.page.keyboard.press("a")
    game.says("touche 1")


def test_held_keys_and_the_mouse_are_seen_by_an_animation(play: Play) -> None:
    game = play(_HELD)
    game.canvas.wait_for()
    game.page.keyboard.down("ArrowRight")
    game.says("droite")
    game.page.keyboard.up("ArrowRight")
    game.page.mouse.move(*game.on_screen(30, 40))
    game.page.mouse.down()
    game.says("30\nvrai\nfaux")


def _busy(milliseconds: int) -> str:
    return (
        't est une toile\nx, y est un nombre\naffiche t\naffiche "prêt"\n'
        f"debut est un nombre vaut chrono()\ntant que chrono() - debut < {milliseconds}\nfin tant que\n"
        'cliquer t dans x, y\naffiche "pris " + x\n'
    )


def test_a_click_waits_a_moment_for_a_busy_program(play: Play) -> None:
    game = play(_busy(1500))
    game.canvas.wait_for()
    game.page.wait_for_timeout(1300)
    game.click(33, 20)
    game.says("pris 33")


def test_an_old_click_is_forgotten(play: Play) -> None:
    game = play(_busy(5000))
    game.canvas.wait_for()
    game.click(33, 20)
    game.status_is("Clique")
    game.click(55, 20)
    game.says("pris 55")


def test_a_showing_is_seen_although_the_program_is_busy_afterwards(play: Play) -> None:
    game = play("t est une toile\nremplir(t, #FF8800)\naffiche t\ntant que vrai\nfin tant que\n")
    game.canvas.wait_for()
    game.until_seen("#FF8800", 10, 10)


def test_an_endless_loop_is_stopped_and_started_anew(play: Play) -> None:
    game = play("t est une toile\nremplir(t, #FF8800)\naffiche t\ntant que vrai\nfin tant que\n")
    game.canvas.wait_for()
    game.until_seen("#FF8800", 10, 10)
    game.page.get_by_role("button", name="Arrêter").click()
    game.status_is("Arrêté")
    game.until_seen("#FF8800", 10, 10)
    game.again()
    game.status_is("En cours")
    game.until_seen("#FF8800", 10, 10)


def test_several_toiles_have_their_names(play: Play) -> None:
    game = play(
        "carte, score est une toile\ndimension(carte, 200, 100)\ndimension(score, 100, 100)\n"
        "remplir(carte, #00FF00)\nremplir(score, #0000FF)\naffiche carte\naffiche score\n"
    )
    game.status_is("Terminé")
    becomes(game.page.locator(".toile-name").all_inner_texts, ["carte", "score"])


def test_a_toile_that_changes_its_size_is_shown_anew(play: Play) -> None:
    game = play(
        "t est une toile\nremplir(t, #00FF00)\naffiche t\ndimension(t, 200, 100)\nremplir(t, #0000FF)\naffiche t\n"
    )
    game.status_is("Terminé")
    game.until_seen("#0000FF", 199, 99)
    becomes(lambda: game.canvas.bounding_box()["width"], 200)


def test_drawing_for_long_is_not_forgotten(play: Play) -> None:
    game = play(
        "t est une toile\nrectangle(t, 0, 0, 50, 50, #FF0000)\n"
        "pour tour de 1 à 3\n    pour i de 1 à 60000\n        point(t, 100 + i mod 200, 100 + i mod 37, #0000FF)\n"
        "    fin pour\n    affiche t\nfin pour\n"
    )
    game.status_is("Terminé")
    game.until_seen("#FF0000", 10, 10)
    game.page.set_viewport_size({"width": 420, "height": 700})
    game.page.wait_for_timeout(300)
    game.until_seen("#FF0000", 10, 10)


def test_the_worker_has_no_network(play: Play) -> None:
    game = play("t est une toile\naffiche t\nattendre(60000)\n")
    game.canvas.wait_for()
    worker = game.page.workers[0]
    for attempt in ("fetch('/')", "fetch('https://example.org/')", "importScripts('player.js')"):
        told = worker.evaluate(
            f"(async () => {{ try {{ await {attempt}; return 'in'; }} catch {{ return 'out'; }} }})()"
        )
        assert told == "out", attempt


def test_keys_reach_the_program_after_a_restart(play: Play) -> None:
    game = play('k est un nombre\nappuyer ["a"] dans k\naffiche "touche " + k\n')
    game.status_is("Appuie")
    game.again()
    game.status_is("Appuie")
    game.page.keyboard.press("a")
    game.says("touche 1")


def test_full_screen_is_sharp_and_clicks_stay_true(play: Play) -> None:
    game = play(_CLICKS)
    game.status_is("Clique")
    game.page.get_by_role("button", name="Plein écran").click()
    until(game.page, "document.fullscreenElement !== null")
    becomes(lambda: game.canvas.evaluate("c => c.clientWidth"), 1067)
    becomes(lambda: game.canvas.evaluate("c => c.width") in {1066, 1067}, True)
    game.click(399.5, 10.5)
    game.says("399 10")


def test_the_picture_is_saved(play: Play) -> None:
    game = play("dessin est une toile\nremplir(dessin, #00FF00)\naffiche dessin\n")
    game.status_is("Terminé")
    with game.page.expect_download() as download:
        game.page.get_by_role("button", name="Image PNG").click()
    assert download.value.suggested_filename == "dessin.png"


def test_tab_leaves_the_toile_unless_the_program_wants_it(play: Play) -> None:
    game = play(
        't est une toile\naffiche t\nk est un nombre\nappuyer ["tab"] dans k\naffiche k\nappuyer ["a"] dans k\n'
    )
    game.status_is("Appuie")
    game.page.keyboard.press("Tab")
    game.says("1")
    game.status_is("Appuie sur a")
    game.page.keyboard.press("Tab")
    until(game.page, "document.activeElement.tagName !== 'CANVAS'")


def test_shapes_that_grow_without_end_are_painted(play: Play) -> None:
    game = play(
        """\
t est une toile
r est un nombre vaut 1
pour i de 1 à 25
    effacer(t)
    contour(t, "#00ADB5", 4)
    label(t, 10, 100, "Été", "noir", r)
    cercle(t, 300, 400 + r, r, "#0000FF")
    secteur(t, 300, 200, r, 0, 90, "#FF0000")
    arc(t, 300 - r, 200, r, -40, 90, "vert", 5)
    ligne(t, 0, 0, r, r * 0.5, "noir", 3)
    affiche t
    r vaut r * 4
fin pour
"""
    )
    game.status_is("Terminé")
    assert not game.errors
    game.until_seen("#FF0000", 400, 300)
