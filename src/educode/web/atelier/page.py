"""The page itself and the files that it is made of."""

from __future__ import annotations

import re
import secrets
from html import escape

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from educode.web.app import ASSETS, asset
from educode.web.security import PAGE_POLICY
from educode.web.textes import ATELIER_NOT_BUILT, ATELIER_TITLE, NEEDS_SCRIPTS

_BUILT = ASSETS / "built"
_OWN_FILE = re.compile(r"atelier[\w-]*\.(js|css)")
_TYPES = {"js": "text/javascript", "css": "text/css"}

_PAGE = """<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="csp-nonce" content="{nonce}">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/atelier.css">
<script type="module" src="assets/atelier.js"></script>
</head>
<body><noscript>{noscript}</noscript></body>
</html>
"""


def page_routes() -> list[BaseRoute]:
    """The page and its files."""
    return [Route("/", _page), Route("/assets/{name}", _asset)]


async def _page(request: Request) -> Response:
    if not (_BUILT / "atelier.js").is_file():
        return PlainTextResponse(ATELIER_NOT_BUILT, status_code=503)
    nonce = secrets.token_urlsafe(16)
    body = _PAGE.format(nonce=nonce, title=escape(ATELIER_TITLE), noscript=escape(NEEDS_SCRIPTS))
    return HTMLResponse(body, headers={"content-security-policy": page_policy(nonce, request.headers["host"])})


def page_policy(nonce: str, host: str) -> str:
    """The player's policy, and what the editor needs: its own style sheet, the language server's socket."""
    return PAGE_POLICY.replace("style-src 'self'", f"style-src 'self' 'nonce-{nonce}'").replace(
        "connect-src 'self'", f"connect-src 'self' ws://{host}"
    )


async def _asset(request: Request) -> Response:
    name = request.path_params["name"]
    own = _OWN_FILE.fullmatch(name)
    if own is None or not (_BUILT / name).is_file():
        return await asset(request)
    return FileResponse(_BUILT / name, media_type=_TYPES[own[1]])
