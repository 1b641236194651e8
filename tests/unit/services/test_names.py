"""Definition, references, rename and its conflicts."""

from __future__ import annotations

import pytest

from educode import api
from educode.diagnostics.fixes import apply
from educode.services.navigate import RenameRefused, definition_of, is_name, references_to, rename
from educode.text import Source
from services.cursor import at


def renamed(marked: str, name: str) -> str:
    """The program once renamed, or why it was not."""
    analysis, text, offset = at(marked)
    edits = rename(analysis, offset, name)
    return edits.reason if isinstance(edits, RenameRefused) else apply(text, edits)


@pytest.mark.parametrize(
    ("marked", "name", "expected"),
    [
        ("x‸ est un nombre\nx ajoute 1\n", "y", "y est un nombre\ny ajoute 1\n"),
        ("x est un nombre\naffiche ‸x + x\n", "y", "y est un nombre\naffiche y + y\n"),
        ("x est un nombre\nx est un nombre\naffiche x‸\n", "y", "y est un nombre\ny est un nombre\naffiche y\n"),
        ("pour i‸ de 1 à 3\naffiche i\nfin pour\n", "k", "pour k de 1 à 3\naffiche k\nfin pour\n"),
        ("fonction f(n)\nretourne n‸ * n\nfin fonction\n", "m", "fonction f(m)\nretourne m * m\nfin fonction\n"),
        (
            "procédure p‸()\naffiche 1\nfin procédure\nappelle p()\n",
            "q",
            "procédure q()\naffiche 1\nfin procédure\nappelle q()\n",
        ),
        ("constante N vaut 1\naffiche N‸\n", "M", "constante M vaut 1\naffiche M\n"),
        (
            "classe c‸\nx est un nombre\nfin classe\no est un c\n",
            "d",
            "classe d\nx est un nombre\nfin classe\no est un d\n",
        ),
        (
            "classe c\nx est un nombre\nfin classe\no est un c\no.x‸ vaut 1\n",
            "y",
            "classe c\ny est un nombre\nfin classe\no est un c\no.y vaut 1\n",
        ),
        ("été‸ est un nombre\naffiche été\n", "hiver", "hiver est un nombre\naffiche hiver\n"),
    ],
)
def test_every_use_is_renamed(marked: str, name: str, expected: str) -> None:
    assert renamed(marked, name) == expected


@pytest.mark.parametrize("name", ["", " ", "2x", "a b", "a-b", "é!", "x.y", "\u00a0"])
def test_a_name_must_be_one(name: str) -> None:
    assert renamed("x‸ est un nombre\n", name) == "not-a-name"


@pytest.mark.parametrize("name", ["si", "pour", "et", "affiche", "procedure", "procédure"])
def test_a_word_of_the_language_is_no_name(name: str) -> None:
    assert renamed("x‸ est un nombre\n", name) == "reserved"


@pytest.mark.parametrize(
    "marked", ["affiche arrondi‸(1)\n", "affiche pi‸\n", "affiche 1‸\n", "‸\n", "// com‸\n", "si‸ vrai alors\nfin si\n"]
)
def test_there_must_be_something_of_the_program(marked: str) -> None:
    assert renamed(marked, "autre") == "nothing"


ROUTINE = "g est un nombre\nfonction f(n)\n    k est un nombre vaut n\n    retourne k + g\nfin fonction\n"


@pytest.mark.parametrize(
    ("marked", "name"),
    [
        ("x‸ est un nombre\ny est un nombre\n", "y"),
        (ROUTINE.replace("(n)", "(n‸)"), "k"),
        (ROUTINE.replace("(n)", "(n‸)"), "g"),
        ("g‸" + ROUTINE[1:], "n"),
        ("fonction f‸()\nretourne 1\nfin fonction\nfonction h()\nretourne 1\nfin fonction\n", "h"),
        ("fonction f‸()\nretourne 1\nfin fonction\naffiche arrondi(f())\n", "arrondi"),
        ("classe c‸\nx est un nombre\nfin classe\nclasse d\nx est un nombre\nfin classe\n", "d"),
        ("classe c‸\nx est un nombre\nfin classe\nd est un nombre\n", "d"),
        ("classe c\nx‸ est un nombre\ny est un nombre\nfin classe\n", "y"),
        ("classe c\nx‸ est un nombre\nprocédure p(n)\nx vaut n\nfin procédure\nfin classe\n", "n"),
        ("g est un nombre\nclasse c\nx‸ est un nombre\nprocédure p()\nx vaut g\nfin procédure\nfin classe\n", "g"),
        ("g‸ est un nombre\nclasse c\nx est un nombre\nprocédure p()\nx vaut g\nfin procédure\nfin classe\n", "x"),
    ],
)
def test_a_name_that_is_taken_is_refused(marked: str, name: str) -> None:
    assert renamed(marked, name) == "taken"


def test_the_same_name_may_live_elsewhere() -> None:
    assert renamed(ROUTINE + "x‸ est un nombre\n", "k") == ROUTINE + "k est un nombre\n"
    assert renamed(ROUTINE.replace("k + g", "k‸") + "affiche g\n", "g") != "taken"


def test_a_field_that_nobody_can_follow_is_left_alone() -> None:
    program = "classe c\nx‸ est un nombre\nfin classe\nfonction f(o)\nretourne o.x\nfin fonction\n"
    assert renamed(program, "y") == "unsure"


@pytest.mark.parametrize(
    "marked",
    [ROUTINE.replace("k + g", "k‸ + g"), ROUTINE.replace("k + g", "k + g‸"), ROUTINE.replace("f(n)", "f‸(n)")],
)
def test_a_renamed_program_means_the_same(marked: str) -> None:
    text = renamed(marked, "nouveau")
    assert not api.analyse(Source(text)).has_errors
    back = text.index("nouveau")
    analysis = api.analyse(Source(text))
    edits = rename(analysis, back, marked[marked.index("‸") - 1])
    assert not isinstance(edits, RenameRefused)
    assert apply(text, edits) == marked.replace("‸", "")


def test_definition_and_references() -> None:
    analysis, text, offset = at("x est un nombre\nx ajoute 1\naffiche x‸\n")
    span = definition_of(analysis, offset)
    assert span is not None
    assert (span.start, text[span.start : span.end]) == (0, "x")
    assert [one.start for one in references_to(analysis, offset)] == [0, 16, 35]


@pytest.mark.parametrize("marked", ["affiche arrondi‸(1)\n", "‸", "affiche 1 + ‸"])
def test_what_the_program_does_not_define_has_no_place(marked: str) -> None:
    analysis, _, offset = at(marked)
    assert definition_of(analysis, offset) is None


@pytest.mark.parametrize(
    ("text", "wanted"), [("a", True), ("é1_", True), ("_", True), ("1a", False), ("", False), ("a²", False)]
)
def test_names(text: str, wanted: bool) -> None:
    assert is_name(text) is wanted
