"""Whatever is given to a command: a clear French message, a documented exit code, no traceback."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from educode.cli import main
from educode.cli.exit_codes import ExitCode
from educode.cli.textes import EXIT_CODE_MEANINGS

from .commands import Ran, educode

ENGLISH = ("Traceback", "Error", "Usage", "Options", "Missing", "No such", "Invalid", "--help")

PROGRAMS: dict[str, bytes] = {
    "bon.edu": b'affiche "Bonjour"\n',
    "latin.edu": 'affiche "\u00e9t\u00e9"\n'.encode("latin-1"),
    "casse.edu": b"affiche 1\naffiche \xff\xc3\n",
    "binaire.edu": bytes(range(256)) * 40,
    "image.edu": b"\x89PNG\r\n\x1a\n" + b"\x01\x02\x03\xff" * 50,
    "utf16.edu": "affiche 1".encode("utf-16"),
    "gros.edu": b"a" * 10_000_000,
    "limite.edu": b"affiche 1 //" + b"x" * (2**20 - 12),
    "profond.edu": b"si vrai alors\n" * 500 + b"fin si\n" * 500,
    "crochets.edu": b"affiche " + b"[" * 500 + b"]" * 500 + b"\n",
    "faute.edu": b"affcihe 1\n",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("programmes")
    for name, content in PROGRAMS.items():
        (made / name).write_bytes(content)
    (made / "dossier").mkdir()
    return made


def refused(ran: Ran, code: ExitCode, *words: str) -> None:
    """A message with these words on the error output, this code, no English."""
    assert ran.code == code, ran
    said = ran.out + ran.err
    assert not [word for word in ENGLISH if word in said], said
    assert not [word for word in words if word not in said], said


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("absent.edu", ExitCode.FILE, ("EDU0820", "absent.edu")),
        ("bom.edu", ExitCode.FILE, ("EDU0820",)),
        ("dossier", ExitCode.FILE, ("EDU0821", "dossier")),
        ("binaire.edu", ExitCode.FILE, ("EDU0822",)),
        ("image.edu", ExitCode.FILE, ("EDU0822",)),
        ("utf16.edu", ExitCode.FILE, ("EDU0822",)),
        ("latin.edu", ExitCode.FILE, ("EDU0823", "Latin-1", "iconv")),
        ("casse.edu", ExitCode.FILE, ("EDU0823", "ligne 2")),
        ("gros.edu", ExitCode.FILE, ("EDU0824", "1 Mo")),
        ("profond.edu", ExitCode.ERRORS, ("EDU02",)),
        ("crochets.edu", ExitCode.ERRORS, ("EDU02",)),
        ("faute.edu", ExitCode.ERRORS, ("affcihe", "affiche", "^^^^^^^")),
        ("bon.edu/x", ExitCode.FILE, ("EDU0825",)),
    ],
)
@pytest.mark.parametrize("command", ["lance", "verifie"])
def test_programs(folder: Path, command: str, name: str, code: ExitCode, words: tuple[str, ...]) -> None:
    refused(educode(command, name, folder=folder), code, *words)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the system's master may read everything")
def test_unreadable(folder: Path) -> None:
    path = folder / "secret.edu"
    path.write_bytes(b"affiche 1\n")
    path.chmod(0)
    refused(educode("lance", "secret.edu", folder=folder), ExitCode.FILE, "EDU0825")


def test_empty(tmp_path: Path) -> None:
    (tmp_path / "vide.edu").write_bytes(b"")
    refused(educode("lance", "vide.edu", folder=tmp_path), ExitCode.OK, "EDU0826")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["lanse", "bon.edu"], ("lanse", "educode lance")),
        (["lance"], ("PROGRAMME",)),
        (["lance", "bon.edu", "--gaine", "3"], ("--gaine", "--graine")),
        (["lance", "bon.edu", "--graine"], ("--graine", "valeur")),
        (["lance", "bon.edu", "--graine", "trois"], ("--graine", "nombre")),
        (["lance", "bon.edu", "--duree-max", "0"], ("--duree-max",)),
        (["lance", "bon.edu", "--terminal=oui"], ("--terminal",)),
        (["lance", "bon.edu", "--param", "taille"], ("NOM=VALEUR",)),
        (["lance", "bon.edu", "autre.edu"], ("autre.edu",)),
        (["image", "bon.edu"], ("-o",)),
        (["image", "bon.edu", "-o", "dessin.gif"], (".png", ".svg")),
        (["traduis", "bon.edu", "--vers", "rust"], ("rust", "javascript")),
        (["explique", "EDU9999"], ("EDU9999",)),
        (["verifie", "-", "-"], ("un programme",)),
    ],
)
def test_mistakes_in_a_command(folder: Path, arguments: list[str], words: tuple[str, ...]) -> None:
    refused(educode(*arguments, folder=folder), ExitCode.USAGE, *words)


def test_pictures_that_cannot_be(folder: Path) -> None:
    refused(educode("image", "bon.edu", "-o", "absent/d.png", folder=folder), ExitCode.OUTPUT, "absent")
    refused(educode("image", "bon.edu", "-o", "d.png", folder=folder), ExitCode.OUTPUT, "toile")


def test_events_that_mean_nothing(folder: Path) -> None:
    (folder / "e.txt").write_text("clic 1\n")
    refused(educode("lance", "bon.edu", "--evenements", "e.txt", folder=folder), ExitCode.FILE, "EDU0831", "ligne 1")
    refused(educode("lance", "bon.edu", "--evenements", "rien.txt", folder=folder), ExitCode.FILE, "EDU0820")


def test_a_program_of_one_megabyte_is_read(folder: Path) -> None:
    assert educode("lance", "--terminal", "limite.edu", folder=folder).out == "1\n"


def test_a_bug_of_ours_is_told_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def broken(_: object) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(main, "_chosen", broken)
    assert main.run(["lance"]) == ExitCode.BUG
    said = capsys.readouterr().err
    assert "EduCode s'est tromp\u00e9" in said
    assert "Traceback" not in said


def test_every_exit_code_is_documented(folder: Path) -> None:
    assert set(EXIT_CODE_MEANINGS) == {int(code) for code in ExitCode}
    shown = educode("--aide", folder=folder).out
    assert all(meaning in shown for meaning in EXIT_CODE_MEANINGS.values())
