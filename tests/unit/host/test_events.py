"""Events files: what a line means, and what is said of one that means nothing."""

from __future__ import annotations

import pytest

from educode.host.events import key_name, read_events
from educode.text import Source


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("cliquer 1 2", "EDU0830"),
        ("clic 1", "EDU0831"),
        ("souris a b", "EDU0831"),
        ("touche", "EDU0835"),
        ("touche fleche", "EDU0832"),
        ("touche souris", "EDU0832"),
        ("image x", "EDU0833"),
        ("image -1", "EDU0833"),
        ("fin maintenant", "EDU0834"),
    ],
)
def test_says_what_is_wrong(line: str, code: str) -> None:
    events, wrong = read_events(Source(f"// a\n{line}\nclic 1 2\n"))
    assert [found.code for found in wrong] == [code]
    assert wrong[0].suggestion
    assert len(events) == 1


def test_skips_blank_lines_and_comments() -> None:
    events, wrong = read_events(Source("\ufeff\n  // rien\n\t\nimage 0\n  fin\r\n"))
    assert [event.kind for event in events] == ["fin"]
    assert wrong == ()


def test_an_answer_is_kept_as_typed() -> None:
    events, _ = read_events(Source("reponse  a  // b \nr\u00e9ponse e\u0301\n"))
    assert [event.text for event in events] == [" a  // b ", "\u00e9"]


@pytest.mark.parametrize(
    ("written", "name"),
    [("Z", "z"), ("entr\u00e9e", "entree"), ("\u00e9", "\u00e9"), (" ", "espace"), ("", None), ("zz", None)],
)
def test_names_of_keys(written: str, name: str | None) -> None:
    assert key_name(written) == name
