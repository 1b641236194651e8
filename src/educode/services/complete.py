"""Completion: what can be written at a place, the likeliest first.

The analysis may be a moment older than the text: the line being typed is read from the text alone, names and
types come from the analysis.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from educode.language import snippets
from educode.language.builtins import BUILTINS, Builtin
from educode.language.colors import COLORS
from educode.language.keys import KEY_NAMES
from educode.language.types import TYPES_BY_NAME, Kind, Type
from educode.semantics import Analysis, Class, Routine, Variable
from educode.services.describe import describe, open_call, routine_heading
from educode.services.located import class_at, routine_at
from educode.services.manual import function_summary, signature_text
from educode.services.open_blocks import block_ends, open_blocks
from educode.services.textes import KIND_LABELS
from educode.syntax import walk
from educode.syntax.nodes import Field
from educode.text import Span

_WORD = re.compile(r"[^\W]*$")
_IN_STRING = re.compile(r'"(?:[^"\\]|\\.)*$')
_COMMENT = re.compile(r'(?:[^"/]|"(?:[^"\\]|\\.)*"|/(?!/))*//')
_TYPE_WANTED = re.compile(r"\best une?\s+\w*$")
_DOT = re.compile(r"([^\W\d]\w*)((?:\[[^\[\]]*\])*)\.\w*$")
_LINE_START = re.compile(r"\s*\w*$")
_AFTER_FIN = re.compile(r"\s*fin\s+\w*(?:\s+\w*)?$")
_AFTER_NAME = re.compile(r"\s*[^\W\d][\w.]*(?:\[[^\]]*\])*(?:\s*,\s*\w+)*\s+\w*$")
_AFTER_APPELLE = re.compile(r"\s*appelle\s+\w*$")
_FOR_VARIABLE = re.compile(r"\s*pour\s+\w+\s+\w*$")
_HEAD_WORDS = (
    "si sinon tant pour affiche demande cliquer appuyer retourne appelle constante fonction proc[ée]dure classe"
)
_HEADS = re.compile(rf"\s*({'|'.join(_HEAD_WORDS.split())})\b")
_COMPLETE_VALUE = re.compile(r"[\w\"\])]\s+\w*$")
_BEFORE_VALUE = (
    "et ou non mod si que vaut ajoute soustrait supprime retourne affiche demande de à a pas cliquer appuyer dans"
)
_OPERATOR_BEFORE = re.compile(rf"(?:\b(?:{'|'.join(_BEFORE_VALUE.split())})|[-+*/^=<>(\[,:])\s*\w*$")


@dataclass(frozen=True, slots=True)
class Completion:
    """One proposal. ``insert`` may hold ``${1:…}`` places when ``is_snippet``; ``rank`` sorts, smallest first."""

    label: str
    kind: str
    insert: str
    replace: Span
    detail: str = ""
    documentation: str = ""
    is_snippet: bool = False
    rank: int = 5


@dataclass(frozen=True, slots=True)
class _Spot:
    """Where the cursor is: the line up to it, and what a proposal would replace."""

    analysis: Analysis
    text: str
    offset: int
    before: str
    replace: Span

    def item(self, label: str, kind: str, rank: int, **more: str) -> Completion:
        detail = more.pop("detail", KIND_LABELS.get(kind, ""))
        return Completion(label, kind, more.pop("insert", label), self.replace, detail=detail, rank=rank, **more)  # type: ignore[arg-type]

    def snippet(self, label: str, insert: str, rank: int) -> Completion:
        return Completion(label, "snippet", insert, self.replace, KIND_LABELS["snippet"], is_snippet=True, rank=rank)


def complete(analysis: Analysis, text: str, offset: int) -> list[Completion]:
    """The proposals at ``offset`` of ``text``."""
    start = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    before = text[start:offset]
    word = _WORD.search(before)
    spot = _Spot(analysis, text, offset, before, Span(offset - len(word.group() if word else ""), offset))
    found = {item.label: item for item in reversed(list(_proposals(spot)))}
    return sorted(found.values(), key=lambda item: (item.rank, item.label.casefold()))


def _proposals(spot: _Spot) -> Iterator[Completion]:
    before = spot.before
    if _COMMENT.match(before) or before.lstrip().startswith("@"):
        return
    if _inside_text(before):
        yield from _in_text(spot)
    elif _TYPE_WANTED.search(before):
        yield from _types(spot)
    elif (dotted := _DOT.search(before)) is not None:
        yield from _members(spot, dotted.group(1), is_element=bool(dotted.group(2)))
    elif _AFTER_FIN.match(before):
        yield from _ends(spot, before)
    elif _LINE_START.match(before):
        yield from _statements(spot)
    elif _AFTER_APPELLE.match(before):
        yield from _routines(spot, rank=1)
        yield from _variables(spot, rank=3)
    else:
        yield from _inside_statement(spot)


def _inside_text(before: str) -> bool:
    return before.replace('\\"', "").count('"') % 2 == 1


def _in_text(spot: _Spot) -> Iterator[Completion]:
    if re.match(r"\s*appuyer\b", spot.before) or re.search(r"touche_enfoncee\(\s*\"\w*$", spot.before):
        for key in KEY_NAMES:
            yield spot.item(key, "key", 1)
        return
    call = open_call(spot.text, spot.offset)
    if call and call[0] in BUILTINS and _wants_color(BUILTINS[call[0]], call[1]):
        for name, value in COLORS.items():
            yield spot.item(name, "color", 1, detail=value)


def _wants_color(builtin: Builtin, position: int) -> bool:
    return any(len(way.parameters) > position and way.parameters[position].color for way in builtin.signatures)


def _types(spot: _Spot) -> Iterator[Completion]:
    for name, type_ in TYPES_BY_NAME.items():
        if name == type_.french:
            yield spot.item(name, "type", 1)
    for class_ in spot.analysis.classes.values():
        yield spot.item(class_.name, "class", 2, documentation=describe(class_))


def _members(spot: _Spot, owner: str, *, is_element: bool) -> Iterator[Completion]:
    class_ = _class_of(spot, owner, is_element=is_element)
    if class_ is not None:
        for field in class_.fields.values():
            yield spot.item(field.name, "field", 1, detail=_type_name(field.declared))
        for method in class_.methods.values():
            yield spot.item(method.name, "method", 2, detail=routine_heading(method), insert=f"{method.name}(")
        return
    names = {node.name.name for node in walk(spot.analysis.program) if isinstance(node, Field)}
    for name in names:
        yield spot.item(name, "field", 1)


def _class_of(spot: _Spot, owner: str, *, is_element: bool) -> Class | None:
    classes = spot.analysis.classes
    if owner == "moi":
        return class_at(spot.analysis, spot.offset)
    variable = _visible(spot).get(owner)
    if variable is None:
        return classes.get(owner)
    type_ = variable.declared or variable.type
    if is_element:
        return next(iter(classes.values())) if len(classes) == 1 else None
    return classes.get(type_.class_name) if type_.kind is Kind.OBJECT else None


def _ends(spot: _Spot, before: str) -> Iterator[Completion]:
    start = spot.offset - len(before.lstrip())
    for rank, end in enumerate(block_ends(spot.text, spot.offset)):
        yield Completion(end, "keyword", end, Span(start, spot.offset), KIND_LABELS["keyword"], rank=rank)


def _statements(spot: _Spot) -> Iterator[Completion]:
    opened = open_blocks(spot.text, spot.offset)
    for rank, end in enumerate(block_ends(spot.text, spot.offset)[:2]):
        yield spot.item(end, "keyword", rank)
    if opened and opened[-1] == "si":
        yield spot.item("sinon", "keyword", 2)
        yield spot.snippet("sinon si", "sinon si ${1:condition} alors", 2)
    yield from _variables(spot, rank=3)
    for label, insert in snippets.SNIPPETS.items():
        yield spot.snippet(label, insert, 4)
    words = [*snippets.ANYWHERE]
    words += snippets.IN_LOOPS if {"pour", "tant"} & set(opened) else ()
    words += snippets.IN_ROUTINES if {"fonction", "procédure"} & set(opened) else ()
    for word in words:
        yield spot.item(word, "keyword", 4)
    yield from _builtins((one for one in BUILTINS.values() if not one.has_value), spot, rank=5)


def _inside_statement(spot: _Spot) -> Iterator[Completion]:
    before = spot.before
    if _FOR_VARIABLE.match(before):
        yield spot.item("de", "keyword", 1)
        return
    wants_value = _OPERATOR_BEFORE.search(before) is not None
    if not wants_value and _AFTER_NAME.match(before) and not _HEADS.match(before):
        for rank, word in enumerate(snippets.AFTER_NAME):
            yield spot.item(word, "keyword", rank)
        return
    if not wants_value and _COMPLETE_VALUE.search(before):
        yield from _after_value(spot)
        return
    yield from _variables(spot, rank=1)
    yield from _routines(spot, rank=2)
    for word in snippets.VALUES:
        yield spot.item(word, "keyword", 3)
    yield from _builtins((one for one in BUILTINS.values() if one.has_value), spot, rank=4)


def _after_value(spot: _Spot) -> Iterator[Completion]:
    head = _HEADS.match(spot.before)
    word = head.group(1) if head else ""
    if word in {"si", "sinon"}:
        yield spot.item("alors", "keyword", 1)
    elif word == "pour":
        yield spot.item("pas" if re.search(r"\s(à|a)\s", spot.before) else "à", "keyword", 1)
    elif word in {"demande", "cliquer", "appuyer"}:
        yield spot.item("dans", "keyword", 1)
    for operator in snippets.BETWEEN_VALUES:
        yield spot.item(operator, "keyword", 2)


def _visible(spot: _Spot) -> dict[str, Variable]:
    visible = dict(spot.analysis.globals)
    class_ = class_at(spot.analysis, spot.offset)
    if class_ is not None:
        visible.update(class_.fields)
    routine = routine_at(spot.analysis, spot.offset)
    if routine is not None:
        visible.update(routine.locals)
    return visible


def _variables(spot: _Spot, rank: int) -> Iterator[Completion]:
    for variable in _visible(spot).values():
        kind = "constant" if variable.is_constant else "variable"
        yield spot.item(variable.name, kind, rank, detail=_type_name(variable.declared or variable.type))


def _routines(spot: _Spot, rank: int) -> Iterator[Completion]:
    for routine in spot.analysis.routines.values():
        yield _routine(spot, routine, rank)
    class_ = class_at(spot.analysis, spot.offset)
    for method in class_.methods.values() if class_ else ():
        yield _routine(spot, method, rank)


def _routine(spot: _Spot, routine: Routine, rank: int) -> Completion:
    return spot.item(routine.name, "function", rank, detail=routine_heading(routine), insert=f"{routine.name}(")


def _builtins(builtins: Iterable[Builtin], spot: _Spot, rank: int) -> Iterator[Completion]:
    for builtin in builtins:
        shown = signature_text(builtin.name, builtin.signatures[0])
        yield spot.item(
            builtin.name,
            "function",
            rank,
            detail=shown,
            insert=f"{builtin.name}(",
            documentation=function_summary(builtin),
        )


def _type_name(type_: Type | None) -> str:
    return "" if type_ is None or type_.kind in {Kind.ANY, Kind.UNKNOWN} else type_.french
