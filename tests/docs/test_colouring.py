"""Programs are coloured, and nothing of their text is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Generic, Keyword, Name, Number, Operator, String

from educode.colouring import EduCodeLexer

PROGRAM = """@ Départ
x est un nombre vaut 12 // dix et deux
fonction double(n)
    retourne n * 2
fin fonction
si x = 12 et vrai alors
    affiche "a" + arrondi(double(x)) + #FF0000
fin si
"""


def coloured(text: str) -> dict[str, object]:
    return {piece: kind for _, kind, piece in EduCodeLexer().get_tokens_unprocessed(text)}


@pytest.mark.parametrize(
    ("piece", "kind"),
    [
        ("@ Départ", Generic.Subheading), ("x", Name), ("est", Keyword), ("nombre", Keyword.Type), ("12", Number),
        ("// dix et deux", Comment), ("double", Name.Function), ("n", Name.Variable), ("retourne", Keyword),
        ("*", Operator), ("si", Keyword), ("et", Keyword), ("vrai", Keyword.Constant), ('"a"', String),
        ("arrondi", Name.Builtin), ("#FF0000", Number.Hex), ("fin", Keyword), ("alors", Keyword),
    ],
)  # fmt: skip
def test_each_word_has_its_colour(piece: str, kind: object) -> None:
    assert coloured(PROGRAM)[piece] is kind


@given(st.text(max_size=80) | st.sampled_from(PROGRAM.split("\n")))
def test_no_text_is_lost(text: str) -> None:
    pieces = list(EduCodeLexer().get_tokens_unprocessed(text))
    assert "".join(piece for _, _, piece in pieces) == text
    assert all(text[start:].startswith(piece) for start, _, piece in pieces)


def test_the_library_knows_it_by_name() -> None:
    assert isinstance(get_lexer_by_name("edu"), EduCodeLexer)


def test_the_gallery_is_coloured_whole() -> None:
    programs = Path(__file__).parents[2] / "programmes"
    for program in sorted(programs.rglob("*.edu"))[:6]:
        text = program.read_text("utf-8")
        assert "".join(piece for _, _, piece in EduCodeLexer().get_tokens_unprocessed(text)) == text
