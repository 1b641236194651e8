"""The French text of a failure: the rules' own sentences, with the line of the Python text."""

from __future__ import annotations

import ast
from pathlib import Path

from educode.diagnostics.rules import RULES
from educode.diagnostics.template import cut
from educode.host.failure import diagnostic_of
from educode.python.kinds import type_name
from educode.python.report import Failure, parsed, pieces_of
from educode.python.writing import display
from educode.text import Span

_HEADING = "{code} \u00b7 ligne {line} de {file}{source} \u00b7 {message}\n"
_SOURCE = " (ligne {line} de {file})"
_CALL = "  appel\u00e9e ligne {line}\n"
_AGAIN = {"nombre": "J'attends un nombre.", "bool\u00e9en": "R\u00e9ponds par oui ou par non."}
NO_SCREEN = "Il n'y a pas d'\u00e9cran ici : ajoute --image dessin.svg pour garder le dessin dans un fichier.\n"
OUTPUT_LOST = "Je ne peux plus rien écrire sur la sortie : vérifie qu'il reste de la place sur le disque.\n"
CANNOT_READ = "Je ne peux pas lire le fichier d'événements « {path} ».\n"
CANNOT_WRITE = "Je ne peux pas écrire « {path} » : vérifie que son dossier existe et que tu as le droit d'y écrire.\n"
UNKNOWN_EXTENSION = "Je ne sais pas écrire un dessin « {path} ». Donne un nom qui finit par .png ou .svg.\n"
NO_CANVAS = (
    "Le programme n'a montré aucune toile : il n'y a pas de dessin à garder. "
    "Ajoute `affiche` suivi du nom de la toile à la fin du programme.\n"
)
BAD_SEED = "`--graine` attend un nombre, comme `--graine 7` : « {given} » n'en est pas un.\n"
BAD_OPTION = (
    "Je ne comprends pas ces options. Il y a --graine N, --evenements FICHIER, --image FICHIER, --param NOM=VALEUR.\n"
)
_ELLIPSIS = "\u2026"
_MOST_CALLS = 3


def ask_again(expected: str) -> str:
    """What is said before a question is asked again."""
    return _AGAIN[expected]


def message_of(failure: Failure, file: Path) -> str:
    """Everything that is told of ``failure``, which happened in ``file``."""
    values = {
        **_quoted(failure.segment, failure.part),
        **{name: _shown(name, value) for name, value in failure.values.items()},
    }
    if "value" in failure.values:
        values.setdefault("kind", type_name(failure.values["value"]))
    for side in ("left", "right"):
        if side in failure.values:
            values[f"{side}_kind"] = type_name(failure.values[side])
    return _text(failure, values, file)


def _text(failure: Failure, values: dict[str, str], file: Path) -> str:
    try:
        found = diagnostic_of(failure.code, values, Span(0, 0))
        message, suggestion = found.message, found.suggestion
    except (KeyError, ValueError):
        message, suggestion = RULES[failure.code].title, None
    source = _source_of(file, failure.line)
    text = _HEADING.format(code=failure.code, line=failure.line, file=file.name, source=source, message=message)
    text += f"  {failure.segment}\n" if failure.segment else ""
    text += f"{suggestion}\n" if suggestion else ""
    return text + "".join([_CALL.format(line=line) for line in failure.calls[:_MOST_CALLS]])


def _shown(name: str, value: object) -> str:
    if isinstance(value, list | tuple) and name in ("keys", "fields"):
        return ", ".join([str(one) if name == "fields" else display(one) for one in value[:5]])
    if isinstance(value, str) and name not in ("value", "left", "right", "key"):
        return value
    return display(value)


def _quoted(segment: str, part: int | None) -> dict[str, str]:
    """The pieces of the Python text that sentences may quote."""
    found = dict.fromkeys(("part", "base", "at", "routine"), _ELLIPSIS) | {"code": cut(segment) or _ELLIPSIS}
    tree = parsed(segment)
    if tree is None:
        return found
    if isinstance(tree, ast.Call):
        found["routine"] = ast.unparse(tree.func).removeprefix("self.")
    pieces = [cut(ast.get_source_segment(segment.strip(), piece) or _ELLIPSIS) for piece in pieces_of(tree)]
    if part is None:
        found["part"] = pieces[0] if isinstance(tree, ast.Call) and len(pieces) == 1 else found["code"]
    elif part < len(pieces):
        found["part"] = pieces[part]
    return found | dict(zip(("base", "at"), pieces, strict=False))


def _source_of(file: Path, line: int) -> str:
    """The line of the EduCode program, where it stands beside its translation."""
    program = file.with_suffix(".edu")
    if not program.is_file():
        return ""
    from educode.emit.python import translate
    from educode.semantics import analyse
    from educode.text import Source

    analysis = analyse(Source(program.read_text(encoding="utf-8-sig"), program.name))
    if analysis.has_errors:
        return ""
    translation = translate(analysis)
    if translation.code != file.read_text(encoding="utf-8"):
        return ""
    return _SOURCE.format(line=translation.line(line), file=program.name)
