"""The shapes of the generated JavaScript: what is proven costs nothing, what is not is checked where it happens."""

from __future__ import annotations

import pytest

from educode.emit.javascript import Compiled, to_javascript
from educode.emit.javascript.names import identifier, property_of
from educode.semantics import analyse
from educode.text import Source


def compiled(text: str) -> Compiled:
    analysis = analyse(Source(text))
    assert not analysis.has_errors
    return to_javascript(analysis)


def has_line(text: str, line: str) -> bool:
    return line in [found.strip() for found in compiled(text).code.split("\n")]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("n est un nombre vaut 1\naffiche n + n * 2 - 3", "$print($writeNumber(n + n * 2 - 3, 0));"),
        ("pour i de 1 à 3\n    affiche i\nfin pour", "for (let i = 1; i <= 3; i++) {"),
        ("pour i de 9 à 1 pas -3\n    affiche i\nfin pour", "for (let i = 9; i >= 3; i -= 3) {"),
        ("t est un tableau\nt ajoute 1", "t.push(1);"),
        ("n est un nombre\nn ajoute 2", "n += 2;"),
        ('s est un texte\ns ajoute "a"', 's += "a";'),
        ("n est un nombre vaut 4\naffiche n / 2", "$print($writeNumber(n / 2, 0));"),
        ("n est un nombre vaut 4\nm est un nombre vaut n mod 3", "let m = ($1 = n % 3) < 0 ? $1 + 3 : $1;"),
        ("n est un nombre vaut 4\nm est un nombre vaut n ^ 2", "let m = n * n;"),
        ("constante K vaut 3\naffiche K", "const K = 3;"),
        ("constante K vaut 3\nn est un nombre vaut 4 mod K", "let n = 4 % K;"),
        (
            "constante K vaut 3\npour i de 0 à K * 2 - 1\n    affiche i\nfin pour",
            "for (let i = 0; i <= K * 2 - 1; i++) {",
        ),
        ("t est un tableau\nprocédure p()\n    t ajoute 1\nfin procédure\nappelle p()", "const t = [];"),
        ("pour i de 0 à 9\n    affiche i mod 2\nfin pour", "$print($writeNumber(i % 2, 0));"),
        ("t est un tableau vaut [1]\nt[0] vaut 2", "if (t[0] === undefined) $outside(t, 0); else t[0] = 2;"),
        ("t est un tableau vaut [1]\nn est un nombre vaut longueur(t)", "let n = t.length;"),
    ],
)
def test_proven_code_is_bare(text: str, line: str) -> None:
    assert has_line(text, line)


def test_an_element_is_read_once_and_tested() -> None:
    text = "t est un tableau vaut [1]\nn est un nombre vaut t[0]"
    assert has_line(text, "let n = ($1 = t[0]) !== undefined ? $1 : $outside(t, 0);")


def test_what_is_not_proven_is_tested_inline() -> None:
    text = 'fonction f(a)\n    retourne a - 1\nfin fonction\naffiche f(1)\naffiche f("a")'
    assert has_line(text, 'return typeof a === "number" ? a - 1 : $refused("-", a, 1);')


def test_only_routines_that_wait_are_generators() -> None:
    text = (
        'procédure attend()\n    x est un texte\n    demande "?" dans x\nfin procédure\n'
        "procédure court()\n    affiche 1\nfin procédure\nappelle attend()\nappelle court()"
    )
    code = compiled(text).code
    assert "function* attend()" in code
    assert "function court()" in code
    assert "yield* attend();" in code
    assert "waits: true" in code


def test_globals_that_routines_touch_live_outside_of_main() -> None:
    text = "n est un nombre\nm est un nombre\nprocédure p()\n    n ajoute 1\nfin procédure\nappelle p()\naffiche m"
    code = compiled(text).code
    assert "\nlet n;" in code
    assert "  let m = 0;" in code


def test_a_loop_borrows_the_globals_it_touches() -> None:
    text = (
        "n est un nombre\nprocédure p()\n    affiche n\nfin procédure\n"
        "pour i de 1 à 9\n    n ajoute i\nfin pour\nappelle p()"
    )
    assert has_line(text, "n$$ = n;")
    assert has_line(text, "n$$ += i;")
    assert has_line(text, "n = n$$;")


def test_a_loop_that_calls_a_routine_borrows_nothing() -> None:
    procedure = "n est un nombre\nprocédure p()\n    n ajoute 1\nfin procédure\n"
    text = procedure + "pour i de 1 à 9\n    appelle p()\nfin pour\naffiche n"
    assert "$$" not in compiled(text).code


def test_sites_tell_operation_parts_and_routine() -> None:
    text = "fonction f(t)\n    retourne t[2]\nfin fonction\naffiche f([1])"
    made = compiled(text)
    by_text = {text[site.span.start : site.span.end]: site for site in made.sites}
    assert [text[part.start : part.end] for part in by_text["t[2]"].parts] == ["t", "2"]
    assert by_text["f([1])"].routine == "f"
    line = made.code.split("\n")[by_text["t[2]"].line - 1]
    assert line[by_text["t[2]"].column - 1 :].startswith("$outside(")


def test_locate_gives_the_last_site_of_the_line() -> None:
    made = compiled("t est un tableau vaut [1, 2]\nn est un nombre vaut t[0] + t[1]")
    first, second = (site for site in made.sites if len(site.parts) == 2)
    assert made.locate(first.line, first.column) is first
    assert made.locate(first.line, second.column + 3) is second
    assert made.locate(len(made.code.split("\n")) + 1, 1) is None


def test_names_are_kept_or_marked() -> None:
    assert identifier("été_2") == "été_2"
    assert identifier("class") == "class$"
    assert identifier("αβ") == "\\u{3b1}\\u{3b2}"
    assert property_of("nom") == "_nom"
    assert property_of("_proto__") == "__proto__$"


def test_a_variable_keeps_its_name_before_a_function() -> None:
    text = "carre est un nombre vaut 2\nfonction carre(x)\n    retourne x * x\nfin fonction\naffiche carre(carre)"
    assert "carre$f(carre)" in compiled(text).code
