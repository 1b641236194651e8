"""V8 itself, straight through mini-racer's library: evaluate on its own thread, wait, cancel.

The package's own Python layer starts an asyncio loop and costs 130 ms of imports, half the
start-up of a small program (docs/decisions/001). Its C interface is used here instead; the
version is pinned in pyproject.toml.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from importlib.util import find_spec
from pathlib import Path
from typing import Any  # ctypes hands out pointers without types

_LIBRARY = {"darwin": "libmini_racer.dylib", "win32": "mini_racer.dll"}.get(sys.platform, "libmini_racer.so")
_ICU_DATA = "icudtl.dat"
_TEXT, _BUFFER = 5, 101
_FAILURES = range(200, 207)


class V8Error(Exception):
    """V8 could not evaluate: a bug of ours, or a cancelled task."""


class _Content(ctypes.Union):
    _fields_ = (
        ("address", ctypes.c_void_p),
        ("characters", ctypes.POINTER(ctypes.c_char)),
        ("integer", ctypes.c_int64),
        ("number", ctypes.c_double),
    )


class _Value(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("content", _Content), ("length", ctypes.c_size_t), ("type", ctypes.c_uint8))


_Handle = ctypes.POINTER(_Value)
_Callback = ctypes.CFUNCTYPE(None, ctypes.c_uint64, _Handle)
_u64 = ctypes.c_uint64

_SIGNATURES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "mr_init_v8": (None, (ctypes.c_char_p, ctypes.c_char_p)),
    "mr_init_context": (_u64, (_Callback,)),
    "mr_free_context": (None, (_u64,)),
    "mr_eval": (_u64, (_u64, _Handle, _u64)),
    "mr_cancel_task": (None, (_u64, _u64)),
    "mr_alloc_string_val": (_Handle, (_u64, ctypes.c_char_p, _u64, ctypes.c_uint8)),
    "mr_free_value": (None, (_u64, _Handle)),
}

_loaded: list[ctypes.CDLL] = []
_loading = threading.Lock()


def is_loaded() -> bool:
    """Whether V8 runs in this process."""
    return bool(_loaded)


def library() -> ctypes.CDLL:
    """The library, its V8 set going: once for the whole process."""
    with _loading:
        if not _loaded:
            _loaded.append(_load())
        return _loaded[0]


def _load() -> ctypes.CDLL:
    spec = find_spec("py_mini_racer")
    if spec is None or spec.origin is None:
        raise V8Error("mini-racer is not installed")
    folder = Path(spec.origin).parent
    found = ctypes.CDLL(str(folder / _LIBRARY))
    for name, (result, arguments) in _SIGNATURES.items():
        function = getattr(found, name)
        function.restype, function.argtypes = result, arguments
    found.mr_init_v8(b"", str(folder / _ICU_DATA).encode())
    return found


class V8:
    """One V8 context. One task at a time: ``begin`` it, ``wait`` for it, then take its ``result``."""

    def __init__(self) -> None:
        self._library = library()
        self._callback = _Callback(self._finish)  # kept: V8 holds no reference to it
        self._context = self._library.mr_init_context(self._callback)
        self._finished = threading.Event()
        self._handle: Any = None
        self._task = 0

    def begin(self, code: str) -> None:
        """Evaluate ``code`` on V8's thread."""
        self._finished.clear()
        given = self._text(code)
        self._task = self._library.mr_eval(self._context, given, 1)
        self._library.mr_free_value(self._context, given)

    def wait(self, seconds: float | None = None) -> bool:
        """Whether the task has ended within ``seconds``."""
        return self._finished.wait(seconds)

    def result(self) -> str | memoryview | None:
        """What the ended task gave: a text, a shared buffer, None for anything else."""
        handle, self._handle = self._handle, None
        value = handle.contents
        if value.type == _BUFFER:
            return self._view(value)
        try:
            return self._converted(value)
        finally:
            self._library.mr_free_value(self._context, handle)

    def evaluate(self, code: str) -> str | memoryview | None:
        """The value of ``code``, waited for."""
        self.begin(code)
        self.wait()
        return self.result()

    def cancel(self) -> None:
        """End the task under way, wherever it is."""
        self._library.mr_cancel_task(self._context, self._task)

    def close(self) -> None:
        """Give the context's memory back."""
        self._library.mr_free_context(self._context)

    def _finish(self, _task: int, handle: Any) -> None:  # noqa: ANN401
        self._handle = handle
        self._finished.set()

    def _text(self, text: str) -> Any:  # noqa: ANN401
        encoded = text.encode("utf-8", "replace")
        return self._library.mr_alloc_string_val(self._context, encoded, len(encoded), _TEXT)

    def _view(self, value: Any) -> memoryview:  # noqa: ANN401
        return memoryview((ctypes.c_byte * value.length).from_address(value.content.address)).cast("B")

    def _converted(self, value: Any) -> str | None:  # noqa: ANN401
        if value.type != _TEXT and value.type not in _FAILURES:
            return None
        text = ctypes.string_at(value.content.characters, value.length).decode("utf-8", "replace")
        if value.type in _FAILURES:
            raise V8Error(text)
        return text
