"""Values, entities and states do what data classes do."""

from __future__ import annotations

import copy
import pickle
from typing import ClassVar

import pytest

from educode.records import entity, field, replace, state, value, values_of


@value
class Point:
    kind: ClassVar[str] = "point"
    x: int
    y: int = 2
    tags: list[str] = field(default_factory=list)

    @property
    def sum(self) -> int:
        return self.x + self.y


@value
class Named(Point):
    name: str = "p"


@value
class Pair:
    one: int
    other: int


@value
class Nothing:
    pass


@entity
class Symbol:
    name: str


@state
class Counter:
    count: int = 0
    seen: set[int] = field(default_factory=set)


def test_fields_are_given_in_order_or_by_name() -> None:
    assert (Point(1).x, Point(1).y, Point(y=5, x=4).sum) == (1, 2, 9)
    with pytest.raises(TypeError):
        Point()  # type: ignore[call-arg]


def test_a_default_that_is_made_is_not_shared() -> None:
    one, other = Point(1), Point(1)
    one.tags.append("a")
    assert other.tags == []
    assert Counter().seen is not Counter().seen


def test_values_are_equal_by_their_fields_and_class() -> None:
    assert Pair(1, 2) == Pair(1, 2) != Pair(2, 1)
    assert Pair(1, 2) != Point(1, 2)  # type: ignore[comparison-overlap]
    assert {Pair(1, 2): "a"}[Pair(1, 2)] == "a"
    assert Nothing() == Nothing()
    assert hash(Nothing()) == hash(Nothing())


def test_entities_and_states_are_equal_to_themselves_only() -> None:
    assert Symbol("a") != Symbol("a")
    assert Counter() != Counter()
    counter = Counter()
    counter.count += 1
    assert counter.count == 1


def test_a_subclass_adds_its_fields() -> None:
    assert values_of(Named(1, 3, [], "q")) == (1, 3, [], "q")
    assert Named(1).kind == "point"
    assert Named(1).sum == 3


def test_replace_changes_some_fields() -> None:
    assert replace(Pair(1, 2), other=3) == Pair(1, 3)


def test_no_field_can_be_added() -> None:
    with pytest.raises(AttributeError):
        Pair(1, 2).third = 3  # type: ignore[attr-defined]


def test_they_can_be_copied_and_sent() -> None:
    point = Named(1, 2, ["a"])
    assert pickle.loads(pickle.dumps(point)) == point == copy.deepcopy(point)


def test_they_can_be_matched_and_read() -> None:
    match Pair(1, 2):
        case Pair(one, other):
            assert (one, other) == (1, 2)
    assert repr(Pair(1, 2)) == "Pair(one=1, other=2)"
