"""Texts joined with ``+``, as f-strings where that reads well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from educode.emit.python.domain import Kinds, Value
from educode.emit.python.layout import SUM, Code, atom, operation
from educode.emit.python.literals import escaped, quote_for
from educode.syntax import nodes as n

if TYPE_CHECKING:
    from educode.emit.python.emission import Emission


def join_texts(node: n.Binary, e: Emission) -> Code:
    """``a + b`` where one side is a texte: what is joined, from left to right."""
    return _joined(_parts(node, e), e)


def joined_after(place: n.Expression, node: n.Binary, e: Emission) -> Code | None:
    """What ``node`` joins after the text of ``place``; None if it does not begin with it."""
    from educode.emit.python.updates import is_same

    if not _is_joining(node, e):
        return None
    first, *others = _parts(node, e)
    return _joined(others, e) if is_same(place, first, e) else None


def _joined(parts: list[n.Expression], e: Emission) -> Code:
    codes = [(part, _written(part, e)) for part in parts]
    quote = quote_for(_written_out(codes))
    if any(isinstance(part, n.TextLiteral) for part in parts) and all(
        _goes_inside(code, quote) for _, code in codes if code
    ):
        return _format_string(codes, quote)
    return _sum([_alone(part, code, e) for part, code in codes])


def _parts(node: n.Expression, e: Emission) -> list[n.Expression]:
    if isinstance(node, n.Group):
        return _parts(node.inner, e) if _is_joining(node.inner, e) else [node]
    if isinstance(node, n.Binary) and _is_joining(node, e):
        left = _parts(node.left, e)
        right = _parts(node.right, e) if e.value(node.right).only(Kinds.TEXT) else [node.right]
        return left + right
    return [node]


def _is_joining(node: n.Expression, e: Emission) -> bool:
    if not (isinstance(node, n.Binary) and node.operator == "+"):
        return False
    return e.value(node.left).only(Kinds.TEXT) or e.value(node.right).only(Kinds.TEXT)


def _written(part: n.Expression, e: Emission) -> Code | None:
    """The code of a part inside braces; None for a literal."""
    from educode.emit.python.expressions import whole_expression

    if isinstance(part, n.TextLiteral):
        return None
    inner = _converted(part, e)
    code = whole_expression(inner, e)
    return code if needs_no_writing(e.value(inner)) else e.help("convertir_texte", code)


def _converted(part: n.Expression, e: Emission) -> n.Expression:
    """What ``convertir_texte(x)`` writes: joining writes it anyway."""
    from educode.emit.python.expressions import bare

    part = bare(part)
    is_conversion = isinstance(part, n.Call) and part.name.name == "convertir_texte" and part in e.bindings
    if isinstance(part, n.Call) and is_conversion and "convertir_texte" not in e.analysis.routines:
        return part.arguments[0]
    return part


def needs_no_writing(value: Value) -> bool:
    """Whether Python writes this value as the language does."""
    return value.only(Kinds.TEXT) or value.is_small_int


_SHORT = 30
"""The longest code with texts of its own that still reads well between braces."""


def _goes_inside(code: Code, quote: str) -> bool:
    """Whether Python 3.11 reads ``code`` between the braces of a text in ``quote``."""
    if '"' not in code.text and "'" not in code.text:
        return not any(sign in code.text for sign in "\\{}")
    return quote == '"' and len(code.text) <= _SHORT and not any(sign in code.text for sign in "'\\{}#")


def _format_string(codes: list[tuple[n.Expression, Code | None]], quote: str) -> Code:
    pieces = [_piece(part, code, quote) for part, code in codes]
    if any(code for _, code in codes):
        return atom("f" + quote + "".join(pieces) + quote)
    return atom(quote + escaped(_written_out(codes), quote) + quote)


def _piece(part: n.Expression, code: Code | None, quote: str) -> str:
    if isinstance(part, n.TextLiteral):
        return escaped(part.value, quote).replace("{", "{{").replace("}", "}}")
    return "{" + code.text.replace('"', "'") + "}" if code else ""


def _written_out(codes: list[tuple[n.Expression, Code | None]]) -> str:
    return "".join([part.value for part, _ in codes if isinstance(part, n.TextLiteral)])


def _alone(part: n.Expression, code: Code | None, e: Emission) -> Code:
    from educode.emit.python.expressions import emit

    if code is None:
        return emit(part, e)
    inner = _converted(part, e)
    if e.value(inner).only(Kinds.TEXT) or code.text.startswith("convertir_texte("):
        return code
    return e.native("str", code)


def _sum(codes: list[Code]) -> Code:
    total = codes[0]
    for code in codes[1:]:
        total = operation(total, "+", code, SUM)
    return total
