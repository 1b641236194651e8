"""Help, gallery, running, Python, changes: what the page reads."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from educode.web.atelier.changes import Changes
from educode.web.atelier.markdown import inner_link, slug, to_html
from educode.web.atelier.seeking import fold
from educode.web.atelier.studio import Studio
from educode.web.lifetime import Presence


def test_the_contents_of_the_help(client: TestClient) -> None:
    pages = client.get("api/help").json()
    assert pages[0] == {"path": "index.md", "title": "EduCode", "chapter": "Accueil"}
    chapters = list(dict.fromkeys(page["chapter"] for page in pages))
    assert chapters == ["Accueil", "Leçons", "La langue", "Programmes", "Messages"]
    assert not any("`" in page["title"] for page in pages)
    assert "decisions" not in json.dumps(pages)


def test_every_page_shows_and_its_links_lead_somewhere(client: TestClient) -> None:
    paths = {page["path"] for page in client.get("api/help").json()}
    for path in paths:
        html = client.get("api/help/page", params={"path": path}).json()["html"]
        assert "<script" not in html
        assert "???" not in re.sub(r"<pre.*?</pre>", "", html, flags=re.DOTALL)
        for target in re.findall(r'data-help="([^"]*)"', html):
            assert (path, target in paths) == (path, True)


def test_examples_can_be_run_and_slips_are_only_shown(client: TestClient) -> None:
    lesson = client.get("api/help/page", params={"path": "lecons/02-variables.md"}).json()["html"]
    assert '<pre class="edu" data-runnable><code>score est un nombre\n' in lesson
    assert 'data-events="reponse 11\n"' in lesson
    assert '<details class="box success">\n<summary>Solution</summary>' in lesson
    message = client.get("api/help/page", params={"path": "erreurs/EDU0301.md"}).json()["html"]
    assert '<pre class="edu"><code>' in message
    assert '<pre class="edu" data-runnable><code>' in message


@pytest.mark.parametrize(
    ("markdown", "absent"),
    [
        ("<script>alert(1)</script>", "<script"),
        ("[x](javascript:alert(1))", 'href="javascript'),
        ("![x](http://evil.example/x.png)", "evil"),
        ("<img src=x onerror=alert(1)>", "<img"),
        ('```"onload=alert(1)\nx\n```', '"onload'),
        ('[x](a.md "title" onclick=1)', "<a "),
    ],
)
def test_markdown_brings_no_html(markdown: str, absent: str) -> None:
    assert absent not in to_html(markdown, "index.md")


def test_french_signs_stay_with_their_word() -> None:
    html = to_html("Attention : « toi » & moi ! `a : b`", "x.md")
    assert html == "<p>Attention\u00a0: «\u00a0toi\u00a0» &amp; moi\u00a0! <code>a : b</code></p>\n"


def test_links_and_anchors() -> None:
    assert inner_link("../erreurs/EDU0301.md", "reference/fonctions.md") == ("erreurs/EDU0301.md", "")
    assert inner_link("#arrondi", "reference/fonctions.md") == ("reference/fonctions.md", "arrondi")
    assert slug("Répéter : `pour`, encore !") == "repeter-pour-encore"
    assert 'id="arrondi_inferieur"' in to_html("### arrondi_inferieur", "x.md")
    html = to_html("[dehors](https://example.org)", "x.md")
    assert 'rel="noreferrer"' in html
    assert "data-help" not in html


def test_search_ignores_capitals_and_accents(client: TestClient) -> None:
    for words in ("répéter", "REPETER", "Repéter"):
        found = client.get("api/help/search", params={"q": words}).json()
        assert "lecons/04-repeter.md" in [page["path"] for page in found[:3]]
    assert client.get("api/help/search", params={"q": "xyzzy"}).json() == []
    assert client.get("api/help/search", params={"q": " "}).json() == []
    assert client.get("api/help/search", params={"q": "arrondi"}).json()[0]["excerpt"]
    assert client.get("api/help/search").status_code == 400
    assert fold("Œuvre Éé ﬁ") == "œuvre ee ﬁ"


def test_the_gallery(client: TestClient, folder: Path, data: Path) -> None:
    shown = {entry["name"]: entry for entry in client.get("api/gallery").json()}
    assert shown["quiz"]["title"] == "Quiz"
    assert shown["quiz"]["summary"].startswith("Vingt questions")
    picture = client.get(shown["quiz"]["picture"])
    assert picture.content.startswith(b"\x89PNG")
    assert len(list((data / "galerie").iterdir())) == 1
    assert client.post("api/gallery/open", json={"name": "quiz"}).json() == {"path": "quiz/quiz.edu"}
    assert (folder / "quiz/questions.txt").is_file()
    assert client.post("api/gallery/open", json={"name": "sudoku"}).json() == {"path": "sudoku.edu"}
    assert client.post("api/gallery/open", json={"name": "sudoku"}).json() == {"path": "sudoku.edu"}
    (folder / "sudoku.edu").write_text("affiche 1\n", encoding="utf-8")
    assert client.post("api/gallery/open", json={"name": "sudoku"}).json() == {"path": "sudoku 2.edu"}
    assert (folder / "sudoku.edu").read_text(encoding="utf-8") == "affiche 1\n"
    assert client.post("api/gallery/open", json={"name": "../quiz"}).json()["reason"] == "absent"


def test_no_line_of_the_gallery_begins_with_a_sign(client: TestClient) -> None:
    told = [entry["title"] + entry["summary"] for entry in client.get("api/gallery").json()]
    assert any("\u00a0:" in words for words in told)
    assert [words for words in told if re.search(" [:;?!»]|« ", words)] == []


def test_a_picture_asked_for_by_several_pages_at_once(client: TestClient, data: Path) -> None:
    with ThreadPoolExecutor(8) as pages:
        answers = list(pages.map(client.get, ["gallery/quiz.png"] * 8))
    assert {answer.status_code for answer in answers} == {200}
    assert [place.suffix for place in (data / "galerie").iterdir()] == [".png"]


def test_the_showcase_is_in_the_gallery_program_by_program(client: TestClient) -> None:
    listed = client.get("api/gallery").json()
    shown = {entry["name"]: entry for entry in listed}
    assert "vitrine" not in shown
    assert shown["tri"]["title"] == "Un tri, pas à pas"
    assert shown["tri"]["summary"] == "Le tri par insertion, montré pas à pas"
    assert shown["devinette"]["picture"] is None
    assert client.get(shown["tri"]["picture"]).content.startswith(b"\x89PNG")
    assert client.post("api/gallery/open", json={"name": "tri"}).json() == {"path": "tri.edu"}
    names = [entry["name"] for entry in listed]
    assert names.index("sudoku_terminal") < names.index("animaux")
    page = client.get("api/help/page", params={"path": "programmes/vitrine/page.md"}).json()
    assert page["title"] == "La vitrine"
    assert 'src="gallery/tri.png"' in page["html"]


def test_a_program_is_compiled_and_its_failure_told(client: TestClient) -> None:
    text = "t est un tableau vaut [1]\ni est un nombre vaut 3\naffiche t[i]\n"
    compiled = client.post("api/compile", json={"path": "jeu.edu", "text": text}).json()
    assert "function" in compiled["code"]
    assert compiled["errors"] == []
    step: dict[str, Any] = {"kind": "error", "code": "EDU0803", "values": {"seconds": 5}, "part": None, "frames": []}
    told = client.post("api/failure", json={"number": compiled["number"], "step": step}).json()
    assert told["code"] == "EDU0803"
    assert client.post("api/failure", json={"number": 99, "step": step}).status_code == 400
    assert client.post("api/failure", json={"number": compiled["number"], "step": {"code": "x"}}).status_code == 400
    slip = client.post("api/compile", json={"path": "jeu.edu", "text": "affiche x\n"}).json()
    assert (slip["code"], slip["errors"][0]["code"], slip["errors"][0]["line"]) == (None, "EDU0301", 1)


def test_old_compilations_are_forgotten(client: TestClient) -> None:
    numbers = [
        client.post("api/compile", json={"path": "a.edu", "text": f"affiche {n}\n"}).json()["number"] for n in range(40)
    ]
    assert len(set(numbers)) == 40
    step: dict[str, object] = {"kind": "error", "code": "EDU0803", "values": {"seconds": 5}, "part": None, "frames": []}
    assert client.post("api/failure", json={"number": numbers[0], "step": step}).status_code == 400


def test_python_side_by_side(client: TestClient) -> None:
    answer = client.post("api/python", json={"path": "a.edu", "text": "// un\naffiche 1\n\naffiche 2\n"}).json()
    lines = answer["text"].splitlines()
    pairs = {edu: lines[python - 1] for edu, python in answer["lines"]}
    assert pairs[2] == "print(1)"
    assert pairs[4] == "print(2)"
    assert (
        client.post("api/python", json={"path": "a.edu", "text": "affiche x\n"}).json()["errors"][0]["code"]
        == "EDU0301"
    )


def test_what_python_itself_refuses_is_told_with_its_line(client: TestClient) -> None:
    deep = "si vrai alors\n" * 105 + "affiche 1\n" + "fin si\n" * 105
    answer = client.post("api/python", json={"path": "a.edu", "text": deep}).json()
    assert "if True:" in answer["text"]
    assert "ligne 101" in answer["refused"]
    flat = client.post("api/python", json={"path": "a.edu", "text": "affiche 1\n"}).json()
    assert flat["refused"] is None


def test_files_of_the_program_are_read(client: TestClient, folder: Path) -> None:
    (folder / "sous").mkdir()
    (folder / "sous/notes.txt").write_text("13", encoding="utf-8")
    for program, value in (("jeu.edu", "12"), ("sous/x.edu", "13")):
        body = {"program": program, "request": {"kind": "read", "name": "notes.txt"}}
        assert client.post("api/files", json=body).json()["value"] == value


def test_changes_are_told_whoever_made_them(studio: Studio, folder: Path) -> None:
    async def watch() -> list[str]:
        presence = Presence(lambda: None, grace=1)
        events = Changes(studio, presence, every=0.02).events()
        told = [(await anext(events)).decode()]
        (folder / "jeu.edu").write_text("affiche 10\n", encoding="utf-8")
        told.append(await _event(events))
        studio.save("jeu.edu", "affiche 123\n", studio.workspace.read("jeu.edu").version)
        told.append(await _event(events))
        (folder / "autre.edu").write_bytes(b"affiche \xe9\n")
        told.append(await _event(events))
        (folder / "jeu.edu").unlink()
        told.append(await _event(events))
        await events.aclose()
        return told

    with ThreadPoolExecutor(1) as aside:  # Playwright's loop may run on this thread
        _, changed, saved, unreadable, deleted = aside.submit(lambda: asyncio.run(watch())).result()
    assert json.loads(changed.removeprefix("data: "))["path"] == "jeu.edu"
    assert json.loads(saved.removeprefix("data: ")) == {"path": "jeu.edu", "version": _digest("affiche 123\n")}
    assert json.loads(unreadable.removeprefix("data: ")) == {"path": "autre.edu", "version": ""}
    assert json.loads(deleted.removeprefix("data: ")) == {"path": "jeu.edu", "version": None}


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


async def _event(events: Any) -> str:
    async for event in events:
        if event.startswith(b"data:"):
            return str(event.decode())
    raise AssertionError("the stream ended")
