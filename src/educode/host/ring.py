"""Python's end of the shared ring in which a running program puts its output.

See runtime/src/hosts/embedded.ts for the other end. Python polls; the program waits when full.
"""

from __future__ import annotations

CAPACITY = 1 << 20
"""UTF-16 units; a power of two."""

_HEADER_BYTES = 16
_WRITTEN, _READ, _CALL, _ANSWER = range(4)
_NO_CALL, _COMPLETE = 0, 2
_MASK = CAPACITY - 1
_TO_UNSIGNED = 0xFFFFFFFF


class Ring:
    """What a program has printed and nobody has read yet; perhaps a call to Python."""

    def __init__(self, memory: memoryview) -> None:
        self._header = memory[:_HEADER_BYTES].cast("i")
        self._units = memory[_HEADER_BYTES:]
        self._read = 0
        self._rest = b""
        self._asked: list[str] = []

    def take(self) -> str:
        """All that was printed since; empty if nothing was."""
        text, is_call = self._pull()
        if is_call:
            self._asked.append(text)
            return ""
        return text

    def called(self) -> str | None:
        """The text of a call that waits for its answer; None if there is none. Comes after ``take``."""
        if self._header[_CALL] != _COMPLETE or self._header[_WRITTEN] & _TO_UNSIGNED != self._read:
            return None
        text = "".join(self._asked)
        self._asked.clear()
        return text

    def answer(self, value: int) -> None:
        """Let the program go on after its call."""
        self._header[_ANSWER] = value
        self._header[_CALL] = _NO_CALL

    def _pull(self) -> tuple[str, bool]:
        """The text written since the last pull, and whether it belongs to a call.

        The state of calls is read before the text is marked as read: a call begins on an empty ring.
        """
        written = self._header[_WRITTEN] & _TO_UNSIGNED
        count = (written - self._read) & _TO_UNSIGNED
        if not count:
            return "", False
        is_call = self._header[_CALL] != _NO_CALL
        taken = self._rest + self._between(self._read & _MASK, count)
        self._read = written
        self._header[_READ] = written - (1 << 32) if written >> 31 else written
        return self._decoded(taken), is_call

    def _between(self, start: int, count: int) -> bytes:
        end = start + count
        if end <= CAPACITY:
            return bytes(self._units[2 * start : 2 * end])
        return bytes(self._units[2 * start :]) + bytes(self._units[: 2 * (end - CAPACITY)])

    def _decoded(self, taken: bytes) -> str:
        """The text; a first half of a surrogate pair waits for the second."""
        self._rest = taken[-2:] if 0xD8 <= taken[-1] <= 0xDB else b""
        whole = taken[: len(taken) - len(self._rest)]
        return whole.decode("utf-16-le", "replace")
