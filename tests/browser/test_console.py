"""Text, questions and errors in the player's console."""

from __future__ import annotations

from pathlib import Path

from browser.game import Play
from browser.waiting import becomes
from educode.host.limits import Limits


def test_an_answer_is_typed_and_used(play: Play) -> None:
    game = play('nom est un texte\ndemande "Ton nom ?" dans nom\naffiche "Bonjour " + nom\n')
    game.status_is("Réponds")
    game.answer("Zoé 😀")
    game.says("Bonjour Zoé 😀")
    game.status_is("Terminé")
    becomes(game.lines, ["Ton nom ? Zoé 😀", "Bonjour Zoé 😀"])


def test_the_lines_after_an_answer_keep_their_blanks(play: Play) -> None:
    asked = 'nom est un texte\ndemande "> " dans nom\n'
    game = play(f'affiche\naffiche "début"\n{asked}affiche\naffiche ""\naffiche "fin"\n')
    game.answer("ouvrir")
    game.says("fin")
    becomes(game.lines, ["", "début", "> ouvrir", "", "", "fin"])
    assert game.page.locator(".console-note").is_hidden()


def test_a_number_is_asked_again_kindly(play: Play) -> None:
    game = play('n est un nombre\ndemande "Combien ?" dans n\naffiche n + 1\n')
    game.answer("beaucoup")
    game.page.locator(".console-again", has_text="J’attends un nombre").wait_for()
    game.answer("3,5")
    game.says("4.5")


def test_an_error_shows_its_line_and_the_values(play: Play) -> None:
    game = play("notes est un tableau vaut [1, 2, 3]\naffiche 1\ni est un nombre vaut 7\naffiche notes[i]\n")
    failure = game.page.locator(".failure")
    failure.get_by_text("ligne 4").wait_for()
    assert "7" in failure.locator(".failure-message").inner_text()
    becomes(failure.locator("mark").inner_text, "notes[i]")
    game.status_is("Erreur")
    becomes(game.lines, ["1"])


def test_a_program_with_slips_shows_them_instead_of_running(play: Play) -> None:
    game = play("affiche 1\nafiche 2\n")
    game.status_is("Erreur")
    game.page.locator(".failure", has_text="ligne 2").first.wait_for()
    becomes(game.lines, [])


def test_a_reload_plays_the_file_as_it_was_saved(play: Play, tmp_path: Path) -> None:
    program = tmp_path / "programme.edu"
    program.write_text('affiche "avant"\n', encoding="utf-8")
    game = play('affiche "avant"\n', grace=3)
    game.says("avant")
    program.write_text('affiche "après"\n', encoding="utf-8")
    game.page.reload()
    game.says("après")
    program.write_text('affiche "encore"\n', encoding="utf-8")
    game.again()
    game.says("encore")


def test_a_hundred_thousand_lines_leave_the_page_alive(play: Play) -> None:
    game = play("pour i de 1 à 100000\n    affiche i\nfin pour\n")
    game.says("100000")
    game.page.locator(".console-note", has_text="plus affichées").wait_for()
    becomes(lambda: game.lines()[-1], "100000")
    becomes(lambda: 500 <= len(game.lines()) <= 2100, True)


def test_an_endless_printer_is_stopped(play: Play) -> None:
    game = play("tant que vrai\n    affiche 1\nfin tant que\n")
    game.page.locator(".console-note", has_text="plus affichées").wait_for()
    game.page.get_by_role("button", name="Arrêter").click()
    game.status_is("Arrêté")


def test_parameters_come_from_the_address(play: Play) -> None:
    game = play('affiche parametre("graine", 1) + 1\naffiche parametre("nom", "?")\n', query="?graine=5&nom=L%C3%A9a")
    game.says("6\nLéa")


def test_the_address_wins_over_the_command_line(play: Play) -> None:
    program = 'affiche parametre("a", 1)\naffiche parametre("b", 2)\n'
    game = play(program, query="?a=10", parameters={"a": "7", "b": "8"})
    game.says("10\n8")


def test_the_seed_makes_chance_the_same(play: Play) -> None:
    game = play("affiche hasard(1, 6) + 10 * hasard(1, 6) + 100 * hasard(1, 6)\n", seed=42)
    game.says("514")


def test_files_of_the_folder_are_read_and_writing_is_offered(play: Play, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("12\n15\n", encoding="utf-8")
    game = play(
        'affiche lire_fichier("notes.txt")\n'
        'ajouter_fichier("notes.txt", "18")\n'
        'affiche decouper(lire_fichier("notes.txt"), "\\n")\n'
        'ecrire_fichier("bilan.txt", "fini")\n'
        'affiche fichier_existe("bilan.txt")\n'
    )
    game.says("vrai")
    becomes(game.lines, ["12", "15", "", '["12", "15", "18"]', "vrai"])
    with game.page.expect_download() as download:
        game.page.get_by_role("link", name="bilan.txt").click()
    assert download.value.suggested_filename == "bilan.txt"
    assert (tmp_path / "notes.txt").read_text(encoding="utf-8") == "12\n15\n"


def test_a_file_elsewhere_is_refused(play: Play, tmp_path: Path) -> None:
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    game = play('affiche lire_fichier("../secret.txt")\n')
    game.page.locator(".failure").wait_for()
    assert "secret" not in "".join(game.lines())


def test_written_files_are_listed_and_offered_once(play: Play, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text("", encoding="utf-8")
    game = play(
        'pour i de 1 à 20\n    ecrire_fichier("score.txt", i)\nfin pour\n'
        'affiche liste_fichiers(".", "txt")\naffiche lire_fichier("score.txt")\n'
    )
    game.says("20")
    becomes(game.lines, ['["a.txt", "score.txt"]', "20"])
    becomes(game.page.get_by_role("link").count, 1)


def test_a_time_limit_ends_a_busy_program_but_not_a_waiting_one(play: Play) -> None:
    game = play('n est un texte\ndemande "?" dans n\ntant que vrai\nfin tant que\n', limits=Limits(seconds=2))
    game.page.wait_for_timeout(2500)
    game.answer("x")
    game.page.locator(".failure", has_text="EDU0803").wait_for()
    game.status_is("Erreur")


def test_a_thousand_calls_are_held_and_endless_ones_are_told(play: Play) -> None:
    game = play(
        "fonction f(n)\n    si n = 0 alors\n        retourne 0\n    fin si\n    retourne 1 + f(n - 1)\nfin fonction\n"
        "procédure attends(n)\n    si n > 0 alors\n        appelle attends(n - 1)\n    sinon\n        attendre(1)\n"
        "    fin si\nfin procédure\n"
        'affiche f(1000)\nappelle attends(1000)\naffiche "bien"\naffiche f(-1)\n'
    )
    game.page.locator(".failure", has_text="EDU0805").wait_for()
    becomes(game.lines, ["1000", "bien"])
