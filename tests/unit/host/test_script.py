"""How events play a program: the rules of headless runs, one by one."""

from __future__ import annotations

import pytest

from educode.host.events import read_events
from educode.host.script import LAST_SHOWINGS, Script, ScriptEnded, WrongEvent
from educode.text import Source


def script(text: str) -> Script:
    events, wrong = read_events(Source(text))
    assert wrong == ()
    return Script(events)


def test_takes_the_kind_waited_for() -> None:
    played = script("clic 5 6\ntouche z\nreponse Alice Martin\nreponse\n")
    assert played.click(600, 400) == (5, 6)
    assert played.key(["s", "z"]) == 2
    assert played.ask() == "Alice Martin"
    assert played.ask() == ""


def test_drops_what_a_window_would() -> None:
    played = script("clic 600 5\nclic -1 5\nclic 5 400\nclic 599.9 399\ntouche a\ntouche Z\n")
    assert played.click(600, 400) == (599, 399)
    assert played.key(["z"]) == 1


def test_another_kind_is_an_error() -> None:
    played = script("// d'abord\ntouche z\n")
    with pytest.raises(WrongEvent) as caught:
        played.click(600, 400)
    assert (caught.value.event.line, caught.value.wanted) == (2, "clic")


def test_ends_when_used_up() -> None:
    played = script("clic 1 1\n")
    played.click(600, 400)
    with pytest.raises(ScriptEnded):
        played.ask()


def test_ends_after_many_showings() -> None:
    played = script("image 2\n")
    for _ in range(2 + LAST_SHOWINGS - 1):
        played.show()
    with pytest.raises(ScriptEnded):
        played.show()


def test_end_comes_at_any_wait() -> None:
    played = script("fin\nclic 1 1\n")
    with pytest.raises(ScriptEnded):
        played.pause()


def test_frames_hold_back_what_follows() -> None:
    played = script("image 2\nappuie droite\nimage 1\nrelache droite\n")
    played.show()
    assert played.keys == set()
    played.pause()
    assert played.keys == set()
    played.show()
    assert played.keys == {"droite"}
    played.show()
    assert played.keys == set()


def test_frames_met_on_the_way_are_time_that_passes() -> None:
    played = script("image 30\nsouris 3 4\ntouche z\n")
    assert played.key(["z"]) == 1
    assert played.mouse == (3, 4)


def test_a_showing_leaves_events_alone() -> None:
    played = script("clic 1 1\n")
    played.show()
    played.show()
    assert played.click(600, 400) == (1, 1)


def test_the_button_is_pressed_for_one_wait() -> None:
    played = script("souris 5 5\nappuie souris\nimage 2\n")
    played.show()
    assert (played.down, played.pressed) == (True, True)
    played.show()
    assert (played.down, played.pressed) == (True, False)
