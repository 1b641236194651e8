"""What Python itself refuses: more than 100 blocks, some 20 loops or 200 brackets one inside the other."""

from __future__ import annotations

import warnings

from educode.emit.python.program import Translation


def refused_line(translation: Translation) -> int | None:
    """The line of the program whose translation Python would not read; None if it reads all."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(translation.code, "programme.py", "exec")
    except SyntaxError as error:
        return translation.line(error.lineno or 1)
    except (RecursionError, MemoryError):
        return translation.line(_deepest(translation.code))
    return None


def _deepest(code: str) -> int:
    """The longest line stands for the expression that is too deep."""
    lines = code.splitlines()
    return max(range(len(lines)), key=lambda rank: len(lines[rank]), default=0) + 1
