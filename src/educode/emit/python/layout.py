"""Lays out statements as ``ruff format`` would: one line where it fits, else brackets opened."""

from __future__ import annotations

import re
import unicodedata

from educode.records import replace, value

WIDTH = 88
_STEP = "    "

OR, AND, NOT, COMPARE, SUM, PRODUCT, SIGN, POWER, POSTFIX, ATOM = range(10)


@value
class Code:
    """A piece of an expression. ``text``: on one line.

    A bracketed piece has ``head``, ``items`` and ``close``; an operation has ``operands`` and ``operators``.
    """

    text: str
    level: int = ATOM
    head: str = ""
    items: tuple[Code, ...] = ()
    close: str = ""
    operands: tuple[Code, ...] = ()
    operators: tuple[str, ...] = ()
    base: Code | None = None
    comma: str = ","

    @property
    def is_bracketed(self) -> bool:
        """Whether it can be opened at its brackets."""
        return bool(self.items)


_FIRST_MARK = 0xF0000
MARK = re.compile("[\U000f0000-\U000fffff]")


def marked(code: Code, line: int) -> Code:
    """``code`` with a sign, taken out at the end, that tells the program's line it comes from."""
    mark = chr(_FIRST_MARK + min(line, 0xFFFF))
    if code.operators:
        return code
    if code.base is not None:
        return replace(code, text=mark + code.text, base=marked(code.base, line))
    return replace(code, text=mark + code.text, head=mark + code.head if code.head else "")


def mark_line(sign: str) -> int:
    """The line that a sign stands for."""
    return ord(sign) - _FIRST_MARK


def atom(text: str, level: int = ATOM) -> Code:
    """A piece that cannot be opened."""
    return Code(text, level)


def after(base: Code, text: str, level: int = POSTFIX) -> Code:
    """``base`` then ``text``, such as ``.name``."""
    return Code(base.text + text, level, base=base)


def sign(text: str, operand: Code, level: int) -> Code:
    """``text`` before ``operand``: ``not x``, ``-x``."""
    if operand.operators or operand.base:
        return Code(text + operand.text, level)
    return replace(operand, text=text + operand.text, head=text + operand.head if operand.head else "", level=level)


def labelled(label: str, code: Code) -> Code:
    """``code`` after ``label``, such as ``"key": `` or ``name=``, opened as it would be without it."""
    text = label + code.text
    if code.operators:
        return replace(code, text=text, operands=(labelled(label, code.operands[0]), *code.operands[1:]))
    if code.base is not None:
        return replace(code, text=text, base=labelled(label, code.base))
    return replace(code, text=text, head=label + code.head if code.head else "")


def bracketed(head: str, items: list[Code], close: str, level: int = POSTFIX, base: Code | None = None) -> Code:
    """``head`` (with its opening bracket, after ``base``), items between commas, ``close``."""
    before = base.text if base else ""
    text = before + head + ", ".join([item.text for item in items]) + close
    return Code(text, level, head=head, items=tuple(items), close=close, base=base)


def call(function: str, *values: Code) -> Code:
    """A call."""
    return bracketed(function + "(", list(values), ")")


def group(inner: Code) -> Code:
    """``(inner)``."""
    return replace(bracketed("(", [inner], ")", ATOM), comma="")


def subscript(base: Code, index: Code) -> Code:
    """``base[index]``."""
    return replace(bracketed("[", [index], "]", base=base), comma="")


def operation(left: Code, operator: str, right: Code, level: int) -> Code:
    """``left operator right``; operators of the same level make one chain."""
    right_bare = group(right) if right.level <= level else right
    left_bare = group(left) if left.level < level or (left.level == level == COMPARE) else left
    chained = left_bare.level == level and bool(left_bare.operators)
    operands = (*left_bare.operands, right_bare) if chained else (left_bare, right_bare)
    operators = (*left_bare.operators, operator) if chained else (operator,)
    text = f"{left_bare.text} {operator} {right_bare.text}"
    return Code(text, level, operands=operands, operators=operators)


def width(text: str) -> int:
    """The columns that ``text`` takes."""
    if text.isascii():
        return len(text)
    return sum(_columns(code) for code in text)


def _columns(code: str) -> int:
    if unicodedata.combining(code) or unicodedata.category(code) in ("Cf", "Co", "Me", "Mn"):
        return 0
    return 2 if unicodedata.east_asian_width(code) in "WF" else 1


