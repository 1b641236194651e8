"""Blocks nearly right: ends and ``sinon`` that are missing, in excess or badly written."""

from __future__ import annotations

from educode.diagnostics import Edit, Fix, Reporter
from educode.diagnostics.rules import blocks as rules
from educode.language.keywords import BLOCK_ENDS, PROCEDURE
from educode.language.operators import COMPARISONS
from educode.syntax.cursor import Cursor
from educode.syntax.expressions import DEEPEST, STARTS_VALUE, expression
from educode.syntax.frames import Frame
from educode.syntax.headings import Condition, Heading, Turns
from educode.syntax.naming import article, type_of_value
from educode.syntax.nodes import Assignment, Broken, BrokenStatement, Expression, Identifier, Name, Node, Statement
from educode.syntax.tokens import Token
from educode.syntax.walk import children
from educode.text import Source, Span

UNCLOSED = (rules.UNCLOSED_PARENTHESIS, rules.UNCLOSED_SQUARE)
_THEN = "alors"
_UNTIL = "jusqu"


def opening(frame: Frame) -> str:
    """The words that open the block: ``si``, ``tant que``…"""
    return BLOCK_ENDS[frame.kind].removeprefix("fin ")


def _opening_span(frame: Frame) -> Span:
    return frame.first.span


def _whole(cursor: Cursor) -> Span:
    return Span(cursor.tokens[0].start, cursor.tokens[-2].end)


def missing_end(reporter: Reporter, source: Source, frame: Frame, following: Token | None) -> None:
    """A block without its end: told at its opening, with the place where the end was awaited."""
    end = BLOCK_ENDS[frame.kind]
    margin = source.text[source.line_span(source.position(frame.first.start).line).start : frame.first.start]
    margin = margin if not margin.strip() else ""
    if following is None:
        at = len(source.text)
        lead = "" if source.text.endswith(("\n", "\r")) or not source.text else "\n"
        fix = Fix((Edit(Span(at, at), f"{lead}{margin}{end}\n"),))
        reporter.report(
            rules.MISSING_END, _opening_span(frame), hint="last", fixes=[fix], opened=opening(frame), end=end
        )
        return
    line = source.position(following.start).line
    span = source.line_span(line)
    fix = Fix((Edit(Span(span.start, span.start), f"{margin}{end}\n"),))
    reporter.report(
        rules.MISSING_END,
        _opening_span(frame),
        hint="before",
        fixes=[fix],
        labels=[(following.span, "before")],
        opened=opening(frame),
        end=end,
        line=line,
        following=source.text[span.start : span.end].strip(),
    )


def crossed(cursor: Cursor, kind: str, frame: Frame, _stack: list[Frame]) -> None:
    """Two blocks closed in the order in which they were opened."""
    cursor.note(
        rules.CROSSED_BLOCKS,
        _whole(cursor),
        hint="swap",
        labels=[(_opening_span(frame), "inner")],
        inner=opening(frame),
        expected=BLOCK_ENDS[frame.kind],
        found=BLOCK_ENDS[kind],
    )


def stray_end(cursor: Cursor) -> None:
    """An end that closes nothing."""
    span = _whole(cursor)
    found = cursor.text(span)
    if found.startswith(_UNTIL):
        cursor.note(rules.UNKNOWN_STATEMENT, span, hint="repeat", typed=cursor.tokens[0].text)
    elif found == "fin":
        cursor.note(rules.END_OF_NOTHING, span, hint="remove", edits=[(_line_and_end(cursor, span), "")])
    else:
        cursor.note(rules.STRAY_END, span, hint="remove", edits=[(_line_and_end(cursor, span), "")], found=found)


def _line_and_end(cursor: Cursor, span: Span) -> Span:
    """The whole physical line with its end, unless it holds a comment too."""
    source = cursor.source
    line = source.line_span(source.position(span.start).line)
    if source.text[line.start : span.start].strip() or source.text[span.end : line.end].strip():
        return span
    after = line.end
    while after < len(source.text) and source.text[after] in "\r\n" and after - line.end < 2:
        after += 1
        if source.text[after - 1] == "\n":
            break
    return Span(line.start, after)


