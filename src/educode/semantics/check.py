"""Fourth pass: the suspects that inference gathered, checked with the kinds it found, inner parts first."""

from __future__ import annotations

from collections.abc import Callable

from educode.semantics import check_calls, check_operators, check_places, check_waits
from educode.semantics.checker import Checker
from educode.semantics.inference import Inference
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n


def check(workspace: Workspace, inference: Inference) -> None:
    """Report every operation that can only fail."""
    checker = Checker(workspace, inference)
    for node in inference.suspects:
        CHECKS[type(node)](checker, node)


CHECKS: dict[type[n.Node], Callable[..., None]] = {
    n.Binary: check_operators.binary,
    n.Unary: check_operators.unary,
    n.DictionaryLiteral: check_operators.dictionary,
    n.Index: check_operators.index,
    n.Field: check_operators.field,
    n.Call: check_calls.call,
    n.MethodCall: check_calls.method_call,
    n.CallStatement: check_calls.call_statement,
    n.Declaration: check_places.declaration,
    n.Assignment: check_places.assignment,
    n.Append: check_places.append,
    n.Subtract: check_places.subtract,
    n.Remove: check_places.remove,
    n.Branch: check_operators.condition,
    n.While: check_operators.condition,
    n.For: check_operators.bounds,
    n.Ask: check_places.ask,
    n.WaitClick: check_waits.click,
    n.WaitKey: check_waits.key,
}
