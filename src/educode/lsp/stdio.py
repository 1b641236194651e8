"""The language server over standard input and output: frames of the protocol, whatever comes in them."""

from __future__ import annotations

import asyncio
import io
import os
import sys
import threading
from collections.abc import Callable

from educode.lsp.connection import Connection

LONGEST_MESSAGE = 100_000_000
_LONGEST_LINE = 8_192
_PIECE = 65_536
_LENGTH = b"content-length"


def serve_stdio() -> int:
    """Serve the client at the other end until it leaves; the exit code that the protocol wants."""
    with io.FileIO(os.dup(sys.stdin.fileno())) as reading, os.fdopen(os.dup(sys.stdout.fileno()), "wb") as writing:
        try:
            return asyncio.run(_serve(reading, writing))
        except KeyboardInterrupt:
            return 0


async def _serve(reading: io.RawIOBase, writing: io.BufferedIOBase) -> int:
    frames: asyncio.Queue[bytes | None] = asyncio.Queue()
    loop = asyncio.get_running_loop()

    def keep(frame: bytes | None) -> None:
        loop.call_soon_threadsafe(frames.put_nowait, frame)

    def send(message: str) -> None:
        try:
            writing.write(framed(message))
            writing.flush()
        except OSError:  # nobody listens any more
            frames.put_nowait(None)

    connection = Connection(send)
    threading.Thread(target=_read_all, args=(reading, keep), daemon=True).start()
    try:
        while not connection.is_over and (frame := await frames.get()) is not None:
            connection.receive_text(frame)
    finally:
        connection.close()
    return 1 if connection.left_without_notice else 0


def framed(message: str) -> bytes:
    """``message`` as it is sent."""
    body = message.encode("utf-8")
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def _read_all(reading: io.RawIOBase, keep: Callable[[bytes | None], None]) -> None:
    """Hand over each frame, then None; on a thread of its own, left behind when the server ends."""
    try:
        while (frame := read_frame(reading)) is not None:
            keep(frame)
        keep(None)
    except (OSError, ValueError, RuntimeError):  # the server has ended
        return


def read_frame(reading: io.RawIOBase) -> bytes | None:
    """The body of the next message; None at the end, or where no length that can be believed says where it ends."""
    length = None
    while (line := reading.readline(_LONGEST_LINE)).strip():
        name, _, told = line.partition(b":")
        if name.strip().lower() == _LENGTH:
            length = _length_of(told.strip())
    return None if length is None else _body(reading, length)


def _length_of(told: bytes) -> int | None:
    if not told.isdigit() or len(told) > len(str(LONGEST_MESSAGE)):
        return None
    return length if (length := int(told)) <= LONGEST_MESSAGE else None


def _body(reading: io.RawIOBase, length: int) -> bytes | None:
    body = bytearray()
    while len(body) < length:
        piece = reading.read(min(length - len(body), _PIECE))
        if not piece:
            return None
        body += piece
    return bytes(body)
