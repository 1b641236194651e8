"""What the atelier remembers of each folder, in one SQLite file: favourites, layout, history.

Every write is one transaction on a write-ahead log that is flushed to the disk: a kill at any moment leaves
the state before or after it. Methods may be called from any thread.
"""

from __future__ import annotations

import hashlib
import json
import secrets
import sqlite3
import threading
import time
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from educode.workshop.migrations import migrate

_MOST_VERSIONS = 300
_DENSE_SECONDS = 24 * 3600
_SPARSE_STEP = 3600


@dataclass(frozen=True, slots=True)
class Saved:
    """One remembered text of a program: ``saved`` in seconds since 1970."""

    id: int
    saved: float
    size: int


@dataclass(frozen=True, slots=True)
class Group:
    """Favourites under one heading ("" for those without), in the order that the pupil gave."""

    heading: str
    paths: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Door:
    """Where the pages of a folder find each other again: the last ``port``, and a secret ``channel`` of their own."""

    port: int
    channel: str


class Store:
    """The database at ``file``; made when missing. ``folder`` arguments are absolute paths."""

    def __init__(self, file: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(file, check_same_thread=False, isolation_level=None, timeout=10)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute("PRAGMA synchronous = FULL")
        self._connection.execute("PRAGMA foreign_keys = ON")
        migrate(self._connection)

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            self._connection.close()

    def remember(self, folder: str, path: str, text: str, now: float | None = None) -> None:
        """Add ``text`` to the history of a program, unless it is its newest version already."""
        digest = hashlib.sha256(text.encode()).hexdigest()
        moment = time.time() if now is None else now
        with self._lock, _Transaction(self._connection) as connection:
            newest = connection.execute(
                "SELECT digest FROM history WHERE folder = ? AND path = ? ORDER BY id DESC LIMIT 1", (folder, path)
            ).fetchone()
            if newest and newest[0] == digest:
                return
            body = zlib.compress(text.encode())
            connection.execute("INSERT OR IGNORE INTO texts VALUES (?, ?)", (digest, body))
            connection.execute(
                "INSERT INTO history (folder, path, saved, digest) VALUES (?, ?, ?, ?)", (folder, path, moment, digest)
            )
            _thin_out(connection, folder, path, moment)

    def history(self, folder: str, path: str) -> list[Saved]:
        """The remembered versions of a program, newest first."""
        query = (
            "SELECT id, saved, length(body) FROM history JOIN texts USING (digest)"
            " WHERE folder = ? AND path = ? ORDER BY id DESC"
        )
        with self._lock:
            return [Saved(*row) for row in self._connection.execute(query, (folder, path))]

    def text_of(self, folder: str, path: str, version: int) -> str | None:
        """The text of one remembered version of this very program."""
        query = "SELECT body FROM history JOIN texts USING (digest) WHERE id = ? AND folder = ? AND path = ?"
        with self._lock:
            row = self._connection.execute(query, (version, folder, path)).fetchone()
        return zlib.decompress(row[0]).decode() if row else None

    def move(self, folder: str, path: str, new_path: str) -> None:
        """Let history and favourites follow a renamed program."""
        with self._lock, _Transaction(self._connection) as connection:
            connection.execute("UPDATE history SET path = ? WHERE folder = ? AND path = ?", (new_path, folder, path))
            connection.execute(
                "UPDATE OR REPLACE favourites SET path = ? WHERE folder = ? AND path = ?", (new_path, folder, path)
            )

    def favourites(self, folder: str) -> list[Group]:
        """The favourites of a folder, group by group; the group without a heading is always there, first."""
        with self._lock:
            headings = self._connection.execute(
                "SELECT heading FROM headings WHERE folder = ? ORDER BY position", (folder,)
            ).fetchall()
            rows = self._connection.execute(
                "SELECT heading, path FROM favourites WHERE folder = ? ORDER BY position", (folder,)
            ).fetchall()
        names = ["", *(heading for (heading,) in headings if heading)]
        return [Group(name, tuple(path for heading, path in rows if heading == name)) for name in names]

    def set_favourites(self, folder: str, groups: Iterable[Group]) -> None:
        """Replace all favourites of a folder at once; a path counts once, in the first group that has it."""
        wanted = list(groups)
        with self._lock, _Transaction(self._connection) as connection:
            connection.execute("DELETE FROM favourites WHERE folder = ?", (folder,))
            connection.execute("DELETE FROM headings WHERE folder = ?", (folder,))
            for rank, group in enumerate(wanted):
                connection.execute("INSERT OR IGNORE INTO headings VALUES (?, ?, ?)", (folder, group.heading, rank))
                connection.executemany(
                    "INSERT OR IGNORE INTO favourites VALUES (?, ?, ?, ?)",
                    [(folder, path, group.heading, place) for place, path in enumerate(group.paths)],
                )

    def layout(self, folder: str) -> dict[str, object]:
        """What the page remembered of its panels."""
        with self._lock:
            rows = self._connection.execute("SELECT name, value FROM layout WHERE folder = ?", (folder,)).fetchall()
        return {name: json.loads(value) for name, value in rows}

    def set_layout(self, folder: str, values: Mapping[str, object]) -> None:
        """Remember some values; the others stay."""
        rows = [(folder, name, json.dumps(value)) for name, value in values.items()]
        with self._lock, _Transaction(self._connection) as connection:
            connection.executemany("INSERT OR REPLACE INTO layout VALUES (?, ?, ?)", rows)

    def door(self, folder: str) -> Door:
        """The door of a folder, made when it is first asked for."""
        made = (folder, 0, secrets.token_urlsafe(18))
        with self._lock, _Transaction(self._connection) as connection:
            connection.execute("INSERT OR IGNORE INTO doors VALUES (?, ?, ?)", made)
            row = connection.execute("SELECT port, channel FROM doors WHERE folder = ?", (folder,)).fetchone()
        return Door(*row)

    def set_port(self, folder: str, port: int) -> None:
        """Remember on which port the pages of a folder were last served."""
        self.door(folder)
        with self._lock, _Transaction(self._connection) as connection:
            connection.execute("UPDATE doors SET port = ? WHERE folder = ?", (port, folder))


class _Transaction:
    """All of the writes in it, or none."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> sqlite3.Connection:
        self._connection.execute("BEGIN IMMEDIATE")
        return self._connection

    def __exit__(self, kind: type[BaseException] | None, *_rest: object) -> None:
        try:
            if kind is None:
                self._connection.execute("COMMIT")
        finally:
            if self._connection.in_transaction:  # the database may have rolled back by itself
                self._connection.execute("ROLLBACK")


def _thin_out(connection: sqlite3.Connection, folder: str, path: str, now: float) -> None:
    """Keep every version of the last day, one an hour before that, and a bounded number in all."""
    rows = connection.execute(
        "SELECT id, saved FROM history WHERE folder = ? AND path = ? ORDER BY id DESC", (folder, path)
    ).fetchall()
    kept_hours: set[int] = set()
    for rank, (version, saved) in enumerate(rows):
        if now - saved <= _DENSE_SECONDS and rank < _MOST_VERSIONS:
            continue
        hour = int(saved // _SPARSE_STEP)
        if hour in kept_hours or rank >= _MOST_VERSIONS:
            connection.execute("DELETE FROM history WHERE id = ?", (version,))
        kept_hours.add(hour)
    connection.execute("DELETE FROM texts WHERE digest NOT IN (SELECT digest FROM history)")
