"""What every node of the tree is made of: a class whose annotations are its fields.

``@dataclass(frozen=True, slots=True)`` says the same, but takes ten times as long to make a class (there are
fifty, at every start of a command) and three times as long to make a node. Type checkers see to it that no
node is ever changed.
"""

from __future__ import annotations

from typing import Any, Self, dataclass_transform  # the fields' values are of any type

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
            body["__init__"] = _constructor(fields, defaults)
        return super().__new__(cls, name, bases, body)


def _constructor(fields: tuple[str, ...], defaults: dict[str, object]) -> object:
    parameters = ", ".join(f"{field}=_defaults[{field!r}]" if field in defaults else field for field in fields)
    body = "".join(f"\n    self.{field} = {field}" for field in fields)
    made: dict[str, object] = {}
    exec(f"def __init__(self, {parameters}):{body}", {"_defaults": defaults}, made)  # noqa: S102 - names of our own
    return made["__init__"]


class Node(metaclass=NodeType):
    """Anything with a place in the text."""

    span: Span

    def but(self, **changes: object) -> Self:
        """A node like this one with other values in some fields."""
        return type(self)(**{field: getattr(self, field) for field in type(self).fields} | changes)

    def __repr__(self) -> str:
        values = ", ".join(f"{field}={getattr(self, field)!r}" for field in type(self).fields if field != "span")
        return f"{type(self).__name__}({values})"
