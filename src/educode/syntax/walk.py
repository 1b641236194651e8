"""Generic walks over the tree, for passes that look for a few kinds of nodes only."""

from __future__ import annotations

from collections.abc import Iterator

from educode.syntax.nodes import Node

_NODE_FIELDS: dict[type, tuple[str, ...]] = {}


def children(node: Node) -> Iterator[Node]:
    """The nodes directly inside ``node``, in the order of the text."""
    names = _NODE_FIELDS.get(type(node))
    if names is None:
        names = tuple(name for name in type(node).fields if name not in {"span", "comments"})
        _NODE_FIELDS[type(node)] = names
    for name in names:
        yield from _nodes_in(getattr(node, name))


def _nodes_in(value: object) -> Iterator[Node]:
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _nodes_in(part)


def walk(node: Node) -> Iterator[Node]:
    """``node`` and all nodes inside it, in the order of the text; as deep as need be, without recursion."""
    pending = [node]
    while pending:
        current = pending.pop()
        yield current
        pending.extend(reversed(list(children(current))))
