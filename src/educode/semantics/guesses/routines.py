"""Calls of functions that do not exist, and what was meant."""

from __future__ import annotations

import re

from educode.diagnostics import Edit, Fix
from educode.diagnostics.nearest import differs_by_accent, distance, fold
from educode.diagnostics.rules import control, names
from educode.diagnostics.template import choice, with_article
from educode.language.builtins import BUILTINS
from educode.language.builtins.model import Builtin
from educode.language.foreign_drawing import is_of_drawing
from educode.language.foreign_names import FUNCTIONS, IN_SECONDS, STATEMENTS
from educode.language.keywords import CONSTANTS
from educode.language.near_lines import SPARES, SWAPS
from educode.semantics import cells as c
from educode.semantics.builtin_types import accepts_count
from educode.semantics.guesses.closest import closest
from educode.semantics.guesses.drawing import report_drawing
from educode.semantics.inference import Inference
from educode.semantics.kinds import DECLARABLE
from educode.semantics.mending import insertion, mended_line, renaming, replacement
from educode.semantics.model import Routine, Variable
from educode.semantics.visibility import variables_at
from educode.semantics.workspace import UnknownName, Workspace
from educode.syntax.nodes import Name
from educode.text import Span

_DECIMAL = re.compile(r"\d+(?:\.\d+)?")
_SHORT = 4
_PAIR = 2
_TO_TEXT = frozenset({"texte", "text", "chaine"})
_APPELLE = re.compile(r"(?:\bappelle +)?\Z")
_GIVEN = re.compile(r"\s*([\w.\[\]]+)\s+vaut\s")


def report_unknown_routine(workspace: Workspace, inference: Inference, found: UnknownName) -> None:
    """Report one unknown function at its first call."""
    _Unknown(workspace, inference, found).report()


