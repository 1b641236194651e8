"""Files of the atelier's folder: nothing leaves the folder, nothing is silently overwritten or lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from educode.workshop import Conflict, Refused, Workspace
from educode.workshop.workspace import LARGEST_PROGRAM, Text

OUTSIDE = ["../x.edu", "/etc/x.edu", "a/../../x.edu", "..", "", "a\\..\\x.edu", "a/\x00.edu", "C:\\x.edu", ".cache.edu"]
BAD_NAMES = ["con.edu", "a?.edu", " x.edu", "a*.edu", "x" * 252 + ".edu", "a.edu ", "dossier./x.edu"]


@pytest.fixture
def workspace(tmp_path: Path) -> Workspace:
    root = tmp_path / "dossier"
    root.mkdir()
    return Workspace(root)


@pytest.mark.parametrize("path", OUTSIDE + BAD_NAMES + ["notes.txt", "sans_extension"])
def test_a_path_that_leaves_the_folder_or_is_no_program_is_refused(workspace: Workspace, path: str) -> None:
    for act in (workspace.read, workspace.create, workspace.delete, workspace.duplicate):
        with pytest.raises(Refused):
            act(path)
    assert [p for p in workspace.root.parent.rglob("*") if p.is_file()] == []


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be there")
@pytest.mark.parametrize(
    "path", ["x" * 251 + ".edu", "quoi ?.edu", "Quiz : un.edu", "e\u0301te\u0301.edu", "A faire.../a.edu", "« b ».edu"]
)
def test_a_program_that_is_there_is_never_hidden_by_its_name(workspace: Workspace, path: str) -> None:
    place = workspace.root / path
    place.parent.mkdir(exist_ok=True)
    place.write_text("1", encoding="utf-8")
    assert [program.path for program in workspace.programs()] == [path]
    known = workspace.read(path)
    assert isinstance(workspace.write(path, "2", known.version), Text)
    assert place.read_text(encoding="utf-8") == "2"
    back = workspace.restore(workspace.delete(path))
    assert workspace.read(back).text == "2"
    workspace.rename(back, "b.edu")
    assert [program.path for program in workspace.programs()] == ["b.edu"]


@pytest.mark.skipif(os.name == "nt", reason="such names cannot be there")
def test_what_comes_of_an_odd_name_suits_every_system(workspace: Workspace) -> None:
    odd = workspace.root / "A faire ?"
    odd.mkdir()
    (odd / "quoi ?.edu").write_text("1", encoding="utf-8")
    assert workspace.duplicate("A faire ?/quoi ?.edu") == "A faire ?/quoi - 2.edu"
    workspace.rename("A faire ?/quoi ?.edu", "A faire ?/voilà.edu")
    assert (odd / "voilà.edu").is_file()


def test_a_link_that_leaves_the_folder_is_not_followed(workspace: Workspace, tmp_path: Path) -> None:
    secret = tmp_path / "secret.edu"
    secret.write_text("affiche 1")
    (workspace.root / "lien.edu").symlink_to(secret)
    (workspace.root / "sortie").symlink_to(tmp_path)
    for path in ("lien.edu", "sortie/secret.edu"):
        with pytest.raises(Refused, match="outside"):
            workspace.read(path)
    with pytest.raises(Refused, match="outside"):
        workspace.create("sortie/neuf.edu", "x")
    assert workspace.programs() == []
    assert not (tmp_path / "neuf.edu").exists()


def test_a_link_inside_the_folder_stays_a_link(workspace: Workspace) -> None:
    real = workspace.create("vrai.edu", "affiche 1")
    (workspace.root / "lien.edu").symlink_to("vrai.edu")
    workspace.write("lien.edu", "affiche 2", real.version)
    assert (workspace.root / "lien.edu").is_symlink()
    assert workspace.read("vrai.edu").text == "affiche 2"


def test_a_bin_that_leads_out_of_the_folder_takes_nothing(workspace: Workspace, tmp_path: Path) -> None:
    workspace.create("jeu.edu", "affiche 1")
    (tmp_path / "ailleurs").mkdir()
    (workspace.root / ".corbeille").symlink_to(tmp_path / "ailleurs")
    with pytest.raises(Refused, match="outside"):
        workspace.delete("jeu.edu")
    assert workspace.bin() == []
    assert workspace.read("jeu.edu").text == "affiche 1"
    assert list((tmp_path / "ailleurs").iterdir()) == []


def test_what_is_written_is_read_back_with_the_same_version(workspace: Workspace) -> None:
    created = workspace.create("jeux/été.edu", 'affiche "é"\n')
    assert workspace.read("jeux/été.edu") == created
    written = workspace.write("jeux/été.edu", "affiche 2\n", created.version)
    assert isinstance(written, Text)
    assert workspace.read("jeux/été.edu").text == "affiche 2\n"
    assert [program.path for program in workspace.programs()] == ["jeux/été.edu"]
    assert workspace.folders() == ["jeux"]


def test_a_file_changed_outside_is_never_overwritten(workspace: Workspace) -> None:
    known = workspace.create("a.edu", "1").version
    (workspace.root / "a.edu").write_text("changé dehors")
    answer = workspace.write("a.edu", "mon texte", known)
    assert isinstance(answer, Conflict)
    assert answer.current is not None
    assert answer.current.text == "changé dehors"
    assert workspace.read("a.edu").text == "changé dehors"
    (workspace.root / "a.edu").unlink()
    assert workspace.write("a.edu", "mon texte", known) == Conflict(None)


def test_writing_the_same_text_again_is_no_conflict(workspace: Workspace) -> None:
    known = workspace.create("a.edu", "1").version
    (workspace.root / "a.edu").write_text("2")
    assert isinstance(workspace.write("a.edu", "2", known), Text)


def test_nothing_takes_the_place_of_another_program(workspace: Workspace) -> None:
    workspace.create("a.edu", "a")
    workspace.create("b.edu", "b")
    with pytest.raises(Refused, match="exists"):
        workspace.create("b.edu", "autre")
    with pytest.raises(Refused, match="exists"):
        workspace.rename("a.edu", "b.edu")
    assert workspace.duplicate("a.edu") == "a 2.edu"
    assert workspace.duplicate("a.edu") == "a 3.edu"
    assert workspace.read("b.edu").text == "b"


def test_a_deleted_program_comes_back_from_the_bin(workspace: Workspace) -> None:
    workspace.create("jeux/a.edu", "un")
    name = workspace.delete("jeux/a.edu")
    assert workspace.programs() == []
    assert workspace.bin() == [name]
    workspace.create("jeux/a.edu", "deux")
    assert workspace.restore(name) == "jeux/a 2.edu"
    assert workspace.read("jeux/a 2.edu").text == "un"
    with pytest.raises(Refused):
        workspace.restore("../../x.edu")


def test_what_is_no_text_or_too_big_is_refused(workspace: Workspace) -> None:
    (workspace.root / "latin.edu").write_bytes("été".encode("latin-1"))
    with pytest.raises(Refused, match="not-text"):
        workspace.read("latin.edu")
    with pytest.raises(Refused, match="too-big"):
        workspace.create("grand.edu", "x" * (LARGEST_PROGRAM + 1))
    (workspace.root / "grand.edu").write_bytes(b"x" * (LARGEST_PROGRAM + 1))
    with pytest.raises(Refused, match="too-big"):
        workspace.read("grand.edu")


def test_what_a_killed_save_left_is_removed_an_hour_later(workspace: Workspace) -> None:
    old, new, other = (workspace.root / name for name in (".educode-a.part", ".educode-b.part", ".mien.part"))
    for place in (old, new, other):
        place.write_text("affic", encoding="utf-8")
    for place in (old, other):
        os.utime(place, (0, 0))
    workspace.create("jeu.edu", "affiche 1")
    assert (old.exists(), new.exists(), other.exists()) == (False, True, True)
