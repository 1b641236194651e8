"""Chance: the generator sfc32, the same draws on every host (language page, section 8)."""

from __future__ import annotations

import secrets
import struct

from educode.python.checks import finite, whole
from educode.python.entry import builtin
from educode.python.failure import EduCodeError
from educode.python.numbers import LARGEST_EXACT, Number
from educode.python.run import current
from educode.python.values import Tableau

_WORD = 0xFFFFFFFF


class Generator:
    """One sequence of draws."""

    def __init__(self, seed: Number) -> None:
        bits = struct.unpack("<II", struct.pack("<d", float(seed) + 0.0))
        self._words: tuple[int, int, int, int] = (0, bits[0], bits[1], 1)
        for _ in range(12):
            self.draw()

    def draw(self) -> int:
        """32 bits."""
        a, b, c, d = self._words
        total = (a + b + d) & _WORD
        turned = ((c << 21) | (c >> 11)) & _WORD
        self._words = (b ^ (b >> 9), (c + (c << 3)) & _WORD, (turned + total) & _WORD, (d + 1) & _WORD)
        return total

    def real(self) -> float:
        """A number of [0, 1[ with 53 bits."""
        high = self.draw()
        low = self.draw()
        return (high * 2097152 + (low >> 11)) / 9007199254740992

    def whole(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        span = span_of(low, high)
        u = self.draw() / 4294967296 if span <= 4294967296 else self.real()
        return int(float(low) + int(u * span))


def span_of(low: int, high: int) -> float:
    """How many whole numbers there are, as a nombre counts them."""
    return float(high) - float(low) + 1.0


def generator() -> Generator:
    """The generator of the current run; without a seed, it starts anywhere."""
    run = current()
    if run.generator is None:
        seed = run.options.seed
        run.generator = Generator(secrets.randbelow(LARGEST_EXACT) if seed is None else seed)
    return run.generator


@builtin
def graine(n: Number) -> None:
    """Start the sequence of draws that goes with ``n``."""
    current().generator = Generator(finite(n, 0))


@builtin
def hasard(a: Number, b: Number | None = None) -> int:
    """A whole number from ``a`` to ``b``, or from 0 to ``a``."""
    low, high = (0, whole("hasard", 0, a)) if b is None else (whole("hasard", 0, a), whole("hasard", 1, b))
    if low > high:
        raise EduCodeError("EDU1113", routine="hasard", low=low, high=high)
    if span_of(low, high) > LARGEST_EXACT:
        raise EduCodeError("EDU1127", low=low, high=high)
    return generator().whole(low, high)


@builtin
def hasard_reel() -> float:
    """A number of [0, 1[."""
    return generator().real()


@builtin
def melanger(values: Tableau) -> Tableau:
    """A shuffled copy."""
    mixed = Tableau(values)
    draw = generator().whole
    for last in range(len(mixed) - 1, 0, -1):
        other = draw(0, last)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
