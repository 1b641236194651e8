"""Make7, played: to the last free place, with chains, a bomb, discards; and its rules against a second writing."""

from __future__ import annotations

import json
import math
import os
from collections import Counter
from pathlib import Path

import pytest

from gallery.conftest import Compare
from gallery.make7_model import PLACES, Board, Piece
from gallery.play import Events, Played, play, printed
from gallery.programs import functions_of, program
from gallery.test_properties import each_seed

NAME = "make7"
SEEDS = 40 if "CI" in os.environ else 6
MERGE = 16
"""Frames of one merge."""

EMPTY = "plateau vaut plateau_vide()\n    ages vaut"


def centre(number: int) -> tuple[float, float]:
    q, r = PLACES[number]
    return 244 + 47 * math.sqrt(3) * (q + r / 2), 300 + 47 * 1.5 * r


def pieces(count: int, seed: int = 1) -> list[Piece]:
    """Those that a game draws, in order."""
    drive = f"pour k de 1 à {count}\npiece vaut tirer_piece()\naffiche [piece.premier, piece.second]\nfin pour\n"
    return [tuple(json.loads(line)) for line in printed(functions_of(NAME) + drive, seed=seed)]


def begun() -> Events:
    """The help read."""
    return Events().frames(2).tap("h")


def put(events: Events, number: int, turns: int = 0, merges: int = 0) -> Events:
    """Turn the piece, click where it goes, wait for what follows."""
    return events.tap(*["espace"] * turns).click(*centre(number)).frames(MERGE * merges + 1)


def run(events: Events, board: list[int] | None = None, folder: Path | None = None) -> Played:
    text = program(NAME)
    assert text.count(EMPTY) == 1
    if board is not None:
        text = text.replace(EMPTY, f"plateau vaut {board}\n    ages vaut")
    played = play(text, events.end(), folder=folder)
    assert played.failure is None, played.failure
    return played


def test_help(picture: Compare) -> None:
    picture("make7_aide", run(Events().frames(3)).picture)
    assert "COMMENT" not in run(Events().frames(2).click(300, 300)).picture
    assert "COMMENT" in run(begun().tap("h").frames(1)).picture


def play_by_model(at_most: int = 1000) -> tuple[Events, Board]:
    board, events, orientation = Board(), begun(), 0
    for piece in pieces(300)[:at_most]:
        if not board.moves():
            break
        place, turn = board.best_move(piece)
        board.place(piece, place, turn)
        put(events, PLACES.index(place), (turn - orientation) % 6, board.merges)
        orientation = turn
    return events, board


def test_no_more_room_then_again(picture: Compare) -> None:
    events, board = play_by_model()
    assert not board.moves()
    lost = run(events.frames(70)).picture
    assert "Plus de place" in lost
    assert f">Score : {board.score}<" in lost
    assert f">{board.coins} pièces d'or<" in lost
    picture("make7_fini", lost)
    again = run(events.tap("n").frames(5)).picture
    assert "Plus de place" not in again
    assert f">{board.score}<" in again  # the record stays


def test_record_outlives_the_program(tmp_path: Path) -> None:
    """Written when a game is over, or given up; read again by the next run."""
    kept = tmp_path / "make7-record.txt"
    events, board = play_by_model(14)
    run(Events(events.lines[:]), folder=tmp_path)
    assert not kept.exists()
    assert f">{board.score}<" in run(events.tap("n").frames(5), folder=tmp_path).picture
    assert kept.read_text("utf-8") == str(board.score)
    assert f">{board.score}<" in run(begun(), folder=tmp_path).picture
    run(put(begun(), 9).tap("n"), folder=tmp_path)  # a lower score leaves it alone
    assert kept.read_text("utf-8") == str(board.score)


@pytest.mark.parametrize("content", ["", "bonjour", "-5", "12 13"])
def test_spoilt_record_counts_for_nothing(content: str, tmp_path: Path) -> None:
    (tmp_path / "make7-record.txt").write_text(content, "utf-8")
    assert run(begun(), folder=tmp_path).picture == run(begun()).picture


def test_in_the_middle(picture: Compare) -> None:
    events, _ = play_by_model(14)
    picture("make7_en_jeu", run(events).picture)


FIRST = pieces(1)[0]


def board_with(blocks: dict[int, int]) -> list[int]:
    return [blocks.get(number, 0) for number in range(19)]


def test_chain_reaction(picture: Compare) -> None:
    """The second block of the first piece sets off its own kind, then the next, then the next."""
    value = FIRST[1]
    blocks = board_with({4: value, 5: value, 6: value + 1, 11: value + 1, 14: value + 2, 15: value + 2, 2: value + 2})
    board = Board({PLACES[number]: block for number, block in enumerate(blocks) if block})
    board.place(FIRST, PLACES[9], 0)
    events = begun().click(*centre(9))
    sliding = run(Events(list(events.lines)).frames(MERGE - 5), blocks).picture
    picture("make7_fusion", sliding)
    after = run(events.frames(MERGE * board.merges + 6), blocks).picture
    assert board.merges >= 2
    assert "chaîne ×2" in after
    assert f">{board.score}<" in after
    picture("make7_chaine", after)


