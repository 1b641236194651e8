"""The server is killed and started anew while its page is open: nothing typed is lost, the page goes on."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.atelier.workshop import Workshop
from browser.waiting import becomes, until

_SECONDS = 20
_UNANSWERED = "Request timed out"  # what the editor had asked of the server that was killed


class _Process:
    """The atelier as the command line starts it."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-m", "educode", "atelier", str(folder), "--sans-navigateur", *options]
        environment = dict(os.environ, PYTHONUNBUFFERED="1")
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout
        found = next(match for line in self._process.stdout if (match := re.search(r"http://\S+", line)))
        self.address = found[0]

    def kill(self) -> None:
        """End it as a crash would."""
        self._process.kill()
        self._process.communicate(timeout=_SECONDS)

    def has_ended(self) -> bool:
        """Whether nothing runs any more."""
        return self._process.poll() is not None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("EDUCODE_DONNEES", str(tmp_path / "data"))
    made = tmp_path / "programmes"
    made.mkdir()
    (made / "essai.edu").write_text("affiche 1\n", encoding="utf-8")
    return made


@pytest.fixture
def servers(folder: Path) -> Iterator[list[_Process]]:
    started = [_Process(folder)]
    yield started
    for one in started:
        one.kill()


def _written(place: Path, text: str, page: Any) -> None:
    becomes(lambda: (page.title(), place.read_text(encoding="utf-8"))[1], text)


@pytest.mark.parametrize("is_new_page_first", [True, False])
def test_what_was_typed_while_the_server_was_gone_is_saved_by_the_next_one(
    chromium: Any, folder: Path, servers: list[_Process], is_new_page_first: bool
) -> None:
    context = chromium.new_context()
    workshop = Workshop(context.new_page(), servers[0], folder)  # type: ignore[arg-type]
    page = workshop.page
    workshop.open("essai")
    servers[0].kill()
    page.locator(".away", has_text="EduCode est fermé").wait_for()
    workshop.write("affiche 2\n")
    page.locator('.tab[data-state="lost"]').wait_for()
    servers.append(_Process(folder))
    assert servers[1].address != servers[0].address, "a secret for each start"
    assert servers[1].address.split("/")[2] == servers[0].address.split("/")[2], "the same port, while it is free"
    other = context.new_page()
    if not is_new_page_first:
        page.wait_for_timeout(1500)
    other.goto(servers[1].address)
    page.locator(".toast", has_text="EduCode est revenu").wait_for()
    _written(folder / "essai.edu", "affiche 2\n", page)
    if other.locator(".tab").count() == 0:  # the kill came before the page had remembered what it opened
        other.locator(".row-main", has_text="essai").click()
    until(other, "() => document.querySelector('.cm-content')?.innerText.includes('affiche 2')")
    becomes(page.locator(".away").is_hidden, True)
    workshop.write("affiche 3\naffiche inconnu\n")
    page.locator(".problem", has_text="inconnu").wait_for()
    workshop.write("affiche 4\n")
    workshop.run()
    workshop.says("4")
    _written(folder / "essai.edu", "affiche 4\n", page)
    assert set(workshop.errors) <= {_UNANSWERED}
    context.close()


def test_a_page_whose_address_is_refused_says_so(chromium: Any, folder: Path, servers: list[_Process]) -> None:
    """Restarted in a moment, the server refuses the old address instead of not answering."""
    context = chromium.new_context()
    workshop = Workshop(context.new_page(), servers[0], folder)  # type: ignore[arg-type]
    servers[0].kill()
    servers.append(_Process(folder))
    workshop.page.locator(".away", has_text="EduCode est fermé").wait_for()
    context.close()
