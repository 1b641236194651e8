"""Reads a program from a file or from standard input, whatever it turns out to be."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from math import ceil
from pathlib import Path

from educode.cli import textes
from educode.cli.exit_codes import ExitCode
from educode.cli.problem import Problem
from educode.text import Source

PIPED = "-"
LONGEST_PROGRAM = 2**20

_ZERO = b"\0"
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")


class UnreadableProgram(Exception):  # noqa: N818 - told as a diagnostic
    """A program that cannot be read; ``code`` and ``values`` make its diagnostic."""

    def __init__(self, name: str, code: str, hint_values: dict[str, object] | None = None) -> None:
        super().__init__(f"{code}: {name}")
        self.name = name
        self.code = code
        self.values: dict[str, object] = {"name": name, **(hint_values or {})}


def read_program(given: str) -> Source:
    """The program in the file ``given``, or on standard input for ``-``."""
    if given == PIPED:
        return _decoded(sys.stdin.buffer.read(LONGEST_PROGRAM + 1), textes.INPUT_NAME)
    return _decoded(_content(Path(given), given), given)


def folder_of(given: str) -> Path:
    """The folder of the program ``given``: all that it can reach."""
    return absolute(Path()) if given == PIPED else absolute(Path(given)).parent


def absolute(path: Path) -> Path:
    """``path`` from the root, links followed; a Problem if the current folder is gone."""
    try:
        return path.resolve()
    except FileNotFoundError:
        raise Problem(textes.FOLDER_GONE, textes.GO_ELSEWHERE, ExitCode.FILE) from None


def _content(path: Path, name: str) -> bytes:
    try:
        if path.is_dir():
            raise UnreadableProgram(name, "EDU0821", _example_in(path))
        with path.open("rb") as file:
            return file.read(LONGEST_PROGRAM + 1) if not _is_too_long(path) else _refuse_size(path, name)
    except FileNotFoundError:
        raise UnreadableProgram(name, "EDU0820", _near(path)) from None
    except (OSError, ValueError):
        raise UnreadableProgram(name, "EDU0825") from None


def _is_too_long(path: Path) -> bool:
    return path.stat().st_size > LONGEST_PROGRAM


def _refuse_size(path: Path, name: str) -> bytes:
    raise UnreadableProgram(name, "EDU0824", {"megabytes": _megabytes(path.stat().st_size)})


def _megabytes(size: int) -> str:
    return f"{ceil(size / 100_000) / 10:.1f}".replace(".", ",")


def _example_in(folder: Path) -> dict[str, object]:
    found = sorted(folder.glob("*.edu"))
    return {"near": str(found[0])} if found else {}


def _near(path: Path) -> dict[str, object]:
    try:
        names = [found.name for found in path.parent.iterdir() if found.suffix == ".edu"]
    except OSError:
        return {}
    wanted = path.name if path.suffix else path.name + ".edu"
    close = get_close_matches(wanted, names, 1, 0.75)
    return {"near": str(path.parent / close[0])} if close else {}


def _decoded(content: bytes, name: str) -> Source:
    if len(content) > LONGEST_PROGRAM:
        raise UnreadableProgram(name, "EDU0824", {"megabytes": "plus de 1"})
    if content.startswith(_UTF16_MARKS) or _ZERO in content:
        raise UnreadableProgram(name, "EDU0822")
    try:
        return Source(content.decode("utf-8"), name)
    except UnicodeDecodeError as error:
        raise _not_utf8(content, error.start, name) from None


def _not_utf8(content: bytes, at: int, name: str) -> UnreadableProgram:
    """Latin-1 is offered where the bytes read as French in it."""
    if _looks_binary(content):
        return UnreadableProgram(name, "EDU0822")
    line = content.count(b"\n", 0, at) + 1
    stem = name.removesuffix(".edu")
    more: dict[str, object] = {"target": f"{stem}-utf8.edu"} if _looks_latin1(content) else {}
    return UnreadableProgram(name, "EDU0823", {"line": line, **more})


def _looks_binary(content: bytes) -> bool:
    """Whether control characters that no text has are many."""
    controls = sum(byte < 32 and byte not in b"\t\n\r\f" for byte in content)
    return controls * 50 > len(content)


def _looks_latin1(content: bytes) -> bool:
    """Whether every byte beyond ASCII is a letter or sign of French in Latin-1 (Windows' variant)."""
    text = content.decode("cp1252", "replace")
    return all(sign.isalpha() or sign in _FRENCH_SIGNS for sign in text if not sign.isascii())


_FRENCH_SIGNS = "\u00a0\u00ab\u00bb\u00b0\u20ac\u2019\u2018\u201c\u201d\u2026\u2013\u2014\u00b2\u00b3\u00d7\u00f7"
