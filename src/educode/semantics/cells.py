"""Sets of kinds that flow between the places of a program, to a fixpoint.

A *cell* is a place where values are: a variable, a parameter, a result, what an expression gives.
Its mask has one bit for each kind that a value in it may have. Masks flow along edges. Arrays,
dictionaries and records are references: as soon as one may flow from a cell to another, the
*contents* of both (element, key, value, fields) become one, so that what is put in through one name
is seen through all others. Cells and contents are therefore union-find forests.

The first cells are constants: their mask never changes and nothing flows into them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

UNKNOWN = 1
NUMBER = 2
TEXT = 4
BOOLEAN = 8
ARRAY = 16
DICTIONARY = 32
RECORD = 64
CANVAS = 128
FIRST_CLASS = 256
CONTAINERS = ARRAY | DICTIONARY | RECORD
EVERYTHING = -1

Watcher = Callable[[int], None]
_T = TypeVar("_T")


class Content:
    """What containers hold that may be the same one; each part is a cell, made when first needed."""

    __slots__ = ("element", "fields", "key", "parent", "value")

    def __init__(self) -> None:
        self.parent: Content | None = None
        self.element = -1
        self.key = -1
        self.value = -1
        self.fields: dict[str, int] | None = None


class Cells:
    """The cells of one program with their edges, watchers and contents."""

    def __init__(self) -> None:
        self.masks: list[int] = []
        self._parents: list[int] = []
        self._edges: list[list[tuple[int, int]] | None] = []
        self._watchers: list[list[Watcher] | None] = []
        self._contents: list[Content | None] = []
        self._is_constant: list[bool] = []
        self._pending: list[int] = []
        self._is_pending: list[bool] = []

    # --- making cells ----------------------------------------------------------------------

    def new(self, mask: int = 0) -> int:
        """A cell that holds ``mask`` from the start."""
        cell = len(self.masks)
        self.masks.append(mask)
        self._parents.append(cell)
        self._edges.append(None)
        self._watchers.append(None)
        self._contents.append(None)
        self._is_constant.append(False)
        self._is_pending.append(False)
        return cell

    def constant(self, mask: int) -> int:
        """A cell whose mask never changes; it holds no container."""
        cell = self.new(mask)
        self._is_constant[cell] = True
        return cell

    def find(self, cell: int) -> int:
        """The cell that stands for ``cell`` since contents were joined."""
        parents = self._parents
        while parents[cell] != cell:
            parents[cell] = parents[parents[cell]]
            cell = parents[cell]
        return cell

    def mask(self, cell: int) -> int:
        """The kinds that ``cell`` may hold."""
        return self.masks[self.find(cell)]

    def is_constant(self, cell: int) -> bool:
        """Whether nothing can change ``cell``."""
        return self._is_constant[cell]

    # --- contents --------------------------------------------------------------------------

    def content(self, cell: int) -> Content:
        """The content of the containers in ``cell``."""
        cell = self.find(cell)
        content = self._contents[cell]
        if content is None:
            content = self._contents[cell] = Content()
        return _root(content)

    def known_content(self, cell: int) -> Content | None:
        """The content of ``cell`` if something ever needed it."""
        content = self._contents[self.find(cell)]
        return content and _root(content)

    def element(self, cell: int) -> int:
        """The cell of the elements of the arrays in ``cell``."""
        content = self.content(cell)
        if content.element < 0:
            content.element = self.new()
        return content.element

    def key(self, cell: int) -> int:
        """The cell of the keys of the dictionaries in ``cell``."""
        content = self.content(cell)
        if content.key < 0:
            content.key = self.new()
        return content.key

    def value(self, cell: int) -> int:
        """The cell of the values of the dictionaries in ``cell``."""
        content = self.content(cell)
        if content.value < 0:
            content.value = self.new()
        return content.value

    def record_field(self, cell: int, name: str) -> int:
        """The cell of the field ``name`` of the records in ``cell``."""
        content = self.content(cell)
        if content.fields is None:
            content.fields = {}
        if name not in content.fields:
            content.fields[name] = self.new()
        return content.fields[name]

    # --- constraints -----------------------------------------------------------------------

    def flow(self, source: int, target: int, limit: int = EVERYTHING) -> None:
        """Whatever ``source`` may hold, among the kinds of ``limit``, ``target`` may hold too."""
        if self._is_constant[target]:
            return
        source = self.find(source)
        if self._is_constant[source]:
            self.add(target, self.masks[source] & limit)
            return
        edges = self._edges[source]
        if edges is None:
            edges = self._edges[source] = []
        edges.append((target, limit))
        if self.masks[source]:
            self._carry(source, target, limit)

    def watch(self, cell: int, watcher: Watcher) -> None:
        """Call ``watcher`` with the mask of ``cell``, now and each time it grows."""
        cell = self.find(cell)
        if not self._is_constant[cell]:
            watchers = self._watchers[cell]
            if watchers is None:
                watchers = self._watchers[cell] = []
            watchers.append(watcher)
        if self.masks[cell]:
            watcher(self.masks[cell])

    def add(self, cell: int, mask: int) -> None:
        """``cell`` may hold the kinds of ``mask``."""
        cell = self.find(cell)
        if mask & ~self.masks[cell] and not self._is_constant[cell]:
            self.masks[cell] |= mask
            self._push(cell)

    def solve(self) -> None:
        """Carry everything everywhere, until nothing changes."""
        pending = self._pending
        while pending:
            cell = pending.pop()
            self._is_pending[cell] = False
            if self._parents[cell] != cell:
                continue
            for target, limit in tuple(self._edges[cell] or ()):
                self._carry(cell, target, limit)
            for watcher in tuple(self._watchers[cell] or ()):
                watcher(self.mask(cell))

    def _push(self, cell: int) -> None:
        if not self._is_pending[cell]:
            self._is_pending[cell] = True
            self._pending.append(cell)

    def _carry(self, source: int, target: int, limit: int) -> None:
        mask = self.mask(source) & limit
        if mask & CONTAINERS and not self._is_constant[target]:
            self.join(source, target)
        self.add(target, mask)

    # --- joining contents ------------------------------------------------------------------

    def join(self, first: int, second: int) -> None:
        """The containers of both cells may be the same ones."""
        first, second = self.find(first), self.find(second)
        if first == second:
            return
        one, other = self._contents[first], self._contents[second]
        if one is None and other is None:
            self._contents[first] = self._contents[second] = Content()
        elif one is None:
            self._contents[first] = other
        elif other is None:
            self._contents[second] = one
        elif one is not other:
            self._join_contents(one, other)

    def _join_contents(self, one: Content, other: Content) -> None:
        pending = [(one, other)]
        while pending:
            one, other = (_root(each) for each in pending.pop())
            if one is other:
                continue
            other.parent = one
            one.element = self._merge(one.element, other.element, pending)
            one.key = self._merge(one.key, other.key, pending)
            one.value = self._merge(one.value, other.value, pending)
            self._join_fields(one, other, pending)
            other.fields = None

    def _join_fields(self, one: Content, other: Content, pending: list[tuple[Content, Content]]) -> None:
        if one.fields is None or other.fields is None:
            one.fields = one.fields or other.fields
            return
        for name, cell in other.fields.items():
            one.fields[name] = self._merge(one.fields.get(name, -1), cell, pending)

    def _merge(self, first: int, second: int, pending: list[tuple[Content, Content]]) -> int:
        """Make one cell of two; both keep their edges and watchers."""
        if first < 0 or second < 0:
            return max(first, second)
        first, second = self.find(first), self.find(second)
        if first == second:
            return first
        if len(self._edges[second] or ()) > len(self._edges[first] or ()):
            first, second = second, first
        self._parents[second] = first
        self._merge_contents(first, second, pending)
        followed = self._edges[second] or self._watchers[second]
        self._edges[first] = _both(self._edges[first], self._edges[second])
        self._watchers[first] = _both(self._watchers[first], self._watchers[second])
        self._edges[second] = self._watchers[second] = None
        mask = self.masks[first] | self.masks[second]
        if mask != self.masks[first] or (followed and mask != self.masks[second]) or self._is_pending[second]:
            self.masks[first] = mask
            self._push(first)
        return first

    def _merge_contents(self, first: int, second: int, pending: list[tuple[Content, Content]]) -> None:
        one, other = self._contents[first], self._contents[second]
        if one is not None and other is not None:
            pending.append((one, other))
        self._contents[first] = one or other


def _root(content: Content) -> Content:
    while content.parent is not None:
        if content.parent.parent is not None:
            content.parent = content.parent.parent
        content = content.parent
    return content


def _both(first: list[_T] | None, second: list[_T] | None) -> list[_T] | None:
    if first and second:
        first.extend(second)
        return first
    return first or second


def once(watcher: Watcher) -> Watcher:
    """``watcher`` called only with the kinds that are new to it."""
    known = 0

    def watch(mask: int) -> None:
        nonlocal known
        new = mask & ~known
        known |= mask
        if new:
            watcher(new)

    return watch
