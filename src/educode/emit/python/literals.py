"""Numbers and texts as Python writes them."""

from __future__ import annotations

from educode.emit.python.domain import EXACT

_ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def number_literal(value: float, *, as_float: bool = False) -> str:
    """A number: without a point where it is a small whole one, unless a float is needed."""
    if value.is_integer() and value <= EXACT:
        return f"{int(value)}.0" if as_float else str(int(value))
    mantissa, mark, exponent = repr(value).partition("e")
    return f"{mantissa}e{int(exponent)}" if mark else mantissa


def text_literal(text: str) -> str:
    """A text between the quotes that need the fewest escapes."""
    quote = quote_for(text)
    return quote + escaped(text, quote) + quote


def quote_for(text: str) -> str:
    """Double quotes, unless single ones spare escapes."""
    return "'" if text.count('"') > text.count("'") else '"'


def escaped(text: str, quote: str) -> str:
    """``text`` with escapes, for between ``quote``."""
    return "".join([_escape(code, quote) for code in text])


def _escape(code: str, quote: str) -> str:
    if code == quote:
        return "\\" + code
    if code in _ESCAPES:
        return _ESCAPES[code]
    return code if code >= " " and code != "\x7f" else f"\\x{ord(code):02x}"
