"""The program that a page plays: its newest text on disk, compiled, and its errors told for a page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from educode import api
from educode.diagnostics import Diagnostic
from educode.diagnostics.rules import RULES
from educode.emit.javascript import Compiled
from educode.host.failure import to_diagnostic
from educode.text import Source

_VERSIONS_KEPT = 8


@dataclass(frozen=True, slots=True)
class Version:
    """One text of the program with what the compiler made of it (no code: it has errors)."""

    source: Source
    compiled: Compiled | None
    diagnostics: tuple[Diagnostic, ...]

    def told(self) -> list[dict[str, object]]:
        """Its errors, for the page."""
        return [tell(found, self.source) for found in self.diagnostics if found.severity == "erreur"]


def compile_version(source: Source) -> Version:
    """Analyse and compile ``source``."""
    analysis = api.analyse(source)
    compiled = None if analysis.has_errors else api.to_javascript(analysis)
    return Version(source, compiled, analysis.diagnostics)


@dataclass(slots=True)
class Played:
    """The program of one server. Reloading the page plays the file as it was last saved."""

    source: Source
    folder: Path
    _versions: list[Version] = field(default_factory=list)
    _dropped: int = 0
    _file: Path | None = None

    def __post_init__(self) -> None:
        """Follow the file only if the program came from it (a piped program has none)."""
        places = (Path(self.source.name).absolute(), self.folder / Path(self.source.name).name)
        self._file = next((place for place in places if _read(place) == self.source.text), None)

    def newest(self) -> tuple[int, Version]:
        """The newest version and its number."""
        text = _read(self._file) if self._file else None
        if not self._versions or (text is not None and text != self._versions[-1].source.text):
            source = self.source if text is None else Source(text, self.source.name)
            self._versions.append(compile_version(source))
            self._forget_old()
        return self._dropped + len(self._versions) - 1, self._versions[-1]

    def diagnose(self, number: int, step: Mapping[str, object]) -> dict[str, object] | None:
        """What the error ``step`` of version ``number`` means in French; None where that makes no sense."""
        place = number - self._dropped
        return explain(self._versions[place], step) if 0 <= place < len(self._versions) else None

    def _forget_old(self) -> None:
        extra = len(self._versions) - _VERSIONS_KEPT
        if extra > 0:
            del self._versions[:extra]
            self._dropped += extra


def explain(version: Version, step: Mapping[str, object]) -> dict[str, object] | None:
    """What the error ``step`` of a compiled program means in French; None where that makes no sense."""
    if version.compiled is None or not _is_failure(step):
        return None
    try:
        return tell(to_diagnostic(step, version.compiled, version.source), version.source)
    except (KeyError, ValueError):  # the values are not those of its code
        return None


def tell(found: Diagnostic, source: Source) -> dict[str, object]:
    """A diagnostic with its excerpt, as the page shows it; line 0: it has no place (a limit was reached)."""
    start = source.position(found.span.start)
    line = source.line_span(start.line)
    end = min(max(found.span.end, found.span.start + 1), max(line.end, found.span.start))
    return {
        "code": found.code,
        "message": found.message,
        "suggestion": found.suggestion,
        "line": start.line if found.span.end else 0,
        "before": source.text[line.start : found.span.start],
        "marked": source.text[found.span.start : end],
        "after": source.text[end : line.end],
        "calls": [{"line": source.position(call.span.start).line, "routine": call.routine} for call in found.calls],
    }


def _is_failure(step: Mapping[str, object]) -> bool:
    """Whether ``step`` has the shape of the runtime's failures; it comes from outside."""
    code, values, part, frames = (step.get(key) for key in ("code", "values", "part", "frames"))
    return (
        isinstance(code, str)
        and code in RULES
        and isinstance(values, dict)
        and all(isinstance(value, str | int | float) for value in values.values())
        and (part is None or isinstance(part, int))
        and isinstance(frames, list)
        and all(isinstance(frame, list) and len(frame) == 2 and _are_counts(frame) for frame in frames)
    )


def _are_counts(frame: list[object]) -> bool:
    return all(isinstance(place, int) and place > 0 for place in frame)


def _read(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return None
