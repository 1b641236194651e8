"""One open folder: its programs, and what is remembered of it."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path

from educode.workshop import Conflict, Refused, Store, Workspace, alone
from educode.workshop.workspace import Text


class Studio:
    """The folder ``root`` and its memory; methods may be called from any thread."""

    def __init__(self, root: Path, store: Store) -> None:
        self.workspace = Workspace(root)
        self.store = store
        self.folder = str(self.workspace.root)
        self._lock = threading.Lock()

    def save(self, path: str, text: str, known: str) -> Text | Conflict:
        """Write a program, unless it has changed outside since ``known``.

        Whichever way it ends, the history holds ``text`` and what the file held before.
        """
        with self._lock, alone(self.workspace.root):
            self._remember_file(path)
            try:
                written = self.workspace.write(path, text, known)
            except OSError:
                self._remember(path, text)
                raise
            self._remember(path, text)
            return written

    def create(self, path: str, text: str) -> Text:
        """A new program."""
        with self._lock, alone(self.workspace.root):
            created = self.workspace.create(path, text)
            self._remember(path, text)
            return created

    def rename(self, path: str, new_path: str) -> None:
        """Move a program with its history and its place among the favourites."""
        with self._lock, alone(self.workspace.root):
            self.workspace.rename(path, new_path)
            with contextlib.suppress(sqlite3.Error):  # the program has its new name already
                self.store.move(self.folder, path, new_path)

    def delete(self, path: str) -> str:
        """Put a program in the bin, its last text in the history."""
        with self._lock, alone(self.workspace.root):
            self._remember_file(path)
            return self.workspace.delete(path)

    def duplicate(self, path: str) -> str:
        """A copy beside a program; gives its path."""
        with self._lock, alone(self.workspace.root):
            return self.workspace.duplicate(path)

    def restore(self, name: str) -> str:
        """Take a program out of the bin; gives its path."""
        with self._lock, alone(self.workspace.root):
            return self.workspace.restore(name)

    def _remember_file(self, path: str) -> None:
        with contextlib.suppress(Refused):
            self._remember(path, self.workspace.read(path).text)

    def _remember(self, path: str, text: str) -> None:
        """A history that cannot be written must not keep the program from being saved."""
        with contextlib.suppress(sqlite3.Error):
            self.store.remember(self.folder, path, text)
