"""What stops a program, told in French with the line of the Python text (and of the EduCode one where it is near).

Importing ``educode.python`` puts ``report`` in place of Python's own traceback.
"""

from __future__ import annotations

import ast
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, TracebackType

from educode.python.failure import EduCodeError
from educode.python.room import MEGABYTES, give_room, limit_memory
from educode.python.streams import be_lenient, flush_output, is_lost

_SUPPORT = str(Path(__file__).parent)
_DEEP = 30_000


@dataclass(frozen=True, slots=True)
class Failure:
    """Where and why a translated program stopped; ``calls``: lines of the calls that led there.

    ``part``: which operand or argument of ``segment`` is refused (None: the whole of it).
    """

    code: str
    line: int
    values: dict[str, object]
    calls: tuple[int, ...] = ()
    segment: str = ""
    column: int = 0
    part: int | None = None


def explain(error: BaseException, filename: str) -> Failure | None:
    """The failure that ``error`` stands for; None if it is none of the language's."""
    frames = list(_program_frames(error.__traceback__, filename))
    if not frames:
        return None
    if isinstance(error, RecursionError) and len(frames) > 1:
        frames.pop()  # the last call may be that of a built-in, which only found the room used up
    code, values = _code_of(error, frames[-1], filename)
    if code is None:
        return None
    line, segment = _place(frames[-1], filename)
    line, column = _exact_place(error, frames[-1], filename, line)
    calls = tuple(_place(frame, filename)[0] for frame in reversed(frames[:-1]))
    return Failure(code, line, values, calls, segment, column, getattr(error, "part", None))


def _program_frames(trace: TracebackType | None, filename: str) -> Iterator[TracebackType]:
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == filename:
            yield trace
        trace = trace.tb_next


def _positions(frame: TracebackType) -> tuple[int, int, int, int] | None:
    code: CodeType = frame.tb_frame.f_code
    found = list(code.co_positions())[frame.tb_lasti // 2]
    return None if None in found else found  # type: ignore[return-value]


def _place(frame: TracebackType, filename: str) -> tuple[int, str]:
    found = _positions(frame)
    if found is None:
        return frame.tb_lineno, ""
    line, end_line, column, end_column = found
    lines = _text_of(filename, frame)[line - 1 : end_line]
    if len(lines) == 1:
        return line, lines[0].encode()[column:end_column].decode()
    return line, ""


def _exact_place(error: BaseException, frame: TracebackType, filename: str, line: int) -> tuple[int, int]:
    """The line and column of what failed: of the refused value, where one is."""
    found = _positions(frame)
    if found is None:
        return line, 0
    start = (found[0], found[2])
    part = getattr(error, "part", None)
    if part is None:
        return start
    try:
        tree = ast.parse("".join(_text_of(filename, frame)))
    except SyntaxError:
        return start
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and (node.lineno, node.end_lineno, node.col_offset, node.end_col_offset) == found:
            pieces = pieces_of(node)
            if part < len(pieces):
                return pieces[part].lineno, pieces[part].col_offset
    return start


def pieces_of(node: ast.expr | ast.stmt) -> list[ast.expr]:
    """The operands or arguments of ``node``, in order."""
    if isinstance(node, ast.AugAssign):
        return [node.target, node.value]
    if isinstance(node, ast.Attribute):
        return [node.value]
    if isinstance(node, ast.Subscript):
        return [node.value, node.slice]
    if isinstance(node, ast.BinOp):
        return [node.left, node.right]
    return list(node.args) if isinstance(node, ast.Call) else []


def _text_of(filename: str, frame: TracebackType) -> list[str]:
    import linecache

    return linecache.getlines(filename, frame.tb_frame.f_globals)


def _code_of(error: BaseException, frame: TracebackType, filename: str) -> tuple[str | None, dict[str, object]]:
    if isinstance(error, EduCodeError):
        return error.code, error.values
    if isinstance(error, ZeroDivisionError):
        return ("EDU1102" if _is_remainder(_place(frame, filename)[1]) else "EDU1101"), {}
    if isinstance(error, RecursionError):
        return "EDU0805", {}
    if isinstance(error, NameError):
        return "EDU1016", {"name": error.name or ""}
    return ("EDU0804", {"megabytes": MEGABYTES}) if isinstance(error, MemoryError) else (None, {})


def _is_remainder(segment: str) -> bool:
    tree = parsed(segment)
    return isinstance(tree, ast.BinOp | ast.AugAssign) and isinstance(tree.op, ast.Mod)


def parsed(segment: str) -> ast.expr | ast.stmt | None:
    """The expression or the statement that a piece of a program is; None if it is neither."""
    try:
        body = ast.parse(segment.strip()).body
    except SyntaxError:
        return None
    if len(body) != 1:
        return None
    return body[0].value if isinstance(body[0], ast.Expr) else body[0]


def install() -> None:
    """Deep recursion allowed, and failures told in French; limits for a program that uses this module itself."""
    sys.setrecursionlimit(max(sys.getrecursionlimit(), _DEEP))
    sys.excepthook = report
    filename = _main_file()
    if filename and _is_translation(filename):
        limit_memory()
        be_lenient()


def _main_file() -> str | None:
    return getattr(sys.modules.get("__main__"), "__file__", None)


def _is_translation(filename: str) -> bool:
    """Whether the file is a program that uses this module itself: other programs keep Python's own errors."""
    try:
        text = Path(filename).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return False
    return any(line.startswith(("from educode.python import", "import educode.python")) for line in text.splitlines())


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Tell why the program stopped."""
    give_room()
    filename = _main_file()
    failure = explain(error, filename) if filename and _is_translation(filename) else None
    flush_output()
    if isinstance(error, KeyboardInterrupt | BrokenPipeError):
        return
    if is_lost(error):
        from educode.python.message import OUTPUT_LOST

        sys.stderr.write(OUTPUT_LOST)
        return
    if failure is None or filename is None:
        traceback.print_exception(kind, error, trace)
        return
    from educode.python.message import message_of

    sys.stderr.write(message_of(failure, Path(filename)))
