"""Lays out statements as ``ruff format`` would: one line where it fits, else brackets opened."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

WIDTH = 88
_STEP = "    "

OR, AND, NOT, COMPARE, SUM, PRODUCT, SIGN, POWER, POSTFIX, ATOM = range(10)


@dataclass(frozen=True, slots=True)
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
    simple: bool = False

    @property
    def is_bracketed(self) -> bool:
        """Whether it can be opened at its brackets."""
        return bool(self.items)


_FIRST_MARK = 0xF0000
MARK = re.compile("[\U000f0000-\U000fffff]")


def marked(code: Code, line: int) -> Code:
    """``code`` with a sign, taken out at the end, that tells the program's line it comes from."""
    sign = chr(_FIRST_MARK + min(line, 0xFFFF))
    if code.operators:
        return code
    return replace(code, text=sign + code.text, head=sign + code.head if code.head else "")


def mark_line(sign: str) -> int:
    """The line that a sign stands for."""
    return ord(sign) - _FIRST_MARK


def atom(text: str, level: int = ATOM, *, simple: bool = False) -> Code:
    """A piece that cannot be opened."""
    return Code(text, level, simple=simple)


def bracketed(head: str, items: list[Code], close: str, level: int = POSTFIX) -> Code:
    """``head`` (with its opening bracket), items between commas, ``close``."""
    text = head + ", ".join([item.text for item in items]) + close
    return Code(text, level, head=head, items=tuple(items), close=close)


def call(function: str, *values: Code) -> Code:
    """A call."""
    return bracketed(function + "(", list(values), ")")


def group(inner: Code) -> Code:
    """``(inner)``."""
    return bracketed("(", [inner], ")", ATOM)


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
    if code.is_bracketed:
        return opened(indent, prefix, code, suffix)
    if code.operators:
        return _operation_lines(indent, prefix, code, suffix)
    if prefix and prefix.endswith(" ") and fits(indent + _STEP + code.text):
        return [indent + prefix + "(", indent + _STEP + code.text, indent + ")" + suffix]
    return [flat]


def _operation_lines(indent: str, prefix: str, code: Code, suffix: str) -> list[str]:
    found = _without_parentheses(indent, prefix, code, suffix)
    if found is not None:
        return found
    inner = inside(indent + _STEP, code, "")
    return [indent + prefix + "(", *inner, indent + ")" + suffix]


def _without_parentheses(indent: str, prefix: str, code: Code, suffix: str) -> list[str] | None:
    if loosest_count(code) > 1:
        return None
    *before, last = _flattened(code)
    start = prefix + "".join(before)
    if isinstance(last, Code) and last.is_bracketed and fits(indent + start + last.head):
        return opened(indent, start, last, suffix)
    return None


def _flattened(code: Code) -> list[str | Code]:
    """The texts of all operands but the last one, which is followed into its own operands."""
    parts: list[str | Code] = []
    while code.operators:
        for operand, operator in zip(code.operands, code.operators, strict=False):
            parts.append(f"{operand.text} {operator} ")
        code = code.operands[-1]
    return [*parts, code]


def loosest_count(code: Code) -> int:
    """How many operators of the loosest level there are outside brackets."""
    level = code.level
    if not code.operators:
        return 0
    return len(code.operators) + sum(loosest_count(one) for one in code.operands if one.level == level)


def opened(indent: str, prefix: str, code: Code, suffix: str) -> list[str]:
    """A bracketed piece, opened: what is inside on its own line, or one item a line."""
    inner = indent + _STEP
    together = inner + ", ".join([item.text for item in code.items])
    if fits(together):
        body = [together]
    else:
        comma = "" if code.head == "(" or (code.close == "]" and code.head != "[") else ","
        body = [line for item in code.items for line in inside(inner, item, comma)]
    return [indent + prefix + code.head, *body, indent + code.close + suffix]


def inside(indent: str, code: Code, suffix: str) -> list[str]:
    """A piece that stands between brackets, on lines of its own."""
    if fits(indent + code.text + suffix):
        return [indent + code.text + suffix]
    if code.is_bracketed:
        return opened(indent, "", code, suffix)
    if not code.operators:
        return [indent + code.text + suffix]
    lines = inside(indent, code.operands[0], "")
    for rank, (operator, operand) in enumerate(zip(code.operators, code.operands[1:], strict=True)):
        end = suffix if rank == len(code.operators) - 1 else ""
        below = inside(indent, operand, end)
        lines += [f"{indent}{operator} {below[0][len(indent):]}", *below[1:]]
    return lines
