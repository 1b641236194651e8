"""The programs that a new one can begin with: EduCode files whose first comment is their title."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from educode.workshop import Refused
from educode.workshop.paths import EXTENSION


@dataclass(frozen=True, slots=True)
class Template:
    """One beginning."""

    name: str
    title: str
    text: str


@cache
def templates() -> tuple[Template, ...]:
    """Every template, in the order of its number."""
    found = files("educode").joinpath("assets", "modeles").iterdir()
    names = sorted(place.name for place in found if place.name.endswith(EXTENSION))
    return tuple(_template(name) for name in names)


def template_text(name: str) -> str:
    """The text of a template; Refused("absent")."""
    for template in templates():
        if template.name == name:
            return template.text
    raise Refused("absent")


def _template(file: str) -> Template:
    text = files("educode").joinpath("assets", "modeles", file).read_text(encoding="utf-8")
    title = text.partition("\n")[0].removeprefix("//").strip()
    return Template(file.removesuffix(EXTENSION).partition("-")[2], title, text)
