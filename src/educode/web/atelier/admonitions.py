"""``??? success "Title"`` and ``!!! note "Title"`` with an indented text: folded and open boxes of the manual."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock

_OPENING = re.compile(r'(\?\?\?|!!!)\+?[ ]+(\w+)(?:[ ]+"([^"]*)")?[ ]*$')
_INDENT = 4


def admonitions(renderer: MarkdownIt) -> None:
    """Teach ``renderer`` these boxes."""
    renderer.block.ruler.before("fence", "admonition", _admonition, {"alt": ["paragraph", "list", "blockquote"]})


def _admonition(state: StateBlock, start: int, end: int, silent: bool) -> bool:
    opening = _OPENING.match(state.src[state.bMarks[start] + state.tShift[start] : state.eMarks[start]])
    if opening is None:
        return False
    if silent:
        return True
    after = _last_line(state, start, end)
    tag = "details" if opening[1] == "???" else "aside"
    _put_box(state, start, after, tag, opening[2], opening[3] or "")
    state.line = after
    return True


def _last_line(state: StateBlock, start: int, end: int) -> int:
    """The line after the indented text, blank lines at its end left out."""
    wanted, after = state.sCount[start] + _INDENT, start + 1
    for line in range(start + 1, end):
        if state.isEmpty(line):
            continue
        if state.sCount[line] < wanted:
            break
        after = line + 1
    return after


def _put_box(state: StateBlock, start: int, after: int, tag: str, kind: str, title: str) -> None:  # noqa: PLR0913, PLR0917
    opened = state.push("admonition_open", tag, 1)
    opened.block, opened.map = True, [start, after]
    opened.attrs = {"class": f"box {kind}"}
    if title:
        heading = "summary" if tag == "details" else "strong"
        state.push("title_open", heading, 1)
        inline = state.push("inline", "", 0)
        inline.content, inline.map, inline.children = title, [start, start + 1], []
        state.push("title_close", heading, -1)
    indent, kept_end = state.blkIndent, state.lineMax
    state.blkIndent, state.lineMax = state.sCount[start] + _INDENT, after
    state.md.block.tokenize(state, start + 1, after)
    state.blkIndent, state.lineMax = indent, kept_end
    state.push("admonition_close", tag, -1)
