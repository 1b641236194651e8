"""The shape of the catalogue: what is known of a built-in function, once, for everyone.

Checker, code generators, completion, hover and manual all read these entries.
"""

from __future__ import annotations

from enum import Enum

from educode.language.types import Kind
from educode.records import value


class Result(Enum):
    """How the type of a call's value follows from its arguments, beyond a plain kind."""

    ELEMENT = "element of the first argument"
    SAME = "same type (and elements) as the first argument"
    ELEMENTS_ARRAY = "new array with the elements (or values) of the first argument"
    KEYS_ARRAY = "new array of the keys of the first argument"
    TEXTS_ARRAY = "new array of texts"
    DEFAULT = "the type of the second argument (parametre)"


@value
class Parameter:
    """One value that a built-in takes.

    ``kinds`` empty: any value. ``optional``: may be left out, with all that follow.
    ``variadic`` (one at most): one value or more; parameters after it take the last values
    (``polygone(toile, x1, y1, …, couleur)``). ``whole``: must be a whole number.
    ``color``: a colour text. ``unit``: pixels, degrés, radians, ms… shown to readers.
    ``writes``: the built-in changes this array or dictionary.
    """

    name: str
    kinds: tuple[Kind, ...] = ()
    optional: bool = False
    variadic: bool = False
    whole: bool = False
    color: bool = False
    unit: str = ""
    writes: bool = False
    default: str = ""


@value
class Signature:
    """One way of calling a built-in. ``result`` None: a command, without a value."""

    parameters: tuple[Parameter, ...]
    result: Kind | Result | None = None

    def takes(self, count: int) -> bool:
        """Whether it can be called with ``count`` values."""
        fewest = sum(not parameter.optional for parameter in self.parameters)
        spreads = any(parameter.variadic for parameter in self.parameters)
        return count >= fewest and (count <= len(self.parameters) or spreads)

    def parameter(self, rank: int, count: int) -> Parameter:
        """The parameter that the value of ``rank`` (from 0) goes to, in a call with ``count`` of them."""
        spread = next((place for place, each in enumerate(self.parameters) if each.variadic), None)
        if spread is None or rank < spread:
            return self.parameters[rank]
        return self.parameters[max(spread, rank - max(count - len(self.parameters), 0))]


@value
class Builtin:
    """One built-in function.

    ``description``: one French sentence or two. ``example``: a whole program that runs
    headless; ``output``: what it prints. ``errors``: codes it may raise at run time.
    ``waits``: may suspend the program. ``pure``: same arguments, same value, no effect.
    """

    name: str
    category: str
    signatures: tuple[Signature, ...]
    description: str
    example: str
    output: str = ""
    errors: tuple[str, ...] = ()
    waits: bool = False
    pure: bool = False
    see_also: tuple[str, ...] = ()

    @property
    def has_value(self) -> bool:
        """Whether some way of calling it gives a value."""
        return any(signature.result is not None for signature in self.signatures)
