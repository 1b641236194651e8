"""The sudoku of the terminal: typed into a real pseudo-terminal, scripted by events, graded by a second grader."""

from __future__ import annotations

import json
import os
import re
import sys
from functools import partial
from pathlib import Path
from time import perf_counter

import pytest

from gallery import sudoku_solver, sudoku_techniques
from gallery.play import play, printed
from gallery.programs import functions_of, path_of, program
from gallery.test_properties import each_seed
from pace import seconds

NAME = "sudoku_terminal"
SEEDS = 12 if "CI" in os.environ else 3
ROW = re.compile(r"^([A-I]) ║(.*)║\r?$", re.MULTILINE)
HARD = """53..7....
6..195...
.98....6.
8...6...3
4..8.3..1
7...2...6
.6....28.
...419..5
....8..79"""
Grid = list[list[int]]


def board(text: str) -> Grid:
    """The last grid drawn in a text."""
    rows = ROW.findall(text)[-9:]
    assert [letter for letter, _ in rows] == list("ABCDEFGHI")
    return [[int(cell.strip(" []") or 0) for cell in re.split("[║│]", cells)] for _, cells in rows]


def moves(grid: Grid) -> list[str]:
    """What to type to fill a grid."""
    (solved,) = sudoku_solver.solutions(grid, 2)
    return [
        f"{'ABCDEFGHI'[row]}{column + 1} {solved[row][column]}"
        for row in range(9) for column in range(9) if not grid[row][column]
    ]  # fmt: skip


def told(answers: list[str], folder: Path, seed: int = 3) -> list[str]:
    """What the program prints for these answers, until it is told to stop."""
    events = "".join(f"reponse {answer}\n" for answer in answers) + "fin\n"
    played = play(program(NAME), events, folder=folder, seed=seed)
    assert played.failure is None, played.failure
    return played.lines


class Terminal:
    """A real pseudo-terminal in which the program runs."""

    def __init__(self, folder: Path, seed: int) -> None:
        pexpect = pytest.importorskip("pexpect")
        start = ["-c", "from educode.cli.main import main; main()", "lance", str(path_of(NAME))]
        options = ["--graine", str(seed), "--dossier", str(folder)]
        self.child = pexpect.spawn(sys.executable, start + options, encoding="utf-8", dimensions=(50, 80), timeout=60)
        self.child.delaybeforesend = None

    def type(self, line: str, question: str = "Ton coup :") -> str:
        """Type a line, wait for the next question, give what came between."""
        self.child.sendline(line)
        self.child.expect_exact(question)
        return str(self.child.before)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_in_a_real_terminal(tmp_path: Path) -> None:
    first = Terminal(tmp_path, 3)
    first.child.expect_exact("Ton choix :")
    assert "SUDOKU" in first.child.before
    opening = first.type("1")
    assert "Je prépare une grille de niveau facile" in opening
    grid = board(opening)
    todo = moves(grid)
    assert "fait partie de la grille" in first.type(next(
        f"{'ABCDEFGHI'[row]}{column + 1} 5" for row in range(9) for column in range(9) if grid[row][column]
    ))  # fmt: skip
    assert board(first.type(todo[0])) != grid
    assert "est déjà remplie" in first.type(todo[0][:3] + todo[1][3])
    assert board(first.type("annule")) == grid
    assert "rien à annuler" in first.type("annule")
    for move in todo[:10]:
        first.type(move.lower().replace(" ", ""))
    assert "Partie gardée" in first.type("sauve")
    first.type("menu", "Ton choix :")
    first.child.sendline("7")
    first.child.expect_exact("À bientôt !")
    first.child.wait()
    assert first.child.exitstatus == 0

    second = Terminal(tmp_path, 4)
    second.child.expect_exact("Ton choix :")
    assert moves(board(second.type("6"))) == todo[10:]
    for move in todo[10:-1]:
        second.type(move)
    assert "Bravo, la grille est finie !" in second.type(todo[-1], "Ton choix :")
    assert "1 à 7" in second.type("9", "Ton choix :")
    second.child.sendline("quitter")
    second.child.expect_exact("Ton choix :")
    second.child.sendline("7")
    second.child.expect_exact("À bientôt !")


def test_the_screen_is_drawn_with_boxes(tmp_path: Path) -> None:
    lines = told(["5", *HARD.splitlines(), "menu", "7"], tmp_path)
    start = lines.index("    1   2   3   4   5   6   7   8   9")
    assert lines[start + 1 : start + 6] == [
        "  ╔═══╤═══╤═══╦═══╤═══╤═══╦═══╤═══╤═══╗",
        "A ║ 5 │ 3 │   ║   │ 7 │   ║   │   │   ║",
        "  ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢",
        "B ║ 6 │   │   ║ 1 │ 9 │ 5 ║   │   │   ║",
        "  ╟───┼───┼───╫───┼───┼───╫───┼───┼───╢",
    ]
    assert "Niveau de cette grille : facile." in lines
    assert lines[-1] == "À bientôt !"


