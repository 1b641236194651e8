"""The showcase: short programs, one for each area of the language, drawn, played and read back."""

from __future__ import annotations

from pathlib import Path

import pytest

from differential.both import Play, agree, run_javascript, run_python
from educode.semantics import analyse
from educode.text import Source
from gallery.play import Events, Played, play
from gallery.programs import GALLERY

FOLDER = GALLERY / "vitrine"
NAMES = sorted(path.stem for path in FOLDER.glob("*.edu"))


def painted() -> Events:
    """A house: one stroke after the other, in two colours."""
    events = Events().frames(2)
    strokes = [
        (1, [(200, 340), (200, 200), (400, 200), (400, 340), (200, 340)]),
        (4, [(180, 210), (300, 110), (420, 210)]),
        (3, [(280, 340), (280, 270), (320, 270), (320, 340)]),
        (2, [(500, 110), (520, 90), (540, 110), (520, 130), (500, 110)]),
    ]
    for color, places in strokes:
        events.click(30 + color * 44, 28)
        events.lines += [f"souris {places[0][0]} {places[0][1]}", "appuie souris"]
        for x, y in places:
            events.lines.append(f"souris {x} {y}")
            events.frames(1)
        events.lines.append("relache souris")
        events.frames(1)
    return events.frames(2)


DRAWINGS = {
    "arbre": Events().frames(600),
    "ballons": Events().frames(45),
    "camembert": Events().frames(60),
    "courbe": Events().frames(100),
    "horloge": Events().frames(1300),
    "pi_au_hasard": Events().frames(20),
    "pinceau": painted(),
    "planetes": Events().frames(60).click(90, 300).frames(90),
    "premier_dessin": Events().frames(200),
    "tortue": Events().frames(600),
    "tri": Events().frames(150),
    "vie": Events().frames(30),
}
ANSWERS = {
    "analyse_de_texte": [],
    "animaux": [],
    "devinette": ["50"],
    "livre_d_or": ["Zoé", "C'est beau !"],
    "morse": ["Vive l'école"],
}


def text(name: str) -> str:
    return (FOLDER / f"{name}.edu").read_text("utf-8")


def told(name: str, answers: list[str], folder: Path = FOLDER) -> list[str]:
    played = play(text(name), "".join(f"reponse {answer}\n" for answer in answers), folder=folder)
    assert played.failure is None, played.failure
    return played.lines


def drawn(name: str, events: Events) -> Played:
    played = play(text(name), events.end())
    assert played.failure is None, played.failure
    return played


def test_every_program_is_played() -> None:
    assert sorted([*DRAWINGS, *ANSWERS]) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_short_titled_and_on_the_page(name: str) -> None:
    lines = text(name).splitlines()
    assert 10 <= len(lines) <= 40
    assert max(map(len, lines)) <= 110
    assert lines[0].startswith("@ ")
    page = (FOLDER / "page.md").read_text("utf-8")
    assert f"**{name}.edu** — " in page
    assert f"]({name}.svg)" in page or name in ANSWERS


@pytest.mark.parametrize("name", DRAWINGS)
def test_drawing(name: str, update_golden: bool) -> None:
    expected = FOLDER / f"{name}.svg"
    picture = drawn(name, DRAWINGS[name]).picture
    if update_golden:
        expected.write_text(picture, "utf-8")
    assert picture == expected.read_text("utf-8")


def test_text_analysis() -> None:
    lines = told("analyse_de_texte", [])
    assert lines[0] == "Caractères : 134, mots : 25"
    assert lines[1].startswith("Le plus long : corbeau ; dans l'ordre : à alléché arbre bec ce corbeau")
    assert lines[2:] == ["a " + "█" * 11, "e " + "█" * 14, "i ███", "o ████", "u ███████"]


def test_animals() -> None:
    assert told("animaux", [])[2:] == [
        "Minette a trop faim pour jouer.",
        "Rex mange.",
        "Minette : faim ●●●●●●●●●, joie ♥♥♥♥♥♥♥♥♥♥",
        "Rex : faim ●, joie ♥♥♥♥♥",
    ]


def test_guessing_by_halves() -> None:
    low, high, answers, lines = 1, 100, [], [""]
    while not any("Gagné" in line for line in lines):
        answers.append(str((low + high) // 2))
        lines = told("devinette", answers)
        if "plus" in lines[-1]:
            low = int(answers[-1]) + 1
        else:
            high = int(answers[-1]) - 1
    assert lines[-2:] == [f"Gagné ! Nombre d'essais : {len(answers)}", "Aussi bien qu'un ordinateur."]
    slowly = told("devinette", [*map(str, range(1, 101))])
    assert "Sais-tu comment il fait ?" in slowly[-1]


def test_guest_book_keeps_its_messages(tmp_path: Path) -> None:
    assert told("livre_d_or", ["Zoé", "C'est beau !"], tmp_path)[0] == "Tu es le premier visiteur."
    again = told("livre_d_or", ["Max", "Encore !"], tmp_path)
    assert again[:2] == ["Messages déjà écrits : 1", "  1. C'est beau ! (Zoé, le 01/01/2026)"]
    assert len((tmp_path / "livre_d_or.txt").read_text("utf-8").splitlines()) == 2


def test_morse_there_and_back() -> None:
    assert told("morse", ["Vive l'école"])[1:] == [
        "...- .. ...- . / .-.. -.-. --- .-.. .",
        "À l'arrivée : VIVE LCOLE",
    ]


def test_the_bars_end_sorted() -> None:
    sorted_bars = drawn("tri", Events().frames(600)).picture
    heights = [float(part.split('"')[0]) for part in sorted_bars.split('height="')[-40:]]
    assert heights == [9 * bar for bar in range(1, 41)]


@pytest.mark.parametrize("name", NAMES)
def test_same_in_python(name: str, tmp_path: Path) -> None:
    analysis = analyse(Source(text(name)))
    events = "".join(f"reponse {answer}\n" for answer in ANSWERS.get(name, []))
    if name in DRAWINGS:
        events = "image 8\nsouris 90 300\nappuie souris\nimage 1\nrelache souris\nimage 3\nfin\n"
    results = []
    for number, run in enumerate((run_javascript, run_python)):
        folder = tmp_path / str(number)
        folder.mkdir()
        results.append(run(analysis, Play(events, 1, {}, folder)))
    assert agree(*results)
    assert results[0].output or results[0].pictures