def wrong_end(cursor: Cursor, frame: Frame) -> None:
    """An end whose word is not that of its block."""
    span, expected = _whole(cursor), BLOCK_ENDS[frame.kind]
    cursor.note(
        rules.WRONG_END,
        span,
        hint="write",
        edits=[(span, expected)],
        labels=[(_opening_span(frame), "opened")],
        found=cursor.text(span),
        opened=opening(frame),
        expected=expected,
    )


def badly_written_end(cursor: Cursor, frame: Frame) -> None:
    """``finsi``, ``end if``, ``}``, a bare ``fin``."""
    if frame.silent:
        return
    span, expected = _whole(cursor), BLOCK_ENDS[frame.kind]
    found = cursor.text(span)
    if found == "fin":
        cursor.note(rules.BARE_END, span, hint="write", edits=[(span, expected)], expected=expected)
    else:
        cursor.note(
            rules.BADLY_WRITTEN_END,
            span,
            hint="write",
            edits=[(span, expected)],
            opened=opening(frame),
            found=found,
            expected=expected,
        )


def stray_else(cursor: Cursor, word: Token, stack: list[Frame]) -> None:
    """A ``sinon`` without its ``si``, or a second one; told even in a line written anew."""
    cursor.muted = cursor.muted and bool(cursor.findings)
    if cursor.muted:
        return
    frame = stack[-1] if stack else None
    chain = next((one for one in reversed(stack) if one.kind == "si" and one.else_span), None)
    if frame is not None and chain is not None and chain.else_span is not None:
        cursor.note(rules.ELSE_AFTER_ELSE, word.span, hint="before", labels=[(chain.else_span, "first")])
    else:
        cursor.note(rules.STRAY_ELSE, word.span, hint="open")


def brace_before_else(cursor: Cursor) -> None:
    """``} sinon {``: the brace goes with the word."""
    word = cursor.token
    if not cursor.muted and cursor.text(word.span).startswith("}"):
        cursor.note(rules.BRACES, word.span, hint="line", edits=[(word.span, "sinon")])


def else_with_condition(cursor: Cursor, word: Token) -> Expression | None:
    """``sinon n > 2 alors``; or a statement on the line of the ``sinon``."""
    first = cursor.token
    if first.kind == "{" and cursor.peek().kind == "end":
        cursor.note(rules.BRACES, first.span, hint="line", edits=[(Span(word.end, first.end), "")])
        cursor.abandon()
        return None
    if first.kind == ":" and cursor.peek().kind == "end":
        cursor.note(rules.HEADING_TAIL, first.span, hint="line", edits=[(first.span, "")], opened="sinon", found=":")
        cursor.abandon()
        return None
    if first.word == _THEN and cursor.peek().kind == "end":
        edits = [(Span(word.end, first.end), "")]
        cursor.note(rules.HEADING_TAIL, first.span, hint="line", edits=edits, opened="sinon", found=_THEN)
        cursor.abandon()
        return None
    has_then = any(token.word == _THEN for token in cursor.tokens) or cursor.tokens[-2].kind == ":"
    compares = first.kind in STARTS_VALUE and any(token.kind in COMPARISONS for token in cursor.tokens)
    if not (has_then or compares) or first.kind not in STARTS_VALUE:
        _after_else(cursor, word)
        return None
    place = Span(word.end, word.end)
    last = cursor.tokens[-2]
    then = (Span(last.start if last.kind == ":" else last.end, last.end), " alors")
    edits = [(place, " si")] + ([then] if last.word != _THEN else [])
    cursor.note(rules.ELSE_WITH_CONDITION, Span(word.start, last.end), hint="line", edits=edits)
    condition = expression(cursor)
    cursor.abandon()
    return condition


def _after_else(cursor: Cursor, word: Token) -> None:
    """``sinon affiche 2``: the statement goes to the next line."""
    rest = cursor.rest()
    found = cursor.text(rest).lstrip(":, ")
    edits = [(Span(word.end, rest.end), f"{cursor.new_line()}    {found}")]
    cursor.fail(rules.AFTER_ELSE, rest, hint="split", edits=edits, sure=True, found=found)


