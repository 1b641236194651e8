"""What pages send: JSON objects of a bounded size, read value by value."""

from __future__ import annotations

import json
from collections.abc import Mapping

from starlette.requests import ClientDisconnect, Request

from educode.workshop import Refused

LARGEST_BODY = 4_000_000
BAD_REQUEST, TOO_BIG = "bad-request", "too-big"


async def json_of(request: Request) -> object:
    """The JSON of the request; Refused for anything else, or too much of it."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Refused(BAD_REQUEST)
    body = bytearray()
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise Refused(TOO_BIG)
        return json.loads(body)
    except (ClientDisconnect, ValueError, RecursionError):
        raise Refused(BAD_REQUEST) from None


async def object_of(request: Request) -> Mapping[str, object]:
    """The JSON object of the request."""
    read = await json_of(request)
    if not isinstance(read, dict):
        raise Refused(BAD_REQUEST)
    return read


def text(values: Mapping[str, object], name: str) -> str:
    """The text called ``name``, fit for a file (no half of a surrogate pair)."""
    value = values.get(name)
    if not isinstance(value, str) or not _is_writable(value):
        raise Refused(BAD_REQUEST)
    return value


def query(request: Request, name: str) -> str:
    """The value ``name`` of the address."""
    return text(request.query_params, name)


def _is_writable(value: str) -> bool:
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True
