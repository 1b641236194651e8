"""Reads a line anew as what it means, where a second look knows."""

from __future__ import annotations

from educode.diagnostics import Edit
from educode.diagnostics.rules import blocks
from educode.diagnostics.rules import text as signs
from educode.syntax.cursor import Cursor, Finding
from educode.syntax.looks import Typed, look_again
from educode.syntax.odd_names import rename_uses
from educode.syntax.rewording import replace_line, translate
from educode.text import Span

_VAGUE = frozenset(
    rule.code
    for rule in (
        blocks.REST_OF_LINE,
        blocks.UNREADABLE,
        blocks.VALUE_EXPECTED,
        blocks.LIST_WITHOUT_TYPE,
        blocks.RESERVED_AS_VALUE,
        blocks.LONELY_NAME,
        blocks.NOTHING_CALLED,
        blocks.MISSING_FIELD,
        blocks.BRACES,
        blocks.FOR_SHAPE,
        blocks.FOR_EACH,
        blocks.BROKEN_HEADING,
        blocks.LINE_STARTS_WITH_SIGN,
        blocks.FOR_WITHOUT_END,
        blocks.MISSING_DANS,
        blocks.NOT_A_PLACE,
        blocks.VALUE_EXPECTED_TYPE,
        blocks.UNCLOSED_PARENTHESIS,
        blocks.UNCLOSED_SQUARE,
        signs.NAMED_CHARACTER,
        signs.ODD_CHARACTER,
    )
)
_DOUBTFUL = frozenset({signs.MISSING_QUOTES.code, blocks.NEW_LINE_NEEDED.code})
"""Told with a mend, and yet a second look may know better."""
_KEPT = frozenset({signs.SEMICOLON.code, signs.HASH_COMMENT.code})


def read_otherwise(cursor: Cursor) -> bool:
    """Whether the line, not understood, now holds the words that it means; what it means is told."""
    if cursor.muted or not any(map(_is_vague, cursor.findings)):
        return False
    start, end = cursor.tokens[0].start, cursor.tokens[max(len(cursor.tokens) - 2, 0)].end
    typed = cursor.source.text[start:end]
    if "\n" in typed or len(typed) > _LONGEST:
        return False
    found = look_again(Typed(typed, cursor.vocabulary))
    if found is None:
        return False
    reading, (left, right) = found
    cursor.findings = [finding for finding in cursor.findings if finding.rule.code in _KEPT]
    cursor.failed = cursor.lost = False
    cursor.depth = 0
    span = Span(start + left, start + right)
    if reading.read_as:
        edits = [(Span(start, end), reading.written.replace("\n", cursor.new_line()))]
        cursor.keep(reading.rule, span, reading.values, hint=reading.hint, edits=edits)
        return replace_line(cursor, reading.read_as)
    if reading.written:
        translate(cursor, reading.rule, reading.written, span, hint=reading.hint, **reading.values)
        typed_name, meant = reading.renamed
        if typed_name:
            uses = rename_uses(cursor.vocabulary, typed_name, meant, start)
            cursor.findings[-1].edits.extend(Edit(place, text) for place, text in uses)
        return True
    cursor.keep(reading.rule, span, reading.values, hint=reading.hint)
    cursor.abandon()
    return False


def _is_vague(finding: Finding) -> bool:
    code = finding.rule.code
    return code in _DOUBTFUL or (code in _VAGUE and not (finding.edits and finding.sure))


_LONGEST = 300
"""Nobody writes a longer line by hand; patterns stay quick."""
