"""The quiz, played with right and wrong answers, by mouse and keys."""

from __future__ import annotations

from gallery.conftest import Compare
from gallery.play import Events, Played, play
from gallery.programs import GALLERY, functions_of, program

NAME = "quiz"
DRIVE = """partie est un tableau vaut tirer_questions(lire_questions(FICHIER))
pour i de 0 à longueur(partie) - 1
affiche position(partie[i].reponses, partie[i].bonne)
fin pour
"""


def right_answers() -> list[int]:
    played = play(functions_of(NAME) + DRIVE, "", folder=GALLERY / NAME)
    return [int(line) for line in played.lines]


def answered(right: int) -> Events:
    """A whole game with so many right answers, half of them by mouse."""
    events = Events().frames(3)
    for number, good in enumerate(right_answers()):
        answer = good if number < right else (good + 1) % 4
        if number % 2:
            events.click(320, 176 + 58 * answer + 25).click(535, 443)
        else:
            events.tap("abcd"[answer], "espace")
    return events


def run(events: Events) -> Played:
    played = play(program(NAME), events.end(), folder=GALLERY / NAME)
    assert played.failure is None, played.failure
    return played


def test_twenty_questions_are_asked() -> None:
    assert len(right_answers()) == 20


def test_question(picture: Compare) -> None:
    events = Events().frames(2)
    events.lines.append("souris 300 270")
    picture("quiz_question", run(events.frames(2)).picture)


def test_correction(picture: Compare) -> None:
    wrong = (right_answers()[0] + 1) % 4
    picture("quiz_correction", run(Events().frames(2).tap(str(wrong + 1))).picture)


def test_perfect(picture: Compare) -> None:
    perfect = run(answered(20).frames(90)).picture
    assert "Bravo" in perfect
    assert ">100 %<" in perfect
    picture("quiz_parfait", perfect)


def test_middling(picture: Compare) -> None:
    middling = run(answered(12).frames(90)).picture
    assert "Bien joué" in middling
    picture("quiz_moyen", middling)


def test_all_wrong_then_again() -> None:
    bad = answered(0).frames(5)
    assert ">0 %<" in run(bad).picture
    again = run(bad.click(320, 400).frames(2)).picture
    assert "Question 1 sur 20" in again
    assert "Score : 0" in again


def test_says_what_is_missing(picture: Compare) -> None:
    missing = play(program(NAME), Events().end(), folder=GALLERY / "sudoku")
    picture("quiz_sans_questions", missing.picture)
