"""Last pass: what inference found, written into the tables that later rooms read."""

from __future__ import annotations

from educode.language.types import ANY, NOTHING, Type
from educode.semantics import cells as c
from educode.semantics.inference import Inference
from educode.semantics.model import Variable
from educode.semantics.visibility import all_routines
from educode.semantics.workspace import Workspace
from educode.syntax.nodes import Expression


def fill_tables(workspace: Workspace, inference: Inference) -> None:
    """Fill ``types``, ``element_types``, ``key_types``, and the types of variables and results."""
    _expressions(workspace, inference)
    _variables(workspace, inference)
    analysis = workspace.analysis
    analysis.targets = {node: tuple(targets) for node, targets in inference.targets.items()}
    for routine in all_routines(analysis):
        mask = inference.cells.mask(inference.result(routine))
        routine.result = inference.kinds.type(mask) if routine.is_function else NOTHING


def _expressions(workspace: Workspace, inference: Inference) -> None:
    types = workspace.analysis.types
    cells, type_of = inference.cells, inference.kinds.type
    masks, find = cells.masks, cells.find
    proven: dict[int, Type] = {}
    for node, cell in inference.of.items():
        mask = masks[find(cell)]
        type_ = proven.get(mask)
        if type_ is None:
            type_ = proven[mask] = type_of(mask)
        types[node] = type_
        if mask & (c.ARRAY | c.DICTIONARY):
            _contents(workspace, inference, cell, mask, node)


def _contents(workspace: Workspace, inference: Inference, cell: int, mask: int, node: Expression) -> None:
    content = inference.cells.known_content(cell)
    if content is None or mask not in (c.ARRAY, c.DICTIONARY):
        return
    analysis = workspace.analysis
    element = _type(inference, content.element if mask == c.ARRAY else content.value)
    if element != ANY:
        analysis.element_types[node] = element
    if mask == c.DICTIONARY:
        key = _type(inference, content.key)
        if key != ANY:
            analysis.key_types[node] = key


def _type(inference: Inference, cell: int) -> Type:
    return ANY if cell < 0 else inference.kinds.type(inference.cells.mask(cell))


def _variables(workspace: Workspace, inference: Inference) -> None:
    analysis = workspace.analysis
    variables: list[Variable] = list(analysis.globals.values())
    for routine in all_routines(analysis):
        variables.extend(routine.locals.values())
    for class_ in analysis.classes.values():
        variables.extend(class_.fields.values())
    for variable in variables:
        variable.type = inference.kinds.type(inference.cells.mask(inference.variable(variable)))
