"""What inference proves, and what it must not."""

from __future__ import annotations

from educode.language.builtins import BUILTINS
from educode.language.types import ANY, ARRAY, BOOLEAN, NUMBER, RECORD, TEXT, Kind
from educode.semantics.builtin_types import KNOWN_WRITERS
from semantics.programs import analysed, element_of, type_of

GRID = """grille est un tableau
pour l de 0 à 8
    rang est un tableau
    pour c de 0 à 8
        rang ajoute 0
    fin pour
    grille ajoute rang
fin pour
fonction libre(g, l, c)
    retourne g[l][c] = 0
fin fonction
procédure poser(g, n)
    g[0][0] vaut n
fin procédure
appelle poser(grille, 3)
affiche libre(grille, 1, 2)
affiche grille[1][2]
"""


def test_grid_of_numbers_through_parameters() -> None:
    analysis = analysed(GRID)
    assert type_of(analysis, "g[l][c]") == NUMBER
    assert type_of(analysis, "g[l]") == ARRAY
    assert element_of(analysis, "g[l]") == NUMBER
    assert type_of(analysis, "grille[1][2]") == NUMBER
    assert type_of(analysis, "libre(grille, 1, 2)") == BOOLEAN


def test_one_text_put_through_an_alias_is_seen_everywhere() -> None:
    analysis = analysed(GRID + 'autre est un tableau vaut grille[2]\nautre ajoute "x"\n')
    assert type_of(analysis, "g[l][c]") == ANY
    assert type_of(analysis, "grille[1][2]") == ANY


def test_distinct_arrays_stay_distinct() -> None:
    analysis = analysed('a est un tableau vaut [1]\nb est un tableau vaut ["x"]\naffiche a[0]\naffiche b[0]\n')
    assert type_of(analysis, "a[0]") == NUMBER
    assert type_of(analysis, "b[0]") == TEXT


def test_array_passed_to_a_procedure_that_mixes_kinds() -> None:
    analysis = analysed(
        'procédure f(t)\n    t ajoute "x"\nfin procédure\n'
        "u est un tableau vaut [1]\nv est un tableau vaut [2]\nappelle f(u)\naffiche u[0]\naffiche v[0]\n"
    )
    assert type_of(analysis, "u[0]") == ANY
    assert type_of(analysis, "v[0]") == NUMBER


def test_records_in_arrays_share_their_fields() -> None:
    analysis = analysed(
        "ps est un tableau\np est un enregistrement\np.x vaut 1\nps ajoute p\n"
        'q est un enregistrement\nq vaut ps[0]\nq.x vaut "a"\nq.y vaut 2\naffiche p.x\naffiche ps[0].y\n'
    )
    assert type_of(analysis, "ps[0]") == RECORD
    assert type_of(analysis, "p.x") == ANY
    assert type_of(analysis, "ps[0].y") == NUMBER


def test_dictionaries_know_keys_and_values() -> None:
    analysis = analysed(
        'd est un dictionnaire\nd["a"] vaut 1\nk est un tableau vaut cles(d)\naffiche k[0]\naffiche d["a"]\n'
        "v est un tableau vaut valeurs(d)\naffiche v[0]\n"
    )
    assert type_of(analysis, "k[0]") == TEXT
    assert type_of(analysis, 'd["a"]') == NUMBER
    assert type_of(analysis, "v[0]") == NUMBER


def test_a_key_given_through_an_alias() -> None:
    analysis = analysed(
        'd est un dictionnaire vaut ["a": 1]\ne est un dictionnaire\ne vaut d\ne[2] vaut vrai\n'
        'k est un tableau vaut cles(d)\naffiche k[0]\naffiche d["a"]\n'
    )
    assert type_of(analysis, "k[0]") == ANY
    assert type_of(analysis, 'd["a"]') == ANY


def test_an_array_inside_itself() -> None:
    analysis = analysed("t est un tableau\nt ajoute t\naffiche t[0][0]\n")
    assert type_of(analysis, "t[0][0]") == ARRAY


def test_joined_arrays_do_not_pollute_their_sources() -> None:
    analysis = analysed(
        'a est un tableau vaut [1]\nb est un tableau vaut ["x"]\nc est un tableau vaut a + b\n'
        "c ajoute vrai\naffiche c[0]\naffiche a[0]\n"
    )
    assert type_of(analysis, "c[0]") == ANY
    assert type_of(analysis, "a[0]") == NUMBER


def test_rows_of_joined_arrays_are_shared() -> None:
    analysis = analysed('a est un tableau vaut [[1]]\nb est un tableau vaut a + a\nb[0] ajoute "x"\naffiche a[0][0]\n')
    assert type_of(analysis, "a[0][0]") == ANY


def test_copies_share_nothing_at_the_surface() -> None:
    analysis = analysed('a est un tableau vaut [1]\nb est un tableau vaut trier(a)\nb ajoute "x"\naffiche a[0]\n')
    assert type_of(analysis, "a[0]") == NUMBER


