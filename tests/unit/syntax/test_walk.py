"""Generic walks."""

from __future__ import annotations

from educode.syntax import children, nodes, walk

from .reading import read


def test_children_come_in_the_order_of_the_text() -> None:
    tree = read('si a alors\n    d vaut ["k": b, c: 1]\nfin si\n')
    names = [node.name for node in walk(tree) if isinstance(node, nodes.Name)]
    assert names == ["a", "d", "b", "c"]
    assert [type(one) for one in children(tree)] == [nodes.If]


def test_any_depth_is_walked() -> None:
    tree = read("affiche " + "(" * 250 + "1" + ")" * 250 + "\n")
    assert sum(isinstance(node, nodes.Group) for node in walk(tree)) == 250
