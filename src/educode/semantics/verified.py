"""Fixes that claim to be sure are tried on a copy of the program; those that do not hold are only likely.

A fix holds if its diagnostic has gone and no other has come. The price is one more analysis a fix, so
that long programs have only their first fixes tried.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from educode.diagnostics import Diagnostic, Fix, Severity
from educode.records import replace
from educode.semantics.mending import applied
from educode.text import Source

_BUDGET = 60_000
"""Characters that may be read again."""

Diagnose = Callable[[Source], tuple[Diagnostic, ...]]
Wanted = Callable[[], bool]


def always() -> bool:
    """For those who wait for the answer."""
    return True


def verified(
    source: Source, diagnostics: tuple[Diagnostic, ...], diagnose: Diagnose, is_wanted: Wanted = always
) -> tuple[Diagnostic, ...]:
    """The same diagnostics, with fixes that can be trusted; no more is tried once ``is_wanted`` says no."""
    return tuple(_Trial(source, diagnostics, diagnose, is_wanted).run())


class _Trial:
    def __init__(
        self, source: Source, diagnostics: tuple[Diagnostic, ...], diagnose: Diagnose, is_wanted: Wanted
    ) -> None:
        self.is_wanted = is_wanted
        self.source = source
        self.diagnostics = diagnostics
        self.diagnose = diagnose
        self.before = _counted(diagnostics)
        self.budget = _BUDGET

    def run(self) -> Iterator[Diagnostic]:
        for found in self.diagnostics:
            if any(fix.sure for fix in found.fixes):
                yield replace(found, fixes=tuple(self.tried(found, fix) for fix in found.fixes))
            else:
                yield found

    def tried(self, found: Diagnostic, fix: Fix) -> Fix:
        if not fix.sure or self.budget < 0 or not self.is_wanted():
            return fix
        self.budget -= len(self.source.text)
        after = self.diagnose(Source(applied(self.source.text, fix), self.source.name))
        return fix if self.holds(found, after) else replace(fix, sure=False)

    def holds(self, found: Diagnostic, after: tuple[Diagnostic, ...]) -> bool:
        """Whether ``found`` has gone and nothing as serious has come."""
        told = [one for one in after if one.severity is Severity.ERROR or found.severity is not Severity.ERROR]
        left = _counted(told)
        return left[found.code] < self.before[found.code] and all(left[code] <= self.before[code] for code in left)


def _counted(diagnostics: tuple[Diagnostic, ...] | list[Diagnostic]) -> Counter[str]:
    return Counter(found.code for found in diagnostics)
