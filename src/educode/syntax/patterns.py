"""Patterns for lines already known to be wrong: compiled when first needed, not at every start."""

from __future__ import annotations

import re


class LatePattern:
    """A regular expression that is compiled at its first use."""

    __slots__ = ("_compiled", "_flags", "_source")

    def __init__(self, source: str, flags: int = 0) -> None:
        self._source = source
        self._flags = flags
        self._compiled: re.Pattern[str] | None = None

    def _pattern(self) -> re.Pattern[str]:
        if self._compiled is None:
            self._compiled = re.compile(self._source, self._flags)
        return self._compiled

    def match(self, text: str, start: int = 0) -> re.Match[str] | None:
        """As ``re.Pattern.match``."""
        return self._pattern().match(text, start)

    def fullmatch(self, text: str) -> re.Match[str] | None:
        """As ``re.Pattern.fullmatch``."""
        return self._pattern().fullmatch(text)

    def search(self, text: str, start: int = 0) -> re.Match[str] | None:
        """As ``re.Pattern.search``."""
        return self._pattern().search(text, start)

    def sub(self, replacement: str, text: str) -> str:
        """As ``re.Pattern.sub``."""
        return self._pattern().sub(replacement, text)
