"""Whatever becomes of the streams, the folder and the disk: French, a documented exit code, nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from educode.cli.exit_codes import ExitCode

from .commands import Ran, educode

PROGRAM = 'affiche "été €"\n'
ENGLISH = ("Traceback", "Error", "la faute est")
COMMANDS = (
    ["lance", "bon.edu"],
    ["verifie", "faute.edu"],
    ["verifie", "--json", "faute.edu"],
    ["structure", "bon.edu"],
    ["traduis", "bon.edu", "--vers", "python"],
    ["formate", "-"],
    ["explique", "EDU0805"],
    ["--aide"],
    ["lance", "--aide"],
    ["--version"],
)
FULL = Path("/dev/full")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "bon.edu").write_text(PROGRAM + "@ Été\n", encoding="utf-8")
    (tmp_path / "faute.edu").write_text('affcihe "été €"\n', encoding="utf-8")
    (tmp_path / "question.edu").write_text('x est un nombre\ndemande "Âge ? " dans x\n', encoding="utf-8")
    return tmp_path


def shell(line: str, *arguments: str, folder: Path, given: str = PROGRAM) -> Ran:
    """Run ``educode`` in a shell that ends the command with ``line``."""
    command = [sys.executable, "-c", "from educode.cli.main import main; main()", *arguments]
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$@" {line}', "sh", *command],
        input=given.encode(),
        capture_output=True,
        cwd=folder,
        timeout=60,
        check=False,
    )
    return Ran(done.returncode, done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace"))


def in_french(ran: Ran) -> bool:
    return not any(word in ran.out + ran.err for word in ENGLISH)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams(folder: Path, command: list[str], closed: str) -> None:
    ran = shell(closed, *command, folder=folder)
    assert in_french(ran), ran
    assert ran.code in {ExitCode.OK, ExitCode.ERRORS}, ran


def test_a_question_without_input(folder: Path) -> None:
    ran = shell("<&-", "lance", "question.edu", folder=folder)
    assert ran.code == ExitCode.RUN_TIME
    assert "EDU0806" in ran.err


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_disk(folder: Path, command: list[str]) -> None:
    ran = shell(f"> {FULL}", *command, folder=folder)
    assert in_french(ran), ran
    assert ran.code == ExitCode.OUTPUT, ran
    assert "place sur le disque" in ran.err


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_outputs_that_cannot_show_every_sign(folder: Path, command: list[str], encoding: str) -> None:
    line = [sys.executable, "-c", "from educode.cli.main import main; main()", *command]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(
        line, input=PROGRAM.encode(), capture_output=True, cwd=folder, env=environment, timeout=60, check=False
    )
    said = done.stdout.decode(encoding, "replace") + done.stderr.decode(encoding, "replace")
    assert not [word for word in ENGLISH if word in said], said
    if command[0] in {"traduis", "formate"}:
        assert "été €" in done.stdout.decode("utf-8")


@pytest.mark.parametrize(
    "command",
    [
        ["lance", "bon.edu"],
        ["lance", "-"],
        ["lance", "../bon.edu"],
        ["image", "-", "-o", "x.svg"],
        ["verifie", "bon.edu"],
        ["atelier", "."],
        ["atelier", "neuf"],
    ],
    ids=" ".join,
)
def test_a_folder_that_is_gone(folder: Path, command: list[str]) -> None:
    line = [sys.executable, "-c", "from educode.cli.main import main; main()", *command]
    script = 'mkdir gone; cd gone; rmdir ../gone; "$@"'
    done = subprocess.run(
        ["/bin/sh", "-c", script, "sh", *line],
        input=PROGRAM.encode(),
        capture_output=True,
        cwd=folder,
        timeout=60,
        check=False,
    )
    ran = Ran(done.returncode, done.stdout.decode(), done.stderr.decode())
    assert in_french(ran), ran
    assert ran.code in {ExitCode.FILE, ExitCode.OUTPUT}, ran


def test_the_atelier_makes_no_folder_called_like_a_program(folder: Path) -> None:
    ran = educode("atelier", "absent.edu", folder=folder)
    assert ran.code == ExitCode.USAGE
    assert "absent.edu" in ran.err
    assert not (folder / "absent.edu").exists()
