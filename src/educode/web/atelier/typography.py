"""French signs stay with their word: no line begins with « : » or ends with an opening quote."""

from __future__ import annotations

import re

_LOOSE = re.compile(r" (?=[:;?!»])|(?<=«) ")


def bound(words: str) -> str:
    """``words`` with a no-break space where a line must not end."""
    return _LOOSE.sub("\u00a0", words)
