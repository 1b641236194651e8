"""From an address to a function: plain values go out as JSON, refusals as a reason and a French sentence."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from educode.web.textes import REFUSALS
from educode.workshop import Refused

Answer = Callable[[Request], Awaitable[object]]

_STATUS = {
    "absent": 404,
    "exists": 409,
    "conflict": 409,
    "outside": 403,
    "no-right": 403,
    "too-big": 413,
    "broken-disk": 507,
}


def get(path: str, answer: Answer) -> Route:
    """An address that is read."""
    return Route(path, _told(answer), methods=["GET"])


def post(path: str, answer: Answer) -> Route:
    """An address that does something."""
    return Route(path, _told(answer), methods=["POST"])


def put(path: str, answer: Answer) -> Route:
    """An address that replaces something."""
    return Route(path, _told(answer), methods=["PUT"])


def refusal(reason: str, **more: object) -> Response:
    """The answer to what cannot be done."""
    return JSONResponse({"reason": reason, "message": REFUSALS[reason], **more}, _STATUS.get(reason, 400))


def _told(answer: Answer) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        try:
            value = await answer(request)
        except Refused as refused:
            return refusal(refused.reason)
        except (OSError, sqlite3.Error) as error:
            return refusal("no-right" if _is_forbidden(error) else "broken-disk")
        return value if isinstance(value, Response) else JSONResponse(value)

    return endpoint


def _is_forbidden(error: OSError | sqlite3.Error) -> bool:
    return isinstance(error, OSError) and error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}
