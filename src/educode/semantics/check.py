"""Fourth pass: the suspects that inference gathered, checked with the kinds it found, inner parts first."""

from __future__ import annotations

from collections.abc import Callable

from educode.semantics.checks import calls, operators, places, waits
from educode.semantics.checks.checker import Checker
from educode.semantics.inference import Inference
from educode.semantics.workspace import Workspace
from educode.syntax import nodes as n


def check(workspace: Workspace, inference: Inference) -> None:
    """Report every operation that can only fail."""
    checker = Checker(workspace, inference)
    for node in inference.suspects:
        CHECKS[type(node)](checker, node)


CHECKS: dict[type[n.Node], Callable[..., None]] = {
    n.Binary: operators.binary,
    n.Unary: operators.unary,
    n.DictionaryLiteral: operators.dictionary,
    n.Index: operators.index,
    n.Field: operators.field,
    n.Call: calls.call,
    n.MethodCall: calls.method_call,
    n.CallStatement: calls.call_statement,
    n.Declaration: places.declaration,
    n.Assignment: places.assignment,
    n.Append: places.append,
    n.Subtract: places.subtract,
    n.Remove: places.remove,
    n.Branch: operators.condition,
    n.While: operators.condition,
    n.For: operators.bounds,
    n.Ask: places.ask,
    n.WaitClick: waits.click,
    n.WaitKey: waits.key,
}
