"""The runtime, and V8 with it inside: half of the start-up, which can be had in advance."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from educode.host.v8 import V8


@cache
def runtime_bundle() -> str:
    """The runtime, built from TypeScript."""
    return (Path(__file__).parent.parent / "assets" / "built" / "runtime.js").read_text("utf-8")


def warming() -> V8:
    """A V8 that takes the runtime in: wait for it, and take its result."""
    v8 = V8()
    v8.begin(runtime_bundle())
    return v8


def warmed() -> V8:
    """A V8 with the runtime in it."""
    v8 = warming()
    v8.wait()
    v8.result()
    return v8
