"""Help and mistakes of the command line in French, in place of those of the library."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any  # commands and errors of the library, known by their attributes

from educode.cli import textes
from educode.cli.problem import Problem

_WIDTH = 30


def general_help(commands: Mapping[str, str]) -> str:
    """What ``educode --aide`` prints."""
    rows = list(commands.items())
    codes = [(str(code), meaning) for code, meaning in textes.EXIT_CODE_MEANINGS.items()]
    usage = f"{textes.USAGE} {textes.PROGRAM} {textes.COMMAND_WORD} {textes.OPTIONS_WORD}"
    parts = [textes.TITLE, "", usage, "", textes.COMMANDS, *_table(rows)]
    parts += ["", textes.OPTIONS, *_table([("--aide", textes.HELP_OPTION), ("--version", textes.VERSION_OPTION)])]
    parts += ["", textes.EXIT_CODES, *_table(codes, 6), "", textes.MORE_HELP]
    return "\n".join(parts) + "\n"


def command_help(name: str, command: Any, about: str, examples: Iterable[str]) -> str:  # noqa: ANN401
    """What ``educode NAME --aide`` prints."""
    arguments = [found for found in command.params if found.param_type_name == "argument"]
    options = [found for found in command.params if found.param_type_name == "option"]
    words = " ".join(_metavar(found) if found.required else f"[{_metavar(found)}]" for found in arguments)
    parts = [about, "", f"{textes.USAGE} {textes.PROGRAM} {name} {words} {textes.OPTIONS_WORD}"]
    parts += ["", textes.ARGUMENTS, *_table((_metavar(found), found.help) for found in arguments)]
    rows = [(_option(found), found.help) for found in options]
    parts += ["", textes.OPTIONS, *_table([*rows, ("--aide", textes.HELP_OPTION)])]
    parts += ["", textes.EXAMPLES, *(f"  {example}" for example in examples)]
    return "\n".join(parts) + "\n"


def _metavar(parameter: Any) -> str:  # noqa: ANN401
    word = str(parameter.metavar)
    return word + "\u2026" if parameter.nargs == -1 else word


def _option(parameter: Any) -> str:  # noqa: ANN401
    names = ", ".join([*parameter.opts, *parameter.secondary_opts])
    return names if parameter.is_flag else f"{names} {parameter.metavar}"


def _table(rows: Iterable[tuple[str, str]], width: int = _WIDTH) -> Iterator[str]:
    for left, right in rows:
        if len(left) + 2 > width:
            yield f"  {left}"
            yield f"  {'':{width}}{right}"
        else:
            yield f"  {left:{width}}{right}"


def unknown_command(name: str, known: Iterable[str]) -> Problem:
    """A first word that is no command."""
    near = get_close_matches(name, list(known), 1, 0.5)
    advice = textes.NEAR.format(near=f"{textes.PROGRAM} {near[0]}") if near else ""
    see = textes.SEE_HELP.format(command=textes.PROGRAM)
    return Problem(textes.UNKNOWN_COMMAND.format(name=name), f"{advice}\n{see}".strip())


def mistake(error: Any, command: str) -> Problem:  # noqa: ANN401
    """A mistake in the options, as the library saw it, in French."""
    see = textes.SEE_HELP.format(command=f"{textes.PROGRAM} {command}".strip())
    message, advice = _told(error)
    return Problem(message, f"{advice}\n{see}".strip())


def _told(error: Any) -> tuple[str, str]:  # noqa: ANN401
    """The message and the advice, by the kind of the error (its class has no public name)."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near = list(error.possibilities or ())
        advice = textes.NEAR.format(near=near[0]) if near else ""
        return textes.UNKNOWN_OPTION.format(name=error.option_name), advice
    if kind == "MissingParameter":
        return _missing(error.param), ""
    if kind == "BadOptionUsage":
        takes_none = "does not take" in str(error.message)
        text = textes.FLAG_TAKES_NOTHING if takes_none else textes.MISSING_VALUE
        return text.format(name=error.option_name), ""
    if kind == "BadParameter":
        return _bad_value(error), ""
    words = re.search(r"\(([^()]*)\)$", str(getattr(error, "message", "")))
    return (textes.TOO_MANY.format(words=words[1]) if words else textes.BAD_COMMAND), ""


def _missing(parameter: Any) -> str:  # noqa: ANN401
    if parameter.param_type_name == "argument":
        return textes.MISSING_ARGUMENT.format(name=_metavar(parameter).rstrip("\u2026"))
    return textes.MISSING_OPTION.format(name=_option(parameter))


def _bad_value(error: Any) -> str:  # noqa: ANN401
    """The options that are checked are numbers."""
    name = error.param.opts[-1] if error.param is not None else "?"
    return textes.BAD_NUMBER.format(name=name)
