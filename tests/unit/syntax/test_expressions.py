"""Precedence, postfixes, literals."""

from __future__ import annotations

import pytest

from .reading import shape, told


@pytest.mark.parametrize(
    ("typed", "tree"),
    [
        ("1 + 2 * 3", "(1 + (2 * 3))"),
        ("1 - 2 - 3", "((1 - 2) - 3)"),
        ("2 ^ 3 ^ 2", "(2 ^ (3 ^ 2))"),
        ("-2 ^ 2", "(- (2 ^ 2))"),
        ("2 ^ -1", "(2 ^ (- 1))"),
        ("2 ^ -1 * 3", "((2 ^ (- 1)) * 3)"),
        ("-a * b", "((- a) * b)"),
        ("7 mod 3 * 2", "((7 mod 3) * 2)"),
        ("non a = b", "(non (a = b))"),
        ("non a et b", "((non a) et b)"),
        ("a ou b et c", "(a ou (b et c))"),
        ("a + 1 < b * 2", "((a + 1) < (b * 2))"),
        ("(a + b) * c", "(<(a + b)> * c)"),
        ("- - a", "(- (- a))"),
        ("non non a", "(non (non a))"),
        ("x<-5", "(x < (- 5))"),
    ],
)
def test_precedence(typed: str, tree: str) -> None:
    assert shape(typed) == tree


@pytest.mark.parametrize(
    ("typed", "tree"),
    [
        ("t[0][1]", "t[0][1]"),
        ("j.sac[0].nom", "j.sac[0].nom"),
        ("j.total(1)", "j.total(1)"),
        ("f(1, g())", "f(1, g())"),
        ("moi.nom", "moi.nom"),
        ("e.pour", "e.pour"),
        ('"abc"[1]', "'abc'[1]"),
        ("f(x)[0]", "f(x)[0]"),
        ("pas + à", "(pas + à)"),
    ],
)
def test_postfixes(typed: str, tree: str) -> None:
    assert shape(typed) == tree


@pytest.mark.parametrize(
    ("typed", "tree"),
    [
        ("[]", "[]"),
        ("[1, 2,]", "[1, 2]"),
        ("[:]", "{}"),
        ('["a": 1, "b": 2,]', "{'a': 1, 'b': 2}"),
        ("#f80", "#FF8800"),
        ("vrai", "vrai"),
        ("1,5", "1.5"),
    ],
)
def test_literals(typed: str, tree: str) -> None:
    assert shape(typed) == tree


@pytest.mark.parametrize("typed", ["0 <= n <= 20", "a = b = c"])
def test_comparisons_do_not_chain(typed: str) -> None:
    assert told(f"affiche {typed}\n") == [(1, "EDU0245")]