class _Unknown:
    def __init__(self, workspace: Workspace, inference: Inference, found: UnknownName) -> None:
        self.workspace = workspace
        self.inference = inference
        self.found = found
        self.call = found.calls[0]
        self.name = found.name
        self.known: dict[str, Routine] = dict(workspace.analysis.routines)
        if found.class_ is not None:
            self.known.update(found.class_.methods)

    def report(self) -> None:
        variable = variables_at(self.workspace.analysis, self.found.span.start).get(self.name)
        if variable is not None and not self.is_key():
            self.variable(variable)
        elif self.name in self.workspace.analysis.classes:
            self.tell("class")
        elif not any(
            guess()
            for guess in (
                self.constant,
                self.same_but_accents,
                self.swap,
                self.drawing,
                self.foreign,
                self.owner,
                self.near,
            )
        ):
            self.tell("define")

    def tell(self, hint: str, *, fix: Fix | None = None, label: Span | None = None, **values: object) -> None:
        self.workspace.reporter.report(
            names.UNKNOWN_ROUTINE,
            self.found.span,
            hint=hint,
            fixes=[fix] if fix is not None else [],
            labels=[(label, "declared")] if label is not None else [],
            name=self.name,
            **values,
        )

    # --- a variable followed by parentheses ------------------------------------------------

    def variable(self, variable: Variable) -> None:
        hint, edits = self.without_call(self.inference.cells.mask(self.inference.variable(variable)))
        fix = Fix(edits, sure=hint == "index" and len(self.found.uses) == 1) if edits else None
        self.workspace.reporter.report(
            names.VARIABLE_CALLED,
            self.call.span,
            hint=hint,
            fixes=[fix] if fix else [],
            labels=[(variable.span, "declared")],
            name=self.name,
            line=self.mended(fix) if fix else "",
        )

    def is_key(self) -> bool:
        """``touche("a")``, although ``touche`` is a variable."""
        return FUNCTIONS.get(self.name) == "touche_enfoncee" and self.first_mask() == c.TEXT

    def without_call(self, mask: int) -> tuple[str, tuple[Edit, ...]]:
        after = self.found.span.end
        arguments = self.call.arguments
        if not arguments:
            return "remove", (Edit(Span(after, self.call.span.end), ""),)
        if len(arguments) > 1:
            return "", ()
        if mask == c.NUMBER and self.first_mask() == c.TEXT:
            return "", ()
        if mask == c.NUMBER:
            return "multiply", insertion(after, " * ").edits
        inner = arguments[0].span
        return "index", (Edit(Span(after, inner.start), "["), Edit(Span(inner.end, self.call.span.end), "]"))

    def mended(self, fix: Fix) -> str:
        return mended_line(self.workspace.analysis.source, fix)

    def constant(self) -> bool:
        """``pi()``."""
        meant = self.name.lower()
        if meant not in CONSTANTS or self.call.arguments:
            return False
        fix = replacement(self.call.span, meant, sure=len(self.found.calls) == 1)
        self.tell("constant", fix=fix, near=meant)
        return True

    # --- other names -----------------------------------------------------------------------

    def same_but_accents(self) -> bool:
        for candidate in (*self.known, *BUILTINS):
            if fold(candidate) == fold(self.name):
                routine = self.known.get(candidate)
                self.tell(
                    "accent" if differs_by_accent(self.name, candidate) else "case",
                    fix=renaming(self.found.uses, candidate, sure=True),
                    label=routine.definition.name.span if routine else None,
                    near=candidate,
                )
                return True
        return False

    def swap(self) -> bool:
        """``échanger(a, b)``."""
        names_given = [one for one in self.call.arguments if isinstance(one, Name)]
        if fold(self.name) not in SWAPS or len(names_given) != len(self.call.arguments) or len(names_given) != _PAIR:
            return False
        first, second = (one.name for one in names_given)
        spare = next(name for name in SPARES if name not in self.workspace.analysis.globals)
        kept = self.kept(spare, first)
        lines = [kept, f"{first} vaut {second}", f"{second} vaut {spare}"]
        facts = {"first": first, "second": second, "spare": spare, "kept": kept}
        fixes = [self.written(lines)] if " est " in kept else []
        self.workspace.reporter.report(control.SWAP, self.found.span, hint="lines", fixes=fixes, labels=(), **facts)
        return True

    def kept(self, spare: str, first: str) -> str:
        """How ``spare`` gets the value of ``first``; declared, if both have one type that a declaration can give."""
        one, other = (self.inference.mask(argument) for argument in self.call.arguments)
        type_ = self.inference.kinds.type(one)
        if one != other or type_.kind not in DECLARABLE:
            return f"{spare} vaut {first}"
        return f"{spare} est {with_article(type_.french)} vaut {first}"

    def written(self, lines: list[str]) -> Fix:
        """The fix that writes ``lines`` in the place of the call."""
        source = self.workspace.analysis.source
        line = source.line_text(self.workspace.line(self.call.span))
        margin = "\n" + line[: len(line) - len(line.lstrip())]
        keyword = _APPELLE.search(
            line[: self.call.span.start - source.line_span(self.workspace.line(self.call.span)).start]
        )
        start = self.call.span.start - (len(keyword[0]) if keyword else 0)
        return Fix((Edit(Span(start, self.call.span.end), margin.join(lines)),), sure=len(self.found.calls) == 1)

    def drawing(self) -> bool:
        """A word of drawing, unless the program defines a name close to it."""
        if closest(self.name, self.known):
            return False
        return report_drawing(self.workspace, self.inference, self.found.calls)

    def foreign(self) -> bool:
        if self.name in STATEMENTS:
            return self.foreign_statement(STATEMENTS[self.name])
        meant = FUNCTIONS.get(self.name)
        if self.name in _TO_TEXT and self.call in self.workspace.analysis.value_used and len(self.call.arguments) == 1:
            meant = "convertir_texte"
        if meant is None:
            return False
        if self.name in ("int", "entier") and self.first_mask() == c.NUMBER:
            meant = "arrondi_inferieur"
        if meant == "hasard_reel" and self.call.arguments:
            meant = "hasard"
        if self.name in IN_SECONDS and len(self.call.arguments) == 1:
            return self.pause()
        fits = any(accepts_count(each, len(self.call.arguments)) for each in BUILTINS[meant].signatures)
        fix = renaming(self.found.uses, meant, sure=True) if fits else None
        form = "" if fits else form_of(BUILTINS[meant])
        self.tell_foreign("line" if fix else "form", meant, fix, self.mended(fix) if fix else "", form)
        return True

    def pause(self) -> bool:
        """``sleep(0.5)``: elsewhere, seconds are given."""
        edits = tuple(
            Edit(call.span, f"attendre({in_milliseconds(self.workspace.text(call.arguments[0]))})")
            for call in self.found.calls
            if len(call.arguments) == 1
        )
        fix = Fix(edits, sure=len(edits) == len(self.found.calls))
        self.tell_foreign("pause", "attendre", fix, self.mended(fix))
        return True

    def first_mask(self) -> int:
        arguments = self.call.arguments
        return self.inference.mask(arguments[0]) if arguments else 0

    def foreign_statement(self, word: str) -> bool:
        """``print(x)`` as a statement; the form is shown when it cannot be put right here."""
        values = [self.workspace.text(argument) for argument in self.call.arguments]
        alone = self.call not in self.workspace.analysis.value_used
        fix = None
        if alone and word == "affiche":
            fix = Fix((Edit(self.call.span, f"affiche {' + '.join(values)}".strip()),), sure=len(values) < 2)
        elif alone and word == "terminer" and not values:
            fix = Fix((Edit(self.call.span, "terminer"),), sure=True)
        form = f"{word} \u2026"
        if word == "demande":
            place = _GIVEN.match(self.workspace.analysis.source.line_text(self.workspace.line(self.found.span)))
            target = place[1] if place else "reponse"
            form = f"demande {values[0] if values else self.question(target)} dans {target}"
        if word in ("ajoute", "supprime") and len(values) == 2:
            form = f"{values[0]} {word} {values[1]}"
        self.tell_foreign("line" if fix else "form", word, fix, self.mended(fix) if fix else "", form)
        return True

    def question(self, target: str) -> str:
        return f'"{target} ? "'

    def tell_foreign(self, hint: str, near: str, fix: Fix | None, line: str, form: str = "") -> None:
        self.workspace.reporter.report(
            names.FOREIGN_ROUTINE,
            self.found.span,
            hint=hint,
            fixes=[fix] if fix is not None else [],
            name=self.name,
            near=near,
            line=line,
            form=form,
        )

    def near(self) -> bool:
        if not self.found.guess:
            return False
        drawn = is_of_drawing(fold(self.name))
        found = closest(self.name, [*self.known, *(() if drawn else BUILTINS)]) or self.misspelt_foreign()
        if not found:
            return False
        routine = self.known.get(found[0])
        if len(found) > 1:
            self.tell(
                "choice",
                fix=renaming(self.found.uses, found[0], sure=False),
                near=choice([f"`{each}`" for each in found]),
            )
        else:
            self.tell(
                "defined" if routine else "near",
                fix=renaming(self.found.uses, found[0], sure=self.accepts(found[0])),
                label=routine.definition.name.span if routine else None,
                near=found[0],
                line=self.workspace.line(routine.definition.span) if routine else 0,
            )
        return True

    def misspelt_foreign(self) -> list[str]:
        """``lenght``: the function that a foreign word, one letter away, stands for."""
        if is_of_drawing(fold(self.name)):
            return []
        near = [word for word in closest(self.name, FUNCTIONS) if distance(self.name, word, 1) <= 1]
        return [FUNCTIONS[near[0]]] if len(near) == 1 and len(self.name) > _SHORT else []

    def accepts(self, name: str) -> bool:
        """Whether the number of values given suits ``name``."""
        count = len(self.call.arguments)
        routine = self.known.get(name)
        if routine is not None:
            return routine.parameters is not None and len(routine.parameters) == count
        return any(accepts_count(each, count) for each in BUILTINS[name].signatures)

    def owner(self) -> bool:
        """A method, called without its object."""
        for class_ in self.workspace.analysis.classes.values():
            if self.name in class_.methods:
                self.tell("method", owner=class_.name)
                return True
        return False


def in_milliseconds(seconds: str) -> str:
    """``0.5`` → ``500``, ``n`` → ``n * 1000``, ``a + b`` → ``(a + b) * 1000``."""
    if _DECIMAL.fullmatch(seconds):
        return f"{float(seconds) * 1000:g}"
    return f"{seconds} * 1000" if seconds.isidentifier() else f"({seconds}) * 1000"


def form_of(builtin: Builtin) -> str:
    """``arrondi(x)``: how a built-in is called, with the values it cannot do without."""
    shown = [one.name for one in builtin.signatures[0].parameters if not one.optional]
    return f"{builtin.name}({', '.join(shown)})"
