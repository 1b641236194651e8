"""What each command does when all is well."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from educode.cli.commands import COMMANDS
from educode.cli.exit_codes import ExitCode

from .commands import Ran, educode

FLOWER = "t est une toile\npour i de 1 \u00e0 3\n    cercle(t, i * 50, 50, 20, #F00)\n    affiche t\nfin pour\n"
QUESTION = 'n est un nombre\ndemande "Combien ? " dans n\naffiche n * 2\n'
ENDLESS = "i est un nombre\ntant que vrai\n    i ajoute 1\n    affiche i\nfin tant que\n"
SILENT = "tant que vrai\nfin tant que\n"


def test_runs_what_is_piped(tmp_path: Path) -> None:
    assert educode("lance", "-", folder=tmp_path, given=b"affiche 6 * 7\n") == Ran(0, "42\n", "")


def test_asks_until_it_understands(tmp_path: Path) -> None:
    (tmp_path / "q.edu").write_text(QUESTION, "utf-8")
    ran = educode("lance", "q.edu", folder=tmp_path, given=b"douze\n12,5\n")
    assert ran == Ran(0, "Combien ? douze\nJ'attends un nombre, comme 12 ou 3.5.\nCombien ? 12,5\n25\n", "")


@pytest.mark.parametrize(
    ("question", "written"), [("Nom ?", "Nom ? "), ("> ", "> "), ("Nom :\\n", "Nom :\n"), ("", "")]
)
def test_a_question_is_kept_apart_from_its_answer(tmp_path: Path, question: str, written: str) -> None:
    (tmp_path / "q.edu").write_text(f'n est un texte\ndemande "{question}" dans n\naffiche "=" + n\n', "utf-8")
    assert educode("lance", "q.edu", folder=tmp_path, given=b"bob\n").out == f"{written}bob\n=bob\n"
    assert educode("traduis", "q.edu", "--vers", "python", "-o", "q.py", folder=tmp_path).code == 0
    translated = subprocess.run([sys.executable, "q.py"], cwd=tmp_path, input=b"bob\n", capture_output=True, check=True)
    assert translated.stdout.decode() == f"{written}=bob\n"


def test_end_of_input(tmp_path: Path) -> None:
    (tmp_path / "q.edu").write_text(QUESTION, "utf-8")
    ran = educode("lance", "q.edu", folder=tmp_path)
    assert ran.code == ExitCode.RUN_TIME
    assert "EDU0806 \u00b7 ligne 2" in ran.err


def test_events_answer(tmp_path: Path) -> None:
    (tmp_path / "q.edu").write_text(QUESTION, "utf-8")
    (tmp_path / "e.txt").write_text("reponse 4\n")
    assert educode("lance", "q.edu", "--evenements", "e.txt", folder=tmp_path) == Ran(0, "Combien ? 4\n8\n", "")


def test_parameters_and_seed(tmp_path: Path) -> None:
    program = b'affiche parametre("n", 1) + hasard(0, 1000000)\n'
    runs = {
        educode("lance", "-", "--graine", "7", "--param", "n=5", folder=tmp_path, given=program).out for _ in range(2)
    }
    assert len(runs) == 1


@pytest.mark.parametrize("option", [[], ["--images"]], ids=["one", "all"])
@pytest.mark.parametrize(
    ("program", "advice"),
    [
        ("affiche 1\n", "Il n'a pas de toile : lance-le avec `educode lance`."),
        ("t est une toile\naffiche 1\n", "Ajoute `affiche` suivi du nom de la toile"),
    ],
)
def test_a_picture_of_nothing(tmp_path: Path, program: str, advice: str, option: list[str]) -> None:
    ran = educode("image", "-", "-o", "a.svg", *option, folder=tmp_path, given=program.encode())
    assert ran.code == ExitCode.OUTPUT
    assert advice in ran.err


def test_the_module_is_the_command(tmp_path: Path) -> None:
    (tmp_path / "a.edu").write_text("affiche 1 + 1\n", "utf-8")
    command = [sys.executable, "-m", "educode", "lance", "a.edu"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "2\n", "")


def test_pictures(tmp_path: Path) -> None:
    (tmp_path / "f.edu").write_text(FLOWER, "utf-8")
    assert educode("image", "f.edu", "-o", "f.svg", folder=tmp_path).code == 0
    assert (tmp_path / "f.svg").read_text("utf-8").count("<circle") == 3
    assert educode("image", "f.edu", "-o", "f.png", "--images", folder=tmp_path).code == 0
    assert sorted(path.name for path in tmp_path.glob("*.png")) == ["f-0001.png", "f-0002.png", "f-0003.png"]
    assert (tmp_path / "f-0001.png").read_bytes().startswith(b"\x89PNG")
    ran = educode("image", "f.edu", "-o", "f.png", "--toile", "u", folder=tmp_path)
    assert (ran.code, "Toiles montr\u00e9es : t" in ran.err) == (ExitCode.OUTPUT, True)


TWO_CANVASES = """a est une toile
b est une toile
rectangle(a, 0, 0, 10, 10, #F00)
rectangle(b, 0, 0, 10, 10, #00F)
affiche a
affiche b
"""


@pytest.mark.parametrize(
    ("after", "options", "color"),
    [
        ("", [], "#0000FF"),
        ("affiche a\n", [], "#FF0000"),
        ("affiche a\n", ["--toile", "b"], "#0000FF"),
        ("affiche a\naffiche a\naffiche b\n", [], "#0000FF"),
    ],
)
def test_the_picture_is_what_was_shown_last(tmp_path: Path, after: str, options: list[str], color: str) -> None:
    (tmp_path / "d.edu").write_text(TWO_CANVASES + after, "utf-8")
    assert educode("image", "d.edu", "-o", "d.svg", *options, folder=tmp_path).code == 0
    assert color in (tmp_path / "d.svg").read_text("utf-8")


def test_errors_as_json(tmp_path: Path) -> None:
    (tmp_path / "a.edu").write_text("t est un tableau\naffiche 1\naffiche t[3]\n")
    ran = educode("lance", "a.edu", "--erreurs-json", folder=tmp_path)
    (found,) = json.loads(ran.err)
    assert list(found) == [
        "fichier", "ligne", "colonne", "fin_ligne", "fin_colonne", "code", "gravite", "message", "suggestion",
        "corrections",
    ]  # fmt: skip
    assert (ran.out, found["fichier"], found["ligne"], found["colonne"], found["fin_colonne"]) == (
        "1\n",
        "a.edu",
        3,
        9,
        13,
    )


def test_check_as_json(tmp_path: Path) -> None:
    (tmp_path / "a.edu").write_text("x est un nombre\nx = 3\n")
    (tmp_path / "b.edu").write_text("affiche 1\n")
    ran = educode("verifie", "a.edu", "b.edu", "absent.edu", "--json", folder=tmp_path)
    found = json.loads(ran.out)
    assert ran.code == ExitCode.FILE
    assert [entry["fichier"] for entry in found] == ["a.edu", "absent.edu"]


def test_mends_with_care(tmp_path: Path) -> None:
    program = tmp_path / "a.edu"
    old = "\ufeffx est un nombre\r\nx = 3\r\naffiche \u00abOui\u00bb + x\r\n".encode()
    program.write_bytes(old)
    ran = educode("verifie", "a.edu", "--corrige", folder=tmp_path)
    assert ran.code == 0, ran
    assert program.read_bytes() == '\ufeffx est un nombre\r\nx vaut 3\r\naffiche "Oui" + x\r\n'.encode()
    assert (tmp_path / "a.edu.bak").read_bytes() == old
    again = educode("verifie", "a.edu", "--corrige", folder=tmp_path)
    assert (again.code, "aucune correction" in again.err) == (0, True)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.edu", "a.edu.bak"]


PLAN = """@ === 1 Jeu ===
x est un nombre
@ 1.1 Outils
fonction f(a, b)
    retourne a + b + x
fin fonction
affiche f(1, 2)
"""


def test_structure(tmp_path: Path) -> None:
    ran = educode("structure", "-", "--json", folder=tmp_path, given=PLAN.encode())
    (section,) = json.loads(ran.out)
    variable, tools = section["contenu"]
    assert (section["nom"], variable["nom"], tools["nom"]) == ("1 Jeu", "x", "1.1 Outils")
    assert (tools["contenu"][0]["nom"], tools["contenu"][0]["detail"]) == ("f", "(a, b)")


def test_translates(tmp_path: Path) -> None:
    ran = educode("traduis", "-", "--vers", "javascript", folder=tmp_path, given=b"affiche 1\n")
    assert (ran.code, ran.out.startswith("(function")) == (0, True)


def test_explains(tmp_path: Path) -> None:
    ran = educode("explique", "1001", folder=tmp_path)
    assert (ran.code, "Comment corriger :" in ran.out) == (0, True)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_french(tmp_path: Path, command: str) -> None:
    ran = educode(command, "--aide", folder=tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert "Exemples :" in ran.out
    assert not [word for word in ("Usage", "--help", "[default", "Show") if word in ran.out]


def test_help_tells_what_may_be_left_out(tmp_path: Path) -> None:
    assert "educode atelier [DOSSIER] [OPTIONS]" in educode("atelier", "--aide", folder=tmp_path).out
    assert "educode lance PROGRAMME [OPTIONS]" in educode("lance", "--aide", folder=tmp_path).out


def started(folder: Path, program: str) -> subprocess.Popen[bytes]:
    (folder / "p.edu").write_text(program, "utf-8")
    command = [sys.executable, "-c", "from educode.cli.main import main; main()", "lance", "p.edu"]
    return subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def test_output_streams_and_stops_with_its_reader(tmp_path: Path) -> None:
    running = started(tmp_path, ENDLESS)
    assert running.stdout is not None
    assert running.stdout.readline() == b"1\n"
    running.stdout.close()
    assert running.wait(30) == ExitCode.PIPE_CLOSED
    assert running.stderr is not None
    assert running.stderr.read() == b""
    running.stderr.close()


@pytest.mark.parametrize(
    ("sent", "code"), [(signal.SIGINT, ExitCode.INTERRUPTED), (signal.SIGTERM, ExitCode.TERMINATED)]
)
def test_stops_when_asked(tmp_path: Path, sent: signal.Signals, code: ExitCode) -> None:
    running = started(tmp_path, 'affiche "pr\u00eat"\n' + SILENT)
    assert running.stdout is not None
    assert running.stdout.readline() == "pr\u00eat\n".encode()
    running.send_signal(sent)
    _, said = running.communicate(timeout=30)
    assert running.returncode == code
    assert b"Traceback" not in said


@pytest.mark.skipif(not hasattr(os, "fork"), reason="one process only")
def test_no_child_is_left_behind(tmp_path: Path) -> None:
    running = started(tmp_path, 'affiche "pr\u00eat"\n' + SILENT)
    assert running.stdout is not None
    running.stdout.readline()
    children = subprocess.run(["pgrep", "-P", str(running.pid)], capture_output=True, check=False).stdout.split()
    assert children
    running.kill()
    running.communicate()
    deadline = time.monotonic() + 20
    while time.monotonic() < deadline and Path(f"/proc/{children[0].decode()}").exists():
        time.sleep(0.1)
    assert not Path(f"/proc/{children[0].decode()}").exists()


def test_limits(tmp_path: Path) -> None:
    ran = educode("lance", "-", "--duree-max", "0.5", folder=tmp_path, given=SILENT.encode())
    assert (ran.code, "EDU0803" in ran.err) == (ExitCode.TIME, True)
    bomb = b"t est un tableau\ntant que vrai\n    t ajoute 1.5\nfin tant que\n"
    ran = educode("lance", "-", "--memoire-max", "150", folder=tmp_path, given=bomb)
    assert (ran.code, "EDU0804" in ran.err) == (ExitCode.MEMORY, True)
    ran = educode(
        "lance", "-", folder=tmp_path, given=b"fonction f(n)\n    retourne f(n + 1)\nfin fonction\naffiche f(0)\n"
    )
    assert (ran.code, "EDU0805" in ran.err) == (ExitCode.RECURSION, True)


def test_colours_only_on_a_terminal(tmp_path: Path) -> None:
    (tmp_path / "a.edu").write_text("affcihe 1\n")
    assert "\x1b" not in educode("verifie", "a.edu", folder=tmp_path).out


UNTIDY = "si  vrai   alors\naffiche   1\nfin si\n"
TIDY = "si vrai alors\n    affiche 1\nfin si\n"


def test_formats_in_place_and_keeps_what_belongs_to_the_file(tmp_path: Path) -> None:
    program = tmp_path / "p.edu"
    program.write_bytes(b"\xef\xbb\xbf" + UNTIDY.encode())
    program.chmod(0o640)
    assert educode("formate", "p.edu", folder=tmp_path) == Ran(0, "", "p.edu est mis en forme.\n")
    assert program.read_bytes() == b"\xef\xbb\xbf" + TIDY.encode()
    assert program.stat().st_mode & 0o777 == 0o640
    assert [path.name for path in tmp_path.iterdir()] == ["p.edu"]
    assert educode("formate", "p.edu", folder=tmp_path) == Ran(0, "", "")


def test_checks_formatting_without_writing(tmp_path: Path) -> None:
    for name, text in (("a.edu", UNTIDY), ("b.edu", TIDY), ("c.edu", UNTIDY)):
        (tmp_path / name).write_text(text, "utf-8")
    ran = educode("formate", "--verifie", "a.edu", "b.edu", "c.edu", folder=tmp_path)
    assert ran.code == 1
    assert [line.split()[0] for line in ran.out.splitlines()] == ["a.edu", "c.edu"]
    assert (tmp_path / "a.edu").read_text("utf-8") == UNTIDY


def test_formats_what_is_piped(tmp_path: Path) -> None:
    assert educode("formate", "-", folder=tmp_path, given=UNTIDY.encode()) == Ran(0, TIDY, "")
    assert educode("formate", "-", folder=tmp_path, given=b'affiche "a   ').out.rstrip("\n") == 'affiche "a   '


def test_tells_what_python_would_refuse(tmp_path: Path) -> None:
    depth = 25
    loops = [f"pour i{rank} de 1 \u00e0 1\n" for rank in range(depth)]
    program = "".join([*loops, "affiche 1\n", *["fin pour\n"] * depth])
    ran = educode("traduis", "-", "--vers", "python", "-o", "p.py", folder=tmp_path, given=program.encode())
    assert ran.code == ExitCode.OUTPUT
    assert "20 boucles" in ran.err
    assert not (tmp_path / "p.py").exists()