def fits(text: str) -> bool:
    """Whether ``text`` keeps within the line."""
    return width(text) <= WIDTH


def statement(indent: str, prefix: str, code: Code, suffix: str = "") -> list[str]:
    """The lines of ``prefix code suffix``."""
    flat = indent + prefix + code.text + suffix
    if fits(flat):
        return [flat]
    if goes_without_parentheses(code):
        found = flowing(indent, prefix, code, suffix)
        if fits(found[0]):
            return found
    if code.operators:
        return [indent + prefix + "(", *inside(indent + _STEP, code, ""), indent + ")" + suffix]
    if prefix.endswith(" ") and fits(indent + _STEP + code.text):
        return [indent + prefix + "(", indent + _STEP + code.text, indent + ")" + suffix]
    return [flat]


def goes_without_parentheses(code: Code) -> bool:
    """Whether a long expression is opened at its own brackets, with none added around it."""
    if loosest_count(code) > 1:
        return False
    parts = segments(code)
    if not code.operators:
        return isinstance(parts[-1], Code)
    return (isinstance(parts[-1], Code) and not _ends_with_index(code)) or isinstance(parts[0], Code)


def _ends_with_index(code: Code) -> bool:
    while code.operators:
        code = code.operands[-1]
    return code.base is not None and code.head.endswith("[")


def segments(code: Code) -> list[str | Code]:
    """The texts outside brackets, and the bracketed pieces, in order."""
    if code.operators:
        found = segments(code.operands[0])
        for operator, operand in zip(code.operators, code.operands[1:], strict=True):
            found += [f" {operator} ", *segments(operand)]
        return found
    found = segments(code.base) if code.base else []
    if not code.is_bracketed:
        return [*found, code.text[len(code.base.text) :] if code.base else code.text]
    opening = code.head[-1]
    if len(code.head) > 1:
        found.append(code.head[:-1])
    return [*found, replace(bracketed(opening, list(code.items), code.close), comma=code.comma)]


def flowing(indent: str, prefix: str, code: Code, suffix: str) -> list[str]:
    """``code`` on its line, each bracketed piece opened as soon as what follows it would not fit."""
    parts = segments(code)
    lines: list[str] = []
    current = indent + prefix
    for rank, part in enumerate(parts):
        if isinstance(part, str):
            current += part
        elif fits(current + part.text + _until_bracket(parts[rank + 1 :], suffix)):
            current += part.text
        else:
            lines += [current + part.head, *_body(indent, part)]
            current = indent + part.close
    return [*lines, current + suffix]


def _until_bracket(parts: list[str | Code], suffix: str) -> str:
    text = ""
    for part in parts:
        if isinstance(part, Code):
            return text + part.head
        text += part
    return text + suffix


def loosest_count(code: Code) -> int:
    """How many operators of the loosest level there are outside brackets."""
    level = code.level
    if not code.operators:
        return 0
    return len(code.operators) + sum(loosest_count(one) for one in code.operands if one.level == level)


def opened(indent: str, prefix: str, code: Code, suffix: str) -> list[str]:
    """A bracketed piece, opened: what is inside on its own line, or one item a line."""
    before = code.base.text if code.base else ""
    return [indent + prefix + before + code.head, *_body(indent, code), indent + code.close + suffix]


def _body(indent: str, code: Code) -> list[str]:
    inner = indent + _STEP
    together = inner + ", ".join([item.text for item in code.items])
    if fits(together):
        return [together]
    comma = code.comma if len(code.items) > 1 else ""
    return [line for item in code.items for line in inside(inner, item, comma)]


def inside(indent: str, code: Code, suffix: str) -> list[str]:
    """A piece that stands between brackets, on lines of its own."""
    if fits(indent + code.text + suffix):
        return [indent + code.text + suffix]
    if not code.operators:
        return flowing(indent, "", code, suffix)
    lines = inside(indent, code.operands[0], "")
    for rank, (operator, operand) in enumerate(zip(code.operators, code.operands[1:], strict=True)):
        end = suffix if rank == len(code.operators) - 1 else ""
        below = inside(indent, operand, end)
        lines += [f"{indent}{operator} {below[0][len(indent) :]}", *below[1:]]
    return lines
