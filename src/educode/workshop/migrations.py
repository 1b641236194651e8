"""The steps that bring the atelier's database from each version to the next; never edited, only added to."""

from __future__ import annotations

import sqlite3

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE texts (digest TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE history (
        id INTEGER PRIMARY KEY,
        folder TEXT NOT NULL,
        path TEXT NOT NULL,
        saved REAL NOT NULL,
        digest TEXT NOT NULL REFERENCES texts(digest)
    );
    CREATE INDEX history_of_program ON history (folder, path, saved);
    CREATE TABLE favourites (
        folder TEXT NOT NULL,
        path TEXT NOT NULL,
        heading TEXT NOT NULL,
        position INTEGER NOT NULL,
        PRIMARY KEY (folder, path)
    ) WITHOUT ROWID;
    CREATE TABLE headings (
        folder TEXT NOT NULL,
        heading TEXT NOT NULL,
        position INTEGER NOT NULL,
        PRIMARY KEY (folder, heading)
    ) WITHOUT ROWID;
    CREATE TABLE layout (folder TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (folder, name))
        WITHOUT ROWID;
    """,
    "CREATE TABLE doors (folder TEXT PRIMARY KEY, port INTEGER NOT NULL, channel TEXT NOT NULL) WITHOUT ROWID;",
)


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the newest version, one whole step at a time."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    for number, step in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {step} PRAGMA user_version = {number}; COMMIT;")