def definition_inside(cursor: Cursor, kind: str, outer: Frame) -> None:
    """A routine or a class inside a block."""
    what = {"fonction": "fonction", PROCEDURE: PROCEDURE, "classe": "classe"}[kind]
    cursor.note(
        rules.DEFINITION_INSIDE,
        cursor.token.span,
        hint="move",
        labels=[(_opening_span(outer), "outer")],
        what=what,
        outer=opening(outer),
    )


def block_in_class(cursor: Cursor) -> None:
    """A loop or a condition directly in a class."""
    cursor.note(rules.NOT_A_MEMBER, cursor.token.span)


def not_a_member(cursor: Cursor, node: Statement, frame: Frame) -> Statement:
    """A statement directly in a class; what stands for it."""
    if isinstance(node, Assignment) and isinstance(node.place, Name) and not cursor.findings:
        place, type_name = node.place, type_of_value(*cursor.tokens[2:4]) or "nombre"
        edits = [(Span(place.span.end, place.span.end), f" est {article(type_name)} {type_name}")]
        cursor.note(rules.NOT_A_MEMBER, node.span, hint="field", edits=edits)
        return BrokenStatement(node.span, (), (Identifier(place.span, place.name),))
    if not isinstance(node, BrokenStatement) and not frame.told:
        frame.told = True
        cursor.note(rules.NOT_A_MEMBER, node.span)
    return node


def shallow(cursor: Cursor, node: Statement) -> Statement:
    """The statement, unless its tree is deeper than passes can walk."""
    if _depth(node) <= DEEPEST:
        return node
    cursor.fail(rules.VALUE_TOO_DEEP, cursor.tokens[0].span)
    return BrokenStatement(node.span)


def shallow_heading(cursor: Cursor, heading: Heading) -> Heading:
    """The heading, unless one of its values is deeper than passes can walk."""
    values = (
        [heading.value]
        if isinstance(heading, Condition)
        else [heading.first, heading.last, *([heading.step] if heading.step else [])]
        if isinstance(heading, Turns)
        else []
    )
    if all(_depth(value) <= DEEPEST for value in values):
        return heading
    cursor.fail(rules.VALUE_TOO_DEEP, cursor.tokens[0].span)
    return broken_heading(cursor, heading)


def broken_heading(cursor: Cursor, heading: Heading) -> Heading:
    """The heading without its values: nothing is said about them."""
    broken = Broken(cursor.tokens[0].span)
    if isinstance(heading, Turns):
        return Turns(heading.variable, broken, broken, None)
    return Condition(broken, heading.inline) if isinstance(heading, Condition) else heading


def is_then_alone(cursor: Cursor, frame: Frame) -> bool:
    """Whether the line is the ``alors`` of the ``si`` just above, told as missing there."""
    tokens = cursor.tokens
    return frame.kind == "si" and not frame.body and len(tokens) == 2 and tokens[0].word == "alors"


def goes_on(cursor: Cursor) -> bool:
    """Whether the line, after one whose bracket is not closed, is the rest of it; then nothing is said of it."""
    is_rest = cursor.told(rules.STRAY_BRACKET) or cursor.tokens[0].kind == "."
    if is_rest:
        cursor.findings.clear()
    return is_rest


def is_brace_alone(cursor: Cursor, frame: Frame) -> bool:
    """Whether the line is the ``{`` of the block just opened above."""
    tokens = cursor.tokens
    return not frame.body and len(tokens) == 2 and tokens[0].kind == "{"


def whole_line(cursor: Cursor) -> Span:
    """The whole physical line with its end, unless it holds a comment too."""
    return _line_and_end(cursor, _whole(cursor))


def _depth(node: Node) -> int:
    """How many nodes stand inside one another, at the most."""
    depth, layer = 0, [node]
    while layer:
        depth += 1
        layer = [child for parent in layer for child in children(parent)]
    return depth


def too_deep(cursor: Cursor) -> None:
    """More blocks inside one another than can be read."""
    cursor.note(rules.TOO_DEEP, cursor.tokens[0].span)
