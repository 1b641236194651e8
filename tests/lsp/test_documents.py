"""What the last analysis is still good for: all lines but the one that is being written."""

from __future__ import annotations

import pytest

from educode import api
from educode.lsp.documents import Document
from educode.text import Source

_KNOWN = "a est un nombre\nb est un nombre\n\naffiche a\n"


@pytest.mark.parametrize(
    ("text", "is_fresh"),
    [
        ("a est un nombre\nb est un nombre\n\naffiche a + |\n", True),
        ("a est un nombre\nb est un nombre\ncer|\naffiche a\n", True),
        ("a est un nombre\nb est un nombre\n\naffiche a\ncer|", True),
        ("a est un nombre\nb est un nombre\n    |\n\n\naffiche a\n", True),
        ("cer|\na est un nombre\nb est un nombre\n\naffiche a\n", True),
        ("a est un nombre\n|\naffiche a\n", True),
        ("a est un nombre\nb est un nombre\nc est un nombre\naffiche |\n", False),
        ("a est un nombre\nb2 est un nombre\n\naffiche a\ncer|\n", False),
        ("a est un nombre\naffiche |\n", False),
        ("x est un nombre\naffiche |\n", False),
        (f"{_KNOWN}|\n{_KNOWN}", False),
        ("|", False),
    ],
)
def test_the_line_of_the_cursor_alone_may_have_changed(text: str, is_fresh: bool) -> None:
    known = Source(_KNOWN)
    document = Document("edu:///essai.edu", known, analysis=api.analyse(known))
    offset = text.index("|")
    document.source = Source(text.replace("|", ""))
    assert document.is_fresh_around(offset) is is_fresh
