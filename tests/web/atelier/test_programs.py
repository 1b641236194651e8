"""Programs, their history, favourites, layout: what the page gets and what stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient


def _version(client: TestClient, path: str = "jeu.edu") -> str:
    return str(client.get("api/program", params={"path": path}).json()["version"])


def _save(client: TestClient, text: str, known: str, path: str = "jeu.edu") -> Any:
    return client.put("api/program", json={"path": path, "text": text, "known": known})


def _history(client: TestClient, path: str = "jeu.edu") -> list[str]:
    versions = client.get("api/history", params={"path": path}).json()
    texts = (client.get("api/history/text", params={"path": path, "id": one["id"]}) for one in versions)
    return [text.json()["text"] for text in texts]


def test_the_state_at_the_first_start(client: TestClient, folder: Path) -> None:
    state = client.get("api/state").json()
    assert state["folder"] == {"name": "dossier"}
    assert [program["path"] for program in state["programs"]] == ["jeu.edu"]
    assert not state["first_start"]
    (folder / "jeu.edu").unlink()
    assert client.get("api/state").json()["first_start"]
    client.put("api/layout", json={"theme": "sombre"})
    state = client.get("api/state").json()
    assert not state["first_start"]
    assert state["layout"] == {"theme": "sombre"}


def test_a_program_is_read_and_saved(client: TestClient, folder: Path) -> None:
    answer = _save(client, "affiche 2\n", _version(client))
    assert answer.status_code == 200
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 2\n"
    assert answer.json()["version"] == _version(client)
    assert _history(client) == ["affiche 2\n", "affiche 1\n"]


def test_a_change_from_outside_is_never_overwritten(client: TestClient, folder: Path) -> None:
    known = _version(client)
    (folder / "jeu.edu").write_text("affiche 3\n", encoding="utf-8")
    answer = _save(client, "affiche 2\n", known)
    assert answer.status_code == 409
    body = answer.json()
    assert body["reason"] == "conflict"
    assert body["message"]
    assert body["current"]["text"] == "affiche 3\n"
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 3\n"
    assert set(_history(client)) == {"affiche 2\n", "affiche 3\n"}
    assert _save(client, "affiche 2\n", body["current"]["version"]).status_code == 200
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 2\n"
    assert "affiche 3\n" in _history(client)


def test_a_change_from_outside_that_was_seen_stays_in_the_history(client: TestClient, folder: Path) -> None:
    _save(client, "affiche 2\n", _version(client))
    (folder / "jeu.edu").write_text("affiche 3\n", encoding="utf-8")
    assert _save(client, "affiche 4\n", _version(client)).status_code == 200
    assert _history(client)[:3] == ["affiche 4\n", "affiche 3\n", "affiche 2\n"]


def test_a_program_that_was_deleted_outside(client: TestClient, folder: Path) -> None:
    known = _version(client)
    (folder / "jeu.edu").unlink()
    answer = _save(client, "affiche 2\n", known)
    assert (answer.status_code, answer.json()["current"]) == (409, None)
    assert _save(client, "affiche 2\n", "").status_code == 200


def test_the_very_same_text_is_no_conflict(client: TestClient) -> None:
    assert _save(client, "affiche 1\n", "autre").status_code == 200


def test_new_programs(client: TestClient, folder: Path) -> None:
    assert client.post("api/program", json={"path": "rien.edu"}).json()["path"] == "rien.edu"
    client.post("api/program", json={"path": "a/b/texte.edu", "text": "affiche 5\n"})
    assert (folder / "a/b/texte.edu").read_text(encoding="utf-8") == "affiche 5\n"
    for template in client.get("api/templates").json():
        answer = client.post("api/program", json={"path": f"{template['name']}.edu", "template": template["name"]})
        assert answer.status_code == 200
        assert (folder / f"{template['name']}.edu").read_text(encoding="utf-8") == template["text"]
    assert client.post("api/program", json={"path": "x.edu", "template": "aucun"}).json()["reason"] == "absent"
    assert client.post("api/program", json={"path": "jeu.edu"}).json()["reason"] == "exists"
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 1\n"


def test_every_template_is_a_program_without_a_slip(client: TestClient) -> None:
    for template in client.get("api/templates").json():
        answer = client.post("api/compile", json={"path": "x.edu", "text": template["text"]}).json()
        assert (template["name"], answer["errors"]) == (template["name"], [])
        assert template["title"]


def test_a_renamed_program_keeps_its_history_and_its_place(client: TestClient) -> None:
    _save(client, "affiche 2\n", _version(client))
    client.put("api/favourites", json=[{"heading": "", "paths": ["jeu.edu"]}])
    assert client.post("api/rename", json={"path": "jeu.edu", "new_path": "sous/autre.edu"}).status_code == 200
    assert _history(client, "sous/autre.edu") == ["affiche 2\n", "affiche 1\n"]
    state = client.get("api/state").json()
    assert state["favourites"] == [{"heading": "", "paths": ["sous/autre.edu"]}]
    assert state["folders"] == ["sous"]


def test_duplicate_delete_restore(client: TestClient, folder: Path) -> None:
    assert client.post("api/duplicate", json={"path": "jeu.edu"}).json() == {"path": "jeu 2.edu"}
    name = client.post("api/delete", json={"path": "jeu.edu"}).json()["name"]
    assert not (folder / "jeu.edu").exists()
    assert client.get("api/state").json()["bin"] == [name]
    assert client.post("api/restore", json={"name": name}).json() == {"path": "jeu.edu"}
    assert (folder / "jeu.edu").read_text(encoding="utf-8") == "affiche 1\n"
    assert client.post("api/restore", json={"name": name}).json()["reason"] == "absent"


def test_a_folder(client: TestClient, folder: Path) -> None:
    assert client.post("api/folder", json={"path": "mes jeux/été"}).status_code == 200
    assert (folder / "mes jeux/été").is_dir()


def test_favourites_keep_their_groups_and_order(client: TestClient) -> None:
    groups = [
        {"heading": "", "paths": ["b.edu", "a.edu"]},
        {"heading": "Jeux", "paths": ["jeu.edu"]},
        {"heading": "Vide", "paths": []},
    ]
    assert client.put("api/favourites", json=groups).json() == {}
    assert client.get("api/state").json()["favourites"] == groups


@pytest.mark.parametrize(
    "body",
    [{}, [1], [{"heading": 1, "paths": []}], [{"heading": "", "paths": [1]}], [{"heading": "", "paths": "a"}], "x"],
)
def test_favourites_of_another_shape_are_refused(client: TestClient, body: object) -> None:
    assert client.put("api/favourites", json=body).status_code == 400


def test_the_history_of_others_is_not_given(client: TestClient) -> None:
    _save(client, "affiche 2\n", _version(client))
    number = client.get("api/history", params={"path": "jeu.edu"}).json()[0]["id"]
    for path, id_ in (
        ("autre.edu", number),
        ("jeu.edu", 99),
        ("jeu.edu", "x"),
        ("jeu.edu", "-1"),
        ("jeu.edu", "9" * 99),
    ):
        assert client.get("api/history/text", params={"path": path, "id": id_}).status_code in {400, 404}
    assert client.get("api/history", params={"path": "../secret.edu"}).json() == []
