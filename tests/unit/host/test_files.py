"""A program reaches its own folder, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from educode.host.files import FileRefused, ProgramFolder


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("secret")
    inner = tmp_path / "programme"
    (inner / "niveaux").mkdir(parents=True)
    (inner / "niveaux" / "b.TXT").write_bytes(b"\xef\xbb\xbfe\xcc\x81\r\nfin\r")
    (inner / "niveaux" / "a.txt").write_bytes(b"\xff\xfe\xff")
    (inner / "lien.txt").symlink_to(tmp_path / "secret.txt")
    (inner / "niveaux" / "lien.txt").symlink_to(tmp_path / "secret.txt")
    return inner


def test_reads_in_normal_form(folder: Path) -> None:
    assert ProgramFolder(folder).read("niveaux/b.TXT") == "\u00e9\nfin\n"


@pytest.mark.parametrize(
    "name", ["../secret.txt", "lien.txt", "/etc/passwd", "niveaux/../../secret.txt", "..\\secret.txt"]
)
def test_nothing_outside(folder: Path, name: str) -> None:
    program = ProgramFolder(folder)
    for use in (program.read, program.exists, lambda name: program.write(name, "x")):
        with pytest.raises(FileRefused) as caught:
            use(name)
        assert caught.value.code == "EDU0810"
    assert (folder.parent / "secret.txt").read_text() == "secret"


@pytest.mark.parametrize(
    ("name", "code"),
    [("absent.txt", "EDU0811"), ("niveaux", "EDU0811"), ("niveaux/a.txt", "EDU0813"), ("a\0b", "EDU0811")],
)
def test_what_cannot_be_read(folder: Path, name: str, code: str) -> None:
    with pytest.raises(FileRefused) as caught:
        ProgramFolder(folder).read(name)
    assert caught.value.code == code


@pytest.mark.parametrize("name", ["absent/a.txt", "niveaux"])
def test_what_cannot_be_written(folder: Path, name: str) -> None:
    with pytest.raises(FileRefused) as caught:
        ProgramFolder(folder).append(name, "x")
    assert caught.value.code == "EDU0812"


def test_writes_and_appends(folder: Path) -> None:
    program = ProgramFolder(folder)
    program.write("s.txt", "un\n")
    program.append("s.txt", "\u00e9")
    assert (folder / "s.txt").read_bytes() == "un\n\u00e9".encode()
    assert program.exists("s.txt")
    assert not program.exists("niveaux")


def test_lists_in_order(folder: Path) -> None:
    program = ProgramFolder(folder)
    assert program.list("niveaux", "txt") == ["niveaux/a.txt", "niveaux/b.TXT"]
    assert program.list("niveaux/", ".png") == []
    assert program.list(".") == []
    with pytest.raises(FileRefused):
        program.list("absent")