def test_solved_by_the_program(tmp_path: Path) -> None:
    lines = told(["5", *HARD.splitlines(), "résous", "7"], tmp_path)
    drawn = board("\n".join(lines))
    assert drawn == sudoku_solver.solutions(board("\n".join(lines[: lines.index("Cases vides : 51, coups : 0")])), 2)[0]


def test_hints_lead_to_the_end(tmp_path: Path) -> None:
    for level, reason in ((1, "ne va qu'en"), (4, "Ici il faut essayer")):
        text = "\n".join(told([str(level), *["indice"] * 58, "7"], tmp_path))
        assert "Bravo" in text
        assert reason in text


def test_hint_tells_a_mistake(tmp_path: Path) -> None:
    """A digit that breaks no rule yet may still lead nowhere."""
    lines = told(["5", *HARD.splitlines(), "A3 1", "A4 2", "A4 0", "A4 6", "A3 0", "A3 2", "indice", "7"], tmp_path)
    assert "Avant d'aller plus loin : le chiffre en A3 mène à une impasse." in lines


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (["55......."], "Il y a deux fois 5 dans la rangée A."),
        (["5........", "5........"], "Il y a deux fois 5 dans la colonne 1."),
        (["5........", ".5......."], "Il y a deux fois 5 dans le bloc 1."),
        (["123456789"], "Cette grille a plusieurs solutions : il lui manque des chiffres."),
        (["12345678.", "........9"], "Cette grille n'a pas de solution."),
    ],
)
def test_no_sudoku(rows: list[str], message: str, tmp_path: Path) -> None:
    filled = rows + ["........."] * (9 - len(rows))
    lines = told(["5", "123", *filled, "7"], tmp_path)
    assert "Il faut neuf cases, j'en compte 3. Recommence cette rangée." in lines
    assert message in lines
    assert lines[-1] == "À bientôt !"


def test_refusals_name_the_unit(tmp_path: Path) -> None:
    lines = told(["5", *HARD.splitlines(), "A3 5", "a9 9", "c1 6", "Z9 1", "A1 0", "menu", "7"], tmp_path)
    assert "Il y a déjà un 5 dans la rangée A." in lines
    assert "Il y a déjà un 9 dans la colonne 9." in lines
    assert "Il y a déjà un 6 dans la colonne 1." in lines
    assert "A1 fait partie de la grille de départ." in lines
    assert lines.count("Un coup : la rangée, la colonne, le chiffre. Par exemple E5 7, ou e57.") == 2


def test_save_holds_the_moves_and_bad_saves_are_refused(tmp_path: Path) -> None:
    told(["5", *HARD.splitlines(), "A3 1", "A3 0", "A3 4", "sauve", "menu", "7"], tmp_path)
    saved = tmp_path / "sudoku-sauvegarde.txt"
    assert saved.read_text("utf-8") == HARD.replace(".", "0") + "\nA31 A30 A34\n"
    again = told(["6", "annule", "annule", "menu", "7"], tmp_path)
    assert "Cases vides : 51, coups : 2" in again
    assert "Cases vides : 50, coups : 1" in again
    for wrong in ("", "bonjour", HARD, HARD.replace("5", "8", 1) + "\nA31\n"):
        saved.write_text(wrong, "utf-8")
        lines = told(["6", "7"], tmp_path)
        assert any("n'est pas une partie" in line or "Il y a deux fois" in line for line in lines)
    saved.write_text(HARD + "\nA31 A39 X99 Z A11 B2\n", "utf-8")
    assert "Cases vides : 50, coups : 1" in told(["6", "menu", "7"], tmp_path)
    saved.unlink()
    assert "Il n'y a pas de partie gardée." in told(["6", "7"], tmp_path)


@pytest.mark.parametrize("level", range(4))
def test_one_solution_and_the_right_level(level: int) -> None:
    for line in each_seed(NAME, SEEDS, f"affiche grille_de_niveau({level})"):
        grid = json.loads(line)
        assert len(sudoku_solver.solutions(grid, 2)) == 1
        assert sudoku_techniques.grade(grid) == level


def test_difficult_grids_come_in_less_than_a_second() -> None:
    count = 8
    drive = f"pour g de 1 à {count}\ngraine(g)\ndepart vaut grille_de_niveau(2)\nfin pour\n"
    assert seconds(partial(printed, functions_of(NAME) + drive), tries=1, clock=perf_counter) < count
