"""Turns the error step of a run into a diagnostic: its place, its values, the calls that led there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol  # steps are JSON

from educode.diagnostics import Call, Diagnostic
from educode.diagnostics.rules import RULES
from educode.diagnostics.runtime_hints import hint_of
from educode.diagnostics.template import cut, render
from educode.diagnostics.textes import UNTOLD
from educode.text import Source, Span

OUR_FAULT = "EDU0899"
TOO_DEEP = "EDU0805"

_NOWHERE = Span(0, 0)
_MOST_CALLS = 3


class Site(Protocol):
    """A place of the generated code, and what it stands for in the program."""

    @property
    def span(self) -> Span:
        """The operation."""

    @property
    def parts(self) -> tuple[Span, ...]:
        """Its operands or arguments."""

    @property
    def routine(self) -> str:
        """The routine called there, or nothing."""


class Places(Protocol):
    """What knows the places of the generated code: ``Compiled``."""

    def locate(self, line: int, column: int) -> Site | None:
        """The place at ``line`` and ``column`` of the generated code."""


def to_diagnostic(step: Mapping[str, Any], places: Places, source: Source) -> Diagnostic:
    """The diagnostic of an error step of ``source``."""
    code = step["code"] if step["code"] in RULES else OUR_FAULT
    frames = [site for frame in step.get("frames", ()) if (site := places.locate(*frame)) is not None]
    site = _failing(frames, code)
    values = {**_texts(site, step.get("part"), source), **step.get("values", {})}
    return diagnostic_of(code, values, _span(site, step.get("part")), _calls(frames, site), source)


def diagnostic_of(
    code: str, values: Mapping[str, object], span: Span, calls: Sequence[Call] = (), source: Source | None = None
) -> Diagnostic:
    """The diagnostic of ``code`` with ``values``, at ``span``."""
    rule = RULES[code]
    hint, more = hint_of(code, rule, values, source.text if source else "")
    filled = {**values, **more}
    return Diagnostic(
        rule=rule,
        span=span,
        message=render(rule.message, filled),
        suggestion=render(rule.hints[hint], filled) if hint else None,
        calls=tuple(calls),
    )


def _failing(frames: Sequence[Site], code: str) -> Site | None:
    """The place that failed: where the stack is used up, the innermost call of a routine."""
    if code == TOO_DEEP:
        return next((site for site in frames if site.routine), frames[0] if frames else None)
    return frames[0] if frames else None


def _span(site: Site | None, part: int | None) -> Span:
    if site is None:
        return _NOWHERE
    return site.parts[part] if part is not None and part < len(site.parts) else site.span


def _texts(site: Site | None, part: int | None, source: Source) -> dict[str, str]:
    """The source texts that the sentences may quote."""
    if site is None:
        return dict.fromkeys(("code", "part", "base", "at", "routine"), UNTOLD)
    parts = [_quoted(source, span) for span in site.parts]
    texts = [*parts, UNTOLD, UNTOLD] if len(parts) < 2 else parts
    refused = parts[part] if part is not None and part < len(parts) else _quoted(source, site.span)
    return {
        "code": _quoted(source, site.span),
        "part": refused,
        "base": texts[0],
        "at": texts[1],
        "routine": site.routine or UNTOLD,
    }


def _quoted(source: Source, span: Span) -> str:
    return cut(" ".join(source.slice(span).split()))


def _calls(frames: Sequence[Site], failing: Site | None) -> tuple[Call, ...]:
    """The calls that led to the failure, innermost first; the first ones of a long row."""
    outer = [site for site in frames[1:] if site.routine and site is not failing]
    return tuple(Call(site.span, site.routine) for site in outer[:_MOST_CALLS])
