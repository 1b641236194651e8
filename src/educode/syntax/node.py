"""What every node of the tree is made of: a class whose annotations are its fields.

A node is equal to itself only. Type checkers see to it that no node is ever changed.
"""

from __future__ import annotations

from typing import Any, Self, dataclass_transform  # the fields' values are of any type

from educode.records import constructor
from educode.text import Span


@dataclass_transform(frozen_default=True, eq_default=False)
class NodeType(type):
    """Makes the slots and the constructor of a node's class from its annotations."""

    fields: tuple[str, ...]

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> NodeType:
        """A class whose own fields follow those of its base."""
        own = tuple(body.get("__annotations__", ()))
        defaults = {field: body.pop(field) for field in own if field in body}
        inherited: tuple[str, ...] = ()
        for base in bases:
            inherited += getattr(base, "fields", ())
            defaults = {**getattr(base, "_defaults", {}), **defaults}
        fields = inherited + own
        body |= {"__slots__": own, "__match_args__": fields, "fields": fields, "_defaults": defaults}
        if fields:
            body["__init__"] = constructor(fields, defaults)
        return super().__new__(cls, name, bases, body)


class Node(metaclass=NodeType):
    """Anything with a place in the text."""

    span: Span

    def but(self, **changes: object) -> Self:
        """A node like this one with other values in some fields."""
        return type(self)(**{field: getattr(self, field) for field in type(self).fields} | changes)

    def __repr__(self) -> str:
        values = ", ".join(f"{field}={getattr(self, field)!r}" for field in type(self).fields if field != "span")
        return f"{type(self).__name__}({values})"