def test_first_seven_is_a_feast() -> None:
    value = FIRST[1]
    blocks = board_with({4: value, 5: value})
    text = program(NAME).replace(EMPTY, f"plateau vaut {blocks}\n    ages vaut").replace(
        "poser_un_bloc(fusion.cible, fusion.valeur + 1)", "poser_un_bloc(fusion.cible, SEPT)"
    )  # fmt: skip
    won = begun().click(*centre(9)).frames(MERGE + 4)
    assert "Un 7, gagné" in play(text, Events(won.lines[:]).end()).picture
    assert "Un 7, gagné" not in play(text, Events(won.lines[:]).frames(240).end()).picture
    assert "Un 7, gagné" not in play(text, won.tap("n").frames(1).end()).picture


def test_seven_makes_a_bomb(picture: Compare) -> None:
    """Blocks that jump to 7, so that three 7s, then three bombs, then an empty board follow."""
    value = FIRST[1]
    blocks = board_with({4: value, 5: value, 6: 7, 11: 7, 14: 8, 15: 8})
    text = program(NAME).replace(EMPTY, f"plateau vaut {blocks}\n    ages vaut").replace(
        "poser_un_bloc(fusion.cible, fusion.valeur + 1)", "poser_un_bloc(fusion.cible, maximum(fusion.valeur + 1, 7))"
    )  # fmt: skip
    played = play(text, begun().click(*centre(9)).frames(MERGE * 2 + 4).end())
    picture("make7_bombe", played.picture)
    blown = play(text, begun().click(*centre(9)).frames(MERGE * 3 + 12).end()).picture
    picture("make7_boum", blown)
    points = value * 30 + 7 * 30 * 2 * 2 + 500 + 50 * 4
    assert f">{points}<" in blown
    assert f">{20 + 1 + 5 + 10} pièces d'or<" in blown


def test_discards_until_poor() -> None:
    drawn = pieces(4)
    events = begun().tap("d", "d", "d")
    seen = run(events.frames(1)).picture
    assert ">0 pièces d'or<" in seen
    assert seen != run(begun().tap("d").frames(1)).picture
    put(events, 9)
    kept = printed(
        functions_of(NAME) + "appelle nouvelle_partie()\nappelle defausser()\nappelle defausser()\n"
        "appelle defausser()\naffiche [piece.premier, piece.second]\n"
    )
    assert tuple(json.loads(kept[0])) == drawn[2]


def test_keyboard_alone() -> None:
    by_keys = run(begun().tap("espace", "droite", "bas", "entree").frames(20)).picture
    assert by_keys != run(begun().tap("espace").frames(20)).picture


def test_rules_agree_with_their_second_writing() -> None:
    drive = """appelle nouvelle_partie()
coups est un tableau
tant que etat <> "fini"
    ici est un nombre vaut hasard(18)
    orientation vaut hasard(5)
    si est_libre(plateau, ici, orientation) alors
        coup est un tableau vaut [piece.premier, piece.second, ici, orientation]
        appelle poser_la_piece(ici)
        tant que etat = "fusion"
            appelle accomplir_la_fusion()
        fin tant que
        coups ajoute coup + [score, pieces] + plateau
    fin si
fin tant que
affiche coups"""
    for line in each_seed(NAME, SEEDS, drive):
        board = Board()
        for first, second, number, turn, score, coins, *blocks in json.loads(line):
            board.place((first, second), PLACES[number], turn)
            assert (board.score, board.coins) == (score, coins)
            assert board.listed() == blocks
        assert not board.moves()


def test_rules_agree_in_crowds() -> None:
    """Whole boards of one or two values: bombs, large groups, long chains."""
    drive = """appelle nouvelle_partie()
pour i de 0 à 18
    si hasard(2) > 0 alors
        plateau[i] vaut 5 + hasard(1, 3)
    fin si
fin pour
avant est un tableau vaut copier(plateau)
pour i de 0 à 18
    si etat = "jeu" et plateau = avant et est_libre(plateau, i, 2) alors
        piece.premier vaut 5 + hasard(1, 2)
        piece.second vaut 5 + hasard(1, 2)
        coup est un tableau vaut [piece.premier, piece.second, i]
        orientation vaut 2
        appelle poser_la_piece(i)
        tant que etat = "fusion"
            appelle accomplir_la_fusion()
        fin tant que
        affiche [avant, coup, [score, pieces], plateau]
    fin si
fin pour"""
    for line in each_seed(NAME, SEEDS * 5, drive):
        before, (first, second, number), gained, after = json.loads(line)
        board = Board({PLACES[k]: block for k, block in enumerate(before) if block})
        board.place((first, second), PLACES[number], 2)
        assert [board.score, board.coins] == gained
        assert board.listed() == after


def test_draws_have_their_weights() -> None:
    drawn = pieces(8000, seed=5)
    firsts = Counter(first for first, _ in drawn)
    for value, weight in ((1, 40), (2, 32), (3, 18), (4, 10)):
        assert abs(100 * firsts[value] / len(drawn) - weight) < 2
    doubles = sum(first == second for first, second in drawn)
    assert abs(100 * doubles / len(drawn) - 25) < 2
