"""The generated pages of the manual: the built-in functions and the messages, as Markdown.

Reads the catalogue and the rules, and translates the examples; the documentation build, the workshop's help and
the tests use the same pages.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from educode.diagnostics import Rule
from educode.diagnostics.rules import RULES
from educode.diagnostics.template import with_article
from educode.language.builtins import BUILTINS, Builtin, Parameter, Result, Signature
from educode.language.types import Kind
from educode.services import textes


def functions_page() -> str:
    """The page of all built-in functions, in the order of the catalogue."""
    parts = [textes.FUNCTIONS_TITLE, textes.FUNCTIONS_INTRO]
    for category, entries in groupby(BUILTINS.values(), key=lambda entry: entry.category):
        parts += [f"## {category}", *(function_section(entry) for entry in entries)]
    parts.append(textes.PI)
    return "\n\n".join(parts) + "\n"


def python_page() -> str:
    """The example of every built-in function beside its translation to Python."""
    from educode.emit.python import to_python  # the editor's help, which starts often, does without
    from educode.semantics import analyse
    from educode.text import Source

    parts = [textes.PYTHON_TITLE, textes.PYTHON_INTRO]
    for category, entries in groupby(BUILTINS.values(), key=lambda entry: entry.category):
        parts.append(f"## {category}")
        for entry in entries:
            translated = to_python(analyse(Source(entry.example)))
            parts += [f"### {entry.name}", _block("edu", entry.example), _block("python", translated)]
    return "\n\n".join(parts) + "\n"


def function_section(entry: Builtin) -> str:
    """One function: heading, ways to call it, values, example."""
    parts = [f"### {entry.name}", *(_call_line(entry.name, way) for way in entry.signatures), entry.description]
    rows = list(dict.fromkeys(_row(value) for way in entry.signatures for value in way.parameters))
    if rows:
        parts.append("\n".join([textes.VALUES_HEADING, *rows]))
    parts.append(_result_line(entry))
    parts += _example_lines(entry)
    if entry.see_also:
        parts.append(textes.SEE_ALSO.format(names=", ".join(f"[`{name}`](#{name})" for name in entry.see_also)))
    if entry.errors:
        codes = ", ".join(f"[{code}](../erreurs/{code}.md)" for code in entry.errors)
        parts.append(textes.ERRORS.format(codes=codes))
    return "\n\n".join(parts)


def function_summary(entry: Builtin) -> str:
    """The same in a few lines, for hover help."""
    ways = "\n".join(signature_text(entry.name, way) for way in entry.signatures)
    return "\n\n".join([_block("edu", ways), entry.description, _result_line(entry), *_example_lines(entry)])


def signature_text(name: str, signature: Signature) -> str:
    """``arrondi(x[, décimales])``: how to call a function, as hover and manual show it."""
    written, brackets = "", 0
    for index, parameter in enumerate(signature.parameters):
        opening = "[" if parameter.optional else ""
        brackets += bool(opening)
        written += opening + (", " if index else "") + parameter.name + (", …" if parameter.variadic else "")
    return f"{name}({written}{']' * brackets})"


def kinds_text(parameter: Parameter) -> str:
    """« un nombre ou un texte »."""
    return textes.OR.join(with_article(kind.value) for kind in parameter.kinds) or textes.ANY_VALUE


def messages_page() -> str:
    """The list of all messages with links to their pages."""
    parts = [textes.MESSAGES_TITLE, textes.MESSAGES_INTRO]
    for severity, title in textes.SEVERITIES.items():
        rules = [rule for rule in RULES.values() if rule.severity == severity]
        lines = [f"- [{rule.code}]({rule.code}.md) — {rule.title}" for rule in sorted(rules, key=lambda r: r.code)]
        parts += [f"## {title}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def message_page(rule: Rule) -> str:
    """One message: why it comes, a program that gives it, the program mended."""
    parts = [f"# {rule.code} — {rule.title}", textes.WHY, rule.explanation]
    if rule.bad:
        parts += [textes.WRONG, _block("edu-faux", rule.bad)]
    if rule.good:
        parts += [textes.RIGHT, _block("edu", rule.good)]
    return "\n\n".join(parts) + "\n"


def pages() -> Iterator[tuple[str, str]]:
    """Every generated page: its path below ``docs`` and its Markdown."""
    yield "reference/fonctions.md", functions_page()
    yield "reference/fonctions-python.md", python_page()
    yield "erreurs/index.md", messages_page()
    for rule in RULES.values():
        yield f"erreurs/{rule.code}.md", message_page(rule)


def _call_line(name: str, signature: Signature) -> str:
    return f"`{signature_text(name, signature)}`"


def _row(parameter: Parameter) -> str:
    return f"| `{parameter.name}` | {kinds_text(parameter)} | {', '.join(_remarks(parameter))} |"


def _remarks(parameter: Parameter) -> Iterator[str]:
    if parameter.variadic:
        yield textes.SEVERAL
    if parameter.whole:
        yield textes.WHOLE
    if parameter.color:
        yield textes.COLOR
    if parameter.unit:
        yield parameter.unit
    if parameter.writes:
        yield textes.CHANGED
    if parameter.optional:
        yield textes.OPTIONAL_WITH_DEFAULT.format(default=parameter.default) if parameter.default else textes.OPTIONAL


def _result_line(entry: Builtin) -> str:
    results = dict.fromkeys(_result_text(way.result) for way in entry.signatures if way.result is not None)
    return textes.RESULT.format(result=textes.OR.join(results)) if results else textes.COMMAND


def _result_text(result: Kind | Result) -> str:
    return textes.RESULTS[result.name] if isinstance(result, Result) else with_article(result.value)


def _example_lines(entry: Builtin) -> list[str]:
    lines = [_block("edu", entry.example)]
    if entry.output:
        lines.append(_block("sortie", entry.output))
    return lines


def _block(language: str, text: str) -> str:
    return f"```{language}\n{text.rstrip()}\n```"
