"""What a place of the program may hold: kinds, size of its numbers, shape of what is inside.

EduCode's nombre is a double; Python has int and float. A number is emitted as an int only where
it is proven to stay a small one (within 2^53 both compute the same): these tables say where.
"""

from __future__ import annotations

from typing import Final

from educode.records import entity, field, state

EXACT = 2.0**53
COUNT = 2.0**25
"""The largest int that the support module makes of a float of unknown size."""
ROUNDED = 2.0**32
"""The largest that it makes by rounding one."""
TURNS = 5e7
"""More often no statement runs in practice: a counter's bound is its step times this."""
INFINITE = float("inf")


class Kinds:
    """The kinds of values, as bits of an int; a number is an int or a float in Python."""

    NONE: Final = 0
    INT: Final = 1
    FLOAT: Final = 2
    TEXT: Final = 4
    BOOLEAN: Final = 8
    ARRAY: Final = 16
    DICTIONARY: Final = 32
    RECORD: Final = 64
    CANVAS: Final = 128
    OBJECT: Final = 256
    NUMBER: Final = INT | FLOAT
    COLLECTION: Final = ARRAY | DICTIONARY | RECORD
    REFERENCE: Final = COLLECTION | OBJECT


@state
class Slot:
    """A place: a variable, a field, the elements of some tableaux, what a routine gives."""

    kinds: int = Kinds.NONE
    ints: float = 0.0
    floats: float = 0.0
    shape: Shape | None = None
    classes: frozenset[str] = frozenset()
    pinned: frozenset[str] = frozenset()

    @property
    def is_real(self) -> bool:
        """Whether its numbers must be floats: some would be too large for exact ints."""
        return bool(self.kinds & Kinds.INT) and self.ints > EXACT


@state
class Shape:
    """What collections that may be the same one have inside (merged as soon as they may meet)."""

    element: Slot = field(default_factory=Slot)
    key: Slot = field(default_factory=Slot)
    fields: dict[str, Slot] = field(default_factory=dict)
    merged_into: Shape | None = None

    def root(self) -> Shape:
        """The shape that stands for this one."""
        found = self
        while found.merged_into is not None:
            found = found.merged_into
        if found is not self:
            self.merged_into = found
        return found

    def slots(self) -> list[Slot]:
        """All its places."""
        return [self.element, self.key, *self.fields.values()]


@entity
class Value:
    """What an expression may give; ``ints``, ``floats``: the largest size of its ints, of its floats."""

    kinds: int
    ints: float = 0.0
    floats: float = 0.0
    shape: Shape | None = None
    classes: frozenset[str] = frozenset()

    def only(self, kinds: int) -> bool:
        """Whether it can be nothing else."""
        return not self.kinds & ~kinds

    def may(self, kinds: int) -> bool:
        """Whether it can be one of these."""
        return bool(self.kinds & kinds)

    @property
    def is_small_int(self) -> bool:
        """Whether it is always an exact int."""
        return self.kinds == Kinds.INT and self.ints <= EXACT

    @property
    def is_finite(self) -> bool:
        """Whether it is proven to be no infinite number."""
        return self.size < INFINITE

    @property
    def size(self) -> float:
        """The largest size of its numbers."""
        return max(self.ints if self.kinds & Kinds.INT else 0.0, self.floats if self.kinds & Kinds.FLOAT else 0.0)

    def settled(self) -> Value:
        """As the emitter makes it: ints that would be too large are floats."""
        if not (self.kinds & Kinds.INT and self.ints > EXACT):
            return self
        kinds = (self.kinds & ~Kinds.INT) | Kinds.FLOAT
        return Value(kinds, 0.0, max(self.ints, self.floats), self.shape, self.classes)

    def limited(self, kinds: int) -> Value:
        """Only what is of these kinds."""
        return Value(self.kinds & kinds, self.ints, self.floats, self.shape, self.classes)


TEXT = Value(Kinds.TEXT)
BOOLEAN = Value(Kinds.BOOLEAN)
NOTHING = Value(Kinds.NONE)
CANVAS = Value(Kinds.CANVAS)


def whole(bound: float) -> Value:
    """An int of at most this size."""
    return Value(Kinds.INT, bound)


def collection(kinds: int, shape: Shape | None) -> Value:
    """A tableau, dictionnaire or enregistrement."""
    return Value(kinds, shape=shape)


def instance(class_name: str) -> Value:
    """An object of a class."""
    return Value(Kinds.OBJECT, classes=frozenset({class_name}))


def real(bound: float = INFINITE) -> Value:
    """A float of at most this size."""
    return Value(Kinds.FLOAT, 0.0, bound)


def number(ints: float = COUNT, floats: float = INFINITE) -> Value:
    """An int or a float."""
    return Value(Kinds.NUMBER, ints, floats)


def read(slot: Slot) -> Value:
    """What reading a place gives."""
    return read_raw(slot).settled()


def join(a: Value, b: Value) -> Value:
    """What may be one or the other."""
    shape, classes = merge(a.shape, b.shape), a.classes | b.classes
    return Value(a.kinds | b.kinds, max(a.ints, b.ints), max(a.floats, b.floats), shape, classes)


def merge(a: Shape | None, b: Shape | None) -> Shape | None:
    """One shape for both."""
    if a is None or b is None:
        return (a or b).root() if (a or b) else None  # type: ignore[union-attr]
    a, b = a.root(), b.root()
    if a is b:
        return a
    b.merged_into = a
    flow(read_raw(b.element), a.element)
    flow(read_raw(b.key), a.key)
    for name, slot in b.fields.items():
        if name in a.fields:
            flow(read_raw(slot), a.fields[name])
        else:
            a.fields[name] = slot
    return a.root()


def read_raw(slot: Slot) -> Value:
    """A place as it is, ints not yet made floats."""
    return Value(slot.kinds, slot.ints, slot.floats, slot.shape, slot.classes)


def flow(value: Value, slot: Slot) -> bool:
    """``value`` is stored in ``slot``; tells whether that is new."""
    kinds = slot.kinds | value.kinds
    classes = slot.classes | value.classes
    changed = kinds != slot.kinds or classes != slot.classes
    slot.kinds, slot.classes = kinds, classes
    if value.ints > slot.ints and value.kinds & Kinds.INT:
        changed |= _grow(slot, "ints", value.ints)
    if value.floats > slot.floats and value.kinds & Kinds.FLOAT:
        changed |= _grow(slot, "floats", value.floats)
    if value.shape is not None:
        shape = value.shape.root()
        if slot.shape is None or slot.shape.root() is not shape:
            changed = True
            slot.shape = merge(slot.shape, shape)
    return changed


def _grow(slot: Slot, part: str, bound: float) -> bool:
    if part in slot.pinned:
        if bound <= 2 * getattr(slot, part) + 1000:
            return False
        bound = INFINITE
    setattr(slot, part, bound)
    return True
