"""Every statement of the grammar, and the words that are keywords only where they must be."""

from __future__ import annotations

import pytest

from educode.syntax import nodes

from .reading import read, told


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("x vaut 3", nodes.Assignment),
        ("t[i][j] vaut 3", nodes.Assignment),
        ("e.champ vaut 3", nodes.Assignment),
        ("t ajoute 1", nodes.Append),
        ("n soustrait 1", nodes.Subtract),
        ("t supprime 0", nodes.Remove),
        ("x, y est un nombre vaut 3", nodes.Declaration),
        ("constante N vaut 3", nodes.Constant),
        ("affiche", nodes.Show),
        ("appelle p(1)", nodes.CallStatement),
        ("appelle j.gagner(5)", nodes.CallStatement),
        ("p(1)", nodes.CallStatement),
        ("retourne", nodes.Return),
        ("terminer", nodes.Stop),
        ("arrete", nodes.Break),
        ("continue", nodes.Continue),
        ('demande "a" dans t[0]', nodes.Ask),
        ("cliquer t dans x, p.y", nodes.WaitClick),
        ('appuyer ["z"] dans x', nodes.WaitKey),
        ("@ Titre", nodes.Section),
    ],
)
def test_each_statement(line: str, kind: type) -> None:
    assert type(read(line + "\n").statements[0]) is kind


@pytest.mark.parametrize(
    "line",
    [
        "continue vaut vrai",
        "pas ajoute 1",
        "a vaut 2",
        "toile est une toile",
        "constante EST vaut 2",
        "fin vaut 3",
        "fin[0] vaut 3",
        "fin.x vaut 3",
        "debut, fin est un nombre",
        "fin, debut est un nombre",
        "est est un nombre",
        "vaut vaut vaut",
        "alors vaut alors + 1",
        "dans supprime dans",
        "demande dans dans dans",
        "que est un texte",
        "un est un nombre",
        "de vaut (1,5)",
        "moi vaut 3",
        "print vaut 3",
        "si_x vaut 2",
    ],
)
def test_keywords_only_in_their_place(line: str) -> None:
    read(line + "\n")


def test_blocks() -> None:
    tree = read(
        "si a alors\n    x vaut 1\nsinon si b alors\n    x vaut 2\nsinon\n    x vaut 3\nfin si\n"
        "pour i de a à b pas pas\nfin pour\ntant que que\nfin tant que\n"
    )
    chain, loop, wait = tree.statements
    assert isinstance(chain, nodes.If)
    assert [len(branch.body) for branch in chain.branches] == [1, 1]
    assert chain.otherwise is not None
    assert isinstance(loop, nodes.For)
    assert loop.step is not None
    assert isinstance(wait, nodes.While)


def test_definitions() -> None:
    tree = read(
        "fonction f(x, y)\n    retourne x\nfin fonction\nprocedure p()\nfin procedure\n"
        "classe joueur:\n    nom est un texte\n"
        "    fonction g()\n        retourne moi.nom\n    fin fonction\nfin classe\n"
    )
    function, procedure, group = tree.statements
    assert isinstance(function, nodes.RoutineDefinition)
    assert function.is_function
    assert [one.name for one in function.parameters or ()] == ["x", "y"]
    assert isinstance(procedure, nodes.RoutineDefinition)
    assert not procedure.is_function
    assert isinstance(group, nodes.ClassDefinition)
    assert [type(one) for one in group.members] == [nodes.Declaration, nodes.RoutineDefinition]


def test_types_have_their_accents() -> None:
    declaration = read("x est un booleen\n").statements[0]
    assert isinstance(declaration, nodes.Declaration)
    assert declaration.type_name is not None
    assert declaration.type_name.name == "booléen"


def test_blocks_in_any_indentation() -> None:
    read("      si a alors\nsi b alors\n  affiche 1\n        fin si\n   fin si\n")


@pytest.mark.parametrize("line", ["fin(3)", "fin + 1", "fin"])
def test_fin_is_an_end_otherwise(line: str) -> None:
    assert len(told(line + "\n")) == 1
