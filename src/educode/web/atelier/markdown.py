"""The manual's Markdown as safe HTML: no HTML of the text itself, examples that can be run, links inside the help."""

from __future__ import annotations

import posixpath
import re
import unicodedata
from collections.abc import Mapping, MutableMapping, Sequence
from functools import cache
from html import escape
from typing import Any  # what the library's renderer passes on

from markdown_it import MarkdownIt
from markdown_it.token import Token

from educode.web.atelier.admonitions import admonitions
from educode.web.atelier.typography import bound

_RUNNABLE = frozenset({"edu", "edu-reponses"})
_FAULTY = frozenset({"edu-faux", "educode"})


def to_html(markdown: str, page: str, pictures: Mapping[str, str] | None = None) -> str:
    """The HTML of a page of the help; ``page``: its path, from which its links are read.

    ``pictures``: where the pictures that it names are found; others are left out.
    """
    return str(_renderer().render(markdown, {"page": page, "pictures": pictures or {}}))


def slug(title: str) -> str:
    """The anchor of a heading, as the manual's site makes it."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", plain).strip().lower())


@cache
def _renderer() -> MarkdownIt:
    renderer = MarkdownIt("commonmark", {"html": False}).enable("table")
    renderer.use(admonitions)
    renderer.add_render_rule("fence", _fence)
    renderer.add_render_rule("text", lambda _, tokens, rank, *_rest: escape(bound(tokens[rank].content)))
    renderer.add_render_rule("heading_open", _heading)
    renderer.add_render_rule("link_open", _link)
    renderer.add_render_rule("image", _image)
    renderer.add_render_rule("table_open", lambda *_: '<div class="table"><table>\n')
    renderer.add_render_rule("table_close", lambda *_: "</table></div>\n")
    return renderer


def _fence(_renderer: Any, tokens: Sequence[Token], rank: int, *_rest: object) -> str:  # noqa: ANN401
    token = tokens[rank]
    kind = token.info.strip().partition(" ")[0]
    code = f"<code>{escape(token.content)}</code></pre>\n"
    if kind in _RUNNABLE:
        return f'<pre class="edu" data-runnable{_answers(tokens, rank)}>{code}'
    if kind in _FAULTY:
        return f'<pre class="edu">{code}'
    return f'<pre class="{escape(kind or "text")}">{code}'


def _answers(tokens: Sequence[Token], rank: int) -> str:
    """The events that an example expects stand in the fence after it."""
    following = tokens[rank + 1] if rank + 1 < len(tokens) else None
    if following is None or following.type != "fence" or following.info.strip() != "reponses":
        return ""
    return f' data-events="{escape(following.content)}"'


def _heading(renderer: Any, tokens: Sequence[Token], rank: int, options: Any, _environment: object) -> str:  # noqa: ANN401
    token = tokens[rank]
    token.attrSet("id", slug(tokens[rank + 1].content.replace("`", "")))
    return str(renderer.renderToken(tokens, rank, options, None))


def _link(
    renderer: Any,  # noqa: ANN401
    tokens: Sequence[Token],
    rank: int,
    options: Any,  # noqa: ANN401
    environment: MutableMapping[str, Any],
) -> str:
    token = tokens[rank]
    target = str(token.attrGet("href") or "")
    if re.match(r"[a-z]+:", target):
        token.attrSet("rel", "noreferrer")
        token.attrSet("target", "_blank")
    else:
        page, anchor = inner_link(target, environment["page"])
        token.attrs = {"href": f"#aide/{page}", "data-help": page, **({"data-anchor": anchor} if anchor else {})}
    return str(renderer.renderToken(tokens, rank, options, None))


def inner_link(target: str, page: str) -> tuple[str, str]:
    """The page and the anchor that a link written in ``page`` leads to."""
    path, _, anchor = target.partition("#")
    if not path:
        return page, anchor
    return posixpath.normpath(posixpath.join(posixpath.dirname(page), path)), anchor


def _image(
    _renderer: Any,  # noqa: ANN401
    tokens: Sequence[Token],
    rank: int,
    _options: object,
    environment: MutableMapping[str, Any],
) -> str:
    token = tokens[rank]
    place = environment["pictures"].get(str(token.attrGet("src") or ""))
    return f'<img src="{escape(place)}" alt="{escape(token.content)}">' if place else ""
