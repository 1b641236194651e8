"""What every check of types needs: the kinds of an expression, words for them, mended lines.

An operation is an error only if every kind that its parts may have makes it fail; a part whose own
error is already told counts as unknown and silences what is around it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from educode.diagnostics import Fix, Rule
from educode.diagnostics.template import choice, with_article
from educode.semantics import cells as c
from educode.semantics.inference import Inference
from educode.semantics.mending import mended_line, replacement
from educode.semantics.model import Variable
from educode.semantics.visibility import variables_at
from educode.semantics.workspace import Workspace, without_groups
from educode.syntax import nodes as n
from educode.text import Span

_NUMBER = re.compile(r"[+-]?\d+([.,]\d+)?\Z")


class Checker:
    """The state of the checks of one program."""

    def __init__(self, workspace: Workspace, inference: Inference) -> None:
        self.workspace = workspace
        self.analysis = workspace.analysis
        self.inference = inference
        self.kinds = inference.kinds
        self.failed: set[n.Node] = set()

    def mask(self, node: n.Expression) -> int:
        """The kinds that ``node`` may have; UNKNOWN when its own error is told."""
        node = without_groups(node)
        return c.UNKNOWN if node in self.failed else self.inference.mask(node)

    def is_wrong(self, node: n.Expression, allowed: int) -> bool:
        """Whether ``node`` has a value whose kind is certainly not one of ``allowed``."""
        mask = self.mask(node)
        return bool(mask) and not mask & (allowed | c.UNKNOWN)

    def text(self, node: n.Node) -> str:
        """The text of ``node`` as typed."""
        return self.workspace.text(node)

    def found(self, node: n.Expression) -> str:
        """The kinds of ``node`` in words, with their articles."""
        return self.words(self.mask(node))

    def words(self, mask: int) -> str:
        """The kinds of ``mask`` in words, with their articles."""
        return choice([with_article(name) for name in self.kinds.names(mask)])

    def fail(
        self,
        rule: Rule,
        node: n.Node,
        *,
        mend: tuple[str, Fix | None] = ("", None),
        labels: Iterable[tuple[Span, str]] = (),
        span: Span | None = None,
        **values: object,
    ) -> None:
        """Report ``rule`` at ``span``, else at ``node``, which counts as unknown from now on.

        ``mend``: the hint, and the fix whose mended line is ``{line}``.
        """
        hint, fix = mend
        self.failed.add(node)
        if fix is not None:
            values.setdefault("line", mended_line(self.analysis.source, fix))
        self.workspace.reporter.report(
            rule,
            span or node.span,
            hint=hint,
            fixes=[fix] if fix is not None else [],
            labels=labels,
            **values,
        )

    def declaration_of(self, node: n.Expression) -> list[tuple[Span, str]]:
        """Where the variable ``node`` is declared, if it is one with a type."""
        bound = self.analysis.bindings.get(without_groups(node))
        if isinstance(bound, Variable) and bound.declared is not None:
            return [(bound.span, "declared")]
        return []

    # --- conversions that are often meant --------------------------------------------------

    def to_number(self, node: n.Expression) -> tuple[str, Fix | None]:
        """How to make a number of ``node``: the hint and its fix; ("", None) when there is no way."""
        plain = without_groups(node)
        if isinstance(plain, n.TextLiteral):
            return self.unquoted(plain, c.NUMBER)
        if self.mask(node) == c.TEXT:
            return "convert", replacement(plain.span, f"convertir_nombre({self.text(plain)})")
        return "", None

    def unquoted(self, node: n.TextLiteral, wanted: int) -> tuple[str, Fix | None]:
        """Quotes around a number, or around the name of a variable of the right kind."""
        if wanted == c.NUMBER and _NUMBER.match(node.value):
            return "quotes", replacement(node.span, node.value.replace(",", ".").lstrip("+"), sure=True)
        variable = variables_at(self.analysis, node.span.start).get(node.value)
        if variable is not None and self.inference.cells.mask(self.inference.variable(variable)) == wanted:
            return "quotes", replacement(node.span, node.value)
        return "", None

    def to_text(self, node: n.Expression) -> tuple[str, Fix | None]:
        """How to make a text of ``node``."""
        return "convert", replacement(node.span, f"convertir_texte({self.text(without_groups(node))})")
