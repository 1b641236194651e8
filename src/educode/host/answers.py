"""Answers the requests of a running program: what both answerers (events, terminal) share.

A request and an answer are plain data, see runtime/src/core/requests.ts. An answerer gives
the answer, or raises ``ScriptEnded`` where the program is to end quietly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol  # requests and answers are JSON

from educode.host.files import FileRefused, ProgramFolder

Request = Mapping[str, Any]
Answer = dict[str, Any]


class Answerer(Protocol):
    """Who answers when a program waits."""

    def answer(self, request: Request) -> Answer:
        """The answer to ``request``."""


def about_files(folder: ProgramFolder, request: Request) -> Answer:
    """The answer to a request about files, or the error that refuses it."""
    try:
        return {"value": _FILE_ANSWERS[request["kind"]](folder, request)}
    except FileRefused as refused:
        return {"error": {"code": refused.code, "values": {"name": refused.name}}}


_FILE_ANSWERS: dict[str, Callable[[ProgramFolder, Request], Any]] = {
    "read": lambda folder, request: folder.read(request["name"]),
    "write": lambda folder, request: folder.write(request["name"], request["text"]),
    "append": lambda folder, request: folder.append(request["name"], request["text"]),
    "exists": lambda folder, request: folder.exists(request["name"]),
    "list": lambda folder, request: folder.list(request["folder"], request["extension"]),
}

FILE_KINDS = frozenset(_FILE_ANSWERS)
