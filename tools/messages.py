"""Writes docs/messages.md: every message of EduCode as it is told for the wrong program of its rule.

``python tools/messages.py`` after a change of a message; a test compares.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from educode import api
from educode.diagnostics import Diagnostic, Rule
from educode.diagnostics.advice import advice
from educode.diagnostics.rules import RULES
from educode.host.events import Event
from educode.host.failure import to_diagnostic
from educode.host.run import Setting, run_headless
from educode.text import Source

PAGE = Path(__file__).resolve().parent.parent / "docs" / "messages.md"
_RUN_TIME = ("EDU08", "EDU10", "EDU11")
_EVENTS = {
    "cliquer": Event("clic", 1, x=1, y=1),
    "appuyer": Event("touche", 2, text="espace"),
    "demande": Event("reponse", 3, text="7"),
}
_FAMILIES = {
    "EDU01": "Caractères, guillemets, nombres",
    "EDU02": "Lignes et blocs",
    "EDU03": "Noms",
    "EDU04": "Types",
    "EDU05": "Appels",
    "EDU06": "Déroulement, constantes",
    "EDU07": "Dessin, clics, touches",
    "EDU08": "Fichiers et limites",
    "EDU10": "Pendant l'exécution : indices et données",
    "EDU11": "Pendant l'exécution : calculs",
    "EDU90": "Avertissements et conseils",
}
_HEAD = """# Les messages d'EduCode

Tous les messages, tels qu'ils s'affichent pour le programme fautif de leur page (`educode explique CODE`).
Cette page est écrite par `tools/messages.py`. Un message entre accolades n'a pas d'exemple : il parle du
fichier ou de la machine.
"""


def told(rule: Rule, program: str) -> tuple[Diagnostic, ...]:
    """What is told of a ``program`` of ``rule``: by the analysis or, for a rule of the run time, by a run."""
    return _told(program, run=rule.code.startswith(_RUN_TIME))


@cache
def _told(program: str, *, run: bool) -> tuple[Diagnostic, ...]:
    source = Source(program)
    analysis = api.analyse(source)
    if analysis.has_errors or not run:
        return analysis.diagnostics
    compiled = api.to_javascript(analysis)
    events = [event for word, event in _EVENTS.items() if word in program]
    with tempfile.TemporaryDirectory() as folder:
        failed = run_headless(compiled.code, Setting(events, folder=Path(folder))).failed
    return (to_diagnostic(failed, compiled, source),) if failed else ()


def page() -> str:
    """The whole page."""
    return _HEAD + "".join(_sections())


def _sections() -> Iterator[str]:
    for prefix, title in _FAMILIES.items():
        yield f"\n## {title}\n\n| Code | Message | Suggestion |\n|---|---|---|\n"
        yield from (_row(rule) for code, rule in RULES.items() if code.startswith(prefix))


def _row(rule: Rule) -> str:
    found = next((one for one in told(rule, rule.bad) if one.rule is rule), None) if rule.bad else None
    if found is None:
        return f"| {rule.code} | {_cell(rule.message)} | {_cell(' / '.join(rule.hints.values()))} |\n"
    advised = advice(found, Source(rule.bad))
    mend = f"`{advised.code}`" if advised.code else ""
    return f"| {rule.code} | {_cell(found.message)} | {_cell(' '.join((advised.sentence, mend)).strip())} |\n"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
