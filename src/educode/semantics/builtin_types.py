"""What a call of a built-in gives, and puts into its arguments, from the catalogue's words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from educode.language.builtins import Builtin, Parameter, Result, Signature
from educode.language.types import Kind, Type
from educode.semantics import cells as c
from educode.syntax.nodes import Expression

if TYPE_CHECKING:
    from educode.semantics.inference import Inference

_STORED = {"inserer": 2}
"""Built-in that puts an argument into its first one → the rank of that argument."""
_FILLED_WITH_TEXTS = frozenset({"liste_fichiers"})
_ONLY_EMPTIED = frozenset({"vider"})
KNOWN_WRITERS = _FILLED_WITH_TEXTS | _ONLY_EMPTIED | _STORED.keys()
"""Every built-in of the catalogue that changes an argument; a test compares."""


def accepts_count(signature: Signature, count: int) -> bool:
    """Whether ``count`` values suit ``signature``."""
    parameters = signature.parameters
    least = sum(not parameter.optional for parameter in parameters)
    return count >= least and (count <= len(parameters) or any(each.variadic for each in parameters))


def paired(signature: Signature, arguments: Sequence[Expression]) -> Iterator[tuple[Parameter, Expression]]:
    """Each argument with the parameter that it is given to."""
    parameters = signature.parameters
    rank = next((rank for rank, each in enumerate(parameters) if each.variadic), None)
    if rank is None:
        yield from zip(parameters, arguments, strict=False)
        return
    repeated = len(arguments) - len(parameters) + 1
    spread = parameters[:rank] + (parameters[rank],) * repeated + parameters[rank + 1 :]
    yield from zip(spread, arguments, strict=False)


def builtin_result(inference: Inference, builtin: Builtin, arguments: list[int]) -> int:
    """The cell of what the call gives."""
    fitting = [each for each in builtin.signatures if accepts_count(each, len(arguments))]
    _store(inference, builtin, fitting, arguments)
    results = {each.result for each in fitting or builtin.signatures if each.result is not None}
    if not results:
        return inference.unknown
    if len(results) == 1:
        return _one_result(inference, results.pop(), arguments)
    union = inference.cells.new()
    for result in results:
        inference.cells.flow(_one_result(inference, result, arguments), union)
    return union


def _one_result(inference: Inference, result: Kind | Result, arguments: list[int]) -> int:
    if isinstance(result, Kind):
        return inference.of_type(Type(result))
    return _RESULTS[result](inference, arguments) if arguments else inference.unknown


def _store(inference: Inference, builtin: Builtin, fitting: list[Signature], arguments: list[int]) -> None:
    cells = inference.cells
    rank = _STORED.get(builtin.name)
    if rank is not None and rank < len(arguments):
        stored = arguments[rank]
        cells.watch(arguments[0], lambda mask: _put(inference, arguments[0], stored, mask))
    elif builtin.name in _FILLED_WITH_TEXTS and fitting and arguments:
        cells.watch(arguments[0], lambda mask: _put(inference, arguments[0], inference.text, mask))


def _put(inference: Inference, array: int, stored: int, mask: int) -> None:
    if mask & c.ARRAY:
        inference.cells.flow(stored, inference.cells.element(array))


def _element(inference: Inference, arguments: list[int]) -> int:
    cells = inference.cells
    result = cells.new()

    def read(mask: int) -> None:
        if mask & c.ARRAY:
            cells.flow(cells.element(arguments[0]), result)
        cells.add(result, mask & c.UNKNOWN)

    cells.watch(arguments[0], read)
    return result


def _same(inference: Inference, arguments: list[int]) -> int:
    """A copy: of an array, the elements only are shared; of the rest, contents are taken for the same."""
    cells = inference.cells
    source = arguments[0]
    if cells.is_constant(source):
        return source
    result = cells.new()

    def copy(mask: int) -> None:
        if mask & c.ARRAY and not cells.mask(result) & c.ARRAY:
            cells.flow(cells.element(source), cells.element(result))
        cells.add(result, mask & ~c.ARRAY if mask & (c.DICTIONARY | c.RECORD) else mask)
        if mask & (c.DICTIONARY | c.RECORD):
            cells.flow(source, result)

    cells.watch(source, copy)
    return result


def _elements_array(inference: Inference, arguments: list[int]) -> int:
    cells = inference.cells
    source, result = arguments[0], inference.cells.new(c.ARRAY)

    def read(mask: int) -> None:
        if mask & c.ARRAY:
            cells.flow(cells.element(source), cells.element(result))
        if mask & c.DICTIONARY:
            cells.flow(cells.value(source), cells.element(result))

    cells.watch(source, read)
    return result


def _keys_array(inference: Inference, arguments: list[int]) -> int:
    cells = inference.cells
    source, result = arguments[0], inference.cells.new(c.ARRAY)

    def read(mask: int) -> None:
        if mask & c.DICTIONARY:
            cells.flow(cells.key(source), cells.element(result))

    cells.watch(source, read)
    return result


def _texts_array(inference: Inference, _arguments: list[int]) -> int:
    result = inference.cells.new(c.ARRAY)
    inference.cells.add(inference.cells.element(result), c.TEXT)
    return result


def _default(inference: Inference, arguments: list[int]) -> int:
    return arguments[1] if len(arguments) > 1 else inference.unknown


_RESULTS: dict[Result, Callable[[Inference, list[int]], int]] = {
    Result.ELEMENT: _element,
    Result.SAME: _same,
    Result.ELEMENTS_ARRAY: _elements_array,
    Result.KEYS_ARRAY: _keys_array,
    Result.TEXTS_ARRAY: _texts_array,
    Result.DEFAULT: _default,
}
