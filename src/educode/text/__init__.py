"""Source text and places in it."""

from educode.text.source import Position, Source, Span

__all__ = ["Position", "Source", "Span"]
