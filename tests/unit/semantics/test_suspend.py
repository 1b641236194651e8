"""Which routines wait, and where."""

from __future__ import annotations

from semantics.programs import analysed


def _waiting_texts(text: str) -> list[str]:
    analysis = analysed(text)
    return sorted(analysis.source.slice(node.span) for node in analysis.waiting)


def test_a_program_that_only_computes_never_waits() -> None:
    analysis = analysed("fonction f(x)\n    retourne x\nfin fonction\naffiche f(2)\n")
    assert not analysis.main_waits
    assert not analysis.routines["f"].waits
    assert not analysis.waiting


def test_waiting_spreads_to_callers_only() -> None:
    analysis = analysed(
        "n est un nombre\n"
        'fonction lire()\n    demande "?" dans n\n    retourne n\nfin fonction\n'
        "fonction double()\n    retourne lire() * 2\nfin fonction\n"
        "fonction pur(x)\n    retourne x + 1\nfin fonction\n"
        "affiche double() + pur(1)\n"
    )
    waits = {name: routine.waits for name, routine in analysis.routines.items()}
    assert waits == {"lire": True, "double": True, "pur": False}
    assert analysis.main_waits


def test_calls_that_wait_are_marked() -> None:
    found = _waiting_texts(
        "procédure p()\n    attendre(10)\nfin procédure\nfonction q()\n"
        "    retourne 1\nfin fonction\nappelle p()\naffiche q()\n"
    )
    assert found == ["attendre(10)", "p()"]


def test_showing_waits_only_for_what_may_be_a_toile() -> None:
    assert _waiting_texts("t est une toile\naffiche t\naffiche 3\n") == ["affiche t"]
    assert _waiting_texts('procédure p(x)\n    affiche x\nfin procédure\nappelle p(1)\nappelle p("a")\n') == []


def test_a_toile_in_an_array_is_seen() -> None:
    found = _waiting_texts('t est une toile\nl est un tableau vaut [t, 3]\naffiche l[0]\naffiche "a"\n')
    assert found == ["affiche l[0]"]


def test_recursion_and_mutual_calls_end() -> None:
    analysis = analysed(
        "procédure a(n)\n    appelle b(n)\nfin procédure\nprocédure b(n)\n    appelle a(n)\n    attendre(1)\n"
        "fin procédure\nappelle a(1)\n"
    )
    assert all(routine.waits for routine in analysis.routines.values())


def test_methods_that_one_call_may_reach_wait_alike() -> None:
    analysis = analysed(
        "classe a:\n    procédure f()\n        attendre(1)\n    fin procédure\nfin classe\n"
        "classe b:\n    procédure f()\n        affiche 1\n    fin procédure\n"
        "    procédure g()\n        affiche 2\n    fin procédure\nfin classe\n"
        "x est un a\ny est un b\nt est un tableau vaut [x, y]\nappelle t[0].f()\nappelle y.g()\n"
    )
    assert analysis.classes["a"].methods["f"].waits
    assert analysis.classes["b"].methods["f"].waits
    assert not analysis.classes["b"].methods["g"].waits
    assert analysis.main_waits


def test_uses_canvas() -> None:
    assert analysed("t est une toile\naffiche t\n").uses_canvas
    assert not analysed("affiche 1\n").uses_canvas