def test_rows_of_a_shuffled_array_are_the_same_rows() -> None:
    analysis = analysed(
        'a est un tableau vaut [[1]]\nb est un tableau vaut melanger(a)\nb[0] ajoute "x"\naffiche a[0][0]\n'
    )
    assert type_of(analysis, "a[0][0]") == ANY


def test_parameters_get_what_all_calls_pass() -> None:
    analysis = analysed('fonction f(x)\n    retourne x\nfin fonction\naffiche f(1)\naffiche f("a")\n')
    assert type_of(analysis, "f(1)") == ANY


def test_a_parameter_may_change() -> None:
    analysis = analysed('procédure f(x)\n    affiche x\n    x vaut "a"\nfin procédure\nappelle f(1)\n')
    assert type_of(analysis, "x") == ANY


def test_a_loop_over_a_parameter_makes_it_a_number() -> None:
    analysis = analysed(
        'procédure f(i)\n    pour i de 1 à 2\n    fin pour\n    affiche i\nfin procédure\nappelle f("a")\n'
    )
    assert type_of(analysis, "i") == ANY


def test_what_is_inserted_or_listed_is_seen() -> None:
    analysis = analysed('t est un tableau vaut [1]\ninserer(t, 0, "x")\naffiche t[0]\n')
    assert type_of(analysis, "t[0]") == ANY
    analysis = analysed('t est un tableau vaut [1]\nliste_fichiers(t, ".")\naffiche t[0]\n')
    assert type_of(analysis, "t[0]") == ANY


def test_what_is_asked_is_a_text_if_the_key_is_new() -> None:
    analysis = analysed('d est un dictionnaire\nd["n"] vaut 2\ndemande "?" dans d["n"]\naffiche d["n"]\n')
    assert type_of(analysis, 'd["n"]') == ANY
    analysis = analysed('t est un tableau vaut [1]\ndemande "?" dans t[0]\naffiche t[0]\n')
    assert type_of(analysis, "t[0]") == NUMBER


def test_fields_keep_their_declared_type_and_share_contents_by_class() -> None:
    analysis = analysed(
        "classe sac:\n    n est un nombre\n    objets est un tableau\nfin classe\n"
        's est un sac\nr est un sac\ns.objets ajoute 1\nr.objets ajoute "x"\naffiche s.n\naffiche s.objets[0]\n'
    )
    assert type_of(analysis, "s.n") == NUMBER
    assert type_of(analysis, "s.objets[0]") == ANY


def test_methods_of_objects_in_arrays_are_found() -> None:
    analysis = analysed(
        "classe un_de:\n    face est un nombre vaut 1\n    fonction lire(ajout)\n        retourne face + ajout\n"
        "    fin fonction\nfin classe\nd est un un_de\nt est un tableau vaut [d]\naffiche t[0].lire(2)\n"
    )
    assert type_of(analysis, "t[0].lire(2)") == NUMBER
    assert analysis.routines == {}
    assert [len(targets) for targets in analysis.targets.values()] == [1]


def test_methods_of_the_same_name_are_all_reached() -> None:
    analysis = analysed(
        "classe a:\n    fonction f()\n        retourne 1\n    fin fonction\nfin classe\n"
        'classe b:\n    fonction f()\n        retourne "x"\n    fin fonction\nfin classe\n'
        "x est un a\ny est un b\nt est un tableau vaut [x, y]\naffiche t[0].f()\n"
    )
    assert type_of(analysis, "t[0].f()") == ANY
    assert sorted(len(targets) for targets in analysis.targets.values()) == [2]


def test_a_constant_has_the_type_of_its_value() -> None:
    analysis = analysed('constante NOMS vaut ["a", "b"]\naffiche NOMS[0]\n')
    assert type_of(analysis, "NOMS") == ARRAY
    assert type_of(analysis, "NOMS[0]") == TEXT


def test_a_routine_never_called_proves_nothing_and_pollutes_nothing() -> None:
    analysis = analysed("t est un tableau vaut [1]\nprocédure f(x)\n    t ajoute x\nfin procédure\naffiche t[0]\n")
    assert type_of(analysis, "t[0]") == NUMBER
    assert analysis.routines["f"].locals["x"].type == ANY


def test_default_of_a_parameter_of_the_program() -> None:
    analysis = analysed('affiche parametre("n", 8) + 1\n')
    assert type_of(analysis, 'parametre("n", 8)') == NUMBER


def test_every_writer_of_the_catalogue_is_known() -> None:
    writers = {
        entry.name
        for entry in BUILTINS.values()
        for signature in entry.signatures
        for parameter in signature.parameters
        if parameter.writes
    }
    assert writers <= KNOWN_WRITERS


def test_no_builtin_gives_an_unknown_kind() -> None:
    results = {signature.result for entry in BUILTINS.values() for signature in entry.signatures}
    assert not results & {Kind.ANY, Kind.RECORD, Kind.DICTIONARY, Kind.ARRAY, Kind.OBJECT, Kind.UNKNOWN}
