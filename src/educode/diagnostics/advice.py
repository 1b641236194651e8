"""How to mend, told once: the line as it should be where a fix gives one, and what the sentence adds to it."""

from __future__ import annotations

import re

from educode.diagnostics import textes
from educode.diagnostics.fixes import apply, changed_line
from educode.diagnostics.model import Diagnostic
from educode.records import value
from educode.text import Source

_ONLY_CODE = re.compile(rf"(?:{'|'.join(textes.WRITE)}) ?`[^`]*`\.?")
_INTRODUCES = frozenset({"", *(word.rstrip(" :") for word in textes.WRITE)})


@value
class Advice:
    """``sentence`` and ``code`` never say the same; either may be empty."""

    sentence: str
    code: str


def advice(diagnostic: Diagnostic, source: Source) -> Advice:
    """What to tell about mending ``diagnostic``."""
    sentence = diagnostic.suggestion or ""
    code = diagnostic.mended or _mended_line(diagnostic, source) or ""
    if not code or not sentence:
        return Advice(sentence, code)
    before, quoted, after = sentence.partition(f"`{code}`")
    if not quoted:
        return Advice("" if _ONLY_CODE.fullmatch(sentence) else sentence, code)
    lead = before.rstrip(" :\u00a0\u202f")
    if after in {"", "."} and lead in _INTRODUCES:
        return Advice("", code)
    if after in {"", "."} and before.rstrip().endswith(":"):
        return Advice(f"{lead}.", code)
    return Advice(sentence, "")


def _mended_line(diagnostic: Diagnostic, source: Source) -> str | None:
    if not diagnostic.fixes:
        return None
    return changed_line(source, apply(source.text, diagnostic.fixes[0].edits))
