"""Puts a new text in place of the one that a program's file holds, in one step."""

from __future__ import annotations

from pathlib import Path

from educode.host.saving import save

_MARK = b"\xef\xbb\xbf"


def replace_text(path: Path, text: str) -> None:
    """Whatever happens, the file is the old one or the new one; its byte-order mark and its rights are kept."""
    mark = _MARK if path.read_bytes().startswith(_MARK) else b""
    save(path, mark + text.encode("utf-8"))
