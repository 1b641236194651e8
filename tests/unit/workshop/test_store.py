"""What the atelier remembers survives: kills, renames, old files, many threads."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from educode.workshop import Store
from educode.workshop.migrations import MIGRATIONS
from educode.workshop.store import Door, Group

FOLDER = "/classe"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "donnees" / "atelier.sqlite3")


def test_history_keeps_each_different_text_newest_first(store: Store) -> None:
    for text in ("un", "deux", "deux", "trois"):
        store.remember(FOLDER, "a.edu", text)
    versions = store.history(FOLDER, "a.edu")
    assert [store.text_of(FOLDER, "a.edu", version.id) for version in versions] == ["trois", "deux", "un"]
    assert store.history(FOLDER, "b.edu") == []
    assert store.text_of(FOLDER, "b.edu", versions[0].id) is None
    assert store.text_of("/autre", "a.edu", versions[0].id) is None


def test_old_versions_are_thinned_to_one_an_hour_and_the_newest_stay(store: Store) -> None:
    day = 24 * 3600.0
    for minute in range(180):
        store.remember(FOLDER, "a.edu", f"ancien {minute}", now=minute * 60.0)
    store.remember(FOLDER, "a.edu", "récent 1", now=3 * day)
    store.remember(FOLDER, "a.edu", "récent 2", now=3 * day + 1)
    texts = [store.text_of(FOLDER, "a.edu", version.id) for version in store.history(FOLDER, "a.edu")]
    assert texts == ["récent 2", "récent 1", "ancien 179", "ancien 119", "ancien 59"]


def test_favourites_keep_groups_and_order(store: Store) -> None:
    groups = [Group("", ("b.edu", "a.edu")), Group("Jeux", ("c.edu",)), Group("Vide", ())]
    store.set_favourites(FOLDER, groups)
    assert store.favourites(FOLDER) == groups
    assert store.favourites("/autre") == [Group("", ())]
    store.set_favourites(FOLDER, [Group("Jeux", ("a.edu", "c.edu")), Group("", ("a.edu",))])
    assert store.favourites(FOLDER) == [Group("", ()), Group("Jeux", ("a.edu", "c.edu"))]


def test_a_renamed_program_keeps_its_history_and_its_star(store: Store) -> None:
    store.remember(FOLDER, "a.edu", "un")
    store.set_favourites(FOLDER, [Group("", ("a.edu",))])
    store.move(FOLDER, "a.edu", "b.edu")
    assert len(store.history(FOLDER, "b.edu")) == 1
    assert store.favourites(FOLDER) == [Group("", ("b.edu",))]


def test_layout_is_remembered_value_by_value(store: Store) -> None:
    store.set_layout(FOLDER, {"left": 240, "open": ["a.edu"]})
    store.set_layout(FOLDER, {"left": 300})
    assert store.layout(FOLDER) == {"left": 300, "open": ["a.edu"]}


def test_every_older_file_is_brought_up_to_date(tmp_path: Path) -> None:
    for version in range(len(MIGRATIONS) + 1):
        file = tmp_path / f"v{version}.sqlite3"
        with sqlite3.connect(file) as connection:
            for number, step in enumerate(MIGRATIONS[:version], start=1):
                connection.executescript(f"{step} PRAGMA user_version = {number};")
        connection.close()
        store = Store(file)
        store.remember(FOLDER, "a.edu", "un")
        assert len(store.history(FOLDER, "a.edu")) == 1
        store.close()


def test_many_threads_write_without_a_loss(store: Store) -> None:
    def write(name: str) -> None:
        for number in range(20):
            store.remember(FOLDER, name, f"{name} {number}")

    threads = [threading.Thread(target=write, args=(f"{letter}.edu",)) for letter in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(len(store.history(FOLDER, f"{letter}.edu")) == 20 for letter in "abcd")


WRITER = """
import sys
from pathlib import Path
from educode.workshop import Store, Workspace
from educode.workshop.store import Door, Group
store, space = Store(Path(sys.argv[1])), Workspace(Path(sys.argv[2]))
number = int(sys.argv[3])
while True:
    number += 1
    text = f"affiche {number}\\n" * 2000
    version = space.read("a.edu").version if (space.root / "a.edu").exists() else ""
    space.write("a.edu", text, version)
    store.remember("/classe", "a.edu", text)
    store.set_favourites("/classe", [Group("", (f"{number}.edu", "x.edu")), Group("G", (f"g{number}.edu",))])
    print(number, flush=True)
"""


@pytest.mark.skipif(os.name == "nt", reason="SIGKILL is a POSIX signal")
def test_a_kill_at_any_moment_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    file, folder = tmp_path / "atelier.sqlite3", tmp_path / "programmes"
    folder.mkdir()
    last = 0
    for round_ in range(8):
        command = [sys.executable, "-c", WRITER, str(file), str(folder), str(last)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            last = int(process.stdout.readline())
            time.sleep(0.01 + 0.007 * round_)
            process.send_signal(signal.SIGKILL)
            confirmed = [int(line) for line in process.stdout.read().split()]
        last = max([last, *confirmed])
        last = _check_whole(file, folder, last)


def _check_whole(file: Path, folder: Path, last: int) -> int:
    """Everything confirmed is there, and whatever is there is whole; gives the newest number seen."""
    lines = (folder / "a.edu").read_text().splitlines()
    assert len(lines) == 2000
    assert len(set(lines)) == 1
    written = int(lines[0].split()[1])
    assert written >= last
    store = Store(file)
    newest = store.history(FOLDER, "a.edu")[0]
    text = store.text_of(FOLDER, "a.edu", newest.id)
    assert text is not None
    remembered = int(text.split()[1])
    assert remembered >= last
    plain, grouped = store.favourites(FOLDER)
    assert plain.paths[0].removesuffix(".edu") == grouped.paths[0].removeprefix("g").removesuffix(".edu")
    store.close()
    return max(written, remembered)


def test_the_door_of_a_folder_stays_and_is_its_own(store: Store, tmp_path: Path) -> None:
    door = store.door(FOLDER)
    assert (door.port, len(door.channel) >= 20) == (0, True)
    store.set_port(FOLDER, 4321)
    store.set_port("/autre", 1234)
    assert store.door(FOLDER) == Door(4321, door.channel)
    assert store.door("/autre").channel != door.channel
    assert Store(tmp_path / "donnees" / "atelier.sqlite3").door(FOLDER) == Door(4321, door.channel)


def test_a_commit_that_fails_does_not_keep_the_next_writes_out(store: Store) -> None:
    """A full disk may show at the very end of a transaction, which then stays open."""

    class Failing:
        fails = True

        def __init__(self, real: sqlite3.Connection) -> None:
            self.real = real

        @property
        def in_transaction(self) -> bool:
            return self.real.in_transaction

        def execute(self, query: str, values: tuple[str, ...] = ()) -> sqlite3.Cursor:
            if query == "COMMIT" and self.fails:
                raise sqlite3.OperationalError("disk I/O error")
            return self.real.execute(query, values)

    failing = Failing(store._connection)
    store._connection = failing  # type: ignore[assignment]
    with pytest.raises(sqlite3.OperationalError, match="I/O"):
        store.remember(FOLDER, "a.edu", "un")
    failing.fails = False
    store.remember(FOLDER, "a.edu", "deux")
    assert [store.text_of(FOLDER, "a.edu", one.id) for one in store.history(FOLDER, "a.edu")] == ["deux"]
