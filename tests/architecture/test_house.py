"""The house keeps its habits: French sentences only as data, files of a readable size, nothing built is committed."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted((ROOT / "src" / "educode").rglob("*.py"))
FRENCH_ROOMS = ("language/", "diagnostics/rules/")
FRENCH_FILES = {"textes.py", "message.py"}
LONGEST_FILE = 500
SENTENCE = re.compile(r"[^\W\d_]{2,}[ \u00a0][^\W\d_]{2,}")


def is_french_room(path: Path) -> bool:
    inside = path.relative_to(ROOT / "src" / "educode").as_posix()
    return inside.startswith(FRENCH_ROOMS) or path.name in FRENCH_FILES


def docstrings(tree: ast.AST) -> set[int]:
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, holders):
            found |= {id(part.value) for part in node.body if isinstance(part, ast.Expr)}
    return found


def french_sentences(path: Path) -> list[str]:
    """Texts of several words with an accent or another letter that English does without."""
    tree = ast.parse(path.read_text("utf-8"))
    skipped = docstrings(tree)
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in skipped)
    texts = ((node.lineno, node.value) for node in constants if isinstance(node.value, str))
    return [f"{path.name}:{line}: {text[:60]}" for line, text in texts if not text.isascii() and SENTENCE.search(text)]


@pytest.mark.parametrize("path", [p for p in SOURCES if not is_french_room(p)], ids=lambda p: p.name)
def test_french_stands_only_in_its_rooms(path: Path) -> None:
    assert french_sentences(path) == []


def test_files_stay_readable() -> None:
    long = {
        path.name: count
        for path in SOURCES
        if not is_french_room(path) and (count := len(path.read_text("utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


def silent_parts(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    parts = [part for part in tree.body if isinstance(part, ast.FunctionDef | ast.ClassDef)]
    public = [part for part in parts if not part.name.startswith("_")]
    silent = [f"{path.name}:{part.lineno}" for part in public if not ast.get_docstring(part)]
    return silent if ast.get_docstring(tree) or path.name == "__init__.py" else [path.name, *silent]


def test_every_module_and_public_function_says_what_it_does() -> None:
    assert [part for path in SOURCES for part in silent_parts(path)] == []


def test_no_built_asset_is_committed() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a checkout")
    assert [name for name in listed.stdout.splitlines() if "/built/" in name or "node_modules" in name] == []
