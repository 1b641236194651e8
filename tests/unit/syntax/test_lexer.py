"""Tokens, logical lines, comments."""

from __future__ import annotations

import pytest

from educode.syntax.lexer import tokenize
from educode.text import Span


def kinds(program: str) -> list[list[str]]:
    return [[token.kind for token in line[:-1]] for line in tokenize(program).lines]


def values(program: str) -> list[object]:
    return [token.value for line in tokenize(program).lines for token in line[:-1] if token.kind in {"number", "text"}]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends(end: str) -> None:
    assert kinds(f"a{end}{end}b") == [["name"], ["name"]]


def test_other_line_separators_are_blanks() -> None:
    assert kinds("affiche\u2028a\u0085b") == [["affiche", "name", "name"]]


def test_unicode_blanks() -> None:
    assert kinds("a\u00a0vaut\u202f1\u200b\ufeff") == [["name", "name", "number"]]


def test_names_are_in_nfc() -> None:
    token = tokenize("e\u0301te\u0301").lines[0][0]
    assert (token.value, token.span) == ("été", Span(0, 5))


def test_names_stop_at_odd_digits() -> None:
    assert kinds("x²") == [["name", "odd"]]


@pytest.mark.parametrize(
    ("word", "keyword"), [("procedure", "procédure"), ("arrete", "arrête"), ("a", "à"), ("à", "à")]
)
def test_keywords_with_all_accents_or_none(word: str, keyword: str) -> None:
    assert tokenize(word).lines[0][0].word == keyword


@pytest.mark.parametrize("word", ["arrêté", "affiché", "dé", "où", "Si"])
def test_nothing_else_is_folded(word: str) -> None:
    assert tokenize(word).lines[0][0].word == ""


@pytest.mark.parametrize(
    ("program", "expected"),
    [
        ("px vaut 1,5", [1.5]),
        ("affiche (1,5 + 2)", [1.5, 2.0]),
        ("affiche f(1,5)", [1.0, 5.0]),
        ("affiche f (1,5)", [1.0, 5.0]),
        ("affiche [1,5]", [1.0, 5.0]),
        ("x vaut 1,5 + f(2,5)", [1.5, 2.0, 5.0]),
        ("x vaut (1,5)", [1.5]),
        ("pour i de (1,5) a (2,5)", [1.5, 2.5]),
        ("tant que (1,5 < x)", [1.5]),
        ("affiche f((1,5))", [1.5]),
        ("affiche 1, 5", [1.0, 5.0]),
        ("affiche 1e3 + 2.5e-2", [1000.0, 0.025]),
    ],
)
def test_decimal_comma(program: str, expected: list[float]) -> None:
    assert values(program) == expected


@pytest.mark.parametrize("typed", ["1.", ".5", "2x", "1_000", "1e400", "1.2.3", "0x1F"])
def test_bad_numbers_have_no_value(typed: str) -> None:
    assert values(f"affiche {typed}") == [None]


def test_escapes() -> None:
    assert values(r'affiche "a\"b\\c\nd\te"') == ['a"b\\c\nd\te']


@pytest.mark.parametrize("typed", ['"a', r'"a\d"', "'a'", "« a »", "“a”", '"a\\"'])
def test_bad_texts_have_no_value(typed: str) -> None:
    assert values(f"affiche {typed}") == [None]


@pytest.mark.parametrize(
    ("typed", "value"), [("#f80", "#FF8800"), ("#0", "#0"), ("#Ff880080", "#FF880080"), ("#12", None)]
)
def test_colors(typed: str, value: str | None) -> None:
    assert tokenize(f"c vaut {typed}").lines[0][2].value == value


def test_comments() -> None:
    comments = tokenize('// un\naffiche "//" // deux \n\t// trois').comments
    assert [(one.text, one.alone) for one in comments] == [("un", True), ("deux", False), ("trois", True)]


def test_sections_stand_first() -> None:
    assert kinds("  @ Titre // fin\naffiche @") == [["@"], ["affiche", "odd"]]
    assert tokenize("@ Titre  ").lines[0][0].value == "Titre"


@pytest.mark.parametrize(
    "program",
    [
        "f(\n1)",
        "f(1\n)",
        "f(1,\n2)",
        "f(1\n,2)",
        "f(1 +\n2)",
        "f(1\n+ 2)",
        "[1\n\n// rien\n]",
        '["a":\n1]',
        "f(a et\nb)",
    ],
)
def test_brackets_go_on(program: str) -> None:
    assert len(tokenize(program).lines) == 1


@pytest.mark.parametrize("program", ["f(1\naffiche 2", "(1\n(2)", "1 +\n2", "[1\n2]"])
def test_lines_end_otherwise(program: str) -> None:
    assert len(tokenize(program).lines) == 2
