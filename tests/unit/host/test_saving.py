"""A file is written whole, or keeps what it held."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from educode.host.files import FileRefused, ProgramFolder
from educode.host.saving import save


def full_disk(path: Path, content: bytes) -> int:
    """A write that finds no room after half of it."""
    with path.open("wb") as file:
        file.write(content[: len(content) // 2])
    raise OSError(errno.ENOSPC, "full")


def test_a_full_disk_keeps_the_old_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "record.txt").write_text("1200")
    monkeypatch.setattr(Path, "write_bytes", full_disk)
    with pytest.raises(FileRefused):
        ProgramFolder(tmp_path).write("record.txt", "1300")
    monkeypatch.undo()
    assert (tmp_path / "record.txt").read_text() == "1200"
    assert [path.name for path in tmp_path.iterdir()] == ["record.txt"]


def test_rights_and_links_are_kept(tmp_path: Path) -> None:
    target = tmp_path / "vrai.txt"
    target.write_text("avant")
    target.chmod(0o640)
    (tmp_path / "lien.txt").symlink_to(target)
    save(tmp_path / "lien.txt", b"apres")
    assert (tmp_path / "lien.txt").is_symlink()
    assert target.read_bytes() == b"apres"
    assert target.stat().st_mode & 0o777 == 0o640


def test_a_new_file_has_usual_rights(tmp_path: Path) -> None:
    save(tmp_path / "a.txt", b"1")
    (tmp_path / "b.txt").write_bytes(b"1")
    assert (tmp_path / "a.txt").stat().st_mode == (tmp_path / "b.txt").stat().st_mode
